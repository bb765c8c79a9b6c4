"""The record: entries are added and never changed, whatever the database."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from judge.content.problem import BadInput
from judge.rulings import Entry, Filters, NotSaved, Record, Refusing
from judge.rulings.database import Database

RULING = {"game": "chaotic", "round": "3", "table": "12", "players": ["Ana", "Ben"], "decision": "Koru takes 15"}


def rule(record: Record, **more: Any) -> Entry:
    """A ruling at Cup."""
    return record.add("Cup", "ruling", "Jo", {**RULING, **more})


def test_what_is_written_is_read_back(record: Record) -> None:
    """An entry comes back as it was written, whole."""
    entry = rule(record, note="Ünïcode, \u202eright to left, 'quotes' and %s ?")

    assert record.get("Cup", entry.number) == entry
    assert entry.whole


def test_saving_takes_no_longer_as_the_record_grows(tmp_path: Path) -> None:
    """What a ruling makes SQLite do is the same after three hundred others as after three."""
    record, steps = Record(str(tmp_path / "growing.sqlite")), [0]
    record.open_event("Cup", "Jo")

    def cost() -> int:
        before = steps[0]
        rule(record)
        return steps[0] - before

    def count() -> int:
        steps[0] += 1
        return 0

    rule(record)
    record.database._idle[-1].set_progress_handler(count, 20)
    early = max(cost() for _ in range(3))
    for _ in range(300):
        rule(record)
    late = min(cost() for _ in range(3))
    record.close()

    assert late <= early + 5


@pytest.mark.parametrize("sql", ["UPDATE entries SET judge = 'X'", "DELETE FROM entries"])
def test_entries_cannot_be_changed(address: str, record: Record, sql: str) -> None:
    """The database itself refuses to change or remove an entry."""
    entry = rule(record)
    database = Database(address)
    with pytest.raises((NotSaved, sqlite3.IntegrityError)), database.writing() as run:
        run(sql)

    database.close()
    assert record.get("Cup", entry.number) == entry


def test_a_changed_entry_is_noticed(record: Record) -> None:
    """The digest tells an entry that was tampered with behind the program's back."""
    entry = rule(record)

    assert not entry._replace(body={**entry.body, "decision": "Koru takes 0"}).whole


def test_corrections_refer_to_what_they_correct(record: Record) -> None:
    """A ruling keeps standing; what was said about it later is listed with it."""
    first = rule(record)
    correction = record.add("Cup", "correction", "Jo", {"decision": "Koru takes 25"}, refers=first.number)

    assert record.about("Cup", first.number) == [correction]
    assert record.get("Cup", first.number) == first


@pytest.mark.parametrize(
    ("kind", "more", "why"),
    [
        ("override", {"refers": 2}, "only the head judge"),
        ("closed", {}, "only the head judge"),
        ("correction", {}, "refers to a ruling"),
        ("ruling", {"refers": 2}, "refers to no other entry"),
        ("appeal", {"refers": 99}, "there is no entry 99"),
        ("nonsense", {}, "allowed: readings, round, ruling"),
    ],
)
def test_what_is_not_taken(record: Record, kind: str, more: dict[str, Any], why: str) -> None:
    """Each refusal says why, and nothing is written."""
    rule(record)
    with pytest.raises(Refusing, match=why):
        record.add("Cup", kind, "Jo", {}, **more)

    assert len(record.list("Cup")) == 2


def test_a_closed_event_takes_nothing(record: Record) -> None:
    """After the head judge has closed an event nothing is added to it."""
    record.add("Cup", "closed", "Hana", {}, head=True)
    with pytest.raises(Refusing, match="Cup is closed"):
        rule(record)


def test_readings_are_fixed_once(record: Record) -> None:
    """An event fixes its readings of a game once, and they hold for all of it."""
    options = {"floor-place": "each-step"}
    record.add("Cup", "readings", "Hana", {"game": "chaotic", "options": options}, head=True)
    with pytest.raises(Refusing, match="has fixed its readings of chaotic already"):
        record.add("Cup", "readings", "Hana", {"game": "chaotic", "options": {}}, head=True)

    event = record.event("Cup")
    assert event is not None and event.readings == {"chaotic": options}


