"""The chart beside a step: nested lists of its nodes, with the place where the game stands lit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from judge.content.model import ChartDoc, NodeDoc
from judge.scenario.node_names import KINDS, node_title

DEEPEST = 6


@dataclass
class Spot:
    """One node as a list shows it; `state` is now, open, passed or nothing."""

    id: str
    title: str
    kind: str
    cites: tuple[str, ...]
    repeats: bool
    state: str = ""
    inner: list[Steps] = field(default_factory=list)


@dataclass
class Steps:
    """A chart as a list of its nodes."""

    id: str
    title: str
    spots: list[Spot]


def chart_lists(charts: Mapping[str, ChartDoc], place: Mapping[str, Any], passed: Iterable[str]) -> list[Steps]:
    """The charts to show for a step: the outermost, with those inside it that are open or were just gone through."""
    outline = _Outline(charts, place["node"], frozenset(passed))
    chain = [tuple(pair) for pair in place["open"]]
    root = chain[0][0] if chain else place["root"]
    return [outline.sequence(root, chain, ())] if root in charts else []


class _Outline:
    """Draws up the lists for one step."""

    def __init__(self, charts: Mapping[str, ChartDoc], now: str, passed: frozenset[str]) -> None:
        self.charts = charts
        self.passed = passed
        self.now = now
        self.touched = {label.partition(":")[0] for label in (*passed, now)}

    def sequence(self, id: str, chain: Sequence[tuple[str, ...]], above: tuple[str, ...]) -> Steps:
        chart = self.charts[id]
        at = chain[0][1] if chain and chain[0][0] == id else ""
        spots = [self.spot(chart, node, node.id == at, chain[1:], (*above, id)) for node in chart.nodes]
        return Steps(id, chart.title, spots)

    def spot(
        self, chart: ChartDoc, node: NodeDoc, is_open: bool, chain: Sequence[tuple[str, ...]], above: tuple[str, ...]
    ) -> Spot:
        window = chart.windows.get(node.window)
        made = Spot(node.id, node_title(chart, node), KINDS[node.does], node.cites, bool(node.repeat))
        inside = node.call or (window.resolve if window else "")
        if is_open and chain:
            made.inner = self.inner(chain[0][0], chain, above)
        elif inside in self.touched:
            made.inner = self.inner(inside, (), above)
        made.state = self.state(f"{chart.id}:{node.id}", is_open)
        return made

    def inner(self, id: str, chain: Sequence[tuple[str, ...]], above: tuple[str, ...]) -> list[Steps]:
        if id not in self.charts or id in above or len(above) >= DEEPEST:
            return []
        return [self.sequence(id, chain, above)]

    def state(self, label: str, is_open: bool) -> str:
        if label == self.now:
            return "now"
        return "open" if is_open else ("passed" if label in self.passed else "")
