"""Alternatives with cards of their own, several searches, damage in every voice, prices of a target: invented cards."""

import pytest
from situations import choices

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import reason, situation, value

FIELD = """
    turn: 3
    dominant: hero
    players: {Hero: {deck: 9, hand: 4}, Villain: {deck: 9, hand: 5}}
    characters:
      Ann: {owner: hero, combat: 4, damage: 2}
      Cid: {owner: villain, combat: 4, rotated: yes}
    troops: {Oak: {owner: hero, combat: 2}, Elm: {owner: villain, combat: 2}}
    events: {Edict: {owner: hero, text: "%s"}}
"""


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Target a character. Two points of damage are placed on the target.", 4),
        ("Target a character. The target suffers 1 damage.", 3),
        ("Target a character. The target must take one point of damage.", 3),
        ("Target a character. One point of damage is removed from the target.", 1),
        ("Target a character. All damage is removed from the target.", 0),
        ("Target a character. The target heals 1 damage.", 1),
        ("Target a character. The target is completely healed.", 0),
    ],
)
def test_damage_in_every_voice(text: str, damage: int) -> None:
    """heal, damage-reduces-all: Ann has 2 damage; what is put on her or taken off her is the same in each voice."""
    assert value(situation("events", FIELD % text, "Hero plays Edict on Ann"), "damage on Ann") == damage


def test_each_alternative_chooses_its_own_cards() -> None:
    """effects-in-play: which is done is told as the event is played; the card is picked as it is carried out."""
    table = FIELD % "Either ready a character or kill a troop."
    assert {each for each in choices(situation("events", table)) if "Edict" in each} == {
        "Hero plays Edict for ready a character", "Hero plays Edict for kill a troop",
    }  # fmt: skip

    killing = situation("events", table, "Hero plays Edict for kill a troop")
    assert {each for each in choices(killing) if "chooses" in each} == {"Hero chooses Oak", "Hero chooses Elm"}
    killed = situation("events", table, "Hero plays Edict for kill a troop", "Hero chooses Elm")
    assert (value(killed, "Elm is in play"), value(killed, "Oak is in play")) == (False, True)

    readied = situation("events", table, "Hero plays Edict for ready a character", "Hero chooses Cid")
    assert value(readied, "Cid is ready") is True and value(readied, "Elm is in play") is True


def test_a_card_or_no_card() -> None:
    """effects-in-play: one alternative picks nobody: the cards are drawn and nobody is asked."""
    table = FIELD % "Draw 2 cards or remove 1 damage from a character."
    drawn = situation("events", table, "Hero plays Edict for draw 2 cards")
    assert (value(drawn, "hand of Hero"), value(drawn, "damage on Ann")) == (6, 2)

    healed = situation("events", table, "Hero plays Edict for remove 1 damage from a character", "Hero chooses Ann")
    assert (value(healed, "hand of Hero"), value(healed, "damage on Ann")) == (4, 1)


DECK = """
    turn: 3
    dominant: hero
    characters:
      Fen: {owner: hero, combat: 1, zone: deck, traits: [Scribe]}
      Gil: {owner: hero, combat: 1, zone: deck, traits: [Scribe]}
    troops: {Oak: {owner: hero, combat: 2, zone: deck}}
    events: {Edict: {owner: hero, text: "%s"}}
"""


def _found(text: str, *choices: str) -> set[str]:
    played = situation("events", DECK % text, "Hero plays Edict", *choices)
    return {each for each in ("Fen", "Gil", "Oak") if value(played, f"place of {each}") == "hand"}


def test_several_cards_are_searched_for() -> None:
    """search-then-shuffle: one of each description; of `and/or` any of them may be left where it is."""
    text = "Search your deck for a Scribe character and a troop and place them in your hand."
    assert _found(text, "Hero chooses Gil", "Hero chooses Oak") == {"Gil", "Oak"}

    either = "Search your deck for a Scribe character and/or a troop, and place them in your hand."
    assert _found(either, "Hero chooses Gil", "Hero chooses Oak") == {"Gil", "Oak"}
    assert _found(either, "Hero chooses nothing", "Hero chooses Oak") == {"Oak"}


def test_one_of_several_is_searched_for() -> None:
    """search-then-shuffle: `Fen or Gil` is one card, whichever it is."""
    text = "Search your deck for Fen or Gil and place that card in your hand."
    tries = {each for each in choices(situation("events", DECK % text)) if "Edict" in each}
    assert tries == {f"Hero plays Edict on {each}" for each in ("Fen", "Gil")}


@pytest.mark.parametrize(
    ("end", "zone"),
    [("place it in your discard pile", "discard pile"), ("discard it", "discard pile"),
     ("place it on top of your deck", "deck")],
)  # fmt: skip
def test_where_a_card_goes_that_was_found(end: str, zone: str) -> None:
    """search-then-shuffle: what is found goes where the text says, and only that card."""
    text = f"Search your deck for a troop and {end}."
    played = situation("events", DECK % text, "Hero plays Edict on Oak")
    assert (value(played, "place of Oak"), value(played, "place of Fen")) == (zone, "deck")


def test_a_copy_of_the_card_that_was_named() -> None:
    """effects-in-play: only the card that was named is found."""
    text = "Name a card. Search your deck for a copy of the named card and place it in your hand."
    played = situation("events", DECK % text, "Hero plays Edict", "Hero names Gil")
    assert {each for each in choices(played) if "chooses" in each} <= {"Hero chooses Gil", "Hero chooses nothing"}
    assert _found(text, "Hero names Gil", "Hero chooses Gil") == {"Gil"}


def test_the_target_of_an_advantage_gives_something_of_itself() -> None:
    """advantage-you: `the target may rotate to ...` is used by its controller, and rotates the target, not the card."""
    table = """
        turn: 3
        acting: hero
        dominant: hero
        players: {Hero: {deck: 9, hand: 4}, Villain: {deck: 9, hand: 5}}
        characters: {Ann: {owner: hero, combat: 2}, Cid: {owner: villain, combat: 2}}
        advantages:
          Oath: {owner: hero, "on": Ann, text: "Target a character. The target may rotate to draw a card."}
          Burden: {owner: hero, "on": Cid, text: "Target a character. The target may take 1 damage to draw a card."}
    """
    used = situation("take-actions", table, "Hero uses Oath")
    assert (value(used, "Ann is ready"), value(used, "Oath is ready"), value(used, "hand of Hero")) == (False, True, 5)
    assert "not Hero's to use" in reason(situation("take-actions", table), "Hero uses Burden")


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "Search your deck for a copy of the named card and place it in your hand."),
        ("event", "Target an event in your discard pile. Put it into play."),
    ],
)
def test_what_stays_unread(kind: str, text: str) -> None:
    """Nobody has named a card; an event cannot come into play."""
    read = read_card(Printed(kind, "Ferel"), [text], lexicon(("Ferel",), ("Scribe",)))
    assert any(each.means is None for each in read.sentences)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Search your deck for a troop, show it to your opponent, and put that troop into your hand.", True),
        ("Search your deck for a troop and put that card into play.", True),
        ("Search your deck for a troop and put the character into play.", False),
        ("Search your deck for a troop, reveal that advantage, and place it in your hand.", False),
        ("Look through your deck for a troop, an event, and put those troops in your hand.", False),
    ],
)
def test_what_was_found_is_told_by_what_was_sought(text: str, read: bool) -> None:
    """card-retrieval: what is put somewhere is what was found; a card of another type was not searched for."""
    sentences = read_card(Printed("event", "Edict"), [text], lexicon((), ())).sentences
    assert all(each.read for each in sentences) is read
