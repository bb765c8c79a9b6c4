"""What is done later: at a moment to come, or upon each occasion for so long; each played out."""

import pytest

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from judge.scenario.played import Played
from wot_ccg.situations import situation, value

KNOWN = lexicon((), ("Scribe",))


def _played(text: str, *choices: str, at: str) -> Played:
    table = f"""
        dominant: hero
        players: {{Hero: {{hand: 3, deck: 9}}, Villain: {{hand: 3, deck: 9}}}}
        characters:
          Ann: {{owner: hero, combat: 5}}
          Orl: {{owner: villain, combat: 5}}
        troops:
          Bows: {{owner: hero, zone: hand, combat: 1, cost: 0}}
          Band: {{owner: hero, zone: hand, combat: 1, cost: 0}}
        events: {{Debt: {{owner: hero, text: "{text}"}}}}
    """
    return situation(at, table, *choices)


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("Draw 2 cards. At the end of the Resolution Round, discard your hand.", 0),
        ("Draw 2 cards. Discard your hand at the end of the Resolution Round.", 0),
        ("Draw 2 cards. At the start of the Action Round, discard your hand.", 7),
    ],
)
def test_a_moment_of_this_turn_that_comes_or_does_not(text: str, hand: int) -> None:
    """event-expiry: 5 in hand and 2 drawn are 7; they go with the end of that round; an earlier one is over."""
    over = _played(text, "Hero plays Debt", at="resolution-round:events")
    assert value(over, "cards in hand of Hero") == hand


def test_a_target_that_is_killed_when_the_turn_ends() -> None:
    """event-expiry: nobody dies when the event is played; the target does when the turn ends."""
    over = _played(
        "Target a character. At the end of the turn, kill the target.", "Hero plays Debt on Orl", at="turn:draw"
    )
    said = [line.text for line in over.lines]
    assert "Orl is killed and goes to Villain's killed pile." in said
    assert said.index("The turn ends; effects that lasted until the end of the turn expire.") > said.index(
        "Hero plays Debt on Orl; it resolves at once and is discarded."
    )


@pytest.mark.parametrize(
    ("text", "recruits", "hand"),
    [
        ("When you recruit a troop this turn, draw 2 cards.", 1, 6),
        ("When you recruit a troop this turn, draw 2 cards.", 2, 7),
        ("Draw 2 cards each time you recruit a troop this turn.", 2, 7),
        ("The next time you recruit a troop this turn, draw 2 cards.", 2, 5),
        ("This turn, when your opponent recruits a troop, draw 2 cards.", 2, 3),
        ("This turn, when you recruit an Aiel troop, draw 2 cards.", 2, 3),
    ],
)
def test_each_time_for_so_long(text: str, recruits: int, hand: int) -> None:
    """event-expiry: 5 cards in hand are 4 or 3 after the recruits, and 2 more each time that is told."""
    recruited = ("Hero recruits Bows", "Hero recruits Band")[:recruits]
    over = _played(text, "Hero plays Debt", *recruited, at="action-round:events-1")
    assert value(over, "cards in hand of Hero") == hand


def test_it_is_the_card_that_is_recruited() -> None:
    """recruit: `it` in a text about the recruiting of others is the one that is recruited, not the card itself."""
    table = """
        acting: hero
        characters: {Ann: {owner: hero, combat: 5, text: "When you recruit a troop, it gains +2 Combat until the end of
          the turn."}}
        troops: {Bows: {owner: hero, zone: hand, combat: 1, cost: 0}}
    """
    over = situation("take-actions", table, "Hero recruits Bows")
    assert value(over, "combat of Bows") == 3
    assert value(over, "combat of Ann") == 5


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "Draw a card at the end of each turn."),
        ("event", "If you control a troop, draw a card at the end of the turn."),
        ("event", "At the end of the turn, kill the target."),
        ("event", "When the target is killed this turn, draw a card."),
        ("event", "Target a character. At the end of the turn, if it is participating in a challenge, kill it."),
        ("character", "At the end of the next turn, draw a card."),
        ("character", "Whenever you recruit a troop this turn, draw a card."),
        ("character", "When you recruit a character, he gains +1 Combat until the end of the turn."),
        ("character", "When you use this ability, draw a card."),
    ],
)
def test_what_does_not_say_when_or_whom_is_unread(kind: str, text: str) -> None:
    """Nothing is done at a moment that the text leaves open."""
    assert not all(each.read for each in read_card(Printed(kind, "Somebody"), [text], KNOWN).sentences)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("challenge", "If you succeed, at the start of the next Draw Round, draw 3 cards."),
        ("challenge", "If you do not succeed, discard 2 cards at the end of the turn."),
        ("character", "Rotate this card to target a troop. At the end of the turn, kill the target."),
        ("character", "Rotate this card to draw 2 cards. When you use this ability, discard your hand at the end of "
         "the Resolution Round."),
        ("character", "When this card is recruited, at the end of the turn draw a card."),
        ("event", "Target a character you control. When the target is killed this turn, draw 2 cards."),
        ("event", "Each time a troop you control rolls its dice this turn, generate [Combat]."),
    ],
)  # fmt: skip
def test_later_in_every_frame(kind: str, text: str) -> None:
    """Whatever is done can be done later: behind an outcome, at a price, upon something."""
    assert all(each.read for each in read_card(Printed(kind, "Somebody"), [text], KNOWN).sentences)
