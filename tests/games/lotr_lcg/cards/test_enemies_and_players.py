"""Whom the text of an enemy or objective speaks of: that player, those cards, the defending hero; invented cards."""

from __future__ import annotations

import pytest
from situations import value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, deck: DECK}, Ben: {threat: 25, first: yes, deck: 9}}
heroes:
  Hild: {owner: Ana, resources: 2, hp: 3, attack: 2, defense: 1}
  Odo: {owner: Ben, resources: 2, hp: 3}
"""


def at(where: str, table: str, *chosen: str, deck: str = "9") -> Played:
    """A situation on the table above."""
    return situation(where, TABLE.replace("DECK", deck) + table, *chosen)


def dealt(text: str, defenders: str = "Hild", more: str = "", deck: str = "9") -> Played:
    """Maw attacks Ana and turns up a shadow card with a text."""
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: 3, hp: 9, damage: 2, shadow: [Gloom]}}}}
treacheries: {{Gloom: {{text: "{text}"}}}}
attack: {{enemy: Maw, player: Ana, defenders: [{defenders}]}}
{more}"""
    return at("enemy-attack:6.4.2", table, deck=deck)


def test_that_player_is_the_engaged_one() -> None:
    """Ana is engaged, Ben is the first player."""
    text = (
        "Forced: At the end of the encounter phase, if Maw is engaged with a player, that player "
        "raises his threat by 2."
    )
    play = at("encounter", f'enemies: {{Maw: {{engaged: Ana, text: "{text}"}}}}\n')

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (22, 25)


@pytest.mark.parametrize(("who", "hands"), [("Ana", (0, 1)), ("Ben", (1, 0))])
def test_that_player_is_the_one_who_controls_it(who: str, hands: tuple[int, int]) -> None:
    text = "While a player controls Lamp, that player cannot draw cards."
    play = at("resource", f'objectives: {{Lamp: {{controller: {who}, text: "{text}"}}}}\n')

    assert (value(play, "cards in hand of Ana"), value(play, "cards in hand of Ben")) == hands


@pytest.mark.parametrize(("defender", "threat"), [("Hild", 23), ("Pim", 20)])
def test_the_defending_hero_is_a_hero(defender: str, threat: int) -> None:
    text = "Shadow: If the defending hero has no attachments, raise your threat by 3."
    play = dealt(text, defender, "allies: {Pim: {owner: Ana, hp: 9}}\n")

    assert value(play, "threat of Ana") == threat


@pytest.mark.parametrize(("deck", "threat"), [("[Pim, Axe]", 22), ("[Axe, Mail]", 20)])
def test_one_of_those_cards(deck: str, threat: int) -> None:
    text = "Shadow: Discard the top 2 cards of your deck. If any of those cards is an ally, raise your threat by 2."
    more = "allies: {Pim: {owner: Ana}}\nattachments: {Axe: {owner: Ana}, Mail: {owner: Ana}}\n"

    assert value(dealt(text, "Hild", more, deck), "threat of Ana") == threat


def test_so_much_for_each_card_discarded_this_way() -> None:
    """2 allies: 3 attack and 2 more, less 1 defense, is enough for Hild's 3 hit points."""
    text = (
        "Shadow: Discard the top 2 cards of your deck. Attacking enemy gets +1 attack for each ally discarded this way."
    )
    play = dealt(text, "Hild", "allies: {Pim: {owner: Ana}, Pam: {owner: Ana}}\n", "[Pim, Pam]")

    assert any("gets +2 attack" in line.text or "+2" in line.text for line in play.lines)
    assert value(play, "place of Hild") == "discard pile"


def test_all_damage_moves() -> None:
    play = dealt("Shadow: Move all damage from the attacking enemy to the defending character.", "Odo")

    assert value(play, "damage on Maw") == 0


@pytest.mark.parametrize(("phase", "attack"), [("combat", 3), ("quest", 1)])
def test_what_holds_during_a_phase(phase: str, attack: int) -> None:
    text = "During the combat phase, Maw gets +2 attack."
    table = f'phase: {phase}\nenemies: {{Maw: {{engaged: Ana, attack: 1, text: "{text}"}}}}\n'

    assert value(at("action-window", table), "attack of Maw") == attack


