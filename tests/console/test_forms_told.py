"""What a form says of what it was filled in with: at its field, in its own words, whatever is typed; and back again."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given, settings
from hypothesis import strategies as st

from judge import games
from judge.console.situations.line_of_play import line_of_play
from judge.console.situations.situation import Situation
from judge.content.problem import BadInput, Problem
from judge.scenario.forms.filling import Change, examples, fill, read_values
from judge.scenario.forms.form import Control, Form, controls, forms
from judge.scenario.forms.lacking import wrong_with
from judge.scenario.forms.players import named, seats

EVERY = [(game, id) for game in games.playable() for id in forms(game)]
BAD = (
    "", "x", "-5", "1.5", "100000", "x2", "doubled", "a: b", "{", "[1", "- x", "#", "#1", "$base", "yes", "no", "null",
    "~", "Friend", "Enemy", "Foe", "Target", "Card", "a and b", "pass", "next: actor", "every creature", "3 to Fade",
    "*", "&a", "Fire 5", "\u200b", "é’s", "2024-01-01", "The hero", "Attacker", "Player", "One",
)  # fmt: skip
FILE_WORDS = re.compile(
    r"scenario|table\.|\btable:|asks|choices:|next:|actor:|at:|\[\d+\]|judge guide|`|:\d+:\d+|\bkey\b"
)


def sent_by(fields: tuple[Control, ...], values: dict[str, Any], prefix: str = "") -> dict[str, list[str]]:
    """What a page would send that says these values."""
    found: dict[str, list[str]] = {}
    for each in fields:
        value, name = values.get(each.id), f"{prefix}{each.id}"
        if each.kind == "rows":
            for n, row in enumerate(value or []):
                found |= sent_by(each.rows, row, f"{each.id}-{n}-")
        elif isinstance(value, Change):
            found |= {name: [value.way], f"{name}-n": ["" if value.n is None else str(value.n)]}
        elif each.kind == "truth":
            found |= {name: ["yes"]} if value else {}
        elif value not in (None, ""):
            found[name] = list(map(str, value)) if isinstance(value, list) else [str(value)]
    return found


def names_of(fields: tuple[Control, ...], prefix: str = "") -> Iterator[str]:
    """The names of the fields of a page, with those of two rows where there may be several."""
    for each in fields:
        if each.kind == "rows":
            yield from (name for n in range(2) for name in names_of(each.rows, f"{each.id}-{n}-"))
        else:
            yield f"{prefix}{each.id}"
            yield from [f"{prefix}{each.id}-n"] * (each.kind == "change")


def refused(text: str) -> bool:
    try:
        line_of_play(Situation(text))
    except BadInput:
        return True
    return False


def told(game: str, form: Form, sent: dict[str, list[str]]) -> list[Problem]:
    """What the page of a form says of what was sent."""
    try:
        values = read_values(game, form, sent)
        return wrong_with(game, form, values, {}, named(form, sent), refused)
    except BadInput as bad:
        return list(bad.problems)


@pytest.mark.parametrize(("game", "id"), EVERY)
@settings(max_examples=12, deadline=None, derandomize=True)
@given(data=st.data())
def test_whatever_is_typed_a_mistake_is_told_at_its_field(game: str, id: str, data: st.DataObject) -> None:
    """No word of the file format, and a field of the page for each: whatever stands in some of its fields."""
    form = forms(game)[id]
    fields = controls(game, form)
    names = [*names_of(fields), *(f"player-{n}" for n in range(len(seats(form))))]
    wrong = data.draw(st.dictionaries(st.sampled_from(names), st.sampled_from(BAD), min_size=1, max_size=3))
    sent = {**sent_by(fields, examples(fields)), **{name: [text] for name, text in wrong.items()}}
    there = {*names, *(each.id for each in fields)}

    for each in told(game, form, sent):
        assert each.field in there, (sent, each)
        labels = each.message.partition(":")[2]
        assert not FILE_WORDS.search(re.sub(r'"[^"]*"', "", labels)), (sent, each)


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_what_a_page_sends_is_what_the_form_says(game: str, id: str) -> None:
    """The examples of a form, sent by its page, make the very scenario that they make."""
    form = forms(game)[id]
    fields = controls(game, form)
    usual = examples(fields)

    assert told(game, form, sent_by(fields, usual)) == []
    assert fill(form, read_values(game, form, sent_by(fields, usual))) == fill(form, usual)


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_a_form_a_table_a_verdict_and_back(client: FlaskClient, game: str, id: str) -> None:
    """Filled in with its examples it opens as a table, from there the verdict, and back: the same numbers."""
    form = forms(game)[id]
    fields = controls(game, form)
    page = f"/console/dispute/{game}/{id}"
    sent = {**sent_by(fields, examples(fields)), **({"player-0": ["Mia"]} if seats(form) else {})}
    table = client.post(page, data={**sent, "build": ["yes"]})
    assert table.status_code == 303 and client.get(table.location).status_code == 200
    link = table.location.partition("?")[0].rpartition("/")[2]
    verdict = client.get(f"/console/play/{link}", follow_redirects=True).text
    back = re.search(r'href="([^"]+)">Change the numbers', verdict)
    assert back is not None
    again = client.get(html.unescape(back[1])).text

    held, meant = filled_in(again), {(name, text) for name, texts in sent.items() for text in texts if text}
    usual = {(each.id, inner.id): str(inner.default) for each in fields for inner in each.rows}

    assert meant <= held
    assert all(usual.get((name.split("-")[0], name.split("-", 2)[2])) == text for name, text in held - meant)


def filled_in(page: str) -> set[tuple[str, str]]:
    """What the fields of a page hold, but for what they hold anyway."""
    held = set(re.findall(r'<input[^>]* name="([^"]+)"[^>]* value="([^"]+)" checked', page))
    for tag in re.findall(r"<input[^>]+>", page):
        name, value = re.search(r'name="([^"]+)"', tag), re.search(r'value="([^"]+)"', tag)
        if name and value and 'type="radio"' not in tag and 'type="checkbox"' not in tag:
            held.add((name[1], html.unescape(value[1])))
    for name, options in re.findall(r'<select name="([^"]+)"[^>]*>(.*?)</select>', page):
        held |= {(name, html.unescape(each)) for each in re.findall(r'<option value="([^"]*)" selected', options)}
    return {(name, html.unescape(text)) for name, text in held if text}
