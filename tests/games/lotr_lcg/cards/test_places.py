"""Wordings of locations, quests and objectives, on invented cards; what must come out was worked out by hand first."""

from __future__ import annotations

import pytest
from situations import may, value

from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 30, hand: 4}, Ben: {threat: 30, hand: 4}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, text: TEXT}
  Odo: {owner: Ben, sphere: lore, exhausted: yes}
locations: {Fen: {points: 5, threat: 2, text: PLACE}, Ford: {points: 4, threat: 1, active: ACTIVE}}
quests: {Road: {points: 9, progress: 3, text: QUEST}, Gate: {points: 5}}
enemies: {Orc: {attack: 1, defense: 1, hp: 3, traits: [Orc], damage: 0}}
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
    play = situation(
        "action-window", there.replace("''", "'Action: Place 1 progress on the current quest.'", 1), "Ana uses Hild"
    )

    places = [value(play, f"place of {each}") for each in ("Fang", "Claw", "Paw")]
    assert places == ["staging area", "staging area", "deck"]


@pytest.mark.parametrize("what", ["encounter card effects", "treachery card effects"])
def test_effects_that_cannot_be_canceled(what: str) -> None:
    """cannot, ability-potential-change: nobody is even asked whether to cancel what cannot be canceled."""
    there = table(quest=f"While Ford is the active location, {what} cannot be canceled.", active="yes")
    there = there.replace("''", "'Response: Cancel the when revealed effects of a treachery.'", 1)
    there += "treacheries: {Gloom: {text: 'When Revealed: Each player raises his threat by 3.'}}\n"
    play = situation("reveal", there + "encounter-deck: [Gloom]\n")

    assert value(play, "threat of Ana") == 33


def test_the_encounter_discard_pile_is_shuffled_in() -> None:
    there = table("Action: Shuffle the encounter discard pile into the encounter deck.")
    there = there.replace("enemies: {", "enemies: {Fang: {}, ") + "encounter-discard: [Fang]\n"
    play = situation("action-window", there, "Ana uses Hild")

    assert value(play, "place of Fang") == "deck"


def test_allies_that_cost_more() -> None:
    place = "While Fen is in the staging area, allies cost 2 additional matching resources to play from hand."
    there = table(place=place) + "allies: {Elf: {owner: Ana, cost: 1, sphere: spirit, zone: hand}}\n"

    assert value(situation("action-window", there), "cost of Elf") == 3


def test_heroes_that_do_not_collect_resources() -> None:
    place = "While Fen is in the staging area, heroes do not collect resources during the resource phase."
    play = situation("resource", table("Action: Draw 1 card.", place))

    assert (value(play, "resources on Hild"), value(play, "cards in hand of Ana")) == (3, 5)


TRAVEL = "Forced: After the players travel to Fen, raise each player's threat by 1. "
BECOMES = "Forced: After Fen becomes the active location, raise each player's threat by 1."


@pytest.mark.parametrize(("place", "threat"), [(TRAVEL, 30), (BECOMES, 31)])
def test_a_location_made_active_has_not_been_travelled_to(place: str, threat: int) -> None:
    there = table("Action: Fen becomes the active location.", place)
    play = situation("action-window", there, "Ana uses Hild")

    assert (value(play, "active location"), value(play, "threat of Ben")) == ("Fen", threat)


def test_made_active_in_the_place_of_another() -> None:
    text = "Action: Make Fen the active location, returning any previously active location to the staging area."
    play = situation("action-window", table(text, active="yes"), "Ana uses Hild")

    assert (value(play, "active location"), value(play, "place of Ford")) == ("Fen", "staging area")


def test_the_active_location_adds_its_threat() -> None:
    quest = "The active location contributes its threat to the staging area."
    play = situation("action-window", table(quest=quest, active="yes"))

    assert value(play, "total threat") == 2 + 1 + 1


def test_the_players_cannot_win_yet() -> None:
    place = "While Fen is in play, the players cannot win the game."
    there = table("Action: Place 9 progress on the current quest.", place).replace(", Gate: {points: 5}", "")
    there = there.replace("points: 9", "points: 9, last: yes")

    assert value(situation("action-window", there, "Ana uses Hild"), "result") == "the game goes on"
    freed = there.replace(repr(place), "''")
    assert value(situation("action-window", freed, "Ana uses Hild"), "result") == "the players win"


