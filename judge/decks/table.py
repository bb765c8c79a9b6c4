"""A deck as CSV: a header row that names the columns, then one card a row; commas, semicolons or tabs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from judge.content.problem import BadInput, Place, shown, unknown
from judge.decks.counts import quantity_of
from judge.decks.deck import Value
from judge.decks.entry import Draft, Entry, EntryReader, checked_name
from judge.decks.settings import Settings
from judge.decks.words import folded

NAMES = ("name", "card", "card name", "title")
OWN = {
    **dict.fromkeys(NAMES, "name"),
    **dict.fromkeys(("quantity", "qty", "count", "copies", "amount"), "quantity"),
    **dict.fromkeys(("version", "subtitle", "sub title", "subname"), "version"),
}
IGNORED = (
    *("set", "rarity", "code", "card number", "artist", "price", "notes", "comment", "number", "edition", "pack"),
    *("collector number", "expansion", "set name", "set code", "foil", "condition", "language"),
)
_CELL = {mark: re.compile(rf' *"((?:[^"]|"")*)" *(?:{mark}|$)|([^{mark}"]*)(?:{mark}|$)') for mark in (",", ";", "\t")}


@dataclass(frozen=True, slots=True)
class Cell:
    """The text of a cell and the column of the line where it begins."""

    text: str
    column: int


def cells(line: str, mark: str, place: Place) -> list[Cell]:
    """The cells of a row; BadInput for a quote that does not end on its line, or stands inside a cell."""
    found, start = [], 0
    while start <= len(line):
        cell = _CELL[mark].match(line, start)
        if cell is None:
            where = Place(place.file, place.line, start + 1)
            raise BadInput.at(
                where, 'a cell with a " in it must begin and end with one on the same line; write "" inside it'
            )
        quoted = cell.group(1)
        found.append(Cell((cell.group(2) if quoted is None else quoted.replace('""', '"')).strip(), start + 1))
        if cell.end() == len(line) and not cell.group().endswith(mark):
            break
        start = cell.end()
    return found


def mark_of(line: str) -> str | None:
    """The mark between the cells if the line is a header row: one column is the name, and there is another."""
    for mark in ("\t", ";", ","):
        names = [folded(name) for name in line.split(mark)]
        if len(names) > 1 and any(name in NAMES for name in names):
            return mark
    return None


class TableReader:
    """Reads the rows below one header row."""

    def __init__(self, reader: EntryReader, settings: Settings, header: str, number: int) -> None:
        self.reader = reader
        self.settings = settings
        self.mark = mark_of(header) or ","
        place = Place(settings.file, number)
        self.columns = [self._column(cell, place) for cell in cells(header, self.mark, place)]
        for name in {name for name in self.columns if name and self.columns.count(name) > 1}:
            raise BadInput.at(place, "there are two columns of this name", name)

    def read(self, number: int, line: str, drafts: list[Draft]) -> None:
        """Reads one row into the last draft; a row that begins with # or // is a comment."""
        if line.lstrip().startswith(("#", "//")) or not line.strip(" \t,;"):
            return
        place = Place(self.settings.file, number)
        row = cells(line, self.mark, place)
        if any(cell.text for cell in row[len(self.columns) :]):
            where = Place(place.file, number, row[len(self.columns)].column)
            raise BadInput.at(where, f"the row has {len(row)} cells; the header row has {len(self.columns)}")
        named = {name: cell for name, cell in zip(self.columns, row, strict=False) if name and _says(cell.text)}
        title = named.pop("deck", None)
        if title and title.text != drafts[-1].title:
            self.settings.add("deck", title.text, place, drafts)
        drafts[-1].entries.append(self._entry(named, place))

    def _entry(self, row: Mapping[str, Cell], place: Place) -> Entry:
        if "name" not in row:
            raise BadInput.at(place, "the row has no name", "name")
        place = self._at(place, row["name"])
        values, name = self.reader.without_brackets(row["name"].text, place)
        for key, cell in row.items():
            if key not in OWN.values():
                values |= self.reader.properties.cell(self.reader.game.field(key), cell.text, self._at(place, cell))
        more, name, version = self._name(name, row, place)
        self.reader.properties.added(values, more, place)
        count = row.get("quantity")
        quantity = quantity_of(count.text, self._at(place, count)) if count else 1
        return Entry(name=name, version=version, quantity=quantity, values=values, place=place)

    def _name(self, text: str, row: Mapping[str, Cell], place: Place) -> tuple[dict[str, Value], str, str]:
        """Properties, name and version; where versions have a column of their own, the name is taken whole."""
        if "version" not in self.columns:
            return self.reader.name(text, place)
        version = row["version"].text if "version" in row else ""
        return {}, *checked_name(text, version, place)

    def _column(self, cell: Cell, place: Place) -> str:
        """What a column holds: a property, a name and so on, or nothing that matters here."""
        name = folded(cell.text)
        if name in self.reader.properties.keys:
            return self.reader.properties.keys[name].key
        if name in OWN or (name == "deck" and self.reader.game.most_decks > 1):
            return OWN.get(name, name)
        if not name or name in map(folded, (*IGNORED, *self.reader.game.ignored_columns)):
            return ""
        known = [*dict.fromkeys(OWN.values()), *(field.key for field in self.reader.game.fields)]
        raise BadInput.at(self._at(place, cell), unknown("column", cell.text, known), shown(cell.text))

    def _at(self, place: Place, cell: Cell) -> Place:
        return Place(place.file, place.line, cell.column)


def _says(text: str) -> bool:
    return bool(text.strip("-"))
