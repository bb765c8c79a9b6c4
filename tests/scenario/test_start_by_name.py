"""Where play starts, as people say it; and keys as people write them."""

from __future__ import annotations

import pytest

from judge.content.problem import BadInput, Place
from judge.scenario.read import read
from judge.scenario.report import report
from judge.scenario.rulebook import book

PLACE = Place("dispute.yml")
HURT = """title: How much can Gimli still take?
game: lotr-lcg
at: 6.1
table:
  players: {Ana: {threat: 20}}
  heroes: {Gimli: {owner: Ana, %s: 5, defense: 2, damage: 1}}
asks:
  - value: remaining hit points of Gimli
"""


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1.1", "round:1.1"),
        ("The Storm", "round:1.2"),
        ("the end of the round", "round:1.4"),
        ("a round of Pebbles", "round"),
        ("Resolve", "resolve"),
    ],
)
def test_a_step_is_found_by_its_number_or_title(said: str, meant: str) -> None:
    """There is only one such place, so its chart need not be named."""
    pebbles = book("pebbles")

    assert pebbles.start(said, PLACE) == pebbles.start(meant, PLACE)


def test_of_several_places_none_is_guessed() -> None:
    """In Highlander there are two steps in which a player attacks: the message names both, and none is taken."""
    with pytest.raises(BadInput, match="is more than one place; allowed: [a-z-]+:[^,]+, [a-z-]+:"):
        book("highlander").start("the player attacks", PLACE)


@pytest.mark.parametrize("key", ["hit-points", "hit points", "hit_points"])
def test_a_key_of_two_words_needs_no_hyphen(key: str) -> None:
    """5 hit points with 1 damage leave 4, however the key is spelt."""

    assert report(read(HURT % key, "dispute.yml")).verdicts[0].answer.value == 4


def test_a_key_spelt_twice_is_told() -> None:
    """Two spellings of one key are one key given twice."""
    with pytest.raises(BadInput, match="hit-points is given twice, also as hit points"):
        report(read(HURT % "hit-points: 4, hit points", "dispute.yml"))


def test_a_moment_behind_a_decision_says_how_to_write_it() -> None:
    """6.4.1: nobody has said whether Gimli defends, so what comes after is not reached; both ways are told."""
    there = HURT % "hit-points" + "    at: 6.8a\n"
    table = there.replace("asks:", "  enemies: {Orc: {engaged: Ana, attack: 3}}\nasks:")
    problem = str(report(read(table, "dispute.yml")).verdicts[0].problem)

    assert 'not reached: "6.8a"; Ana has to decide first' in problem
    assert "write `Ana declares no defender` or `Ana defends with Gimli`" in problem
