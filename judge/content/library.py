"""The whole content, loaded: entries by address, and the ways to find one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from judge.content.model import (
    PREFIXED,
    ChartDoc,
    Entry,
    GameInfo,
    Link,
    Misreading,
    Note,
    Reading,
    ScenarioFile,
    Unit,
)
from judge.content.problem import Problem

STATING = ("rule", "term", "chapter")


@dataclass
class Library:
    """Everything the content says, and what is wrong with it; made by `load`, then only read."""

    root: Path
    games: Mapping[str, GameInfo] = field(default_factory=dict)
    units: Mapping[str, Mapping[str, Unit]] = field(default_factory=dict)
    entries: Mapping[str, Entry] = field(default_factory=dict)
    links: tuple[Link, ...] = ()
    readings: Mapping[str, Mapping[str, Reading]] = field(default_factory=dict)
    misreadings: Mapping[str, Mapping[str, Misreading]] = field(default_factory=dict)
    notes: Mapping[str, Mapping[str, Note]] = field(default_factory=dict)
    charts: Mapping[str, Mapping[str, ChartDoc]] = field(default_factory=dict)
    scenario_files: Mapping[str, tuple[ScenarioFile, ...]] = field(default_factory=dict)
    concepts: Mapping[str, Entry] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()
    roots: tuple[Path, ...] = ()

    def of(self, game: str, *kinds: str) -> tuple[Entry, ...]:
        """The entries of a game, of the given kinds or of all, in the order they were loaded."""
        found = self._by_game.get(game, ())
        return tuple(entry for entry in found if entry.kind in kinds) if kinds else found

    def resolve(self, text: str, game: str = "") -> Entry | None:
        """The entry a text means: an address, a unit id, a slug, a term or an alias, in that order."""
        text = text.strip()
        prefix, colon, rest = text.partition(":")
        if colon and prefix in PREFIXED:
            return self.entries.get(f"{prefix}:{rest}") or self.entries.get(f"{prefix}:{game}/{rest}")
        if colon and prefix == "concept":
            return self.entries.get(text)
        if colon and prefix in self.games:
            game, text = prefix, rest
        if not game:
            return self.concepts.get(text)
        return self._resolve_in(text, game)

    def _resolve_in(self, text: str, game: str) -> Entry | None:
        if found := self.entries.get(f"{game}:{text}"):
            return found
        if covering := self.covering(game, text):
            return covering[0]
        names = self._names.get(game, {})
        return names.get(folded(text)) or names.get(folded(text.replace("-", " ")))

    def covering(self, game: str, unit: str) -> tuple[Entry, ...]:
        """The entries that state a unit, by anchor or in `cites`; a rule comes before a term."""
        return self._covering.get((game, unit), ())

    def links_from(self, address: str) -> tuple[Entry, ...]:
        """The entries that an entry refers to."""
        return self._listed(self._edges[0].get(address, ()))

    def backlinks(self, address: str) -> tuple[Entry, ...]:
        """The entries that refer to an entry."""
        return self._listed(self._edges[1].get(address, ()))

    def target(self, link: Link) -> Entry | None:
        """The entry that a link leads to, or None when it is broken."""
        source = self.entries.get(link.source)
        return self.resolve(link.target, source.game if source else "")

    def _listed(self, addresses: Iterable[str]) -> tuple[Entry, ...]:
        return tuple(self.entries[address] for address in sorted(addresses, key=natural))

    @cached_property
    def _by_game(self) -> Mapping[str, tuple[Entry, ...]]:
        found: dict[str, list[Entry]] = {}
        for entry in self.entries.values():
            found.setdefault(entry.game, []).append(entry)
        return {game: tuple(entries) for game, entries in found.items()}

    @cached_property
    def _covering(self) -> Mapping[tuple[str, str], tuple[Entry, ...]]:
        found: dict[tuple[str, str], list[Entry]] = {}
        for entry in self.entries.values():
            if entry.kind in STATING:
                for unit in dict.fromkeys(entry.cites):
                    found.setdefault((entry.game, unit), []).append(entry)
        return {unit: tuple(sorted(entries, key=_stating)) for unit, entries in found.items()}

    @cached_property
    def _names(self) -> Mapping[str, Mapping[str, Entry]]:
        """Terms, then aliases, then the titles of chapters, by game."""
        names: dict[str, dict[str, Entry]] = {}
        terms = [entry for entry in self.entries.values() if entry.kind == "term"]
        others = [entry for entry in self.entries.values() if entry.kind in ("chapter", "chart")]
        for entry in (*terms, *others):
            names.setdefault(entry.game, {}).setdefault(folded(entry.title), entry)
        for entry in (*terms, *others):
            for alias in entry.aliases:
                names[entry.game].setdefault(folded(alias), entry)
        return names

    @cached_property
    def _edges(self) -> tuple[Mapping[str, set[str]], Mapping[str, set[str]]]:
        forth: dict[str, set[str]] = {}
        back: dict[str, set[str]] = {}
        for link in self.links:
            source, target = self.entries.get(link.source), self.target(link)
            states = link.via == "cites" and source is not None and source.kind in STATING
            if target is None or states or target.address == link.source:
                continue
            forth.setdefault(link.source, set()).add(target.address)
            back.setdefault(target.address, set()).add(link.source)
        return forth, back


def folded(text: str) -> str:
    """A name as it is compared: without case and with single spaces."""
    return " ".join(text.casefold().split())


def natural(text: str) -> tuple[tuple[int, int, str], ...]:
    """A sort key under which 8.2 comes before 8.10."""
    parts = re.split(r"(\d+)", text)
    return tuple((0, int(part), "") if part.isdigit() else (1, 0, part) for part in parts if part)


def _stating(entry: Entry) -> int:
    return STATING.index(entry.kind)
