"""A table described in words: what is understood is put there, what is not is given back."""

from __future__ import annotations

import pytest

from judge import games
from judge.scenario.building.described import described, example
from judge.scenario.building.doing import edited
from judge.scenario.building.edits import value_at
from judge.scenario.building.start import empty_table
from judge.scenario.read import read


def table(game: str, words: str) -> tuple[dict[str, object], tuple[str, ...]]:
    """The table of a game with what the words say on it, and the words left over."""
    found = described(empty_table(game), words)
    read(found.text)
    said = value_at(found.text, ("table",))
    return said, found.left


def test_rows_with_their_kind_name_owner_and_numbers() -> None:
    """A hero and an enemy, numbers before or after their words, and whom the enemy is engaged with."""
    said, left = table(
        "lotr-lcg", "hero Gimli of Ana, attack 3; enemy Hill Troll engaged with Ana, 6 attack and 9 hit points"
    )
    assert said["heroes"] == {"Gimli": {"attack": 3, "owner": "Ana"}}
    assert said["enemies"] == {"Hill Troll": {"attack": 6, "hit-points": 9, "engaged": "Ana"}}
    assert left == ()


def test_players_are_called_as_the_description_calls_them() -> None:
    """Mia's Creature makes Mia of a player who has nothing yet; one who has a card keeps the name."""
    first = edited(empty_table("chaotic"), "say", [], {"say": ["Mia's Creature Vey; Tom's Creature Koru"]})
    then = edited(first.text, "say", [], {"say": ["Eve's Creature Sarn"]})

    assert list(value_at(first.text, ("table", "players"))) == ["Mia", "Tom"] and first.left == ()
    assert list(value_at(then.text, ("table", "players"))) == ["Mia", "Tom"] and then.left == ("Eve",)


def test_a_sentence_of_two_cards() -> None:
    """What is somebody's, what is so of it, and the card it is against."""
    said, left = table(
        "lotr-lcg", "Ana's hero Aragorn with 3 attack and 2 defense, exhausted, against an enemy Orc attack 4"
    )
    assert said["heroes"] == {"Aragorn": {"exhausted": True, "attack": 3, "defense": 2, "owner": "Ana"}}
    assert said["enemies"] == {"Orc": {"attack": 4}}
    assert left == ()


def test_changes_are_effects_of_the_game() -> None:
    """In the words of each game's effects: a text, or what it is on and what it changes."""
    lotr, _ = table("lotr-lcg", "hero Gimli; Gimli gets +2 attack")
    assert lotr["effects"] == [{"text": "Gimli gets +2 attack"}]
    chaotic, left = table("chaotic", "creature Koru of Ben, courage 65; attack damage doubled; Koru gets -20 courage")
    assert chaotic["effects"] == [{"on": "attack damage", "change": "x2"}, {"on": "Koru", "change": "courage -20"}]
    assert left == ()


def test_players_and_cards_without_a_row() -> None:
    """What is so of a player, what a player holds, and an attack that is only named."""
    said, left = table(
        "highlander", "Ben is prone; Ben has Lower Right Block in hand; attack Upper Left Attack with power blow"
    )
    assert said["players"]["Ben"] == {"prone": True, "hand": ["Lower Right Block"]}  # type: ignore[index]
    assert said["attacks"] == [{"card": "Upper Left Attack", "power-blow": True}]
    assert left == ()


def test_a_row_that_is_there_is_changed() -> None:
    """Spoken of again, Rand is the same Rand."""
    said, _ = table("wot-conquest", "Ana's unit Rand attack 7 at Ford; Rand defense 2")
    assert said["units"] == {"Rand": {"owner": "Ana", "attack": 7, "defense": 2, "at": "Ford"}}


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("hero Gimli of Ana, attack 3, purple", ("purple",)),
        ("can an exhausted character defend?", ("can an exhausted character defend",)),
        ("", ()),
    ],
)
def test_what_is_not_understood_is_given_back(words: str, left: tuple[str, ...]) -> None:
    """A word that says nothing of a row is told; a question describes nothing and puts nothing there."""
    said, found = table("lotr-lcg", words)
    assert found == left
    assert ("heroes" in said) == ("Gimli" in words)


def test_a_number_that_cannot_be_is_refused_with_its_bounds() -> None:
    """No row is made of it, and the bounds are told."""
    said, (left,) = table("chaotic", "Ana's creature Vey, courage 5000")
    assert said["creatures"] == {}
    assert "from 0 to" in left


@pytest.mark.parametrize("game", games.playable())
def test_the_example_of_every_game_is_understood(game: str) -> None:
    """What the empty field shows can be typed as it stands."""
    text = empty_table(game)
    found = described(text, example(text))
    assert found.left == ()
    assert found.rows
    assert len(found.rows) == example(text).count("; ") + 1
    read(found.text)
