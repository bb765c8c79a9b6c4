"""Where in the charts a moment stands: the frames, what is bound in them, and the ways on from there."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Protocol, TypeVar

from judge.engine.batch import BATCH, Group, Pending
from judge.engine.memory import Memory, Reads
from judge.engine.position import Frame, Waiting
from judge.engine.record import Cite, Missing, make

if TYPE_CHECKING:
    from judge.engine.modifiers import Pipeline, Sum
    from judge.engine.rules import Rules
    from judge.engine.trace import Trace
    from judge.engine.trail import Trail
    from judge.engine.walk import Stop
    from judge.engine.walks import Walking

T = TypeVar("T")


class Settings(Protocol):
    """What a moment asks its referee for."""

    rules: Rules
    trail: Trail | None
    memory: Memory
    readings: dict[str, str]
    heard: set[str | Sum]
    pipelines: dict[str, Pipeline]

    def reads(self, reading: str) -> str:
        """The option in force for a reading."""
        ...

    def pipeline(self, number: Sum) -> Pipeline:
        """The pipeline in force in place of the one that a sum names."""
        ...

    def place(self, chart: str, node: str) -> int:
        """The place of a node in a chart."""
        ...

    def stop(self, frame: Frame) -> Stop:
        """The node that a frame stands at."""
        ...


class Standing:
    """The part of a moment that the charts are about; what is asked for is noted where something is worked out."""

    __slots__ = ("_at", "_frames", "_waiting", "reading", "referee", "trace", "walking")

    referee: Settings
    reading: Reads | None
    trace: Trace | None
    walking: Walking | None
    _frames: list[Frame]
    _waiting: Waiting | None
    _at: str

    @property
    def frames(self) -> list[Frame]:
        """Where in the charts the game stands, the innermost last."""
        if self.reading is not None:
            self.reading.state["frames"] = tuple(self._frames)
        return self._frames

    @property
    def waiting(self) -> Waiting | None:
        """The decision that is waited for."""
        if self.reading is not None:
            self.reading.state["waiting"] = self._waiting
        return self._waiting

    @waiting.setter
    def waiting(self, waiting: Waiting | None) -> None:
        self._waiting = waiting

    @property
    def at(self) -> str:
        """The node that is being carried out."""
        if self.reading is not None:
            self.reading.state["at"] = self._at
        return self._at

    @at.setter
    def at(self, at: str) -> None:
        self._at = at

    @property
    def charts(self) -> tuple[str, ...]:
        """The charts that the game stands in, the innermost last."""
        charts = tuple([frame.chart for frame in self._frames])
        if self.reading is not None:
            self.reading.state["charts"] = charts
        return charts

    def bound(self, name: str) -> Hashable:
        """What a name is bound to in the innermost chart that binds it; None if none does."""
        found: Hashable = None
        for frame in reversed(self._frames):
            for key, value in frame.bound:
                if key == name:
                    found = value
                    break
            else:
                continue
            break
        if self.reading is not None:
            self.reading.bound[name] = found
        return found

    def given(self, kind: type[T], name: str) -> T:
        """What a name is bound to, which must be of a kind."""
        value = self.bound(name)
        if not isinstance(value, kind):
            raise Missing(f"an earlier step tells which {name} this is about; begin there")
        return value

    def bind(self, name: str, value: Hashable) -> None:
        """Binds a name in the innermost chart that binds it already, else in the current one."""
        for depth in range(len(self._frames) - 1, -1, -1):
            if name in [key for key, _ in self._frames[depth].bound]:
                break
        else:
            depth = len(self._frames) - 1
        chart, at, before, state = self._frames[depth]
        bound = (*[pair for pair in before if pair[0] != name], (name, value))
        self._frames[depth] = make(Frame, (chart, at, bound, state))

    def call(self, chart: str, **bound: Hashable) -> None:
        """Goes into another chart; this one goes on when that is done."""
        self._frames.append(make(Frame, (chart, 0, tuple(bound.items()), None)))

    def jump(self, node: str) -> None:
        """Goes on at another node of the current chart."""
        frame = self._frames[-1]
        self._frames[-1] = make(Frame, (frame.chart, self.referee.place(frame.chart, node), frame.bound, None))

    def leave(self, chart: str) -> None:
        """Breaks off a chart and everything opened inside it."""
        for depth in range(len(self._frames) - 1, -1, -1):
            if self._frames[depth].chart == chart:
                del self._frames[depth:]
                return

    def inside(self, chart: str) -> bool:
        """Whether the game stands somewhere inside a chart."""
        return chart in self.charts

    def end(self) -> None:
        """Ends the game: nothing that was going on goes on."""
        self._frames.clear()

    def batch(self, deed: str, cite: Cite, *groups: tuple[str, Iterable[Hashable]]) -> None:
        """Does simultaneous effects one by one: group after group, each in the order its chooser decides."""
        pending = tuple(Group(chooser, effects) for chooser, e in groups if (effects := tuple(e)))
        if pending:
            self._frames.append(Frame(BATCH, 0, (), Pending(deed, cite, pending)))
