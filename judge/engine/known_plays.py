"""Steps of plays that were made before: under other rules that make no difference to one, it is not walked again.

A scenario is played again and again: under each other reading that it asked for, and for each slip. Most of what
happens then hangs on none of them. A step is told by its position, its choice and what is going on there; whatever it
asked for has to be the same. What it led to, its lines and what it adds to the trail are then as they were.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, NamedTuple

from judge.engine.modifiers import Used
from judge.engine.switches import Switch, changed

if TYPE_CHECKING:
    from judge.engine.position import Position
    from judge.engine.record import Choice, Line
    from judge.engine.referee import Referee
    from judge.engine.trail import Stretch, Trail

MOST_BEATS_KEPT = 2_000
Step = tuple["Position", tuple["Line", ...]]


class Known(NamedTuple):
    """Something that was found out under a referee, and all that was asked for meanwhile."""

    found: Any
    referee: Referee
    heard: frozenset[Switch]
    consulted: frozenset[str]
    evaluated: dict[str, Used]
    stretch: Stretch | None = None

    def heard_by(self, referee: Referee) -> None:
        """What is known has been asked for all the same."""
        referee.heard |= self.heard
        referee.consulted |= self.consulted
        for name, more in self.evaluated.items():
            used = referee.evaluated.get(name)
            referee.evaluated[name] = more if used is None else _both(used, more)


class KnownPlays:
    """What is known of the plays of one game."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, list[Known]] = {}
        self._size = 0

    def step(self, referee: Referee, trail: Trail, position: Position, choice: Choice) -> Step:
        """What a choice leads to, noted down on a trail; raises Refused for one that is not legal."""
        begun = trail.begin()
        if begun is None:
            return referee.step(position, choice)
        key = (position, choice, begun.levels)
        for known in self._as_known(referee, key):
            if known.stretch is not None and trail.add(known.stretch):
                known.heard_by(referee)
                return known.found  # type: ignore[no-any-return]
        made = _found_out(referee, lambda: referee.step(position, choice))
        stretch = trail.stretch(begun, {each if isinstance(each, str) else each.pipeline.name for each in made.heard})
        if stretch is not None:
            self._keep(key, made._replace(stretch=stretch), len(stretch.beats))
        return made.found  # type: ignore[no-any-return]

    def legal(self, referee: Referee, position: Position) -> tuple[Choice, ...]:
        """What is legal in a position."""
        for known in self._as_known(referee, position):
            known.heard_by(referee)
            return known.found  # type: ignore[no-any-return]
        made = _found_out(referee, lambda: referee.legal(position))
        self._keep(position, made, 1)
        return made.found  # type: ignore[no-any-return]

    def _as_known(self, referee: Referee, key: Hashable) -> list[Known]:
        """What is known that holds under a referee; nothing while everything is to be worked out again."""
        kept = self._kept.get(key)
        if kept is None or referee.memory.checking:
            return []
        return [known for known in kept if not changed(known.referee, referee, known.heard)][:1]

    def _keep(self, key: Hashable, known: Known, size: int) -> None:
        self._size += size
        if self._size > MOST_BEATS_KEPT:
            self._kept.clear()
            self._size = size
        self._kept.setdefault(key, []).append(known)


def _found_out(referee: Referee, ask: Callable[[], Any]) -> Known:
    """Finds something out, and what is asked for meanwhile."""
    outside = referee.heard, referee.consulted, referee.evaluated, referee.worked_out
    referee.heard, referee.consulted, referee.evaluated, referee.worked_out = set(), set(), {}, set()
    try:
        found = ask()
    finally:
        known = Known(None, referee, frozenset(referee.heard), frozenset(referee.consulted), referee.evaluated)
        referee.heard, referee.consulted, referee.evaluated, referee.worked_out = outside
        known.heard_by(referee)
    return known._replace(found=found)


def _both(used: Used, more: Used) -> Used:
    """A pipeline used on two occasions."""
    if used.sources == more.sources and used.idle == more.idle:
        return used
    sources, idle = dict.fromkeys((*used.sources, *more.sources)), dict.fromkeys((*used.idle, *more.idle))
    return Used(more.pipeline, tuple(sources), tuple(idle))
