"""A deck as plain text: settings, headings and one card a line, with comments."""

from __future__ import annotations

import re
from difflib import get_close_matches

from judge.cards import every_named
from judge.content.problem import BadInput, Place, Problem, listed, shown, unknown
from judge.decks.counts import count_only, has_count
from judge.decks.deck import Note
from judge.decks.entry import Draft, Entry, EntryReader
from judge.decks.headings import Found, Headings, Sections
from judge.decks.settings import Settings, setting_in
from judge.decks.words import folded

_COMMENT = re.compile(r"(?:^|(?<=\s))(?:#|//)")
_BULLET = re.compile(r"[-*+\u2022\u00b7]\s+")
_JUNK = re.compile(
    r".*(?:https?://|www\.).*|(?:deck\s+)?(?:built|created|made|exported|generated)\s+(?:on|with|by|from|using|at)\b.*|"
    r"(?:cards|packs?) up to\b.*|"
    r"(?:total\s+)?(?:[0-9]+\s+)?(?:cards\s+)?(?:in\s+)?total(?:\s+cards)?(?:\s*[-=]?\s*[0-9]+)?",
    re.IGNORECASE,
)
_SLIP = 0.85
_LINES_TO_TELL = 3


def line_parts(line: str) -> tuple[str, str]:
    """A line without its comment, and the comment."""
    for found in _COMMENT.finditer(line):
        if line.count('"', 0, found.start()) % 2 == 0:
            return line[: found.start()].rstrip(), line[found.end() :]
    return line.rstrip(), ""


