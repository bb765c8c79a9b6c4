"""Types and titles that are named, outcomes of challenges that events target, whoever comes next: invented cards."""

import pytest
from situations import choices

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import reason, situation, value

KNOWN = lexicon((), ("Scribe",))
DECK = """
    turn: 3
    dominant: hero
    players: {Hero: {hand: 0, deck: 0}, Villain: {hand: 0, deck: 0}}
    characters: {Fen: {owner: villain, zone: deck}, Gil: {owner: villain, zone: deck}}
    troops: {Oak: {owner: villain, zone: deck, traits: [Scribe]}}
    events: {Omens: {owner: hero, text: "%s"}}
"""


def _places(played: object) -> dict[str, object]:
    return {each: value(played, f"place of {each}") for each in ("Fen", "Gil", "Oak")}  # type: ignore[arg-type]


def test_a_type_of_card_is_named() -> None:
    """effects-in-play: the types of the cards there are can be named; those of that type are found by looking."""
    text = ("Name a card type (such as an advantage or a troop). Look at the top three cards of your opponent's deck. "
            "If you find any cards of that type, discard them.")  # fmt: skip
    asked = situation("events", DECK % text, "Hero plays Omens")
    assert {"Hero names troop", "Hero names character", "Hero names event"} <= set(choices(asked))

    troops = situation("events", DECK % text, "Hero plays Omens", "Hero names troop")
    assert _places(troops) == {"Fen": "deck", "Gil": "deck", "Oak": "discard pile"}
    others = situation("events", DECK % text, "Hero plays Omens", "Hero names character")
    assert _places(others) == {"Fen": "discard pile", "Gil": "discard pile", "Oak": "deck"}


@pytest.mark.parametrize(
    ("text", "oak"),
    [
        ("Reveal the top card of your opponent's deck. If it is a troop, discard it.", "discard pile"),
        ("Reveal the top card of your opponent's deck. If it is a character, discard it.", "deck"),
        ("Reveal the top card of your opponent's deck. If it is not a Scribe, discard it.", "deck"),
        ("Look at the top card of your opponent's deck. If you find a Scribe, discard it.", "discard pile"),
    ],
)
def test_the_card_that_was_looked_at(text: str, oak: str) -> None:
    """look-no-shuffle: `it` is the card on top, and what is asked of it is asked of that card."""
    table = (DECK % text).replace("Fen: {owner: villain, zone: deck}, Gil: {owner: villain, zone: deck}", "")
    assert value(situation("events", table, "Hero plays Omens"), "place of Oak") == oak


def test_an_event_that_was_named_may_not_be_played() -> None:
    """cannot: Storm was named; the Villain may not play it, and may play Calm."""
    table = """
        dominant: hero
        events:
          Gag: {owner: hero, text: "Name an event. No opponent may play that event this turn."}
          Storm: {owner: villain, text: "Draw a card."}
          Calm: {owner: villain, text: "Draw a card."}
    """
    named = situation("events", table, "Hero plays Gag", "Hero names Storm")
    offered = {each for each in choices(named) if "plays" in each}
    assert offered == {"Villain plays Calm"}
    assert "cannot play Storm (Gag)" in reason(named, "Villain plays Storm")


CHALLENGE = """
    turn: 3
    dominant: hero
    resolving: Plan challenge
    players: {Hero: {hand: 0, deck: 9}, Villain: {hand: 0, deck: 9}}
    challenges: {Plan: {owner: villain, declared: yes}}
    %s: 4
    events: {Bet: {owner: hero, text: "Target a card-based challenge you did not initiate. %s"}}
"""


@pytest.mark.parametrize(
    ("side", "text", "cards"),
    [
        ("support", "If that challenge succeeds, draw two cards.", 2),
        ("opposition", "If that challenge succeeds, draw two cards.", 0),
        ("support", "If that challenge fails, draw two cards.", 0),
        ("opposition", "If that challenge fails, draw two cards.", 2),
        ("opposition", "If it fails by 5 or more, draw two cards.", 0),
        ("opposition", "If it fails by 4 or more, draw two cards.", 2),
    ],
)
def test_how_the_challenge_of_another_ends(side: str, text: str, cards: int) -> None:
    """outcome-success: Plan is the Villain's, and has 4 support or 4 opposition; the Hero has bet on its end."""
    plays = ("Hero plays Bet on Plan challenge", "all pass")
    over = situation("resolve-challenge:grips-events-2", CHALLENGE % (side, text), *plays)
    assert value(over, "hand of Hero") == cards


