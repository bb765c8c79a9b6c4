"""What one line or row of a list says, before it is a card of a deck: quantity, name, version, properties."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from judge.cards import every_named
from judge.content.problem import BadInput, Place, shown
from judge.decks.counts import between_brackets, count_after, count_before, count_only, quantity_of
from judge.decks.deck import Note, Value
from judge.decks.properties import Properties
from judge.decks.spec import DeckGame
from judge.decks.words import folded

LONGEST_NAME = 100
MOST_CELLS = 15
MOST_MARKS = 8
_BRACKET = re.compile(r"\[([^\[\]]*)\]")
_QUOTED = re.compile(r'"([^"]*)"\s*,?\s*(.*)')
_IN_PARENTHESES = re.compile(r"(.*?)\s*\(([^()]*)\)(?:\s+([0-9]{1,4}[a-z]?))?")
_TWICE = re.compile(r"\s[x\u00d7]\s*[0-9]+$")
_NUMBER = re.compile(r"#?[0-9]{1,4}[a-z]?(?:/[0-9]{1,4})?")
_CODE = re.compile(r"[^\W\d_]{2,5}[0-9]{1,4}")
_STRANGE = re.compile(r"[*{}<>|=^()]")
_COMMA = re.compile(r"(.*[^\s,;])\s*[,;]\s*([^,;]+)")
_DASH = re.compile(r"(.*\S)\s+-\s+(\S.*)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One line or row of a list; `edition` is the set and the number in it, which no rule asks about."""

    name: str
    version: str = ""
    edition: str = ""
    quantity: int = 1
    remark: str = ""
    values: dict[str, Value] = field(default_factory=dict)
    place: Place


@dataclass(slots=True)
class Draft:
    """One deck as it was read, with what is said about it as a whole and what was made of its lines."""

    title: str = ""
    settings: dict[str, Value] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)


@dataclass(slots=True)
class _Line:
    """A line while it is taken apart."""

    name: str
    place: Place
    count: str = ""
    version: str = ""
    edition: str = ""
    remark: str = ""
    whole: bool = False
    values: dict[str, Value] = field(default_factory=dict)