class PlainReader:
    """Reads a list line by line; a heading holds for the cards below it."""

    def __init__(self, reader: EntryReader, settings: Settings, lines: list[str]) -> None:
        self.reader = reader
        self.settings = settings
        self.lines = lines
        self.counted = sum(has_count(line_parts(line)[0]) for line in lines)
        self.headings = Headings(reader.game, reader.properties)
        self.sections = Sections(reader.game.required)
        self.known = [each.words[0] for each in reader.game.headings]

    def read(self, number: int, line: str, drafts: list[Draft]) -> None:
        """Reads one line into the last draft, or begins another."""
        text, comment = line_parts(line)
        if not text.strip():
            self._comment(line.strip(), comment, number, drafts[-1])
            return
        place = Place(self.settings.file, number, len(text) - len(text.lstrip()) + 1)
        text = text.strip()
        if _JUNK.fullmatch(text) or self.headings.is_total(text):
            drafts[-1].notes.append(Note(number, f"{shown(text)} is taken for a remark, not for a card"))
        elif setting := setting_in(text):
            self._setting(text, *setting, place, drafts)
        elif not self._heading(text, place) and not self._title(text, place, drafts):
            self._add(text, place, drafts[-1])

    def notes(self) -> list[Note]:
        """What is to be said of the headings when the list is read."""
        return list(self.sections.notes())

    def problems(self) -> list[Problem]:
        """Lines that look like headings with a count in front and have no card below."""
        hint = "found a heading with a count in front and no card below it; put the name of a card in quotes"
        return [
            Problem(
                Place(self.settings.file, each.line, 1), f'{hint}: {each.heading.said} "{each.heading.words}"', "name"
            )
            for each in self.sections.no_heading()
        ]

    def _comment(self, line: str, comment: str, number: int, draft: Draft) -> None:
        """A comment that is only a heading is that heading."""
        marks = len(line) - len(line.lstrip("#"))
        if found := self.headings.find(comment):
            self.sections.begin(found, number, marks)
        elif marks > 1 and comment.strip("# "):
            allowed = f"headings are: {listed(self.known)}"
            draft.notes.append(Note(number, f"{shown(line)} is taken for a comment; {allowed}"))

    def _setting(self, text: str, key: str, value: str, place: Place, drafts: list[Draft]) -> None:
        found = None if self.settings.knows(key) else self.headings.find(key)
        if found is None:
            if not self.settings.knows(key) and (count_only(value) or self._meant(text)):
                self._add(text, place, drafts[-1])
                return
            self.settings.add(key, value, place, drafts)
            if folded(key) == "deck":
                self.sections.clear()
        elif (whole := self.headings.find(text)) is not None:
            self.sections.begin(whole, place.line)
        else:
            self._in_a_row(found, key, value, place, drafts[-1])

    def _in_a_row(self, heading: Found, key: str, value: str, place: Place, draft: Draft) -> None:
        """`Heroes: Aragorn, Gimli`: a heading and its cards on one line."""
        mark = ";" if self.reader.game.comma_starts_version else "[;,]"
        if self.reader.game.comma_starts_version and "," in value:
            raise BadInput.at(place, f"write each card on a line of its own below {key}, or ; between them", key)
        self.sections.begin(heading._replace(words=key), place.line)
        for part in filter(None, (part.strip() for part in re.split(rf"{mark}(?![^\[(]*[\])])", value))):
            self._add(part, place, draft)

    def _heading(self, text: str, place: Place) -> bool:
        """Whether the line is a heading; properties in brackets after it hold for every card below."""
        words, mark, bracket = text.partition("[") if text.endswith("]") else (text, "", "")
        if not words.strip():
            words, mark = bracket[:-1], ""
        found = self.headings.find(words) or (self.headings.find(text) if mark else None)
        if found is None:
            return False
        section = self.sections.begin(found, place.line)
        if mark and not count_only(bracket[:-1]):
            where = Place(place.file, place.line, place.column + len(words) + 1)
            section.values |= self.reader.properties.bracket(bracket[:-1], where)
        return True

    def _title(self, text: str, place: Place, drafts: list[Draft]) -> bool:
        """Whether a line without a count is the name of the list; one that looks like a heading is refused."""
        if has_count(text) or text[0] in '"-*+[' or text[-1] in "])":
            return False
        self._refuse_unknown(text, place)
        if self.sections.open and not self.sections.open[-1].direct:
            return False
        before, after = self._beside(place.line)
        alone = not before and self.counted >= _LINES_TO_TELL and (not after or has_count(after))
        first = not drafts[-1].entries and not self.sections.every and len(drafts) == 1
        if first and not drafts[0].title and alone and not (after and has_count(after)):
            drafts[0].title = text[:100]
            hint = "is taken for the name of the deck; write 1 before it if it is a card"
            drafts[0].notes.append(Note(place.line, f"{shown(text)} {hint}"))
            return True
        if alone and not self._meant(text):
            hint = (
                f"write 1 before it if it is a card, # if it is a remark, or one of the headings: {listed(self.known)}"
            )
            raise BadInput.at(
                place, f"{shown(text)} stands alone and has no count, as a heading would; {hint}", "heading"
            )
        return False

    def _beside(self, number: int) -> tuple[str, str]:
        """The lines before and after a line; empty where there is none, or it is empty, or a heading."""
        before = line_parts(self.lines[number - 2])[0].strip() if number > 1 else ""
        after = line_parts(self.lines[number])[0].strip() if number < len(self.lines) else ""
        return before, "" if self.headings.find(after) or setting_in(after) else after

    def _meant(self, text: str) -> bool:
        return folded(text) in self.reader.game.known_names or bool(every_named(self.reader.game.game, text))

    def _refuse_unknown(self, text: str, place: Place) -> None:
        if text.endswith(":"):
            raise BadInput.at(place, unknown("heading", text.rstrip(": "), self.known), "heading")
        if near := get_close_matches(folded(text), self.headings.words, n=1, cutoff=_SLIP):
            hint = f"did you mean the heading {near[0].capitalize()}? Write 1 before the name of a card"
            raise BadInput.at(place, f"found {shown(text)}; {hint}", "heading")

    def _add(self, text: str, place: Place, draft: Draft) -> None:
        if bullet := _BULLET.match(text):
            text = text[bullet.end() :]
            place = Place(place.file, place.line, place.column + bullet.end())
        entry = self._card(text, place)
        self.sections.count(entry.quantity)
        if self.sections.aside is None:
            draft.entries.append(entry)

    def _card(self, text: str, place: Place) -> Entry:
        entry = self.reader.line(text, place)
        given = self.sections.values
        for key in self.reader.game.required:
            general = given.get(key) in self.reader.game.general
            if key in given and not general and entry.values.get(key, given[key]) != given[key]:
                found = f"found {entry.values[key]} below a heading for {given[key]}"
                raise BadInput.at(place, f"{found}; move the line or take it out of the brackets", key)
        entry.values.update({key: value for key, value in given.items() if key not in entry.values})
        return entry
