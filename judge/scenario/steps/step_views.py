"""What is seen at every step of a stretch of play: the table, the one to compare it with, and the charts open.

At a line, what that line changed is to be marked; where somebody has to decide, everything since the last decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from judge.engine.position import Frame, Position
from judge.engine.referee import Referee
from judge.scenario.steps.table_snapshots import Look

Table = Mapping[str, Any]


class Scene(NamedTuple):
    """The table at a step, the one to compare it with, and the charts that are open."""

    table: Table
    before: Table | None
    frames: tuple[Frame, ...]


def show(referee: Referee, position: Position) -> Table:
    """The table in a position."""
    return referee.rules.show(referee.moment(position))


def start_scenes(looks: Sequence[Look], end: Look) -> list[Scene]:
    """The table as it was laid out, then a scene for each line up to the first decision."""
    laid_out = looks[0].table
    first = Scene(laid_out, None, looks[0].frames)
    if len(looks) == 1:
        return [first._replace(table=end.table, frames=end.frames)]
    return [first, *_lines(looks[1:], laid_out, end)]


def choice_scenes(looks: Sequence[Look], before: Table, end: Look) -> list[Scene]:
    """A scene for each line from a choice to the next decision; one where there is no line."""
    return _lines(looks, before, end)


def _lines(looks: Sequence[Look], before: Table, end: Look) -> list[Scene]:
    earlier = [before, *(look.table for look in looks)]
    passing = [Scene(look.table, table, look.frames) for look, table in zip(looks[:-1], earlier, strict=False)]
    return [*passing, Scene(end.table, before, end.frames)]
