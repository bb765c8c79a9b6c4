"""Wordings of locations, quests and objectives, on invented cards; what must come out was worked out by hand first."""

from __future__ import annotations

import pytest
from situations import may, value

from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: 4}, Ben: {threat: 30, hand: 4}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, text: TEXT}
  Odo: {owner: Ben, sphere: lore, exhausted: yes}
locations: {Fen: {points: 5, threat: 2, text: PLACE}, Ford: {points: 4, threat: 1, active: ACTIVE}}
quests: {Road: {points: 9, progress: 3, text: QUEST}, Gate: {points: 5}}
enemies: {Orc: {hp: 3, traits: [Orc], damage: 0}}
"""


def table(text: str = "", place: str = "", quest: str = "", active: str = "no") -> str:
    done = TABLE.replace("TEXT", repr(text)).replace("PLACE", repr(place)).replace("QUEST", repr(quest))
    return done.replace("ACTIVE", active)


@pytest.mark.parametrize(
    ("place", "able"),
    [
        ("Progress cannot be placed on Fen while it is in the staging area.", False),
        ("While Fen is in the staging area, progress cannot be placed here.", False),
        ("Progress cannot be placed on locations in the staging area by player card effects.", False),
        ("Progress cannot be placed on Fen by encounter card effects.", True),
        ("", True),
    ],
)
def test_progress_that_cannot_be_placed(place: str, able: bool) -> None:
    play = situation("action-window", table("Action: Place 2 progress on Fen.", place))

    assert may(play, "Ana uses Hild") is able


@pytest.mark.parametrize(("quest", "on_quest"), [("", 4), ("Progress cannot be placed here.", 3)])
def test_what_the_location_has_no_room_for_cannot_go_on_a_quest_that_bans_it(quest: str, on_quest: int) -> None:
    """active-location-overflow: 5 progress, 4 on Ford, 1 on the quest, unless its text keeps it off."""
    play = situation(
        "action-window",
        table("Action: Place 5 progress on the current quest.", quest=quest, active="yes"),
        "Ana uses Hild",
    )

    assert value(play, "progress on Road") == on_quest


@pytest.mark.parametrize(("cause", "exhausted"), [("player card effects", True), ("encounter card effects", False)])
def test_readied_by_card_effects(cause: str, exhausted: bool) -> None:
    play = situation(
        "action-window",
        table("Action: Ready Odo.", quest=f"Characters cannot be readied by {cause}."),
        *(() if exhausted else ("Ana uses Hild",)),
    )

    assert value(play, "Odo is exhausted") is exhausted


def test_an_end_that_needs_no_bold_word() -> None:
    play = situation(
        "action-window",
        table("Action: Discard Orc.", quest="If Orc leaves play, the players lose the game."),
        "Ana uses Hild",
    )

    assert value(play, "result") == "the players lose"


@pytest.mark.parametrize(("placed", "quest"), [(3, "Road"), (4, "Gate")])
def test_a_stage_that_ends_as_soon_as_something_is_so(placed: int, quest: str) -> None:
    text = "If there are 4 or more resource tokens on Road, advance to the next stage."
    play = situation(
        "action-window", table(f"Action: Place {placed} resource tokens on Road.", quest=text), "Ana uses Hild"
    )

    assert value(play, "current quest") == quest


def test_the_first_player_has_it() -> None:
    """A card that the first player controls goes to the next one with the token."""
    there = table() + "objectives: {Elf: {hp: 3, text: 'The first player gains control of Elf, as an ally.'}}\n"
    play = situation("refresh", there, "all pass")

    assert value(play, "controller of Elf") == "Ben"


def test_one_of_a_kind_is_enough() -> None:
    """`an Orc is damaged`: one of two."""
    quest = "While an Orc enemy is damaged, Hild gets +2 willpower."
    there = table(quest=quest).replace("damage: 0}}", "damage: 1}, Uruk: {hp: 3, traits: [Orc]}}")

    assert value(situation("action-window", there), "willpower of Hild") == 3


def test_several_cards_are_searched_for() -> None:
    there = table(quest="When Revealed: Search the encounter deck for Fang and Claw, and add them to the staging area.")
    there = there.replace("Gate: {points: 5}", "").replace("quests: {Road", "quests: {Start: {points: 1}, Road")
    there = (
        there.replace("enemies: {", "enemies: {Fang: {}, Claw: {}, Paw: {}, ") + "encounter-deck: [Paw, Fang, Claw]\n"
    )
    there = there.replace("TEXT", "")
    play = situation(
        "action-window", there.replace("''", "'Action: Place 1 progress on the current quest.'", 1), "Ana uses Hild"
    )

    places = [value(play, f"place of {each}") for each in ("Fang", "Claw", "Paw")]
    assert places == ["staging area", "staging area", "deck"]


@pytest.mark.parametrize("what", ["encounter card effects", "treachery card effects"])
def test_effects_that_cannot_be_canceled(what: str) -> None:
    there = table(quest=f"While Ford is the active location, {what} cannot be canceled.", active="yes")
    there = there.replace("''", "'Response: Cancel the when revealed effects of a treachery.'", 1)
    there += "treacheries: {Gloom: {text: 'When Revealed: Each player raises his threat by 3.'}}\n"
    play = situation("reveal", there + "encounter-deck: [Gloom]\n", "Ana uses Hild")

    assert value(play, "threat of Ana") == 33


def test_the_encounter_discard_pile_is_shuffled_in() -> None:
    there = table("Action: Shuffle the encounter discard pile into the encounter deck.")
    there = there.replace("enemies: {", "enemies: {Fang: {}, ") + "encounter-discard: [Fang]\n"
    play = situation("action-window", there, "Ana uses Hild")

    assert value(play, "place of Fang") == "deck"
