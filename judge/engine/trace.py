"""A trace: what a step looks at and what it puts on the table, in order."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from judge.engine.record import make

if TYPE_CHECKING:
    from judge.engine.modifiers import Sum
    from judge.engine.position import Frame, Thing, Waiting

THING, ROW, CALL, READING, IDEA, SUM = range(6)
Standing = tuple[tuple["Frame", ...], "Waiting | None", str]
Each = Callable[[Any], object]
UNSURE: Any = object()


class Look(NamedTuple):
    """Something that was looked at: what, with which arguments, where in the charts, and what the answer was.

    It is `early` where nothing that was put on the table before in the same step makes a difference to it.
    """

    kind: int
    what: Any
    given: tuple[Any, ...]
    standing: Standing | None
    answer: Any
    early: bool = False


class Mark(NamedTuple):
    """A place between two nodes of the charts: where the game stands there, and which node was carried out last."""

    frames: tuple[Frame, ...]
    at: str


class Trace:
    """What a step looks at and puts on the table, in order; what follows from what was looked at is not noted."""

    __slots__ = ("_calls", "_changes", "_known", "_rows", "_sure", "_types", "_written", "notes", "void")

    def __init__(self) -> None:
        self.notes: list[Look | Mark | Thing | str] = []
        self.void = False
        self._known: set[Hashable] = set()
        self._rows: set[type] = set()
        self._calls: dict[Hashable, tuple[int, Standing | None]] = {}
        self._changes: list[tuple[Thing | None, Thing | None]] = []
        self._sure: dict[str, Thing | None] = {}
        self._written: dict[str, int] = {}
        self._types: dict[type, int] = {}

    def mark(self, frames: list[Frame], at: str) -> None:
        """The step has come to the next node of the charts."""
        self.notes.append(make(Mark, (tuple(frames), at)))

    def looked(
        self, kind: int, what: Any, given: tuple[Any, ...], standing: Standing | None, there: Thing | None
    ) -> None:
        """Something was looked at before this trace began, in the part of the step that is known; a thing is there."""
        if kind == THING:
            self._known.add(what)
            self._sure[what] = there
        elif kind == ROW:
            self._rows.add(what)
        elif kind == CALL:
            self._calls[what, given] = len(self._changes), standing
        else:
            self._known.add((kind, what))

    def wrote(self, thing: Thing, *, off: bool) -> None:
        """A thing was put on the table or taken off it in the part of the step that is known."""
        self._write(thing, None if off else thing)

    def thing(self, name: str, thing: Thing | None) -> None:
        """A thing was looked at."""
        if name not in self._known:
            self._known.add(name)
            self._sure[name] = thing
            self.notes.append(make(Look, (THING, name, (), None, thing, False)))

    def row(self, kind: type, row: tuple[Any, ...]) -> None:
        """All things of a kind were looked at."""
        if kind not in self._rows:
            self._rows.add(kind)
            self.notes.append(make(Look, (ROW, kind, (), None, row, False)))

    def switch(self, kind: int, what: str | Sum, answer: Any) -> None:
        """A reading was asked for, or a number worked out."""
        if (kind, what) not in self._known:
            self._known.add((kind, what))
            self.notes.append(make(Look, (kind, what, (), None, answer, False)))

    def call(
        self, function: Callable[..., Any], given: tuple[Any, ...], answer: Any, standing: Standing | None,
        things: Iterable[str], kinds: Iterable[type],
    ) -> None:  # fmt: skip
        """A function was asked that only reads: certain things, and all of some kinds."""
        if self._rows.issuperset(kinds) and self._known.issuperset(things):
            return
        known = self._calls.get((function, given))
        if known is None or known[1] != standing or self._changed_since(known[0], things, kinds):
            self._calls[function, given] = len(self._changes), standing
            self.notes.append(make(Look, (CALL, function, given, standing, answer, False)))

    def of_row(self, function: Callable[..., Any], answer: Any, kind: type, each: Each | None) -> None:
        """A function was asked that looks at all things of a kind, and at each by itself if it is told what of each."""
        if kind in self._rows:
            return
        known = self._calls.get((function, ()))
        if known is None or self._makes_a_difference(known[0], kind, each):
            self._calls[function, ()] = len(self._changes), None
            early = not self._makes_a_difference(0, kind, each)
            self.notes.append(make(Look, (CALL, function, (), None, answer, early)))

    def _makes_a_difference(self, since: int, kind: type, each: Each | None) -> bool:
        """Whether something was changed since then of which something else is said now, or of which nobody can tell."""
        for old, new in self._changes[since:]:
            if isinstance(new, kind) or isinstance(old, kind):
                if each is None or old is UNSURE:
                    return True
                if (each(old) if isinstance(old, kind) else None) != (each(new) if isinstance(new, kind) else None):
                    return True
        return False

    def _changed_since(self, write: int, things: Iterable[str], kinds: Iterable[type]) -> bool:
        if any(self._written.get(name, -1) >= write for name in things):
            return True
        return any(at >= write and issubclass(each, kind) for each, at in self._types.items() for kind in kinds)

    def put(self, thing: Thing) -> None:
        """A thing was put on the table."""
        self._write(thing, thing)
        self.notes.append(thing)

    def drop(self, thing: Thing) -> None:
        """A thing was taken off the table."""
        self._write(thing, None)
        self.notes.append(thing.name)

    def _write(self, thing: Thing, after: Thing | None) -> None:
        name = thing.name
        self._known.add(name)
        self._written[name] = self._types[type(thing)] = len(self._changes)
        self._changes.append((self._sure.get(name, UNSURE), after))
        self._sure[name] = after
