"""The timeline: lasting changes in the order in which they came. What depends on that order is in the position so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from judge.engine.moment import Moment

T = TypeVar("T")
TIMELINE = "timeline"


class Timeline(NamedTuple):
    """Rows of a game's own kinds, oldest first; those of one moment have the same stamp in `at`, if they have one.

    A game registers it with its other things: `RULES.thing(Timeline)`.
    """

    name: str = TIMELINE
    rows: tuple[Any, ...] = ()

    @property
    def next(self) -> int:
        """The stamp of the next moment; 0 is before everything."""
        return max((getattr(row, "at", 0) for row in self.rows), default=0) + 1

    def stamped(self, *rows: Any, at: int | None = None) -> Timeline:
        """The timeline with rows added at the end, all of one moment: the next one unless it is given."""
        moment = self.next if at is None else at
        new = (row._replace(at=moment) if "at" in row._fields else row for row in rows)
        return self._replace(rows=(*self.rows, *new))


EMPTY = Timeline()


def timeline(now: Moment) -> Timeline:
    """The timeline of the table; empty where nothing has begun."""
    found = now.get(TIMELINE)
    return found if isinstance(found, Timeline) else EMPTY


def ongoing(now: Moment, kind: type[T]) -> list[T]:
    """The rows of a kind, oldest first."""
    return [row for row in timeline(now).rows if isinstance(row, kind)]


def begin(now: Moment, *rows: Any, at: int | None = None) -> None:
    """What begins now takes its place at the end; rows given together are of one moment."""
    now.put(timeline(now).stamped(*rows, at=at))


def end(now: Moment, over: Callable[[Any], bool]) -> list[Any]:
    """Takes out what is over, and gives it back, oldest first."""
    rows = timeline(now).rows
    ended = [row for row in rows if over(row)]
    if ended:
        now.put(timeline(now)._replace(rows=tuple(row for row in rows if not over(row))))
    return ended


def end_of(now: Moment, *durations: str) -> list[Any]:
    """Ends what lasts until one of these: the rows whose `until` says so."""
    return end(now, lambda row: getattr(row, "until", None) in durations)


def forget(now: Moment, name: str) -> list[Any]:
    """Ends what is on something that is no longer there: the rows whose `on` names it."""
    return end(now, lambda row: getattr(row, "on", None) == name)