def test_a_condition_of_a_shadow_effect_is_no_occasion() -> None:
    """Hild defends and is exhausted; nothing has to happen to her now."""
    text = "Shadow: If the defending character is exhausted, raise your threat by 1."
    table = TABLE.replace("Hild: {owner: Ana,", "Hild: {owner: Ana, exhausted: yes,").replace("DECK", "9")
    play = situation(
        "enemy-attack:6.4.2",
        f"""{table}
enemies: {{Maw: {{engaged: Ana, attack: 1, shadow: [Gloom]}}}}
treacheries: {{Gloom: {{text: "{text}"}}}}
attack: {{enemy: Maw, player: Ana, defenders: [Hild]}}
""",
    )

    assert value(play, "threat of Ana") == 21


@pytest.mark.parametrize(("most", "whom"), [("most", "Ana"), ("fewest", "Ben")])
def test_the_player_with_the_most_or_fewest(most: str, whom: str) -> None:
    text = f"When Revealed: Maw engages the player with the {most} allies."
    table = f'encounter-deck: [Maw]\nenemies: {{Maw: {{text: "{text}"}}}}\nallies: {{Pim: {{owner: Ana}}}}\n'

    assert value(at("reveal", table), "player engaged with Maw") == whom


def test_an_attachment_on_the_hero_that_was_damaged() -> None:
    text = "Forced: After Maw damages a hero, discard each attachment on that hero."
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: 2, text: "{text}"}}}}
attachments: {{Axe: {{owner: Ana, on: Hild}}, Bow: {{owner: Ben, on: Odo}}}}
attack: {{enemy: Maw, player: Ana, defenders: [Hild]}}
"""
    play = at("enemy-attack:6.4.3", table)

    assert (value(play, "place of Axe"), value(play, "place of Bow")) == ("discard pile", "play area")


def test_that_player_without_anybody_to_speak_of_is_unread() -> None:
    found = RULES.collected.read(PrintedCard("Maw", "enemy", text=("That player cannot draw cards.",)))

    assert found.status != "read"


def test_control_of_a_card_that_joins_the_quest() -> None:
    text = "When Revealed: The first player takes control of Scout, exhausted and committed to the quest."
    table = f'objectives: {{Scout: {{willpower: 2, hp: 3, text: "{text}"}}}}\nencounter-deck: [Scout]\n'
    play = at("staging", table)

    assert value(play, "controller of Scout") == "Ben"
    assert (value(play, "Scout is exhausted"), value(play, "Scout is committed")) == (True, True)


def test_an_enemy_that_goes_to_who_controls_something() -> None:
    text = "While a player controls a hero with Mask attached, Maw engages that player."
    table = f'enemies: {{Maw: {{engaged: Ana, text: "{text}"}}}}\nattachments: {{Mask: {{owner: Ben, on: Odo}}}}\n'

    assert value(at("encounter", table), "player engaged with Maw") == "Ben"


@pytest.mark.parametrize("arrives", ["enters play", "is added to the staging area"])
@pytest.mark.parametrize("timing", ["When", "After"])
def test_when_a_card_comes_its_text_works(arrives: str, timing: str) -> None:
    text = f"Forced: {timing} Maw {arrives}, raise each player's threat by 1."
    table = f'encounter-deck: [Maw]\nenemies: {{Maw: {{text: "{text}"}}}}\n'

    assert value(at("staging", table), "threat of Ana") == 21


def test_an_objective_discarded_from_the_encounter_deck() -> None:
    key = "If Key is discarded, add it to the staging area."
    text = "Forced: At the end of the encounter phase, discard the top card of the encounter deck."
    table = f'encounter-deck: [Key]\nobjectives: {{Key: {{text: "{key}"}}}}\nlocations: {{Fen: {{text: "{text}"}}}}\n'

    assert value(at("encounter", table), "place of Key") == "staging area"
