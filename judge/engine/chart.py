"""Timing charts as data: nodes are steps, windows, questions, calls of another chart, and jumps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from judge.engine.record import Cite

Kind = Literal["step", "window", "ask", "call", "jump"]
Resolves = Literal["at once", "last in first out", "one then reopen"]

END = "end"
MOST_NAMED = 3


class Window(NamedTuple):
    """When players may act, as a value: who starts, who is next, what closes it, when plays resolve."""

    name: str
    cites: tuple[Cite, ...]
    starts: str
    admits: tuple[str, ...]
    after_play: str = "next"
    after_pass: str = "next"
    passes: int | None = None
    resolves: Resolves = "at once"
    pile: str = ""
    resolve: str = ""
    reopens: str = ""
    after_empty: str = ""
    may_pass: str = ""
    secret: bool = False
    nests: bool = True
    title: str = ""


class Node(NamedTuple):
    """One node of a chart; `name` is the step, window, verb, chart or node that its kind calls for.

    `phase` is the heading of the nodes that begin with this one.
    """

    id: str
    kind: Kind
    cites: tuple[Cite, ...]
    title: str = ""
    name: str = ""
    when: str = ""
    unless: str = ""
    repeat: str = ""
    binds: tuple[tuple[str, str], ...] = ()
    phase: str = ""


class Chart(NamedTuple):
    """A timing chart; the default edge is from each node to the next."""

    id: str
    title: str
    cites: tuple[Cite, ...]
    nodes: tuple[Node, ...]
    windows: Mapping[str, Window]

    def place(self, node_id: str) -> int:
        """The place of a node in the chart; `end` is just behind the last."""
        if node_id == END:
            return len(self.nodes)
        for at, node in enumerate(self.nodes):
            if node.id == node_id:
                return at
        raise KeyError(f"chart {self.id} has no node {node_id}")


def asked_in(charts: Mapping[str, Chart], verb: str) -> tuple[str, tuple[Cite, ...]]:
    """Where the charts ask for a verb, in words, and the rules of the first place; empty if they never do."""
    found: dict[str, tuple[Cite, ...]] = {}
    for chart in charts.values():
        for node in chart.nodes:
            window = chart.windows.get(node.name) if node.kind == "window" else None
            if (window is not None and verb in window.admits) or (node.kind == "ask" and node.name == verb):
                title = node.title or (window.title if window else "") or chart.title
                found.setdefault(title, node.cites)
    some = " or ".join(f'"{title}"' for title in list(found)[:MOST_NAMED])
    return some + (" and elsewhere" if len(found) > MOST_NAMED else ""), next(iter(found.values()), ())
