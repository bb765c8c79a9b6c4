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


WATCH = """
    turn: 5
    dominant: hero
    players: {Hero: {deck: 9, hand: 1}, Villain: {deck: 9, hand: 3}}
    characters:
      Ann: {owner: hero, combat: 3, text: "When %s, draw a card."}
      Orl: {owner: villain, combat: 9, rotated: yes, damage: 1}
    troops: {Oak: {owner: villain, combat: 2}}
    events: {Edict: {owner: hero, text: "Target a character or troop. %s"}}
"""


@pytest.mark.parametrize(
    ("occasion", "deed", "on", "drawn"),
    [
        ("an opposing player's character takes damage", "Put 1 damage on the target.", "Orl", 1),
        ("one of your opponent's troops takes damage", "Put 1 damage on the target.", "Orl", 0),
        ("damage is placed on this character", "Put 1 damage on the target.", "Ann", 1),
        ("a troop your opponent controls is rotated", "Rotate the target.", "Oak", 1),
        ("a troop you control is rotated", "Rotate the target.", "Oak", 0),
        ("a character is rotated", "Rotate the target.", "Orl", 0),
        ("one of your opponent's characters readies", "Ready the target.", "Orl", 1),
        ("one of your opponent's characters readies", "Ready the target.", "Oak", 0),
        ("Orl is healed", "Remove 1 damage from the target.", "Orl", 1),
        ("a character is healed", "Remove 1 damage from the target.", "Ann", 0),
        ("this character becomes the target of an event", "Rotate the target.", "Ann", 1),
        ("this character becomes the target of an event", "Rotate the target.", "Oak", 0),
        ("an event targets one of your opponent's troops", "Rotate the target.", "Oak", 1),
    ],
)
def test_what_happens_to_whom(occasion: str, deed: str, on: str, drawn: int) -> None:
    """effects-in-play: a card is drawn where it happened to a card that is meant; a card turned twice turns once."""
    played = situation("events", WATCH % (occasion, deed), f"Hero plays Edict on {on}")
    assert value(played, "hand of Hero") == 1 + drawn


RESULT = """
    turn: 5
    dominant: villain
    resolving: Purge
    support: %d
    players: {Hero: {deck: 9, hand: 1}, Villain: {deck: 9, hand: 3}}
    challenges: {Purge: {owner: villain, declared: yes, text: "If you succeed, gain 1 Pattern."}}
    characters:
      Ann: {owner: hero, combat: 3, text: "When %s, draw a card."}
"""


@pytest.mark.parametrize(
    ("occasion", "support", "drawn"),
    [
        ("your opponent succeeds at a card-based challenge", 3, 1),
        ("your opponent succeeds at a contested challenge", 3, 0),
        ("your opponent succeeds at a challenge he initiated", 3, 1),
        ("you succeed at a challenge you initiated", 3, 0),
        ("a card-based challenge your opponent initiated fails", 0, 1),
        ("a card-based challenge your opponent initiated fails", 3, 0),
        ("a challenge you initiated fails", 0, 0),
    ],
)
def test_who_succeeds_in_what(occasion: str, support: int, drawn: int) -> None:
    """outcome-success, outcome-opposer-cannot-succeed: Villain's own challenge, with a lead of 3 or of none."""
    played = situation("resolve-challenge:outcome", RESULT % (support, occasion))
    assert value(played, "hand of Hero") == 1 + drawn


def test_recruited_this_turn() -> None:
    """recruit: what was recruited a moment ago is told from what was there before."""
    table = """
        turn: 5
        dominant: hero
        acting: hero
        characters: {Ann: {owner: hero, politics: 2, symbols: 2 politics}}
        troops:
          Elm: {owner: hero, combat: 2, text: "This troop gains +1 Combat if it was recruited this turn."}
          Oak: {owner: hero, zone: hand, combat: 2, cost: 1 politics, text: "If this troop was recruited this turn, it
            gains +1 Combat."}
    """
    played = situation("take-actions", table, "Hero recruits Oak")
    assert (value(played, "combat of Oak"), value(played, "combat of Elm")) == (3, 2)
