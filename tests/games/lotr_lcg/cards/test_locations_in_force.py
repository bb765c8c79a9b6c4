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


def test_a_base_value_that_is_doubled() -> None:
    """3 printed, 6 doubled, and 1 more by Fen."""
    table = TABLE.replace("PLACE", "Each enemy gets +1 attack.").replace("attack: 1", "engaged: Ana, attack: 3")
    table = (
        table.replace("[Glen", "[Murk, Glen")
        + "treacheries: {Murk: {text: 'Shadow: Double this enemy''s base attack.'}}\n"
    )
    play = situation("combat", table.replace("owner: Ana", "owner: Ana, hp: 9"), "Ana declares no defender")

    assert value(play, "damage on Hild") == 7


@pytest.mark.parametrize(("stage", "place"), [(3, "removed from the game"), (4, "staging area")])
def test_after_the_players_advance_to_a_stage(stage: int, place: str) -> None:
    text = f"Forced: After the players advance to stage {stage}, remove Fen from the game."
    play = at("action-window", text, "Ana uses Hild", hero="Action: Place 9 progress on the current quest.")

    assert (value(play, "current quest"), value(play, "place of Fen")) == ("Gate", place)


def test_at_the_beginning_of_the_staging_step() -> None:
    text = "Forced: At the beginning of the staging step, raise each player's threat by 1."
    play = at("quest", text, "Ana commits nobody", "Ben commits nobody")

    assert [line.text for line in play.lines].count("Ana's threat rises by 1 to 31 (Fen).") == 1


def test_spirits_among_enemies() -> None:
    """A word for a sphere that is a trait where no card has a sphere."""
    table = TABLE.replace("PLACE", "Fen gets +2 threat for each Spirit enemy in play.").replace(
        "[Orc]}", "[Orc, Spirit]}"
    )

    assert value(situation("action-window", table), "threat strength of Fen") == 4


@pytest.mark.parametrize(("deck", "able"), [("[Elk]", True), ("[Elm]", False)])
def test_a_travel_cost_that_is_searched_for(deck: str, able: bool) -> None:
    """Whether it can be paid depends on what lies in the deck, not on what is in play."""
    text = "Travel: Search the encounter deck for a Troll enemy and add it to the staging area."
    table = TABLE.replace("PLACE", text).replace("Elk: {", "Elk: {traits: [Troll], ").replace("[Glen, Elk, Elm]", deck)
    table = table if able else table.replace("[Troll]", "[Troll], zone: set aside")

    assert may(situation("travel:4.2", table), "Ana travels to Fen") is able


@pytest.mark.parametrize(("deck", "threat"), [("[Murk, Glen]", 32), ("[Veil, Glen]", 31)])
def test_shadow_cards_without_an_effect_that_gain_one(deck: str, threat: int) -> None:
    """Murk has none of its own, Veil has."""
    text = 'Each shadow card with no shadow effect gains \\"Shadow: Raise your threat by 2.\\"'
    table = TABLE.replace("PLACE", text).replace("[Glen, Elk, Elm]", deck).replace("Orc: {", "Orc: {engaged: Ana, ")
    table += "treacheries: {Murk: {}, Veil: {text: 'Shadow: Raise your threat by 1.'}}\n"

    assert value(situation("combat", table, "Ana declares no defender"), "threat of Ana") == threat


@pytest.mark.parametrize(
    ("cost", "able"),
    [
        ("The first player spends 3 resources.", True),
        ("The first player must spend 4 resources.", False),
        ("Each player must spend 2 resources.", False),
        ("The players, as a group, spend 4 resources.", True),
        ("The players, as a group, must spend 5 resources.", False),
    ],
)
def test_resources_to_travel(cost: str, able: bool) -> None:
    """Hild has 3, Odo has 1."""
    assert may(at("travel", f"Travel: {cost}"), "Ana travels to Fen") is able


def test_resources_that_are_paid_to_travel() -> None:
    play = at("travel", "Travel: The players, as a group, spend 4 resources to travel here.", "Ana travels to Fen",
              "Ana chooses Hild", "Ana chooses Hild", "Ana chooses Odo")  # fmt: skip

    assert [value(play, f"resources on {each}") for each in ("Hild", "Odo")] == [0, 0]
    assert value(play, "active location") == "Fen"


@pytest.mark.parametrize(("more", "able"), [(", if able", True), ("", False)])
def test_a_travel_cost_for_those_who_can(more: str, able: bool) -> None:
    """Only Ana has an ally."""
    table = TABLE.replace("PLACE", f"Travel: Each player discards an ally he controls{more}.")
    play = situation("travel", table + "allies: {Pim: {owner: Ana}}\n", *(("Ana travels to Fen",) if able else ()))

    assert (value(play, "place of Pim"), value(play, "place of Fen")) == (
        ("discard pile", "active location") if able else ("play area", "staging area")
    )
    assert able or may(play, "Ana travels to Fen") is False
