"""Treacheries and stages of quests: invented cards, what must come out worked out by hand first."""

from __future__ import annotations

import json

import pytest
from situations import choices, happened, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: 4, deck: 9}, Ben: {threat: 30, hand: 4, deck: 9}}
heroes: {Hild: {owner: Ana, hp: 5, resources: 2}, Ulf: {owner: Ana, hp: 3}, Odo: {owner: Ben, hp: 4, resources: 1}}
enemies:
  Orc: {traits: [Orc], hp: 9, attack: 2, engagement: 20}
  Rat: {traits: [Rat], hp: 2, threat: 1, zone: set aside}
  Rat2: {title: Rat, traits: [Rat], hp: 2, threat: 1, zone: set aside}
locations: {Marsh: {threat: 2, points: 4}, Ford: {threat: 1, points: 3, active: yes}}
treacheries: {Gloom: {text: TEXT}, Second: {}, Third: {}}
quests:
  Road: {points: 9, progress: 3, stage: 1, text: QUEST}
  Wood: {title: Fork, points: 5, stage: 2}
  Moor: {title: Fork, points: 5, stage: 2}
encounter-deck: [Gloom, Second, Third]
"""


def table(text: str = "", quest: str = "") -> str:
    return TABLE.replace("TEXT", json.dumps(text)).replace("QUEST", json.dumps(quest))


def revealed(text: str, *chosen: str) -> Played:
    """The treachery with that text is revealed."""
    return situation("reveal", table(f"When Revealed: {text}"), *chosen)


def places(play: Played, *names: str) -> list[str]:
    return [value(play, f"place of {name}") for name in names]


def test_one_of_several_copies_that_are_set_aside() -> None:
    """copy: the text speaks of one card; which of two equal ones is up to the first player."""
    play = revealed("Add 1 copy of Rat to the staging area.", "Ana chooses Rat2")
    assert places(play, "Rat", "Rat2") == ["set aside", "staging area"]


def test_a_title_is_one_card() -> None:
    assert places(revealed("Add Rat to the staging area."), "Rat", "Rat2") == ["staging area", "set aside"]


def test_as_many_copies_as_there_are_players() -> None:
    play = revealed("Add 1 copy of Rat per player to the staging area.")
    assert places(play, "Rat", "Rat2") == ["staging area", "staging area"]


def test_each_player_of_whom_it_is_so() -> None:
    """Neither player is engaged with an enemy: both raise their threat, not just the first player."""
    play = revealed("If any player is not engaged with an enemy, he raises his threat by 3.")
    assert [value(play, f"threat of {name}") for name in ("Ana", "Ben")] == [33, 33]


def test_progress_on_a_stage_by_name_goes_on_the_active_location_first() -> None:
    play = revealed("Place 2 progress on Road.")
    assert (value(play, "progress on Ford"), value(play, "progress on Road")) == (2, 3)

    play = revealed("Place 2 progress on Road (bypassing any active location).")
    assert (value(play, "progress on Ford"), value(play, "progress on Road")) == (0, 5)


@pytest.mark.parametrize(("name", "left"), [("Rat", "Rat2"), ("Rat2", "Rat")])
def test_chance_says_which_card(name: str, left: str) -> None:
    play = revealed("Randomly select 1 set aside Rat enemy and add it to the staging area.", f"chance falls on {name}")
    assert places(play, name, left) == ["staging area", "set aside"]


def test_a_random_hero() -> None:
    play = revealed("Discard a random hero.")
    assert set(choices(play)) == {f"chance falls on {name}" for name in ("Hild", "Ulf", "Odo")}


def test_for_each_resource_that_was_discarded() -> None:
    """Two and one resources: both players raise their threat by 3."""
    text = "Discard all resources from each hero's resource pool. Raise each player's threat by 1 for each resource "
    play = revealed(text + "discarded this way.")
    assert [value(play, f"threat of {name}") for name in ("Ana", "Ben")] == [33, 33]


def test_it_is_the_card_that_asks_how_it_went() -> None:
    """Nothing is removed: the treachery gains surge, not the cards it has looked for progress on."""
    text = (
        "Remove all progress from Marsh and the active location. If no progress was removed this way, it gains surge."
    )
    assert places(revealed(text), "Second") == ["discard pile"]


def test_hands_are_discarded_down_to_a_number() -> None:
    text = "Each player discards random cards from his hand until he has 3 cards in hand. "
    play = revealed(text + "If no cards were discarded by this effect, this card gains doomed 2.")
    assert [value(play, f"cards in hand of {name}") for name in ("Ana", "Ben")] == [3, 3]
    assert value(play, "threat of Ana") == 30


def test_an_option_of_each_player_is_carried_out_by_each_in_turn() -> None:
    text = "Either raise each player's threat by 2, or each player must deal 2 damage to a hero he controls."
    chosen = "Ana selects each player deals 2 damage to a hero that player controls"
    play = revealed(text, chosen, "Ana chooses Ulf")
    assert [value(play, f"damage on {name}") for name in ("Ulf", "Odo", "Hild")] == [2, 2, 0]


def test_what_would_hold_on_a_treachery_is_unread() -> None:
    """A treachery is never in play: without a duration nothing of this would ever hold."""
    play = situation("reveal", table("When Revealed: Exhaust Ulf. Each Orc enemy gets +1 attack."))
    assert value(play, "attack of Orc") == 2


def test_one_of_the_stages_of_a_title() -> None:
    play = revealed('Advance to one of the 2 "Fork" stages, at random.')
    assert set(choices(play)) == {"chance falls on Wood", "chance falls on Moor"}


def test_unless_both_are_so() -> None:
    """cannot: with one of the two missing the stage cannot be defeated; with both it can."""
    text = "The players cannot defeat this stage unless Marsh is in the staging area and Orc is in the victory display."
    there = table("When Revealed: Place 6 progress on the current quest, bypassing the active location.", text)
    assert value(situation("reveal", there), "current quest") == "Road"

    won = there.replace("engagement: 20}", "engagement: 20, zone: victory display}")
    assert value(situation("reveal", won), "current quest") == "Wood"


def test_no_more_tokens_than_that() -> None:
    text = "This stage cannot have more than 5 progress tokens on it."
    there = table("When Revealed: Place 9 progress on the current quest, bypassing the active location.", text)
    assert value(situation("reveal", there), "progress on Road") == 5


def test_players_without_a_deck() -> None:
    text = "If any player has no cards left in his deck, that player is eliminated."
    play = situation("reveal", table("When Revealed: Discard the top 9 cards of Ben's deck.", text))
    assert value(play, "Ben is eliminated") is True
    assert value(play, "Ana is eliminated") is False


def test_the_first_player_token_goes_on() -> None:
    play = revealed(
        "Raise each player's threat by 3. The first player gives the first player token to the next player."
    )
    assert (value(play, "threat of Ana"), value(play, "first player")) == (33, "Ben")


def test_another_card_in_this_phase() -> None:
    """The card is revealed in the staging step, with those for the players."""
    text = "Forced: At the beginning of the quest phase, either raise each player's threat by 1, or reveal an "
    play = situation("quest", table("", text + "additional encounter card this phase."))
    (extra,) = (each for each in choices(play) if "additional" in each)
    play = situation(
        "quest", table("", text + "additional encounter card this phase."), extra, "Ana commits nobody",
        "Ben commits nobody",
    )  # fmt: skip
    assert happened(play, "revealed") == ["Gloom", "Second", "Third"]


def test_those_with_a_copy_are_passed_over() -> None:
    text = "Attach to the hero with the most resources without a copy of this card attached. "
    text += 'Counts as a Condition attachment with the text: "Attached hero gets -1 willpower."'
    play = revealed(text)
    assert value(play, "host of Gloom") == "Hild"


def test_cards_in_play_are_no_choice_for_what_is_discarded() -> None:
    """Two locations are in play; the one that comes off the deck is the one spoken of, and nobody is asked."""
    text = "Discard cards from the top of the encounter deck until a location is discarded. Add it to the staging area."
    there = table(f"When Revealed: {text}").replace("locations: {", "locations: {Fen: {}, ")
    play = situation("reveal", there.replace("[Gloom, Second", "[Gloom, Second, Fen"))
    assert places(play, "Fen", "Second", "Third") == ["staging area", "discard pile", "deck"]


def test_where_nothing_could_be_chosen_it_is_nothing() -> None:
    """choose-no-target: the treachery itself is not what is returned."""
    text = "Choose a location in the victory display and return it to the staging area. "
    play = revealed(text + "If no location was returned this way, this card gains surge.")
    assert places(play, "Gloom", "Second") == ["discard pile", "discard pile"]


def test_that_hero_is_the_one_of_each_player() -> None:
    """in-player-order: what is said of the card is done for each player in turn, not for the last one alone."""
    play = revealed("Each player deals 1 damage to a hero he controls. Exhaust that hero.", "Ana chooses Ulf")
    assert [value(play, f"{name} is exhausted") for name in ("Ulf", "Odo", "Hild")] == [True, True, False]
