"""What players do and are made to do to cards, decks and hands of their own, in every voice: invented cards."""

import pytest
from situations import choices

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import situation, value

DECKS = """
    turn: 3
    dominant: hero
    players: {Hero: {deck: 9, hand: 4}, Villain: {deck: 9, hand: 5}}
    events: {Edict: {owner: hero, text: "%s"}}
"""


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Your opponent moves 2 cards from the top of his deck to his discard pile.", 7),
        ("Have each opponent discard the top 2 cards of his deck.", 7),
        ("Put the top card of an opponent's deck in its owner's discard pile.", 8),
        ("Force your opponent to draw 3 cards.", 6),
    ],
)
def test_the_top_of_a_deck(text: str, left: int) -> None:
    """discard-pile: so many cards come off the top of nine, whoever is told to and in whichever words."""
    assert value(situation("events", DECKS % text, "Hero plays Edict"), "deck of Villain") == left


def test_down_to_a_number() -> None:
    """discard-pile: who holds 5 discards 2 to be left with 3, who holds 4 discards 1."""
    played = situation("events", DECKS % "Each player discards down to 3 cards.", "Hero plays Edict")
    assert value(played, "hand of Villain") == 5, "nobody has chosen yet"
    assert any("discards" in each for each in choices(played))


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("Your opponent must kill one of his damaged troops.", "Elm"),
        ("Have each opponent discard a troop he controls with a printed Combat ability of 2 or less.", "Oak"),
        ("Your opponent chooses and discards an undamaged troop he controls.", "Oak"),
    ],
)
def test_a_card_of_his_own(text: str, gone: str) -> None:
    """effects-in-play: whoever is told to picks among his own cards; here only one of them fits."""
    table = f"""
        dominant: hero
        troops:
          Oak: {{owner: villain, combat: 2}}
          Elm: {{owner: villain, combat: 5, damage: 1}}
          Ash: {{owner: hero, combat: 1, damage: 0}}
        events: {{Edict: {{owner: hero, text: "{text}"}}}}
    """
    played = situation("events", table, "Hero plays Edict")
    there = {each for each in ("Oak", "Elm", "Ash") if value(played, f"{each} is in play")}
    assert there == {"Oak", "Elm", "Ash"} - {gone}


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("Ignore all [Damage] rolled in that challenge.", 0),
        ("Any [Damage] your opponent rolls in that challenge is ignored.", 2),
        ("Each [Damage] you roll in that challenge becomes [Support] instead.", 0),
    ],
)
def test_results_in_a_challenge(text: str, hurt: int) -> None:
    """ignored, rolled: Ann rolls 2 damage; whose results the text speaks of decides what becomes of them."""
    table = f"""
        dominant: hero
        resolving: pattern
        characters:
          Ann: {{owner: hero, combat: 3, in: pattern, rolls: 2 damage}}
          Orl: {{owner: villain, combat: 9, in: pattern, rolls: nothing}}
        events: {{Edict: {{owner: hero, text: "Target a challenge. {text}"}}}}
    """
    moves = ("Hero plays Edict on Pattern Challenge", "Villain passes", "Hero rotates Ann")
    assert value(situation("resolve-challenge:events", table, *moves), "damage on Orl") == hurt


@pytest.mark.parametrize(
    "text",
    [
        "This event acts as a Dragon troop with 3 Combat participating in that challenge.",
        "This card becomes a troop with the Dragon allegiance, participating in the target challenge, with 3 Combat.",
    ],
)
def test_an_event_that_stands_in(text: str) -> None:
    """participating: it is a troop in that challenge, with 3 Combat and its allegiance."""
    table = f"""
        dominant: hero
        resolving: Raid
        challenges: {{Raid: {{owner: hero, declared: yes}}}}
        events: {{Edict: {{owner: hero, text: "Target a challenge. {text}"}}}}
    """
    played = situation("resolve-challenge:events", table, "Hero plays Edict on Raid challenge")
    assert value(played, "Edict participates") is True
    assert value(played, "dice of Edict") == 3
    assert value(played, "Edict has Dragon") is True


@pytest.mark.parametrize(
    ("words", "fits"),
    [
        ("that has damage on it greater than or equal to its highest printed ability", {"Bel"}),
        ("with no damage on it", {"Ann"}),
        ("that is not a Scribe", {"Bel"}),
        ("which have the Scribe trait", {"Ann"}),
        ("you have participating", set()),
    ],
)
def test_what_is_said_behind_a_noun(words: str, fits: set[str]) -> None:
    """damage, trait, participating: Ann is a Scribe and unhurt, Bel has as much damage as her best ability."""
    table = f"""
        dominant: hero
        characters:
          Ann: {{owner: hero, combat: 2, traits: [Scribe]}}
          Bel: {{owner: hero, combat: 2, damage: 2}}
        events: {{Edict: {{owner: hero, text: "Target a character {words}. Discard the target."}}}}
    """
    here = choices(situation("events", table))
    assert {each.removeprefix("Hero plays Edict on ") for each in here if "Edict" in each} == fits


def test_what_is_counted_in_that_challenge() -> None:
    """participating: two of Hero's troops are in the challenge that is targeted; none is being resolved."""
    table = """
        acting: hero
        dominant: hero
        troops: {Oak: {owner: hero, combat: 1, in: pattern}, Elm: {owner: hero, combat: 1, in: pattern}}
        events: {Edict: {owner: hero, text: "Target a challenge. That challenge gains 3 support for each troop you have
          participating in it."}}
    """
    played = situation("take-actions", table, "Hero plays Edict on Pattern Challenge")
    assert value(played, "support of Pattern Challenge") == 6


@pytest.mark.parametrize(
    ("text", "left"),
    [("Remove all control tokens from the target.", (0, 0)),
     ("Remove all of your opponent's control tokens from the target.", (5, 0))],
)  # fmt: skip
def test_all_control_tokens_come_off(text: str, left: tuple[int, int]) -> None:
    """contested-tokens: of 5 and 4 all come off, or those of the opponent."""
    table = f"""
        dominant: hero
        advantages:
          Harbor: {{owner: hero, kind: world, on: world, traits: Contested, control: {{hero: 5, villain: 4}}}}
        events: {{Edict: {{owner: hero, text: "Target a contested advantage. {text}"}}}}
    """
    played = situation("events", table, "Hero plays Edict on Harbor")
    assert tuple(value(played, f"control tokens of {who} on Harbor") for who in ("Hero", "Villain")) == left


def test_what_is_divided_must_say_so() -> None:
    """effects-in-play: 4 of something on any number of cards: each of them, or all together?"""
    for text in ("Put 4 damage on any number of troops.", "Put up to 3 damage on any number of characters."):
        found = read_card(Printed("event", "Edict"), [text], lexicon((), ())).sentences
        assert not found[0].read


def test_a_hand_of_a_size() -> None:
    """hand-limit: a text that says how large a hand is counts instead of the rule's 8."""
    table = """
        advantages: {Hall: {owner: hero, kind: player, on: hero, text: "Your maximum hand size is 10."}}
    """
    assert value(situation("take-actions", table), "hand size of Hero") == 10
