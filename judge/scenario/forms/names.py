"""What the rows of a form are called: by their names, or as the form calls them; and names that are taken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from typing import Any

from judge import games
from judge.content.fields import kind_of, record_of
from judge.content.problem import Place, Problem, shown
from judge.scenario.forms.form import Field, Form, roles

ORDINALS = "Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth".split()
BARRED = "#$"
"""What a name cannot have: a # begins a copy's number, a $ the place of a field."""


def with_row_names(form: Form, values: Mapping[str, Any]) -> dict[str, Any]:
    """The values with a name for each row that nobody has named, and that name wherever a row is referred to."""
    found = dict(values)
    for field in form.fields:
        if any(each.called for each in field.rows):
            found[field.id] = _named(field, values.get(field.id) or [])
    names = row_names(form, found)
    for field in form.fields:
        if any(each.of for each in field.rows):
            found[field.id] = [_referring(field.rows, row, names) for row in found.get(field.id) or []]
    return _referring(form.fields, found, names)


def name_of(field: Field) -> Field | None:
    """The field of a row that names it."""
    return next((each for each in field.rows if each.called), None)


def _named(field: Field, rows: list[Mapping[str, Any]]) -> list[dict[str, Any]]:
    name = name_of(field)
    assert name is not None
    taken = {str(row.get(name.id)) for row in rows if row.get(name.id)}
    found: list[dict[str, Any]] = []
    for n, row in enumerate(rows):
        free = (each for each in (row_name(name.called, at) for at in count(n)) if each not in taken)
        called = row.get(name.id) or next(free)
        taken.add(str(called))
        found.append({**row, name.id: called})
    return found


def row_name(called: str, n: int) -> str:
    """Hero, Second Hero, Third Hero and so on; not Hero 2, which would be another copy of one card."""
    if n == 0:
        return called
    return f"{ORDINALS[n - 1]} {called}" if n <= len(ORDINALS) else f"{called} no. {n + 1}"


def row_names(form: Form, values: Mapping[str, Any]) -> dict[str, list[str]]:
    """What the rows of each field are called, of those that have been named."""
    named = ((field, name_of(field)) for field in form.fields)
    return {
        field.id: [str(row[name.id]) for row in values.get(field.id) or []] for field, name in named if name is not None
    }


def _referring(fields: Iterable[Field], row: Mapping[str, Any], names: Mapping[str, list[str]]) -> dict[str, Any]:
    """Values with names in place of the numbers of rows; where there is but one, that one is meant."""
    found = dict(row)
    for each in fields:
        if each.of and not isinstance(row.get(each.id), str):
            known, at = names[each.of], row.get(each.id)
            at = 0 if at is None and len(known) == 1 else at
            found[each.id] = known[at] if at is not None and at < len(known) else ""
    return found


def name_problems(form: Form, values: Mapping[str, Any], called: Mapping[str, str]) -> Iterator[Problem]:
    """Names that somebody else has on this table, or that cannot be written, each at its field."""
    taken: dict[str, Mapping[str, Any]] = {name.casefold(): {} for name in _fixed(form) if name not in roles(form)}
    for n, role in enumerate(roles(form)):
        name = called.get(role) or role
        yield from _unfit(name, "Name", f"player-{n}", name.casefold() in taken)
        taken[name.casefold()] = {}
    for field in form.fields:
        for n, row in enumerate(values.get(field.id) or [] if name_of(field) else []):
            inner = name_of(field)
            assert inner is not None
            name = str(row.get(inner.id) or "")
            if name:
                clash = name.casefold() in taken and not (inner.copies and taken[name.casefold()] == row)
                yield from _unfit(name, inner.label, f"{field.id}-{n}-{inner.id}", clash)
                taken[name.casefold()] = row


def _unfit(name: str, label: str, field: str, taken: bool) -> Iterator[Problem]:
    if barred := next((each for each in BARRED if each in name), ""):
        yield Problem(Place("form"), f"{label}: found {shown(name)}; a name cannot have {barred} in it", field)
    elif taken:
        yield Problem(
            Place("form"), f"{label}: {shown(name)} is something else on this table; take another name", field
        )


def _fixed(form: Form) -> Iterator[str]:
    """The names that the form itself gives to things on its table, players apart."""
    scenario = form.scenario if isinstance(form.scenario, Mapping) else {}
    table = scenario.get("table")
    known: Any = games.rules(str(scenario["game"])).table if "game" in scenario else None
    kinds = record_of(known).by_key if known else {}
    for group, rows in table.items() if isinstance(table, Mapping) else ():
        if group != "players" and (group not in kinds or kind_of(kinds[group].type).name == "map"):
            yield from _row_keys(rows)


def _row_keys(rows: Any) -> Iterator[str]:
    """The names of rows, also of those that are there only under an option."""
    if not isinstance(rows, Mapping):
        return
    for name, row in rows.items():
        if "choose" in rows:
            yield from _row_keys(row)
        elif "$" not in str(name):
            yield str(name)