@pytest.mark.parametrize(("amount", "added"), [("1 additional encounter card", 3), ("an additional encounter card", 3)])
def test_more_cards_in_the_staging_step(amount: str, added: int) -> None:
    place = f"While Fen is in the staging area, reveal {amount} during the staging step."
    there = table(place=place).replace("enemies: {", "enemies: {A: {}, B: {}, C: {}, D: {}, ")
    play = situation("quest:3.3", there + "encounter-deck: [A, B, C, D]\n")

    places = [value(play, f"place of {each}") for each in "ABCD"]
    assert places.count("staging area") == added


def test_the_players_must_travel_there() -> None:
    place = "When faced with the option to travel, the players must travel to Fen, if able."
    play = situation("travel:4.2", table(place=place))

    assert [may(play, f"Ana {each}") for each in ("does not travel", "travels to Ford", "travels to Fen")] == [
        False, False, True,
    ]  # fmt: skip
    kept = situation("travel:4.2", table(place=place + " Players cannot travel here."))
    assert may(kept, "Ana does not travel") is True


def test_progress_past_the_active_location() -> None:
    text = "Action: Place 2 progress on the main quest, bypassing the active location."
    play = situation("action-window", table(text, active="yes"), "Ana uses Hild")

    assert (value(play, "progress on Road"), value(play, "progress on Ford")) == (5, 0)


def test_text_in_the_victory_display() -> None:
    place = "While Fen is in the victory display, each enemy gets +2 attack. Each enemy gets +1 defense."
    there = table(place=place).replace("threat: 2, text", "threat: 2, zone: victory display, text")
    play = situation("action-window", there)

    assert (value(play, "attack of Orc"), value(play, "defense of Orc")) == (3, 1)


@pytest.mark.parametrize(("round_end", "left"), [("the active location", 1), ("in the staging area", 3)])
def test_done_at_a_moment_while_something_is_so(round_end: str, left: int) -> None:
    place = f"While Fen is {round_end}, remove 2 progress tokens from it at the end of each round."
    there = table(place=place).replace("points: 5, threat: 2", "points: 5, threat: 2, active: yes, progress: 3")
    play = situation("round/refresh:7.5", there)

    assert value(play, "progress on Fen") == left


def test_the_topmost_of_a_kind() -> None:
    text = "Action: Return the topmost Orc enemy in the encounter discard pile to the staging area."
    there = table(text).replace("enemies: {", "enemies: {A: {traits: [Orc]}, B: {traits: [Orc]}, C: {}, ")
    play = situation("action-window", there + "encounter-discard: [A, B, C]\n", "Ana uses Hild")

    assert [value(play, f"place of {each}") for each in "AB"] == ["discard pile", "staging area"]


@pytest.mark.parametrize(("cost", "able"), [("raise each player's threat by 2", True), ("discard Orc", True)])
def test_either_of_two_travel_costs(cost: str, able: bool) -> None:
    place = f"Travel: The first player must either exhaust Odo, or {cost} to travel here."
    play = situation("travel:4.2", table(place=place))

    assert may(play, "Ana travels to Fen") is able


def test_more_than_a_number_found_on_the_table() -> None:
    place = "Fen gets +X threat. X is 2 more than the number of players in the game."

    assert value(situation("action-window", table(place=place)), "threat strength of Fen") == 6


def test_copies_of_this_card() -> None:
    place = "Fen gets +1 threat for each other copy of Fen in play."
    there = table(place=place).replace("Ford: {points", "Bog: {title: Fen}, Ford: {points")

    assert value(situation("action-window", there), "threat strength of Fen") == 3


def test_players_of_a_kind() -> None:
    """Ana controls a hero that is ready, Ben has 4 cards in hand."""
    ready = table("Action: Each player who controls a ready hero raises his threat by 1.")
    play = situation("action-window", ready, "Ana uses Hild")
    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (31, 30)

    fewer = table("Action: Each player with 5 or more cards in hand raises his threat by 1.").replace(
        "Ben: {threat: 30, hand: 4}", "Ben: {threat: 30, hand: 5}"
    )
    play = situation("action-window", fewer, "Ana uses Hild")
    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (30, 31)


def test_so_much_progress_each_round() -> None:
    place = "While Fen is in the staging area, no more than 4 progress can be placed on the quest each round."
    there = table("Action: Place 3 progress on the current quest.", place)
    play = situation("action-window", there, "Ana uses Hild", "Ana uses Hild")

    assert value(play, "progress on Road") == 3 + 4


MAP = (
    "Action: Raise your threat by 2 to claim this objective when it is free of encounters. When claimed, attach Map to"
    " a hero you control. (Counts as an attachment. If detached, return Map to the staging area.)"
    " Attached hero cannot attack."
)


