"""What the referees of a game remember: values worked out, with all that they rest on; equal things as one."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, NamedTuple

from judge.engine.known_plays import KnownPlays
from judge.engine.known_steps import KnownSteps
from judge.engine.modifiers import Modifier, Number, Pipeline, Sum, Told
from judge.engine.record import make

if TYPE_CHECKING:
    from judge.engine.moment import Moment
    from judge.engine.position import Thing

MOST_KEPT = 50_000
MOST_SHAPES = 4


class Reads:
    """What a function has asked a moment for while it worked something out.

    What was asked for by others that it asked in turn is added when it is through (`closed`), each once.
    """

    __slots__ = ("bound", "ideas", "inner", "numbers", "parts", "readings", "rows", "state", "things", "whole")

    def __init__(self) -> None:
        self.whole = False
        self.parts: tuple[str, ...] = ()
        self.inner: dict[int, Reads] = {}
        self.things: dict[str, Any] = {}
        self.rows: dict[type, tuple[Any, ...]] = {}
        self.bound: dict[str, Hashable] = {}
        self.state: dict[str, Hashable] = {}
        self.readings: dict[str, str] = {}
        self.ideas: dict[str, str] = {}
        self.numbers: dict[Sum, None] = {}

    def closed(self) -> Reads:
        """The same with all that was asked for in turn; `parts` are those in which there is something."""
        if self.inner:
            for other in self.inner.values():
                self.whole |= other.whole
                for part in other.parts:
                    getattr(self, part).update(getattr(other, part))
            self.inner = {}
        self.parts = tuple([part for part in PARTS if getattr(self, part)])
        return self

    @property
    def only_things(self) -> bool:
        """Whether nothing was asked for but things by name."""
        return not self.whole and self.parts in ((), ("things",))

    @property
    def shape(self) -> Shape:
        """What was asked for, whatever the answers were."""
        pipelines = tuple({number.pipeline.name: None for number in self.numbers}) if self.numbers else ()
        readings = {**self.readings, **self.ideas} if self.ideas else self.readings
        parts = (self.things, self.rows, self.bound, self.state, readings)
        return make(Shape, (*map(tuple, parts), pipelines, self.only_things))  # type: ignore[arg-type]


PARTS = ("bound", "ideas", "numbers", "readings", "rows", "state", "things")


class Shape(NamedTuple):
    """What a function asks for: names of things, kinds, names bound, parts of the moment, readings, pipelines."""

    things: tuple[str, ...]
    rows: tuple[type, ...]
    bound: tuple[str, ...]
    state: tuple[str, ...]
    readings: tuple[str, ...]
    pipelines: tuple[str, ...]
    only_things: bool


class Kept(NamedTuple):
    """A value that was worked out, and all that it rests on, which is held here so that its identity stays its own.

    `hears` is whether readings and numbers are among it.
    """

    value: Any
    reads: Reads
    hears: bool


class Memory:
    """What the referees of one game remember, whatever readings they apply; `checking` works everything out again."""

    def __init__(self) -> None:
        self.checking = False
        self.size = 0
        self.kept: dict[Hashable, list[tuple[Shape, dict[tuple[Hashable, ...], Kept]]]] = {}
        self.rows: dict[tuple[int, ...], tuple[Any, ...]] = {}
        self._sums: dict[Hashable, Sum] = {}
        self._told: dict[Hashable, Told] = {}
        self.steps = KnownSteps()
        self.plays = KnownPlays()
        self._things: dict[int, Thing] = {}
        self.hashes: dict[int, int] = {}

    def one(self, thing: Thing) -> Thing:
        """The one thing for all that are equal to it."""
        number = hash(thing)
        known = self._things.get(number)
        if known is None:
            if len(self._things) >= MOST_KEPT:
                self._things.clear()
                self.hashes.clear()
            self._things[number] = thing
            self.hashes[id(thing)] = number
            return thing
        return known if type(known) is type(thing) and known == thing else thing

    def hash(self, thing: Thing) -> int:
        """The hash of a thing, which is worked out once for all that are one."""
        found = self.hashes.get(id(thing))
        return hash(thing) if found is None else found

    def sum(self, pipeline: Pipeline, base: Number, modifiers: tuple[Modifier, ...]) -> Sum:
        """The one sum for all that are equal to it."""
        key = (id(pipeline), type(base), base, modifiers)
        known = self._sums.get(key)
        if known is None:
            if len(self._sums) >= MOST_KEPT:
                self._sums.clear()
            known = self._sums[key] = Sum(pipeline, base, modifiers)
        return known

    def told(self, number: Sum, asked: Callable[[Number], Any]) -> Told:
        """The one thing for what is asked of a number."""
        key = (id(number), asked)
        known = self._told.get(key)
        if known is None:
            if len(self._told) >= MOST_KEPT:
                self._told.clear()
            known = self._told[key] = Told(number, asked)
        return known

    def row(self, things: list[Any]) -> tuple[Any, ...]:
        """The one tuple for all of the same things."""
        key = tuple(map(id, things))
        row = self.rows.get(key)
        if row is None:
            if len(self.rows) >= MOST_KEPT:
                self.rows.clear()
            row = self.rows[key] = tuple(things)
        return row

    def keep(self, key: Hashable, now: Moment, value: Any, reads: Reads) -> None:
        """Keeps a value with what it rests on; not one that rests on the whole position."""
        if reads.whole:
            return
        self.size += 1
        if self.size > MOST_KEPT:
            self.kept.clear()
            self.size = 1
        shape = reads.shape
        shapes = self.kept.setdefault(key, [])
        values = next((values for known, values in shapes if known == shape), None)
        if values is None:
            values = {}
            shapes.insert(0, (shape, values))
            del shapes[MOST_SHAPES:]
        hears = bool(reads.readings or reads.ideas or reads.numbers)
        kept = values[looked_up(now, shape)] = make(Kept, (value, reads, hears))
        if not (reads.bound or reads.state):
            now.told[key] = kept


def looked_up(now: Moment, shape: Shape) -> tuple[Hashable, ...]:
    """What a shape comes to at a moment: the identities of things and rows, and the rest by its value."""
    names, kinds, bound, state, readings, pipelines, only_things = shape
    if only_things:
        return tuple(map(id, map(now.things.get, names)))
    try:
        rows = [*map(now.rows.__getitem__, kinds)]
    except KeyError:
        rows = [*map(now.row, kinds)]
    table = map(id, (*map(now.things.get, names), *rows))
    if not (bound or state or readings or pipelines):
        return tuple(table)
    referee = now.referee
    found: list[Hashable] = [*table]
    if bound or state:
        outside, now.reading = now.reading, None
        found += [now.bound(name) for name in bound]
        found += [tuple(now.frames) if name == "frames" else getattr(now, name) for name in state]
        now.reading = outside
    if readings:
        found += map(referee.readings.__getitem__, readings)
    if pipelines:
        found += map(referee.pipelines.get, pipelines)
    return tuple(found)
