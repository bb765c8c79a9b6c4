"""Deck lists: what a list leaves out is taken from the collection, what it says itself comes first."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge import decks
from judge.cards.intake import take_in
from judge.cards.store import put
from judge.decks.check import deck_game
from judge.decks.read import read

CARDS = """name,set,type,tribe,subtype,unique,loyal,build cost
Brae,one,Creature,Danian,Mandiblor,yes,no,
Wyn,one,Creature,OverWorld,Hero,no,yes,
Wyn,two,Creature,OverWorld,Warrior,no,no,
Ember,one,Attack,,,no,no,2
"""


@pytest.fixture
def collection(tmp_path: Path) -> None:
    """Three cards of Chaotic, one of them in two versions."""
    path = tmp_path / "cards.csv"
    path.write_text(CARDS, "utf-8")
    put("chaotic", str(path), "CSV", take_in("chaotic", path).cards)


def values(text: str) -> dict[str, object]:
    """What is known of the one card of a list."""
    ((_, (card,)),) = read(deck_game("chaotic"), text, "deck.txt")
    return dict(card.values)


@pytest.mark.usefixtures("collection")
def test_a_name_is_enough() -> None:
    """Type, tribe, subtypes and flags are those of the card."""
    expected = {"type": "Creature", "tribe": "Danian", "subtypes": ("Mandiblor",), "unique": True}

    assert values("1 Brae") == expected
    assert values("2 ember") == {"type": "Attack", "build cost": 2}


@pytest.mark.usefixtures("collection")
def test_only_what_all_cards_of_that_name_share_is_known() -> None:
    """Of two different cards just the type and the tribe are known; the version tells which it is."""
    assert values("1 Wyn") == {"type": "Creature", "tribe": "OverWorld"}
    assert values("1 Wyn (two)")["subtypes"] == ("Warrior",)


@pytest.mark.usefixtures("collection")
def test_what_the_list_says_comes_first() -> None:
    """A build cost in brackets is the build cost."""
    assert values("2 Ember [build 1]")["build cost"] == 1


def test_without_a_collection_the_type_is_not_known() -> None:
    """A card without a type is read, and what cannot be told is said."""
    found = decks.check("chaotic", "1 Brae")

    assert [each["unknown"] for each in found["problems"] if "type is not known" in each["text"]] == [True]
