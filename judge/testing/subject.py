"""A scenario under test: read, played and judged once, for all that is asked of it."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path

from judge.content.where import game_folders
from judge.engine.referee import Referee
from judge.scenario.model import EXPLORED, Scenario
from judge.scenario.play import play
from judge.scenario.played import Played, Stage
from judge.scenario.read import read_file
from judge.scenario.report import Report, report
from judge.scenario.rulebook import Rulebook, book

LONGEST = 300


class Subject:
    """One scenario of a game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.id = path.stem

    @cached_property
    def scenario(self) -> Scenario:
        """The scenario, read."""
        return read_file(self.path)

    @cached_property
    def book(self) -> Rulebook:
        """The rulebook of its game."""
        return book(self.scenario.game)

    @cached_property
    def played(self) -> Played:
        """The scenario, played."""
        return play(self.book, self.scenario)

    @cached_property
    def reported(self) -> Report:
        """The scenario, judged."""
        return report(self.scenario, seconds=LONGEST)

    @property
    def referee(self) -> Referee:
        """Who has played it."""
        return self.played.referee

    @property
    def stages(self) -> tuple[Stage, ...]:
        """Every position on the way."""
        return tuple(self.played.stages)

    @property
    def explores(self) -> bool:
        """Whether it asks what can happen."""
        return any(ask.kind in EXPLORED for ask in self.scenario.asks)


@cache
def subject(path: Path) -> Subject:
    """A scenario under test, by its file."""
    return Subject(path)


def scenario_files(game: str) -> list[Path]:
    """The scenarios of a game, in the order of their names."""
    folder = game_folders().get(game)
    return folder.files("scenarios", "*.yml") if folder else []