class EntryReader:
    """Reads single lines and cells of the lists of one game."""

    def __init__(self, game: DeckGame) -> None:
        self.game = game
        self.properties = Properties(game)
        self.sets = {folded(each) for each in game.sets}

    def line(self, text: str, place: Place) -> Entry:
        """A card as people write it: `2 Name (version) [properties]`, or with tabs between its parts."""
        count, text = between_brackets(text)
        values, bare = self.without_brackets(text, place)
        first, *others = [cell.strip() for cell in bare.split("\t") if cell.strip()] or [""]
        if others and not count and count_only(first):
            count, (first, *others) = first, others
        if len(others) > MOST_CELLS:
            raise BadInput.at(place, f"{len(others) + 1} columns; allowed: {MOST_CELLS + 1} in a line", "name")
        line = _Line(first, place, count, values=values)
        for cell in others:
            self._cell(cell, line)
        self._count_before(line)
        self._count_after(line)
        self._parted(line)
        self._count_after(line)
        name, version = checked_name(line.name, line.version, place)
        self._tell(line)
        if (strange := _STRANGE.search(name)) and not line.whole:
            hint = "put the name in quotes if it is so called, and properties in [ ]"
            raise BadInput.at(place, f"found {shown(strange.group())} in the name {shown(name)}; {hint}", "name")
        quantity = quantity_of(line.count, place) if line.count else 1
        return Entry(
            name=name,
            version=version,
            edition=line.edition,
            quantity=quantity,
            remark=line.remark,
            values=line.values,
            place=place,
        )

    def without_brackets(self, text: str, place: Place) -> tuple[dict[str, Value], str]:
        """The properties in all brackets of a text, and the text without them."""
        values: dict[str, Value] = {}
        for found in _BRACKET.finditer(text):
            where = Place(place.file, place.line, place.column + found.start(1))
            self.properties.added(values, self.properties.bracket(found.group(1), where), where)
        bare = _BRACKET.sub(" ", text).strip()
        if stray := re.search(r"[\[\]]", bare):
            raise BadInput.at(place, f"a {stray.group()} without its other half", "name")
        return values, bare

    def name(self, text: str, place: Place) -> tuple[dict[str, Value], str, str]:
        """What a cell says besides the name, the name, and the version after it."""
        line = _Line(" ".join(text.split()), place, "1")
        self._parted(line)
        return line.values, *checked_name(line.name, line.version, place)

    def _cell(self, cell: str, line: _Line) -> None:
        """What stands behind a tab: how many, a property, or else the set."""
        if not line.count and count_only(cell):
            line.count = cell
        elif found := self.properties.tried(cell):
            self.properties.added(line.values, found, line.place)
        else:
            self.properties.refuse_slip(cell, line.place)
            line.edition = f"{line.edition} {cell}".strip()

    def _count_before(self, line: _Line) -> None:
        found, bare = count_before(line.name, line.place)
        again = _TWICE.search(bare)
        counts = [each for each in (line.count, found, again.group().strip() if again else "") if each]
        if len(counts) > 1:
            raise BadInput.at(line.place, f"found two counts: {shown(counts[0])} and {shown(counts[1])}", "quantity")
        line.count, line.name = line.count or found, " ".join(bare.split())

    def _count_after(self, line: _Line) -> None:
        """A count at the end, unless it belongs to a name of the collection."""
        if not line.count and not line.name.startswith('"') and not every_named(self.game.game, line.name):
            line.count, line.name = count_after(line.name)

    def _parted(self, line: _Line) -> None:
        """Takes version, set and properties off the name; a name in quotes is taken whole."""
        if quoted := _QUOTED.fullmatch(line.name):
            line.name, rest, line.whole = quoted.group(1).strip(), quoted.group(2).strip(), True
            count, rest = ("", rest) if line.count else count_after(f" {rest}")
            line.count = line.count or count
            if rest.strip(" ()"):
                self._parenthesis(rest.strip(" ()"), line)
            return
        for _ in range(MOST_MARKS):
            before = line.name
            if found := _IN_PARENTHESES.fullmatch(line.name):
                line.name, number = found.group(1).strip(), found.group(3) or ""
                self._parenthesis(found.group(2).strip(), line)
                line.edition = f"{line.edition} {number}".strip()
            self._without_mark(line)
            if before == line.name:
                break
            self._count_after(line)
        if self.game.comma_starts_version:
            line.name, _, version = line.name.partition(",")
            line.version = " ".join(filter(None, (version.strip(), line.version)))
        line.name = line.name.strip(" ,;")

    def _parenthesis(self, inside: str, line: _Line) -> None:
        """What stands in parentheses: how many, a property, the set and a number in it, or the version."""
        if count_only(inside) and not line.count:
            line.count = inside
        elif found := self.properties.spoken(inside, line.place):
            self.properties.added(line.values, found, line.place)
        elif _is_edition(inside) or folded(inside) in self.sets:
            self.properties.refuse_slip(inside, line.place)
            line.edition = f"{inside} {line.edition}".strip()
            if inside.isdigit():
                line.remark = f"({inside}) after {shown(line.name)} is taken for its number in a set"
        elif any(char.isdigit() for char in inside):
            hint = "write properties in [ ], a set and a number as (Core 12)"
            raise BadInput.at(line.place, f"found {shown(inside)} in parentheses; {hint}", "version")
        else:
            self._refuse_property(inside, line.place)
            line.version = " ".join(filter(None, (inside, line.version)))

    def _without_mark(self, line: _Line) -> None:
        """Properties after a dash or a comma, or at the end without either: `Aragorn - Leadership hero`."""
        parted = _DASH.fullmatch(line.name) or _COMMA.fullmatch(line.name)
        if parted and (said := self.properties.spoken(parted.group(2), line.place)):
            line.name = parted.group(1)
            self.properties.added(line.values, said, line.place)
        words = line.name.split()
        size, found = self.properties.tail(words)
        if size and folded(line.name) not in self.game.known_names:
            line.name = " ".join(words[:-size])
            self.properties.added(line.values, found, line.place)

    def _tell(self, line: _Line) -> None:
        """A version, or the end of a name, that has the word for a type in it is told: it may be meant otherwise."""
        end = "" if line.whole else line.name.partition(" - ")[2]
        for text in (line.version, end):
            if text and not line.remark and any(map(self.properties.knows, text.split())):
                line.remark = f"{shown(text)} is taken for a part of the name or version; properties stand in [ ]"

    def _refuse_property(self, version: str, place: Place) -> None:
        """Half a property in parentheses would be lost as a version."""
        for part in re.split("[,;]", version):
            if self.properties.knows(part):
                message = f"found {shown(part.strip())} where the version stands; write properties in [ ]"
                raise BadInput.at(place, message, "version")


def _is_edition(text: str) -> bool:
    """Whether a text is a set with a number, or one of them written as a code: Core 12, DOP12, 12/100."""
    *words, last = re.split(r"[\s,]+", re.sub(r"\s*/\s*", "/", text.strip())) or [""]
    plain = not any(char.isdigit() for word in words for char in word)
    return plain and bool(_NUMBER.fullmatch(last) or (not words and _CODE.fullmatch(last)))


def checked_name(name: str, version: str, place: Place) -> tuple[str, str]:
    """A name and a version as they are, or BadInput when there is no name or too much of one."""
    for each, what in ((name, "name"), (version, "version")):
        if len(each) > LONGEST_NAME:
            raise BadInput.at(place, f"more than {LONGEST_NAME} characters: {shown(each)}", what)
    if not folded(name):
        raise BadInput.at(place, f"found {shown(name)} where the name of a card should be", "name")
    return name, version
