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
_AFTER = re.compile(r"\s+([x\u00d7]\s*[0-9]+)$", re.IGNORECASE)
_FIGURE = re.compile(r"[-+.]?[0-9]\S*")
_QUOTED = re.compile(r'"([^"]*)"\s*,?\s*(.*)')
_IN_PARENTHESES = re.compile(r"(.*?)\s*\(([^()]*)\)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One line of a list; `counted` says whether a quantity is written."""

    name: str
    version: str = ""
    quantity: int = 1
    values: dict[str, Value] = field(default_factory=dict)
    place: Place
    counted: bool = False


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
        values: dict[str, Value] = {}
        for found in _BRACKET.finditer(text):
            values |= self.properties.bracket(found.group(1), _shifted(place, found.start(1)))
        bare = _BRACKET.sub(" ", text).rstrip()
        if stray := re.search(r"[\[\]]", bare):
            raise BadInput.at(place, f"a {stray.group()} without its other half", "name")
        written, bare = _counted(bare.strip(), place)
        name, version = self.name(bare, place)
        quantity = quantity_of(written, place) if written else 1
        return Entry(
            name=name, version=version, quantity=quantity, values=values, place=place, counted=bool(written)
        )

    def name(self, text: str, place: Place) -> tuple[str, str]:
        """A name and the version after it, in parentheses or after a comma; a name in quotes is taken whole."""
        name, version = self._parted(" ".join(text.split()))
        for each, what in ((name, "name"), (version, "version")):
            if len(each) > LONGEST_NAME:
                raise BadInput.at(place, f"more than {LONGEST_NAME} characters: {shown(each)}", what)
        if not folded(name):
            raise BadInput.at(place, f"found {shown(text)} where the name of a card should be", "name")
        return name, version

    def _parted(self, text: str) -> tuple[str, str]:
        if quoted := _QUOTED.fullmatch(text):
            return quoted.group(1).strip(), quoted.group(2).strip(" ()")
        if found := _IN_PARENTHESES.fullmatch(text):
            return found.group(1).strip(), found.group(2).strip()
        if self.game.comma_starts_version:
            name, _, version = text.partition(",")
            return name.strip(), version.strip()
        return text, ""


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
        hint = f"allowed: a whole number from 1 to {MOST}, a space, the name; put a name that starts with a figure in quotes"
        raise BadInput.at(place, f"found {shown(found.group())}; {hint}", "quantity")
    return "", text


def _shifted(place: Place, by: int) -> Place:
    return Place(place.file, place.line, place.column + by)
