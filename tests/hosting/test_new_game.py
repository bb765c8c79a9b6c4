"""`judge new-game`: what it makes runs, outside the repository and inside, and can be installed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hosting.conftest import Judge

from judge.content.problem import BadInput
from judge.new_game import make

ROOT = Path(__file__).parent.parent.parent


def test_a_new_game_passes_everything(judge: Judge, tmp_path: Path) -> None:
    """Check, laws, the list of its form, transcripts: nothing is left to be mended."""
    done = judge("new-game", "storm-lords", "--title", "Lords of the Storm")
    tested = judge("test", "storm-lords", "--write", "--json", JUDGE_PATH=str(tmp_path / "storm-lords"))
    listed = judge("games", JUDGE_PATH=str(tmp_path / "storm-lords"))

    assert done.returncode == 0 and "judge test storm-lords" in done.stdout
    found = json.loads(tested.stdout)
    assert found["failed"] == [] and found["tests"] >= 18 and found["no_transcript"] == 0
    assert "storm-lords: Lords of the Storm (First)" in listed.stdout and "wrong" not in listed.stdout


def test_a_new_game_settles_its_first_dispute(judge: Judge, tmp_path: Path) -> None:
    """The scenario's hand-worked answer, and the wrong claim's slip."""
    judge("new-game", "storm-lords")
    scenario = tmp_path / "storm-lords" / "content" / "storm-lords" / "scenarios" / "a-shield.yml"
    done = judge("run", str(scenario), "--json", JUDGE_PATH=str(tmp_path / "storm-lords"))
    points, again = json.loads(done.stdout)["answers"]

    assert (points["answer"], again["answer"]) == (8, False)
    assert points["claims"]["Ana"]["misreading"] == "leaves out shields"


def test_in_a_checkout_it_is_one_of_ours(tmp_path: Path) -> None:
    """Code to judge/games, content and the list of forms to their places, no package of its own."""
    (tmp_path / "judge" / "games").mkdir(parents=True)
    (tmp_path / "judge" / "games" / "__init__.py").touch()
    home, made = make("storm-lords", folder=tmp_path)
    names = {path.relative_to(home).as_posix() for path in made}

    assert {"judge/games/storm_lords/play.py", "content/storm-lords/units.yml", "tests/forms/storm-lords.yml"} <= names
    assert not {"pyproject.toml", "README.md", "__init__.py"} & names


@pytest.mark.parametrize(
    ("name", "told"), [("Storm_Lords", "did you mean storm-lords"), ("pebbles", "is a game pebbles")]
)
def test_a_bad_name_is_refused(tmp_path: Path, name: str, told: str) -> None:
    """An id that is none, and one that is taken."""
    with pytest.raises(BadInput, match=told):
        make(name, folder=tmp_path / "new")

    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("title", ["Storm: the Lords", "Storm # 1", "Storm 'n' Rain, twice", "- {x}"])
def test_any_title_will_do(judge: Judge, tmp_path: Path, title: str) -> None:
    """Whatever YAML might make of it, the game is called so."""
    judge("new-game", "storm-lords", "--title", title)
    listed = judge("games", "--json", JUDGE_PATH=str(tmp_path / "storm-lords"))
    checked = judge("check", JUDGE_PATH=str(tmp_path / "storm-lords"))

    assert json.loads(listed.stdout)["games"][0]["title"] == title and checked.returncode == 0, checked.stdout


def test_a_title_has_one_line(tmp_path: Path) -> None:
    """Quotes and line breaks are refused: the title stands in files of several languages."""
    with pytest.raises(BadInput, match="is no title"):
        make("storm-lords", 'The "Lords"', tmp_path / "new")


def test_nothing_is_written_over(tmp_path: Path) -> None:
    """A second time nothing happens to what has been written since."""
    make("storm-lords", folder=tmp_path)

    with pytest.raises(BadInput, match="nothing was written"):
        make("storm-lords", folder=tmp_path)


def test_it_can_be_installed(judge: Judge, tmp_path: Path) -> None:
    """`pip install .` in its folder, and it is found without JUDGE_PATH."""
    judge("new-game", "storm-lords")
    pip = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target"]
    command = [sys.executable, "-m", *pip, str(tmp_path / "site"), str(tmp_path / "storm-lords")]
    done = subprocess.run(command, capture_output=True, text=True)
    shutil.rmtree(tmp_path / "storm-lords")
    place = {"JUDGE_PATH": "", "PYTHONPATH": os.pathsep.join((str(tmp_path / "site"), str(ROOT)))}
    found, form = judge("test", "storm-lords", **place), judge("test", "storm-lords", "--only", "forms answer", **place)
    written = judge("test", "storm-lords", "--write", **place)

    assert done.returncode == 0, done.stderr
    assert found.returncode == 0 and "transcript" not in found.stdout, found.stdout + found.stderr
    assert form.stdout.startswith("4 of 4 tests hold")  # The list of what its form answers comes along.
    assert written.returncode == 2 and "name its own folder in JUDGE_PATH" in written.stderr
