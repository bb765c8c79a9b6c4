"""What locations change as long as they are there, on invented cards; worked out by hand first."""

from __future__ import annotations

import pytest
from situations import choices, may, value

from lotr_lcg.cards.test_locations import TABLE, at
from lotr_lcg.situations import situation


@pytest.mark.parametrize(
    ("text", "threat"),
    [
        ("Each player must raise his threat by an additional point during the refresh phase.", 32),
        ("The first player raises his threat by 2 additional points during the refresh phase.", 33),
    ],
)
def test_more_threat_in_the_refresh_phase(text: str, threat: int) -> None:
    assert value(at("refresh", text), "threat of Ana") == threat


def test_a_location_that_goes_back_on_its_deck() -> None:
    text = "Forced: When Fen leaves play, put it on the bottom of the encounter deck instead."
    play = at("action-window", text, "Ana uses Hild", hero="Action: Explore Fen.")

    assert value(play, "place of Fen") == "deck"


@pytest.mark.parametrize(
    ("text", "odo"),
    [("Only Hobbit heroes can defend.", False), ("Only heroes can be declared as defenders.", True)],
)
def test_only_some_can_defend(text: str, odo: bool) -> None:
    table = TABLE.replace("PLACE", text).replace("Orc: {", "Orc: {engaged: Ben, ")
    play = situation("combat", table + "allies: {Pim: {owner: Ben, traits: [Hobbit]}}\n")

    assert ("Ben defends with Odo" in choices(play), "Ben defends with Pim" in choices(play)) == (odo, False)


def test_enemies_that_are_dealt_no_shadow_cards() -> None:
    table = TABLE.replace("PLACE", "Do not deal shadow cards to enemies engaged with the first player.")
    table = table.replace("Orc: {", "Orc: {engaged: Ana, ")

    assert value(situation("combat", table), "number of shadow cards of Orc") == 0


@pytest.mark.parametrize(
    ("x", "threat"),
    [("the highest attack among enemies in play", 4), ("the highest engagement cost in the staging area", 30)],
)
def test_the_highest_of_several(x: str, threat: int) -> None:
    """Two enemies in the staging area, of attack 4 and 1."""
    table = (
        TABLE.replace("PLACE", f"X is {x}.")
        .replace("threat: 2, text", "threat: X, text")
        .replace("[Glen, Elk", "[Glen")
    )
    table = table.replace("Elk: {", "Elk: {attack: 4, engagement-cost: 30, ")
    table = table.replace("Orc: {", "Orc: {engagement-cost: 20, ")

    assert value(situation("action-window", table), "threat strength of Fen") == threat


@pytest.mark.parametrize(("effects", "able"), [("player card effects", True), ("quest card effects", False)])
def test_progress_but_for_certain_effects(effects: str, able: bool) -> None:
    play = at(
        "action-window",
        f"Progress cannot be placed on Fen except by {effects}.",
        hero="Action: Place 1 progress on Fen.",
    )

    assert may(play, "Ana uses Hild") is able


@pytest.mark.parametrize(("more", "able"), [(" except by player card effects", True), ("", False)])
def test_effects_do_not_take_the_players_where_they_cannot_travel(more: str, able: bool) -> None:
    play = at("action-window", f"Players cannot travel to Fen{more}.", hero="Action: Travel to Fen.")

    assert may(play, "Ana uses Hild") is able


def test_a_player_is_chosen_to_do_it() -> None:
    text = "Response: After Fen becomes the active location, choose a player to draw 2 cards."
    play = at("travel", text, "Ana travels to Fen", "Ana uses Fen", "Ana chooses Ben")

    assert value(play, "cards in hand of Ben") == 8


def test_exhausted_by_an_effect_of_the_encounter_deck() -> None:
    text = "Forced: After a hero is exhausted by a player card effect, deal 1 damage to it."
    play = at("action-window", text, "Ana uses Hild", hero="Action: Exhaust Odo.")

    assert value(play, "damage on Odo") == 1
    text = text.replace("a player card", "an encounter card")
    assert value(at("action-window", text, "Ana uses Hild", hero="Action: Exhaust Odo."), "damage on Odo") == 0
