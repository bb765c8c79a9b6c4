"""A trace: what a step looks at and what it puts on the table, in order."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from judge.engine.modifiers import Sum
    from judge.engine.position import Frame, Thing, Waiting

THING, ROW, CALL, READING, IDEA, SUM = range(6)
Standing = tuple[tuple["Frame", ...], "Waiting | None", str]


class Look(NamedTuple):
    """Something that was looked at: what, with which arguments, where in the charts, and what the answer was."""

    kind: int
    what: Any
    given: tuple[Any, ...]
    standing: Standing | None
    answer: Any


class Mark(NamedTuple):
    """A place between two nodes of the charts: where the game stands there, and which node was carried out last."""

    frames: tuple[Frame, ...]
    at: str


class Trace:
    """What a step looks at and puts on the table, in order; what follows from what was looked at is not noted."""

    __slots__ = ("_calls", "_known", "_rows", "_types", "_writes", "_written", "notes", "void")

    def __init__(self) -> None:
        self.notes: list[Look | Mark | Thing | str] = []
        self.void = False
        self._known: set[Hashable] = set()
        self._rows: set[type] = set()
        self._calls: dict[Hashable, tuple[int, Standing | None]] = {}
        self._writes = 0
        self._written: dict[str, int] = {}
        self._types: dict[type, int] = {}

    def mark(self, frames: list[Frame], at: str) -> None:
        """The step has come to the next node of the charts."""
        self.notes.append(Mark(tuple(frames), at))

    def looked(self, kind: int, what: Any, given: tuple[Any, ...], standing: Standing | None) -> None:
        """Something was looked at before this trace began, in the part of the step that is known."""
        if kind == ROW:
            self._rows.add(what)
        elif kind == CALL:
            self._calls[what, given] = self._writes, standing
        else:
            self._known.add(what if kind == THING else (kind, what))

    def wrote(self, thing: Thing) -> None:
        """A thing was put on the table or taken off it in the part of the step that is known."""
        self._write(thing, thing.name)

    def thing(self, name: str, thing: Thing | None) -> None:
        """A thing was looked at."""
        if name not in self._known:
            self._known.add(name)
            self.notes.append(Look(THING, name, (), None, thing))

    def row(self, kind: type, row: tuple[Any, ...]) -> None:
        """All things of a kind were looked at."""
        if kind not in self._rows:
            self._rows.add(kind)
            self.notes.append(Look(ROW, kind, (), None, row))

    def switch(self, kind: int, what: str | Sum, answer: Any) -> None:
        """A reading was asked for, or a number worked out."""
        if (kind, what) not in self._known:
            self._known.add((kind, what))
            self.notes.append(Look(kind, what, (), None, answer))

    def call(
        self, function: Callable[..., Any], given: tuple[Any, ...], answer: Any, standing: Standing | None,
        things: Iterable[str], kinds: Iterable[type],
    ) -> None:  # fmt: skip
        """A function was asked that only reads: certain things, and all of some kinds."""
        if self._rows.issuperset(kinds) and self._known.issuperset(things):
            return
        known = self._calls.get((function, given))
        if known is None or known[1] != standing or self._changed_since(known[0], things, kinds):
            self._calls[function, given] = self._writes, standing
            self.notes.append(Look(CALL, function, given, standing, answer))

    def _changed_since(self, write: int, things: Iterable[str], kinds: Iterable[type]) -> bool:
        if any(self._written.get(name, -1) >= write for name in things):
            return True
        return any(at >= write and issubclass(each, kind) for each, at in self._types.items() for kind in kinds)

    def put(self, thing: Thing) -> None:
        """A thing was put on the table."""
        self._write(thing, thing.name)
        self.notes.append(thing)

    def drop(self, thing: Thing) -> None:
        """A thing was taken off the table."""
        self._write(thing, thing.name)
        self.notes.append(thing.name)

    def _write(self, thing: Thing, name: str) -> None:
        self._known.add(name)
        self._written[name] = self._types[type(thing)] = self._writes
        self._writes += 1
