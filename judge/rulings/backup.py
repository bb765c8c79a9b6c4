"""Copies of a record: a backup is a SQLite file, whatever the database; it is restored into either."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from judge.content.problem import BadInput, Place
from judge.rulings.chain import Checked, verify
from judge.rulings.database import Database, shown
from judge.rulings.layout import COLUMNS, INSERT, INSERT_OUTCOME, OUTCOME_COLUMNS, Run
from judge.rulings.record import Record

AT_ONCE = 50


def backup(database: str | None, target: Path) -> Checked:
    """Writes a copy of a record that may be in use, all of one moment, and looks whether the copy is whole."""
    if target.exists():
        raise BadInput.at(Place(str(target)), "there is a file of this name already; a backup overwrites nothing")
    source = Database(database)
    if source.made:
        raise BadInput.at(Place("--database"), f"{shown(source.url)}: there is no record here")
    part = target.with_name(f"{target.name}.part")
    for leftover in _files(part):
        leftover.unlink(missing_ok=True)
    copy = Database(str(part))
    try:
        with source.reading(snapshot=True) as read, copy.writing() as write:
            _copy(read, write)
        # The copy is one file, with nothing beside it that could be forgotten.
        with suppress(OSError):
            _settle(part, copy)
        os.replace(part, target)
    finally:
        source.close()
        copy.close()
        for leftover in _files(part):
            leftover.unlink(missing_ok=True)
    return check(str(target))


def restore(source: Path, database: str | None) -> Checked:
    """Writes a backup into a database that has no entries; BadInput when it is not whole, or would overwrite any."""
    if not source.is_file():
        raise BadInput.at(Place(str(source)), "there is no such file")
    found = check(str(source))
    if found.faults:
        raise BadInput.at(Place(str(source)), f"this backup is not whole: {found.faults[0]}")
    given, target = Database(str(source)), Database(database)
    try:
        with given.reading(snapshot=True) as read, target.writing("events") as write:
            if write("SELECT COUNT(*) FROM entries").fetchone()[0]:
                raise BadInput.at(
                    Place("--database"), f"{shown(target.url)} has entries already: a backup goes into an empty record "
                    "only. Name another, or move the file away first"
                )  # fmt: skip
            _copy(read, write)
    finally:
        given.close()
        target.close()
    return check(database)


def check(database: str | None) -> Checked:
    """Whether a record is whole."""
    record = Record(database)
    try:
        return verify(record.everything())
    finally:
        record.close()


def _copy(read: Run, write: Run) -> None:
    for table, columns, insert in (("entries", COLUMNS, INSERT), ("outcomes", OUTCOME_COLUMNS, INSERT_OUTCOME)):
        for row in _rows(read(f"SELECT {', '.join(columns)} FROM {table} ORDER BY event, number")):
            write(insert, row)


def _rows(found: Any) -> Iterator[tuple[Any, ...]]:
    while rows := found.fetchmany(AT_ONCE):
        yield from (tuple(row) for row in rows)


def _settle(path: Path, copy: Database) -> None:
    import sqlite3

    copy.close()
    connection = sqlite3.connect(path)
    try:
        connection.execute("PRAGMA journal_mode=DELETE")
    finally:
        connection.close()


def _files(path: Path) -> list[Path]:
    return [Path(f"{path}{end}") for end in ("", "-wal", "-shm")]
