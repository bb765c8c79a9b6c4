"""Treacheries and enemies in words of their own, carried out; invented cards."""

from __future__ import annotations

import pytest
from situations import value

from judge.scenario.played import Played
from lotr_lcg.situations import refusal, situation, value_now

TABLE = """
players: {Ana: {threat: 20, deck: 9}, Ben: {threat: 25, first: yes, deck: 9}}
heroes:
  Hild: {owner: Ana, resources: 2, hp: 9, attack: 3, defense: 1}
  Odo: {owner: Ben, resources: 2, hp: 3, attack: 1}
"""


def at(where: str, table: str, *chosen: str) -> Played:
    """A situation on the table above."""
    return situation(where, TABLE + table, *chosen)


def revealed(text: str, table: str = "", *chosen: str) -> Played:
    """Woe is revealed from the encounter deck."""
    return at("reveal", f'encounter-deck: [Woe]\ntreacheries: {{Woe: {{text: "{text}"}}}}\n{table}', *chosen)


def attacking(text: str, defender: str = "Hild", more: str = "") -> Played:
    """Maw with a text attacks Ana, and nothing is left to decide."""
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: 3, hp: 9, text: "{text}"}}}}
allies: {{Pim: {{owner: Ana, hp: 1, exhausted: yes}}}}
attack: {{enemy: Maw, player: Ana, defenders: [{defender}]}}
{more}"""
    return at("enemy-attack:6.4.3", table)


def test_each_time_until_the_end_of_the_round() -> None:
    """delayed-effects: three allies are destroyed at once, and it happens for each of them."""
    text = (
        "When Revealed: Until the end of the round, each time an ally is destroyed, its controller raises his threat "
        "by 2. Deal 1 damage to each ally."
    )
    allies = "allies: {Pim: {owner: Ana, hp: 1}, Pam: {owner: Ana, hp: 1}, Tom: {owner: Ben, hp: 1}}\n"
    play = revealed(text, allies)

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (24, 27)


def test_what_lasts_and_what_does_not() -> None:
    """lasting-effects: the attack goes up for the round; the damage is dealt once."""
    text = "When Revealed: Each enemy gets +2 attack until the end of the round and is dealt 1 damage."
    play = revealed(text, "enemies: {Maw: {engaged: Ana, attack: 1, hp: 4}}\n")

    assert (value(play, "attack of Maw"), value(play, "damage on Maw")) == (3, 1)


def test_a_player_who_cannot_engage_it() -> None:
    """cannot: Ben is the first player."""
    table = (
        "enemies: {Maw: {zone: staging area, engagement-cost: 50, text: Maw cannot be engaged by the first player.}}\n"
    )

    assert "[" in refusal(at("encounter:5.2", table), "Ben engages Maw")


def test_only_attacks_can_damage_it() -> None:
    """cannot-be-damaged: an effect deals nothing, an attack of 3 does."""
    enemy = "enemies: {Maw: {engaged: Ana, defense: 0, hp: 9, text: Maw can only be damaged by attacks.}}\n"
    hit = "phase: combat\nattack: {by: player, enemy: Maw, player: Ana, attackers: [Hild]}\n"

    assert value(revealed("When Revealed: Deal 2 damage to each enemy.", enemy), "damage on Maw") == 0
    assert value(at("player-attack:6.8.3", enemy + hit), "damage on Maw") == 3


def test_only_some_can_attack_it() -> None:
    table = "enemies: {Maw: {engaged: Ana, text: Maw can only be attacked by allies.}}\nallies: {Pim: {owner: Ana}}\n"
    play = at("combat:6.8", "phase: combat\n" + table)

    assert refusal(play, "Ana attacks Maw with Hild")
    assert not refusal(play, "Ana attacks Maw with Pim")


def test_one_more_shadow_card_for_each_attack() -> None:
    """6.4.2: both shadow cards are turned up: 1 and 2 more threat."""
    table = """
