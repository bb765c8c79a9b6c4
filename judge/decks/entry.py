"""What one line or row of a list says, before it is a card of a deck: quantity, name, version, properties."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from judge.content.problem import BadInput, Place, shown
from judge.decks.deck import Value
from judge.decks.properties import Properties
from judge.decks.spec import DeckGame
from judge.decks.words import folded

MOST = 999
LONGEST_NAME = 100
_BRACKET = re.compile(r"\[([^\[\]]*)\]")
_COUNT = re.compile(r"([0-9]{1,3})\s*[x\u00d7]?|[x\u00d7]\s*([0-9]{1,3})", re.IGNORECASE)
_BEFORE = re.compile(r"([0-9]+(?:\s*[x\u00d7](?=\s))?|[x\u00d7]\s*[0-9]+)\s+(?=\S)", re.IGNORECASE)
_AFTER = re.compile(r"\s+\(?([x\u00d7]\s*[0-9]+)\)?$", re.IGNORECASE)
_FIGURE = re.compile(r"[-+.]?[0-9]\S*")
_QUOTED = re.compile(r'"([^"]*)"\s*,?\s*(.*)')
_IN_PARENTHESES = re.compile(r"(.*?)\s*\(([^()]*)\)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One line or row of a list."""

    name: str
    version: str = ""
    quantity: int = 1
    values: dict[str, Value] = field(default_factory=dict)
    place: Place


@dataclass(slots=True)
class Draft:
    """One deck as it was read, with what is said about it as a whole."""

    title: str = ""
    settings: dict[str, Value] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)


class EntryReader:
    """Reads single lines and cells of the lists of one game."""

    def __init__(self, game: DeckGame) -> None:
        self.game = game
        self.properties = Properties(game)

    def line(self, text: str, place: Place) -> Entry:
        """A card as people write it: `2 Name (version) [properties]`."""
        values, bare = self.without_brackets(text, place)
        written, bare = _counted(bare, place)
        name, version = self.name(bare, place)
        quantity = quantity_of(written, place) if written else 1
        return Entry(name=name, version=version, quantity=quantity, values=values, place=place)

    def without_brackets(self, text: str, place: Place) -> tuple[dict[str, Value], str]:
        """The properties in all brackets of a text, and the text without them."""
        values: dict[str, Value] = {}
        for found in _BRACKET.finditer(text):
            values |= self.properties.bracket(found.group(1), _shifted(place, found.start(1)))
        bare = _BRACKET.sub(" ", text).strip()
        if stray := re.search(r"[\[\]]", bare):
            raise BadInput.at(place, f"a {stray.group()} without its other half", "name")
        return values, bare

    def name(self, text: str, place: Place) -> tuple[str, str]:
        """A name and the version after it, in parentheses or after a comma; a name in quotes is taken whole."""
        name, version = self._parted(" ".join(text.split()))
        if version.isdigit():
            hint = f"for {version} copies write {version} before the name"
            raise BadInput.at(place, f"found ({version}) after the name; {hint}", "version")
        self._refuse_property(version, place)
        return checked_name(name, version, place)

    def _parted(self, text: str) -> tuple[str, str]:
        if quoted := _QUOTED.fullmatch(text):
            return quoted.group(1).strip(), quoted.group(2).strip(" ()")
        version = ""
        if found := _IN_PARENTHESES.fullmatch(text):
            text, version = found.group(1).strip(), found.group(2).strip()
        if self.game.comma_starts_version:
            text, _, line = text.partition(",")
            version = " ".join(filter(None, (line.strip(), version)))
        return text.strip(), version

    def _refuse_property(self, version: str, place: Place) -> None:
        """A property in parentheses, or after a comma, would be lost as a version."""
        for part in re.split("[,;]", version):
            if self.properties.knows(part):
                message = f"found {shown(part.strip())} where the version stands; write properties in [ ]"
                raise BadInput.at(place, message, "version")


def checked_name(name: str, version: str, place: Place) -> tuple[str, str]:
    """A name and a version as they are, or BadInput when there is no name or too much of one."""
    for each, what in ((name, "name"), (version, "version")):
        if len(each) > LONGEST_NAME:
            raise BadInput.at(place, f"more than {LONGEST_NAME} characters: {shown(each)}", what)
    if not folded(name):
        raise BadInput.at(place, f"found {shown(name)} where the name of a card should be", "name")
    return name, version


def quantity_of(text: str, place: Place) -> int:
    """How many copies: 2, 2x or x2."""
    found = _COUNT.fullmatch(text.strip())
    quantity = int(found.group(1) or found.group(2)) if found else 0
    if not 1 <= quantity <= MOST:
        raise BadInput.at(place, f"found {shown(text)}; allowed: a whole number from 1 to {MOST}", "quantity")
    return quantity


def _counted(text: str, place: Place) -> tuple[str, str]:
    """The quantity as written, before or after the name, and the text without it."""
    if found := _BEFORE.match(text):
        return found.group(1), text[found.end() :]
    if found := _AFTER.search(text):
        return found.group(1), text[: found.start()]
    if found := _FIGURE.match(text):
        hint = f"allowed: a whole number from 1 to {MOST}, a space and the name (in quotes if it starts with a figure)"
        raise BadInput.at(place, f"found {shown(found.group())}; {hint}", "quantity")
    return "", text


def _shifted(place: Place, by: int) -> Place:
    return Place(place.file, place.line, place.column + by)
