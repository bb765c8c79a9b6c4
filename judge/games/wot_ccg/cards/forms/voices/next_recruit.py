"""What an event says of the next card that is recruited: what it gains, and where it comes into play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import TURN, YOU, Change, Gain, Static, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple = LANGUAGE.sorts["simple"]
NEXT = "the next {which} (that) you recruit (this turn)"


def _next(which: Which, rules: tuple[Static, ...] = (), until: str = "", what: str = "") -> Deed | None:
    """Traits and ratings that it gains; what a cost becomes is said elsewhere."""
    plain = all(isinstance(each, Gain) or (isinstance(each, Change) and "cost" not in each.what) for each in rules)
    told = which.kind in ("character", "troop", "fighter") and not which.side and which.zone == "play"
    lasting = until or (TURN if rules else "")
    return Deed("next recruit", YOU, which=which, rules=rules, until=lasting, what=what) if plain and told else None


def _of_next(where: str) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Deed) or given.verb != "next recruit" or given.what != where:
            return None
        found: dict[str, Any] = {"which": given.which}
        found |= {"rules": given.rules, "until": given.until} if given.rules else {}
        return found if given == _next(**found, what=where) else None

    return take


def _in_front(which: Which, rules: tuple[Static, ...] = (), until: str = "", _: str = "") -> Deed | None:
    return _next(which, rules, until, "battleground")


simple.converts(
    _next, _of_next(""), "the next {which} you recruit gains {rules:gained} {until}",
    f"{NEXT} gain/gains/has/have {{rules:gained}} {{until}}", f"{NEXT} gain/gains/has/have {{rules:gained}}", rank=1,
)  # fmt: skip
LANGUAGE.words("placed-in-front", "into the battleground", {
    f"{act} {into} {whose} battleground{behind}": "" for act, into in (
        ("is placed", "in"), ("is put", "in"), ("enters play", "in"), ("comes into play", "in"),
        ("is recruited", "into"),        ("is placed directly", "in"), ("enters", "into"))
    for whose in ("the", "your", "its owner's") for behind in (
        "", " instead of your home front", " instead of the home front", " (instead of your home front)",
        " (instead of the home front)", " rather than your home front", " rather than the home front")
})  # fmt: skip
simple.converts(
    _in_front, _of_next("battleground"), "the next {which} you recruit is placed in the battleground",
    f"{NEXT} {{_:placed-in-front}}",
    "the next {which} you recruit is placed in the battleground and gains {rules:gained} {until}",
    f"{NEXT} {{_:placed-in-front}} and gains {{rules:gained}} {{until}}",
    f"{NEXT} {{_:placed-in-front}} and gains {{rules:gained}}",
    f"{NEXT} gains {{rules:gained}} and {{_:placed-in-front}}", rank=1,
)  # fmt: skip
