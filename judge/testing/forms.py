"""What must hold for the short forms of a game; and the list of what each answers, worked out by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from pathlib import Path
from typing import Any, cast

import yaml

from judge import games
from judge.content.problem import BadInput
from judge.scenario.forms.filling import Change, examples, fill
from judge.scenario.forms.form import Control, Form, controls, forms
from judge.scenario.forms.players import seats, with_names
from judge.scenario.quantities import plain
from judge.scenario.read import read
from judge.scenario.report import report

FEW = 16
"""Lists of options longer than this are not tried in pairs: one of a long list is as good as another."""
SIGNS = {"+": "+", "-": "−", "x": "double", "/": "half", "=": "set to"}
NAMES = ("Mia", "Jo", "Kit")
Case = Mapping[str, Any]


def read_list(path: Path) -> list[Case]:
    """The list of a game: each case says form, rule, what is said (`says`) and the answers; empty if there is none."""
    found = yaml.safe_load(path.read_text("utf-8")) if path.is_file() else []
    return cast("list[Case]", found or [])


def answered(game: str, case: Case) -> Iterator[str]:
    """The answers in the order of the questions, the last of them perhaps left out; the rule that decides is cited."""
    form = forms(game)[case["form"]]
    usual = examples(controls(game, form))
    if unknown := case["says"].keys() - usual.keys():
        yield f"{form.id}: there is no field {', '.join(sorted(unknown))}"
        return
    says = _with_changes(controls(game, form), case["says"])
    verdicts = report(read(fill(form, {**usual, **says}))).verdicts[: len(case["answers"])]
    found = [each.answer.value for each in verdicts]
    if found != case["answers"]:
        yield f"{form.id} with {case['says'] or 'what it begins with'}: expected {case['answers']}, found {found}"
    if f"{game}:{case['rule']}" not in {str(cite) for each in verdicts for cite in each.cites}:
        yield f"{form.id} with {case['says'] or 'what it begins with'}: {game}:{case['rule']} is not among its rules"


def any_two_go_together(game: str, form: Form) -> Iterator[str]:
    """Whatever two fields say, claims apart, the form makes a scenario that can be run."""
    usual = examples(controls(game, form))
    said = [
        (each.id, (True, False) if each.kind == "truth" else each.options)
        for each in controls(game, form)
        if each.kind in ("choice", "truth") and not each.claimed and len(each.options) < FEW
    ]
    for (one, values), (other, more) in combinations(said, 2):
        for value, also in product(values, more):
            try:
                report(read(fill(form, {**usual, one: value, other: also})))
            except BadInput as bad:
                yield f"{form.id} with {one}: {value}, {other}: {also}: {bad}"


def names_change_nothing(game: str, form: Form) -> Iterator[str]:
    """With other names for its players a form gives the same answers, about the same things."""
    usual = examples(controls(game, form))
    called = dict(zip([each["role"] for each in seats(form)], NAMES, strict=False))
    usually = report(read(fill(form, usual))).verdicts
    other = report(read(fill(form, usual, called=called))).verdicts
    for before, after in zip(usually, other, strict=True):
        renamed = str(with_names({"table": {}, "said": plain(before.answer.value)}, called)["said"])
        if str(plain(after.answer.value)) != renamed:
            yield f"{form.id}: {before.ask.text} is {renamed}, but {plain(after.answer.value)} with other names"


def unlisted(game: str, cases: list[Case]) -> Iterator[str]:
    """Each form is in the list: as it stands, and with other values at least three times."""
    found = [case["form"] for case in cases]
    usual = {case["form"] for case in cases if not case["says"]}
    for id in forms(game):
        if found.count(id) < 4 or id not in usual:
            yield f"{id}: the list has it {found.count(id)} times{'' if id in usual else ', never as it stands'}"


def kinds_without_a_form(game: str) -> Iterator[str]:
    """A game that can be asked about damage, costs or winners has a form for that dispute; one without needs none."""
    asked = " ".join(quantity.pattern for quantity in games.rules(game).quantities)
    about = {form.about for form in forms(game).values()}
    for kind, word in (("damage", "damage"), ("cost", "cost"), ("win", "winner")):
        if about and word in asked and kind not in about:
            yield f"it can be asked about a {word}, but no form is about: {kind}"


def _with_changes(fields: tuple[Control, ...], says: Mapping[str, Any]) -> dict[str, Any]:
    """What a list says of a form, with each change as the page sends it: `-3` is the way − with the number 3."""
    by_id = {each.id: each for each in fields}
    found = dict(says)
    for id, value in says.items():
        if by_id[id].kind == "rows":
            found[id] = [_with_changes(by_id[id].rows, row) for row in value]
        elif by_id[id].kind == "change" and value:
            way = SIGNS[value[0]]
            found[id] = Change(way, int(value[1:]), by_id[id].change[way])
    return found
