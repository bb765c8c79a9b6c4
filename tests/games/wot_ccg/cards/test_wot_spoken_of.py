"""Of whom a text speaks: invented cards; a pronoun with nobody before it is unread, and so is one of the wrong kind."""

import pytest

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import situation, value

KNOWN = lexicon(("Ferel",), ("Scribe",))


def whys(kind: str, text: str, goes_on: str = "") -> list[str]:
    """Why sentences of a card are unread."""
    found = read_card(Printed(kind, "Somebody", goes_on), [text], KNOWN).sentences
    return [each.why for each in found if each.why]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "Kill it."),
        ("event", "That player discards a card."),
        ("event", "Put 1 damage on the target."),
        ("event", "They gain Reinforcement until the end of the turn."),
        ("event", "Draw a card. Rotate it."),
        ("event", "Look at his hand."),
        ("event", "Ready all rotated troops you control. They gain +1 Combat."),
        ("challenge", "If you succeed, kill it."),
        ("challenge", "If you succeed, he discards a card."),
    ],
)
def test_a_pronoun_with_nobody_before_it(kind: str, text: str) -> None:
    """An event or a challenge has nobody to speak of unless it names somebody first."""
    assert "the text does not say of whom it speaks" in whys(kind, text)


@pytest.mark.parametrize(
    ("kind", "goes_on", "text", "why"),
    [
        ("event", "", "Target a player. Kill it.", "it cannot be done to a player"),
        ("event", "", "Target a character. That player draws a card.", "no player has been spoken of"),
        ("event", "", "Target a challenge. The target gains +1 Combat.", "it cannot be so of a challenge"),
        ("event", "", "Target a contested advantage. The target may not participate in challenges.",
         "it cannot be so of an advantage"),
        ("advantage", "character", "When the target rolls his dice, that player draws a card.",
         "no player has been spoken of"),
        ("advantage", "player", "That character gains +1 Combat.", "it cannot be so of a player"),
    ],
)  # fmt: skip
def test_somebody_of_another_kind(kind: str, goes_on: str, text: str, why: str) -> None:
    """What is so of cards that fight is not so of players, challenges and advantages."""
    assert why in whys(kind, text, goes_on)


def test_they_are_all_of_whom_the_sentence_before_speaks() -> None:
    """event-no-interrupt: both troops are readied, and neither can participate any more this turn."""
    table = """
        dominant: villain
        troops: {Oak: {owner: hero, combat: 2, rotated: true}, Fir: {owner: villain, combat: 1, rotated: true}}
        events: {Rest: {owner: hero, zone: hand, text: "Ready all troops you control. They gain +1 Combat until the end
          of the turn."}}
    """
    done = situation("events", table, "Hero plays Rest")

    assert value(done, "combat of Oak") == 3
    assert value(done, "combat of Fir") == 1


@pytest.mark.parametrize(
    ("kind", "goes_on", "text", "why"),
    [
        ("event", "", "This card gains +1 Combat.", "an event is not in play"),
        ("event", "", "Discard this card if you control a Scribe.", "an event is not in play"),
        ("event", "", "Remove 1 plot token from this card to draw a card.", "an event is not in play"),
        ("character", "", "Rotate this character to rotate to draw a card.", "the same cannot be given up twice"),
        ("character", "", "Pay [Support] to draw a card.", "only ability symbols can be paid"),
        ("troop", "", "Pay [2x Damage] to draw a card.", "only ability symbols can be paid"),
        ("character", "", "This challenge has 3 additional opposition.", "it is no challenge"),
        ("troop", "", "Only Aiel may participate in this challenge.", "it is no challenge"),
        ("character", "", "You must control a Scribe to initiate this challenge.", "such a card is not to initiate"),
        ("event", "", "You must control a Scribe to recruit this card.", "such a card is not to recruit"),
        ("advantage", "character", "Target a player.", "it goes on something else"),
        ("advantage", "player", "Target a character.", "it goes on something else"),
    ],
)  # fmt: skip
def test_what_a_card_cannot_say_of_itself(kind: str, goes_on: str, text: str, why: str) -> None:
    """Sentences of the table's own shape on the wrong card are unread."""
    assert why in whys(kind, text, goes_on)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "Target a purple character. Kill the target."),
        ("event", "Draw a card for each banana you control."),
        ("event", "Each troop draws a card."),
        ("event", "Draw two cards gladly."),
        ("event", "Kill a challenge."),
        ("event", "For each [Damage] you pay, draw a card."),
        ("event", "Play this card during the Coming to Grips step of an elephant. Draw a card."),
        ("event", "If successful, draw a card."),
        ("event", "Look at the top card of your hand."),
        ("event", "Target a character you control controlled by another player. Kill the target."),
        ("event", "Draw a card unless."),
        ("event", "No player may be rotated this turn."),
        ("event", "Each player kills each player."),
        ("character", "This character gains +1 Combat while he is hungry."),
        ("character", "This character gains the Elephant trait."),
        ("character", "Symbols generated by this character have the Elephant allegiance."),
        ("character", "Once per hour, draw a card."),
        ("character", "If you succeed by 3 or more, draw a card."),
        ("character", "For each point by which you succeed, draw a card."),
        ("character", "Target Ferel."),
        ("troop", "This troop is killed killed."),
        ("troop", "Damage rolled by this troop becomes Gardener damage."),
        ("challenge", "Rotate this challenge to draw a card."),
        ("challenge", "When this challenge is killed, draw a card."),
    ],
)
def test_nonsense_of_the_tables_own_shape(kind: str, text: str) -> None:
    """Unknown words, swapped roles and stray words: something in it stays unread."""
    assert whys(kind, text)
