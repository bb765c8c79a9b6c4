"""Names without their accents, apostrophes and hyphens: invented cards; what is meant is what lies on the table."""

from __future__ import annotations

import pytest

from judge.content.problem import BadInput
from judge.scenario import read
from judge.scenario.model import Scenario

TABLE = """
title: Who is meant?
game: lotr-lcg
at: combat
table:
  players: {Ana: 30}
  heroes:
    NAME: {owner: Ana, defense: 1, hit-points: 5, text: "Response: After Ondoril's Heir exhausts, heal it."}
  attachments: {Ring-mail of Thrun: {on: WORN}}
  enemies: {Orc: {engaged: Ana, attack: 3}}
choices: [Ana defends with WORN]
asks: [{value: damage on WORN, because: WORN defends.}]
"""


def scenario(name: str, typed: str) -> Scenario:
    return read.read(TABLE.replace("NAME", name).replace("WORN", typed))


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("Óndoril’s Heir", "Ondorils Heir"),
        ("Óndoril’s Heir", "ondoril's heir"),
        ("Ondorils Heir", "Óndoril's Heir"),
        ("Bár-en-Thrun", "Bar en Thrun"),
        ("Bar en Thrun", "bár-en-thrun"),
    ],
)
def test_a_name_is_spelt_as_on_the_table(name: str, typed: str) -> None:
    found = scenario(name, typed)

    assert found.table.attachments["Ring-mail of Thrun"].on == name
    assert found.choices[0].text == f"Ana defends with {name}"
    assert found.asks[0].value == f"damage on {name}"


def test_card_text_and_reasons_stay_as_they_are_typed() -> None:
    found = scenario("Óndoril's Heir", "Ondorils Heir")

    assert found.table.heroes["Óndoril's Heir"].text[0].text.startswith("Response: After Ondoril's Heir exhausts")
    assert found.asks[0].because == "Ondorils Heir defends."


def test_a_part_of_another_word_is_no_name() -> None:
    """Fór is on the table; `for`, `fortress` and `before` are other words, but for the one that is the name."""
    table = TABLE.replace("NAME", "Fór").replace("WORN", "Fór").replace("damage on Fór", "before fortress")

    assert read.read(table).asks[0].value == "before fortress"


def test_two_names_that_only_an_accent_tells_apart_stay_two() -> None:
    two = TABLE.replace("NAME", "Gróin: {owner: Ana}\n    Groin").replace("WORN", "Gróin")

    assert read.read(two).table.attachments["Ring-mail of Thrun"].on == "Gróin"


def test_a_name_that_nobody_bears_is_still_told() -> None:
    with pytest.raises(BadInput, match="unknown card"):
        scenario("Óndoril's Heir", "Ondoril")
