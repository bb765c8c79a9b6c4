"""A scenario as it was played: every position on the way, and every moment between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judge.engine.position import Position
from judge.engine.record import Choice, Line
from judge.engine.referee import Referee
from judge.engine.trail import Trail
from judge.scenario import choice_wording
from judge.scenario.model import Said


class Stage(NamedTuple):
    """A position on the way, the choice that led to it, and what happened then.

    `written` is the number of the written choice it belongs to: 0 before the first. `by_hand` is what the judge carried
    out himself, where that and no choice led there. `implied` is a pass that is not written down, because what is
    written next can only be done after it. `beats` is how long the trail was by then.
    """

    choice: Choice | None
    position: Position
    lines: tuple[Line, ...]
    written: int
    by_hand: str = ""
    implied: bool = False
    beats: int = 0


class Played(NamedTuple):
    """A scenario played as far as its choices go, or up to a moment before that; `given` are results not used yet."""

    referee: Referee
    stages: tuple[Stage, ...]
    trail: Trail
    given: tuple[Said, ...] = ()

    @property
    def position(self) -> Position:
        """Where the choices lead."""
        return self.stages[-1].position

    @property
    def lines(self) -> tuple[Line, ...]:
        """The whole log."""
        return tuple(line for stage in self.stages for line in stage.lines)

    @property
    def decides(self) -> str | None:
        """Who would decide next where the choices end; None where nothing is left to decide."""
        waiting = self.position.waiting
        return waiting.by if waiting else None

    def words(self, stage: Stage) -> str:
        """What led to a stage, as it is written among the choices; empty for the start."""
        if stage.by_hand:
            return choice_wording.written_by_hand(stage.by_hand)
        return self.referee.say(stage.choice) if stage.choice else ""

    def then(self, choice: Choice, implied: bool = False) -> Played:
        """The same play and one more choice that goes without saying."""
        position, lines = self.referee.step(self.position, choice)
        last = self.stages[-1]
        return self.with_stage(Stage(choice, position, lines, last.written, "", implied, last.beats))

    def with_stage(self, stage: Stage) -> Played:
        """The same play and one more stage."""
        return self._replace(stages=(*self.stages, stage))

    def unasked(self) -> Iterator[Played]:
        """The play at each decision since the last written choice that was taken by itself, the latest first."""
        last = self.stages[-1]
        lines = [line for stage in self.stages if stage.written == last.written for line in stage.lines]
        for line in reversed(lines):
            if isinstance(line.asked, Position):
                yield self.with_stage(Stage(None, line.asked, (), last.written, beats=last.beats))

    def after(self, written: int | None) -> Played:
        """The same play cut off after some of the written choices."""
        if written is None:
            return self
        return self._replace(stages=tuple(each for each in self.stages if each.written <= written) or self.stages[:1])

    def cut(self, beat: int) -> Played:
        """The same play cut off at a moment on the way."""
        at = next((n for n, stage in enumerate(self.stages) if stage.beats > beat), len(self.stages) - 1)
        stage, before = self.stages[at], sum(len(each.lines) for each in self.stages[:at])
        found = self.trail.beats[beat]
        here = stage._replace(position=found.position, lines=stage.lines[: found.lines - before], beats=beat + 1)
        return self._replace(stages=(*self.stages[:at], here))

    def settled(self) -> Played:
        """The same play with what comes next in any case, such as the discard of all that is left."""
        found = self
        while (choice := found.referee.foregone(found.position)) is not None:
            found = found.then(choice)
        return found
