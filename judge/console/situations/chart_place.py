"""Where in the charts a step stands, as a document."""

from __future__ import annotations

from typing import Any

from judge.console.situations.line_of_play import LineOfPlay
from judge.engine.position import Frame
from judge.scenario.steps.chart_place import current_node, open_charts


def place(line: LineOfPlay, number: int, frames: tuple[Frame, ...]) -> dict[str, Any]:
    """The charts that are open at a step with the node each is at, and the node that the step itself is about."""
    here = _label(line, number)
    root = line.scenario.at.partition("/")[0].partition(":")[0]
    return {"root": root, "open": open_charts(line.played.referee.charts, frames, here), "node": here}


def _label(line: LineOfPlay, number: int) -> str:
    """The node waited at where a stage ends, else the node of the line, else the last one that was named."""
    step, stages = line.steps[number], line.played.stages
    waiting = stages[step.stage].position.waiting if step.ends else None
    if step.line is None and step.stage == 0 and waiting is None:
        return ""
    said = [each.at for stage in stages[: step.stage] for each in stage.lines if each.at]
    return current_node(stages[step.stage].lines[: (step.line or 0) + 1], waiting, said[-1] if said else "")