def test_an_objective_is_claimed_attached_and_returns() -> None:
    there = table("Action: Discard Hild.") + f"objectives: {{Map: {{text: {MAP!r}}}}}\n"
    play = situation("action-window", there, "Ana uses Map")
    assert (value(play, "host of Map"), value(play, "threat of Ana")) == ("Hild", 32)
    assert (value(play, "controller of Map"), may(play, "Ben uses Map")) == ("Ana", False)

    gone = situation("action-window", there, "Ana uses Map", "Ana uses Hild", killed_defeated="destroyed")
    assert value(gone, "place of Map") == "staging area"


@pytest.mark.parametrize(("damage", "place"), [(2, "staging area"), (3, "removed from the game")])
def test_gone_as_soon_as_something_is_so(damage: int, place: str) -> None:
    text = f"Action: Place {damage} damage here. If Fen has 3 or more damage, remove it from the game."
    play = situation("action-window", table(place=text), "Ana uses Fen")

    assert value(play, "place of Fen") == place


def test_no_more_than_so_many_cards() -> None:
    place = "While Fen is in the staging area, each player cannot play more than 1 card each round."
    there = table(place=place) + (
        "allies: {Elf: {owner: Ana, cost: 0, zone: hand}}\n"
        "events: {Song: {owner: Ana, cost: 0, zone: hand, text: 'Action: Draw 1 card.'}}\n"
    )
    assert may(situation("planning:2.2", there), "Ana plays Song") is True
    assert may(situation("planning:2.2", there, "Ana plays Song"), "Ana plays Elf") is False


def test_a_card_searched_for_and_revealed() -> None:
    """A card that is revealed resolves its keywords; one that is added does not."""
    text = "Action: Search the encounter deck for an Orc enemy, reveal it, and add it to the staging area."
    there = table(text).replace("enemies: {", "enemies: {Fang: {keywords: [doomed 2], traits: [Orc]}, ")
    play = situation("action-window", there + "encounter-deck: [Fang]\n", "Ana uses Hild")

    assert (value(play, "place of Fang"), value(play, "threat of Ben")) == ("staging area", 32)


def test_the_location_that_was_active_as_it_was_explored() -> None:
    quest = "Forced: After the active location is explored, place 1 resource token on this quest."
    there = table("Action: Place 4 progress on Ford.", quest=quest, active="yes")

    assert value(situation("action-window", there, "Ana uses Hild"), "resources on Road") == 1
    fen = table("Action: Place 5 progress on Fen.", quest=quest, active="yes")
    assert value(situation("action-window", fen, "Ana uses Hild"), "resources on Road") == 0


@pytest.mark.parametrize(("resources", "able"), [(1, True), (0, False)])
def test_a_resource_of_each_player_to_travel(resources: int, able: bool) -> None:
    there = table(place="Travel: Each player must pay 1 resource to travel here.")
    there = there.replace("sphere: lore,", f"sphere: lore, resources: {resources},")

    assert may(situation("travel:4.2", there), "Ana travels to Fen") is able
    if able:
        play = situation("travel:4.2", there, "Ana travels to Fen")
        assert (value(play, "resources on Hild"), value(play, "resources on Odo")) == (2, 0)


def test_players_that_gain_no_resources() -> None:
    place = "While Fen is in the staging area, players cannot draw cards or gain resources from player card effects."
    there = table("Action: Add 1 resource to Hild's resource pool.", place)

    assert may(situation("action-window", there), "Ana uses Hild") is False


SHADOW = """
players: {Ana: {threat: 30}}
heroes: {Hild: {owner: Ana, hp: 5, defense: 2}}
enemies: {Orc: {engaged: Ana, attack: 1, hp: 4}}
locations:
  Fen: {text: "Shadow: If this attack is undefended, return this enemy to the staging area after this attack."}
encounter-deck: [Fen]
"""


def test_this_enemy_in_a_shadow_effect_is_the_one_that_attacks() -> None:
    play = situation("combat", SHADOW, "Ana declares no defender")

    assert (value(play, "place of Orc"), value(play, "place of Fen")) == ("staging area", "discard pile")


def test_the_enemy_that_attacks() -> None:
    forced = "Forced: When an Orc enemy attacks, deal it 1 additional shadow card."
    place = f'While Fen is in the staging area, it gains: "{forced}"'
    there = table(place=place).replace("traits: [Orc], damage: 0}}", "traits: [Orc], engaged: Ana}, A: {}, B: {}}")
    play = situation("combat:6.2", there + "encounter-deck: [A, B]\n", "Ana declares no defender")

    assert [value_now(play, f"place of {each}") for each in "AB"] == ["shadow", "shadow"]
