"""What a form was filled in with, for people who did not see it: on a slip, in the record."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any
from urllib.parse import parse_qs

from judge.scenario.forms.filling import Change, as_typed
from judge.scenario.forms.form import Control, Form, controls, forms, roles
from judge.scenario.forms.names import name_of, with_row_names

SIGNS = ("+", "−")
HOW_MUCH = "How much"


def told(game: str, filled: str) -> list[tuple[str, str]]:
    """The fields of a filled form (`damage?base=15`) that say something, each with what it says; not the claims."""
    id, _, query = filled.partition("?")
    form = forms(game).get(id)
    if form is None:
        return []
    values = with_row_names(form, as_typed(game, form, parse_qs(query)))
    named = {field.id: name.id for field in form.fields if (name := name_of(field))}
    fields = [each for each in controls(game, form) if not each.claimed]
    found = ((each, list(_told(each, values.get(each.id), named.get(each.id, "")))) for each in fields)
    by_name = _by_name(form, parse_qs(query))
    return [(by_name(each.label), by_name("\n".join(said))) for each, said in found if said]


def _by_name(form: Form, sent: Mapping[str, list[str]]) -> Callable[[str], str]:
    """Says words with the players' names, where these were given, for what the form calls them: `the opponent's`."""
    names = {role.casefold(): sent[f"player-{n}"][0] for n, role in enumerate(roles(form)) if f"player-{n}" in sent}
    known = "|".join(map(re.escape, names)) or "(?!)"
    called = re.compile(rf"\bthe ({known})(?=['’]s\b|[,.;:)]|$)", re.IGNORECASE | re.MULTILINE)
    return lambda words: called.sub(lambda found: names[found[1].casefold()], words)


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
            parts.append(f"{_small(each.label)} {said}" if each.kind == "number" and each.label != HOW_MUCH else said)
    called = str(row.get(name) or "")
    return ": ".join(filter(None, (called, ", ".join(parts))))


def _small(label: str) -> str:
    """A label within a sentence; one that is an abbreviation, such as HP, stays as it is."""
    return label if label[1:2].isupper() else f"{label[:1].lower()}{label[1:]}"


def _words(value: Any) -> str:
    if isinstance(value, Change):
        if value.n in (None, ""):
            return value.way
        return f"{value.way}{value.n}" if value.way in SIGNS else f"{value.way} {value.n}"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
