"""What is seen at every step of a stretch of play: the table, the one to compare it with, and the charts open.

At a line, what that line changed is to be marked; where somebody has to decide, everything since the last decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from judge.engine.position import Frame, Position
from judge.engine.referee import Referee
from judge.scenario.steps.table_snapshots import Snapshot

Table = Mapping[str, Any]


class StepView(NamedTuple):
    """The table at a step, the one to compare it with, and the charts that are open."""

    table: Table
    before: Table | None
    frames: tuple[Frame, ...]


def table_in(referee: Referee, position: Position) -> Table:
    """The table in a position."""
    return referee.rules.show(referee.moment(position))


def start_views(snapshots: Sequence[Snapshot], end: Snapshot) -> list[StepView]:
    """The table as it was laid out, then a view for each line up to the first decision."""
    laid_out = snapshots[0].table
    first = StepView(laid_out, None, snapshots[0].frames)
    if len(snapshots) == 1:
        return [first._replace(table=end.table, frames=end.frames)]
    return [first, *_lines(snapshots[1:], laid_out, end)]


def choice_views(snapshots: Sequence[Snapshot], before: Table, end: Snapshot) -> list[StepView]:
    """A view for each line from a choice to the next decision; one where there is no line."""
    return _lines(snapshots, before, end)


def _lines(snapshots: Sequence[Snapshot], before: Table, end: Snapshot) -> list[StepView]:
    earlier = [before, *(each.table for each in snapshots)]
    passing = [StepView(each.table, table, each.frames) for each, table in zip(snapshots[:-1], earlier, strict=False)]
    return [*passing, StepView(end.table, before, end.frames)]
