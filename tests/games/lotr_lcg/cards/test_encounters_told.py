"""Wordings of encounter cards, most of later sets, on invented cards: results worked out by hand first."""

from __future__ import annotations

from json import dumps

import pytest
from situations import choices, may, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, deck: 9}, Ben: {threat: 36, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 3, attack: 2, defense: 1, willpower: 2, resources: 1}
  Odo: {owner: Ben, hp: 4, willpower: 1, exhausted: yes}
quests: {Road: {points: 20, progress: 5}}
"""


def at(where: str, table: str, *chosen: str) -> Played:
    """A situation on the table above."""
    return situation(where, TABLE + table, *chosen)


def revealed(text: str, more: str = "", *chosen: str) -> Played:
    """A treachery of that text is revealed."""
    deck = f"treacheries: {{Gloom: {{text: {dumps(text)}}}}}\nencounter-deck: [Gloom]\n"
    return at("reveal", deck + more, *chosen)


def shadowed(text: str, more: str = "", attack: int = 3, *chosen: str) -> Played:
    """Maw attacks Ana with a shadow card of that text; Hild defends with 1 defense and 3 hit points."""
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: {attack}, hp: 9, shadow: [Gloom]}}}}
treacheries: {{Gloom: {{text: {dumps(text)}}}}}
attack: {{enemy: Maw, player: Ana, defenders: [Hild]}}
{more}"""
    return at("enemy-attack:6.4.2", table, *chosen)


def place(text: str, more: str = "") -> str:
    """A location of that text in the staging area."""
    return f"locations: {{Fen: {{points: 3, threat: 2, text: {dumps(text)}}}}}\n{more}"


@pytest.mark.parametrize(("heading", "damage"), [("on-course", 0), ("cloudy", 1), ("stormy", 1)])
def test_off_course_is_any_setting_but_the_best(heading: str, damage: int) -> None:
    """Heading: cloudy, rainy and stormy are off-course."""
    text = "When Revealed: If you are off-course (1/4, 1/2, or 3/4), deal 1 damage to each hero."

    assert value(revealed(text, f"heading: {heading}\n"), "damage on Hild") == damage


@pytest.mark.parametrize(("heading", "threat"), [("rainy", 20), ("stormy", 23)])
def test_the_worst_setting(heading: str, threat: int) -> None:
    text = "When Revealed: If your heading is at the worst setting (3/4), raise the first player's threat by 3."

    assert value(revealed(text, f"heading: {heading}\n"), "threat of Ana") == threat


@pytest.mark.parametrize(("before", "after"), [("on-course", "cloudy"), ("cloudy", "rainy"), ("rainy", "stormy")])
def test_the_heading_is_shifted_one_setting(before: str, after: str) -> None:
    text = "When Revealed: Shift your heading off-course."

    assert value(revealed(text, f"heading: {before}\n"), "heading") == after


def test_a_heading_that_cannot_get_worse_is_no_way_to_pay() -> None:
    """travel: what cannot be paid keeps the players from travelling there."""
    there = place("Travel: Shift your heading off-course to travel here.")

    assert may(at("travel:4.2", f"{there}heading: stormy\n"), "Ana travels to Fen") is False
    play = at("travel:4.2", f"{there}heading: rainy\n", "Ana travels to Fen")
    assert (value(play, "heading"), value(play, "active location")) == ("stormy", "Fen")


@pytest.mark.parametrize(("heading", "progress", "damage"), [("on-course", 2, 0), ("rainy", 0, 2)])
def test_one_thing_in_one_case_and_another_instead_in_the_other(heading: str, progress: int, damage: int) -> None:
    text = (
        "Forced: At the beginning of the travel phase, if you are on-course, place 2 progress on Fen. "
        "If you are off-course, deal 2 damage to Hild instead."
    )
    play = at("travel", f"{place(text)}heading: {heading}\n")

    assert (value(play, "progress on Fen"), value(play, "damage on Hild")) == (progress, damage)


