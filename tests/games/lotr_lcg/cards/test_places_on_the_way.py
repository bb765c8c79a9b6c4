"""Locations that progress goes on first, damage healed among several, and what waits for a stage to be defeated."""

from __future__ import annotations

import pytest
from situations import value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: 2, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 5, damage: 2, text: "HERO"}
  Hald: {owner: Ana, hp: 5, damage: 1}
locations:
  Fen: {points: 5, threat: 1, text: "PLACE"}
  Ford: {points: 4, threat: 1, active: yes}
objectives: {Crown: {text: "CROWN"}}
quests: {Road: {points: 3, stage: 1}, Gate: {points: 9, stage: 2}}
"""


def at(where: str, *chosen: str, hero: str = "", place: str = "", crown: str = "", active: bool = True) -> Played:
    table = TABLE.replace("HERO", hero).replace("PLACE", place).replace("CROWN", crown)
    return situation(where, table if active else table.replace(", active: yes", ""), *chosen)


def progress(play: Played) -> list[int]:
    return [int(value(play, f"progress on {each}")) for each in ("Ford", "Fen", "Road")]


@pytest.mark.parametrize(
    ("before", "amount", "placed"),
    [("the current quest", 7, [4, 3, 0]), ("the active location", 7, [2, 5, 0]), ("the current quest", 3, [3, 0, 0])],
)
def test_progress_goes_there_first(before: str, amount: int, placed: list[int]) -> None:
    """active-location-buffer: Ford has room for 4 and Fen for 5; what is explored keeps its progress as it is asked."""
    text = f"While Fen is in the staging area, progress must be placed on Fen before it can be placed on {before}."
    play = at(
        "action-window", "Ana uses Hild", hero=f"Action: Place {amount} progress on the current quest.", place=text
    )

    explored = [value(play, f"place of {each}") == "discard pile" for each in ("Ford", "Fen")]
    assert explored == [placed[0] >= 4, placed[1] >= 5]
    kept = [found for found, gone in zip(progress(play), (*explored, False), strict=True) if not gone]
    assert kept == [wanted for wanted, gone in zip(placed, (*explored, False), strict=True) if not gone]


def test_progress_goes_there_first_only_while_it_lies_there() -> None:
    """Without the sentence 7 progress is 4 on Ford and 3 on Road, which has 3 points and is defeated."""
    play = at("action-window", "Ana uses Hild", hero="Action: Place 6 progress on the current quest.")

    assert progress(play)[1:] == [0, 2]


def test_so_much_is_healed_among_several() -> None:
    """3 damage lies on two heroes, and 2 of it are healed: which ones Ana says."""
    hero = "Action: Heal 2 damage from among characters in play."
    play = at("action-window", "Ana uses Hild", "Ana chooses Hald", "Ana chooses Hild", hero=hero)

    assert [value(play, f"damage on {each}") for each in ("Hild", "Hald")] == [1, 0]


def test_after_a_stage_is_defeated() -> None:
    crown = "Forced: After the players defeat a stage, each player raises his threat by 2."
    play = at("action-window", "Ana uses Hild", hero="Action: Place 3 progress on the current quest.", crown=crown,
              active=False)  # fmt: skip

    assert value(play, "current quest") == "Gate"
    assert value(play, "threat of Ana") == 32


def test_cards_of_a_title() -> None:
    """Two of the three objectives are called Kingsfoil: 1 threat and 2 more."""
    table = TABLE.replace('Crown: {text: "CROWN"}', "Kingsfoil: {}, Kingsfoil 2: {title: Kingsfoil}, Crown: {}")
    table = table.replace("HERO", "").replace("PLACE", "Fen gets +1 threat for each Kingsfoil card in play.")

    assert value(situation("action-window", table), "threat strength of Fen") == 3
