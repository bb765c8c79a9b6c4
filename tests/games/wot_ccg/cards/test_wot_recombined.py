"""What one part of a sentence knew and another did not: invented cards, played out."""

import pytest
from situations import choices

from wot_ccg.situations import situation, value

COMPANY = """
    turn: 5
    dominant: villain
    resolving: Purge
    support: 3
    players: {Hero: {deck: 9, hand: 1}, Villain: {deck: 9, hand: 3}}
    challenges: {Purge: {owner: hero, declared: yes}}
    characters:
      Ann: {owner: hero, combat: 3, in: %s, text: "%s"}
"""


@pytest.mark.parametrize(
    ("text", "there", "drawn"),
    [
        ("When you succeed in a challenge in which this character participated, draw a card.", "Purge", 1),
        ("When you succeed in a challenge in which this character participated, draw a card.", "pattern", 0),
        ("If this character is participating in a card-based challenge you win, draw a card.", "Purge", 1),
        ("If this character is participating in a contested challenge you win, draw a card.", "Purge", 0),
        ("Each time you win a challenge you initiated with this character participating, draw a card.", "Purge", 1),
    ],
)
def test_a_success_in_company(text: str, there: str, drawn: int) -> None:
    """outcome-success: what is tied to a success counts if the card takes part in the challenge that is won."""
    played = situation("resolve-challenge:outcome", COMPANY % (there, text))
    assert value(played, "hand of Hero") == 1 + drawn


@pytest.mark.parametrize(
    ("occasion", "deed", "drawn"),
    [
        ("you convert a Pattern token", "Convert one of your Pattern tokens to a neutral token", 1),
        ("an opponent converts a Pattern token", "Convert one of your Pattern tokens to a neutral token", 0),
        ("you lose one or more Pattern tokens", "Remove 2 tokens from your section of the Pattern", 1),
        ("you lose a Pattern token", "Remove a token from your opponent's section of the Pattern", 0),
        ("another player loses Pattern", "Remove a token from your opponent's section of the Pattern", 1),
    ],
)
def test_tokens_that_go(occasion: str, deed: str, drawn: int) -> None:
    """convert, pattern-your-section: it happens once, however many tokens go, and only upon what is said."""
    table = f"""
        turn: 5
        dominant: hero
        pattern: {{light: 4, shadow: 3}}
        players: {{Hero: {{deck: 9, hand: 1}}, Villain: {{deck: 9}}}}
        characters: {{Ann: {{owner: hero, combat: 3, text: "When {occasion}, draw a card."}}}}
        events: {{Edict: {{owner: hero, text: "{deed}."}}}}
    """
    assert value(situation("events", table, "Hero plays Edict"), "cards in hand of Hero") == 1 + drawn


@pytest.mark.parametrize(("whom", "drawn"), [("Ann", 1), ("Lil", 0)])
def test_an_advantage_comes_on_a_card(whom: str, drawn: int) -> None:
    """advantage-kinds: upon the advantage that comes on her, and on nobody else."""
    table = """
        turn: 5
        dominant: hero
        acting: hero
        players: {Hero: {deck: 9, hand: 1}, Villain: {deck: 9}}
        characters:
          Ann: {owner: hero, combat: 2, text: "When this character becomes the target of an advantage, draw a card."}
          Lil: {owner: hero, politics: 2}
        advantages: {Mail: {owner: hero, zone: hand, kind: character, text: "The target gains +1 Combat."}}
    """
    before = value(situation("take-actions", table), "cards in hand of Hero")
    played = situation("take-actions", table, f"Hero plays Mail on {whom}")
    assert value(played, "cards in hand of Hero") == before - 1 + drawn


@pytest.mark.parametrize(("control", "who"), [("{hero: 3}", "Hero"), ("{villain: 3}", "Villain")])
def test_whoever_controls_it(control: str, who: str) -> None:
    """contested-control: the one who controls an advantage may turn it for a card; nobody else may."""
    table = f"""
        turn: 5
        dominant: {who.lower()}
        players: {{Hero: {{deck: 9, hand: 1}}, Villain: {{deck: 9, hand: 1}}}}
        advantages:
          Harbor: {{owner: hero, kind: world, on: world, traits: Contested, control: {control},
            text: "The player who controls this advantage may rotate it to draw a card."}}
    """
    uses = [each for each in choices(situation("events", table)) if "Harbor" in each]
    assert uses == [f"{who} uses Harbor"]
    assert value(situation("events", table, *uses), f"cards in hand of {who}") == 2


@pytest.mark.parametrize(("against", "support"), [("traits: [Pike]", 2), ("traits: [Scribe]", 0)])
def test_a_roll_in_company(against: str, support: int) -> None:
    """generated: what comes with a roll comes only against whom the text names."""
    table = f"""
        turn: 5
        dominant: hero
        resolving: Purge
        challenges: {{Purge: {{owner: hero, declared: yes}}}}
        characters:
          Ann: {{owner: hero, combat: 2, in: Purge, rolls: nothing, text: "When this character rolls his dice while
            participating in a challenge against a Pike, he additionally generates [2x Support]."}}
          Orl: {{owner: villain, combat: 2, in: Purge, rolls: nothing, {against}}}
    """
    played = situation("resolve-challenge:opening-dominant", table, "Hero rotates Ann")
    assert value(played, "support of Purge") == support


def test_a_description_in_short() -> None:
    """participating: `a troop in a challenge` takes part in one; `not controlled by you` is the opponent's."""
    table = """
        dominant: hero
        challenges: {Raid: {owner: villain, declared: yes}}
        troops: {Oak: {owner: villain, combat: 2, in: Raid}, Elm: {owner: villain, combat: 2}}
        events: {Edict: {owner: hero, text: "Target a troop in a challenge not controlled by you. Put 2 points of damage
          on the target."}}
    """
    assert value(situation("events", table, "Hero plays Edict on Oak"), "damage on Oak") == 2
