"""Where in the charts play stands: the charts that are open, each with the node it is at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from judge.engine.batch import BATCH
from judge.engine.chart import Chart, Node
from judge.engine.position import Frame, Waiting
from judge.engine.record import Line


def current_node(lines: Iterable[Line], waiting: Waiting | None, before: str) -> str:
    """The node that play is about: the one waited at, else that of the last line, else the one named before."""
    if waiting is not None and waiting.at:
        return waiting.at
    return next((line.at for line in reversed(tuple(lines)) if line.at), before)


def open_charts(charts: Mapping[str, Chart], frames: Iterable[Frame], here: str) -> list[list[str]]:
    """The open charts from the outermost in, each with the node it is at; `here` is the node that play is about."""
    opened = [frame for frame in frames if frame.chart != BATCH]
    inner = [frame.chart for frame in opened[1:]] + [""]
    return [
        [frame.chart, _node(charts[frame.chart], frame, inside, here)]
        for frame, inside in zip(opened, inner, strict=False)
    ]


def _node(chart: Chart, frame: Frame, inner: str, here: str) -> str:
    """The node a chart is at: the one that has opened the chart inside it, or the one play is about.

    A node that is done has been left already when what it opened begins; a window stays, and so does a repeated node.
    """
    at = chart.nodes[frame.at : frame.at + 1]
    before = chart.nodes[max(0, frame.at - 1) : frame.at]
    if inner:
        calls = [node for node in (*at, *before) if inner in (node.name, _resolves(chart, node))]
        open_here = frame.state is not None or (at and at[0].repeat)
        return (calls or (at if open_here else ()) or before or at)[0].id
    name, _, node = here.partition(":")
    return node if name == frame.chart else (at or before)[0].id


def _resolves(chart: Chart, node: Node) -> str:
    """The chart that resolves what is played in a window; empty for any other node."""
    return chart.windows[node.name].resolve if node.kind == "window" else ""
