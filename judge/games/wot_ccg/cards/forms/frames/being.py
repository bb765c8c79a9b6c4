"""How a card stands, where it is, and in which challenge, beside or against whom: one phrase for every position.

What is said behind `is` (`participating in a challenge with 3 other Wolves`) is read as the condition of a card that
is named, of the card itself, and of each card of a description.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from judge.games.wot_ccg.cards.forms.frames.challenges import of_others, of_sides, of_sorts
from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, THIS, All, Chosen, Condition, Which

condition = sort("condition")
any_challenge = LANGUAGE.words("any-challenge", "a challenge of some kind")
any_challenge.word("", "a challenge", "any challenge", "the challenge", "a given challenge")
of_sorts(any_challenge)
initiated = LANGUAGE.words("whose-initiated", "a challenge by who initiated it")
for value, many in (
    ("supporting", ("you initiated", "you initiate", "initiated by you")),
    ("opposing", ("your opponent initiated", "your opponent initiates", "initiated by your opponent",
                  "initiated by other players", "initiated by opponents", "initiated by your opponents",
                  "you did not initiate")),
):  # fmt: skip
    for spelling in many:
        initiated.word(value, *(f"{each} {spelling}" for each in ("a challenge", "any challenge", "challenges")))

# What is said behind `participating`.
part = LANGUAGE.sort("part", "how somebody participates")


def _in(kind: str) -> Condition:
    if not kind:
        return Condition("is", Which(states=("participating",)), whom=IT)
    return Condition("in", whose=kind, whom=IT)


def _of_in(given: Any) -> Mapping[str, Any] | None:
    kind = given.whose if isinstance(given, Condition) else ""
    return {"kind": kind} if given == _in(kind) else None


def _on_side(state: str) -> Condition:
    return Condition("is", Which(states=(state,)), whom=IT)


def _of_state(given: Any) -> Mapping[str, Any] | None:
    states = given.which.states if isinstance(given, Condition) else ()
    return {"state": states[0]} if len(states) == 1 and given == _on_side(states[0]) else None


part.converts(_in, _of_in, "in {kind:any-challenge}")
part.converts(_on_side, _of_state, "in {state:whose-initiated}", rank=-1)
sided = LANGUAGE.words("sided-challenge", "a challenge of a sort, by who initiated it, or not of a sort")
of_sides(sided, of_any_sort=False)
of_others(sided)
part.converts(_in, _of_in, "in {kind:sided-challenge}")
LANGUAGE.sort("told-challenge", "a challenge of which something is told").also(sided, LANGUAGE.sorts["challenge-kind"])
beside = LANGUAGE.words("beside", "beside or against whom")
beside.word("with", "with", "alongside", "together with", "in company with")
beside.word("against", "against")
mates = LANGUAGE.words("mates", "beside whom", {each: "with" for each in ("with", "as", "alongside")})


class Company(NamedTuple):
    """How many cards of which description."""

    which: Which
    op: str = ">="
    number: int = 1


company = LANGUAGE.sort("company", "some cards, or so many")
company.form(Company, "{which:by-name}", rank=1)
company.form(Company, "a {which}", rank=1)
company.form(Company, "{which:some-which}", "1/one (or more) of {which!}", rank=1)
company.converts(
    lambda how, which: Company(which, how.op, how.number),
    lambda given: {"how": Compared(given.op, given.number), "which": given.which}
    if isinstance(given, Company) and (given.op, given.number) != (">=", 1) else None,
    "{how:how-many} {which!}", "{how:how-many} of {which!}",
)  # fmt: skip
company_or_none = LANGUAGE.sort("company-or-none", "some cards, so many, or none")
company_or_none.also(company)
company_or_none.converts(
    lambda which: Company(which, "<=", 0),
    lambda given: {"which": given.which} if isinstance(given, Company) and (given.op, given.number) == ("<=", 0)
    else None, "no {which?}",
)  # fmt: skip


def _beside(test: str, them: Company, whose: str = "") -> Condition:
    return Condition(test, them.which, whose, them.op, them.number, IT)


def _of_beside(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Condition) or given.test not in beside.singular:
        return None
    found: dict[str, Any] = {
        "test": given.test,
        "them": Company(given.which, given.op, given.number),
        "whose": given.whose,
    }
    return found if given == _beside(**found) else None


part.converts(
    _beside, _of_beside, "in {whose:any-challenge} {test:beside} {them:company-or-none}",
    "{test:beside} {them:company-or-none}",
    "in the same challenge/challenges {test:mates} {them:company-or-none}", rank=1,
)  # fmt: skip
# Beside or against cards whose controller is named: in a challenge in which they are.
for test, controls in (("with", "you control"), ("against", "your opponent controls")):
    part.converts(
        lambda kind, which, test=test: None if which.side else Condition(test, which, kind, whom=IT), never,
        f"in {{kind:any-challenge}} in which {{which:some-which}} {controls} is/are (also) participating", rank=-1,
    )  # fmt: skip
for test, other in (("with this", "this card"), ("with the target", "the target")):
    part.form(
        Condition, f"in the same challenge as {other}", f"in (a/the) (same) challenge/challenges with/as {other}",
        f"with {other}", test=test, whom=IT, rank=-1,
    )  # fmt: skip
part.form(Condition, "in the same challenge", "in the same challenge with it", test="with this", whom=IT, rank=-1)

# What is said behind `is`.
being = LANGUAGE.sort("being", "how a card stands")
stands = LANGUAGE.words("stands", "how a card stands")
for value, spellings in {
    "damaged": ("damaged",), "undamaged": ("undamaged",), "ready": ("ready",), "rotated": ("rotated",),
    "supporting": ("supporting", "supporting a challenge"), "opposing": ("opposing", "opposing a challenge"),
    "mortally wounded": ("mortally wounded",),
    "home": ("in the home front", "in your home front", "in its home front", "in his home front", "home",
             "at the home front", "at your home front"),
    "battleground": ("at the battleground", "in the battleground", "in your battleground", "battleground",
                     "at your battleground"),
    "standing-down": ("standing down", "standing-down", "standing down in the battleground"),
}.items():  # fmt: skip
    stands.word(value, *spellings)
being.converts(_on_side, _of_state, "{state:stands}")
being.form(_in(""), "participating")
being.converts(lambda it: it, lambda given: {"it": given} if isinstance(given, Condition) else None,
               "participating {it:part}")  # fmt: skip
THERE = "participating (in a challenge|in the challenge|in a given challenge)"
being.form(
    Condition, "the only {which} you control participating in a challenge",
    f"the only {{which}} you control/have {THERE}", "your only participating {which}",
    f"the only {{which}} of yours {THERE}", test="alone", whom=IT,
)  # fmt: skip
being.converts(  # Events are on no card.
    lambda which: None if which.kind == "event" else Condition("has on", which, whom=IT),
    lambda given: {"which": given.which} if isinstance(given, Condition) and given == Condition(
        "has on", given.which, whom=IT) else None, "the target of a {which}", "the target of (an/any) {which}",
)  # fmt: skip
being.form(
    Condition, "participating in a challenge against a {which}", "opposing {which:some-which}", test="against",
    whom=IT, rank=2,
)  # fmt: skip
being.form(
    Condition, "participating in a challenge against a {which}", "opposing {which!} (in a/any/the challenge)",
    "opposing {which:some-which} in a/any/the challenge", test="against", whom=IT, rank=-1,
)  # fmt: skip
being.converts(lambda them: _beside("against", them), never, "opposed by {them:company-or-none}", rank=2)


# In every position.
def _of(whom: Any, negated: bool) -> tuple[Callable[..., Condition | None], Callable[[Any], Mapping[str, Any] | None]]:
    """What is so of the card itself, or of whom a slot names; or is not so."""

    def make(it: Condition, whom: Any = whom) -> Condition | None:
        several = isinstance(whom, Chosen) and whom.least > 1
        if isinstance(whom, All) and whom.which == Which(whom.which.kind, any_of=whom.which.any_of):
            whom = Chosen(whom.which) if whom.which.any_of else whom  # `Rand or Mat is ...`: one of them.
        whom = IT if it.test == "with this" and whom == THIS else whom  # In whose challenge? In that of the others.
        return None if it.negated or several else it._replace(whom=whom, negated=negated)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Condition) or given.whom is None or given.negated is not negated:
            return None
        found = {"it": given._replace(whom=IT, negated=False)}
        return found if given.whom == IT else {**found, "whom": given.whom}

    return make, take


condition.converts(*_of(IT, False), "it is {it:being}", "(it is) {it:being}")
condition.converts(*_of(IT, False), "{whom} is/are {it:being}", "{whom} remain/remains {it:being}", rank=1)
condition.converts(*_of(IT, True), "it is not {it:being}", "it is no longer {it:being}", "not {it:being}", rank=1)
condition.converts(*_of(IT, True), "{whom} is/are not {it:being}", "{whom} is/are no longer {it:being}", rank=1)
condition.converts(
    _of(IT, False)[0], never, "it participates {it:part}", "{whom} participate/participates {it:part}",
    rank=2,
)  # fmt: skip
condition.converts(
    lambda which: Condition("with", which, whom=IT), never, "(it is) in a challenge/challenges with {which:some-which}",
    rank=1,
)  # fmt: skip
condition.converts(
    lambda which: Condition("with", which, whom=THIS), never,
    "you have {which:some-which} participating in the same challenge (as/with this card)", rank=-1,
)  # fmt: skip
condition.converts(
    lambda which: Condition("against", which, whom=IT), never, "against {which:some-which}", rank=1,
)  # fmt: skip
condition.converts(
    lambda whom, which: Condition("against", which, whom=whom), never, "{whom} oppose/opposes {which:some-which}",
    "{which:some-which} oppose/opposes {whom}", "{which:some-which} oppose/opposes {whom} in a/any/the challenge",
    "{whom} oppose/opposes {which:some-which} in a/any/the challenge", rank=3,
)  # fmt: skip
for state, verbs in (("supporting", "support/supports"), ("opposing", "oppose/opposes")):
    condition.converts(
        lambda whom, state=state: _on_side(state)._replace(whom=whom), never, f"{{whom}} {verbs} a challenge", rank=3,
    )  # fmt: skip

# What a card is, and what it has: a trait, an allegiance, an advantage on it, damage.
condition.form(
    Condition, "{whom} is a {which}", "{whom} is (an) {which}", "{whom} has {which}",
    "{whom} has (the) {which} (allegiance/trait)", test="is", rank=1,
)  # fmt: skip
condition.form(
    Condition, "{whom} is not a {which}", "{whom} is not (an) {which}",
    "{whom} does not have (the) {which} (allegiance/trait)", test="is", negated=True,
)  # fmt: skip


condition.converts(
    lambda them, which: Condition("is", which, whom=All(them)), never,
    "all (of) {them:which!} have (the) {which} (allegiance/trait)", "all (of) {them:which!} are {which!}", rank=1,
)  # fmt: skip
worn = LANGUAGE.words("worn", "what a card has on it")
for marks in ((), ("Weapon",)):
    for kind in ("", "advantage", "character advantage", "troop advantage"):
        if marks or kind:
            worn.word(Which(kind=kind, marks=marks), name := " ".join((*marks, kind)).strip(), plural=f"{name}s")
condition.converts(
    lambda whom, which: Condition("has on", which, whom=whom), never,
    "{whom} has a/an/any {which:worn} (on it|targeting it)", "there is a/an/any {which:worn} on {whom}",
    "{whom} bears/bear a/an/any {which:worn}",
    "a/an/any {which:worn} is on {whom}", "a/an/any {which:worn} targets {whom}", rank=1,
)  # fmt: skip
condition.converts(
    lambda whom, which: Condition("has on", which, whom=whom, negated=True), never,
    "{whom} has no {which:worn?} (on it|targeting it)", "{whom} does not have a/an/any {which:worn} (on it)",
    "there is/are no {which:worn?} on {whom}", rank=-1,
)  # fmt: skip
condition.converts(
    lambda whom, which, how: Condition("has on", which, op=how.op, number=how.number, whom=whom),
    lambda given: {"whom": given.whom, "which": given.which, "how": Compared(given.op, given.number)}
    if isinstance(given, Condition) and given.test == "has on" and (given.op, given.number) != (">=", 1) else None,
    "{whom} has {how:how-many} {which:worn!} on it", "{whom} has/have {how:how-many} {which:worn!} (on it)",
    "there are {how:how-many} {which:worn!} on {whom}",
)  # fmt: skip
for state, damage in (("damaged", "(any) damage"), ("undamaged", "no damage")):
    condition.converts(
        lambda whom, state=state: _on_side(state)._replace(whom=whom), never, f"{{whom}} has/have {damage} (on it)",
        f"there is/are {damage} on {{whom}}", rank=2,
    )  # fmt: skip


SAME = "is/are participating in the same challenge (as this card|with this card|as it)"
for test, whose in (("with", ("you control",)), ("against", ("your opponent controls",))):
    condition.converts(
        lambda which, test=test: None if which.side else Condition(
            test, which._replace(other=False), whom=THIS, negated=True), never,
        *(f"no {{which!}} {each} {SAME}" for each in whose),
        *((f"no opposing {{which!}} {SAME}",) if test == "against" else ()), rank=-1,
    )  # fmt: skip
