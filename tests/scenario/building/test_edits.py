"""Edits of a scenario's text: each says what was meant, and leaves alone what it does not concern."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.content.problem import BadInput
from judge.content.where import game_folders
from judge.content.yamltree import parse
from judge.scenario.building import edits
from judge.scenario.building.edits import append, drop, put, rename_key, value_at
from judge.scenario.building.writing import data_of, document, flow

COMMENTED = """\
# Who wrote this down, and why.
title: What is it?   # a remark
game: chaotic
table:
  players: {Ana: , Ben: active}
  creatures:
    # the first
    Vey: {owner: Ana, energy: 60}  # as scanned
    Koru:
      owner: Ben
      abilities:
        - Strike 10   # keyword
        - {name: Growl, cost: 1 counter}
asks:
  - value: energy of Vey
    claims: {Ana: 60}
"""
FILES = [path for folder in game_folders().values() for path in folder.files("scenarios", "*.yml")]
PATHS = st.one_of(
    st.just(("table", "creatures", "Vey", "energy")), st.just(("table", "creatures", "Koru")), st.just(("asks", 0)),
    st.just(("table", "players", "Ana")), st.just(("table", "creatures", "Koru", "abilities", 0)), st.just(("title",)),
    st.just(("table", "creatures", "New", "owner")), st.just(("table", "effects", 0, "on")), st.just(("choices",)),
)  # fmt: skip
TEXTS = st.text(st.characters(codec="ascii", min_codepoint=32, max_codepoint=126), max_size=12)
KEYS = st.text("abc Z:#-?", min_size=1, max_size=5)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-999, 999) | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=6,
)


def comments(text: str) -> list[str]:
    return [line.partition("#")[2] for line in text.split("\n") if "#" in line]


def test_a_changed_value_leaves_every_other_line_as_it_is() -> None:
    """The energy of Vey is changed in its place; the remark behind it stays."""
    text = put(COMMENTED, ("table", "creatures", "Vey", "energy"), 35)

    assert text == COMMENTED.replace("energy: 60}", "energy: 35}")


def test_a_new_row_comes_behind_the_last_one() -> None:
    """A creature more stands under the others, and the comments of these are still there."""
    text = put(COMMENTED, ("table", "creatures", "Miro"), {"owner": "Ana"})

    assert "        - {name: Growl, cost: 1 counter}\n    Miro: {owner: Ana}\nasks:" in text
    assert comments(text) == comments(COMMENTED)


def test_a_row_taken_away_takes_its_lines_along() -> None:
    """Koru goes with all of its lines; the comments of others stay."""
    text = drop(COMMENTED, ("table", "creatures", "Koru"))

    assert text == COMMENTED[: COMMENTED.index("    Koru")] + COMMENTED[COMMENTED.index("asks:") :]


def test_the_first_key_beside_a_dash_leaves_the_dash() -> None:
    """A question's first key is dropped: the next one moves up to the dash."""
    assert "asks:\n  - claims: {Ana: 60}\n" in drop(COMMENTED, ("asks", 0, "value"))


def test_what_has_nothing_left_in_it_is_empty() -> None:
    """The last row of a group leaves an empty group, not a missing one."""
    assert value_at(drop("a: {b: {c: 1}}\n", ("a", "b")), ("a",)) == {}
    assert value_at(drop("a:\n  - b\n", ("a", 0)), ("a",)) == []


def test_an_empty_value_is_filled_in() -> None:
    """`Ana: ` in a row of players becomes a group of keys."""
    text = put(COMMENTED, ("table", "players", "Ana", "attacks"), ["Lash"])

    assert "players: {Ana: {attacks: [Lash]}" in text


def test_lists_grow_at_their_end_and_are_made_where_there_are_none() -> None:
    """A choice is added to none, then to one."""
    text = append(append(COMMENTED, ("choices",), "Ana passes"), ("choices",), "all pass")

    assert value_at(text, ("choices",)) == ["Ana passes", "all pass"]


def test_a_single_word_becomes_a_list_when_another_comes() -> None:
    """`hand: Lash` is one card; another makes it two."""
    assert value_at(append("hand: Lash\n", ("hand",), "Flame"), ("hand",)) == ["Lash", "Flame"]


def test_a_name_that_is_taken_is_refused() -> None:
    """No row is lost under another one of the same name."""
    with pytest.raises(BadInput, match="another Koru already"):
        rename_key(COMMENTED, ("table", "creatures", "Vey"), "Koru")


def test_words_that_look_like_something_else_are_quoted() -> None:
    """A text stays a text: numbers, yes and no, colons, remarks and brackets."""
    texts = ["5", "yes", "No", "null", "a: b", "x #1", "{a}", "[b]", "- c", "", " d ", "8.10", "it's", "+3", "?"]

    assert data_of(parse(flow(texts))) == texts


def test_a_number_with_a_dot_stays_as_it_is_written() -> None:
    """A rule's number is no fraction: 8.10 is not 8.1."""
    assert document(data_of(parse("at: 8.10\nyes: no\n"))) == "at: 8.10\nyes: no\n"


@settings(max_examples=300, deadline=None)
@given(PATHS, VALUES)
def test_any_value_is_put_and_taken_away_again(path: tuple[str | int, ...], value: Any) -> None:
    """Whatever is put somewhere stands there; put back what was there, and all is as before."""
    before, whole = value_at(COMMENTED, path), data_of(parse(COMMENTED))
    there = path[-1] in (value_at(COMMENTED, path[:-1]) or ()) or isinstance(path[-1], int) and before is not None
    text = put(COMMENTED, path, value)
    assert value_at(text, path) == value
    if there:
        assert data_of(parse(put(text, path, before))) == whole


def paths(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every path in some data."""
    for key, each in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield (*path, key)
        yield from paths(each, (*path, key))


@pytest.mark.parametrize("file", FILES[::3], ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_scenarios_keep_their_comments_under_any_edit(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A value put in its own place, a member added and taken away: the same meaning, and never written anew."""
    monkeypatch.setattr(edits, "document", lambda data: pytest.fail("written anew"))
    text = file.read_text("utf-8")
    data = data_of(parse(text))
    for path in list(paths(data))[::5]:
        value = value_at(text, path)
        assert data_of(parse(put(text, path, value))) == data
        if isinstance(value, dict):
            more = put(text, (*path, "One more"), {"owner": "Ana", "text": ["Action: a, b: c"]})
            assert set(comments(text)) <= set(comments(more))
            assert data_of(parse(drop(more, (*path, "One more")))) == data
