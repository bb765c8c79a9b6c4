"""Positions: compared and hashed by content, saved and loaded whole."""

import json
from fractions import Fraction
from typing import NamedTuple

import pytest

from engine.small import Player, begin, play, small_chart, small_rules
from judge.engine.chart import Window
from judge.engine.modifiers import Modifier
from judge.engine.pile import Pile
from judge.engine.position import Position, Things
from judge.engine.rules import Rules
from judge.engine.save import dump, load

RULES = small_rules()
LIFO = Window(
    "act", (RULES.cite("1"),), "first", ("play",), passes=2,
    resolves="last in first out", pile="pile", resolve="one", reopens="first",
)  # fmt: skip


class Twin(NamedTuple):
    """A thing with the fields of a pile."""

    name: str
    items: tuple[str, ...] = ()
    fresh: int = 0


def a_position() -> Position:
    """A position with an open window and a card on the pile."""
    referee, position = begin(RULES, small_chart(RULES, LIFO), {"Ana": ("rock",), "Ben": ("stick",)})
    return play(referee, position, "Ana play rock")[0]


def test_equal_content_is_equal() -> None:
    """Two positions reached the same way are equal and hash alike."""
    assert a_position() == a_position()
    assert hash(a_position()) == hash(a_position())


def test_order_is_part_of_a_position() -> None:
    """Rules are handed things in the order they came, so two orders are two tables."""
    one, two = Player("Ana"), Player("Ben")

    assert Things.laid((one, two)) != Things.laid((two, one))
    assert Things.laid((one, two)) == Things.laid((one, two))


def test_kinds_are_told_apart() -> None:
    """Two things with the same content but of different kinds are different."""
    assert Things.laid((Pile("Ana"),)) != Things.laid((Twin("Ana", (), 0),))


def test_two_things_cannot_have_one_name() -> None:
    """A table on which two things have one name is refused, not laid without one of them."""
    with pytest.raises(ValueError, match="a player and a pile are both called Ana"):
        Things.laid((Player("Ana"), Pile("Ana")))


def test_a_thing_is_not_replaced_by_another_kind() -> None:
    """Putting a card where a player of that name is would lose the player."""
    referee, position = begin(RULES, small_chart(RULES, LIFO), {"Ana": (), "Ben": ()})

    with pytest.raises(ValueError, match="a twin cannot take the name of the player Ana"):
        referee.moment(position).put(Twin("Ana"))


def test_a_thing_cannot_take_the_name_of_a_part_of_the_kernel() -> None:
    """A position that holds it could not be loaded again."""
    rules = Rules("small")

    with pytest.raises(ValueError, match="the kernel has that name"):
        rules.thing(type("Waiting", (), {}))
    rules.thing(Twin)
    with pytest.raises(ValueError, match="registered twice"):
        rules.thing(Twin)


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
