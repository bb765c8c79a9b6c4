"""Steps that look at the same do the same: what a step looked at and put is kept, and done again at a glance.

A step is told by its choice and by where the game stands. What it then looks at, in its order, is a path through a
tree: a thing by its name, all things of a kind, a reading, a number, what a function that only reads has said. Wherever
a position gives the same answers along the path, what the step put on the table is put there without walking the
charts. What a function said is compared, not what it rests on: whether anybody can still attack is asked anew, and if
it is still so, the step is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from judge.engine.trace import CALL, READING, ROW, SUM, THING, Look, Mark, Standing, Trace

if TYPE_CHECKING:
    from judge.engine.moment import Moment
    from judge.engine.position import Position, Thing
    from judge.engine.record import Choice

MOST_WAYS = 100_000
MOST_ANSWERS = 32
TRIED, PART = 200, 8


class Way:
    """A way on from an answer: what is put on the table then, and what is looked at next.

    `mark` is the last node of the charts that is come to on it, and how much has been put on the table by then.
    """

    __slots__ = ("answer", "mark", "next", "writes")

    def __init__(self, answer: Any = None) -> None:
        self.answer = answer
        self.writes: tuple[Thing | str, ...] = ()
        self.mark: tuple[Mark, int] | None = None
        self.next: Fork | Standing | None = None


class Fork:
    """Something that is looked at, and the ways on by its answer; answers are held, so that their identity stays."""

    __slots__ = ("different", "early", "given", "held", "kind", "standing", "ways", "what")

    def __init__(self, look: Look) -> None:
        self.kind, self.what, self.given, self.standing, _, self.early = look
        self.ways: dict[Hashable, Way] = {}
        self.different: list[Way] = []
        self.held: list[Any] = []

    def way(self, answer: Any) -> Way | None:
        """The way on from an answer, if it was given before."""
        way = self.ways.get(id(answer))
        if way is None and self.kind not in (THING, ROW):
            for each in self.different:
                if type(each.answer) is type(answer) and each.answer == answer:
                    if len(self.held) < MOST_ANSWERS:
                        self.held.append(answer)
                        self.ways[id(answer)] = each
                    return each
        return way

    def add(self, answer: Any) -> Way:
        """A way on from an answer that was not given before."""
        way = self.ways[id(answer)] = Way(answer)
        self.different.append(way)
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

    def step(
        self, now: Moment, position: Position, choice: Choice, take: Callable[[Moment, Choice], Any],
        go_on: Callable[[Moment], Any],
    ) -> Position:  # fmt: skip
        """Where a choice leads; `take` is how it is found out if it is not known, `go_on` from the middle of it."""
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
        if root is None:
            root = self._roots[key] = Way()
        path: list[Way] = []
        known = now.freeze() if _done_again(now, root, path) else None
        now = type(now)(now.referee, position)
        if known is not None:
            tally.known += 1
            assert not now.referee.memory.checking or known == take(now, choice)[0], f"{sort} looks at something else"
            return known
        now.trace = trace = Trace()
        way = _taken_up(now, trace, path)
        found: Position = (take(now, choice) if way is None else go_on(now))[0]
        if way is not None and now.referee.memory.checking:
            assert found == take(type(now)(now.referee, position), choice)[0], f"{sort} was taken up in the wrong place"
        if not trace.void:
            self._keep(way or root, trace, found)
        return found

    def _keep(self, way: Way, trace: Trace, found: Position) -> None:
        if self._size > MOST_WAYS:
            self._roots.clear()
            self._size = 0
        for look, writes, mark in _looks(trace.notes):
            if way.next is None:
                way.writes, way.mark = writes, mark
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
                if look.kind is CALL and len(fork.different) >= MOST_ANSWERS:
                    return
                after = fork.add(look.answer)
                self._size += 1
            way = after


def _looks(
    notes: list[Look | Mark | Thing | str],
) -> Iterator[tuple[Look | None, tuple[Thing | str, ...], tuple[Mark, int] | None]]:
    """What was looked at, each with what was put on the table before it and the last mark; None is the end."""
    writes: list[Thing | str] = []
    mark: tuple[Mark, int] | None = None
    for note in notes:
        if isinstance(note, Look):
            yield note, tuple(writes), mark
            writes.clear()
            mark = None
        elif isinstance(note, Mark):
            mark = note, len(writes)
        else:
            writes.append(note)
    yield None, tuple(writes), mark


def _taken_up(now: Moment, trace: Trace, path: list[Way]) -> Way | None:
    """Does again what is known of a step up to the last node it came to; None if it did not come to any.

    The way that has that node is where what is new is kept.
    """
    while path and path[-1].mark is None:
        path.pop()
    if not path:
        return None
    last = path.pop()
    for way in path:
        _put(now, trace, way.writes)
        if isinstance(fork := way.next, Fork):
            there = now.things.get(fork.what) if fork.kind == THING else None
            trace.looked(fork.kind, fork.what, fork.given, fork.standing, there)
    mark, done = last.mark  # type: ignore[misc]
    _put(now, trace, last.writes[:done])
    now._frames, now._at, now._waiting = list(mark.frames), mark.at, None
    return last


def _put(now: Moment, trace: Trace, writes: Iterable[Thing | str]) -> None:
    for write in writes:
        if isinstance(write, str):
            trace.wrote(now.things[write], off=True)
        else:
            trace.wrote(write, off=False)
        now.again((write,))


def _done_again(now: Moment, way: Way, path: list[Way]) -> bool:
    """Does a step again as far as it is known, by a path; whether that was to its end."""
    referee, things, passed = now.referee, now.things, path.append
    due: list[Thing | str] = []  # Put on the table when somebody looks at more than at a thing not put there yet.
    answer: Any
    while True:
        passed(way)
        if way.writes:
            due += way.writes
        fork = way.next
        if not isinstance(fork, Fork):
            if due:
                now.again(due)
            if fork is not None:
                now._frames, now._waiting = list(fork[0]), fork[1]
            return fork is not None
        kind = fork.kind
        if kind == THING:
            answer = things.get(fork.what)
            after = fork.ways.get(id(answer))
            if after is None:
                return False
            way = after
            continue
        if due and not fork.early and (kind == CALL or kind == ROW):
            now.again(due)
            things = now.things
            due.clear()
        if kind == CALL:
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
