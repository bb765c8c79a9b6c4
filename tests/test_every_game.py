"""What must hold for every game at once: every scenario, every position on the way, every choice.

The laws themselves are `judge.testing`, and `judge test GAME` tries them on a game without pytest. For a game that
JUDGE_PATH names: `pytest tests/test_every_game.py -k mygame`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from judge import games
from judge.content.where import game_folders
from judge.testing.kept import Kept
from judge.testing.laws import LAWS
from judge.testing.subject import scenario_files, subject

GOLDEN = Path(__file__).parent / "golden"
FILES = [path for game in sorted(game_folders()) if game in games.playable() for path in scenario_files(game)]
IDS = [f"{path.parent.parent.name}/{path.stem}" for path in FILES]
each_scenario = pytest.mark.parametrize("path", FILES, ids=IDS)


@each_scenario
def test_laws(path: Path) -> None:
    """Every law of `judge test` holds for every scenario; what breaks one is told."""
    told = {name: list(law(subject(path))) for name, law in LAWS.items()}
    assert {name: broken for name, broken in told.items() if broken} == {}


@each_scenario
def test_transcript_is_the_golden_one(path: Path, update_golden: bool) -> None:
    """The verdict and the log read as they were reviewed; `pytest --golden` writes them anew."""
    assert list(Kept(GOLDEN / path.parent.parent.name, update_golden).transcript(subject(path))) == []


@each_scenario
def test_counts_are_pinned(path: Path, update_golden: bool) -> None:
    """Positions and lines of every explored scenario are the numbers that were reviewed."""
    assert list(Kept(GOLDEN / path.parent.parent.name, update_golden).counts(subject(path))) == []


@pytest.mark.parametrize("game", games.playable())
def test_the_shipped_schema_is_current(game: str, update_golden: bool) -> None:
    """Each game ships the JSON Schema of its scenarios, made from the model that reads them."""
    assert list(Kept(GOLDEN / game, update_golden).schema(game)) == []


def test_there_is_something_to_test() -> None:
    """The tests above run over real scenarios."""
    assert len(FILES) >= 3
