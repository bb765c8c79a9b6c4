"""Tables of cards, as spreadsheets and the plug-ins of table programs keep them: CSV, TSV, with one or more headers."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from judge.cards.columns import plain_name, says_name
from judge.cards.source import LONGEST_VALUE, MOST_COLUMNS, Found, Raw, Source, attempt, clean, refuse_hidden
from judge.content.problem import BadInput, Place, shown

MARKS = "\t;,|"
LOOKED_AT, LONGEST_HEADER = 40, 20_000
MOST_MARKS = 5_000
ROWS = 0.9


class Row(NamedTuple):
    """One row of a table, with the line it begins on."""

    line: int
    cells: list[str]


def table_cards(source: Source) -> Iterator[Found]:
    """The cards of a table, each with its line and its columns; a line of one cell above cards names their set."""
    refuse_hidden(source)
    header: list[str] = []
    title, rows = "", rows_of(source)
    for row in rows:
        cells = [clean(cell) for cell in row.cells]
        filled = [cell for cell in cells if cell]
        if not filled or (not header and filled[0].casefold().startswith("sep=")):
            continue
        if is_header(cells) and (not header or _again(cells, header)):
            header = cells
            _refuse_header(header, source.file, row.line)
        elif not header or (len(filled) == 1 and len(header) > 2 and cells[0]):
            title = filled[0].lstrip("#/ ").strip() if len(filled) == 1 else title
        else:
            yield attempt(partial(_card, header, cells, Place(source.file, row.line), title))
    if not header:
        raise BadInput.at(Place(source.file, 1), no_header(source))


def no_header(source: Source) -> str:
    """What is said of a table in which no row names its columns."""
    first = source.text.strip().split("\n")[0]
    return f"no row names the columns; found {shown(first)} first; allowed: a header such as name, type, set, text"


def rows_of(source: Source) -> Iterator[Row]:
    """The rows of a table, its mark and its quotes found by its looks."""
    mark = mark_of(source.text)
    if not mark:
        raise BadInput.at(Place(source.file, 1), no_header(source))
    for number, text in enumerate(source.text.split("\n"), 1):
        if text.count(mark) > MOST_MARKS:
            raise BadInput.at(Place(source.file, number), f"more than {MOST_MARKS:,} columns in one line")
    if mark == "\t" and _a_line_each(source.text):
        for number, text in enumerate(source.text.split("\n"), 1):
            yield Row(number, [_unquoted(cell) for cell in text.split("\t")])
        return
    csv.field_size_limit(4 * LONGEST_VALUE)
    reader = csv.reader(io.StringIO(source.text, newline=""), delimiter=mark, skipinitialspace=mark == ",")
    line = 1
    try:
        for cells in reader:
            yield Row(line, cells)
            line = reader.line_num + 1
    except csv.Error as error:
        hint = "a quote that is never closed?" if "limit" in str(error) else str(error)
        raise BadInput.at(Place(source.file, line), f"this row cannot be read: {hint}") from None


def mark_of(text: str) -> str:
    """What stands between the columns: the mark that makes a header of one of the first lines, or none."""
    for line in text.split("\n", LOOKED_AT)[:LOOKED_AT]:
        for mark in MARKS:
            if mark in line and len(line) < LONGEST_HEADER and is_header(_cells(line, mark)):
                return mark
    return ""


def _cells(line: str, mark: str) -> list[str]:
    """The cells of one line; none where it is no line of a table."""
    try:
        return next(csv.reader([line], delimiter=mark), [])
    except csv.Error:
        return []


def is_header(cells: list[str]) -> bool:
    """Whether a row names columns: one of them the name, and no cell said twice or longer than a name is."""
    names = [plain_name(cell) for cell in cells if cell.strip()]
    return len(names) > 1 and any(map(says_name, names)) and max(map(len, names)) <= 40


def _again(cells: list[str], header: list[str]) -> bool:
    """Whether a row further down is a header too, and not a card whose name is Name."""
    known = {plain_name(cell) for cell in header}
    names = [plain_name(cell) for cell in cells if cell]
    return sum(name in known for name in names) * 2 >= len(names)


def _a_line_each(text: str) -> bool:
    """Whether each line is a row: quotes then mean nothing, as in what table programs write."""
    counts = [line.count("\t") for line in text.split("\n") if line.strip()]
    return counts.count(max(counts)) >= ROWS * len(counts) or '"' not in text


def _unquoted(cell: str) -> str:
    inner = cell[1:-1]
    if len(cell) > 1 and cell[0] == cell[-1] == '"' and inner.count('"') == 2 * inner.count('""'):
        return inner.replace('""', '"')
    return cell


def _refuse_header(header: list[str], file: str, line: int) -> None:
    if len(header) > MOST_COLUMNS:
        raise BadInput.at(Place(file, line), f"{len(header)} columns; allowed: at most {MOST_COLUMNS}")
    seen: dict[str, int] = {}
    for at, cell in enumerate(header, 1):
        if cell and cell in seen:
            raise BadInput.at(
                Place(file, line, at), f"the column {shown(cell)} is there twice, also as column {seen[cell]}"
            )
        seen[cell] = at


def _card(header: list[str], cells: list[str], place: Place, title: str) -> Raw:
    spare = [at for at, cell in enumerate(cells[len(header) :], len(header) + 1) if cell]
    if spare:
        found = shown(cells[spare[0] - 1])
        message = f"found {found} in column {spare[0]}; the header has {len(header)} columns"
        raise BadInput.at(Place(place.file, place.line, spare[0]), message)
    columns = {name: at for at, name in enumerate(header, 1) if name}
    values = {name: cells[at - 1] for name, at in columns.items() if at <= len(cells) and cells[at - 1]}
    for name, value in values.items():
        if len(value) > LONGEST_VALUE:
            message = f"a text of {len(value):,} characters; allowed: at most {LONGEST_VALUE:,}"
            raise BadInput.at(Place(place.file, place.line, columns[name]), message, name)
    if title and not any(plain_name(name) in ("set", "setname", "packname", "pack") for name in values):
        values["set"] = title
    return Raw(values, place, columns)
