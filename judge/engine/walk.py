"""Walking the charts: from where a position stands to the next decision, node by node."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from judge.engine import window as windows
from judge.engine.batch import BATCH, Pending, do_next
from judge.engine.chart import Chart
from judge.engine.position import Frame, Waiting
from judge.engine.record import Choice, Line, make

if TYPE_CHECKING:
    from judge.engine.moment import Moment
    from judge.engine.rules import Rules

LONGEST = 20_000


class EndlessChart(Exception):
    """A chart went round without ever asking anybody anything."""


class Stop:
    """A node of a chart, ready to be walked: its functions looked up once, its label and its successor known."""

    def __init__(self, chart: Chart, at: int, rules: Rules) -> None:
        node = chart.nodes[at]
        self.node, self.cites = node, node.cites
        self.label = f"{chart.id}:{node.id}"
        self.done = at if node.repeat else at + 1
        wanted = ((node.when, True), (node.unless, False), (node.repeat, True))
        self.tests = tuple((rules.tests[name], truth) for name, truth in wanted if name)

    def applies(self, now: Moment) -> bool:
        """Whether the node's conditions hold."""
        for test, truth in self.tests:
            if bool(test(now)) is not truth:
                return False
        return True

    def enter(self, now: Moment, frame: Frame) -> None:
        """Does what the node is for, or waits for somebody's decision."""
        raise NotImplementedError

    def choose(self, now: Moment, choice: Choice) -> None:
        """Takes the choice that the node was waiting for."""
        raise NotImplementedError

    def go_on(self, now: Moment) -> None:
        """Moves the chart on to the node that comes after this one."""
        chart, _, bound, _ = now._frames[-1]
        now._frames[-1] = make(Frame, (chart, self.done, bound, None))


class StepStop(Stop):
    """A step: carries out its function; one without a function is just named in the log."""

    def __init__(self, chart: Chart, at: int, rules: Rules) -> None:
        super().__init__(chart, at, rules)
        self.do = rules.steps[self.node.name] if self.node.name else None
        self.line = Line(f"{self.node.title or self.node.id}.", self.cites, self.label)

    def enter(self, now: Moment, frame: Frame) -> None:
        now._frames[-1] = make(Frame, (frame.chart, self.done, frame.bound, None))
        if self.do is not None:
            self.do(now)
        else:
            now.lines.append(self.line)


class WindowStop(Stop):
    """A window: players act or pass until it closes."""

    def __init__(self, chart: Chart, at: int, rules: Rules) -> None:
        super().__init__(chart, at, rules)
        self.window = chart.windows[self.node.name]
        self.pass_lines: dict[str, Line] = {}
        self._asks: dict[str, Waiting] = {}

    def enter(self, now: Moment, frame: Frame) -> None:
        if frame.state is None and len(now._frames) > 1 and _silenced(now):
            self.go_on(now)
        else:
            windows.enter(now, frame, self)

    def choose(self, now: Moment, choice: Choice) -> None:
        windows.choose(now, self, choice)

    def asks(self, actor: str) -> Waiting:
        """What the window asks of a player; it never changes, so each is made once."""
        waiting = self._asks.get(actor)
        if waiting is None:
            window = self.window
            waiting = self._asks[actor] = Waiting(actor, window.admits, True, window.cites, self.label, window.may_pass)
        return waiting


class AskStop(Stop):
    """A question that one player has to answer."""

    def __init__(self, chart: Chart, at: int, rules: Rules) -> None:
        super().__init__(chart, at, rules)
        self.verb = rules.verbs[self.node.name]

    def enter(self, now: Moment, frame: Frame) -> None:
        now._waiting = Waiting(self.verb.by(now), (self.verb.name,), False, self.cites, self.label)

    def choose(self, now: Moment, choice: Choice) -> None:
        self.go_on(now)
        self.verb.take(now, choice)


class CallStop(Stop):
    """A call: goes through another chart, then on."""

    def __init__(self, chart: Chart, at: int, rules: Rules) -> None:
        super().__init__(chart, at, rules)
        self.binds = tuple((name, rules.roles[role]) for name, role in self.node.binds)

    def enter(self, now: Moment, frame: Frame) -> None:
        bound = {name: role(now) for name, role in self.binds}
        self.go_on(now)
        now.call(self.node.name, **bound)


class JumpStop(Stop):
    """A jump to another node of the same chart."""

    def __init__(self, chart: Chart, at: int, rules: Rules) -> None:
        super().__init__(chart, at, rules)
        self.to = chart.place(self.node.name)

    def enter(self, now: Moment, frame: Frame) -> None:
        now._frames[-1] = make(Frame, (frame.chart, self.to, frame.bound, None))


STOPS: dict[str, type[Stop]] = {
    "step": StepStop, "window": WindowStop, "ask": AskStop, "call": CallStop, "jump": JumpStop,
}  # fmt: skip


def _silenced(now: Moment) -> bool:
    """Whether a window is open further out inside which no other may open."""
    for frame in now._frames[:-1]:
        if isinstance(frame.state, windows.Open) and not frame.state.nests:
            return True
    return False


def compile_charts(charts: Mapping[str, Chart], rules: Rules) -> dict[str, tuple[Stop, ...]]:
    """Looks up every name that the charts use; a KeyError names what is missing."""
    return {
        id: tuple(STOPS[node.kind](chart, at, rules) for at, node in enumerate(chart.nodes))
        for id, chart in charts.items()
    }


def walk(now: Moment, stops: Mapping[str, tuple[Stop, ...]]) -> None:
    """Goes on until somebody has to decide something or nothing is left to do."""
    trail = now.referee.trail
    for _ in range(LONGEST):
        if now._waiting is not None or not now._frames:
            return
        if trail is not None:
            trail.look(now)
        if now.trace is not None:
            now.trace.mark(now._frames, now._at)
        elif now.walking is not None and now.walking.comes(now):
            return
        frame = now._frames[-1]
        if frame.chart == BATCH:
            _batch(now, frame)
            continue
        nodes = stops[frame.chart]
        if frame.at >= len(nodes):
            now._frames.pop()
            continue
        stop = nodes[frame.at]
        now._at = stop.label
        if frame.state is None and stop.tests and not stop.applies(now):
            now._frames[-1] = make(Frame, (frame.chart, frame.at + 1, frame.bound, None))
        else:
            if trail is not None:
                trail.entering(now, stop, frame.state is None)
            stop.enter(now, frame)
    raise EndlessChart(f"{LONGEST} nodes from {now._at} on, and nobody was asked anything")


def _batch(now: Moment, frame: Frame) -> None:
    """Asks for the next effect of a batch, or carries it out where there is no choice."""
    pending = frame.state
    assert isinstance(pending, Pending)
    group = pending.groups[0]
    if len(set(group.effects)) == 1:
        do_next(now, pending, group.effects[0])
    else:
        now._waiting = Waiting(group.chooser, ("next",), False, (pending.cite,), now._at)
