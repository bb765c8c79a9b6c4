"""Cards that are not in play have no damage, are in no challenge and neither rotated nor ready: none is like that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.games.wot_ccg.cards.meanings import Chosen, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed
from judge.games.wot_ccg.cards.printed import Unusable

IN_PLAY = {
    "participating", "damaged", "undamaged", "as damaged as printed", "battleground", "home front", "fresh", "ready",
    "rotated", "opposing", "starting",
}  # fmt: skip
COUNTED = {"damage", "tokens"}
FETCHED = ("search", "discard named")


def refuse_out_of_play(clause: Clause) -> None:
    """`Search your deck for a damaged character`, `for an advantage on a character`: there are no such cards."""
    for which in _elsewhere(clause):
        counted = any(each.what in COUNTED for each in which.limits)
        if (
            IN_PLAY & set(which.states)
            or counted
            or which.on
            or which.bears
            or which.lacks
            or which.with_
            or which.among
        ):
            raise Unusable("no card that is not in play is like that")


def _elsewhere(part: Any, fetched: bool = False) -> Iterator[Which]:
    """The descriptions of cards that are not in play, at any depth."""
    if isinstance(part, Which) and (fetched or part.zone != "play"):
        yield part
    if isinstance(part, Deed) and part.verb in FETCHED and isinstance(part.whom, Chosen):
        yield from _elsewhere(part.whom.which, True)
    if isinstance(part, tuple) and not isinstance(part, Which):
        for each in part:
            yield from _elsewhere(each, fetched)
    elif isinstance(part, Which):
        for each in part.of:
            yield from _elsewhere(each, fetched)
