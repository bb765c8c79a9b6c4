"""A deck as plain text: settings, headings and one card a line, with comments."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from judge.content.problem import BadInput, Place, listed, shown, unknown
from judge.decks.deck import Value
from judge.decks.entry import Draft, Entry, EntryReader
from judge.decks.settings import Settings, setting_in
from judge.decks.words import folded

_COMMENT = re.compile(r"(?:^|(?<=\s))(?:#|//)")
_BULLET = re.compile(r"[-*+\u2022\u00b7]\s+")
_MARKS = re.compile(r"^[\s=*_~#/-]+|[\s=*_~:-]+$")
_TOTAL = re.compile(r"\s*[-:(]*\s*[0-9]{1,4}(?:\s*/\s*[0-9]{1,4})?(?:\s*cards?)?\s*\)?$", re.IGNORECASE)
_SLIP = 0.85
ASIDE = frozenset({"sideboard", "side board", "side deck", "maybeboard", "maybe board"})


def line_parts(line: str) -> tuple[str, str]:
    """A line without its comment, and the comment."""
    for found in _COMMENT.finditer(line):
        if line.count('"', 0, found.start()) % 2 == 0:
            return line[: found.start()].rstrip(), line[found.end() :]
    return line.rstrip(), ""


class PlainReader:
    """Reads a list line by line; a heading holds for the cards below it."""

    def __init__(self, reader: EntryReader, settings: Settings) -> None:
        self.reader = reader
        self.settings = settings
        self.headings = {folded(word): each.gives for each in reader.game.headings for word in each.words}
        self.heading: Mapping[str, str] = {}
        self.given: dict[str, Value] = {}

    def read(self, number: int, line: str, drafts: list[Draft]) -> None:
        """Reads one line into the last draft, or begins another."""
        text, comment = line_parts(line)
        if not text.strip():
            self._heading_named(comment)
            return
        place = Place(self.settings.file, number, len(text) - len(text.lstrip()) + 1)
        text = text.strip()
        if setting := setting_in(text):
            self._setting(*setting, place, drafts)
        elif not self._heading(text, place):
            drafts[-1].entries.append(self._card(text, place))

    def _setting(self, key: str, value: str, place: Place, drafts: list[Draft]) -> None:
        gives = self.headings.get(folded(key))
        if gives is None:
            self.settings.add(key, value, place, drafts)
        elif _TOTAL.fullmatch(value):
            self._begin(gives)
        else:
            raise BadInput.at(place, f"write each card on a line of its own below {key}", key)

    def _heading(self, text: str, place: Place) -> bool:
        """Whether the line is a heading; properties in brackets after it hold for every card below."""
        words, mark, bracket = text.partition("[") if text.endswith("]") else (text, "", "")
        if self._heading_named(words if words.strip() else bracket[:-1]):
            if mark and words.strip():
                where = Place(place.file, place.line, place.column + len(words) + 1)
                self.given |= self.reader.properties.bracket(bracket[:-1], where)
            return True
        if not (mark or text[0].isdigit() or text[0] == '"'):
            self._refuse_unknown(text, place)
        return False

    def _heading_named(self, text: str) -> bool:
        for name in _heading_names(text):
            if name in self.headings:
                self._begin(self.headings[name])
                return True
        return False

    def _refuse_unknown(self, text: str, place: Place) -> None:
        known = [each.words[0] for each in self.reader.game.headings]
        if text.endswith(":"):
            raise BadInput.at(place, unknown("heading", text.rstrip(": "), known), "heading")
        name = folded(text)
        if name in ASIDE:
            what = f"{shown(text)} is no part of a deck here (allowed: {listed(known)})"
            raise BadInput.at(place, f"{what}; take these lines out, or put # before each", "heading")
        if near := get_close_matches(name, self.headings, n=1, cutoff=_SLIP):
            hint = f"did you mean the heading {near[0].capitalize()}? Write 1 before the name of a card"
            raise BadInput.at(place, f"found {shown(text)}; {hint}", "heading")

    def _card(self, text: str, place: Place) -> Entry:
        if bullet := _BULLET.match(text):
            text = text[bullet.end() :]
            place = Place(place.file, place.line, place.column + bullet.end())
        entry = self.reader.line(text, place)
        for key, value in self.heading.items():
            if entry.values.get(key, value) != value:
                found = f"found {entry.values[key]} below a heading for {value}"
                raise BadInput.at(place, f"{found}; move the line or take it out of the brackets", key)
        entry.values.update({key: value for key, value in self.given.items() if key not in entry.values})
        return entry

    def _begin(self, gives: Mapping[str, str]) -> None:
        self.heading, self.given = gives, dict(gives)


def _heading_names(text: str) -> Iterator[str]:
    """What a line would be called as a heading: bare, without a count after it, without a count before it."""
    bare = _MARKS.sub("", text)
    yield folded(bare)
    yield folded(_TOTAL.sub("", bare))
    yield folded(re.sub(r"^[0-9]+\s*x?\s+", "", bare))
