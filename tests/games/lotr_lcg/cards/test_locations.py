"""What locations say, on invented cards; what must come out was worked out by hand first."""

from __future__ import annotations

import pytest
from situations import choices, happened, may, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: 2, deck: 9}, Ben: {threat: 30, hand: 6, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, text: "HERO"}
  Odo: {owner: Ben, sphere: lore, resources: 1}
locations: {Fen: {points: 5, threat: 2, text: "PLACE"}, Ford: {points: 4, threat: 1}, Glen: {points: 3, threat: 1}}
quests: {Road: {points: 9, progress: 3, stage: 2}, Gate: {points: 5, stage: 3}}
enemies: {Orc: {attack: 1, defense: 1, hp: 3, threat: 2, traits: [Orc]}, Elk: {hp: 2}, Elm: {hp: 2}}
encounter-deck: [Glen, Elk, Elm]
"""


def at(where: str, place: str, *chosen: str, hero: str = "", **changed: str) -> Played:
    table = TABLE.replace("PLACE", place.replace('"', '\\"')).replace("HERO", hero)
    for old, new in changed.items():
        table = table.replace(f"{old}: {{", f"{old}: {{{new}, ")
    return situation(where, table, *chosen)


@pytest.mark.parametrize(
    "cost",
    [
        "Deal each Troll enemy a shadow card to travel here.",
        "Raise each player's threat by 1 for each resource here.",
        "Shuffle the encounter discard pile back into the encounter deck.",
    ],
)
def test_a_travel_cost_that_leaves_nothing_unpaid(cost: str) -> None:
    assert may(at("travel", f"Travel: {cost}"), "Ana travels to Fen") is True


def test_each_player_discards_from_the_encounter_deck_in_turn() -> None:
    """Two players: Glen, then Elk. What the second sentence speaks of cannot be looked at before."""
    text = (
        "Travel: Each player must discard the top card of the encounter deck. Add each enemy discarded by this effect "
    )
    play = at("travel", f"{text}to the staging area.", "Ana travels to Fen")

    assert [value(play, f"place of {each}") for each in ("Glen", "Elk", "Elm")] == [
        "discard pile", "staging area", "deck",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("condition", "able"),
    [
        ("unless stage 2B has at least 3 progress on it", True),
        ("unless there is at least 4 progress on stage 2B", False),
        ("unless stage 3 has at least 1 progress on it", False),
        ("while the players are at stage 3", True),
        ("while the players are at stage 2", False),
        ("unless stage 2B is the current quest", True),
    ],
)
def test_a_stage_by_its_number(condition: str, able: bool) -> None:
    assert may(at("travel", f"The players cannot travel here {condition}."), "Ana travels to Fen") is able


@pytest.mark.parametrize(
    ("x", "threat"),
    [
        ("the stage number of the main quest", 2),
        ("1 more than the current quest's stage number", 3),
        ("twice the current stage number", 4),
    ],
)
def test_the_number_of_the_stage(x: str, threat: int) -> None:
    table = TABLE.replace("PLACE", f"X is {x}.").replace("points: 5, threat: 2", "points: 5, threat: X")

    assert value(situation("action-window", table), "threat strength of Fen") == threat


@pytest.mark.parametrize(("which", "barred"), [("not named Fen", "Ford"), ("that do not have the title Ford", "Fen")])
def test_locations_of_any_other_title(which: str, barred: str) -> None:
    play = at("travel", f"While Fen is in the staging area, players cannot travel to locations {which}.")

    assert [may(play, f"Ana travels to {each}") for each in ("Fen", "Ford")] == [barred != "Fen", barred != "Ford"]


def test_only_one_quest() -> None:
    """`While there is only 1 quest card in play`: with one it is so."""
    assert (
        value(
            at("action-window", "While there is only 1 quest card in play, Fen gets +2 threat."),
            "threat strength of Fen",
        )
        == 4
    )
    text = "While there is only 1 enemy in play, Fen gets +2 threat."
    assert value(at("action-window", text), "threat strength of Fen") == 4
    assert value(at("action-window", text.replace("enemy", "hero")), "threat strength of Fen") == 2


def test_one_player_may_choose_between_two() -> None:
    text = "Response: After Fen becomes the active location, the first player may draw 1 card or discard Orc."
    play = at("travel", text, "Ana travels to Fen", "Ana uses Fen")

    assert "Ana declines" in choices(play)
    play = at("travel", text, "Ana travels to Fen", "Ana uses Fen", "Ana does it", "Ana selects draw 1 card")
    assert value(play, "cards in hand of Ana") == 3


def test_a_condition_at_a_moment() -> None:
    text = "If Fen is the active location at the end of the travel phase, each player raises his threat by 2."
    played = at("travel", text, "Ana travels to Fen")
    stayed = at("travel", text, "Ana does not travel")

    assert [value(each, "threat of Ana") for each in (played, stayed)] == [32, 30]


def test_only_the_first_player_may_trigger_it() -> None:
    text = "Action: Exhaust a hero you control to reduce the total threat of Fen by 2 until the end of the round. "
    play = at("action-window", f"{text}Only the first player can trigger this effect.")

    assert (may(play, "Ana uses Fen"), may(play, "Ben uses Fen")) == (True, False)


@pytest.mark.parametrize(
    ("more", "then", "threat"),
    [("", ("Ana takes Fen next",), 32), (" This effect does not stack with other copies of Fen.", (), 31)],
)
def test_an_ability_that_does_not_stack(more: str, then: tuple[str, ...], threat: int) -> None:
    """Two copies in the staging area, both with the ability."""
    inner = f"Forced: After a player draws any number of cards, raise that player's threat by 1.{more}"
    text = f'While Fen is in the staging area, it gains: \\"{inner}\\"'
    table = TABLE.replace("PLACE", text).replace("Ford: {", f'Fen 2: {{title: Fen, text: "{text}", ')
    play = situation("action-window", table.replace("HERO", "Action: Draw 1 card."), "Ana uses Hild", *then)

    assert value(play, "threat of Ana") == threat


def test_a_constant_ability_that_does_not_stack() -> None:
    text = "While Fen is in the staging area, each Orc gets +1 threat. This ability does not stack with other copies "
    table = TABLE.replace("PLACE", f"{text}of Fen.").replace("Ford: {", f'Fen 2: {{title: Fen, text: "{text}of Fen.", ')

    assert value(situation("action-window", table), "threat strength of Orc") == 3


@pytest.mark.parametrize(("has", "drawn"), [("Ana", 3), ("Ben", 0)])
def test_drawing_until_the_hand_is_full(has: str, drawn: int) -> None:
    """Ana has 2 cards, Ben 6."""
    text = "Forced: After Fen becomes the active location, each player draws cards until he has 5 cards in his hand."
    play = at("travel", text, "Ana travels to Fen")

    assert value(play, f"cards in hand of {has}") == {"Ana": 2, "Ben": 6}[has] + drawn


@pytest.mark.parametrize(("kind", "threat"), [("location", 31), ("treachery", 30)])
def test_discarded_from_the_encounter_deck(kind: str, threat: int) -> None:
    """Glen and Elk are discarded."""
    text = f"Forced: Whenever a {kind} is discarded from the encounter deck, each player raises his threat by 1."
    play = at("action-window", text, "Ana uses Hild", hero="Action: Discard the top 2 cards of the encounter deck.")

    assert value(play, "threat of Ben") == threat


def test_discards_from_the_top_of_a_deck_count_once() -> None:
    text = "Forced: After a player discards 1 or more cards from his deck, place 1 resource token here."
    play = at("action-window", text, "Ana uses Hild", hero="Action: Discard the top 3 cards of your deck.")

    assert value(play, "resources on Fen") == 1


def test_an_enemy_attacks_each_player_as_a_cost() -> None:
    play = at("travel", "Travel: Orc attacks each player in turn order.", "Ana travels to Fen")

    assert choices(play) == ["Ana declares no defender", "Ana defends with Hild"]


GLOOM = 'treacheries: {Gloom: {text: "When Revealed: Raise each player\'s threat by 4."}}\n'


@pytest.mark.parametrize(
    "text",
    [
        "discard the top card of the encounter deck. Resolve any 'when revealed' effects on that card.",
        "discard the top card of the encounter deck. Resolve the when revealed effect of that card.",
    ],
)
def test_the_when_revealed_effect_of_a_discarded_card(text: str) -> None:
    table = TABLE.replace("[Glen", "[Gloom, Glen").replace("PLACE", f"Forced: After you travel to Fen, {text}")
    play = situation("travel", table + GLOOM, "Ana travels to Fen")

    assert (value(play, "threat of Ana"), value(play, "place of Gloom")) == (34, "discard pile")


@pytest.mark.parametrize(("whose", "tried", "threat"), [("Spell", (), 34), ("Orc", ("Ana uses Hild",), 30)])
def test_when_revealed_effects_that_cannot_be_canceled(whose: str, tried: tuple[str, ...], threat: int) -> None:
    """cannot, ability-potential-change: nobody is even asked whether to cancel what cannot be canceled."""
    text = f'While Fen is in the staging area, the "when revealed" effects of {whose} cards cannot be cancelled.'
    table = TABLE.replace("[Glen", "[Gloom, Glen").replace("PLACE", text.replace('"', '\\"'))
    table = table.replace("HERO", "Response: Cancel the when revealed effects of a treachery.")
    table += GLOOM.replace("{text", "{traits: [Spell], text")
    play = situation("reveal", table, *tried)

    assert value(play, "threat of Ana") == threat


@pytest.mark.parametrize(("text", "threat"), [
    ("Fen gets +1 threat for each ally controlled by the player with the most allies.", 4),
    ("Fen gets +1 threat for each ally in play.", 6),
])  # fmt: skip
def test_as_many_as_one_player_has_at_most(text: str, threat: int) -> None:
    """Two players with 2 allies each: 2, not 4."""
    allies = "allies: {Al: {owner: Ana}, Bo: {owner: Ana}, Cy: {owner: Ben}, Di: {owner: Ben}}\n"

    assert value(situation("action-window", TABLE.replace("PLACE", text) + allies), "threat strength of Fen") == threat


def test_cards_of_two_kinds() -> None:
    text = "While Fen is in the staging area, attachment and event cards cost 1 additional resource to play."
    table = TABLE.replace("PLACE", text).replace("hand: 2", "hand: [Cloak, Song, Pim]")
    table += "attachments: {Cloak: {cost: 1}}\nevents: {Song: {cost: 0}}\nallies: {Pim: {cost: 2}}\n"
    play = situation("planning", table)

    assert [value(play, f"cost of {each}") for each in ("Cloak", "Song", "Pim")] == [2, 1, 2]


def test_a_location_that_takes_the_place_of_the_one_explored() -> None:
    """The top card is Glen; there is room for it only after Fen is gone."""
    text = (
        "Forced: When the players explore Fen, discard the top card of the encounter deck. If it is a location, make "
    )
    play = at("travel", f"{text}it the active location.", "Ana travels to Fen", "Ana uses Hild",
              hero="Action: Place 5 progress on Fen.")  # fmt: skip

    assert (value(play, "active location"), value(play, "place of Fen")) == ("Glen", "discard pile")


def test_as_many_characters_as_x() -> None:
    text = (
        "Forced: When Fen is explored, the players, as a group, exhaust X heroes in play. X is the number of players."
    )
    play = at("action-window", text, "Ana uses Hild", hero="Action: Explore Fen.")

    assert [value(play, f"{each} is exhausted") for each in ("Hild", "Odo")] == [True, True]


@pytest.mark.parametrize(("limit", "threat"), [("2", 28), ("5", 26)])
def test_threat_that_goes_down_by_so_much_at_most(limit: str, threat: int) -> None:
    text = f"Each player's threat cannot be lowered by more than {limit} per round."

    assert (
        value(at("action-window", text, "Ana uses Hild", hero="Action: Reduce your threat by 4."), "threat of Ana")
        == threat
    )


def test_another_elimination_level() -> None:
    text = "Each player's threat elimination level is reduced by 15."
    play = at("action-window", text, "Ana uses Hild", hero="Action: Raise your threat by 5.")

    assert (value(play, "Ana is eliminated"), value(play, "Ben is eliminated")) == (True, False)


def test_the_tens_of_a_threat() -> None:
    table = TABLE.replace("PLACE", "X is the tens digit of the first player's threat.").replace(
        "threat: 2,", "threat: X,"
    )

    assert value(situation("action-window", table.replace("threat: 30", "threat: 39")), "threat strength of Fen") == 3


def test_one_after_the_other() -> None:
    """`engages ... then makes an attack`: without `and`."""
    text = "Forced: After you travel to Fen, Orc engages the next player then attacks that player."
    play = at("travel", text, "Ana travels to Fen")

    assert choices(play) == ["Ben declares no defender", "Ben defends with Odo"]


@pytest.mark.parametrize(("gains", "damage"), [("toughness 2", 1), ("indestructible", 3)])
def test_a_keyword_that_is_gained(gains: str, damage: int) -> None:
    """3 damage to an Orc with 3 hit points: 1 is left of it, or it stays with all of them."""
    play = at("action-window", f"Each Orc enemy gains {gains}.", "Ana uses Hild", hero="Action: Deal 3 damage to Orc.")

    assert (value(play, "damage on Orc"), value(play, "place of Orc")) == (damage, "staging area")


def test_archery_that_is_gained() -> None:
    play = at("combat", "While Fen is in the staging area, each Orc enemy gains archery 2.")

    assert "Ana assigns 1 to Hild and 1 to Odo" in choices(play)


def test_the_first_one_revealed() -> None:
    """Gloom surges: Murk is revealed too, and it does not surge, being the second."""
    text = "The first treachery revealed from the encounter deck each round gains surge."
    table = TABLE.replace("PLACE", text).replace("[Glen", "[Gloom, Murk, Glen") + "treacheries: {Gloom: {}, Murk: {}}\n"
    play = situation("reveal", table)

    places = [value(play, f"place of {each}") for each in ("Gloom", "Murk", "Glen")]
    assert places == ["discard pile", "discard pile", "deck"]


@pytest.mark.parametrize(("active", "fought"), [("Fen", False), ("Ford", True)])
def test_a_phase_that_is_skipped(active: str, fought: bool) -> None:
    text = "While Fen is the active location, skip the combat phase."
    table = TABLE.replace("PLACE", text).replace(f"{active}: {{", f"{active}: {{active: yes, ")
    play = situation("combat", table.replace("Orc: {", "Orc: {engaged: Ana, "))

    assert ("combat" in happened(play, "begun"), "combat" in happened(play, "skipped")) == (fought, not fought)


@pytest.mark.parametrize(
    ("limit", "threat"), [("", 5), (" (Limit +1 threat.)", 3), (" (Limit +2)", 4), (" (Limit +9 threat.)", 5)]
)
def test_how_far_a_change_goes(limit: str, threat: int) -> None:
    """Three quests or enemies are in play: one quest and Orc; and Fen's own 2."""
    text = f"Fen gets +1 threat for each location and enemy in play.{limit}"

    assert value(at("action-window", text), "threat strength of Fen") == threat


