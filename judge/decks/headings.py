"""Headings: lines that are no card but say something of the cards below them, and how many those should be."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from judge.decks.deck import Note, Value
from judge.decks.properties import Properties
from judge.decks.spec import DeckGame
from judge.decks.words import folded
from judge.kit.words import counted

ASIDE = ("sideboard", "side board", "side deck", "maybeboard", "maybe board", "side", "not in the deck", "extra cards")
WHOLE = (
    *("deck", "main deck", "maindeck", "mainboard", "main board", "cards", "deck list", "decklist", "the deck"),
    *("player deck", "game deck", "all cards", "card list"),
)
_MARKS = re.compile(r"^[\s=*_~#/<>+\u2022-]+|[\s=*_~:<>-]+$")
_AFTER = re.compile(
    r"\s*[-:(\[]{0,3}\s*[x\u00d7]?\s*([0-9]{1,4})(?:\s*/\s*[0-9]{1,4})?\s*[x\u00d7]?(?:\s*(?:cards?|total))?\s*[)\]]?:?$",
    re.IGNORECASE,
)
_INSIDE = re.compile(r"\s*\(([0-9]{1,4})\)\s*(?=\S)")
_PARENTHESIS = re.compile(r"\s*\([^()]*\)$")
_BEFORE = re.compile(r"^[(\[]?([0-9]{1,4})[)\]]?\s*[x\u00d7]?\s+", re.IGNORECASE)
_JOINED = re.compile(r"\s*(?:&|\+|/|,|\band\b|\bor\b)\s*", re.IGNORECASE)
_TAIL = re.compile(r"\s+(?:cards?|deck|section|list)$", re.IGNORECASE)


class Found(NamedTuple):
    """A line that is a heading: what it gives, what it is about but leaves open, how many it says, its words."""

    gives: Mapping[str, Value]
    about: frozenset[str] = frozenset()
    said: int | None = None
    front: bool = False
    words: str = ""
    aside: bool = False
    whole: bool = False
    guessed: bool = False


@dataclass(slots=True)
class Section:
    """A heading with the cards below it, those directly below and all."""

    heading: Found
    line: int
    level: int
    direct: int = 0
    cards: int = 0
    values: dict[str, Value] = field(default_factory=dict)


class Headings:
    """Knows the headings of one game."""

    def __init__(self, game: DeckGame, properties: Properties) -> None:
        self.properties = properties
        self.words: dict[str, Mapping[str, Value]] = {
            folded(word): each.gives for each in game.headings for word in each.words
        }

    def find(self, text: str) -> Found | None:
        """The heading that a line is, with marks and a count around it; None for any other line, or one in quotes."""
        if '"' in text:
            return None
        names = [each for each in _names(text) if each[0]]
        for name, said, front in names:
            if found := self._named(name):
                return found._replace(said=said, front=front, words=name)
        for name, said, front in names:
            if not front and (found := self._qualified(name)):
                return found._replace(said=said, words=name)
        return None

    def _qualified(self, text: str) -> Found | None:
        """`Rare Attacks` and `Attacks (rare)` are headings most likely: one more word before a type or behind it."""
        words = folded(text).split()
        last = words[-1] if len(words) == 2 and words[-1].endswith("s") else ""
        if last in self.words:
            return Found(self.words[last], guessed=True)
        bare = folded(_PARENTHESIS.sub("", text))
        return Found(self.words[bare], guessed=True) if bare in self.words else None

    def is_total(self, text: str) -> bool:
        """Whether a line only counts what stands elsewhere: `3 Heroes, 50 Cards`."""
        parts = [part.strip() for part in re.split(r"[,;|\u2022\u00b7]", text)]
        return len(parts) > 1 and all(_BEFORE.match(part) and self.find(part) for part in parts)

    def _named(self, text: str) -> Found | None:
        name = folded(text)
        if name in self.words:
            return Found(self.words[name])
        if name in ASIDE or name in WHOLE:
            return Found({}, aside=name in ASIDE, whole=name in WHOLE)
        if gives := self.properties.options_only(re.sub(r"\s+-\s+", " ", text)):
            return Found(gives)
        if (shorter := _TAIL.sub("", text)) != text:
            return self._named(shorter)
        return self._joined(text)

    def _joined(self, text: str) -> Found | None:
        """`Characters & Troops` is a heading that leaves open which."""
        parts = [part for part in _JOINED.split(text) if part]
        found = [self._named(part) for part in parts] if 1 < len(parts) < 6 else [None]
        gives = [each.gives for each in found if each is not None]
        if len(gives) < len(found) or any(each and (each.aside or each.whole) for each in found):
            return None
        same = {key: value for key, value in gives[0].items() if all(each.get(key) == value for each in gives)}
        return Found(same, frozenset(key for each in gives for key in each))


def _names(text: str) -> Iterator[tuple[str, int | None, bool]]:
    """What a line would be called as a heading: bare, without a count after it, without one before it."""
    bare = _MARKS.sub("", text)
    yield bare, None, False
    if (after := _AFTER.search(bare)) and after.start():
        yield _MARKS.sub("", bare[: after.start()]), int(after.group(1)), False
    if (inside := _INSIDE.search(bare)) and inside.start():
        yield bare[: inside.start()] + " " + bare[inside.end() :], int(inside.group(1)), False
    if before := _BEFORE.match(bare):
        yield bare[before.end() :], int(before.group(1)), True


class Sections:
    """The headings above a line: a type and a sphere, say, one inside the other."""

    def __init__(self, required: tuple[str, ...], general: tuple[str, ...] = ()) -> None:
        self.required = required
        self.general = general
        self.open: list[Section] = []
        self.every: list[Section] = []
        self.aside: Section | None = None

    @property
    def values(self) -> dict[str, Value]:
        """What all headings above say together; the inner one first."""
        return {key: value for each in self.open for key, value in each.values.items()}

    def begin(self, heading: Found, line: int, level: int = 0) -> Section:
        """Opens a part of the list; it lies in the one above if that has no cards of its own or stands higher."""
        section = Section(heading, line, level, values=dict(heading.gives))
        if heading.whole or heading.aside:
            self.open, self.aside = [], section if heading.aside else None
        kind = self._kind(section)
        same = next((n for n, each in enumerate(self.open) if self._kind(each) == kind), len(self.open))
        self.open = self.open[:same]
        while self.open and self.open[-1].direct and not 0 < self.open[-1].level < level:
            self.open.pop()
        self.open.append(section)
        self.every.append(section)
        return section

    def count(self, quantity: int) -> None:
        """A card below the headings that are open."""
        for section in self.open:
            section.cards += quantity
        if self.open:
            self.open[-1].direct += quantity
        if self.aside and self.aside not in self.open:
            self.aside.cards += quantity

    def clear(self) -> None:
        """Another deck begins."""
        self.open, self.aside = [], None

    def notes(self) -> Iterator[Note]:
        """Counts that headings give and the cards below do not have, and what was set aside."""
        for each in self.every:
            said, words = each.heading.said, each.heading.words
            if each.heading.aside:
                aside = f"no part of a deck in this game; {counted(each.cards, 'card')} there not counted"
                yield Note(each.line, f"{words}: {aside}")
            elif said not in (None, each.cards) and (each.cards or not each.heading.front) and self._ended(each):
                yield Note(each.line, f"{words}: the heading says {said}, {each.cards} are listed below it")

    def no_heading(self, usual: Collection[str]) -> Iterator[Section]:
        """Headings such as `6 Dodge` with nothing below: most likely cards; in the usual words it is a sum."""
        for each in self.every:
            name = folded(each.heading.words)
            if each.heading.front and not each.cards and not name.endswith("s") and name not in usual:
                yield each

    def _ended(self, section: Section) -> bool:
        """Whether all cards that a heading means are below it: those of a whole deck may stand below others too."""
        return section is self.every[-1] or not (
            section.heading.whole or any(value in self.general for value in section.values.values())
        )

    def _kind(self, section: Section) -> str:
        if section.heading.whole or section.heading.aside:
            return "deck"
        about = {*section.values, *section.heading.about}
        return "type" if not about or about.intersection(self.required) else "other"
