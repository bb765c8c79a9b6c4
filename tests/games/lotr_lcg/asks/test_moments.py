"""What can be asked of decks, piles and areas, and of what exists only for a moment."""

from __future__ import annotations

from typing import Any

import pytest

from judge.scenario.ask import answer
from judge.scenario.model import Ask
from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 30, deck: [Axe, Bow], discard: [Cup, Mug]}, Ben: {threat: 20, deck: 4, discard: 2}}
heroes:
  Aragorn: {of: Ana, resources: 2, defense: 1, hp: 9, willpower: 3, committed: yes, exhausted: no}
  Gimli: {of: Ana, resources: 1}
  Eowyn: {of: Ben}
allies: {Scout: {of: Ana}}
attachments: {Sword: {on: Aragorn}, Axe: {owner: Ana}, Bow: {owner: Ana}, Cup: {owner: Ana}, Mug: {owner: Ana}}
enemies:
  Orc: {engaged: Ana, attack: 4}
  Rat: {engaged: Ana, attack: 1, attacked: yes}
  Wolf: {engagement: 25, threat: 1}
  Bat: {engagement: 40, threat: 1}
locations: {Ford: {threat: 0}}
treacheries: {Dread: {}, Gloom: {}}
quests: {Road: {points: 9}, Gate: {points: 5}}
encounter-deck: [Dread]
encounter-discard: [Gloom]
attack: {enemy: Orc, player: Ana, defender: Aragorn}
"""
ASKED = [
    ("deck of Ana", ["Axe", "Bow"]),
    ("top card of deck of Ana", "Axe"),
    ("top card of deck of Ben", "unknown"),
    ("cards in deck of Ben", 4),
    ("discard pile of Ana", ["Cup", "Mug"]),
    ("order of discard pile of Ana", ["Cup", "Mug"]),
    ("cards in discard pile of Ben", 2),
    ("cards in the encounter discard pile", 1),
    ("encounter discard pile", ["Gloom"]),
    ("encounter deck", ["Dread"]),
    ("top card of the encounter deck", "Dread"),
    ("quest deck", ["Gate"]),
    ("victory display", []),
    ("staging area", ["Wolf", "Bat", "Ford"]),
    ("enemies in the staging area", ["Wolf", "Bat"]),
    ("locations in the staging area", ["Ford"]),
    ("heroes of Ana", ["Aragorn", "Gimli"]),
    ("allies of Ana", ["Scout"]),
    ("characters of Ana", ["Aragorn", "Gimli", "Scout"]),
    ("total resources of Ana", 3),
    ("Sword is attached to Aragorn", True),
    ("Sword is attached to Gimli", False),
    ("Axe is attached to Aragorn", False),
    ("Ana controls Sword", True),
    ("Ben controls Sword", False),
    ("attacking enemy", "Orc"),
    ("attacked enemy", "none"),
    ("combat damage", 3),
    ("player who assigns the damage", "Ana"),
    ("characters that may take the damage", ["Aragorn"]),
    ("enemies that may attack Ana", []),
    ("enemies that can engage Ana", ["Wolf"]),
    ("next to engage Ben", []),
    ("quest result", "successful by 1"),
    ("encounter cards to be revealed", 2),
]


@pytest.mark.parametrize(("asked", "found"), ASKED)
def test_what_can_be_asked(asked: str, found: object) -> None:
    """Each as the table gives it: 4 - 1 = 3 damage, 3 willpower less 2 threat, cost 25 within threat 30."""
    table = TABLE.replace(
        "Gimli: {of: Ana, resources: 1", 'Gimli: {of: Ana, resources: 1, text: "Action: Draw 1 card."'
    )

    assert value_now(situation("enemy-attack:aw-6.4.1", table), asked) == found


def test_the_damage_that_an_attack_has_dealt() -> None:
    """6.4.3: known until the attack ends, in the action window behind the damage for example."""
    table = TABLE.replace(
        "Gimli: {of: Ana, resources: 1", 'Gimli: {of: Ana, resources: 1, text: "Action: Draw 1 card."'
    )
    play = situation("enemy-attack:6.4.3", table)

    assert value_now(play, "damage dealt by the attack") == 3
    assert value_now(play, "destroyed by the attack") == []
    over = situation("enemy-attack:6.4.3", TABLE)
    assert value_now(over, "damage dealt by the attack") == "none"


def test_a_player_attack_s_damage() -> None:
    """6.8.3: attack less defense, as long as the attack is being resolved."""
    table = TABLE.replace("attack: {enemy: Orc, player: Ana, defender: Aragorn}", "").replace(
        "Gimli: {of: Ana", 'Gimli: {of: Ana, attack: 5, text: "Action: Draw 1 card."'
    )
    play = situation("combat:6.8a", table, "Ana attacks Orc with Gimli")

    assert (value_now(play, "attacked enemy"), value_now(play, "combat damage")) == ("Orc", 4)
    assert value_now(play, "attacking enemy") == "none"


def test_undefended_who_assigns() -> None:
    """6.4.3-undefended: the active player, to one of the heroes."""
    table = TABLE.replace(", defender: Aragorn}", ", declared: yes}")
    play = situation("enemy-attack:6.4.3", table)

    assert value_now(play, "player who assigns the damage") == "Ana"
    assert value_now(play, "characters that may take the damage") == ["Aragorn", "Gimli"]


ENGAGING = """
players: {Ana: 30}
heroes: {Gimli: {of: Ana}}
enemies: {Orc: {engagement: 25}, Troll: {engagement: 30}, Spider: {engagement: 35}}
"""


@pytest.mark.parametrize(
    ("moment", "found"),
    [({}, "Troll"), ({"after": 0}, "Troll"), ({"at": "5.3", "after": 0}, "Troll"), ({"at": "5.3-which-enemy"}, "Orc")],
)
def test_what_a_step_is_going_to_bring_is_asked_before_it_comes(moment: dict[str, Any], found: str) -> None:
    """5.3-which-enemy: threat 30 reaches 25 and 30; Troll, the higher, engages first, Orc in the last check."""
    play = situation("engagement-checks", ENGAGING)

    assert answer(play, Ask(value="next to engage Ana", **moment)).value == [found]
