"""What is asked of all things of a kind, such as which cards are in play: worked out once a row, or once a thing."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from judge.engine.moment import Moment

R = TypeVar("R")
S = TypeVar("S")
T = TypeVar("T")
MOST_ROWS = 10_000


def by_row(kind: type[T]) -> Callable[[Callable[[tuple[T, ...]], R]], Callable[[Moment], R]]:
    """Has something be asked of a moment that hangs on all things of a kind alone: it is worked out once a row.

    A row is one object until one of its things changes, so it is told by that. What is given is shared and must not be
    changed; the row is kept beside it, so that its identity stays its own.
    """

    def mark(function: Callable[[tuple[T, ...]], R]) -> Callable[[Moment], R]:
        return _asked_of_row(kind, function, None)

    return mark


def by_each(kind: type[T]) -> Callable[[Callable[[T], R | None]], Callable[[Moment], tuple[R, ...]]]:
    """Has something be asked of each thing of a kind by itself: what it says of all, in their order, None left out.

    It is worked out once a thing. A step that changes a thing of which the same is said before and after does not hang
    on that change.
    """

    def mark(function: Callable[[T], R | None]) -> Callable[[Moment], tuple[R, ...]]:
        return gathered(kind, function)(wraps(function)(lambda values: values))

    return mark


def gathered(
    kind: type[T], function: Callable[[T], R | None]
) -> Callable[[Callable[[tuple[R, ...]], S]], Callable[[Moment], S]]:
    """Has something be asked of a moment that hangs only on what a function says of each thing of a kind (`by_each`).

    It is given all that was said, None left out. What it gives is shared and must not be changed.
    """

    def mark(together: Callable[[tuple[R, ...]], S]) -> Callable[[Moment], S]:
        said: dict[int, tuple[R] | None] = {}
        one: dict[int, tuple[R]] = {}
        held: list[T] = []
        made: dict[tuple[int, ...], tuple[tuple[tuple[R], ...], S]] = {}

        def box(thing: T) -> tuple[R] | None:
            if id(thing) not in said:
                if len(held) >= MOST_ROWS:
                    said.clear()
                    held.clear()
                    one.clear()
                    made.clear()
                held.append(thing)
                value = function(thing)
                said[id(thing)] = None if value is None else one.setdefault(id(value), (value,))
            return said[id(thing)]

        def of(thing: T) -> R | None:
            found = box(thing)
            return None if found is None else found[0]

        @wraps(together)
        def of_all(row: tuple[T, ...]) -> S:
            try:
                boxes = tuple(filter(None, map(said.__getitem__, map(id, row))))
            except KeyError:
                boxes = tuple(filter(None, map(box, row)))
            key = tuple(map(id, boxes))
            found = made.get(key)
            if found is None:
                if len(made) >= MOST_ROWS:
                    made.clear()
                found = made[key] = (boxes, together(tuple([value for (value,) in boxes])))
            return found[1]

        return _asked_of_row(kind, of_all, of)

    return mark


def _asked_of_row(
    kind: type[T], function: Callable[[tuple[T, ...]], R], each: Callable[[T], object] | None
) -> Callable[[Moment], R]:
    known: dict[int, tuple[tuple[T, ...], R]] = {}
    latest: tuple[tuple[T, ...], R] | None = None

    @wraps(function)
    def asked(now: Moment) -> R:
        nonlocal latest
        trace = now.trace
        if trace is not None:
            now.trace = None
            value = asked(now)
            now.trace = trace
            trace.of_row(asked, value, kind, each)
            return value
        row = now.rows.get(kind)
        if row is None or now.reading is not None:
            row = now.row(kind)
        if latest is not None and latest[0] is row:
            return latest[1]
        found = known.get(id(row))
        if found is None:
            if len(known) >= MOST_ROWS:
                known.clear()
            found = known[id(row)] = (row, function(row))
        latest = found
        return found[1]

    return asked