def test_events_do_not_see_each_other(record: Record) -> None:
    """Nothing of one event is found in another."""
    rule(record, decision="secret")
    record.open_event("Open", "Hana")

    assert [entry.kind for entry in record.list("Open")] == ["opened"]
    assert record.list("Open", Filters(text="secret")) == []
    assert record.get("Open", 2) is None


@pytest.mark.parametrize(
    ("filters", "found"),
    [
        (Filters(text="kor"), [2]),
        (Filters(text="UNICODE"), [3]),
        (Filters(text="koru 15"), [2]),
        (Filters(text="%"), [3, 2, 1]),
        (Filters(text="k%u"), []),
        (Filters(round="4"), [3]),
        (Filters(kind="ruling", game="chaotic"), [2]),
    ],
)
def test_search_and_filters(record: Record, filters: Filters, found: list[int]) -> None:
    """Words are found by their beginnings, without case or accents; filters are exact."""
    rule(record)
    rule(record, game="highlander", round="4", decision="Ünïcode")

    assert [entry.number for entry in record.list("Cup", filters)] == found


def test_the_same_form_sent_twice_is_one_entry(record: Record) -> None:
    """A second tap on the button finds what the first has written."""
    once = record.add("Cup", "ruling", "Jo", RULING, token="tap")
    again = record.add("Cup", "ruling", "Jo", RULING, token="tap")

    assert once == again and len(record.list("Cup")) == 2


def test_many_judges_write_at_once(address: str, record: Record) -> None:
    """Every entry is kept under a number of its own."""
    others = [Record(address) for _ in range(2)]
    with ThreadPoolExecutor(8) as pool:
        entries = list(pool.map(lambda n: rule(others[n % 2], table=str(n)), range(40)))

    for each in others:
        each.close()
    assert sorted(entry.number for entry in entries) == list(range(2, 42))
    assert {entry.body["table"] for entry in record.list("Cup", Filters(kind="ruling"))} == {str(n) for n in range(40)}


WRITER = """
import os, sys
from judge.rulings import Record
record = Record(sys.argv[1])
for n in range(10_000):
    print(record.add("Cup", "ruling", "Jo", {"n": n}).number, flush=True)
"""


def test_what_was_confirmed_survives_a_kill(address: str, record: Record) -> None:
    """Every entry that was reported as written is there after kill -9, and the next one fits behind it."""
    with subprocess.Popen([sys.executable, "-c", WRITER, address], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        confirmed = [int(process.stdout.readline()) for _ in range(20)]
        process.kill()

    kept = record.list("Cup", Filters(kind="ruling"))
    assert set(confirmed) <= {entry.number for entry in kept}
    assert all(entry.whole for entry in kept)
    assert rule(record).number == max(entry.number for entry in kept) + 1


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """An entry that does not fit is refused in words; what was written before is still there."""
    address = str(tmp_path / "small.sqlite")
    record = Record(address)
    record.open_event("Cup", "Hana")
    kept = rule(record)
    (connection,) = record.database._idle
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(NotSaved, match="full"):
        rule(record, note="x" * 100_000)

    assert Record(address).list("Cup", Filters(kind="ruling")) == [kept]


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("mysql://x", "is no database; allowed: FILE"),
        ("postgresql://nobody:secret@127.0.0.1:1/none", r"postgresql://\.\.\.@127"),
        ("sqlite:////proc/none/rulings.sqlite", "cannot be reached"),
    ],
)
def test_a_database_that_cannot_be_used(address: str, why: str) -> None:
    """The error names the option and the reason, and never a password."""
    with pytest.raises(BadInput, match=why) as caught:
        Record(address)

    assert "secret" not in str(caught.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """Somebody's letter is not taken for a record, nor overwritten."""
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear judge, " * 1000)
    with pytest.raises(BadInput, match="not a database"):
        Record(str(letter))

    assert letter.read_text().startswith("Dear judge")
