"""Challenges by what they are about, and several sorts of them in one phrase: wherever a challenge is named.

`The Tear nation contested challenge`, `the Pattern Challenge or the Last Battle`, `challenges your opponent initiated`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.frames.adverbs import Adverb, adverb
from judge.games.wot_ccg.cards.forms.frames.being import being, condition, part
from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.further.taking_part import PLAYERS, WON
from judge.games.wot_ccg.cards.forms.rules import has, keeps_out, never
from judge.games.wot_ccg.cards.forms.voices.behind_nouns import Piece
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import CONTEST, IT, THIS, Chosen, Condition, OnlyIn, Permit, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Occasion

# The challenge for one Contested Advantage.
CONTESTED = "contested advantage"
contest = LANGUAGE.sort("contest", "the challenge for a Contested Advantage")


def _contest(mark: str) -> Which:
    return Which(CONTESTED, marks=(mark,))


def _of_contest(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Which) and len(given.marks) == 1 and given == _contest(given.marks[0])
    return {"mark": given.marks[0]} if own else None


SORT = "(nation) contested"
contest.converts(
    _contest, _of_contest, "the {mark} contested challenge", f"the {{mark}} {SORT} (advantage) challenge",
    f"a/any/the challenge/challenges for (control of) (the) {{mark}} {SORT} advantage",
    "a/any/the challenge/challenges for the {mark} advantage",
)  # fmt: skip


LANGUAGE.sorts["there"].converts(
    lambda which: Piece("where", f"{CONTEST}{which.marks[0]}"),
    lambda given: {"which": _contest(given.value.removeprefix(CONTEST))}
    if isinstance(given, Piece) and given.field == "where" and given.value.startswith(CONTEST) else None,
    "{which:contest}",
)  # fmt: skip


def _for_it(which: Which) -> Condition:
    return Condition("in", which, "contested", whom=IT)


def _of_for_it(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Condition) and given.which.kind == CONTESTED and given == _for_it(given.which)
    return {"which": given.which} if own else None


part.converts(_for_it, _of_for_it, "in {which:contest}")
condition.converts(_for_it, never, "(it is) in {which:contest}", rank=1)


def _so_there(there: Condition) -> Any:
    """What is so in such a challenge; what keeps a card out of it is said otherwise."""

    def so(it: Deed) -> Deed | None:
        return None if it.conditions or keeps_out(it) else it._replace(conditions=(there,))

    return so


def _of_so_there(take: Any) -> Any:
    def taken(given: Any) -> Mapping[str, Any] | None:
        one = given.conditions[0] if isinstance(given, Deed) and len(given.conditions) == 1 else None
        found = take(one)
        return {**found, "it": given._replace(conditions=())} if found else None

    return taken


deed = LANGUAGE.sorts["deed"]
deed.converts(
    lambda it, which: _so_there(_for_it(which))(it), _of_so_there(_of_for_it), "{it:has} in {which:contest}",
    "{it:has} during {which:contest}", rank=1,
)  # fmt: skip


def _used_there(use: str) -> Any:
    def make(which: Which) -> Adverb:
        return Adverb(use=use, conditions=(_for_it(which)._replace(whom=THIS),), priced=True)

    def take(given: Any) -> Mapping[str, Any] | None:
        which = given.conditions[0].which if isinstance(given, Adverb) and len(given.conditions) == 1 else None
        return {"which": which} if which is not None and given == make(which) else None

    return make, take


adverb.converts(
    *_used_there("while participating"), "while participating in {which:contest}",
    "while (it is|this card is) participating in {which:contest}", rank=1,
)  # fmt: skip
adverb.converts(*_used_there("during a challenge"), "during {which:contest}", rank=1)


def _won_contest(it: Clause, which: Which, whom: Any = None, how: Compared | None = None) -> Clause | None:
    """What is done when a player wins the challenge for an advantage."""
    chosen = isinstance(whom, Chosen) and whom != Chosen(whom.which)
    if chosen or whom in PLAYERS or it.when is not None or it.costs or it.use or it.timing:
        return None
    about = Condition("resolving", which, "contested")
    there = (Condition("is", which=Which(where="now"), whom=whom),) if whom is not None else ()
    lead = (Condition("by", op=how.op, number=how.number),) if how is not None else ()
    return it._replace(when=Occasion("you succeed"), conditions=(*lead, about, *there, *it.conditions))


TAKES = ("", "in which {whom} is/are participating", "in which {whom} participated/participates")
clause.converts(
    _won_contest, never, *(f"when/if/after you {won} {{which:contest}} {takes} , {{it:clause}}" for won in WON
                           for takes in TAKES),
    *(f"when/if/after you {won} {{which:contest}} by {{how:how-many}} , {{it:clause}}" for won in WON), rank=-1,
)  # fmt: skip
condition.form(
    Condition, "it is {which:contest} that is resolved", "the/this/that challenge is {which:contest}",
    "{which:contest} is being resolved", test="resolving", whose="contested",
)  # fmt: skip
clause.converts(
    lambda deeds, which: Clause(deeds, when=Occasion("participates"), conditions=(_for_it(which)._replace(whom=THIS),)),
    never, "when/if this card participates in {which:contest} , {deeds:simple>}", rank=-2,
)  # fmt: skip


# One of several sorts.
def _one_of(kinds: tuple[str, ...]) -> Condition | None:
    return Condition("in", whose="|".join(kinds), whom=IT) if len(kinds) > 1 else None


def _of_one(given: Any) -> Mapping[str, Any] | None:
    kinds = tuple(given.whose.split("|")) if isinstance(given, Condition) else ()
    return {"kinds": kinds} if len(kinds) > 1 and given == _one_of(kinds) else None


in_kind = LANGUAGE.sort("in-kind", "in a sort of challenge")
in_kind.converts(
    lambda kind: kind, lambda given: {"kind": given} if isinstance(given, str) and given else None,
    "in {kind:challenge-kind}",
)  # fmt: skip
part.converts(_one_of, _of_one, "in {kinds:challenge-kind|}", "in either {kinds:challenge-kind|}", "{kinds:in-kind|}")
part.converts(_one_of, never, "in {kinds:challenge-kind&}", "{kinds:in-kind&}")
deed.converts(
    lambda it, kinds: (one := _one_of(kinds)) and _so_there(one)(it), _of_so_there(_of_one),
    "{it:has} in {kinds:challenge-kind|}", "{it:has} during {kinds:challenge-kind|}", "{it:has} {kinds:in-kind|}",
    "{it:has} in/during {kinds:challenge-kind&}", "{it:has} {kinds:in-kind&}", rank=2,
)  # fmt: skip


# Challenges in which a card may not take part.
def _out_of(whom: Any, kinds: tuple[str, ...] = (), which: Which | None = None) -> Deed:
    return Deed("has", whom, rules=(OnlyIn(kinds, which, never=True),))


def _of_out(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    if not isinstance(rule, OnlyIn) or not rule.never or given != _out_of(given.whom, rule.kinds, rule.which):
        return None
    which = {"which": rule.which} if rule.which is not None else {}
    return {"whom": given.whom, **({"kinds": rule.kinds} if rule.kinds else {}), **which}


OUT = "{whom} cannot participate in"
has.converts(
    _out_of, _of_out, f"{OUT} {{kinds:venue|}}", f"{OUT} {{which:contest}}",
    f"{OUT} {{which:contest}} or {{kinds:venue|}}", f"{OUT} {{kinds:venue|}} or {{which:contest}}",
    f"{OUT} (a/any) challenge/challenges that is/are {{kinds:venue|}}",
    rank=1,
)  # fmt: skip
has.converts(
    lambda whom, which, kinds=(): Deed("has", whom, rules=(OnlyIn(kinds, Which(marks=which.marks)),)), never,
    "{whom} may only participate in {which:contest}", "{whom} may only participate in {which:contest} or "
    "{kinds:venue|}", "{whom} may only participate in {kinds:venue|} or {which:contest}", rank=1,
)  # fmt: skip


# The only card of a sort that anybody has there.
being.form(
    Condition, "the only {which} participating in the challenge",
    "the only {which} participating (in the/a/that challenge|in its challenge)",
    "the only participating {which}", test="alone", whose="total", whom=IT, rank=1,
)  # fmt: skip


def _bears(how: Compared, which: Which) -> Condition:
    return Condition("has on", which, op=how.op, number=how.number, whom=IT)


def _of_bears(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Condition) or (given.op, given.number) == (">=", 1):
        return None
    found: dict[str, Any] = {"how": Compared(given.op, given.number), "which": given.which}
    return found if given == _bears(**found) else None


being.converts(
    _bears, _of_bears, "the target of {how:how-many} {which!}", "targeted by {how:how-many} {which!}",
)  # fmt: skip


# Challenges that may be reinforced, by their sort.
def _reinforces(whom: Any, kind: str) -> Deed:
    return Deed("has", whom, rules=(Permit(f"reinforce in {kind}"),))


def _of_reinforces(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    if not isinstance(rule, Permit) or not rule.what.startswith("reinforce in "):
        return None
    found = {"whom": given.whom, "kind": rule.what.removeprefix("reinforce in ")}
    return found if given == _reinforces(**found) else None


has.converts(_reinforces, _of_reinforces, "{whom} may reinforce {kind:told-challenge}", rank=1)
