"""What happens to cards and players, as an occasion: they take part, withdraw, rotate to heal, gain control."""

import pytest

from wot_ccg.situations import situation, value

FORCES = """
    turn: 5
    dominant: villain
    players: {Hero: {deck: 9, hand: 1}, Villain: {deck: 9, hand: 1}}
    challenges: {Raid: {owner: hero, declared: yes}, Plot: {owner: villain, declared: yes}}
    characters:
      Ann: {owner: hero, combat: 2, at: battleground, text: "%s"}
      Lil: {owner: hero, politics: 2, at: battleground}
"""


@pytest.mark.parametrize(
    ("text", "where", "drawn"),
    [
        ("When this character participates in a challenge, draw a card.", "Raid", 1),
        ("When this character participates in a challenge, draw a card.", "stand down", 0),
        ("When this character participates in the Pattern Challenge, draw a card.", "Raid", 0),
        ("When this character participates in the Pattern Challenge, draw a card.", "the Pattern Challenge", 1),
        ("When this character opposes a challenge, draw a card.", "Plot", 1),
        ("When this character opposes a challenge, draw a card.", "Raid", 0),
        ("When another character participates in a card-based challenge, draw a card.", "Raid", 0),
    ],
)
def test_taking_part(text: str, where: str, drawn: int) -> None:
    """participation-on-reveal: it happens when the token is turned up, for the card and the challenge that are told."""
    commits = "Hero stands Ann down" if where == "stand down" else f"Hero commits Ann to {where}"
    start = situation("participation", FORCES % text)
    played = situation("participation", FORCES % text, commits, "Hero stands Lil down")
    assert value(played, "cards in hand of Hero") == value(start, "cards in hand of Hero") + drawn


def test_another_takes_part() -> None:
    """participation-on-reveal: Lil is another character; Ann, who says so, is not."""
    text = "When another character participates in a card-based challenge, draw a card."
    played = situation("participation", FORCES % text, "Hero commits Ann to Raid", "Hero commits Lil to Raid")
    assert value(played, "cards in hand of Hero") == 2


@pytest.mark.parametrize(("verb", "drawn"), [("rotates to heal", 1), ("rotates to generate symbols", 0)])
def test_rotating_for_something(verb: str, drawn: int) -> None:
    """heal: she rotates to heal, and generates nothing for it."""
    table = f"""
        turn: 5
        dominant: hero
        acting: hero
        players: {{Hero: {{deck: 9, hand: 1}}, Villain: {{deck: 9}}}}
        characters: {{Ann: {{owner: hero, combat: 3, damage: 1, text: "When this character {verb}, draw a card."}}}}
    """
    assert value(situation("take-actions", table, "Hero heals Ann"), "cards in hand of Hero") == 1 + drawn


OUTCOME = """
    turn: 5
    dominant: villain
    resolving: Plot
    support: %d
    players: {Hero: {deck: 9, hand: 1}, Villain: {deck: 9, hand: 1}}
    challenges: {Plot: {owner: villain, declared: yes}}
    characters:
      Ann: {owner: hero, combat: 3, in: %s, text: "%s"}
"""


@pytest.mark.parametrize(
    ("text", "support", "there", "drawn"),
    [
        ("If a challenge in which this character participated succeeds, draw a card.", 3, "Plot", 1),
        ("If a challenge in which this character participated succeeds, draw a card.", 3, "pattern", 0),
        ("If a challenge in which this character participated succeeds, draw a card.", 0, "Plot", 0),
        ("When a challenge in which this character is participating fails, draw a card.", 0, "Plot", 1),
        ("When a challenge in which this character is participating fails, draw a card.", 3, "Plot", 0),
        ("When an opponent wins a challenge in which this character participated, draw a card.", 3, "Plot", 1),
        ("When you win a challenge in which this character participated, draw a card.", 3, "Plot", 0),
        ("At the end of a challenge in which this character participated, draw a card.", 3, "Plot", 1),
        ("At the end of a challenge in which this character participated, draw a card.", 3, "pattern", 0),
    ],
)
def test_any_challenge_ends(text: str, support: int, there: str, drawn: int) -> None:
    """outcome-success: whoever initiated it; only a challenge that the card is in counts."""
    played = situation("resolve-challenge:outcome", OUTCOME % (support, there, text))
    assert value(played, "cards in hand of Hero") == 1 + drawn


@pytest.mark.parametrize(
    ("text", "before", "drawn"),
    [
        ("When you gain control of a contested advantage, draw a card.", "villain: 1", 1),
        ("When you gain control of a contested advantage, draw a card.", "hero: 1", 0),
        ("When you lose control of a contested advantage, draw a card.", "villain: 1", 0),
        ("When an opponent loses control of a contested advantage, draw a card.", "villain: 1", 1),
        ("When you gain control of a nation contested advantage, draw a card.", "villain: 1", 0),
    ],
)
def test_control_changes(text: str, before: str, drawn: int) -> None:
    """contested-control: 2 more tokens of the Hero's; who had the most before loses it, who has the most now gains."""
    table = f"""
        turn: 5
        dominant: hero
        players: {{Hero: {{deck: 9, hand: 1}}, Villain: {{deck: 9}}}}
        characters: {{Ann: {{owner: hero, combat: 3, text: "{text}"}}}}
        advantages: {{Throne: {{owner: hero, kind: world, on: world, traits: Contested, control: {{{before}}}}}}}
        events: {{Edict: {{owner: hero, text: "Place 2 tokens on a contested advantage."}}}}
    """
    played = situation("events", table, "Hero plays Edict on Throne")
    assert value(played, "controller of Throne") == "Hero"
    assert value(played, "cards in hand of Hero") == 1 + drawn
