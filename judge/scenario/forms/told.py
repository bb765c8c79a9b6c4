"""What a form was filled in with, for people who did not see it: on a slip, in the record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import parse_qs

from judge.scenario.forms.filling import Change, as_typed
from judge.scenario.forms.form import Control, controls, forms
from judge.scenario.forms.names import name_of, with_row_names

SIGNS = ("+", "−")


def told(game: str, filled: str) -> list[tuple[str, str]]:
    """The fields of a filled form (`damage?base=15`) that say something, each with what it says; not the claims."""
    id, _, query = filled.partition("?")
    form = forms(game).get(id)
    if form is None:
        return []
    values = with_row_names(form, as_typed(game, form, parse_qs(query)))
    named = {field.id: name.id for field in form.fields if (name := name_of(field))}
    fields = [each for each in controls(game, form) if not each.claimed]
    return [(each.label, said) for each in fields for said in _told(each, values.get(each.id), named.get(each.id, ""))]


def _told(control: Control, value: Any, name: str) -> Iterator[str]:
    """What one field says, a row at a time; nothing where it is as it comes."""
    if control.kind == "rows":
        yield from filter(None, (_row(control, row, name) for row in value or ()))
    elif value not in (None, "", [], False) and value != control.default:
        yield "yes" if value is True else _words(value)


def _row(control: Control, row: Mapping[str, Any], name: str) -> str:
    parts = []
    for each in control.rows:
        said = next(_told(each, row.get(each.id), ""), "")
        if said and each.id != name:
            parts.append(f"{each.label} {said}" if each.kind == "number" else said)
    called = str(row.get(name) or "")
    return ": ".join(filter(None, (called, ", ".join(parts))))


def _words(value: Any) -> str:
    if isinstance(value, Change):
        if value.n in (None, ""):
            return value.way
        return f"{value.way}{value.n}" if value.way in SIGNS else f"{value.way} {value.n}"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
