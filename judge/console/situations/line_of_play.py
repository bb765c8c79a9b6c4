"""A line of play: the scenario of a situation with the choices that were made in the console, played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from judge.cardtext import CardText
from judge.console.situations.situation import Situation
from judge.content.problem import Place
from judge.engine.rules import CHANCE
from judge.scenario.model import Said, Scenario
from judge.scenario.play import play
from judge.scenario.played import Played, Stage
from judge.scenario.read import read
from judge.scenario.report import texts_of
from judge.scenario.rulebook import Rulebook, book

FILE = "scenario"
MADE = "line of play"


class Step(NamedTuple):
    """One step to look at: a line of a stage, or the stage as a whole where it has no line; `ends` its stage or not."""

    stage: int
    line: int | None
    ends: bool


class LineOfPlay(NamedTuple):
    """A situation with everything needed to look at any step of it."""

    situation: Situation
    book: Rulebook
    scenario: Scenario
    played: Played
    steps: tuple[Step, ...]
    texts: tuple[CardText, ...] = ()

    @property
    def last(self) -> int:
        """The number of the last step; the start is step 0."""
        return len(self.steps) - 1

    def words(self, stage: int) -> str:
        """The choice that led to a stage, or what the judge did by hand, in words; empty for the start."""
        return self.played.words(self.played.stages[stage])

    def clamp(self, step: int | None) -> int:
        """The step that is meant: the last one when none is named or the number is too high."""
        return self.last if step is None else max(0, min(step, self.last))

    def end_of(self, stage: int) -> int:
        """The step at which a stage comes to its decision."""
        return next(at for at, step in enumerate(self.steps) if step.stage == stage and step.ends)


@lru_cache(maxsize=64)
def line_of_play(situation: Situation) -> LineOfPlay:
    """Plays a situation; BadInput when the scenario is wrong, a choice cannot be made, or it is strict and not read."""
    scenario = read(situation.text, FILE)
    found = book(scenario.game)
    readings = dict(situation.readings)
    found.check_readings(readings, Place(MADE))
    scenario = replace(scenario, readings={**scenario.readings, **readings})
    texts = texts_of(found, scenario)
    played = play(found, scenario)
    if situation.kept is not None:
        scenario = continued(scenario, played, situation)
        played = play(found, scenario)
    return LineOfPlay(situation, found, scenario, played, tuple(_steps(played.stages)), texts)


def _steps(stages: tuple[Stage, ...]) -> Iterator[Step]:
    """The start, every line, and the stages that have none."""
    yield Step(0, None, not stages[0].lines)
    for at, stage in enumerate(stages):
        last = len(stage.lines) - 1
        yield from (Step(at, line, line == last) for line in range(len(stage.lines)))
        if at and not stage.lines:
            yield Step(at, None, True)


def continued(scenario: Scenario, played: Played, situation: Situation) -> Scenario:
    """The scenario with its own choices up to the stage that is kept, then those made since."""
    stages = played.stages[: (situation.kept or 0) + 1]
    written = stages[-1].written
    whole = len(stages) - 1
    if any(stage.written == written and not _rolled(stage) for stage in played.stages[len(stages) :]):
        # The fork lies inside one written choice, such as `all pass`: what was done of it is spelt out.
        whole = max((at for at, stage in enumerate(stages) if stage.written < written), default=0)
        written = max(0, written - 1)
    loose = [played.words(stage) for stage in stages[whole + 1 :]]
    made = tuple(Said(words, Place(MADE, n)) for n, words in enumerate((*loose, *situation.made), 1))
    rolled = sum(map(_rolled, stages[: whole + 1]))
    return replace(scenario, choices=(*scenario.choices[:written], *made), given=scenario.given[:rolled])


def _rolled(stage: Stage) -> bool:
    return stage.choice is not None and stage.choice.by == CHANCE
