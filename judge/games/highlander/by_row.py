"""What follows from all things of a kind alone: worked out once for each row of them that the table has held."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from judge.engine import Moment

T = TypeVar("T")
R = TypeVar("R")
MOST_KEPT = 20_000


def by_row(kind: type[T]) -> Callable[[Callable[[tuple[T, ...]], R]], Callable[[Moment], R]]:
    """Marks a function of all things of a kind: a row is one object until one of them changes, so it is told by that.

    What it gives is shared, and must not be changed. The row is kept beside it, so that its identity stays its own.
    """

    def mark(function: Callable[[tuple[T, ...]], R]) -> Callable[[Moment], R]:
        kept: dict[int, tuple[tuple[T, ...], R]] = {}

        @wraps(function)
        def asked(now: Moment) -> R:
            row = now.row(kind)
            found = kept.get(id(row))
            if found is None:
                if len(kept) >= MOST_KEPT:
                    kept.clear()
                found = kept[id(row)] = (row, function(row))
            return found[1]

        return asked

    return mark
