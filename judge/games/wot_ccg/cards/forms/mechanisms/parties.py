"""With which cards a player may take part in a challenge, with how many, and with which he may reinforce it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import Admits, Ref, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed

party = LANGUAGE.words("party", "a player, by whose cards something is said")
party.word("yours", "you")
party.word(
    "theirs", "your opponent", "an opponent", "opponents", "other players", "another player", "any other player",
    "each other player", "all other players", "each opponent", "all opponents", "your opponents",
)  # fmt: skip
party.word("", "each player", "any player", "all players", "players", "a player")
for _side in ("Hero", "Villain"):
    party.word(_side.casefold(), *(f"{the}{_side} player{s}" for the in ("the ", "a ", "any ", "each ", "") for s in (
        "", "s")))  # fmt: skip
for _side in ("dominant", "subordinate"):
    party.word(_side, f"the {_side} player")
nobody = LANGUAGE.words("no-party", "no player, by whose cards something is said")
nobody.word("", "no player")
nobody.word("theirs", "no other player", "no opponent")
for _side in ("Hero", "Villain"):
    nobody.word(_side.casefold(), f"no {_side} player")
THERE = "{place:that-challenge}"
IN = f"in {THERE}"
FIGHTER = Which(kind="fighter")


def _with(field: str) -> tuple[Any, Any]:
    """A row that says with which cards a player takes part, or with which he does not."""

    kind: Any = Admits

    def make(place: Ref, side: str, which: Which = FIGHTER) -> Deed:
        return Deed("has", place, rules=(kind(side=side, **{field: which}),))

    def take(given: Any) -> Mapping[str, Any] | None:
        rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
        if not isinstance(rule, Admits):
            return None
        which = getattr(rule, field)
        if which is None or given != make(given.whom, rule.side, which):
            return None
        return {"place": given.whom, "side": rule.side, "which": which}

    return make, take


has.converts(
    *_with("which"), f"{{side:party}} may only participate {IN} with {{which:every-which!}}",
    f"{{side:party}} may participate {IN} with only {{which:every-which!}}",
    f"{{side:party}} may participate {IN} only with {{which:every-which!}}", rank=-3,
)  # fmt: skip
has.converts(
    *_with("never"), f"{{side:party}} may not participate {IN} with {{which:every-which!}}",
    f"{{side:no-party}} may participate {IN} with (any/a/an) {{which:every-which}}",
    f"{{side:party}} cannot participate {IN} with (any/a/an) {{which:every-which}}", rank=-3,
)  # fmt: skip
has.converts(
    lambda place, side: _with("never")[0](place, side), never, f"{{side:party}} may not/cannot participate {IN}",
    f"{{side:no-party}} may participate {IN}", rank=-3,
)  # fmt: skip


def _few(place: Ref, side: str, few: int, which: Which = FIGHTER) -> Deed:
    return Deed("has", place, rules=(Admits(which, side=side, few=few),))


def _of_few(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    if not isinstance(rule, Admits) or not rule.few or rule.which is None:
        return None
    found = {"place": given.whom, "side": rule.side, "few": rule.few, "which": rule.which}
    return found if given == _few(**found) else None


SO_FEW = "(no more than|at most|only|a maximum of|up to)"
has.converts(
    _few, _of_few, f"{{side:party}} may participate {IN} with no more than {{few:number}} {{which!}}",
    f"{{side:party}} may participate {IN} with {SO_FEW} {{few:single}} {{which}}",
    f"{{side:party}} may only participate {IN} with (up to|at most) {{few:single}} {{which}}",
    f"{{side:no-party}} may participate {IN} with more than {{few:single}} {{which}}",
    f"{{side:party}} may not/cannot participate {IN} with more than {{few:single}} {{which}}",
    f"{{side:party}} may have {SO_FEW} {{few:single}} {{which}} participating {IN}",
    f"{{side:no-party}} may have more than {{few:single}} {{which}} participating {IN}", rank=-3,
)  # fmt: skip
has.converts(
    lambda place, side, few: _few(place, side, few), never,
    f"{{side:party}} may have {SO_FEW} {{few:single}} participant/participants {IN}",
    f"{{side:party}} may have {SO_FEW} {{few:single}} participating card/cards {IN}",
    f"{{side:no-party}} may have more than {{few:single}} participant/participants {IN}", rank=-3,
)  # fmt: skip

# Who supports it, and who opposes it: whoever initiates a challenge supports it.
SIDES = {"yours": ("support", "supported"), "theirs": ("oppose", "opposed")}
for _whose, (_do, _done) in SIDES.items():
    has.converts(
        lambda place, which, whose=_whose: None if which.side else _with("which")[0](place, whose, which), never,
        f"only {{which:every-which!}} may {_do} {THERE}", f"{{which:every-which!}} only may {_do} {THERE}",
        f"{THERE} may only be {_done} by {{which:every-which!}}",
        f"{THERE} may be {_done} only by {{which:every-which!}}",
        rank=-3,
    )  # fmt: skip
    has.converts(
        lambda place, which, whose=_whose: None if which.side else _with("never")[0](place, whose, which), never,
        f"{{which:every-which!}} cannot {_do} {THERE}", f"no {{which:every-which}} may {_do} {THERE}",
        f"{THERE} cannot be {_done} by {{which:every-which!}}", rank=-3,
    )  # fmt: skip
    has.converts(
        lambda place, whose=_whose: _with("never")[0](place, whose), never, f"{THERE} cannot be {_done}", rank=-3,
    )  # fmt: skip


def _unreinforced(place: Ref, which: Which) -> Deed | None:
    if which.kind == "player" or which in (Which(), FIGHTER):
        return None
    return Deed("has", place, rules=(Admits(unreinforced=which),))


def _of_unreinforced(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    if not isinstance(rule, Admits) or rule.unreinforced is None:
        return None
    found = {"place": given.whom, "which": rule.unreinforced}
    return found if given == _unreinforced(**found) else None


has.converts(
    _unreinforced, _of_unreinforced, f"{{which:every-which!}} cannot reinforce {THERE}",
    f"{{which:every-which!}} may not reinforce {THERE}", f"no {{which:every-which!}} may/can reinforce {THERE}",
)  # fmt: skip
has.converts(
    lambda place, side: _unreinforced(place, FIGHTER._replace(side=side)), never,
    f"{{side:no-party}} may reinforce {THERE}", f"{{side:party}} may not/cannot reinforce {THERE}",
)  # fmt: skip
