"""What was done just before, and is counted: `for each Elemental Type lost this way`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.games.chaotic.cards.meanings import ChosenElement, Count, Elements, Those
from judge.games.chaotic.cards.meanings.instructions import Counters, Destroy, Gets, Infects, Sacrifice

LOST = Count("this way", "elements lost")


def ways(value: Any) -> Iterator[str]:
    """The ways in which what a deed counts was done."""
    if isinstance(value, Count) and value.what == "this way":
        yield value.of
    elif isinstance(value, tuple):
        for each in value:
            yield from ways(each)


def is_way(way: str, deed: Any) -> bool:
    """Whether a deed does what is counted."""
    match way:
        case "elements lost":
            return isinstance(deed, Gets) and any(isinstance(each, Elements | ChosenElement) for each in deed.loses)
        case "infected" | "uninfected":
            return isinstance(deed, Infects) and deed.on is (way == "infected")
        case "counters removed":
            return isinstance(deed, Counters) and (deed.all or (isinstance(deed.amount, int) and deed.amount < 0))
    return isinstance(deed, Destroy if way == "destroyed" else Sacrifice)


def by_own_loss(deed: Any) -> bool:
    """Whether what is gained is counted by what the same Creature loses: `lose all ... and gain 5 Energy for each`."""
    return isinstance(deed, Gets) and deed.per == (LOST,) and bool(deed.gains) and is_way(LOST.of, deed)


def of_crowd(deed: Any) -> bool:
    """Whether a deed concerns several at once."""
    whom = getattr(deed, "whom", None)
    return isinstance(whom, Those) and (whom.which == "each" or whom.number == 2)
