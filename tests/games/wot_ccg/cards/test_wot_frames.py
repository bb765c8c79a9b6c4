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


@pytest.mark.parametrize(
    ("owner", "text", "hand"),
    [
        ("troop", "When this troop reinforces a challenge, draw a card.", 1),
        ("character", "Whenever a troop you control reinforces a challenge, draw a card.", 1),
        ("character", "Whenever a character reinforces a challenge, draw a card.", 0),
        ("character", "Whenever a troop an opponent controls reinforces, draw a card.", 0),
    ],
)
def test_who_reinforces(owner: str, text: str, hand: int) -> None:
    """reinforce: Oak, a troop of the Hero's, reinforces; the Hero draws if that is what the text speaks of."""
    texts = {"troop": "", "character": "", owner: text}
    table = f"""
        acting: hero
        dominant: villain
        players: {{Hero: {{deck: 3}}, Villain: }}
        characters: {{Scout: {{owner: hero, combat: 1, text: "{texts["character"]}"}}}}
        troops: {{Oak: {{owner: hero, combat: 2, traits: [Reinforcement], at: battleground, text: "{texts["troop"]}"}}}}
    """
    done = situation("take-actions", table, "Hero reinforces the Pattern Challenge with Oak")
    assert value(done, "hand of Hero") == hand


@pytest.mark.parametrize(
    ("text", "deed", "hand"),
    [
        ("When a troop you control is discarded from play, draw a card.", "Discard", 1),
        ("When a troop you control is discarded from play, draw a card.", "Kill", 0),
        ("When a troop leaves play, draw a card.", "Discard", 1),
        ("When a troop you control leaves play, draw a card.", "Kill", 1),
        ("When a character you control leaves play, draw a card.", "Kill", 0),
    ],
)
def test_which_way_a_card_goes(text: str, deed: str, hand: int) -> None:
    """discard-pile, killed-pile: two ways out of play, and `leaves play` is both."""
    table = f"""
        dominant: villain
        players: {{Hero: {{deck: 3}}, Villain: }}
        characters: {{Scout: {{owner: hero, combat: 1, text: "{text}"}}}}
        troops: {{Oak: {{owner: hero, combat: 2}}}}
        events: {{Blow: {{owner: villain, zone: hand, text: "Target a troop. {deed} the target."}}}}
    """
    assert value(situation("take-actions", table, "Villain plays Blow on Oak"), "hand of Hero") == hand


@pytest.mark.parametrize(
    ("text", "gains"),
    [
        ("While you control both Aldo and Bera, this character gains +1 Combat.", True),
        ("While you control both Aldo and Cato, this character gains +1 Combat.", False),
        ("While you control neither Cato nor Dima, this character gains +1 Combat.", True),
        ("While you control neither Cato nor Bera, this character gains +1 Combat.", False),
        ("If Cato is in your killed pile, this character gains +1 Combat.", True),
        ("If Cato is in your discard pile, this character gains +1 Combat.", False),
        ("If a troop is in your opponent's discard pile, this character gains +1 Combat.", True),
        ("While you have more cards in your hand than your opponent, this character gains +1 Combat.", True),
        ("While you have fewer cards in hand than your opponent, this character gains +1 Combat.", False),
        ("While your opponent has no cards in his hand, this character gains +1 Combat.", False),
        ("While there are no tokens on the neutral section of the Pattern, this character gains +1 Combat.", True),
        ("While you control fewer Pattern tokens than any opponent, this character gains +1 Combat.", True),
        ("While your opponent has fewer Pattern tokens than you, this character gains +1 Combat.", False),
        ("This character gains +1 Combat except during the Last Battle.", True),
    ],
)
def test_what_players_have(text: str, gains: bool) -> None:
    """control-in-play-only, piles, hand, pattern-your-section: what the table below has; Captain has Combat 2."""
    table = f"""
        dominant: villain
        pattern: {{light: 1, shadow: 2}}
        players: {{Hero: {{hand: 3}}, Villain: {{hand: 1}}}}
        characters:
          Captain: {{owner: hero, combat: 2, text: "{text}"}}
          Aldo: {{owner: hero, combat: 1}}
          Bera: {{owner: hero, combat: 1}}
          Cato: {{owner: hero, combat: 1, zone: killed pile}}
          Dima: {{owner: villain, combat: 1}}
        troops: {{Oak: {{owner: villain, combat: 1, zone: discard pile}}}}
    """
    assert value(situation("take-actions", table), "combat of Captain") == (3 if gains else 2)


