"""A table by its types: every shipped scenario can be opened in the builder, and nothing changes by looking at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judge import games
from judge.content.problem import BadInput
from judge.content.where import game_folders
from judge.content.yamltree import parse
from judge.scenario.building import rows
from judge.scenario.building.controls import OPENED, Control
from judge.scenario.building.page import built_of, document
from judge.scenario.building.start import NAMES, begins, empty_table
from judge.scenario.building.tables import TABLE, Built
from judge.scenario.building.tables import Path as Where
from judge.scenario.building.writing import data_of
from judge.scenario.read import read

FILES = [path for folder in game_folders().values() for path in folder.files("scenarios", "*.yml")]
EVERY = [pytest.param(path, id=f"{path.parent.parent.name}/{path.stem}") for path in FILES]
GAMES = list(games.playable())


def as_sent(controls: list[Control]) -> dict[str, list[str]]:
    """What a page sends whose fields nobody has touched."""
    shown = [each for each in controls if each.kind not in OPENED]
    sent: dict[str, list[str]] = {"has": [each.key for each in shown]}
    for each in shown:
        said = list(each.said)
        if each.kind == "truth":
            said = ["yes"] if (said or [each.default])[0] == "yes" else []
        elif each.kind == "lines":
            said = ["\r\n".join(said).replace("\r\n", "\n").replace("\n", "\r\n")]
        elif each.kind == "pairs":
            said = [part for pair in said for part in pair.split(": ", 1)] + ["", ""]
        elif each.kind == "choice":
            said = said or [each.default]
        sent[each.key] = said
    return sent


def rows_of(built: Built, path: Where) -> Iterator[Where]:
    """A row, and every row inside it."""
    yield path
    for each in built.controls(path):
        inside = (*path, each.key)
        node = built.at(inside)
        if node is None or each.kind not in OPENED or node.kind == "scalar":
            continue
        steps: list[str | int] = list(node.entries) if each.kind == "rows" else list(range(len(node.elements)))
        for row in [inside] if each.kind == "record" else [(*inside, step) for step in steps]:
            yield from rows_of(built, row)


@pytest.mark.parametrize("file", EVERY)
def test_a_panel_that_nobody_touched_changes_nothing(file: Path) -> None:
    """Every row of every scenario is opened, each of its fields sent as it stands: the text is the same."""
    text = file.read_text("utf-8")
    built = Built(text, read(text))
    for path in rows_of(built, TABLE):
        assert rows.change(built, path, as_sent(built.controls(path))) == text, path


@pytest.mark.parametrize("file", EVERY[::2])
def test_a_row_that_comes_and_goes_leaves_the_same_table(file: Path) -> None:
    """In every group a row is added and taken away again: the same meaning, with the same comments."""
    text = file.read_text("utf-8")
    built, data = built_of(text), data_of(parse(text))
    for group in built.groups():
        more, path = rows.add(built, (*TABLE, group.key), "Somebody else", {})
        assert more != text
        less = rows.take(Built(more), path)
        after = data_of(parse(less))
        before = data["table"].get(group.key, None)
        kept = after["table"].pop(group.key, None) or before
        assert (kept or None) == (before or None)
        assert {**after, "table": None} == {**data, "table": None}
        assert [line for line in less.split("\n") if "#" in line] == [line for line in text.split("\n") if "#" in line]


@pytest.mark.parametrize("file", EVERY[::4])
def test_a_new_name_and_back_is_the_same_table(file: Path) -> None:
    """The first player gets a name that nobody has, and the old one again: the same meaning; between, it reads."""
    text = file.read_text("utf-8")
    built = built_of(text)
    names = built.names_under("players")
    if not names:
        return
    other = rows.rename(built, (*TABLE, "players", names[0]), "Zebulon Quince")
    read(other)
    back = rows.rename(built_of(other), (*TABLE, "players", "Zebulon Quince"), names[0])
    assert data_of(parse(back)) == data_of(parse(text))


@pytest.mark.parametrize("game", GAMES)
def test_an_empty_table_can_be_played(game: str) -> None:
    """Every game begins with an empty table of two players that can be read and played, and asks about them."""
    text = empty_table(game)
    assert begins(text)
    found = document(text, {"moment": True, "ask": True})
    assert found["players"] == list(NAMES[:2])
    assert found["problems"] == []
    assert found["starts"]
    assert found["askable"]["players"] == found["players"]


@pytest.mark.parametrize("game", GAMES)
def test_every_group_of_a_game_can_be_added_to(game: str) -> None:
    """A row is put into every group with what it must say; then the text reads, or one mistake names the row."""
    text = empty_table(game)
    for group in built_of(text).groups():
        built = built_of(text)
        made, path = rows.add(built, (*TABLE, group.key), "Cleo", {})
        found = document(made, {"open": list(path)})
        assert found["panel"]["title"], group.key
        for problem in found["problems"]:
            assert problem["field"].startswith("table"), problem


def test_what_has_its_default_stays_out_of_sight() -> None:
    """A creature added with the numbers that every creature has says no more than whose it is."""
    built = built_of(empty_table("chaotic"))
    sent = {"has": ["owner", "energy", "engaged"], "owner": ["Ben"], "energy": ["50"]}
    text, _ = rows.add(built, (*TABLE, "creatures"), "Koru", sent)

    assert "\n    Koru: {owner: Ben}\n" in text


def test_a_second_card_of_a_name_gets_a_number() -> None:
    """Two Orcs are Orc and Orc 2."""
    built = built_of(empty_table("lotr-lcg"))
    text, _ = rows.add(built, (*TABLE, "enemies"), "Orc", {})
    text, path = rows.add(built_of(text), (*TABLE, "enemies"), " Orc ", {})

    assert path[-1] == "Orc 2"
    assert list(built_of(text).names_under("enemies")) == ["Orc", "Orc 2"]


def test_a_number_out_of_bounds_is_told_at_its_field() -> None:
    """Energy goes up to 999: what was typed, what is allowed, and which field."""
    built = built_of(empty_table("chaotic"))
    with pytest.raises(BadInput, match='energy: found "1000"; allowed: a whole number from 0 to 999'):
        rows.add(built, (*TABLE, "creatures"), "Koru", {"has": ["energy"], "energy": ["1000"]})


def test_whoever_is_taken_away_is_named_nowhere() -> None:
    """Vey goes: the effect on it goes too, the hand that held it lets go, and what is left can be read."""
    text = (
        "title: T\ngame: chaotic\nat: turn:6.2.3\ntable:\n  players: {Ana: {mugic: [Song, Air]}, Ben: }\n"
        "  creatures: {Vey: {owner: Ana}, Koru: {owner: Ben}}\n  mugic: {Song: {}, Air: {}}\n"
        "  effects:\n    - {on: Vey, change: courage +10}\n    - {on: Koru, change: courage +5}  # still there\n"
    )
    built = built_of(rows.take(built_of(text), (*TABLE, "creatures", "Vey")))
    left = built_of(rows.take(built, (*TABLE, "mugic", "Song")))
    scenario = read(left.text)

    assert [each.on for each in scenario.table.effects] == ["Koru"]
    assert scenario.table.players["Ana"].mugic == ("Air",)
    assert "# still there" in left.text


def test_a_new_name_is_used_wherever_the_old_one_was() -> None:
    """Orc becomes Uruk on the table, in choices, questions and claims; the Orc Captain stays who he is."""
    text = (
        "title: Does Orc die?\ngame: lotr-lcg\nat: action-window\ntable:\n  players: {Ana: , Ben: }\n"
        "  heroes: {Aragorn: {owner: Ana, traits: [Orc]}}\n  enemies: {Orc: {engaged: Ana}, Orc Captain: {}}\n"
        "  effects: [Orc gets +1 attack, Orc Captain gets +1 attack]\n"
        "choices: ['by hand: deal 1 damage to Orc']\n"
        "asks: [{value: damage on Orc, claims: {Ana: 1}}, {value: damage on Orc Captain}]\n"
    )
    new = rows.rename(built_of(text), (*TABLE, "enemies", "Orc"), "Uruk")

    assert "title: Does Uruk die?" in new
    assert "traits: [Orc]" in new
    assert "enemies: {Uruk: {engaged: Ana}, Orc Captain: {}}" in new
    assert "effects: [Uruk gets +1 attack, Orc Captain gets +1 attack]" in new
    assert "damage to Uruk" in new
    assert "{value: damage on Uruk, claims: {Ana: 1}}, {value: damage on Orc Captain}" in new
