"""An answer names the rule that decides it, and a wrong claim the slip that leads to it."""

import pytest
from situations import suspected

from judge.scenario.read import read
from judge.scenario.report import report

FIGHT = """\
title: t
game: chaotic
at: resolve-attack
table:
  players: {Ana: active, Ben: }
  attack: Slam
  attacks: {Slam: {base: 0, fire: 10, text: [%s]}}
  creatures:
    Vey: {owner: Ana, engaged: yes, courage: 60, elements: [%s], abilities: [%s], gear: {name: Ring, abilities: [%s]}}
    Koru: {owner: Ben, engaged: yes}
asks: [{value: damage on Koru, claims: {Ben: %s}}]
"""
SONG = """\
title: t
game: chaotic
at: burst
table:
  players: {Ana: {active: yes, mugic: [Song]}, Ben: {mugic: [Hush]}}
  mugic:
    Song: {%s}
    Hush: {text: [%s]}
  creatures:
    Vey: {owner: Ana, counters: 1, damage: 20, elements: [fire]}
    Koru: {owner: Ben, counters: 1}
"""


def cites_and_slip(text: str) -> tuple[set[str], str]:
    """The rules of the first answer, and why Ben is wrong."""
    verdict = report(read(text)).verdicts[0]
    return {cite.unit for cite in verdict.cites}, str(suspected(verdict).get("Ben"))


@pytest.mark.parametrize(
    ("fight", "rule", "slip"),
    [
        (("'Fire: Your engaged Creature loses Fire.'", "fire", "", "", 5), "8.6.1.5", ""),
        (("'Fire: Deal 10 damage.'", "", "", "", 10), "8.6.2.3", "8.6.2.3"),
        (("'Stat Check Courage 60: Deal 10 damage.'", "", "", "", 0), "g-stat-check", ""),
        (("", "fire", "Fire 5", "'Equipped Creature has \"Fire 5.\"'", 15), "8.8.1.2", "8.8.1.2"),
        (("", "fire", "'Invisibility: Strike 5'", "", 10), "9.4.1", ""),
    ],
)
def test_attack_damage_names_its_rules(fight: tuple[object, ...], rule: str, slip: str) -> None:
    """8.6: whatever led to the damage is among the rules of the answer."""
    cites, said = cites_and_slip(FIGHT % fight)

    assert rule in cites
    assert slip in said


def test_a_target_that_is_no_longer_legal() -> None:
    """8.5.1: the failure is a rule of the question about the target."""
    text = SONG % ("target: creature with fire, text: [heal 15]", "Target Creature loses Fire.") + (
        "choices: [Ana plays Song with Vey on Vey, Ben plays Hush with Koru on Vey, all pass]\n"
        "asks: [{value: damage on Vey}]\n"
    )

    assert {"8.5.1", "8.2.3.1", "8.2.2.1"} <= cites_and_slip(text)[0]


def test_only_the_first_instruction() -> None:
    """8.5.2: all instructions are carried out; whoever stops after the first is told so."""
    text = SONG % ("text: [Deal 5 damage to target Creature and heal 10 damage to Vey.]", "Activate Hive.") + (
        "choices: [Ana plays Song with Vey on Koru, all pass]\nasks: [{value: damage on Vey, claims: {Ben: 20}}]\n"
    )
    cites, slip = cites_and_slip(text)

    assert "8.5.2" in cites
    assert "8.5.2" in slip


def test_the_wrong_tribe_for_a_free_song() -> None:
    """8.4.2.5: a Mugic that costs nothing still needs a Creature of its affiliation."""
    text = SONG % ("affiliation: Danian, cost: 0 counters", "Activate Hive.") + (
        "asks: [{legal: Ana plays Song with Vey, claims: {Ben: yes}}]\n"
    )
    cites, slip = cites_and_slip(text)

    assert {"3.4.4.1", "8.4.2.5"} <= cites
    assert "3.4.4.1" in slip


def test_effects_end_with_the_turn() -> None:
    """8.9.1, 6.4.1-2: a bonus without a duration is gone after the Recovery Step."""
    text = (SONG % ("text: [Activate Hive.]", "Activate Hive.")).replace("at: burst", "at: turn:6.4.1") + (
        "  effects: [{on: Vey, change: energy +20}]\nasks: [{outcome: energy of Vey, claims: {Ben: 70}}]\n"
    )
    cites, slip = cites_and_slip(text)

    assert {"8.9.1", "6.4.1-2"} <= cites
    assert "8.9.1" in slip


def test_why_a_defender_could_not_step_in() -> None:
    """6.3.4.1.2: after the combat has begun the reason is still the Defender's own condition."""
    text = """\
title: t
game: chaotic
at: action
table:
  players: {Ana: active, Ben: }
  board: {size: 3}
  creatures:
    Vey: {owner: Ana, space: A1}
    Koru: {owner: Ben, space: B1, tribe: Danian}
    Tavi: {owner: Ben, space: B2, abilities: ["Defender: Conjurers"]}
choices: [Ana moves Vey to B1]
asks: [{legal: Ben intercepts with Tavi}]
"""
    assert "6.3.4.1.2" in cites_and_slip(text)[0]


def test_winning_by_the_attack_of_a_defeated_creature() -> None:
    """8.6.8.1, 5.1.1: the attack resolves, and its player wins by it."""
    text = """\
title: t
game: chaotic
at: strike
table:
  players: {Ana: {active: yes, attacks: [Slam], attack-deck: [Slam]}, Ben: }
  attacks: {Slam: {base: 40}}
  striker: Ana
  creatures:
    Vey: {owner: Ana, engaged: yes, energy: 10, abilities: [Recklessness 10]}
    Dorn: {owner: Ana}
    Koru: {owner: Ben, engaged: yes, energy: 10}
choices: [Ana attacks with Slam, all pass]
asks: [{value: winner, claims: {Ben: undecided}}]
"""
    cites, slip = cites_and_slip(text)

    assert {"8.6.8.1", "5.1.1"} <= cites
    assert "8.6.8.1" in slip
