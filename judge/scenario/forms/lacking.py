"""What is wrong with what a form was filled in with, said at the field it is about, in the words of the form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from judge import cards
from judge.content.problem import Place, Problem, listed, shown
from judge.scenario.forms.filling import Change, examples, fill
from judge.scenario.forms.form import Control, Form, controls, roles
from judge.scenario.forms.names import name_problems, row_names, with_row_names
from judge.scenario.forms.picks import Pick

REQUIRED = ("number", "choice", "change", "rows")


def missing(game: str, form: Form, values: Mapping[str, Any], picked: Mapping[Pick, str]) -> list[Problem]:
    """What has to be said and is not: neither typed nor printed on a picked card, though it makes a difference."""
    printed = {field for pick, name in picked.items() if name for field in pick.fields.values()}
    found: list[Problem] = []
    for each in controls(game, form):
        value = values.get(each.id)
        if each.kind == "rows" and value:
            found += _missing_in_rows(form, each, values, [pick for pick in picked if pick.rows == each.id])
        elif each.kind == "row" and not with_row_names(form, values)[each.id]:
            names = tuple(row_names(form, with_row_names(form, values))[each.of])
            if _differ(form, ({**values, each.id: name} for name in names)):
                found.append(_fill_in(each._replace(options=names), each.id))
        elif _lacks(each, value) and each.id not in printed and _matters(form, values, each):
            found.append(_fill_in(each, each.id))
    return found


def _matters(form: Form, values: Mapping[str, Any], control: Control) -> bool:
    """Whether the scenario says anything of a field: what is asked of an ally is no matter where a hero defends."""
    return _differ(form, ({**values, control.id: each} for each in _possible(control)))


def _possible(control: Control) -> tuple[Any, ...]:
    """Some of what a field could say."""
    if control.kind == "rows":
        return [], examples((control,))[control.id]
    if control.kind == "change":
        return tuple(Change(way, 1, says) for way, says in control.change.items())
    return control.options if control.kind == "choice" else (control.example, control.example + 1)


def _differ(form: Form, some: Iterable[Mapping[str, Any]]) -> bool:
    return len({fill(form, each) for each in some}) > 1


def _missing_in_rows(form: Form, control: Control, values: Mapping[str, Any], picked: list[Pick]) -> Iterator[Problem]:
    """What a row does not say; one that names a card of the collection need not."""
    named = with_row_names(form, values)
    names = row_names(form, named)
    rows = values[control.id]
    for n, row in enumerate(rows):
        printed = {field for pick in picked if row.get(pick.name) for field in pick.fields.values()}
        for each in (each for each in control.rows if each.id not in printed):
            if each.kind == "row":
                lacks, could = not named[control.id][n].get(each.id), tuple(names[each.of])
            else:
                lacks, could = _lacks(each, row.get(each.id)), ()
            some = (
                [*rows[:n], {**row, each.id: one}, *rows[n + 1 :]] for one in could or (lacks and _possible(each)) or ()
            )
            if lacks and _differ(form, ({**values, control.id: tried} for tried in some)):
                yield _fill_in(each._replace(options=could or each.options), f"{control.id}-{n}-{each.id}")


def _lacks(control: Control, value: Any) -> bool:
    return control.kind in REQUIRED and control.example is not None and not control.optional and value in (None, "", [])


def _fill_in(control: Control, name: str) -> Problem:
    if control.kind in ("choice", "row"):
        said = f"choose one of: {listed(filter(None, control.options))}"
    elif control.kind == "change":
        said = f"choose how it is changed: {listed(control.options)}"
    else:
        said = "fill in at least one" if control.kind == "rows" else f"fill this in, for instance {control.example}"
    return Problem(Place("form"), f"{control.label}: {said}", name)


def wrong_with(
    game: str,
    form: Form,
    values: Mapping[str, Any],
    picked: Mapping[Pick, str],
    called: Mapping[str, str],
    refused: Callable[[str], bool],
) -> list[Problem]:
    """What keeps a form from being settled, each at its field; `refused` says whether a scenario cannot be played."""
    found = [*missing(game, form, values, picked), *name_problems(form, values, called)]
    if not found and refused(fill(form, values, picked, called)):
        return [_at_its_field(game, form, values, picked, called, refused)]
    return found


def _at_its_field(
    game: str,
    form: Form,
    values: Mapping[str, Any],
    picked: Mapping[Pick, str],
    called: Mapping[str, str],
    refused: Callable[[str], bool],
) -> Problem:
    """The field because of which a scenario is refused: without it, or with what it could say, the rest is not.

    One field after another is put back to what it could be, those first in which anything can be written.
    """
    usual = examples(controls(game, form))
    whole = {**usual, **{id: value for id, value in values.items() if value not in (None, "", [])}}
    for pick, name in picked.items():
        if name and not refused(fill(form, whole, {**picked, pick: ""}, called)):
            close = cards.close_name(game, name)
            meant = f"did you mean {close}?" if close and close != name else "fill in what is printed on it below"
            said = f"{pick.called}: the card {shown(name)} cannot be used here; {meant}"
            return Problem(Place("form"), said, pick.id)
    for n, role in enumerate(roles(form)):
        if called.get(role) and not refused(fill(form, values, picked, {**called, role: ""})):
            said = f"Name: {shown(called[role])} cannot be told from other words here; take another name"
            return Problem(Place("form"), said, f"player-{n}")
    tried = dict(values)
    order = sorted(controls(game, form), key=lambda each: (each.kind != "text", each.kind != "rows"))
    last = order[-1]
    for last in order:
        if last.kind == "rows" and (row := _bad_row(form, last, tried, picked, called, refused)):
            return row
        tried[last.id] = usual[last.id]
        if not refused(fill(form, tried, picked, called)):
            break
    return Problem(Place("form"), _unfit(last, values.get(last.id)), last.id)


def _bad_row(
    form: Form,
    control: Control,
    values: Mapping[str, Any],
    picked: Mapping[Pick, str],
    called: Mapping[str, str],
    refused: Callable[[str], bool],
) -> Problem | None:
    """The row without which a scenario is not refused, and what in it was written freely."""
    rows = values.get(control.id) or []
    for n, row in enumerate(rows):
        others = {**values, control.id: [*rows[:n], *rows[n + 1 :]]}
        if not refused(fill(form, others, picked, called)):
            written = [each for each in control.rows if each.kind == "text" and row.get(each.id)]
            inner = next((each for each in written if not each.called), (*written, *control.rows)[0])
            return Problem(Place("form"), _unfit(inner, row.get(inner.id)), f"{control.id}-{n}-{inner.id}")
    return None


def _unfit(control: Control, value: Any) -> str:
    if control.kind != "text" or value in (None, ""):
        return f"{control.label}: this does not go together with what the other fields say"
    instance = f"; write it as on the card, for instance {control.example}" if control.example else ""
    return f"{control.label}: {shown(str(value))} is not understood here{instance}"
