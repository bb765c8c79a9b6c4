"""Steps that look at the same do the same: what a step looked at and put is kept, and done again at a glance.

A step is told by its choice and by where the game stands. What it then looks at, in its order, is a path through a
tree: a thing by its name, all things of a kind, a reading, a number, what a function that only reads has said. Wherever
a position gives the same answers along the path, what the step put on the table is put there without walking the
charts. What a function said is compared, not what it rests on: whether anybody can still attack is asked anew, and if
it is still so, the step is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING, Any

from judge.engine.trace import CALL, READING, ROW, SUM, THING, Look, Standing, Trace

if TYPE_CHECKING:
    from judge.engine.moment import Moment
    from judge.engine.position import Position, Thing
    from judge.engine.record import Choice

MOST_WAYS = 100_000
MOST_ANSWERS = 32
TRIED, PART = 200, 8


class Way:
    """A way on from an answer: what is put on the table then, and what is looked at next."""

    __slots__ = ("answer", "next", "writes")

    def __init__(self, answer: Any = None) -> None:
        self.answer = answer
        self.writes: tuple[Thing | str, ...] = ()
        self.next: Fork | Standing | None = None


class Fork:
    """Something that is looked at, and the ways on by its answer; answers are held, so that their identity stays."""

    __slots__ = ("given", "held", "kind", "standing", "ways", "what")

    def __init__(self, look: Look) -> None:
        self.kind, self.what, self.given, self.standing, _ = look
        self.ways: dict[Hashable, Way] = {}
        self.held: list[Any] = []

    def way(self, answer: Any) -> Way | None:
        """The way on from an answer, if it was given before."""
        way = self.ways.get(id(answer))
        if way is None and self.kind not in (THING, ROW):
            for each in self.ways.values():
                if type(each.answer) is type(answer) and each.answer == answer:
                    if len(self.held) < MOST_ANSWERS:
                        self.held.append(answer)
                        self.ways[id(answer)] = each
                    return each
        return way


class Tally:
    """How often steps of a sort were known: where they hardly ever are, it is left off."""

    __slots__ = ("known", "tried")

    def __init__(self) -> None:
        self.tried = self.known = 0

    @property
    def hopeless(self) -> bool:
        """Whether it is not worth while."""
        return self.tried > TRIED and self.known * PART < self.tried


class KnownSteps:
    """The steps of one game that are known."""

    def __init__(self) -> None:
        self._roots: dict[Hashable, Way] = {}
        self._tallies: dict[Hashable, Tally] = {}
        self._size = 0

    def step(self, now: Moment, position: Position, choice: Choice, take: Callable[[Moment, Choice], Any]) -> Position:
        """Where a choice leads; `take` is how it is found out if it is not known."""
        waiting = position.waiting
        assert waiting is not None
        sort = (choice.verb, waiting.at)
        tally = self._tallies.get(sort)
        if tally is None:
            tally = self._tallies[sort] = Tally()
        if tally.hopeless:
            return take(now, choice)[0]  # type: ignore[no-any-return]
        tally.tried += 1
        key = (choice, position.frames, waiting)
        root = self._roots.get(key)
        if root is not None:
            known = now.freeze() if _done_again(now, root) else None
            now = type(now)(now.referee, position)
            if known is not None:
                tally.known += 1
                assert not now.referee.memory.checking or known == take(now, choice)[0], (
                    f"{sort} looks at something else"
                )
                return known
        now.trace = trace = Trace()
        found: Position = take(now, choice)[0]
        if not trace.void:
            self._keep(key, trace, found)
        return found

    def _keep(self, key: Hashable, trace: Trace, found: Position) -> None:
        if self._size > MOST_WAYS:
            self._roots.clear()
            self._size = 0
        way = self._roots.setdefault(key, Way())
        for look, writes in _looks(trace.notes):
            way.writes = writes
            if look is None:
                way.next = (found.frames, found.waiting, "")
                return
            fork = way.next
            if fork is None:
                fork = way.next = Fork(look)
            if not isinstance(fork, Fork) or (fork.kind, fork.what, fork.given) != look[:3]:
                return  # It hangs on something else besides; what is known already is not spoilt.
            after = fork.way(look.answer)
            if after is None:
                if look.kind is CALL and len(fork.ways) >= MOST_ANSWERS:
                    return
                after = fork.ways[id(look.answer)] = Way(look.answer)
                self._size += 1
            way = after


def _looks(notes: list[Look | Thing | str]) -> Iterator[tuple[Look | None, tuple[Thing | str, ...]]]:
    """What was looked at, each with what was put on the table before it; None is the end."""
    writes: list[Thing | str] = []
    for note in notes:
        if isinstance(note, Look):
            yield note, tuple(writes)
            writes.clear()
        else:
            writes.append(note)
    yield None, tuple(writes)


def _done_again(now: Moment, way: Way) -> bool:
    """Does a step again as far as it is known; whether that was to its end."""
    referee, things = now.referee, now.things
    answer: Any
    while True:
        if way.writes:
            now.again(way.writes)
            things = now.things
        fork = way.next
        if not isinstance(fork, Fork):
            if fork is not None:
                now._frames, now._waiting = list(fork[0]), fork[1]
            return fork is not None
        kind = fork.kind
        if kind == THING:
            answer = things.get(fork.what)
        elif kind == CALL:
            if fork.standing is not None:
                frames, now._waiting, now._at = fork.standing
                now._frames = list(frames)
            answer = fork.what(now, *fork.given)
        elif kind == ROW:
            answer = now.row(fork.what)
        elif kind == SUM:
            answer = fork.what.under(referee.pipeline(fork.what))
        elif kind == READING:
            answer = referee.reads(fork.what)
        else:
            referee.heard.add(fork.what)
            answer = referee.readings.get(fork.what, "")
        after = fork.ways.get(id(answer)) or fork.way(answer)
        if after is None:
            return False
        way = after
