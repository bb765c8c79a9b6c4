"""Where a link leads and what it is called: entries, units without an entry, and addresses relative to a page."""

from __future__ import annotations

import re
from typing import NamedTuple

from judge.content.library import Library
from judge.content.markup import readable
from judge.content.model import Entry, Unit
from judge.site import html

_NUMBER = re.compile(r"[A-Z]?\d+(?:\.\d+)*[a-z]?(?:-\d+)?$")
# A question or a remark is too long to stand in a sentence; its words show when the link is touched.
_CALLED = {"reading": "an open question", "note": "a note on the text"}
_TITLED = frozenset({"misreading", "chart", "scenario", "concept", "chapter", "rule"})


class Target(NamedTuple):
    """The end of a link: its address on the site, the words it shows by default, and the key of its preview."""

    url: str
    label: str
    ref: str


class Links:
    """Finds what links mean in one library."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def find(self, written: str, game: str = "") -> Target | None:
        """The target of a link as it is written; None when there is no such thing."""
        unit, whose = self.unit(written, game)
        entry = self.entry(written, game)
        if entry is not None:
            return Target(entry.url, label(entry, written, unit), entry.address)
        return Target(unit_url(whose, unit.id), unit_label(unit), f"{whose}:{unit.id}") if unit else None

    def entry(self, written: str, game: str = "") -> Entry | None:
        """The entry a link means; a note may be called a reading, for a reader does not tell them apart."""
        found = self.library.resolve(written, game)
        if found is None and written.startswith("reading:"):
            found = self.library.resolve("note:" + written.removeprefix("reading:"), game)
        return found

    def unit(self, written: str, game: str) -> tuple[Unit | None, str]:
        """The unit a link means and its game, whether or not an entry states it."""
        prefix, colon, rest = written.strip().partition(":")
        if colon and prefix in self.library.games:
            game, written = prefix, rest
        return self.library.units.get(game, {}).get(written.strip()), game

    def unit_target(self, game: str, unit: str) -> Target:
        """Where a unit of a game is stated, or its row in the list of all units."""
        covering = self.library.covering(game, unit)
        known = self.library.units.get(game, {}).get(unit)
        shown = unit_label(known) if known else unit
        if covering:
            return Target(covering[0].url, shown, covering[0].address)
        return Target(unit_url(game, unit), shown, f"{game}:{unit}")


def label(entry: Entry, written: str, unit: Unit | None = None) -> str:
    """What a link to an entry shows when no words are given: its number, its title, or the term as it is written."""
    if number(written.rpartition(":")[2]):
        return readable(written)
    if entry.kind in _CALLED:
        return _CALLED[entry.kind]
    if entry.kind in _TITLED:
        return entry.title
    return unit_label(unit) if unit and unit.id != entry.id else readable(written)


def unit_label(unit: Unit) -> str:
    """What a unit is called: its number, or its title where the rulebook has no numbers."""
    return number(unit.id) or unit.title


def number(id: str) -> str:
    """The number of a rule as readers know it; empty for ids that are words."""
    return id if _NUMBER.match(id) else ""


def unit_url(game: str, unit: str) -> str:
    """The row of a unit in its game's list of all units."""
    return f"{game}/units/#{unit}"


def short_url(game: str, unit: str) -> str:
    """The short address of a unit, which never moves."""
    return f"r/{game}/{unit}/"


def relative(url: str, page: str) -> str:
    """An address of the site as it is written on a page of the site."""
    path, mark, anchor = url.partition("#")
    if path == page and anchor:
        return f"#{anchor}"
    *there, file = path.split("/")
    *here, _ = page.split("/")
    shared = next((at for at, (one, other) in enumerate(zip(there, here, strict=False)) if one != other), None)
    shared = min(len(there), len(here)) if shared is None else shared
    way = [".."] * (len(here) - shared) + there[shared:]
    return ("/".join([*way, file]) if way else file or "./") + mark + anchor


def anchor(entry: Entry, page: str, words: str = "") -> str:
    """A link to an entry as HTML, with its preview."""
    shown = words or html.text(entry.title)
    return html.tag("a", shown, href=relative(entry.url, page), data_ref=entry.address)
