"""The first card of a kind that a player plays, what cards cost, and who can pay for them."""

from __future__ import annotations

import pytest
from situations import may, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, first: yes, hand: [One, Two, Wolf, Song]}, Ben: {threat: 30}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 9, text: "TEXT"}
  Odo: {owner: Ben, sphere: lore, resources: 5}
allies:
  One: {owner: Ana, sphere: spirit, cost: 2, traits: [Dwarf]}
  Two: {owner: Ana, sphere: spirit, cost: 2, traits: [Dwarf]}
  Wolf: {owner: Ana, sphere: tactics, cost: 2}
events: {Song: {owner: Ana, sphere: spirit, cost: 1, text: "Action: Draw 1 card."}}
"""


def planning(text: str, *chosen: str) -> Played:
    return situation("planning", TABLE.replace("TEXT", text), *chosen)


@pytest.mark.parametrize(
    "text",
    [
        "Reduce the cost of the first Dwarf ally you play each round by 1.",
        "The first Dwarf ally you play each round costs 1 less.",
        "Reduce the cost to play the first Dwarf ally each round by 1.",
    ],
)
def test_only_the_first_of_them_is_cheaper(text: str) -> None:
    """9 - 1 (event) - 1 - 2 = 5."""
    play = planning(text, "Ana plays Song", "Ana plays One", "Ana plays Two")

    assert value(play, "resources on Hild") == 5


def test_another_kind_does_not_count() -> None:
    play = planning("The first event you play each round costs 1 less.", "Ana plays One", "Ana plays Song")

    assert value(play, "resources on Hild") == 7


def test_after_the_first_of_them_is_played() -> None:
    text = "Response: After you play the first ally each round, raise your threat by 3."
    play = planning(text, "Ana plays One", "Ana uses Hild", "Ana plays Two")

    assert value(play, "threat of Ana") == 33
    assert not may(play, "Ana uses Hild")


@pytest.mark.parametrize(("text", "able"), [("", False), ("Allies do not require a resource match.", True)])
def test_without_a_resource_match_any_hero_pays(text: str, able: bool) -> None:
    assert may(planning(text), "Ana plays Wolf") is able


def test_it_is_played_in_the_planning_window_all_the_same() -> None:
    play = situation("action-window", TABLE.replace("TEXT", "Allies do not require a resource match."))

    assert may(play, "Ana plays Wolf") is False


@pytest.mark.parametrize(("host", "able"), [("Hild", True), ("One", True), ("Wolf", False)])
def test_one_of_two_kinds(host: str, able: bool) -> None:
    table = TABLE.replace("hand: [One, Two, Wolf, Song]", "hand: [Belt]").replace("TEXT", "")
    belt = 'attachments: {Belt: {owner: Ana, cost: 0, text: "Attach to a unique hero or a Dwarf ally."}}\n'

    assert may(situation("planning", table + belt), f"Ana plays Belt on {host}") is able


TRAP = """
players: {Ana: {threat: 30, first: yes, hand: [Pit]}}
heroes: {Hild: {owner: Ana, sphere: lore, resources: 5, willpower: 3}}
quests: {Road: {stage: 1, quest-points: 20}}
attachments: {Pit: {owner: Ana, sphere: lore, cost: 2, text: "TEXT"}}
enemies: {Orc: {engagement-cost: 40, threat: 2, attack: 5, hp: 4, text: "ORC"}}
locations: {Hill: {threat: 1, quest-points: 9}}
encounter-deck: [Orc]
"""
CATCHES = (
    "Play Pit into the staging area unattached. If unattached, attach Pit to the next eligible WHAT that enters the "
    "staging area. Attached WHAT gets -2 threat."
)


@pytest.mark.parametrize(
    ("what", "orc", "host"),
    [("enemy", "", "Orc"), ("enemy", "Immune to player card effects.", "none"), ("location", "", "none")],
)
def test_a_trap_waits_in_the_staging_area(what: str, orc: str, host: str) -> None:
    """One that cannot be attached to what comes goes on waiting; Orc has 2 threat, or 0 with the trap on it."""
    board = TRAP.replace("TEXT", CATCHES.replace("WHAT", what)).replace("ORC", orc)
    waits = situation("round:II", board, "Ana plays Pit")
    play = situation("round:II", board, "Ana plays Pit", "Ana commits nobody")

    assert value(waits, "place of Pit") == "staging area"
    assert (value(play, "host of Pit"), value(play, "controller of Pit")) == (host, "Ana")
    assert value(play, "threat strength of Orc") == (2 if host == "none" else 0)


SCROLL = """
players: {Ana: {threat: 30, first: yes, deck: [Pot, Pan], discard: [Song, Cry, Tale]}}
heroes: {Hild: {owner: Ana, sphere: [lore, spirit], resources: 5, hp: 5, damage: 2}}
allies: {Pot: {owner: Ana}, Pan: {owner: Ana}}
events:
  Song: {owner: Ana, sphere: lore, cost: 2, text: "Action: Draw 1 card."}
  Cry: {owner: Ana, sphere: lore, cost: 1, text: "Response: After an enemy is destroyed, draw 1 card."}
  Tale: {owner: Ana, sphere: spirit, cost: 1, text: "Action: Heal 1 damage from a hero."}
attachments: {Scroll: {owner: Ana, on: Hild, text: "TEXT"}}
"""
FROM_PILE = "Action: Discard Scroll to play any lore event card in your discard pile as if it were in your hand."


def test_an_event_is_played_from_the_discard_pile() -> None:
    """Its cost is paid and its effect resolves; a response, or one of another sphere, is not what is meant."""
    board = SCROLL.replace("TEXT", f"{FROM_PILE} Then, place that event on the bottom of your deck.")
    play = situation("action-window", board, "Ana uses Scroll")

    assert (value(play, "resources on Hild"), value(play, "hand of Ana")) == (3, ["Pot"])
    assert value(play, "deck of Ana") == ["Pan", "Song"]
    assert value(play, "damage on Hild") == 2


def test_without_resources_it_is_not_played() -> None:
    board = SCROLL.replace("TEXT", FROM_PILE).replace("resources: 5", "resources: 1")

    assert may(situation("action-window", board), "Ana uses Scroll") is False
