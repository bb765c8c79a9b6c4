"""Enemies that ask what has happened in a round or an attack, and to which players; invented cards."""

from __future__ import annotations

import pytest
from situations import value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, deck: 9}, Ben: {threat: 42, first: yes, deck: 9}}
heroes:
  Hild: {owner: Ana, resources: 2, hp: 9, attack: 3, defense: 1}
  Wulf: {owner: Ana, resources: 5, hp: 9}
  Odo: {owner: Ben, resources: 7, hp: 3}
"""


def fought(text: str, defender: str = "Hild") -> Played:
    """Maw with a text has attacked Ana."""
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: 3, hp: 9, text: "{text}"}}}}
allies: {{Pim: {{owner: Ana, hp: 1, exhausted: yes}}}}
attack: {{enemy: Maw, player: Ana, defenders: [{defender}]}}
"""
    return situation("enemy-attack:6.4.3", TABLE + table)


def staged(text: str, more: str = "") -> Played:
    """Maw with a text lies in the staging area, and may be asked about."""
    enemy = f'enemies: {{Maw: {{zone: staging area, attack: 1, text: "{text}"}}}}\n'
    return situation("action-window", TABLE + enemy + more)


@pytest.mark.parametrize(("defender", "threat"), [("Pim", 23), ("Hild", 20)])
def test_if_it_destroyed_a_character(defender: str, threat: int) -> None:
    """6.4.4: 3 damage destroy Pim, and not Hild."""
    text = "Forced: After Maw attacks, if it destroyed a character, raise the engaged player's threat by 3."

    assert value(fought(text, defender), "threat of Ana") == threat


@pytest.mark.parametrize(("whom", "threat"), [("a hero", 22), ("an ally", 20)])
def test_whom_its_attack_damages(whom: str, threat: int) -> None:
    text = f"Forced: After Maw's attack deals damage to {whom}, raise the engaged player's threat by 2."

    assert value(fought(text), "threat of Ana") == threat


@pytest.mark.parametrize(("did", "threat"), [("attacked", 24), ("did not attack", 20)])
def test_whether_it_attacked_this_round(did: str, threat: int) -> None:
    text = f"Forced: At the end of the combat phase, if Maw {did} this round, raise the engaged player's threat by 4."
    table = f'enemies: {{Maw: {{engaged: Ana, attack: 0, hp: 9, text: "{text}"}}}}\n'
    play = situation("combat:6.4", TABLE + "phase: combat\n" + table, "Ana defends with Hild", "Ana attacks no more")

    assert value(play, "threat of Ana") == threat


def test_the_one_of_his_heroes_with_the_most() -> None:
    """Wulf has 5 of Ana's resources; Odo, who has more, is Ben's."""
    text = "Forced: After Maw attacks, deal 2 damage to the defending player's hero with the most resources."
    play = fought(text)

    assert (value(play, "damage on Wulf"), value(play, "damage on Odo")) == (2, 0)


def test_so_much_for_each_player_of_a_kind() -> None:
    """Ben alone has 40 threat or more; Ana alone controls an ally."""
    text = "Maw gets +2 attack for each player whose threat is 40 or higher."
    other = "Maw gets +4 attack for each player who controls an ally."
    ally = "allies: {Pim: {owner: Ana}}\n"

    assert value(staged(text), "attack of Maw") == 3
    assert value(staged(other, ally), "attack of Maw") == 5


@pytest.mark.parametrize(("much", "attack"), [(40, 3), (45, 1)])
def test_at_least_one_player(much: int, attack: int) -> None:
    text = f"While at least one player has {much} or more threat, Maw gets +2 attack."

    assert value(staged(text), "attack of Maw") == attack


def test_one_of_three_things() -> None:
    """6.4.1: Hild defends."""
    text = "Forced: After attached hero commits to the quest, attacks, or defends, raise your threat by 3."
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: 1, hp: 9}}}}
treacheries: {{Woe: {{on: Hild, text: 'Counts as a Condition attachment with the text: "{text}"'}}}}
attack: {{enemy: Maw, player: Ana, defenders: [Hild]}}
"""
    assert value(situation("enemy-attack:6.4.3", TABLE + table), "threat of Ana") == 23
