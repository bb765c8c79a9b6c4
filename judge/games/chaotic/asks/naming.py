"""What the names in a question mean: a card or a player on the table, a statistic."""

from __future__ import annotations

from typing import TypeVar

from judge.engine import Moment
from judge.games.chaotic.cards.meanings import STATISTICS

T = TypeVar("T")


def named(now: Moment, kind: type[T], name: str) -> T:
    """The thing of a kind that a name means, whatever its case; a KeyError lists those there are."""
    found = {each.name: each for each in now.every(kind)}  # type: ignore[attr-defined]
    for key, each in found.items():
        if key.casefold() == name.strip().casefold():
            return each
    raise KeyError(f"no {kind.__name__} named {name}; there are: {', '.join(found) or 'none'}")


def statistic_named(name: str) -> str:
    """The statistic that a word means; a KeyError lists those there are."""
    if name.casefold() not in STATISTICS:
        raise KeyError(f"no statistic {name}; allowed: {', '.join(STATISTICS)}")
    return name.casefold()
