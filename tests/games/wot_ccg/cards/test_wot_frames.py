"""Frames of sentences, carried out: when a card may be played, upon what, on which conditions, at what price."""

import pytest
from situations import may

from wot_ccg.situations import situation, value


@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Play only in a challenge you initiated. Draw a card.", True, False),
        ("This event may only be played during a challenge you did not initiate. Draw a card.", False, True),
        ("You may not play this event during a challenge you initiated. Draw a card.", False, True),
        ("Can only be played in the Opening Moves or Coming to Grips step of any challenge. Draw a card.", True, True),
        ("You may play this event only during the Pattern Challenge. Draw a card.", False, False),
    ],
)
def test_events_in_a_challenge_of_ones_own(text: str, mine: bool, theirs: bool) -> None:
    """declare-challenges: Raid is the Hero's challenge; each player holds an event with the same text."""
    table = """
        resolving: Raid
        dominant: hero
        players: {Hero: {deck: 3}, Villain: {deck: 3}}
        challenges: {Raid: {owner: hero, declared: yes}}
        events: {Ploy: {owner: %s, zone: hand, text: "%s"}}
    """
    for side, allowed in (("hero", mine), ("villain", theirs)):
        there = situation("resolve-challenge:events", table % (side, text))
        assert may(there, f"{side.title()} plays Ploy") is allowed


@pytest.mark.parametrize(
    "text",
    [
        "Only Hero players may recruit this character.", "Villain players may not recruit this character.",
        "This character may be recruited only by a Hero player.", "No Villain player may recruit this character.",
    ],
)  # fmt: skip
def test_characters_for_one_side(text: str) -> None:
    """hero-villain: a card that only one of the two sides may recruit, in every frame."""
    table = """
        acting: %s
        dominant: %s
        characters: {Guide: {owner: %s, zone: hand, combat: 1, text: "%s"}}
    """
    for side, allowed in (("hero", True), ("villain", False)):
        there = situation("take-actions", table % (side, side, side, text))
        assert may(there, f"{side.title()} recruits Guide") is allowed


@pytest.mark.parametrize(
    ("text", "combat"),
    [
        ("If a troop you control was killed this turn, this character gains +1 Combat.", 3),
        ("If 2 or more troops you control were killed this turn, this character gains +1 Combat.", 2),
        ("If a troop your opponent controls was killed this turn, this character gains +1 Combat.", 2),
        ("If no troop your opponent controls has been killed this turn, this character gains +1 Combat.", 3),
        ("If any troops were killed this turn, this character gains +1 Combat.", 3),
        ("While this character has no damage on him, he gains +1 Combat.", 2),
        ("This character gains +1 Combat while there is damage on him.", 3),
        ("While this character has a Weapon, this character gains +1 Combat.", 3),
        ("This character gains +1 Combat while he has no advantage on him.", 2),
    ],
)
def test_what_has_happened_and_what_a_card_has(text: str, combat: int) -> None:
    """killed-pile, damage, advantages: Captain, 3 less 1 damage, bears Blade; a troop of the Hero's dies."""
    table = f"""
        dominant: villain
        characters: {{Captain: {{owner: hero, combat: 3, damage: 1, text: "{text}"}}}}
        troops: {{Oak: {{owner: hero, combat: 2}}}}
        advantages: {{Blade: {{owner: hero, kind: character, on: Captain, traits: [Weapon]}}}}
        events: {{Blow: {{owner: villain, zone: hand, text: "Target a troop. Kill the target."}}}}
    """
    assert value(situation("take-actions", table, "Villain plays Blow on Oak"), "combat of Captain") == combat
