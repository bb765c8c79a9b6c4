"""A file that somebody keeps, hostile until proved otherwise: its text, and the cards in it before they are matched."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from judge.content.problem import BadInput, Place, Problem, shown

SIZE = 32 * 1024 * 1024
MOST_CARDS = 20_000
MOST_COLUMNS = 200
LONGEST_VALUE = 8_000
LONGEST_NAME = 120
DEPTH = 6
_BREAKS = re.compile("\r\n|[\r\v\f\x85\u2028\u2029]")
_HIDDEN = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ud800-\udfff\ufffe\uffff]"
)
_ENDS = ((b"PK\x03\x04", "a packed file; unpack it first"), (b"\x1f\x8b", "a packed file; unpack it first"),
         (b"%PDF", "a PDF"), (b"\x89PNG", "a picture"), (b"\xff\xd8\xff", "a picture"),
         (b"SQLite format 3", "a database"))  # fmt: skip


class Raw(NamedTuple):
    """A card as a file has it: its values by the names that the file gives them, and where each stands."""

    values: Mapping[str, Any]
    place: Place
    columns: Mapping[str, int] = {}
    side: bool = False

    def at(self, column: str) -> Place:
        """Where a value stands, as exactly as it is known."""
        return Place(self.place.file, self.place.line, self.columns.get(column, self.place.column))


Found = Raw | Problem
"""What a reader of files finds: a card, or what is wrong with something that should be one."""


def attempt(make: Callable[[], Raw]) -> Found:
    """A card, or the first thing that is wrong with it: the others of the file are still read."""
    try:
        return make()
    except BadInput as bad:
        return bad.problems[0]


class Source(NamedTuple):
    """The text of a file, and how it was written."""

    file: str
    text: str
    encoding: str = "UTF-8"


def open_source(path: Path) -> Source:
    """The text of a file; BadInput says why it cannot be one that holds cards."""
    file = str(path)
    try:
        with path.open("rb") as opened:
            data = opened.read(SIZE + 1)
    except (OSError, ValueError) as error:
        raise BadInput.at(Place(file), f"cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > SIZE:
        raise BadInput.at(Place(file), f"the file is larger than {SIZE // 1024 // 1024} MB")
    if data.startswith(b"PK") and b"xl/" in data:
        raise BadInput.at(Place(file), "this is a spreadsheet; save it as CSV first")
    for start, what in _ENDS:
        if data.startswith(start):
            raise BadInput.at(Place(file), f"this is {what}; allowed: JSON, YAML, CSV, TSV or XML as text")
    text, encoding = _decoded(data, file)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        raise BadInput.at(Place(file), "the file is empty")
    return Source(file, text, encoding)


def _decoded(data: bytes, file: str) -> tuple[str, str]:
    """The text, and the encoding that it is in: UTF-8, UTF-16 with its mark, or what older programs write."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        try:
            return data.decode("utf-16"), "UTF-16"
        except UnicodeDecodeError as error:
            raise BadInput.at(Place(file), f"this is not text in UTF-16 (byte {error.start + 1})") from None
    try:
        return data.decode("utf-8-sig"), "UTF-8"
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = f"this is not text in UTF-8 (byte {error.start + 1})"
    try:
        text = data.decode("cp1252")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise BadInput.at(Place(file, line), message)
    return text, "Windows-1252"


def clean(text: str) -> str:
    """A value without what cannot be seen: control characters, marks of direction; one sort of line break."""
    return unicodedata.normalize("NFC", _HIDDEN.sub("", _BREAKS.sub("\n", text))).strip()


def refuse_hidden(source: Source) -> None:
    """BadInput where a table or a list holds characters that no text has."""
    found = re.search("[\x00-\x08\x0e-\x1b\x7f\ufffe\uffff]", source.text)
    if found:
        before = source.text[: found.start()]
        place = Place(source.file, before.count("\n") + 1, found.start() - before.rfind("\n"))
        raise BadInput.at(place, f"a control character (U+{ord(found.group()):04X}) is not allowed")


def too_many(file: str, line: int = 0) -> BadInput:
    """What is said of a file with more cards than anybody has."""
    return BadInput.at(Place(file, line), f"more than {MOST_CARDS:,} cards in one file")


def flat(values: Mapping[str, Any], place: Place) -> dict[str, Any]:
    """The values of a card, those in groups such as `stats` or `front` brought up as `stats.cost`."""
    found: dict[str, Any] = {}
    _flatten(values, "", found, place, 1)
    if len(found) > MOST_COLUMNS:
        raise BadInput.at(place, f"a card with {len(found)} values; allowed: at most {MOST_COLUMNS}")
    return found


def _flatten(values: Mapping[str, Any], path: str, found: dict[str, Any], place: Place, depth: int) -> None:
    if depth > DEPTH:
        raise BadInput.at(place, f"nested deeper than {DEPTH} levels")
    for key, value in values.items():
        name = f"{path}{clean(str(key))[:LONGEST_NAME]}"
        if isinstance(value, Mapping) and set(value) <= {"$t", "type"} and "$t" in value:
            value = value["$t"]
        if isinstance(value, Mapping):
            _flatten(value, f"{name}.", found, place, depth + 1)
        else:
            found[name] = _value(value, place, name)


def _value(value: Any, place: Place, name: str) -> Any:
    if isinstance(value, str):
        if len(value) > LONGEST_VALUE:
            message = f"a text of {len(value):,} characters; allowed: at most {LONGEST_VALUE:,}"
            raise BadInput.at(place, message, shown(name, 40))
        return clean(value)
    if isinstance(value, list | tuple):
        if len(value) > MOST_COLUMNS:
            raise BadInput.at(place, f"a list of {len(value):,}; allowed: at most {MOST_COLUMNS}", shown(name, 40))
        parts = [part for each in value if each is not None for part in _parts(each)]
        return [_value(each, place, name) for each in parts]
    if isinstance(value, float):
        return int(value) if value.is_integer() and abs(value) < 1_000_000 else str(value)
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 999_999_999:
        return str(value)[:40]
    return value


def _parts(value: Any) -> list[Any]:
    """What one element of a list says: a group in it by its text or name, a list in it not at all."""
    if isinstance(value, Mapping):
        return [value[key] for key in ("text", "name", "title") if isinstance(value.get(key), str)][:1]
    return [] if isinstance(value, list | tuple) else [value]