@pytest.mark.parametrize(("whose", "hand"), [("hero", 3), ("villain", 2)])
def test_more_cards_instead(whose: str, hand: int) -> None:
    """event-no-interrupt: 3 cards in place of 2 where the Hero controls Aldo, never 5."""
    table = f"""
        dominant: hero
        players: {{Hero: {{deck: 9}}, Villain: }}
        characters: {{Aldo: {{owner: {whose}, combat: 1}}}}
        events: {{Muster: {{owner: hero, zone: hand, text: "Draw 2 cards. If you control Aldo, draw 3
          cards instead."}}}}
    """
    assert value(situation("events", table, "Hero plays Muster"), "hand of Hero") == hand


@pytest.mark.parametrize(("whose", "damage"), [("hero", 2), ("villain", 1)])
def test_more_damage_instead(whose: str, damage: int) -> None:
    """event-no-interrupt: the target of the sentence before takes 2 damage in place of 1."""
    table = f"""
        dominant: hero
        characters: {{Aldo: {{owner: {whose}, combat: 1}}}}
        troops: {{Oak: {{owner: villain, combat: 5}}}}
        events: {{Bolt: {{owner: hero, zone: hand, text: "Target a troop. Put 1 damage on the target. If you control
          Aldo, put 2 damage on the target instead."}}}}
    """
    assert value(situation("events", table, "Hero plays Bolt on Oak"), "damage on Oak") == damage


@pytest.mark.parametrize(
    ("limit", "allowed"),
    [
        ("This effect may only be used if you control Aldo.", True),
        ("You may not use this ability if you control Aldo.", False),
        ("You may use this effect only during the Draw Round.", False),
        ("This ability may not be used during the Draw Round.", True),
        ("This effect may not be used unless you control a troop.", False),
    ],
)
def test_when_an_effect_may_be_used(limit: str, allowed: bool) -> None:
    """effect-default-event: it is the Take Actions Step, and Aldo is the only other card there."""
    table = f"""
        acting: hero
        dominant: villain
        players: {{Hero: {{deck: 3}}, Villain: }}
        characters: {{Sage: {{owner: hero, combat: 1, text: "As an event, rotate this card to draw a card. {limit}"}},
          Aldo: {{owner: hero, combat: 1}}}}
    """
    assert may(situation("take-actions", table), "Hero uses Sage") is allowed


@pytest.mark.parametrize(
    ("text", "combat"),
    [
        ("This character gains +1 Combat in challenges you initiated.", 3),
        ("This character gains +1 Combat in challenges your opponent initiated.", 2),
        ("This character gains +1 Combat while participating in a challenge in which a troop you control is "
         "participating.", 3),
        ("This character gains +1 Combat while participating in a challenge in which a troop your opponent controls is "
         "participating.", 2),
        ("While this character remains ready, this character gains +1 Combat.", 3),
    ],
)  # fmt: skip
def test_whose_challenge_and_beside_whom(text: str, combat: int) -> None:
    """supporting, participating: Captain and Oak are the Hero's, in Raid, which the Hero initiated."""
    table = f"""
        resolving: Raid
        dominant: hero
        challenges: {{Raid: {{owner: hero, declared: yes}}}}
        characters: {{Captain: {{owner: hero, combat: 2, in: Raid, text: "{text}"}}}}
        troops: {{Oak: {{owner: hero, combat: 1, in: Raid}}}}
    """
    assert value(situation("resolve-challenge:events", table), "combat of Captain") == combat
