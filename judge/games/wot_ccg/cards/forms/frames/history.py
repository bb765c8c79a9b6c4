"""Conditions on what has happened, this turn or the one before: recruited, killed, initiated, participated, won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.frames.being import Company
from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import Condition, Which

condition = sort("condition")
doer = LANGUAGE.words("doer", "who has done something")
for whose, spellings in {
    "you": ("you",), "opponent": ("your opponent",), "anybody": ("any player", "a player", "either player"),
    "hero": ("a Hero player", "any hero player"), "villain": ("a Villain player", "any villain player"),
}.items():  # fmt: skip
    doer.word(whose, *(f"{each}{has}" for has in ("", " have", " has") for each in spellings))
not_doer = LANGUAGE.words("not-doer", "who has not done something")
for whose, spellings in {
    "you": ("you did not", "you have not"), "opponent": ("your opponent did not", "your opponent has not",
                                                        "no opponent has", "no other player has"),
    "anybody": ("no player has", "no player did"), "hero": ("no Hero player has",),
    "villain": ("no Villain player has",),
}.items():  # fmt: skip
    not_doer.word(whose, *spellings)
turn = LANGUAGE.words("this-turn-time", "this turn")
turn.word("", "this turn", "during the action round", "during this turn", "on this turn", "so far this turn")
by_doer = LANGUAGE.words("by-doer", "by whom")
for whose, spelled in {"you": "you", "opponent": "your opponent", "anybody": "any player"}.items():
    by_doer.word(whose, f"by {spelled}")
SIDES = {"yours": "you", "theirs": "opponent", "": "anybody"}


def counted(test: str, *, negated: bool = False) -> tuple[Callable[..., Any], Callable[[Any], Any]]:
    """What a player has done to so many cards of a description; whose cards they are says who it was."""

    def make(them: Company, whose: str = "", _: str = "", **more: str) -> Condition | None:
        side = SIDES[them.which.side]
        if whose and them.which.side and whose != side:
            return None
        which = them.which._replace(side="")
        return Condition(test, which, whose or side, them.op, them.number, negated=negated)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Condition) or given.test != test:
            return None
        them = Company(given.which, given.op, given.number)
        return {"them": them, "whose": given.whose} if given == make(them, given.whose) else None

    return make, take


begun = LANGUAGE.sort("begun", "challenges that somebody initiated")


def _begun(kind: str) -> tuple[Callable[..., Any], Callable[[Any], Any]]:
    """So many challenges of a kind."""

    def make(how: Compared) -> Company:
        return Company(Which(kind=kind), how.op, how.number)

    def take(given: Any) -> Mapping[str, Any] | None:
        how = Compared(given.op, given.number) if isinstance(given, Company) else None
        return {"how": how} if how is not None and given == make(how) else None

    return make, take


for kind in ("challenge", "card-based challenge"):
    begun.form(Company(Which(kind=kind)), f"a {kind}", f"any {kind}", f"any {kind}s", f"{kind}s", f"another {kind}")
    begun.converts(*_begun(kind), f"{{how:how-many}} {kind}s")
THIS_TURN = "{_:this-turn-time}"
for test, do, slot in (("recruited", "recruit", "{them:company}"), ("played", "play", "{them:company}"),
                       ("initiated", "initiate", "{them:begun}")):  # fmt: skip
    make, take = counted(test)
    no, of_no = counted(test, negated=True)
    passive = (f"was/were {test}", f"was/were {test} {{whose:by-doer}}", f"has/have been {test}")
    condition.converts(
        make, take, f"{{whose:doer}} {test} {slot} this turn", f"{{whose:doer}} {test} {slot} {THIS_TURN}",
        *(f"{slot} {was} {THIS_TURN}" for was in passive),
    )  # fmt: skip
    condition.converts(
        no, of_no, f"{{whose:doer}} {test} no {slot} this turn", f"{{whose:doer}} {test} no {slot} {THIS_TURN}",
        f"{{whose:not-doer}} {do}/{test} {slot} {THIS_TURN}", *(f"no {slot} {was} {THIS_TURN}" for was in passive),
        rank=-1,
    )  # fmt: skip


def _killed(*, negated: bool) -> tuple[Callable[..., Any], Callable[[Any], Any]]:
    """killed-pile: cards of a player that went to his killed pile."""
    make, take = counted("killed", negated=negated)

    def of_killed(given: Any) -> Mapping[str, Any] | None:
        found = take(given)
        if not found:
            return None
        side = next(side for side, whose in SIDES.items() if whose == found["whose"])
        return {"them": found["them"]._replace(which=found["them"].which._replace(side=side))}

    return make, of_killed


DIED = ("was/were killed", "has/have been killed", "was/were placed/put in/into a killed pile")
condition.converts(
    *_killed(negated=False), "{them:company} was/were killed this turn",
    *(f"{{them:company}} {died} {THIS_TURN}" for died in DIED),
)  # fmt: skip
condition.converts(
    *_killed(negated=True), "no {them:company} was/were killed this turn",
    *(f"no {{them:company}} {died} {THIS_TURN}" for died in DIED), rank=-1,
)  # fmt: skip


# Challenges: who was in one, who succeeded.
which_turn = LANGUAGE.words("which-turn", "this turn or the one before")
which_turn.word("", "this turn", "during this turn", "on this turn")
which_turn.word(" last turn", "last turn", "on the previous turn", "on the last turn", "during the last turn",
                "the previous turn")  # fmt: skip


def _past(what: str, *, negated: bool = False) -> tuple[Callable[..., Any], Callable[[Any], Any]]:
    """What a card or a player did in a sort of challenge, in which turn."""

    def make(kind: str, turn: str = "", whom: Any = None, _: str = "") -> Condition:
        return Condition(f"{what}{turn}", whose=kind, whom=whom, negated=negated)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Condition) or not given.test.startswith(what):
            return None
        found = {"kind": given.whose, "turn": given.test.removeprefix(what), "whom": given.whom}
        if given != make(**found):
            return None
        return {name: value for name, value in found.items() if name != "whom" or value is not None}

    return make, take


IN = "{kind:any-challenge} {turn:which-turn}"
condition.converts(
    *_past("participated"), f"{{whom}} participated in {IN}", f"{{whom}} (has/have) participated in {IN}",
    f"{{whom}} was/were participating in {IN}",
)  # fmt: skip
condition.converts(
    *_past("participated", negated=True), f"{{whom}} did not participate in {IN}",
    f"{{whom}} has/have not participated in {IN}",
)  # fmt: skip


def _of_none(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Condition) and given == Condition("none participated", given.which, given.whose)
    return {"which": given.which, "kind": given.whose} if own else None


condition.converts(
    lambda which, kind: None if which.side else Condition("none participated", which, kind), _of_none,
    "none of your {which!} participated in {kind:any-challenge} this turn",
    "you had no {which!} participating in {kind:any-challenge} this turn",
    "no {which!} you control participated in {kind:any-challenge} this turn",
)  # fmt: skip