def test_one_player_pays_two_things_to_travel() -> None:
    play = at("travel", "Travel: The first player exhausts a hero and raises his threat by 1.", "Ana travels to Fen")

    assert (value(play, "Hild is exhausted"), value(play, "threat of Ana"), value(play, "place of Fen")) == (
        True, 31, "active location",
    )  # fmt: skip
    assert (
        may(at("travel", "Travel: The first player exhausts a Dwarf hero and draws 1 card."), "Ana travels to Fen")
        is False
    )


def test_x_of_a_travel_cost() -> None:
    text = "Travel: Each player raises his threat by X, where X is the number of other locations in the staging area."
    play = at("travel", text, "Ana travels to Fen")

    assert value(play, "threat of Ben") == 31


def test_damage_that_nobody_can_heal() -> None:
    table = TABLE.replace("PLACE", "Damage cannot be healed.").replace("owner: Ana", "owner: Ana, damage: 2")
    table = table.replace("HERO", "Action: Heal 1 damage from a hero.")

    assert may(situation("action-window", table), "Ana uses Hild") is False


@pytest.mark.parametrize(("condition", "able"), [
    ("unless each player has 30 or less threat", True), ("if any player has 30 or more threat", False),
    ("unless the first player has a threat of 31 or more", False),
])  # fmt: skip
def test_the_threat_of_players(condition: str, able: bool) -> None:
    assert may(at("travel", f"The players cannot travel here {condition}."), "Ana travels to Fen") is able


def test_the_topmost_two() -> None:
    """Elm, Elk and Glen lie in the discard pile, Glen on top: the two enemies come back."""
    text = "Forced: After you travel to Fen, move the 2 topmost enemies in the discard pile to the staging area."
    table = TABLE.replace("PLACE", text).replace(
        "encounter-deck: [Glen, Elk, Elm]", "encounter-discard: [Elm, Elk, Glen]"
    )
    play = situation("travel", table, "Ana travels to Fen")

    assert [value(play, f"place of {each}") for each in ("Elk", "Elm", "Glen")] == [
        "staging area", "staging area", "discard pile",
    ]  # fmt: skip
