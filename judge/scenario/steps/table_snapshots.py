"""What lay on the table at every line of a stretch of play: the same walk again, with a snapshot after each line."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from judge.engine.batch import BATCH
from judge.engine.moment import Moment
from judge.engine.position import Frame, Position, Things
from judge.engine.record import Choice, Line
from judge.engine.referee import Referee
from judge.engine.walk import Stop, compile_charts, walk
from judge.scenario.model import Scenario
from judge.scenario.played import Stage
from judge.scenario.rulebook import Rulebook


class Snapshot(NamedTuple):
    """The table and the open charts at one line."""

    table: Mapping[str, Any]
    frames: tuple[Frame, ...]


class _SnapshotLog(list[Line]):
    """A log that takes a snapshot of the table whenever a line is written."""

    def __init__(self, now: Moment, referee: Referee) -> None:
        super().__init__()
        self.now = now
        self.show = referee.rules.show
        self.snapshots: list[Snapshot] = []

    def take(self) -> None:
        self.snapshots.append(Snapshot(self.show(self.now), tuple(self.now.frames)))

    def append(self, line: Line) -> None:
        super().append(line)
        self.take()


class Followed(NamedTuple):
    """What a stretch of play comes to: the position, the lines, and a snapshot at every line."""

    position: Position
    lines: tuple[Line, ...]
    snapshots: list[Snapshot]


def snapshots_from_start(book: Rulebook, scenario: Scenario, referee: Referee) -> list[Snapshot]:
    """The snapshots from the table as it was laid out, before anything happened, to the first decision."""
    assert book.rules.lay_out is not None
    layout = book.rules.lay_out(scenario.table)
    outer, *inner = book.start(scenario.at, scenario.place)
    outer = outer._replace(bound=(*layout.bound, *outer.bound))
    things = Things.laid(layout.things)
    now = referee.moment(Position(things, (outer, *inner), None))
    now.lines = log = _SnapshotLog(now, referee)
    log.take()
    walk(now, _stops(book))
    return log.snapshots


def snapshots_of(book: Rulebook, referee: Referee, before: Position, stage: Stage) -> list[Snapshot]:
    """The snapshots of a stage, one for each line: from a choice or a deed of the judge to the next decision."""
    if stage.choice is None:
        return follow_by_hand(referee, before, stage.by_hand).snapshots
    return follow_choice(book, referee, before, stage.choice).snapshots


def follow_choice(book: Rulebook, referee: Referee, position: Position, choice: Choice) -> Followed:
    """What a legal choice leads to, followed line by line: a step of the referee with a snapshot at every line."""
    now = referee.moment(position)
    now.lines = log = _SnapshotLog(now, referee)
    assert now.waiting is not None
    now.at, now.waiting = now.waiting.at, None
    frame = now.frames[-1]
    if frame.chart == BATCH:
        referee.rules.verbs[choice.verb].take(now, choice)
    else:
        _stops(book)[frame.chart][frame.at].choose(now, choice)
    walk(now, _stops(book))
    return Followed(now.freeze(), tuple(log), log.snapshots)


def follow_by_hand(referee: Referee, position: Position, deed: str) -> Followed:
    """What the judge carries out himself, followed line by line."""
    now = referee.moment(position)
    now.lines = log = _SnapshotLog(now, referee)
    referee.take_by_hand(now, deed)
    return Followed(now.freeze(), tuple(log), log.snapshots)


@lru_cache(maxsize=32)
def _stops(book: Rulebook) -> dict[str, tuple[Stop, ...]]:
    return compile_charts(book.charts, book.rules)