enemies: {Maw: {engaged: Ana, attack: 1, text: Maw is dealt an additional shadow card when it attacks., shadow: [Fog]}}
treacheries: {Fog: {text: 'Shadow: Raise your threat by 1.'}, Gloom: {text: 'Shadow: Raise your threat by 2.'}}
encounter-deck: [Gloom]
"""
    play = at("combat:6.4", "phase: combat\n" + table, "Ana defends with Hild")

    assert value_now(play, "threat of Ana") == 23


@pytest.mark.parametrize(("defender", "threat"), [("Hild", 22), ("Pim", 20)])
def test_if_the_defending_character_was_not_destroyed(defender: str, threat: int) -> None:
    """6.4.4: known when the attack is over."""
    text = (
        "Forced: After Maw attacks, if the defending character was not destroyed, raise the defending player's threat "
        "by 2."
    )

    assert value(attacking(text, defender), "threat of Ana") == threat


@pytest.mark.parametrize(("committed", "threat"), [("yes", 20), ("no", 23)])
def test_fewer_than_so_many_are(committed: str, threat: int) -> None:
    text = "When Revealed: If fewer than 2 characters are committed to the quest, raise each player's threat by 3."
    allies = f"allies: {{Pim: {{owner: Ana, committed: yes}}, Pam: {{owner: Ana, committed: {committed}}}}}\n"

    assert value(revealed(text, allies), "threat of Ana") == threat


@pytest.mark.parametrize(("committed", "revealed_too"), [("yes", "deck"), ("no", "staging area")])
def test_if_nobody_was_removed(committed: str, revealed_too: str) -> None:
    """surge: another card is revealed only where nobody left the quest."""
    text = "When Revealed: Remove each ally from the quest. If no allies were removed, Woe gains surge."
    table = f"allies: {{Pim: {{owner: Ana, committed: {committed}}}}}\nenemies: {{Maw: {{zone: deck}}}}\n"
    play = at("reveal", f'encounter-deck: [Woe, Maw]\ntreacheries: {{Woe: {{text: "{text}"}}}}\n{table}')

    assert value(play, "place of Maw") == revealed_too


def test_a_character_that_does_not_defend() -> None:
    """Hild defends, so that Pim is the only one left."""
    table = """
enemies: {Maw: {engaged: Ana, attack: 1, shadow: [Gloom]}}
treacheries: {Gloom: {text: 'Shadow: Deal 1 damage to each non-defending character you control.'}}
allies: {Pim: {owner: Ana, hp: 3}}
attack: {enemy: Maw, player: Ana, defenders: [Hild]}
"""
    play = at("enemy-attack:6.4.2", table)

    assert (value(play, "damage on Pim"), value(play, "damage on Hild")) == (1, 0)


@pytest.mark.parametrize(
    ("card", "threat"), [("events: {Song: {owner: Ana}}", 23), ("attachments: {Song: {owner: Ana}}", 20)]
)
def test_what_its_pillage_discards(card: str, threat: int) -> None:
    """Pillage 1 discards the top card of Ana's deck."""
    text = "Pillage 1. Forced: After an event is discarded from your deck by Maw's Pillage, raise your threat by 3."
    table = f"""
players: {{Ana: {{threat: 20, deck: [Song]}}, Ben: {{threat: 25, first: yes, deck: 9}}}}
heroes: {{Hild: {{owner: Ana, hp: 9}}, Odo: {{owner: Ben, hp: 3}}}}
enemies: {{Maw: {{engaged: Ana, attack: 1, text: "{text}"}}}}
{card}
attack: {{enemy: Maw, player: Ana, defenders: [Hild]}}
"""
    assert value(situation("enemy-attack:6.4.3", table), "threat of Ana") == threat


def test_when_an_enemy_leaves_play() -> None:
    """destroyed: one of the ways out of play."""
    text = "Forced: When Maw leaves play, each player raises his threat by 2."
    enemy = f"enemies: {{Maw: {{engaged: Ana, hp: 1, text: '{text}'}}}}\n"
    play = revealed("When Revealed: Deal 1 damage to each enemy.", enemy)

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (22, 27)


@pytest.mark.parametrize(("players", "threat"), [("Ana: {threat: 20}", 24), ("Ana: {threat: 20}, Ben: 25", 20)])
def test_the_only_player(players: str, threat: int) -> None:
    text = "When Revealed: If you are the only player in the game, raise your threat by 4."
    heroes = "{Hild: {owner: Ana}}" if "Ben" not in players else "{Hild: {owner: Ana}, Odo: {owner: Ben}}"
    table = f"players: {{{players}}}\nheroes: {heroes}\n"
    table += f'encounter-deck: [Woe]\ntreacheries: {{Woe: {{text: "{text}"}}}}\n'

    assert value(situation("reveal", table), "threat of Ana") == threat
