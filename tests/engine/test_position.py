"""Positions: compared and hashed by content, saved and loaded whole."""

import json
from fractions import Fraction

import pytest

from engine.small import Player, begin, play, small_chart, small_rules
from judge.engine.chart import Window
from judge.engine.modifiers import Modifier
from judge.engine.position import Position, Things
from judge.engine.save import dump, load

RULES = small_rules()
LIFO = Window(
    "act", (RULES.cite("1"),), "first", ("play",), passes=2,
    resolves="last in first out", pile="pile", resolve="one", reopens="first",
)  # fmt: skip


def a_position() -> Position:
    """A position with an open window and a card on the pile."""
    referee, position = begin(RULES, small_chart(RULES, LIFO), {"Ana": ("rock",), "Ben": ("stick",)})
    return play(referee, position, "Ana play rock")[0]


def test_equal_content_is_equal() -> None:
    """Two positions reached the same way are equal and hash alike."""
    assert a_position() == a_position()
    assert hash(a_position()) == hash(a_position())


def test_things_are_compared_without_order() -> None:
    """The order in which things came to the table does not make a difference."""
    one, two = Player("Ana"), Player("Ben")

    assert Things({"Ana": one, "Ben": two}) == Things({"Ben": two, "Ana": one})
    assert hash(Things({"Ana": one, "Ben": two})) == hash(Things({"Ben": two, "Ana": one}))


def test_saved_and_loaded() -> None:
    """A position survives JSON."""
    position = a_position()

    assert load(json.loads(json.dumps(dump(position))), RULES.types) == position


def test_parts_survive() -> None:
    """Fractions, sets and modifiers survive too."""
    parts = (Fraction(1, 3), frozenset({"a", "b"}), Modifier("x", "add", 3), None, True)

    assert load(json.loads(json.dumps(dump(parts))), {}) == parts


def test_unknown_kinds_are_refused() -> None:
    """A saved position that names a kind of thing the game lacks is refused in words."""
    with pytest.raises(ValueError, match="unknown kind of thing 'Dragon'"):
        load({"$": "Dragon"}, {})


def test_what_cannot_be_saved_is_refused() -> None:
    """A list is no part of a position."""
    with pytest.raises(TypeError, match="list cannot be part"):
        dump([1])


def test_stepping_changes_nothing() -> None:
    """A step leaves the position it starts from as it was."""
    referee, position = begin(RULES, small_chart(RULES, LIFO), {"Ana": ("rock",), "Ben": ()})
    before = json.dumps(dump(position))
    play(referee, position, "Ana play rock", "Ben pass", "Ana pass")

    assert json.dumps(dump(position)) == before
