"""What must hold for the short forms of a game; and the list of what each answers, worked out by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from pathlib import Path
from typing import Any

import yaml

from judge import games
from judge.content import shape
from judge.content.problem import BadInput, unknown
from judge.content.yamltree import Node, parse
from judge.kit.rows import item, row
from judge.kit.words import counted
from judge.scenario.forms.filling import as_said, examples, fill
from judge.scenario.forms.form import Form, controls, forms
from judge.scenario.forms.players import seats, with_names
from judge.scenario.quantities import plain
from judge.scenario.read import read, text_of
from judge.scenario.report import report

FEW = 16
"""Lists of options longer than this are not tried in pairs: one of a long list is as good as another."""
NAMES = ("Mia", "Jo", "Kit")
Case = Mapping[str, Any]


@row
class Listed:
    """One case of the list of a game: which form, what is said in it, the answers worked out by hand, their rule."""

    form: str = item("the form")
    rule: str = item("a rule that its answers must name")
    says: Mapping[str, Any] = item("the fields that are filled in otherwise than they come", default={})
    answers: tuple[Any, ...] = item("the answers in the order of its questions")
    because: str = item("how they were worked out", default="")


@row
class Lists:
    """The list of a game."""

    cases: tuple[Listed, ...] = item("the cases", default=())


def read_list(path: Path) -> list[Case]:
    """The list of a game: each case says form, rule, what is said (`says`) and the answers; empty if there is none."""
    if not path.is_file():
        return []
    text, name = text_of(path), f"tests/forms/{path.name}"
    node = parse(text, name)
    shape.read(Node("map", {"cases": node}, 1, 1), Lists, name)
    return [{"says": {}, **case} for case in yaml.safe_load(text) or []]


def answered(game: str, case: Case) -> Iterator[str]:
    """The answers in the order of the questions, the last of them perhaps left out; the rule that decides is cited."""
    if case["form"] not in forms(game):
        yield unknown("form", case["form"], forms(game))
        return
    form = forms(game)[case["form"]]
    usual = examples(controls(game, form))
    if strange := case["says"].keys() - usual.keys():
        yield f"{form.id}: {unknown('field', min(strange), usual)}"
        return
    says = {each: value for each, value in as_said(controls(game, form), case["says"]).items() if each in case["says"]}
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
            often = f"{counted(found.count(id), 'time')}{'' if id in usual else ', never as it stands'}"
            yield f"tests/forms/{game}.yml has the form {id} {often}; as it stands and three times otherwise are wanted"


def kinds_without_a_form(game: str) -> Iterator[str]:
    """A game that can be asked about damage, costs or winners has a form for that dispute; one without needs none."""
    asked = " ".join(quantity.pattern for quantity in games.rules(game).quantities)
    about = {form.about for form in forms(game).values()}
    for kind, word in (("damage", "damage"), ("cost", "cost"), ("win", "winner")):
        if about and word in asked and kind not in about:
            yield f"it can be asked about a {word}, but no form is about: {kind}"
