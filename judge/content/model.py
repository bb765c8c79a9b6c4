"""What the content consists of: games, units, entries, readings and links, all immutable."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from judge.content.chartdoc import ChartDoc, NodeDoc, WindowDoc
from judge.content.fields import ID, ID_WORDS, item, placed
from judge.content.openpoints import Misreading, Note, Option, Reading
from judge.content.problem import Place

EntryKind = Literal["term", "rule", "chapter", "concept", "reading", "misreading", "note", "chart", "step", "scenario"]
__all__ = [
    "ChartDoc",
    "Constant",
    "Entry",
    "EntryKind",
    "Format",
    "GameInfo",
    "Link",
    "Misreading",
    "NodeDoc",
    "Note",
    "Option",
    "Reading",
    "ScenarioFile",
    "Unit",
    "WindowDoc",
    "address",
    "own_units",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """One citable unit of a rulebook: a numbered rule, a glossary entry, a step of a procedure."""

    id: str = item("the id that cites use", pattern=ID, form=ID_WORDS)
    title: str = item("a short title in our own words")
    kind: str = item("what sort of unit it is: rule, term, step, phase, window, deck and so on")
    silent: bool = item("whether it states no rule (a title page, a list of contents)", default=False)
    place: Place = placed()


@dataclass(frozen=True, slots=True, kw_only=True)
class Constant:
    """One number of a game with the unit that states it."""

    value: int | float | str = item("the number, or the words the rulebook gives instead of one")
    cite: str = item("the unit that states it")
    says: str = item("what is counted", default="")
    place: Place = placed()


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """One way to play a game that switches rules on or off."""

    title: str = item("the name of the format")
    cites: tuple[str, ...] = item("the units that define it", default=(), key=("cite", "cites"))
    says: str = item("what is different in it", default="")
    place: Place = placed()

    @classmethod
    def from_text(cls, text: str) -> Format:
        """A format that has only a name."""
        return cls(title=text)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """One game: its title, the edition all its entries state, its constants and formats."""

    id: str = ""
    title: str = item("the name of the game")
    edition: str = item("the edition of the rules that every entry states", default="")
    source: str = item("the rulebook the content restates", default="")
    players: str = item("how many play", default="")
    about: str = item("the game in a few sentences", default="")
    status: Literal["growing", "whole"] = item(
        "whether units without an entry are still expected (growing) or an error (whole)", default="growing"
    )
    constants: Mapping[str, Constant] = item("the numbers of the game", default={})
    formats: Mapping[str, Format] = item("the formats of the game", default={})
    place: Place = placed()


PRINTED = re.compile(r"\d+(?:\.\d+)*[a-z]?(?=-|$|\.)")
PREFIXED = ("reading", "misreading", "note", "chart", "step", "scenario")


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One addressable thing: a term, a rule, a chapter, a reading, a chart, a step, a scenario, a concept."""

    id: str
    game: str
    kind: EntryKind
    title: str
    text: str
    place: Place
    cites: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    concept: str = ""
    parent: str = ""
    page: str = ""
    anchor: str = ""
    edition: str = ""
    autolink: bool = True
    sort: str = ""
    order: float = 0

    @property
    def address(self) -> str:
        """The name that is unique in the whole library: `chaotic:8.5.4`, `reading:chaotic/rounding`."""
        return address(self.kind, self.game, self.id)

    @property
    def url(self) -> str:
        """Where the entry stands on the site, without a leading slash."""
        return f"{self.page}#{self.anchor}" if self.anchor else self.page


def printed_number(unit: str) -> str:
    """The number of a rule as the rulebook prints it, `6.4.1` of `6.4.1-one-ready`; empty where it prints none."""
    found = PRINTED.match(unit)
    return found[0] if found else ""


def address(kind: str, game: str, id: str) -> str:
    """The address of an entry; terms, rules and chapters of a game share one space of ids."""
    if kind in PREFIXED:
        return f"{kind}:{game}/{id}"
    return f"{game or 'concept'}:{id}"


@dataclass(frozen=True, slots=True)
class Link:
    """One reference from an entry to another: in its text, or in `see`, `cites` or `about`."""

    source: str
    target: str
    label: str
    place: Place
    via: Literal["text", "see", "cites", "about"] = "text"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioFile:
    """A scenario file by its heading alone; running it is another package's business."""

    id: str
    game: str
    path: str
    title: str
    kind: str = ""
    example: str = ""
    about: tuple[str, ...] = ()
    place: Place


def own_units(cites: Iterable[str], game: str) -> tuple[str, ...]:
    """Cites as unit ids: the game's own name in front of an id is dropped."""
    return tuple(cite.removeprefix(f"{game}:") for cite in cites)
