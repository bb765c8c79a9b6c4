"""Which cards of a collection a form could be filled in with: the rows of its table that its fields describe."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from judge import cards, games
from judge.content.fields import Record, record_of
from judge.scenario.collected_rows import rows_in
from judge.scenario.forms.form import Form

EACH = "each "


class Pick(NamedTuple):
    """A row of the form's table: its group, what it is called, and which field is which key of it.

    In a list of rows, `rows` is the field that holds them and `name` the one among them that names the card.
    """

    group: str
    called: str
    fields: Mapping[str, str]
    rows: str = ""
    name: str = ""

    def __hash__(self) -> int:
        return hash((self.group, self.called, self.rows, self.name))

    @property
    def id(self) -> str:
        """What the field is called in which the card is picked."""
        return f"card-{self.group}-{self.called}".replace(" ", "-")


def picks(game: str, form: Form) -> tuple[Pick, ...]:
    """The rows of a form that a card could fill in; none where the game takes no cards, or nobody has imported any."""
    if cards.collected(game) is None or not cards.size(game):
        return ()
    table: Any = games.rules(game).table
    rows = ((each, rows_in(record_of(table), each.group)) for each in _rows(form))
    return tuple(_spelled(each, kind) for each, kind in rows if kind is not None and (each.fields or each.name))


def _spelled(pick: Pick, kind: Record) -> Pick:
    """The same with every spelling of a key, since a card may come with another than the form."""
    specs = {key: kind.by_key.get(key) for key in pick.fields}
    fields = {also: pick.fields[key] for key, spec in specs.items() for also in (spec.keys if spec else (key,))}
    return pick._replace(fields=fields)


def _rows(form: Form) -> Iterator[Pick]:
    table = form.scenario.get("table") if isinstance(form.scenario, Mapping) else None
    for group, rows in table.items() if isinstance(table, Mapping) else ():
        for called, row in rows.items() if isinstance(rows, Mapping) else ():
            fields = dict(_slots(row)) if isinstance(row, Mapping) else {}
            if str(called).startswith(EACH):
                _, rows_id, name = str(called).split(" ", 2)
                yield Pick(group, "", fields, rows_id, name.removeprefix("$"))
            elif str(called).startswith("$"):
                yield Pick(group, "", fields, "", str(called).removeprefix("$"))
            else:
                yield Pick(group, str(called), fields)


def _slots(row: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The keys of a row that are just what a field says."""
    for key, value in row.items():
        if isinstance(value, list) and len(value) == 1:
            value = value[0]
        if isinstance(value, str) and value.startswith("$") and value[1:].replace("-", "").isalnum():
            yield key, value[1:]
