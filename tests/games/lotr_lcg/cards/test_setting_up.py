"""What the first quest card does before the game: invented cards, results worked out by hand first."""

from __future__ import annotations

import pytest
from situations import choices, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, deck: 40}, Ben: {threat: 30, deck: 40}}
heroes: {Hild: {owner: Ana}, Odo: {owner: Ben}}
quests: {Road: {points: 9, stage: 1, text: QUEST}}
enemies: {Orc: {hp: 4, traits: [Orc]},
  Orc2: {title: Orc, hp: 4, traits: [Orc]}, Orc3: {title: Orc, hp: 4, traits: [Orc]},
  Wolf: {hp: 3, traits: [Creature]}}
locations: {Fen: {}, Fen2: {title: Fen}, Hill: {}, Ford: {}}
encounter-deck: [Orc, Fen, Wolf, Orc2, Hill, Ford, Orc3, Fen2]
"""
KEPT = ("Ana keeps the hand", "Ben keeps the hand")
EVERY = ("Orc", "Orc2", "Orc3", "Wolf", "Fen", "Fen2", "Hill", "Ford")


def begun(text: str, *chosen: str) -> Played:
    return situation("setup", TABLE.replace("QUEST", repr(f"Setup: {text}")), *KEPT, *chosen)


def those_in(play: Played, place: str) -> set[str]:
    return {each for each in EVERY if value(play, f"place of {each}") == place}


@pytest.mark.parametrize(
    ("text", "aside"),
    [
        ("Set each Orc enemy aside, out of play.", {"Orc", "Orc2", "Orc3"}),
        (
            "Remove all enemies from the encounter deck and set them aside, out of play.",
            {"Orc", "Orc2", "Orc3", "Wolf"},
        ),
    ],
)
def test_before_the_game_cards_lie_in_the_encounter_deck(text: str, aside: set[str]) -> None:
    """setup-1, setup-7: nothing is in play yet, so all of them come out of the deck."""
    assert those_in(begun(text), "set aside") == aside


def test_so_many_copies_are_set_aside_beside_a_card_by_name() -> None:
    play = begun("Set Wolf and 2 copies of Orc aside, out of play.", "Ana chooses Orc and Orc3")

    assert those_in(play, "set aside") == {"Wolf", "Orc", "Orc3"}


def test_so_many_copies_for_each_player() -> None:
    """Two players, so 2 of the 3 copies; Wolf by its name."""
    play = begun("Add Wolf and 1 copy of Orc per player to the staging area.", "Ana chooses Orc and Orc2")

    assert those_in(play, "staging area") == {"Wolf", "Orc", "Orc2"}


def test_one_more_copy_than_there_are_players() -> None:
    """Two players, so all 3 copies come, and nobody has to choose."""
    play = begun("Add 1 more copy of Orc to the staging area than the number of players.")

    assert those_in(play, "staging area") == {"Orc", "Orc2", "Orc3"}


def test_copies_that_were_set_aside_are_mixed_in_again() -> None:
    play = begun("Set each copy of Orc aside, out of play. Shuffle 1 copy of Orc per player into the encounter deck.",
                 "Ana chooses Orc and Orc2")  # fmt: skip

    assert those_in(play, "set aside") == {"Orc3"}


def test_each_player_takes_a_location_of_another_title_from_the_deck() -> None:
    """search: Ana takes Fen, so Ben may not take the other Fen."""
    play = begun("Each player adds 1 different location to the staging area.", "Ana chooses Fen")

    assert {each for each in choices(play) if "chooses" in each} == {"Ben chooses Hill", "Ben chooses Ford"}


@pytest.mark.parametrize(
    "text",
    [
        "Search the encounter deck for 1 location per player and add them to the staging area.",
        "Search the encounter deck for X locations and add them to the staging area. X is the number of players.",
        "Search the encounter deck for X locations and add them to the staging area, where X is the number of players.",
    ],
)
def test_as_many_are_sought_as_there_are_players(text: str) -> None:
    play = begun(text, "Ana chooses Fen and Hill")

    assert those_in(play, "staging area") == {"Fen", "Hill"}


@pytest.mark.parametrize("on", ["on it", "on Wolf"])
def test_a_card_comes_with_damage_on_it(on: str) -> None:
    play = begun(f"Add Wolf to the staging area with 2 damage {on}.")

    assert (value(play, "place of Wolf"), value(play, "damage on Wolf")) == ("staging area", 2)


def test_cards_that_were_set_aside_are_revealed() -> None:
    """reveal: those of the kind come to the staging area; the Orcs stay where they are."""
    play = begun("Set each enemy aside, out of play. When Revealed: Reveal each set aside Creature enemy.")

    assert those_in(play, "staging area") == {"Wolf"}
    assert those_in(play, "set aside") == {"Orc", "Orc2", "Orc3"}


SETS = """
players: {Ana: {threat: 30, deck: 40}}
heroes: {Hild: {owner: Ana}}
quests: {Bog Paths: {points: 9, stage: 1, text: QUEST}}
enemies: {Orc: {set: Ash Raiders}, Wolf: {set: Ash Raiders}, Bat: {set: Bog Paths}}
locations: {Fen: {set: Bog Paths}, Hill: {set: Dry Moor}}
encounter-deck: [Orc, Fen, Wolf, Hill, Bat]
"""


def with_sets(text: str) -> dict[str, str]:
    play = situation("setup", SETS.replace("QUEST", repr(text)), "Ana keeps the hand")
    return {each: value(play, f"place of {each}") for each in ("Orc", "Wolf", "Bat", "Fen", "Hill")}


ASIDE = {"Orc": "set aside", "Wolf": "set aside", "Bat": "deck", "Fen": "deck", "Hill": "deck"}


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("Setup: Set the Ash Raiders encounter set aside, out of play.", {}),
        ("Setup: Set Hill and the Ash Raiders encounter set aside, out of play.", {"Hill": "set aside"}),
        ("Setup: Set the Ash Raiders encounter set and the Dry Moor encounter set aside, out of play.",
         {"Hill": "set aside"}),
        ("Setup: Set the Bog Paths encounter set aside, out of play.",
         {"Orc": "deck", "Wolf": "deck", "Bat": "set aside", "Fen": "set aside"}),
        ("Setup: Remove the Ash Raiders encounter set from the game.",
         {"Orc": "removed from the game", "Wolf": "removed from the game"}),
        ("Setup: Set the Ash Raiders encounter set aside, out of play. "
         "When Revealed: Shuffle all cards from the Ash Raiders encounter set into the encounter deck.",
         {"Orc": "deck", "Wolf": "deck"}),
    ],
)  # fmt: skip
def test_all_cards_of_an_encounter_set(text: str, changed: dict[str, str]) -> None:
    """anatomy-encounter-set: those whose row names the set, also where the quest card is called as the set is."""
    assert with_sets(text) == {**ASIDE, **changed}


def test_a_set_that_no_card_names_is_not_understood() -> None:
    play = situation("setup", SETS.replace("QUEST", repr("Setup: Set the Grey Marsh encounter set aside.")),
                     "Ana keeps the hand")  # fmt: skip

    assert value(play, "place of Orc") == "deck"


def test_each_player_finds_one_of_his_own_and_does_more() -> None:
    """search: Ana takes Fen and Ben may not take the other one, also where each does something else as well."""
    play = begun("Each player adds 1 different location to the staging area and draws 1 card.", "Ana chooses Fen")

    assert {each for each in choices(play) if "chooses" in each} == {"Ben chooses Hill", "Ben chooses Ford"}
