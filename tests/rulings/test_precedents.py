"""Rulings by the rules that decided them: the most alike first, what is new at once, and nothing read twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.rulings import Record
from judge.rulings.precedents import Precedents


def ruled(record: Record, event: str, *rules: str) -> int:
    """A ruling that some rules decided."""
    entry = record.add(event, "ruling", "Ana", {"decision": "yes", "situation": {"text": ""}})
    record.add_outcome(entry, {"answers": [{"decided_by": [rule]} for rule in rules]})
    return entry.number


@pytest.fixture
def record(tmp_path: Path) -> Record:
    """A record with two events."""
    made = Record(str(tmp_path / "rulings.sqlite"))
    made.open_event("Cup", "Ana")
    made.open_event("League", "Ana")
    return made


def test_the_most_alike_come_first(record: Record) -> None:
    """Two shared rules before one, the latest before earlier ones, and nothing of another event."""
    one, both, other = ruled(record, "Cup", "a:1"), ruled(record, "Cup", "a:1", "a:2"), ruled(record, "Cup", "a:2")
    ruled(record, "League", "a:1", "a:2")

    known = Precedents()
    assert known.alike(record, "Cup", ["a:1", "a:2"], 3) == [both, other, one]
    assert known.alike(record, "Cup", ["a:1", "a:1"], 3) == [both, one]
    assert known.alike(record, "Cup", ["a:1", "a:2"], 1) == [both]
    assert known.alike(record, "Cup", ["a:9"], 3) == []


def test_what_was_read_is_not_read_again(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page asks for no outcome that is known already, however many there are; a new one is seen at once."""
    numbers = [ruled(record, "Cup", "a:1") for _ in range(70)]
    known = Precedents()
    assert known.alike(record, "Cup", ["a:1"], 3) == numbers[:-4:-1]

    read: list[int] = []
    rows = record.database.rows
    monkeypatch.setattr(
        record.database, "rows", lambda sql, values=(): [*map(tuple, _noted(read, sql, rows(sql, values)))]
    )
    new = ruled(record, "Cup", "a:1")
    assert known.alike(record, "Cup", ["a:1"], 1) == [new]
    assert known.alike(record, "Cup", ["a:1"], 1) == [new]
    assert read == [new]


def _noted(read: list[int], sql: str, rows: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    if "body" in sql:
        read += [int(str(row[0])) for row in rows]
    return rows
