"""named-decks: cards that go into a deck with a name of its own, on an invented table, worked out by hand."""

from __future__ import annotations

from json import dumps

import pytest
from situations import value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {deck: 9}}
heroes: {Hild: {owner: Ana}}
enemies: {Wolf: {}, Lookout: {}, Chief: {zone: set aside}, Stray: {}}
locations: {Fen: {zone: victory display}}
quests: {Road: {points: 20}}
"""
DECKS = "decks: {Bandit: {cards: [Lookout]}}\nencounter-discard: [Stray]\n"


def revealed(text: str, more: str = DECKS) -> Played:
    """A treachery of that text is revealed; one wolf is left in the encounter deck."""
    gloom = f"treacheries: {{Gloom: {{text: {dumps(f'When Revealed: {text}')}}}}}\nencounter-deck: [Gloom, Wolf]\n"
    return situation("reveal", TABLE + gloom + more)


@pytest.mark.parametrize(
    ("text", "deck"),
    [
        ("Place Chief on the bottom of the Bandit deck.", ["Lookout", "Chief"]),
        ("Put the set aside Chief on top of the Bandit deck.", ["Chief", "Lookout"]),
        ("Return Fen to the top of the Bandit deck.", ["Fen", "Lookout"]),
        ("Return each location in the victory display to the bottom of the Bandit deck.", ["Lookout", "Fen"]),
    ],
)
def test_on_top_or_at_the_bottom(text: str, deck: list[str]) -> None:
    assert value(revealed(text), "cards of the Bandit deck") == deck


@pytest.mark.parametrize("text", ["Shuffle Chief into the Bandit deck.", "Shuffle Stray back into the Bandit deck."])
def test_shuffled_in(text: str) -> None:
    """It lies in that deck, and neither in the encounter deck nor in its discard pile."""
    play, who = revealed(text), text.split()[1]

    assert value(play, "number of cards in the Bandit deck") == 2
    assert (value(play, f"place of {who}"), value(play, "cards in the encounter deck")) == ("deck", 1)
    assert who not in value(play, "encounter discard pile")


def test_it_comes_from_that_deck_again() -> None:
    play = revealed("Put Chief on top of the Bandit deck. Add the top card of the Bandit deck to the staging area.")

    assert value(play, "staging area") == ["Chief"]
    assert value(play, "cards of the Bandit deck") == ["Lookout"]


def test_two_decks_become_one() -> None:
    play = revealed("Shuffle the Bandit deck into the encounter deck.")

    assert value(play, "cards in the encounter deck") == 2
    assert value(play, "number of cards in the Bandit deck") == 0


def test_a_deck_that_is_not_there() -> None:
    """Nothing is done with a deck that the table does not have."""
    play = revealed("Place Chief on the bottom of the Robber deck.")

    assert value(play, "place of Chief") == "set aside"
