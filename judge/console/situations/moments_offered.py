"""The charts of a game as lists of steps to begin at, and a moment in words."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from judge.content.model import ChartDoc, NodeDoc
from judge.scenario.node_names import KINDS, node_title


@dataclass
class Start:
    """A step of a chart: what it is called, the moment it is, whether play can begin there, the charts inside it."""

    title: str
    kind: str
    at: str
    offered: bool
    here: bool
    inner: list[Sequence] = field(default_factory=list)


@dataclass
class Sequence:
    """A chart as a list of steps; `here` where the moment is one of them, or of a chart inside."""

    title: str
    steps: list[Start]

    @property
    def here(self) -> bool:
        """Whether the moment is somewhere in it."""
        return any(step.here or any(inner.here for inner in step.inner) for step in self.steps)

    @property
    def offered(self) -> bool:
        """Whether play can begin somewhere in it."""
        return any(step.offered or any(inner.offered for inner in step.inner) for step in self.steps)


def sequences(charts: Mapping[str, ChartDoc], at: str, offered: Collection[str]) -> list[Sequence]:
    """Every chart once: those that no other calls, and inside their steps those that these call."""
    called = {inside for chart in charts.values() for node in chart.nodes for inside in _inside(chart, node)}
    drawn: set[str] = set()
    roots = [id for id in charts if id not in called] or list(charts)
    found = [_sequence(charts, id, _node(charts, at), offered, drawn) for id in roots]
    return found + [_sequence(charts, id, _node(charts, at), offered, drawn) for id in charts if id not in drawn]


def moment_words(charts: Mapping[str, ChartDoc], at: str) -> str:
    """A moment as people call it: the chart, and the step in it."""
    last = at.rpartition("/")[2]
    chart = charts.get(last.partition(":")[0])
    if chart is None:
        return at
    node = next((node for node in chart.nodes if node.id == last.partition(":")[2]), None)
    return f"{chart.title}: {node_title(chart, node)}" if node else chart.title


def _node(charts: Mapping[str, ChartDoc], at: str) -> str:
    """The step that a moment is: of a chart alone its first one."""
    last = at.rpartition("/")[2]
    chart = charts.get(last)
    return f"{last}:{chart.nodes[0].id}" if chart is not None and chart.nodes else last


def _inside(chart: ChartDoc, node: NodeDoc) -> list[str]:
    window = chart.windows.get(node.window)
    return [each for each in (node.call, window.resolve if window else "") if each]


def _sequence(charts: Mapping[str, ChartDoc], id: str, now: str, offered: Collection[str], drawn: set[str]) -> Sequence:
    drawn.add(id)
    chart, steps = charts[id], []
    for node in chart.nodes:
        at = f"{id}:{node.id}"
        made = Start(node_title(chart, node), KINDS[node.does], at, at in offered, at == now)
        new = [each for each in _inside(chart, node) if each in charts and each not in drawn]
        made.inner = [_sequence(charts, each, now, offered, drawn) for each in new if each not in drawn]
        steps.append(made)
    return Sequence(chart.title, steps)
