"""Where in the charts a step stands, as a document."""

from __future__ import annotations

from typing import Any

from judge.console.line import LineOfPlay
from judge.engine.batch import BATCH
from judge.engine.chart import Chart, Node
from judge.engine.position import Frame


def place(line: LineOfPlay, number: int, frames: tuple[Frame, ...]) -> dict[str, Any]:
    """The charts that are open at a step with the node each is at, and the node that the step itself is about."""
    here = _label(line, number)
    charts = [frame for frame in frames if frame.chart != BATCH]
    inner = [frame.chart for frame in charts[1:]] + [""]
    stands = [[frame.chart, _node(line, frame, inside, here)] for frame, inside in zip(charts, inner, strict=False)]
    root = line.scenario.at.partition("/")[0].partition(":")[0]
    return {"root": root, "open": stands, "node": here}


def _label(line: LineOfPlay, number: int) -> str:
    """The node waited at where a stage ends, else the node of the line, else the last one that was named."""
    step, stages = line.steps[number], line.played.stages
    waiting = stages[step.stage].position.waiting
    if step.ends and waiting is not None and waiting.at:
        return waiting.at
    if step.line is None and step.stage == 0:
        return ""
    said = [each.at for stage in stages[: step.stage] for each in stage.lines if each.at]
    now = stages[step.stage].lines[: (step.line or 0) + 1]
    return next((each.at for each in reversed(now) if each.at), said[-1] if said else "")


def _node(line: LineOfPlay, frame: Frame, inner: str, here: str) -> str:
    """The node a chart is at: the one that called the chart inside it, or the one the step is about."""
    chart = line.played.referee.charts[frame.chart]
    at = chart.nodes[frame.at : frame.at + 1]
    before = chart.nodes[max(0, frame.at - 1) : frame.at]
    if inner:
        calls = [node for node in (*at, *before) if inner in (node.name, _resolves(chart, node))]
        return (calls or before or at)[0].id
    name, _, node = here.partition(":")
    return node if name == frame.chart else (at or before)[0].id


def _resolves(chart: Chart, node: Node) -> str:
    """The chart that resolves what is played in a window; empty for any other node."""
    return chart.windows[node.name].resolve if node.kind == "window" else ""
