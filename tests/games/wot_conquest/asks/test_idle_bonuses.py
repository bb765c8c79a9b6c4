"""Bonuses that do not apply: they change nothing, and a claim that counts one is told why."""

import pytest
from situations import suspected

from judge.scenario.read import read
from judge.scenario.report import report

TABLE = """title: t
game: wot-conquest
at: attack
table:
  players: {Ana: Dragonsworn, Ben: Shadow}
  cities: {Tear: {owner: Ana, attack: 4, at: Camp}}
  units:
    Rand: {owner: Ana, leader: yes, attack: 4, damage: 1, hp: 3, at: Camp%s}
    Mat: {owner: Ana, attack: 2, damage: 1, hp: 3, at: Camp, traits: [Channeler]}
    Bain: {owner: Ana, attack: 7, damage: 1, hp: 3, at: Hill%s}
    Fade: {owner: Ben, leader: yes, defense: 3, damage: 1, hp: 9, at: Camp}
    Narg: {owner: Ben, defense: 3, damage: 1, hp: 9, at: Hill}
choices: [Ana initiates a battle with Rand, all pass]
asks: [{value: attack sum, claims: {Cleo: %d}}]
"""


def diagnosis(claim: int, *texts: str) -> tuple[object, str, str]:
    """The attack sum, what is said of a claim about it, and the first rule that decides."""
    of_rand, of_bain = (f", text: '{text}'" if text else "" for text in texts)
    found = report(read(TABLE % (of_rand, of_bain, claim))).verdicts[0]
    return found.answer.value, suspected(found)["Cleo"] or "", found.decided_by[0].unit


@pytest.mark.parametrize(
    ("of_rand", "of_bain", "right", "claim", "why", "rule"),
    [
        ("This unit gets +3 attack while defending.", "", 6, 9, "an ability of Rand", "stat-attack"),
        ("Each other friendly unit gets +1 attack.", "", 7, 8, "other friendly unit", "stat-attack"),
        ("Each friendly Channeler gets +1 attack.", "", 7, 8, "Channeler", "stat-attack"),
        ("", "Each other friendly unit gets +5 attack.", 6, 16, "Bain is not engaged", "battle-active"),
        ("This unit gets +1 attack for each engaged enemy unit.", "", 7, 8, "Narg is not engaged", "battle-active"),
        ("Rage: Battle Phase: This unit gets +5 attack.", "", 6, 11, "Rage of Rand, which", "battle.1"),
        ("", "", 6, 10, "a city is not an attacking unit", "battle.2-compare"),
    ],
)
def test_a_bonus_that_does_not_apply(
    of_rand: str, of_bain: str, right: int, claim: int, why: str, rule: str
) -> None:  # fmt: skip
    """battle.2-compare, battle-active, battle.1: what is not met, not engaged or not used adds nothing."""
    value, said, first = diagnosis(claim, of_rand, of_bain)

    assert value == right
    assert why in said
    assert first == rule


def test_the_hp_of_a_town_are_no_defense() -> None:
    """neutral-town: a town beside the defender adds 0."""
    text = TABLE % ("", "", 5)
    text = text.replace("value: attack sum", "value: defense sum").replace(
        "  units:", "  towns: {Mill: {at: Camp}}\n  units:"
    )
    found = report(read(text)).verdicts[0]

    assert found.answer.value == 3
    assert found.misreadings["Cleo"] == "counts the HP of Mill, which does not apply: a town has defense 0"
    assert found.decided_by[0].unit == "neutral-town"
