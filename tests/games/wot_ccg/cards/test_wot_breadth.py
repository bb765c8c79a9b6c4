"""Noun phrases, conditions and counts in every frame: invented cards, what happens worked out by hand."""

import pytest
from situations import choices

from wot_ccg.situations import situation, value

TROOPS = """
    dominant: hero
    troops:
      Oak: {owner: villain, combat: 2, cost: "1 combat"}
      Elm: {owner: villain, combat: 5, damage: 1, cost: "5 combat", allegiances: Tear}
      Fir: {owner: villain, combat: 4, damage: 2, cost: "3 combat", allegiances: [Tear, Illian]}
    events: {Edict: {owner: hero, text: "%s"}}
"""


@pytest.mark.parametrize(
    ("which", "meant"),
    [
        ("troop with the most damage", {"Fir"}),
        ("troop with the lowest cost", {"Oak"}),
        ("troop with the highest printed Combat", {"Elm"}),
        ("damaged troop with the highest Combat", {"Elm"}),
        ("troop costing 3 or more", {"Elm", "Fir"}),
        ("troop with a cost less than 5", {"Oak", "Fir"}),
        ("troop with no allegiance", {"Oak"}),
        ("troop with two or more allegiances", {"Fir"}),
        ("troop with only one allegiance", {"Elm"}),
        ("troop that does not have the Tear allegiance", {"Oak"}),
        ("troop in your opponent's home front", {"Oak", "Elm", "Fir"}),
        ("troop other than Elm", {"Oak", "Fir"}),
        ("troop not participating in a challenge", {"Oak", "Elm", "Fir"}),
        ("ready, undamaged troop", {"Oak"}),
    ],
)
def test_who_is_meant(which: str, meant: set[str]) -> None:
    """current-and-printed, cost-total, allegiance: the exact set of legal targets of a description."""
    played = situation("events", TROOPS % f"Target a {which}. Rotate the target.")
    found = {each.removeprefix("Hero plays Edict on ") for each in choices(played) if " on " in each}
    assert found == meant


def test_one_of_two_that_are_equally_high() -> None:
    """current-and-printed: Elm and Fir both show 4 Combat or more; of two alike one is chosen, not both."""
    table = (TROOPS % "Put 1 damage on the troop with the highest Combat.").replace("combat: 5", "combat: 3")
    found = {each for each in choices(situation("events", table)) if " on " in each}
    assert found == {f"Hero plays Edict on {each}" for each in ("Oak", "Elm", "Fir")}


HALL = """
    turn: 5
    dominant: hero
    pattern: {light: 6, shadow: 4, neutral: 2}
    players: {Hero: {deck: 9, hand: 1}, Villain: {deck: 9, hand: 0}}
    resolving: pattern
    characters:
      Ann: {owner: hero, combat: 3, in: pattern, allegiances: Andor}
      Bea: {owner: hero, combat: 3, rotated: yes, allegiances: Andor}
      Orl: {owner: villain, combat: 9, in: pattern, damage: 1}
      Old: {owner: villain, combat: 9, zone: discard pile}
      Dead: {owner: hero, combat: 9, zone: killed pile}
    troops: {Oak: {owner: villain, combat: 2, in: pattern}}
    advantages:
      Dirk: {owner: hero, on: Ann, kind: character, traits: Weapon}
    events: {Edict: {owner: hero, text: "If %s, draw a card."}}
"""


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("all characters you control have the Andor allegiance", True),
        ("all characters your opponent controls have the Andor allegiance", False),
        ("you control only Andor characters", True),
        ("your opponent's hand is empty", True),
        ("your hand is empty", False),
        ("there are two or more cards in your opponent's discard pile", False),
        ("there is a character in your killed pile", True),
        ("you have no characters in your discard pile", True),
        ("there are twelve or more tokens on the Pattern", True),
        ("there are no neutral tokens on the Pattern", False),
        ("you have the most tokens on the Pattern", True),
        ("your opponent is a Villain player", True),
        ("your opponent is a Hero player", False),
        ("the challenge is a Pattern challenge", True),
        ("the challenge is a card-based challenge", False),
        ("this challenge is not the Pattern Challenge", False),
        ("there are three or more characters participating in the challenge", False),
        ("there are two or more characters participating in the challenge", True),
        ("two or more troops are participating in the challenge", False),
        ("no characters you control are participating in the challenge", False),
        ("no troops you control are participating in the challenge", True),
        ("two or more of your characters are rotated", False),
        ("one or more of your characters are rotated", True),
        ("none of your characters are damaged", True),
        ("none of your opponent's characters are damaged", False),
        ("any of your opponent's characters are damaged", True),
        ("Ann has a Weapon on her", True),
        ("there is a Weapon on Ann", True),
        ("Ann has two or more advantages on her", False),
        ("Ann has no advantages", False),
        ("Orl has no advantages", True),
        ("Bea is not in play", False),
        ("there are no Monsters in play", True),
        ("Ann has two or more allegiances", False),
        ("Orl has no allegiance", True),
        ("Ann is opposed by two or more cards", True),
        ("Ann is opposed by two or more characters", False),
        ("Ann is participating with no other characters", True),
    ],
)
def test_what_is_asked(condition: str, holds: bool) -> None:
    """effects-in-play: the event draws its one card where what it asks for is so, and nothing where it is not."""
    played = situation("resolve-challenge:opening-events", HALL % condition, "Hero plays Edict")
    assert value(played, "hand of Hero") == (2 if holds else 1)
