"""The tables of the benchmarks: each is read, played and explored."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bench.exploring import LARGE, TABLES, measure
from bench.one_table import Table
from bench.results import ABOUT, FILE
from judge.content.where import content_root, game_ids
from judge.scenario.report import texts_of

FILES = sorted(TABLES.glob("*.yml"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_table_is_read_played_and_explored(file: Path) -> None:
    """Every sentence on a table is understood, its questions have an answer, and under other readings it goes on."""
    table = Table(file, 30)
    unread = [each for text in texts_of(table.book, table.scenario) for each in text.sentences if not each.read]
    first = table.first()
    others = table.others(first, 60, None)

    assert not unread
    assert first["positions"] > 1
    assert first["answers"].keys() == {ask.text for ask in table.scenario.asks}
    assert others


def test_every_game_has_tables_of_all_sizes() -> None:
    """At least three for each game that is measured, one of them large; a file is named after its game."""
    measured = {game for game in game_ids(content_root()) for file in FILES if file.stem.startswith(f"{game}-")}
    assert measured
    for game in measured:
        names = [file.stem for file in FILES if file.stem.startswith(f"{game}-")]

        assert len(names) >= 3
        assert sum(name in LARGE for name in names) == 1


def test_a_table_is_measured_in_a_process_of_its_own() -> None:
    """The script finds the project that it is told of, from any folder."""
    project = TABLES.parent.parent
    found = measure(FILES[0], project, 30, 60)

    assert found.first["positions"] > 1
    assert found.total("fresh") <= found.total("positions")


def test_results_say_what_their_columns_mean() -> None:
    """The explanation at the top of the results is the one that is written there."""
    assert FILE.read_text(encoding="utf-8").startswith(ABOUT)
    assert subprocess.run([sys.executable, "-m", "bench.exploring", "--help"], check=True, capture_output=True).stdout
