"""The tutorial is true: every file on its page is typed in, step by step, and every command is run."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from hosting.conftest import Judge

from judge.new_game import make

PAGE = (Path(__file__).parent.parent.parent / "judge" / "games" / "TUTORIAL.md").read_text("utf-8")
STEPS = re.split(r"^## (?=\d+\. )", PAGE, flags=re.M)[1:]
BLOCK = re.compile(r"^```(\w+)(?: (file|add)=(\S+))?\n(.*?)^```$", re.M | re.S)
MOST_LINES = 500


def blocks(step: str) -> list[tuple[str, str, str, str]]:
    """The blocks of a step: language, whether it is a file or added to one, which, and the text."""
    return [tuple(found.groups(default="")) for found in BLOCK.finditer(step)]  # type: ignore[misc]


def type_in(home: Path, step: str) -> None:
    """Writes the files of a step, in their order, and takes away what it takes away."""
    for language, how, name, text in blocks(step):
        if language == "sh":
            for line in text.splitlines():
                for file in shlex.split(line)[1:] if line.startswith("rm ") else ():
                    (home / file).unlink()
        elif language == "diff":
            old, new = ("".join(line[1:] for line in text.splitlines(True) if line[0] == sign) for sign in "-+")
            before = (home / name).read_text("utf-8")
            assert before.count(old) == 1, f"{name} has this not once: {old}"
            (home / name).write_text(before.replace(old, new), "utf-8")
        elif name:
            path = home / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text((path.read_text("utf-8") if how == "add" else "") + text, "utf-8")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """What `judge new-game emberfall` makes."""
    home, _ = make("emberfall", folder=tmp_path / "emberfall")
    return home


@pytest.mark.parametrize("number", range(1, len(STEPS) + 1))
def test_step(number: int, judge: Judge, game: Path) -> None:
    """After each step every command of it does what it should: nothing is wrong, everything holds."""
    for step in STEPS[:number]:
        type_in(game, step)
    commands = [
        line for language, _, _, text in blocks(STEPS[number - 1]) if language == "sh" for line in text.splitlines()
    ]
    told = [line.split()[1:] for line in commands if line.startswith("judge ") and "new-game" not in line]
    for arguments in told or [["test", "emberfall"]]:
        here = [str(game / each) if "/" in each else each for each in arguments]
        done = judge(*here, JUDGE_PATH=str(game))

        assert done.returncode == 0, f"{' '.join(arguments)}\n{done.stdout}{done.stderr}"


@pytest.fixture
def whole(game: Path) -> Path:
    """The game at the end of the page."""
    for step in STEPS:
        type_in(game, step)
    return game


def test_the_whole_game_is_small(whole: Path) -> None:
    """Stack, combat, layers, triggers, card text, decks: at most 500 lines of Python, with the blank ones."""
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in (whole / "games").rglob("*.py"))

    assert len(STEPS) == 10 and lines <= MOST_LINES


def test_what_the_page_says_of_its_verdicts(judge: Judge, whole: Path) -> None:
    """The grounds of the two Imps, and the slips of two claims: another order of layers, and a blocker that is gone."""

    def answers(name: str) -> list[dict]:  # type: ignore[type-arg]
        done = judge("run", str(whole / f"content/emberfall/scenarios/{name}.yml"), "--json", JUDGE_PATH=str(whole))
        found: list[dict] = json.loads(done.stdout)["answers"]  # type: ignore[type-arg]
        return found

    assert answers("triggers")[0]["decided_by"] == ["emberfall:1.2", "emberfall:3.3", "emberfall:7.3"]
    assert answers("layers")[0]["claims"]["Ben"]["misreading"] == "takes the doublings only after the additions"
    assert "once its blocker is gone" in answers("gone")[0]["claims"]["Ana"]["misreading"]


def test_it_is_picked_up_everywhere(judge: Judge, whole: Path) -> None:
    """Search, guide, schema, deck check: without a line written for them."""
    deck = whole / "deck.txt"
    deck.write_text("4 Wolf\n", "utf-8")

    assert "3.3  Newest first" in judge("search", "who", "acts", "after", "the", "stack", JUDGE_PATH=str(whole)).stdout
    assert "each creature" in judge("guide", "emberfall", JUDGE_PATH=str(whole)).stdout
    assert '"creatures"' in judge("schema", "emberfall", JUDGE_PATH=str(whole)).stdout
    assert "[emberfall:8.2]" in judge("deck", "emberfall", str(deck), JUDGE_PATH=str(whole)).stdout
