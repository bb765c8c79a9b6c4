"""Disputes from a short form: the fields, the scenario they make, and what is said when one does not fit."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from judge import games
from judge.console.pages import dispute_forms
from judge.content.fields import kind_of
from judge.content.problem import BadInput
from judge.scenario.forms.checks import form_problems
from judge.scenario.forms.filling import examples, fill, read_values
from judge.scenario.forms.form import Field, Form, controls, forms, table_field
from judge.scenario.read import read
from judge.scenario.report import report

EVERY = [(game, id) for game in games.playable() for id in forms(game)]
DAMAGE = "/console/dispute/chaotic/attack-damage"


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_every_form_settles_something_as_it_stands(game: str, id: str) -> None:
    """Every form of every game makes a scenario that can be run, and every question of it is answered."""
    form = forms(game)[id]
    found = report(read(fill(form, examples(controls(game, form)))))

    assert found.scenario.about and found.verdicts
    assert all(not verdict.unsettled for verdict in found.verdicts)


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_every_option_of_every_form_can_be_chosen(game: str, id: str) -> None:
    """Each option alone, and each number at 1, makes a scenario that can be run."""
    form = forms(game)[id]
    usual = examples(controls(game, form))
    for each in controls(game, form):
        tried: list[Any] = [[option] if each.kind == "many" else option for option in each.options]
        if each.kind == "number" and (each.min or 0) <= 1 <= (each.max or 1):
            tried.append(1)
        for value in tried + ([True, False] if each.kind == "truth" else []):
            report(read(fill(form, {**usual, each.id: value})))


@pytest.mark.parametrize("game", games.playable())
def test_what_is_picked_by_an_option_names_options(game: str) -> None:
    """An option that is not listed leaves its place out, so none may be misspelt; nor is anything else wrong."""
    assert list(form_problems(game)) == []


def test_the_console_lists_what_it_is_about(client: FlaskClient) -> None:
    """The page of a game begins with the kinds of dispute."""
    page = client.get("/console/game/chaotic").text

    assert "How much damage?" in page and "Who may act now?" in page and "Is this deck legal?" in page


@pytest.mark.parametrize(
    "field",
    [
        {"like": "creatures.energy"}, {"default": True}, {"options": ("a", "b")}, {"options": tuple("abcde")},
        {"options": ("a", "b"), "many": True}, {}, {"rows": (Field(id="n", label="N", hint="quite so"),)},
    ],
)  # fmt: skip
def test_every_kind_of_field_shows_its_hint(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, field: dict[str, Any]
) -> None:
    """A number, a yes or no, chips, a list, a text, rows: the words that explain it stand with its label."""
    made = Form(id="x", about="other", title="X", scenario={}, fields=(Field(id="f", label="F", hint="so", **field),))
    monkeypatch.setattr(dispute_forms, "_known", lambda game, id: made)
    page = client.get("/console/dispute/chaotic/x").text

    assert page.count("<small>so</small>") == 1 and page.count("<small>quite so</small>") == ("rows" in field)


def test_a_dispute_is_settled_from_its_form(client: FlaskClient) -> None:
    """5 + 10 Fire, doubled, less 15, is 15; the claims of both are judged."""
    form = {
        "base": "5", "fire": "10", "elements": "fire", "energy": "50", "ana": "15", "ben": "0",
        "changes-0-source": "Chorus", "changes-0-change": "double",
        "changes-1-source": "Shield", "changes-1-change": "−", "changes-1-change-n": "15",
    }  # fmt: skip
    settled = client.post(DAMAGE, data=form)
    page = client.get(settled.location).text

    assert settled.status_code == 303
    assert 'class="answer">15<' in page and "Attacker</strong> says 15: right" in page


def test_a_verdict_leads_back_to_its_form(client: FlaskClient) -> None:
    """The numbers, the changes and the names are as they were sent."""
    form = {
        "base": "7",
        "energy": "50",
        "changes-0-change": "+",
        "changes-0-change-n": "10",
        "player-0": "Mia",
        "ana": "17",
    }
    page = client.get(client.post(DAMAGE, data=form).location).text
    back = re.search(r'href="([^"]+)">Change the numbers', page)
    assert back is not None and "Mia</strong> says 17: right" in page
    again = client.get(html.unescape(back[1])).text

    assert 'name="base" inputmode="numeric" value="7"' in again
    assert 'name="changes-0-change" value="+" checked' in again
    assert 'by how much" inputmode="numeric" min="0" max="999" value="10"' in again
    assert 'data-seat="0" placeholder="name" value="Mia"' in again


def test_what_is_wrong_is_said_at_its_field(client: FlaskClient) -> None:
    """A change without a number is asked about where it stands."""
    page = client.post(DAMAGE, data={"changes-0-change": "+"})

    assert page.status_code == 422
    assert 'role="alert">How much? Give a number after +.</small>' in page.text


def test_nothing_is_answered_for_a_card_nobody_has_described(client: FlaskClient) -> None:
    """The number that the card bears comes empty; without it there is no answer, and the form says what it needs."""
    assert 'name="base" inputmode="numeric" value="" placeholder="5"' in client.get(DAMAGE).text
    page = client.post(DAMAGE, data={"energy": "50", "fire": "10"})

    assert page.status_code == 422 and "Fill this in, for instance 5</small>" in page.text
    assert 'name="fire" inputmode="numeric" value="10"' in page.text


def test_no_claim_is_made_for_anybody(client: FlaskClient) -> None:
    """A form that is sent as it stands has no claims."""
    page = client.get(client.post(DAMAGE, data={"base": "5", "energy": "50"}).location).text

    assert 'class="claim' not in page.partition('class="verdict')[2].partition("</section>")[0]


def test_a_wrong_claim_is_told_in_a_sentence(client: FlaskClient) -> None:
    """What is wrong with a claim is written as a sentence of its own."""
    form = {"kind": "a character", "politics": "2", "paid": "another allegiance", "tokens": "1", "ana": "3"}
    settled = client.post("/console/dispute/wot-ccg/recruit-cost", data=form)

    assert "This goes against &#34;Applied before other modifiers&#34;" in client.get(settled.location).text


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        ({"base": "many"}, "Found &#34;many&#34;; allowed: a whole number from -999 to 999"),
        ({"energy": "1000"}, "a whole number from 0 to 999"),
        ({"changes-0-source": "X", "changes-0-change": "mauve"}, "mauve"),
    ],
)
def test_a_field_that_does_not_fit(client: FlaskClient, sent: dict[str, str], why: str) -> None:
    """The form comes back with the reason and with everything that was typed."""
    answer = client.post(DAMAGE, data={"base": "5", "energy": "50", "ana": "kept", **sent})

    assert answer.status_code == 422 and why in answer.text and 'value="kept"' in answer.text


def test_one_more_row(client: FlaskClient) -> None:
    """Without a script a button brings one more row, and nothing typed is lost."""
    first = client.get(DAMAGE).text
    more = client.post(DAMAGE, data={"base": "7", "changes-0-source": "X", "more": "changes"}).text

    assert "changes-1-source" not in first and "changes-1-source" in more and 'value="7"' in more
    assert "changes-2-source" not in more


@pytest.mark.parametrize("path", ["/console/dispute/chaotic/nonsense", "/console/dispute/nonsense/x"])
def test_a_form_that_is_not_there(client: FlaskClient, path: str) -> None:
    """The page says which there are."""
    assert client.get(path).status_code == 404


def test_a_field_takes_its_bounds_from_the_table() -> None:
    """A field that is like one of the table has its kind and bounds; one that is like nothing is an error."""
    energy = Field(id="e", label="E", like="creatures.energy")
    form = Form(id="x", about="other", title="X", scenario={}, fields=(energy,))
    (control,) = controls("chaotic", form)

    assert (control.kind, control.min, control.max, control.hint) == ("number", 0, 999, "")
    with pytest.raises(BadInput, match="unknown field of the table"):
        table_field("chaotic", "creatures.mana", form.place)
    assert kind_of(table_field("chaotic", "creatures.elements", form.place).type).name == "list"


def test_a_row_in_which_nothing_is_typed_is_left_out() -> None:
    """A choice that begins with some value always has one; that alone does not make a row."""
    does = Field(id="does", label="Does", options=("harm", "good"), default="good")
    rows = Field(id="items", label="Items", rows=(Field(id="name", label="Name"), does))
    form = Form(id="x", about="other", title="X", scenario={}, fields=(rows,))
    sent = {"items-0-does": ["good"], "items-2-name": ["Song"], "items-2-does": ["good"]}

    assert read_values("chaotic", form, sent)["items"] == [{"name": "Song", "does": "good"}]


def test_a_number_left_empty_within_a_text_is_0() -> None:
    """A cost in which only Politics is filled in has no other symbols."""
    form = Form(id="x", about="other", title="X", scenario={"cost": "$politics politics, $combat combat"}, fields=())

    assert fill(form, {"politics": 2, "combat": None}) == "{cost: '2 politics, 0 combat'}\n"


def test_what_is_left_empty_is_left_out() -> None:
    """Empty values, rows and conditions leave no trace in the scenario; text cannot break out of its place."""
    field = Field(id="name", label="N")
    tree = {
        "a": "$name", "b": {"when": "flag", "c": 1}, "d": [{"each": "rows", "is": "$x"}], "e": "so $name",
        "f": {"each rows $x": "$y"}, "g": {"choose": "name", "other": 1},
    }  # fmt: skip
    form = Form(id="x", about="other", title="X", scenario=tree, fields=(field,))

    assert read_values("chaotic", form, {"name": ["- [}: #"]}) == {"name": "- [}: #"}
    assert fill(form, {"name": ""}) == "{e: 'so '}\n"
    filled = fill(form, {"name": "- [}: #", "flag": True, "rows": [{"x": "p", "y": 2}]})
    assert filled == "a: '- [}: #'\nb: {c: 1}\nd: [p]\ne: 'so - [}: #'\nf: {p: 2}\n"
