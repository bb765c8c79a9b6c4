"""What is wrong with the short forms of a game, before anybody opens one: each is filled in and read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.content.problem import BadInput, Problem, unknown
from judge.scenario.forms.filling import JOINED, SLOT, condition_of, examples, fill, options_of
from judge.scenario.forms.form import Form, controls, forms
from judge.scenario.read import read

TRUTHS = ("yes", "no", "True", "False")


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
            yield from _unknown_options(game, form)
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


def _unknown_options(game: str, form: Form) -> Iterator[Problem]:
    """What is picked by an option that its field does not have: such a place would silently be left out."""
    fields = [each for field in controls(game, form) for each in (field, *field.rows)]
    options = {each.id: TRUTHS if each.kind == "truth" else each.options for each in fields}
    for field, named in _picked(form.scenario):
        for option in sorted(named - {*options.get(field, named)}):
            said = f"the form {form.id}: {unknown(f'option of {field}', option, options[field])}"
            yield Problem(form.place, said, "scenario")


def _picked(part: Any) -> Iterator[tuple[str, set[str]]]:
    """Each `choose` of a scenario with the options it names."""
    if isinstance(part, Mapping) and "choose" in part:
        yield (
            str(part["choose"]),
            {option for key in part if key not in ("choose", "each") for option in options_of(key)},
        )
    inner = part.values() if isinstance(part, Mapping) else part if isinstance(part, list | tuple) else ()
    for each in inner:
        yield from _picked(each)


def _places(part: Any) -> set[str]:
    if isinstance(part, Mapping):
        inner = {name for each in (*part, *part.values()) for name in _places(each)}
        named = {str(part[key]) for key in ("choose", "each") if isinstance(part.get(key), str)}
        return inner | named | ({condition_of(part)} - {""})
    if isinstance(part, list | tuple):
        return {name for each in part for name in _places(each)}
    return {*SLOT.findall(part), *(rows for rows, _ in JOINED.findall(part))} if isinstance(part, str) else set()
