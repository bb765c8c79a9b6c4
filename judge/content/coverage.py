"""How much of each rulebook the content states, counted against the ledger."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from judge.content import sources
from judge.content.library import Library
from judge.content.sources import Sources
from judge.content.where import Folder


@dataclass(frozen=True, slots=True)
class Row:
    """One count: of a game's units, worked examples or defects, how many are covered and which are not."""

    game: str
    what: Literal["units", "examples", "defects"]
    total: int
    missing: tuple[str, ...]

    @property
    def covered(self) -> int:
        """How many are covered."""
        return self.total - len(self.missing)

    def __str__(self) -> str:
        return f"{self.game:13s} {self.what:9s} {self.covered:4d} / {self.total}"


def coverage(library: Library, ledger_dir: Path) -> list[Row]:
    """Three rows for every game of the ledger; a game without content covers nothing."""
    rows = []
    for path in sorted(ledger_dir.glob("*.json")):
        ledger = json.loads(path.read_text("utf-8"))
        game = ledger["game"]
        silent = _silent(library, game)
        wanted = [id for id in _ids(ledger, "units") if id not in silent]
        rows.append(_row(game, "units", wanted, _stated(library, game)))
        rows.append(_row(game, "examples", _ids(ledger, "examples"), _examples(library, game)))
        rows.append(_row(game, "defects", _ids(ledger, "defects"), _defects(library, game)))
    return rows


def _row(game: str, what: Literal["units", "examples", "defects"], wanted: list[str], have: Collection[str]) -> Row:
    return Row(game, what, len(wanted), tuple(id for id in wanted if id not in have))


def _ids(ledger: dict[str, Any], key: str) -> list[str]:
    return [each["id"] for each in ledger.get(key, ())]


def _silent(library: Library, game: str) -> set[str]:
    units = library.units.get(game)
    if units is None:
        units = sources.units(Sources(Folder(library.root, game)))
    return {unit.id for unit in units.values() if unit.silent}


def _stated(library: Library, game: str) -> set[str]:
    entries = library.of(game, "term", "rule", "chapter")
    return {id for entry in entries for id in (*entry.cites, entry.anchor) if id}


def _examples(library: Library, game: str) -> set[str]:
    return {scenario.example for scenario in library.scenario_files.get(game, ())}


def _defects(library: Library, game: str) -> set[str]:
    answered = [reading.defects for reading in library.readings.get(game, {}).values()]
    answered += [note.defects for note in library.notes.get(game, {}).values()]
    return {defect for defects in answered for defect in defects}
