"""Control tokens that a text takes off a Contested Advantage: whose they are, and that the Pattern is left alone."""

import pytest
from situations import choices, may

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import situation, value

TABLE = """
    dominant: hero
    pattern: {light: 3, shadow: 2}
    advantages: {Throne: {owner: hero, kind: world, on: world, traits: Contested, control: {%s}}}
    events: {Unrest: {owner: hero, text: "Remove %s control tokens from a Contested Advantage."}}
"""


def test_tokens_of_one_player_are_no_choice() -> None:
    """contested-tokens: only the Villain has any, so 2 come off, nobody is asked, the Pattern is left alone."""
    played = situation("events", TABLE % ("villain: 3", 2), "Hero plays Unrest on Throne")

    assert value(played, "control tokens of Villain on Throne") == 1
    assert value(played, "total tokens") == 5


def test_the_second_token_is_chosen_among_those_that_are_left() -> None:
    """contested-control: the Hero's only token is gone, so the second is the Villain's, who keeps 1 and controls it."""
    first = ("Hero plays Unrest on Throne", "Hero chooses your token")
    asked = situation("events", TABLE % ("hero: 1, villain: 2", 2), first[0])
    played = situation("events", TABLE % ("hero: 1, villain: 2", 2), *first)

    assert choices(asked) == ["Hero chooses your token", "Hero chooses your opponent's token"]
    assert value(played, "control tokens of Villain on Throne") == 1
    assert value(played, "controller of Throne") == "Villain"


def test_no_more_than_there_are() -> None:
    """contested-tokens: 2 are to come off and 1 is there."""
    played = situation("events", TABLE % ("villain: 1", 2), "Hero plays Unrest on Throne")

    assert value(played, "control tokens of Villain on Throne") == 0
    assert value(played, "controller of Throne") == "nobody"


PAID = """
    dominant: hero
    players: {Hero: {hand: 0, deck: 9}, Villain: {deck: 9}}
    advantages:
      Throne: {owner: hero, kind: world, on: world, traits: Contested, control: {hero: 3, villain: 2}, text: "%s"}
      Court: {owner: hero, kind: world, on: world, traits: Contested, control: {villain: 2}}
    characters: {Ann: {owner: hero, combat: 2, text: "%s"}}
    events: {Bribe: {owner: hero, text: "%s"}}
"""
NOTHING = "Draw a card when you win a challenge."


def test_control_tokens_pay() -> None:
    """contested-control: 2 of the Hero's 3 tokens draw a card; with 1 against 2 the Villain controls it now."""
    table = PAID % ("Remove 2 of your control tokens from this card: draw a card.", NOTHING, NOTHING)
    over = situation("action-round:events-1", table, "Hero uses Throne")
    assert value(over, "control tokens of Hero on Throne") == 1
    assert value(over, "controller of Throne") == "Villain"
    assert value(over, "cards in hand of Hero") == 2


@pytest.mark.parametrize(
    ("text", "event", "choice", "allowed"),
    [
        ("Remove 3 of your control tokens from a contested advantage to draw a card.", False, "Throne", True),
        ("Spend 3 of your control tokens on a contested advantage to draw a card.", False, "Court", False),
        ("You may remove 4 control tokens you have on a contested advantage to draw a card.", False, "Throne", False),
        ("Remove one of your control tokens from a contested advantage to draw 2 cards.", True, "Throne", True),
        ("Remove one of your control tokens from a contested advantage to draw 2 cards.", True, "Court", False),
    ],
)
def test_from_which_they_are_taken(text: str, event: bool, choice: str, allowed: bool) -> None:
    """contested-tokens: as many of one's own must be there; those of the opponent pay for nothing."""
    table = PAID % (NOTHING, *((NOTHING, text) if event else (text, NOTHING)))
    start = situation("action-round:events-1", table)
    said = f"Hero plays Bribe on {choice}" if event else f"Hero uses Ann on {choice}"
    assert may(start, said) is allowed
    if allowed:
        over = situation("action-round:events-1", table, said)
        assert value(over, "control tokens of Hero on Throne") == (2 if event else 0)
        assert value(over, "cards in hand of Hero") == (2 if event else 2)


@pytest.mark.parametrize("kind", ["character", "advantage"])
def test_only_contested_advantages_have_them(kind: str) -> None:
    """contested-tokens: a card that nobody contests has none to pay with."""
    text = "Remove 2 of your control tokens from this card to draw a card."
    found = read_card(Printed(kind, "Somebody", "character"), [text], lexicon((), ()))
    assert not all(each.read for each in found.sentences)
