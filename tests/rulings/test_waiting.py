"""Saving waits for as little as possible: for the writer before, for the disk once, and for nothing that tidies up."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Thread

import pytest

from judge.rulings import NotSaved, Record, disk, sqlite_file


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Record:
    """A record in a file, where SQLite itself waits for nobody."""
    monkeypatch.setattr(sqlite_file, "WAIT", 0)
    made = Record(str(tmp_path / "rulings.sqlite"))
    made.open_event("Cup", "Ana")
    return made


def test_writers_are_let_in_one_after_the_other(record: Record) -> None:
    """A second writer waits for the end of the first, not for SQLite to look again: that would refuse him here."""
    inside, leave, done = Event(), Event(), Event()

    def hold() -> None:
        with record.database.writing():
            inside.set()
            leave.wait(10)

    def save() -> None:
        record.add("Cup", "ruling", "Ana", {"decision": "yes"})
        done.set()

    holding, saving = Thread(target=hold), Thread(target=save)
    holding.start()
    assert inside.wait(10)
    saving.start()
    assert not done.wait(0.1)
    leave.set()
    assert done.wait(10)
    holding.join()
    saving.join()


def test_who_waits_too_long_is_told(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer that never ends does not hold up the others for ever."""
    monkeypatch.setattr("judge.rulings.database.PATIENCE", 0.1)
    with (
        record.database.writing(),
        pytest.raises(NotSaved, match="too much is being written"),
        record.database.writing(),
    ):
        pass
    with record.database.writing():
        pass


def test_a_ruling_waits_for_the_disk_and_an_outcome_does_not(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was acknowledged is on the disk; an outcome can be worked out again, and does not cost a second wait."""
    flushed: list[int] = []
    monkeypatch.setattr(disk, "_flush", lambda log: flushed.append(os.fstat(log).st_size))
    found = []
    for lasting in (True, False, True):
        with record.database.writing(lasting=lasting):
            pass
        found.append(len(flushed))
    assert found == [1, 1, 2]

    record.add("Cup", "ruling", "Ana", {"decision": "x" * 50_000})
    assert len(flushed) == 3 and flushed[2] > flushed[1] + 50_000  # All of it was in the log by then.


def test_whoever_writes_meanwhile_waits_for_the_disk_once(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten judges save while the disk is slow: the first waits for it alone, the nine others together."""
    first, go_on, flushed = Event(), Event(), []

    def slow(log: int) -> None:
        flushed.append(1)
        first.set()
        go_on.wait(10)

    monkeypatch.setattr(disk, "_flush", slow)
    with ThreadPoolExecutor(10) as pool:
        saved = [pool.submit(record.add, "Cup", "ruling", "Ana", {"decision": str(n)}) for n in range(10)]
        assert first.wait(10)
        for _ in range(500):
            if record.database.rows("SELECT count(*) FROM entries")[0][0] == 11:
                break
            time.sleep(0.02)
        assert not any(each.done() for each in saved)
        time.sleep(0.2)
        go_on.set()
        assert sorted(each.result(10).number for each in saved) == list(range(2, 12))
    assert len(flushed) == 2


def test_a_disk_that_fails_is_not_believed_again(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """After it could not keep something, a second try may say yes without having kept it: nothing is acknowledged."""

    def broken(log: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(disk, "_flush", broken)
    with pytest.raises(NotSaved, match="Input/output error"):
        record.add("Cup", "ruling", "Ana", {"decision": "yes"}, token="one")
    monkeypatch.setattr(disk, "_flush", lambda log: None)
    with pytest.raises(NotSaved, match="start the server again"):
        record.add("Cup", "ruling", "Ana", {"decision": "yes"}, token="one")


def test_outcomes_are_not_lasting(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record says so itself, for both databases."""
    asked: list[bool] = []
    writing = record.database.writing
    monkeypatch.setattr(
        record.database, "writing", lambda lock="", lasting=True: (asked.append(lasting), writing(lock, lasting))[1]
    )
    entry = record.add("Cup", "ruling", "Ana", {"decision": "yes", "situation": {"text": ""}})
    record.add_outcome(entry, {"answers": []})
    assert asked == [True, False]


def test_the_log_is_brought_into_the_file_beside(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No commit does it; after so many of them it is done, and the file alone has what was saved."""
    monkeypatch.setattr(sqlite_file, "LOGGED", 10)
    with record.database.reading() as run:
        assert run("PRAGMA wal_autocheckpoint").fetchone()[0] == 0
    for n in range(10):
        record.add("Cup", "ruling", "Ana", {"decision": str(n)})
    for _ in range(500):
        if _alone(tmp_path) >= 8:
            return
        time.sleep(0.02)
    raise AssertionError("the log is never brought into the file")


def _alone(folder: Path) -> int:
    """How many entries the file has without its log."""
    shutil.copy(folder / "rulings.sqlite", folder / "alone.sqlite")
    with sqlite3.connect(f"file:{folder}/alone.sqlite?immutable=1", uri=True) as copy:
        try:
            return int(copy.execute("SELECT count(*) FROM entries").fetchone()[0])
        except sqlite3.Error:
            return 0
