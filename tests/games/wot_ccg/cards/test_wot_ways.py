"""Voices of recruiting, of taking part and of dice: invented cards, played out."""

import pytest
from situations import choices, may

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import situation, value

KNOWN = lexicon(("Callandor",), ("Scribe", "Pike"))

RECRUITS = """
    turn: 5
    dominant: hero
    acting: hero
    pattern: {light: 3, shadow: 2}
    players: {Hero: {deck: 9, hand: %d}, Villain: {deck: 9}}
    characters:
      Ann: {owner: hero, politics: 2, combat: 2, symbols: 3 combat}
      Bee: {owner: hero, zone: hand, combat: 1, cost: 1 combat, text: "%s"}
"""


@pytest.mark.parametrize(
    ("text", "hand", "able"),
    [
        ("To recruit this character, you must discard 2 cards from your hand.", 2, True),
        ("To recruit this character, you must discard 2 cards from your hand.", 1, False),
        ("As an additional cost to recruit this character, convert 2 of your Pattern tokens to neutral.", 0, True),
        ("As an additional cost to recruit this character, convert 4 of your Pattern tokens to neutral.", 0, False),
        ("You must discard a troop you control to recruit this character.", 0, False),
        ("May only be recruited by a player who has 3 or more Pattern.", 0, True),
        ("May only be recruited by a player who controls a Monster.", 0, False),
    ],
)
def test_what_a_recruit_asks_for(text: str, hand: int, able: bool) -> None:
    """recruit: what must be given besides has to be there; the card that is recruited is none of the cards in hand."""
    assert may(situation("take-actions", RECRUITS % (hand, text)), "Hero recruits Bee") is able


def test_it_is_given_besides_the_cost() -> None:
    """recruit: 3 symbols, one of which pays; 2 of the 3 cards in hand go as well, and Bee left it."""
    text = "To recruit this character, you must discard 2 cards from your hand."
    twice = ["Hero discards another card"] * 2
    played = situation("take-actions", RECRUITS % (3, text), "Hero recruits Bee", *twice)
    assert value(played, "cards in hand of Hero") == 1


FIRST = """
    turn: 5
    dominant: hero
    acting: hero
    players: {Hero: {deck: 9}, Villain: {deck: 9}}
    characters:
      Ann: {owner: hero, politics: 2, combat: 2, symbols: 5 combat, text: "The cost of the first troop you recruit each
        turn is reduced by [2x Combat]."}
    troops:
      Oak: {owner: hero, zone: hand, combat: 1, cost: 3 combat}
      Elm: {owner: hero, zone: hand, combat: 1, cost: 3 combat}
"""


def test_the_first_of_each_turn() -> None:
    """recruit: the first troop costs 3 less 2, the second one 3: 4 of 5 are spent."""
    one = situation("take-actions", FIRST, "Hero recruits Oak")
    both = situation("take-actions", FIRST, "Hero recruits Oak", "Hero recruits Elm")
    assert value(one, "pool of Hero") == "4 combat"
    assert value(both, "pool of Hero") == "1 combat"


PARTIES = """
    turn: 5
    dominant: villain
    players: {Hero: {deck: 9}, Villain: {deck: 9}}
    challenges: {Raid: {owner: hero, declared: yes, text: "%s"}}
    characters:
      Ann: {owner: hero, combat: 2, at: battleground}
      Orl: {owner: villain, combat: 2, at: battleground}
    troops:
      Oak: {owner: villain, combat: 2, at: battleground}
"""


@pytest.mark.parametrize(
    ("text", "ann", "orl", "oak"),
    [
        ("This challenge may only be opposed by troops.", True, False, True),
        ("Only troops may support this challenge.", False, True, True),
        ("This challenge cannot be opposed by troops.", True, True, False),
        ("The dominant player may not participate in this challenge.", True, False, False),
        ("Villain players may only participate in this challenge with troops.", True, False, True),
        ("No Hero player may participate in this challenge.", False, True, True),
    ],
)
def test_who_may_be_in_it(text: str, ann: bool, orl: bool, oak: bool) -> None:
    """supporting, opposing: the Hero initiated it, so his cards support it; the Villain is dominant."""
    here = situation("participation", PARTIES % text)
    there = situation("participation", PARTIES % text, "Hero stands Ann down")
    assert may(here, "Hero commits Ann to Raid") is ann
    assert may(there, "Villain commits Orl to Raid") is orl
    assert may(there, "Villain commits Oak to Raid") is oak


ROLLS = """
    turn: 5
    dominant: hero
    resolving: Purge
    players: {Hero: {deck: 9, hand: 1}, Villain: {deck: 9}}
    challenges: {Purge: {owner: hero, declared: yes}}
    characters:
      Ann: {owner: hero, politics: 2, combat: 2, in: Purge, rolls: "%s", text: "%s"}
"""


@pytest.mark.parametrize(
    ("rolls", "text", "drawn"),
    [
        ("2 support", "When this character rolls no [Damage], draw a card.", 1),
        ("1 damage", "When this character rolls no [Damage], draw a card.", 0),
        ("1 combat", "When this character rolls fewer than 2 [Combat], draw a card.", 1),
        ("2 combat", "When this character rolls fewer than 2 [Combat], draw a card.", 0),
        ("2 damage", "If this character rolls exactly 2 [Damage] while participating in a challenge, draw a card.", 1),
    ],
)
def test_little_is_rolled(rolls: str, text: str, drawn: int) -> None:
    """rolled: what the dice show is looked at as they are rolled."""
    played = situation("resolve-challenge:opening-dominant", ROLLS % (rolls, text), "Hero rotates Ann")
    assert value(played, "cards in hand of Hero") == 1 + drawn


def test_either_of_two() -> None:
    """effect-default-event: what she rolls may be spent as the one or the other, and as nothing else."""
    text = "This character may use any [Politics] she rolls as a [Support] or an [Opposition]."
    start = situation("resolve-challenge:opening-dominant", ROLLS % ("1 politics", text), "Hero rotates Ann",
                      "Hero uses Ann for 1 times")  # fmt: skip
    assert choices(start) == ["Hero chooses generate 1 support", "Hero chooses generate 1 opposition"]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("character", "This character may convert any [Combat] he rolls into [Support] or [Politics]."),
        ("character", "When this character participates in a challenge with Mat, draw a card."),
        ("character", "To recruit this character, you must sing a song."),
        ("character", "If you do, draw a card."),
        ("challenge", "This challenge may only be opposed by elephants."),
        ("character", "The cost of the first elephant you recruit each turn is reduced by [Combat]."),
    ],
)
def test_what_stays_unread(kind: str, text: str) -> None:
    """What cannot be carried out as it says, or names nobody, is unread."""
    assert not all(each.read for each in read_card(Printed(kind, "Somebody"), [text], KNOWN).sentences)
