"""What cards of players say of attacks, of their outcome, of one value for another; invented cards."""

from __future__ import annotations

import pytest
from situations import may, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation, value_now

FIGHT = """
phase: combat
players: {Ana: {threat: 30, hand: 2, deck: 9}}
heroes:
  Hild: {owner: Ana, willpower: 3, hp: 5, attack: 2, defense: DEFENSE, exhausted: yes, text: TEXT}
  Ulf: {owner: Ana, resources: 2, traits: [Dwarf], hp: 9, attack: 9, defense: 1, willpower: 1}
enemies:
  Orc: {engaged: Ana, hp: 3, attack: 4, defense: 1}
  Rat: {engaged: Ana, hp: 9, attack: 1}
quests: {Road: {points: 9}}
"""
BLOW = "attack: {by: enemy, enemy: Orc, player: Ana, defenders: [Hild]}\n"
STROKE = "attack: {by: player, enemy: Orc, player: Ana, attackers: [ULF]}\n"


def fight(where: str, text: str, attack: str, *chosen: str, defense: int = 4) -> Played:
    table = FIGHT.replace("TEXT", repr(text)).replace("DEFENSE", str(defense))
    return situation(where, table + attack, *chosen)


UNHURT = [
    "After Hild defends an attack and takes no damage, ready Hild.",
    "After Hild defends against an attack and is not damaged, ready her.",
    "After a character defends an attack without taking damage, ready that character.",
    "After Hild defends an attack, if she took no damage, ready Hild.",
]


@pytest.mark.parametrize("text", UNHURT)
def test_who_defends_and_takes_no_damage(text: str) -> None:
    """enemy-attack: 4 attack against 4 defense is no damage, against 3 defense it is 1: then it cannot be used."""
    unhurt = fight("enemy-attack:6.4.3", f"Response: {text}", BLOW, "Ana uses Hild")

    assert value_now(unhurt, "Hild is exhausted") is False


@pytest.mark.parametrize("text", UNHURT[:3])
def test_who_takes_damage_is_not_unhurt(text: str) -> None:
    """enemy-attack: 1 damage."""
    assert not may(fight("enemy-attack:6.4.3", f"Response: {text}", BLOW, defense=3), "Ana uses Hild")


def test_who_is_damaged_and_survives() -> None:
    text = "Response: After Hild defends an attack and is not destroyed, deal 1 damage to the attacking enemy."
    play = fight("enemy-attack:6.4.3", text, BLOW, "Ana uses Hild", defense=1)

    assert (value_now(play, "damage on Hild"), value_now(play, "damage on Orc")) == (3, 1)


def test_damage_beyond_the_hit_points() -> None:
    """6.8.4: 9 attack less 1 defense is 8, 5 more than the orc has; the rat is dealt those."""
    text = (
        "Response: After Ulf attacks and destroys an enemy, deal excess damage from that attack to another enemy "
        "engaged with you."
    )
    play = fight("player-attack:6.8.3", text, STROKE.replace("ULF", "Ulf"), "Ana uses Hild")

    assert value(play, "damage on Rat") == 5


def test_an_attack_that_somebody_took_part_in() -> None:
    text = "Response: After an enemy is destroyed by an attack in which a Dwarf you control participated, draw 1 card."

    assert may(fight("player-attack:6.8.3", text, STROKE.replace("ULF", "Ulf")), "Ana uses Hild")
    assert not may(fight("player-attack:6.8.3", text, STROKE.replace("ULF", "Hild")), "Ana uses Hild")


PEACE = FIGHT.replace("phase: combat\n", "").replace("DEFENSE", "4")


def peace(text: str, *chosen: str) -> Played:
    return situation("action-window", PEACE.replace("TEXT", repr(text)), *chosen)


@pytest.mark.parametrize(
    ("text", "of_hild", "of_ulf"),
    [
        ("Hild uses her willpower instead of her attack.", 3, 9),
        ("Action: Until the end of the phase, each character uses its willpower instead of attack.", 3, 1),
        ("Action: Until the end of the phase, Ulf counts his defense in place of his attack.", 2, 1),
        ("Action: Until the end of the phase, add Hild's willpower to her attack.", 5, 9),
        ("Hild adds her willpower to her attack.", 5, 9),
    ],
)
def test_one_value_for_another(text: str, of_hild: int, of_ulf: int) -> None:
    """set-word: Hild has 3 willpower, 2 attack; Ulf 1 willpower, 9 attack, 1 defense."""
    play = peace(text, *(["Ana uses Hild"] if text.startswith("Action") else []))

    assert (value(play, "attack of Hild"), value(play, "attack of Ulf")) == (of_hild, of_ulf)


def test_a_value_that_stands_for_another_goes_with_it() -> None:
    """modifiers-recalculate: 3 willpower and 2 more."""
    text = "Hild uses her willpower instead of her attack. Hild gets +2 willpower and +4 attack."

    assert value(peace(text), "attack of Hild") == 5


def test_several_traits_and_icons_at_once() -> None:
    text = "Ulf gains the Noble and Scout traits. Ulf gains the spirit and lore resource icons. {} Ulf gets +2 attack."

    for each in ("While Ulf is a Noble,", "While Ulf is a Scout,", "While Ulf has a lore icon,"):
        assert value(peace(text.format(each)), "attack of Ulf") == 11


def test_damage_by_a_number_for_whom_it_is_told_of() -> None:
    """A predicate: the orc is dealt 3, as much as Hild has willpower."""
    text = "Action: Choose an enemy. That enemy is dealt damage equal to Hild's willpower."

    assert value(peace(text, "Ana uses Hild", "Ana chooses Rat"), "damage on Rat") == 3