@pytest.mark.parametrize(("attack", "spilt"), [(3, 0), (4, 0), (6, 2)])
def test_excess_damage_of_a_shadow_goes_elsewhere(attack: int, spilt: int) -> None:
    """6 attack less 1 defense is 5 damage; 3 hit points take 3 of them, 2 are beyond."""
    text = "Shadow: Excess damage from this attack must be dealt to Odo."

    assert value(shadowed(text, attack=attack), "damage on Odo") == spilt


def test_excess_damage_of_an_enemy_goes_elsewhere() -> None:
    text = "Excess damage from attacks by Maw must be assigned to Odo."
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: 6, hp: 9, text: {dumps(text)}}}}}
attack: {{enemy: Maw, player: Ana, defenders: [Hild]}}
"""
    assert value(at("enemy-attack:6.4.3", table), "damage on Odo") == 2


def test_players_who_cannot_ready_characters() -> None:
    """7.2: what cannot be readied stays exhausted."""
    play = at("refresh", place("While Fen is in the staging area, players cannot ready characters."))

    assert value(play, "Odo is exhausted") is True


@pytest.mark.parametrize(
    ("more", "exhausted"), [("", False), (" He does not ready during the next refresh phase.", True)]
)
def test_what_does_not_ready_in_the_next_refresh_phase(more: str, exhausted: bool) -> None:
    """7.2: Odo is exhausted as the combat phase ends, and the refresh phase comes next."""
    text = f"Forced: At the end of the combat phase, deal 1 damage to Odo.{more}"
    play = at("round:VI", place(text))

    assert (value(play, "damage on Odo"), value(play, "Odo is exhausted")) == (1, exhausted)


def test_a_value_that_is_reduced() -> None:
    play = at("action-window", place("While Fen is in the staging area, each hero's willpower is reduced by 1."))

    assert (value(play, "willpower of Hild"), value(play, "willpower of Odo")) == (1, 0)


def test_players_below_a_threat_raise_it_to_that() -> None:
    """Ana has 20, Ben 36: only Ana is below 35."""
    play = revealed("When Revealed: Each player with less than 35 threat must raise their threat to 35.")

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (35, 36)


def test_the_players_choose_between_what_each_does_and_what_is_done() -> None:
    text = "When Revealed: The players must choose: each player raises his threat by 3, or remove 2 progress from Road."
    play = revealed(text)
    assert len(choices(play)) == 2

    assert value(revealed(text, "", choices(play)[1]), "progress on Road") == 3


@pytest.mark.parametrize(("threat", "raised"), [(0, 20), (9, 31)])
def test_if_the_players_quested_unsuccessfully(threat: int, raised: int) -> None:
    """3.4-failure: nobody is committed, so 9 threat raises by 9, and the card by 2; a tie is no failure."""
    text = "Forced: At the end of the quest phase, if the players quested unsuccessfully, raise Ana's threat by 2."
    play = at("quest:3.4", place(text).replace("threat: 2", f"threat: {threat}"))

    assert value(play, "threat of Ana") == raised


@pytest.mark.parametrize(("exhausted", "threat"), [("no", 20), ("yes", 22)])
def test_already_so_is_so_before_anything_is_done(exhausted: str, threat: int) -> None:
    """Fay is exhausted by the first sentence: only if she was so before, the second one is carried out."""
    text = "When Revealed: Exhaust Fay. If Fay is already exhausted, raise the first player's threat by 2."
    more = f"allies: {{Fay: {{owner: Ana, exhausted: {exhausted}}}}}\n"

    assert value(revealed(text, more), "threat of Ana") == threat


def test_the_article_of_a_title_makes_no_second_card() -> None:
    """A text may speak of the Grim Gate; on the table it is The Grim Gate."""
    text = "When Revealed: Place 2 progress on the Grim Gate."
    play = revealed(text, "locations: {The Grim Gate: {points: 5}}\n")

    assert value(play, "progress on The Grim Gate") == 2


def test_a_location_comes_with_its_villagers() -> None:
    """Villagers: 3 tokens as it enters play, of which the treachery discards 1."""
    table = """
