"""What is wrong with the short forms of a game, before anybody opens one: each is filled in and read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.content.problem import BadInput, Problem, unknown
from judge.scenario.forms.filling import SLOT, examples, fill
from judge.scenario.forms.form import Form, controls, forms
from judge.scenario.read import read


def form_problems(game: str) -> Iterator[Problem]:
    """Everything that keeps a form of a game from being shown, filled in with what it begins with, and read."""
    try:
        found = forms(game)
    except BadInput as bad:
        yield from bad.problems
        return
    for form in found.values():
        yield from _unknown_places(form)
        try:
            read(fill(form, examples(controls(game, form))))
        except BadInput as bad:
            yield from (_of_form(form, each) for each in bad.problems)


def _of_form(form: Form, problem: Problem) -> Problem:
    """A problem of the scenario that a form makes is one of the form."""
    if problem.place.file == form.place.file:
        return problem
    said = f"the form {form.id}, as it stands, makes a scenario that cannot be read: {problem.message}"
    return Problem(form.place, said, problem.field)


def _unknown_places(form: Form) -> Iterator[Problem]:
    """Places in the scenario for fields that the form does not have."""
    fields = {each.id for each in form.fields} | {row.id for each in form.fields for row in each.rows}
    for name in sorted(_places(form.scenario) - fields):
        yield Problem(form.place, f"the form {form.id}: {unknown('field', name, sorted(fields))}", "scenario")


def _places(part: Any) -> set[str]:
    if isinstance(part, Mapping):
        inner = {name for each in (*part, *part.values()) for name in _places(each)}
        return inner | {str(part[key]) for key in ("when", "choose", "each") if isinstance(part.get(key), str)}
    if isinstance(part, list | tuple):
        return {name for each in part for name in _places(each)}
    return set(SLOT.findall(part)) if isinstance(part, str) else set()
