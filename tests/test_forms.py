"""The short forms: what they answer, as they stand and with other values, from lists worked out by hand."""

from __future__ import annotations

from itertools import combinations, product
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml

from judge import games
from judge.content.problem import Place
from judge.scenario.forms.filling import defaults, fill, read_values
from judge.scenario.forms.form import About, Field, Form, controls, forms
from judge.scenario.read import read
from judge.scenario.report import report

LISTS = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in (Path(__file__).parent / "forms").glob("*.yml")}
CASES = [(game, case) for game, cases in sorted(LISTS.items()) for case in cases]
# Lists of areas are long, and one is as good as another.
FEW = 16
GAMES = [game for game in games.playable() if forms(game)]


@pytest.mark.parametrize(
    ("game", "case"), CASES, ids=[f"{game} {case['form']} {n}: {case['rule']}" for n, (game, case) in enumerate(CASES)]
)
def test_a_form_answers_as_the_rulebook_does(game: str, case: dict[str, Any]) -> None:
    """The answers in the order of the questions, the last of them perhaps left out; the rule that decides is cited."""
    form = forms(game)[case["form"]]
    usual = defaults(controls(game, form))
    assert case["says"].keys() <= usual.keys()
    verdicts = report(read(fill(form, {**usual, **case["says"]}))).verdicts[: len(case["answers"])]

    assert [each.answer.value for each in verdicts] == case["answers"]
    assert f"{game}:{case['rule']}" in {str(cite) for each in verdicts for cite in each.cites}


@pytest.mark.parametrize("game", GAMES)
def test_every_form_is_in_the_list(game: str) -> None:
    """Each as it stands, and with other values at least three times."""
    found = [case["form"] for case in LISTS[game]]

    assert [id for id in forms(game) if found.count(id) < 4] == []
    assert {case["form"] for case in LISTS[game] if not case["says"]} == set(forms(game))


@pytest.mark.parametrize(("game", "id"), [(game, id) for game in GAMES for id in forms(game)])
def test_any_two_options_go_together(game: str, id: str) -> None:
    """Whatever two fields say, claims apart, the form makes a scenario that can be run."""
    form = forms(game)[id]
    usual = defaults(controls(game, form))
    said = [
        (each.id, (True, False) if each.kind == "truth" else each.options)
        for each in controls(game, form)
        if each.kind in ("choice", "truth") and each.id not in ("ana", "ben") and len(each.options) < FEW
    ]
    for (one, values), (other, more) in combinations(said, 2):
        for value, also in product(values, more):
            report(read(fill(form, {**usual, one: value, other: also})))


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_dispute_has_a_form(game: str) -> None:
    """Damage, who may act, costs, what is allowed, orders, and who wins."""
    assert {*get_args(About)} - {"other"} <= {form.about for form in forms(game).values()}


def test_a_row_of_choices_says_nothing_until_something_is_chosen() -> None:
    """Rows in which everything is chosen from a list: those that were chosen, not as many as a page could show."""
    place = Place("forms.yml")
    change = Field(id="change", label="Change", options=("+1", "-1"), place=place)
    rows = Field(id="changes", label="Changes", rows=(change,), place=place)
    form = Form(id="f", about="other", title="F", fields=(rows,), scenario={}, place=place)
    (control,) = controls("pebbles", form)

    assert control.rows[0].options == ("", "+1", "-1") and control.rows[0].default == ""
    assert read_values("pebbles", form, {"changes-0-change": ["-1"], "changes-1-change": [""]}) == {
        "changes": [{"change": "-1"}]
    }


def test_a_field_that_names_something_is_a_choice_of_names() -> None:
    """A field like one that refers to towers offers the towers of the form's own table."""
    place = Place("forms.yml")
    tower = Field(id="tower", label="Tower", like="echoes.tower", place=place)
    table = {"towers": {"Hut": {"owner": "Ana"}, "Keep": {"owner": "Ben"}}}
    form = Form(id="f", about="other", title="F", fields=(tower,), scenario={"table": table}, place=place)
    (control,) = controls("pebbles", form)

    assert (control.kind, control.options) == ("choice", ("Hut", "Keep"))
