"""What prophecies wait for, and what is so once they have been fulfilled: invented cards, played out."""

import pytest

from wot_ccg.situations import situation, value

RECRUITS = """
    turn: 5
    dominant: hero
    acting: hero
    players: {Hero: {deck: 9, hand: 0}, Villain: {deck: 9}}
    characters:
      Ann: {owner: hero, politics: 2, symbols: 4 politics}
      One: {owner: hero, zone: hand, combat: 1, cost: 1 politics, traits: [%s]}
      Two: {owner: hero, zone: hand, combat: 1, cost: 1 politics, traits: [Scribe]}
    advantages:
      Song: {owner: hero, kind: player, on: hero, traits: Prophecy, text: "%s"}
"""


@pytest.mark.parametrize(
    ("trait", "requires", "light"),
    [
        ("Scribe", "Recruit 2 Scribes", 1),
        ("Scribe", "Recruit a Scribe", 1),
        ("Piper", "Recruit 2 Scribes", 0),
        ("Piper", "Recruit a Piper, and recruit a Scribe", 1),
        ("Scribe", "Recruit 2 Scribes in one turn", 1),
        ("Scribe", "Recruit 3 Scribes", 0),
    ],
)
def test_so_many_recruits(trait: str, requires: str, light: int) -> None:
    """prophecy-count-from-play: each recruit that is meant counts; the benefit comes once."""
    table = RECRUITS % (trait, f"Requirements: {requires}. Benefits: Gain a Pattern.")
    played = situation("take-actions", table, "Hero recruits One", "Hero recruits Two")
    assert value(played, "light tokens") == 2 + light


def test_what_is_so_from_then_on() -> None:
    """prophecy-immediate: what has no end is so as long as the prophecy stays in play."""
    text = "Requirements: Recruit a Piper. Benefits: All Scribes you control gain +1 Combat."
    before = situation("take-actions", RECRUITS % ("Piper", text), "Hero recruits Two")
    assert value(before, "combat of Two") == 1
    after = situation("take-actions", RECRUITS % ("Piper", text), "Hero recruits Two", "Hero recruits One")
    assert value(after, "combat of Two") == 2


WON = """
    turn: 5
    dominant: villain
    resolving: Purge
    support: %d
    players: {Hero: {deck: 9, hand: 1}, Villain: {deck: 9, hand: 3}}
    challenges: {Purge: {owner: %s, declared: yes}}
    characters: {Ann: {owner: hero, combat: 3, in: Purge}}
    advantages:
      Song: {owner: hero, kind: player, on: hero, traits: Prophecy, text: "Requirements: %s. Benefits: Draw a card."}
"""


@pytest.mark.parametrize(
    ("requires", "support", "owner", "drawn"),
    [
        ("Initiate and win a card-based challenge", 3, "hero", 1),
        ("Initiate and win a card-based challenge", 3, "villain", 0),
        ("Win a card-based challenge by 3 or more", 3, "hero", 1),
        ("Win a card-based challenge by 4 or more", 3, "hero", 0),
        ("Initiate and win 2 challenges", 3, "hero", 0),
        ("Initiate and win a challenge in which Ann is participating", 3, "hero", 1),
        ("Initiate and win a contested challenge", 3, "hero", 0),
        ("Control Ann, and win a challenge", 3, "hero", 1),
        ("Control a Piper, and win a challenge", 3, "hero", 0),
        ("Win a Pattern Challenge", 3, "hero", 0),
    ],
)
def test_challenges_that_are_won(requires: str, support: int, owner: str, drawn: int) -> None:
    """prophecy, outcome-success: who initiated it, of which sort, by how much, in whose company."""
    played = situation("resolve-challenge:outcome", WON % (support, owner, requires))
    assert value(played, "hand of Hero") == 1 + drawn


@pytest.mark.parametrize(("requires", "drawn"), [("A Scribe must be killed", 1), ("A Piper is killed", 0)])
def test_a_card_that_must_be_killed(requires: str, drawn: int) -> None:
    """killed-pile: whose card it is does not matter where the prophecy does not say."""
    table = f"""
        turn: 5
        dominant: hero
        players: {{Hero: {{deck: 9, hand: 0}}, Villain: {{deck: 9}}}}
        characters: {{Orl: {{owner: villain, combat: 2, traits: [Scribe]}}}}
        events: {{Edict: {{owner: hero, text: "Target a character. Kill the target."}}}}
        advantages:
          Song: {{owner: hero, kind: player, on: hero, traits: Prophecy,
            text: "Requirements: {requires}. Benefits: Draw a card."}}
    """
    assert value(situation("events", table, "Hero plays Edict on Orl"), "cards in hand of Hero") == drawn
