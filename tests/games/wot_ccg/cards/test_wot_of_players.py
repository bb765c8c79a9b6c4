"""What is so of players: every player with everything that is asked of one; several conditions; where adverbs stand."""

import pytest
from situations import may

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import situation, value

TABLE = """
    dominant: villain
    pattern: {light: 1, shadow: 4}
    players: {Hero: {hand: 3}, Villain: {hand: 1}}
    characters:
      Captain: {owner: hero, combat: 2, text: "%s, this character gains +1 Combat."}
      Aldo: {owner: hero, combat: 1, traits: Scribe}
      Dima: {owner: villain, combat: 1, traits: Scribe}
      Eyal: {owner: villain, combat: 1, traits: Scribe}
"""


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("While each player controls a Scribe", True),
        ("While each player controls 2 or more Scribes", False),
        ("While no player controls 3 or more Scribes", True),
        ("While no opponent has more than 3 Pattern", False),
        ("If each player has at least 1 Pattern", True),
        ("If each player has 2 or more Pattern", False),
        ("If a Villain player controls 2 Scribes", True),
        ("If any player holds 3 or more cards in his hand", True),
        ("If each player has no more than 2 cards in hand", False),
        ("If your opponent has at least 3 more Pattern than you", True),
        ("If your opponent has at least 4 more Pattern than you", False),
        ("If any player has more Pattern than you", True),
        ("If you have at least as many Scribes as your opponent", False),
        ("If you have at least as many cards in hand as your opponent", True),
        ("If you control fewer Scribes than any other player", True),
        ("If you control another Scribe", True),
        ("If you control a Scribe and have no Pattern", False),
        ("If you control 2 Scribes or have 1 or more Pattern", True),
        ("If either you control 2 Scribes or your opponent has no cards in hand", False),
        ("Unless your opponent is the dominant player", False),
    ],
)
def test_every_player_with_everything(text: str, holds: bool) -> None:
    """control-in-play-only, pattern-your-section, hand: Hero has a Scribe, 1 Pattern, 3 cards; Villain 2, 4 and 1."""
    found = value(situation("take-actions", TABLE % text), "combat of Captain")

    assert found == (3 if holds else 2)


FORCES = """
    dominant: hero
    resolving: pattern
    characters:
      Ann: {owner: hero, combat: 2, politics: 1, in: pattern, text: "%s, this character gains +1 Combat."}
      Bet: {owner: hero, combat: 1, in: pattern}
      Orl: {owner: villain, combat: 2, in: pattern}
    troops:
      Oak: {owner: villain, combat: 2, in: pattern}
      Ash: {owner: hero, combat: 2}
"""


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("If your opponent has 2 or more characters participating in the challenge", False),
        ("If no opponent has any troops participating in the challenge", False),
        ("If you have no troops participating in the challenge", True),
        ("If you have another character participating in the challenge", True),
        ("While you have more characters participating in the challenge than your opponent", True),
        ("While you have fewer troops participating in the challenge than your opponent", True),
        ("While you have at least 2 more characters participating in the challenge than your opponent", False),
    ],
)
def test_whom_players_have_in_a_challenge(text: str, holds: bool) -> None:
    """participating: Hero has two characters and no troop in the challenge, Villain one of each."""
    assert value(situation("resolve-challenge:events", FORCES % text), "combat of Ann") == (3 if holds else 2)


def test_who_is_in_no_challenge_has_nobody_there() -> None:
    """participating: where there is no challenge, nobody has `no troops participating in the challenge`."""
    table = (FORCES % "If you have no troops participating in the challenge").replace("in: pattern, text", "text")

    assert value(situation("resolve-challenge:events", table), "combat of Ann") == 2


def said(text: str) -> list[str]:
    """A character's text, said back; what is unread is left out."""
    return [each.said for each in read_card(Printed("character", "Ann"), text, lexicon((), ("Scribe",))).sentences]


@pytest.mark.parametrize(
    "text",
    [
        "As an event, once per turn, rotate this card to draw a card.",
        "Once per turn, as an event, you may rotate this card to draw a card.",
        "Rotate this card once per turn as an event to draw a card.",
        "You may rotate this card as an event to draw a card once per turn.",
        "You may, once per turn as an event, rotate this card to draw a card.",
    ],
)
def test_how_something_is_done_is_said_anywhere(text: str) -> None:
    """As which sort of event and how often: in front, behind, or between the price and what it is for."""
    if text.startswith("You may,"):
        assert said(text) == [""]
    else:
        assert said(text) == ["As an event, once per turn, rotate this card: draw 1 card."]


@pytest.mark.parametrize(("at", "legal"), [("opening", False), ("grips", True)])
def test_a_step_between_price_and_purpose(at: str, legal: bool) -> None:
    """coming-to-grips: what is done in that step is not done in the Opening Moves."""
    text = "Rotate this card as an event during the Coming to Grips step of a challenge to draw a card."
    table = f"""
        dominant: hero
        resolving: pattern
        players: {{Hero: {{deck: 3}}, Villain: }}
        characters: {{Ann: {{owner: hero, combat: 2, in: pattern, text: "{text}"}}}}
    """
    assert may(situation(f"resolve-challenge:{at}-events", table), "Hero uses Ann") is legal


IN_CHALLENGE = """
    dominant: hero
    resolving: pattern
    players: {Hero: {deck: 3}, Villain: }
    characters:
      Ann: {owner: hero, combat: 2, in: pattern}
      Orl: {owner: villain, combat: 2, in: pattern}
    troops: {Oak: {owner: villain, combat: 2, in: pattern}}
    events: {Deed: {owner: hero, zone: hand, text: "%s Draw a card."}}
"""


@pytest.mark.parametrize(
    ("text", "legal"),
    [
        ("Play during a challenge in which you have fewer troops than your opponent.", True),
        ("Play during a challenge in which you control no troops.", True),
        ("Play during a challenge in which you control no characters.", False),
        ("Play during a challenge in which a troop your opponent controls is participating.", True),
        ("Play during a challenge in which a troop you control is participating.", False),
        ("Play during a card-based challenge you initiated.", False),
        ("Play during a non-Last Battle challenge.", True),
        ("Play during any challenge other than the Pattern Challenge.", False),
        ("Play during the Opening Moves step of a non-contested challenge.", True),
    ],
)
def test_in_which_challenge_an_event_is_played(text: str, legal: bool) -> None:
    """step-phase: the Pattern Challenge is resolved; Hero has a character in it, Villain a character and a troop."""
    assert may(situation("resolve-challenge:opening-events", IN_CHALLENGE % text), "Hero plays Deed") is legal
