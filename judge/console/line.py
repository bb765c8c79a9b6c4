"""A line of play: the scenario of a situation with the choices that were made in the console, played."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from judge.console.situation import Situation
from judge.content.problem import Place
from judge.engine.rules import CHANCE
from judge.scenario.book import Book, book
from judge.scenario.model import Said, Scenario
from judge.scenario.play import Played, play
from judge.scenario.read import read

FILE = "scenario"
MADE = "line of play"


class LineOfPlay(NamedTuple):
    """A situation with everything needed to look at any step of it."""

    situation: Situation
    book: Book
    scenario: Scenario
    played: Played

    @property
    def last(self) -> int:
        """The number of the last step; the start is step 0."""
        return len(self.played.stages) - 1

    def words(self, step: int) -> str:
        """The choice that led to a step, in words; empty for the start."""
        choice = self.played.stages[step].choice
        return self.played.referee.say(choice) if choice else ""

    def clamp(self, step: int | None) -> int:
        """The step that is meant: the last one when none is named or the number is too high."""
        return self.last if step is None else max(0, min(step, self.last))


@lru_cache(maxsize=64)
def line_of_play(situation: Situation) -> LineOfPlay:
    """Plays a situation; BadInput when the scenario is wrong or a choice cannot be made."""
    scenario = read(situation.text, FILE)
    found = book(scenario.game)
    readings = dict(situation.readings)
    found.check_readings(readings, Place(MADE))
    scenario = replace(scenario, readings={**scenario.readings, **readings})
    played = play(found, scenario)
    if situation.kept is not None:
        scenario = continued(scenario, played, situation)
        played = play(found, scenario)
    return LineOfPlay(situation, found, scenario, played)


def continued(scenario: Scenario, played: Played, situation: Situation) -> Scenario:
    """The scenario with its own choices up to the step that is kept, then those made since."""
    stages = played.stages[: (situation.kept or 0) + 1]
    written = stages[-1].written
    whole = next(at for at, stage in enumerate(stages) if stage.written == written)
    loose = [played.referee.say(stage.choice) for stage in stages[whole + 1 :] if stage.choice]
    made = tuple(Said(words, Place(MADE, n)) for n, words in enumerate((*loose, *situation.made), 1))
    rolled = sum(stage.choice is not None and stage.choice.by == CHANCE for stage in stages[: whole + 1])
    return replace(scenario, choices=(*scenario.choices[:written], *made), given=scenario.given[:rolled])
