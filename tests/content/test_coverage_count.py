"""Coverage agrees with the team's own count."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judge.content.coverage import coverage
from judge.content.load import load


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    """A ledger of two games, one of them without content."""
    folder = tmp_path / "ledger"
    folder.mkdir()
    units = ["cover", "1", "1.1", "1.1.1", "1.2", "1.3", "g-strike"]
    duel = {
        "game": "duel",
        "units": [{"id": id} for id in units],
        "examples": [{"id": "ex-tie"}, {"id": "ex-other"}],
        "defects": [{"id": "d-first"}, {"id": "d-typo"}, {"id": "d-other"}, {"id": "d-open"}],
    }
    (folder / "duel.json").write_text(json.dumps(duel))
    (folder / "new.json").write_text(json.dumps({"game": "new", "units": [{"id": "1"}], "examples": [], "defects": []}))
    return folder


def test_counts(root: Path, ledger: Path) -> None:
    """Units count by anchor and cites, examples by scenario, defects by reading and note."""

    rows = coverage(load(root), ledger)
    assert [(row.game, row.what, row.covered, row.total, row.missing) for row in rows] == [
        ("duel", "units", 5, 6, ("1.3",)),
        ("duel", "examples", 1, 2, ("ex-other",)),
        ("duel", "defects", 3, 4, ("d-open",)),
        ("new", "units", 0, 1, ("1",)),
        ("new", "examples", 0, 0, ()),
        ("new", "defects", 0, 0, ()),
    ]


def test_silent_units_of_a_game_without_game_file(root: Path, ledger: Path) -> None:
    """A game that has only its units still leaves out the silent ones."""

    (root / "new").mkdir()
    (root / "new" / "units.yml").write_text('- {id: "1", title: Cover, kind: rule, silent: true}\n')
    assert str(coverage(load(root), ledger)[3]) == "new           units        0 / 0"