locations: {Fen: {points: 3, text: "Villagers 3."}}
treacheries: {Gloom: {text: "When Revealed: Discard 1 villager token from Fen."}}
"""
    assert value(at("reveal", f"{table}encounter-deck: [Fen]\n"), "villagers on Fen") == 3
    assert value(at("reveal", f"{table}encounter-deck: [Gloom]\n"), "villagers on Fen") == 2


def test_what_waits_for_a_villager_that_is_discarded() -> None:
    objective = "Forced: After a villager token is discarded from a location, place 1 damage on Grave."
    text = "Forced: At the end of the round, discard 2 villager tokens from Fen."
    table = f"""
locations: {{Fen: {{points: 3, villagers: 1, text: "{text}"}}}}
objectives: {{Grave: {{text: {dumps(objective)}}}}}
"""
    play = at("round:0.1", table)

    assert (value(play, "villagers on Fen"), value(play, "damage on Grave")) == (0, 1)


def test_a_number_of_villagers() -> None:
    play = revealed(
        "When Revealed: Raise the first player's threat by the number of villager tokens on Fen.",
        "locations: {Fen: {points: 3, villagers: 4}}\n",
    )

    assert value(play, "threat of Ana") == 24


@pytest.mark.parametrize(("text", "hand"), [("1 additional", 2), ("1 fewer", 0)])
def test_cards_that_are_drawn_in_the_resource_phase(text: str, hand: int) -> None:
    """1.3: each player draws 1 card, and what the location adds or takes."""
    there = place(f"While Fen is in the staging area, each player draws {text} card during the resource phase.")

    assert value(at("resource", there), "cards in hand of Ana") == hand


@pytest.mark.parametrize(("text", "damage"), [("", 1), ("Each character defending against Maw gets -1 defense.", 2)])
def test_characters_that_defend_against_an_enemy(text: str, damage: int) -> None:
    """2 attack less 1 defense; with no defense left both points are dealt."""
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: 2, hp: 9, text: {dumps(text)}}}}}
attack: {{enemy: Maw, player: Ana, defenders: [Hild]}}
"""
    assert value(at("enemy-attack:6.4.3", table), "damage on Hild") == damage


def test_the_highest_number_of_tokens() -> None:
    """Maw has 2 resources, Gnash 3: Fen gets 3 threat more than its 2."""
    text = "Fen gets +X threat, where X is the highest number of resources on an enemy in play."
    enemies = "enemies: {Maw: {resources: 2}, Gnash: {resources: 3}}\n"

    assert value(at("action-window", place(text, enemies)), "threat strength of Fen") == 5


def test_an_escape_number_does_nothing_by_itself() -> None:
    """The card is read whole: nothing of it is left that could matter here."""
    card = PrintedCard("Fen", "location", text=("Escape: 2",))

    assert RULES.collected.read(card).status == "read"
    assert value(at("action-window", place("Escape: 2")), "threat strength of Fen") == 2


def test_cards_drawn_by_the_effect_of_a_player_card() -> None:
    """Hild has Ana draw 2 cards: 2 threat; the card of the resource phase is no such effect."""
    text = (
        "Forced: After a player draws any number of cards by a player card effect, "
        "that player raises their threat by that number."
    )
    hild = TABLE.replace("resources: 1}", 'resources: 1, text: "Action: Draw 2 cards."}')
    there = f"locations: {{Fen: {{points: 3, text: {dumps(text)}}}}}\n"

    assert value(situation("action-window", hild + there, "Ana uses Hild"), "threat of Ana") == 22
    assert value(at("resource", there), "threat of Ana") == 20
