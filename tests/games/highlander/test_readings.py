"""Readings and misreadings: each that can change a verdict does, and wrong claims get their diagnosis."""

import re
from pathlib import Path
from typing import Any

import pytest
from situations import may

import judge.games.highlander
from highlander.situations import situation, so_far
from judge.content.problem import BadInput
from judge.content.yamltree import load_plain, parse
from judge.decks import deck_game
from judge.scenario.rulebook import book

DECK = set(deck_game("highlander").readings)
NOT_AT_A_TABLE = {"richie"}


def asked_for() -> set[str]:
    """Every reading and misreading that the rules as code ask for."""
    folder = Path(judge.games.highlander.__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py") if path.parent.name != "decks")
    return set(re.findall(r'now\.reads\(\s*"([\w-]+)"', text))


def test_every_reading_is_consulted() -> None:
    """Every reading is asked for somewhere, but those of deck checks and one about building a deck."""
    assert set(book("highlander").readings) - asked_for() == DECK | NOT_AT_A_TABLE


def test_every_misreading_is_consulted() -> None:
    """Every known mistake is a switch that the rules look at."""
    assert set(book("highlander").misreadings) <= asked_for()


def test_nothing_else_is_asked_for() -> None:
    """The rules ask only for readings and misreadings that exist."""
    assert asked_for() <= set(book("highlander").readings) | set(book("highlander").misreadings)


CASES = load_plain(parse((Path(__file__).parent / "readings.yml").read_text("utf-8"), "readings.yml"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['reading']}-{case['option']}")
def test_a_reading_changes_the_verdict(case: dict[str, Any]) -> None:
    """Under its other option the same table gives another verdict; None stands for a choice that does not exist."""
    found: list[Any] = []
    for chosen in ({}, {case["reading"].replace("-", "_"): case["option"]}):
        try:
            played = situation(case["at"], case["table"], *case.get("choices", ()), **chosen)
            asked = case["ask"].removeprefix("? ")
            found.append(may(played, asked) if asked != case["ask"] else so_far(played, asked))
        except BadInput:
            found.append(None)

    assert found == [case["by-default"], case["otherwise"]]
