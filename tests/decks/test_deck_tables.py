"""CSV lists: what spreadsheets write, and what is said about slips."""

from __future__ import annotations

import pytest
from decklists import masters

from judge.content.problem import BadInput
from judge.decks import check
from judge.decks.check import deck_game
from judge.decks.deck import Card
from judge.decks.read import read


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a table."""
    ((_, found),) = read(deck_game("chaotic"), text, "mine.csv")
    return found


def refused(text: str) -> str:
    """What is said of a table that cannot be read."""
    with pytest.raises(BadInput) as caught:
        cards(text)
    return str(caught.value)


def as_table(text: str, mark: str) -> str:
    """A plain list of our own making as a table with all columns."""
    ((_, found),) = read(deck_game("chaotic"), text, "plain")
    rows = [["quantity", "name", "type", "build cost"]]
    rows += [[str(c.quantity), c.name, c.word("type"), "" if c.number("build cost") is None else "1"] for c in found]
    return "\n".join(mark.join(row) for row in rows)


@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_a_table_says_the_same_as_a_list(mark: str) -> None:
    """The same deck as a table, with any of three marks, has the same verdict."""
    assert check("chaotic", as_table(masters(), mark))["legal"] is True
    assert check("chaotic", as_table(masters(size=4), mark)) == check("chaotic", masters(size=4))


def test_every_column() -> None:
    """Every property has a column."""
    header = "Qty,Name,Version,Type,Tribe,Subtypes,Build Cost,Unique,Legendary,Loyal,Brainwashed Loyal"
    (card,) = cards(f"{header}\n2,Kael,the Bold,creature,m'arrilian,Chieftain Muge,0,yes,x,Danians or Minions,1")

    assert (card.quantity, card.label, card.word("type")) == (2, "Kael (the Bold)", "Creature")
    assert (card.word("tribe"), card.words("subtypes"), card.number("build cost")) == (
        "M'arrillian",
        ("Chieftain", "Muge"),
        0,
    )
    assert card.has("unique") and card.has("legendary")
    assert (card.words("loyal"), card.words("brainwashed loyal")) == (("Danians", "Minions"), ())
    assert card.has("brainwashed loyal")


@pytest.mark.parametrize("no", ["", "no", "N", "0", "false", "-", " - "])
def test_ways_to_say_no(no: str) -> None:
    """An empty cell, a dash or a no says that the card has not got it."""
    (card,) = cards(f"name,type,unique,loyal\nKael,Creature,{no},{no}")

    assert not card.has("unique") and not card.has("loyal")


@pytest.mark.parametrize("yes", ["yes", "Y", "x", "1", "TRUE", "\u2713", "Loyal"])
def test_ways_to_say_yes(yes: str) -> None:
    """A yes, a tick or the word itself says that it has."""
    assert cards(f"name,type,loyal\nKael,Creature,{yes}")[0].has("loyal")


def test_type_line_in_a_cell() -> None:
    """A type line copied from the card fills type, tribe and subtypes."""
    (card,) = cards("name,type\nVan Bloot,Creature - UnderWorld Conqueror Muge")

    assert (card.word("tribe"), card.words("subtypes")) == ("UnderWorld", ("Conqueror", "Muge"))


def test_quoted_cells() -> None:
    """A cell in quotes may hold the mark, and a quote written twice."""
    found = cards('name,type,version\n"Kael, of ""Dawn""" ,Creature,\n"Ora",Creature,old')

    assert [card.label for card in found] == ['Kael, of "Dawn"', "Ora (old)"]


def test_version_in_the_name_when_it_has_no_column() -> None:
    """Without a version column the name may carry the version, as in a plain list."""
    assert cards('name,type\n"Kael, the Bold",Creature')[0].version == "the Bold"
    assert cards("name,type\nKael (the Bold),Creature")[0].version == "the Bold"


def test_what_may_stand_around_the_rows() -> None:
    """Settings, comments, empty rows, spare cells and columns without a meaning here do no harm."""
    text = "sep=,\n# mine\nFormat: limited,,,\n\nset,name,type,\nDOP,Kael,Creature,,,\n,,,\n# no\nDOP,Ora,Creature"

    assert [card.name for card in cards(text)] == ["Kael", "Ora"]
    assert check("chaotic", text)["format"] == "limited"


def test_a_quoted_cell_after_an_empty_one() -> None:
    """An empty cell before a quoted one stays a cell of its own, with tabs too."""
    assert cards('version\tname\ttype\n\t"Kael"\tCreature')[0].label == "Kael"


SLIPS = {
    "name,typ\nKael,Creature": 'mine.csv:1:6: "typ": unknown column "typ"; did you mean type?',
    "name,type,type\nKael,Creature,Mugic": "type: there are two columns of this name",
    "name,type\nKael,Creture": 'mine.csv:2:6: type: unknown type "Creture"; did you mean Creature?',
    "name,type,tribe\nKael,Creature,Danain": 'mine.csv:2:15: tribe: unknown tribe "Danain"; did you mean Danian?',
    "qty,name,type\nmany,Kael,Creature": 'mine.csv:2:1: quantity: found "many"; allowed: a whole number from 1 to 999',
    "name,type,unique\nKael,Creature,maybe": 'mine.csv:2:15: unique: found "maybe"; allowed: yes, no',
    "name,type\n,Creature": "mine.csv:2: name: the row has no name",
    "name,type\nKael,Creature,x": "mine.csv:2:15: the row has 3 cells; the header row has 2",
    'name,type\n"Kael,Creature': 'mine.csv:2:1: a cell with a " in it must begin and end with one',
    'name,type\nKa"el,Creature': 'mine.csv:2:1: a cell with a " in it',
    "name,type,subtypes\nKael,Creature,Loyal": 'loyal: "Loyal" stands among other words',
    "name,type": "the list holds no card",
}


@pytest.mark.parametrize("text", SLIPS)
def test_slips_are_explained(text: str) -> None:
    """A slip is told with its line, its column, its field, what was found and what is allowed."""
    assert SLIPS[text] in refused(text)
