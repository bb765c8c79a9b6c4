"""What lay on the table at every line of a stretch of play: the same walk again, with a look after each line."""

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
from judge.scenario.rulebook import Book


class Look(NamedTuple):
    """The table and the open charts at one line."""

    table: Mapping[str, Any]
    frames: tuple[Frame, ...]


class _Watched(list[Line]):
    """A log that takes a look at the table whenever a line is written."""

    def __init__(self, now: Moment, referee: Referee) -> None:
        super().__init__()
        self.now = now
        self.show = referee.rules.show
        self.looks: list[Look] = []

    def look(self) -> None:
        self.looks.append(Look(self.show(self.now), tuple(self.now.frames)))

    def append(self, line: Line) -> None:
        super().append(line)
        self.look()


class Seen(NamedTuple):
    """What a stretch of play comes to: the position, the lines, and a look at every line."""

    position: Position
    lines: tuple[Line, ...]
    looks: list[Look]


def watch_start(book: Book, scenario: Scenario, referee: Referee) -> list[Look]:
    """The looks from the table as it was laid out, before anything happened, to the first decision."""
    assert book.rules.lay_out is not None
    layout = book.rules.lay_out(scenario.table)
    outer, *inner = book.start(scenario.at, scenario.place)
    outer = outer._replace(bound=(*layout.bound, *outer.bound))
    things = Things({thing.name: thing for thing in layout.things})
    now = referee.moment(Position(things, (outer, *inner), None))
    now.lines = log = _Watched(now, referee)
    log.look()
    walk(now, _stops(book))
    return log.looks


def watch_choice(book: Book, referee: Referee, position: Position, choice: Choice) -> list[Look]:
    """The looks from a choice to the next decision, one for each line."""
    return see_choice(book, referee, position, choice).looks


def see_choice(book: Book, referee: Referee, position: Position, choice: Choice) -> Seen:
    """What a legal choice leads to, seen line by line: a step of the referee with a look at every line."""
    now = referee.moment(position)
    now.lines = log = _Watched(now, referee)
    assert now.waiting is not None
    now.at, now.waiting = now.waiting.at, None
    frame = now.frames[-1]
    if frame.chart == BATCH:
        referee.rules.verbs[choice.verb].take(now, choice)
    else:
        _stops(book)[frame.chart][frame.at].choose(now, choice)
    walk(now, _stops(book))
    return Seen(now.freeze(), tuple(log), log.looks)


@lru_cache(maxsize=32)
def _stops(book: Book) -> dict[str, tuple[Stop, ...]]:
    return compile_charts(book.charts, book.rules)