def test_twice_as_many() -> None:
    """control: 4 troops are twice as many as 2, and 3 are not."""
    table = """
        dominant: hero
        players: {Hero: {hand: 0, deck: 9}, Villain: {hand: 0, deck: 9}}
        troops: {A: {owner: hero}, B: {owner: hero}, C: {owner: hero}, X: {owner: villain}, Y: {owner: villain}%s}
        events: {Levy: {owner: hero, text: "If you control at least twice as many troops as your opponent, draw a
          card."}}
    """
    drawn = [value(situation("events", table % more, "Hero plays Levy"), "hand of Hero")
             for more in ("", ", D: {owner: hero}")]  # fmt: skip
    assert drawn == [0, 1]


def test_cards_by_what_they_rolled() -> None:
    """rolled: Ivo rolled damage, Ann none: one damage comes on Ivo alone."""
    table = """
        resolving: pattern
        dominant: hero
        characters:
          Ivo: {owner: hero, combat: 4, in: pattern, announced: yes, rolls: "2 combat, 1 damage"}
          Ann: {owner: hero, combat: 4, in: pattern, announced: yes, rolls: "2 combat"}
        events: {Backlash: {owner: villain, text: "Put a damage token on each character that rolled any [Damage]."}}
    """
    played = situation("resolve-challenge:opening-roll", table, "Villain plays Backlash")
    assert (value(played, "damage on Ivo"), value(played, "damage on Ann")) == (1, 0)


def test_converting_as_a_part_and_as_a_price() -> None:
    """pattern-your-section: in `convert ... and target` both players convert; with none of one's own, the price is
    not paid."""
    table = """
        dominant: hero
        pattern: {light: %d, shadow: 3, neutral: 0}
        players: {Hero: {hand: 0, deck: 9}, Villain: {hand: 0, deck: 9}}
        events:
          Twist: {owner: hero, text: "Convert a Pattern token and target another player. That player must also
            convert one of his Pattern tokens."}
          Trade: {owner: hero, text: "Convert one of your Pattern tokens to a neutral token to draw two cards."}
    """
    twisted = situation("events", table % 2, "Hero plays Twist on Villain")
    assert [value(twisted, f"{each} tokens") for each in ("light", "shadow", "neutral")] == [1, 2, 2]
    traded = situation("events", table % 2, "Hero plays Trade")
    assert (value(traded, "light tokens"), value(traded, "hand of Hero")) == (1, 1 + 2)
    assert "Hero plays Trade" not in choices(situation("events", table % 0))


def test_a_player_is_targeted_and_nothing_is_done_to_him() -> None:
    """event-targets: who is targeted is said as the event is played; what nothing more is said of stays as it is."""
    table = """
        dominant: hero
        pattern: {light: 2, shadow: 3, neutral: 0}
        players: {Hero: {hand: 0, deck: 9}, Villain: {hand: 0, deck: 9}}
        events: {Feint: {owner: hero, text: "Convert one of your Pattern tokens to a neutral token and target another
          player."}}
    """
    assert choices(situation("events", table)) == ["Hero plays Feint on Villain", "Hero passes"]
    played = situation("events", table, "Hero plays Feint on Villain")
    assert [value(played, f"{each} tokens") for each in ("light", "shadow", "neutral")] == [1, 3, 1]


@pytest.mark.parametrize(
    ("kind", "text", "read"),
    [
        ("event", "The next character you recruit costs [Combat] less. That character is placed in your battleground "
         "(instead of the home front) and gains Reinforcement (until the end of the turn).", True),
        ("event", "The next troop you recruit gains Reinforcement. Draw a card. It gains +1 Combat.", False),
        ("event", "Search your deck for a card of that type.", False),
        ("event", "No opponent may play that event this turn.", False),
        ("event", "Look at the top five cards of your deck. Put any troops on the bottom of your deck.", False),
        ("event", "Target a challenge. If you lose the challenge, draw a card.", False),
        ("event", "Target a troop you control and another player's troop participating in the same challenge. Put one "
         "damage on each target.", True),
        ("event", "You draw one additional card during the next draw round.", True),
        ("advantage", "No player may play Scribe events.", True),
    ],
)  # fmt: skip
def test_what_is_read(kind: str, text: str, read: bool) -> None:
    """What is spoken of has to be told: a type that was named, a challenge whose end is one's own."""
    assert all(each.read for each in read_card(Printed(kind, "Somebody"), [text], KNOWN).sentences) is read
