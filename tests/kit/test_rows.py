"""Rows: how they may be written, what they refer to, and the things they become."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from judge.content.problem import BadInput
from judge.content.schema import schema
from judge.content.shape import read
from judge.content.yamltree import parse
from judge.kit.rows import Problems, become, checks, item, marked, nothing, row, short, table, words_for


@row
class PlayerRow:
    """A player."""

    active: bool = item("whether it is this player's turn", default=False)
    hand: tuple[str, ...] = item("the cards in hand", default=(), of="cards")

    from_text = words_for("active")
    from_null = nothing


@row
class CardRow:
    """A card."""

    owner: str = item("whose it is", of="players", also=("nobody",))
    power: int = item("how strong it is", default=1)
    title: str | None = item("what it is called", default=None)


@row
class CounterRow:
    """A counter on a card."""

    on: str = item("what it lies on", of=("cards", "players"))

    note: tuple[str, ...] = item("what is written on it", default=())

    from_text = short("on")


@row
class NoteRow:
    """A note."""

    lines: tuple[str, ...] = item("its lines", default=())

    from_text = short("lines")


@table
class Table:
    """A table."""

    players: Mapping[str, PlayerRow] = item("the players", min=2, max=3)
    cards: Mapping[str, CardRow] = item("the cards", default={})
    counters: tuple[CounterRow, ...] = item("the counters", default=())
    votes: Mapping[str, int] = item("votes for players", default={}, of="players")


class Card(NamedTuple):
    """A card as a thing."""

    name: str
    owner: str
    power: int = 0
    title: str = "untitled"
    damage: int = 0


def read_table(text: str) -> Table:
    """A table from its text."""
    return read(parse(text, "t.yml"), Table, "t.yml")


def wrong(text: str) -> list[str]:
    """What is wrong with a table."""
    with pytest.raises(BadInput) as bad:
        read_table(text)
    return [str(problem) for problem in bad.value.problems]


GOOD = """
players: {Ana: active, Ben: , Cat: {hand: [Ogre]}}
cards: {Ogre: {owner: Ana}, Elf: {owner: nobody, power: 3}}
counters: [Ogre, {on: Ben}]
votes: {Ana: 2}
"""


def test_rows_are_read_in_short_and_in_full() -> None:
    """A word, nothing, or a group of keys."""
    found = read_table(GOOD)

    assert [found.players[name].active for name in ("Ana", "Ben", "Cat")] == [True, False, False]
    assert [each.on for each in found.counters] == ["Ogre", "Ben"]
    assert marked(found.players, "active") == "Ana"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("owner: Ana", "owner: Anna", 't.yml:3:23: cards.Ogre.owner: unknown player "Anna"; did you mean Ana? '),
        ("[Ogre]", "[Ogre, Orge]", 't.yml:2:50: players.Cat.hand[2]: unknown card "Orge"; did you mean Ogre? '),
        ("[Ogre, {", "[Ofre, {", 't.yml:4:12: counters[1]: unknown card or player "Ofre"; did you mean Ogre? '),
        ("{Ana: 2}", "{Dan: 2}", 't.yml:5:9: votes.Dan: unknown player "Dan"'),
    ],
)
def test_a_name_of_nothing_is_told_where_it_stands(old: str, new: str, message: str) -> None:
    """The line and column of the field itself, what was found, what is allowed, the nearest name."""
    (problem,) = wrong(GOOD.replace(old, new))

    assert problem.startswith(message)


def test_the_words_that_are_allowed_besides() -> None:
    """What is allowed besides names is listed with them."""
    (problem,) = wrong(GOOD.replace("nobody", "somebody"))

    assert "allowed: Ana, Ben, Cat, nobody" in problem


def test_a_schema_for_one_table_lists_its_names() -> None:
    """In the schema of a table at hand a reference is one of the names on it."""
    made: Any = schema(Table, title="T", id="t", table=read_table(GOOD))

    assert made["$defs"]["CardRow"]["properties"]["owner"]["enum"] == ["Ana", "Ben", "Cat", "nobody"]
    assert made["$defs"]["Table"]["properties"]["votes"]["propertyNames"] == {"enum": ["Ana", "Ben", "Cat"]}


@checks(Table)
def problems(written: Table) -> Problems:
    """A check of the table's own."""
    for name, card in written.cards.items():
        if card.power > 8:
            yield ("cards", name, "power"), "too strong"


def test_a_check_names_the_place_inside_a_row() -> None:
    """The line and column of the field, where it was written."""
    assert wrong(GOOD.replace("power: 3", "power: 9")) == ["t.yml:3:50: cards.Elf.power: too strong"]


def test_how_many_there_may_be() -> None:
    """Bounds on a map without numbers count its entries."""
    found = wrong("players: {Ana: , Ben: , Cat: , Dan: }")

    assert found == ["t.yml:1:10: players: found a group of 4; allowed: a number of elements from 2 to 3"]


def test_a_short_text_may_be_a_list_of_one() -> None:
    """Where the field holds several."""
    assert read(parse("hello", "t.yml"), NoteRow, "t.yml").lines == ("hello",)


def test_the_first_row_that_says_something_counts() -> None:
    """A creature as it stands, then the card it is."""
    rows = read_table(GOOD).cards

    assert become(Card, CounterRow(on="Elf"), rows["Elf"], name="Elf").power == 3


def test_a_row_becomes_a_thing() -> None:
    """By the names of the fields; what is left out is as the thing has it."""
    rows = read_table(GOOD).cards

    assert become(Card, rows["Elf"], name="Elf", damage=2) == Card("Elf", "nobody", 3, "untitled", 2)
