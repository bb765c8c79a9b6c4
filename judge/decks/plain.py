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
_ROW = re.compile(r"(\D*?)\s+-\s+(\D.*)")
_SINGLE = re.compile(r"\s*[(x]?\s*1[\sx\u00d7)]|.*\s[(x]+1\)?\s*$", re.IGNORECASE)
_SLIP = 0.85
_LINES_TO_TELL = 3


def line_parts(line: str) -> tuple[str, str]:
    """A line without its comment, and the comment."""
    for found in _COMMENT.finditer(line):
        before = line[: found.start()]
        if before.count('"') % 2 == 0 and before.count("(") <= before.count(")"):
            return before.rstrip(), line[found.end() :]
    return line.rstrip(), ""


class PlainReader:
    """Reads a list line by line; a heading holds for the cards below it."""

    def __init__(self, reader: EntryReader, settings: Settings, lines: list[str]) -> None:
        self.reader = reader
        self.settings = settings
        self.lines = lines
        self.counted = sum(has_count(line_parts(line)[0]) for line in lines)
        found = [setting_in(line_parts(line)[0].strip()) for line in lines]
        self.colons = sum(1 for each in found if each and count_only(each[1]))
        self.singles = any(_SINGLE.match(line) for line in lines)
        self.headings = Headings(reader.game, reader.properties)
        self.sections = Sections(reader.game.required, reader.game.general)
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
        elif row := self._row(text):
            self._in_a_row(Found(self.headings.words[folded(row[0])]), *row, place, drafts[-1])
            said = f"{shown(text)} is read as a heading and a card below it"
            drafts[-1].notes.append(Note(number, said))
        elif not self._heading(text, place, drafts[-1]) and not self._title(text, place, drafts):
            self._add(text, place, drafts[-1])

    def notes(self) -> list[Note]:
        """What is to be said of the headings when the list is read."""
        return list(self.sections.notes())

    def problems(self) -> list[Problem]:
        """Lines that look like headings with a count in front and have no card below."""
        hint = "found a heading with a count in front and no card below it; put the name of a card in quotes"
        usual = {folded(each) for each in self.known}
        found = [(each.heading, Place(self.settings.file, each.line, 1)) for each in self.sections.no_heading(usual)]
        return [Problem(place, f'{hint}: {heading.said} "{heading.words}"', "name") for heading, place in found]

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
            if not self.settings.knows(key) and (self._counts(value) or self._meant(text)):
                self._add(text, place, drafts[-1])
                return
            self.settings.add(key, value, place, drafts)
            if folded(key) == "deck":
                self.sections.clear()
        elif (whole := self.headings.find(text)) is not None:
            self.sections.begin(whole, place.line)
        else:
            self._in_a_row(found, key, value, place, drafts[-1])

    def _counts(self, value: str) -> bool:
        """Whether `Name: 3` is a card: so if at least half of the counts of the list are written like that."""
        return count_only(value) and 2 * self.colons >= self.counted

    def _in_a_row(self, heading: Found, key: str, value: str, place: Place, draft: Draft) -> None:
        """`Heroes: Aragorn, Gimli`: a heading and its cards on one line."""
        mark = ";" if self.reader.game.comma_starts_version else "[;,]"
        if self.reader.game.comma_starts_version and "," in value:
            raise BadInput.at(place, f"write each card on a line of its own below {key}, or ; between them", key)
        self.sections.begin(heading._replace(words=key), place.line)
        for part in filter(None, (part.strip() for part in re.split(rf"{mark}(?![^\[(]*[\])])", value))):
            self._add(part, place, draft)
        self.sections.open = []

    def _heading(self, text: str, place: Place, draft: Draft) -> bool:
        """Whether the line is a heading; properties in brackets after it hold for every card below."""
        words, mark, bracket = text.partition("[") if text.endswith("]") else (text, "", "")
        if not words.strip():
            words, mark = bracket[:-1], ""
        found = self.headings.find(words) or (self.headings.find(text) if count_only(bracket[:-1]) else None)
        if found is None or (found.guessed and self._meant(text)):
            return False
        section = self.sections.begin(found, place.line)
        if found.guessed:
            draft.notes.append(Note(place.line, f"{shown(found.words)} is taken for a heading; write 1 before a card"))
        if mark and not count_only(bracket[:-1]):
            where = Place(place.file, place.line, place.column + len(words) + 1)
            section.values |= self.reader.properties.bracket(bracket[:-1], where)
        return True

    def _title(self, text: str, place: Place, drafts: list[Draft]) -> bool:
        """Whether a line without a count is the name of the list; one that looks like a heading is refused."""
        if has_count(text) or text[0] in '"-*+[0123456789' or text[-1] in "])":
            return False
        self._refuse_unknown(text, place)
        if self.sections.open and not self.sections.open[-1].direct:
            return False
        if self.counted < _LINES_TO_TELL or self._meant(text):
            return False
        first = not drafts[-1].entries and not self.sections.every and len(drafts) == 1
        if first and not drafts[0].title and not self._counted_at(place.line + 1):
            return self._named(text, place, drafts[0])
        above = not self._text(place.line - 1)
        if self._lonely(place.line) and (above or self.singles):
            what = f"{shown(text)} has no count and stands where a heading would"
            hint = f"write 1 before a card, # before a remark, or one of the headings: {listed(self.known)}"
            raise BadInput.at(place, f"{what}; {hint}", "heading")
        if self._counted_at(place.line - 1):
            drafts[-1].notes.append(Note(place.line, f"{shown(text)} has no count and is read as 1 card"))
        return False

    def _named(self, text: str, place: Place, draft: Draft) -> bool:
        """Whether the first line is the name of the deck: alone above a gap, a heading or a setting."""
        below = self._text(place.line + 1)
        if below and not self._above_cards(below):
            return False
        draft.title = text[:100]
        hint = "is taken for the name of the deck; write 1 before it if it is a card"
        draft.notes.append(Note(place.line, f"{shown(text)} {hint}"))
        return True

    def _lonely(self, number: int) -> bool:
        """Whether the nearest lines with something on them have counts: the one below, and the one above if any."""
        below = next((n for n in range(number + 1, len(self.lines) + 1) if self._text(n)), 0)
        above = next((n for n in range(number - 1, 0, -1) if self._text(n)), 0)
        other = not above or self._above_cards(self._text(above))
        return self._counted_at(below) and (other or self._counted_at(above))

    def _above_cards(self, text: str) -> bool:
        """Whether a line is a heading or a setting."""
        return bool(self.headings.find(text) or setting_in(text) or self._row(text))

    def _row(self, text: str) -> tuple[str, str] | None:
        """`Persona - Duncan MacLeod`: a heading and a card on one line."""
        found = None if self.headings.find(text) else _ROW.fullmatch(text)
        return (found[1], found[2]) if found and folded(found[1]) in self.headings.words else None

    def _text(self, number: int) -> str:
        """A line by its number, without its comment; nothing where there is none."""
        return line_parts(self.lines[number - 1])[0].strip() if 0 < number <= len(self.lines) else ""

    def _counted_at(self, number: int) -> bool:
        text = self._text(number)
        return bool(text) and has_count(text) and self.headings.find(text) is None

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
        if entry.remark:
            draft.notes.append(Note(place.line, entry.remark))
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
