"""What is connected with an entry: its place in the charts, scenarios, open questions, ideas, links there and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import NamedTuple

from judge.content.library import Library, natural
from judge.content.model import Entry

OPEN = ("reading", "note", "misreading")


class Connections:
    """The connections of all entries of a library, found by the units they share and the links between them."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def of(self, entry: Entry) -> Connected:
        """Everything connected with one entry."""
        units = self.units(entry)
        back = [each for each in self.library.backlinks(entry.address) if each.address != entry.address]
        opened = [*self._citing(entry.game, units, OPEN), *(each for each in back if each.kind in OPEN)]
        return Connected(
            steps=self._citing(entry.game, units, ("step", "chart")),
            scenarios=tuple(each for each in back if each.kind == "scenario"),
            open=_once(opened),
            same=self._same(entry, units),
            ideas=_once([*self._named(entry), *(each for each in back if each.kind == "concept")]),
            there=tuple(each for each in self.library.links_from(entry.address) if each.kind not in OPEN),
            back=tuple(each for each in back if each.kind not in (*OPEN, "scenario", "step", "chart", "concept")),
        )

    def _same(self, entry: Entry, units: Iterable[str]) -> tuple[Entry, ...]:
        """The entries that state one of the same units: the rules of a term, the term of a rule."""
        found = (each for unit in units for each in self.library.covering(entry.game, unit))
        return _once(each for each in found if each.kind in ("rule", "term") and each.page != entry.page)

    def _named(self, entry: Entry) -> tuple[Entry, ...]:
        """The idea across the games that the entry says it belongs to."""
        idea = self.library.concepts.get(entry.concept)
        return (idea,) if idea else ()

    def units(self, entry: Entry) -> tuple[str, ...]:
        """The units an entry states."""
        return tuple(dict.fromkeys((*entry.cites, *((entry.id,) if entry.kind == "rule" else ()))))

    def _citing(self, game: str, units: Iterable[str], kinds: tuple[str, ...]) -> tuple[Entry, ...]:
        found = [entry for unit in units for entry in self._by_unit.get((game, unit), ())]
        return _once(entry for entry in found if entry.kind in kinds)

    @cached_property
    def _by_unit(self) -> Mapping[tuple[str, str], list[Entry]]:
        found: dict[tuple[str, str], list[Entry]] = {}
        for entry in self.library.entries.values():
            if entry.kind in (*OPEN, "step", "chart"):
                for unit in entry.cites:
                    found.setdefault((entry.game, unit.removeprefix(f"{entry.game}:")), []).append(entry)
        return found


class Connected(NamedTuple):
    """The entries connected with one entry, by the way they are connected."""

    steps: tuple[Entry, ...] = ()
    scenarios: tuple[Entry, ...] = ()
    open: tuple[Entry, ...] = ()
    same: tuple[Entry, ...] = ()
    ideas: tuple[Entry, ...] = ()
    there: tuple[Entry, ...] = ()
    back: tuple[Entry, ...] = ()

    def merged(self, others: Iterable[Connected]) -> Connected:
        """These connections with those of the blocks inside, each entry once."""
        columns = zip(self, *others, strict=True)
        return Connected(*(_once(entry for part in column for entry in part) for column in columns))

    def without(self, addresses: Iterable[str]) -> Connected:
        """The connections that lead out of a group of entries."""
        inside = set(addresses)
        return Connected(*(tuple(entry for entry in part if entry.address not in inside) for part in self))


def _once(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    return tuple({entry.address: entry for entry in entries}.values())


def in_order(entries: Iterable[Entry]) -> list[Entry]:
    """Entries in the order of their ids, so that 8.2 comes before 8.10."""
    return sorted(entries, key=lambda entry: natural(entry.id))
