"""The record is a chain: whatever is changed behind the program's back is seen, and where."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from judge.cli import main
from judge.rulings import Entry, Record, Refusing
from judge.rulings.chain import verify
from judge.rulings.database import Database
from judge.rulings.entry import digest

RULING = {"game": "chaotic", "decision": "Koru takes 15"}
GUARDS = [
    f"DROP TRIGGER IF EXISTS {table}_no_{deed}" for table in ("entries", "outcomes") for deed in ("update", "delete")
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record with two events and five rulings."""
    path = tmp_path / "rulings.sqlite"
    record = Record(str(path))
    for event in ("Cup", "Open", "Last"):
        record.open_event(event, "Hana")
    for n in range(5):
        record.add("Cup", "ruling", "Jo", {**RULING, "table": str(n)})
    record.close()
    return path


def meddle(path: Path, *statements: str) -> None:
    """Changes the file with the guards taken off."""
    connection = sqlite3.connect(path)
    for statement in (*GUARDS, *statements):
        connection.execute(statement)
    connection.commit()
    connection.close()


def faults(path: Path) -> list[str]:
    """What verifying says."""
    record = Record(str(path))
    found = verify(record.everything())
    record.close()
    return [str(each) for each in found.faults]


def forged(path: Path) -> None:
    """Changes an entry and gives it a digest that fits it."""
    record = Record(str(path))
    entry = record.get("Cup", 3)
    record.close()
    assert entry is not None
    body = {**entry.body, "decision": "Koru takes 0"}
    new = digest(entry._replace(body=body))
    meddle(path, f"UPDATE entries SET body = '{json.dumps(body)}', digest = '{new}' WHERE event = 'Cup' AND number = 3")


def test_a_record_that_nobody_has_touched_is_whole(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each entry holds its number and the digest of the one before, and the command says so."""
    assert faults(file) == []
    assert main(["record", "verify", "--database", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["whole"], found["entries"], found["events"]["Cup"]["number"]) == (True, 8, 6)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (forged, "Cup, entry 4: it does not follow the entry before it"),
        (lambda p: meddle(p, "DELETE FROM entries WHERE event = 'Cup' AND number = 3"), "entry 4: entry 3 before it"),
        (lambda p: meddle(p, "DELETE FROM entries WHERE event = 'Open'"), "Last, entry 1: the event that was opened"),
        (lambda p: meddle(p, *(f"UPDATE entries SET number = {new} WHERE event = 'Cup' AND number = {old}"
                               for old, new in ((3, 99), (4, 3), (99, 4)))), "Cup, entry 3: it is not as it was"),
        (lambda p: meddle(p, "UPDATE entries SET judge = 'X' WHERE number = 2"), "Cup, entry 2: it is not as it was"),
        (lambda p: meddle(p, "UPDATE entries SET role = 'head judge' WHERE number = 2"), "Cup, entry 2: it is not"),
    ],
)  # fmt: skip
def test_what_was_changed_is_seen_and_where(
    file: Path, change: Callable[[Path], None], where: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A forged entry with a new digest, a missing one, a missing event, two that were swapped, another name."""
    change(file)

    assert where in faults(file)[0]
    assert main(["record", "verify", "--database", str(file)]) == 1
    assert "not whole" in capsys.readouterr().out


def test_entries_cut_off_at_the_end_are_missed(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A chain cannot miss its own end; an earlier export can."""
    assert main(["record", "export", "--database", str(file), "--event", "Cup"]) == 0
    export = tmp_path / "cup.json"
    export.write_text(capsys.readouterr().out)
    meddle(file, "DELETE FROM entries WHERE event = 'Cup' AND number = 6")

    assert main(["record", "verify", "--database", str(file)]) == 0
    assert main(["record", "verify", "--database", str(file), "--since", str(export)]) == 1
    assert "Cup, entry 6: it was there earlier and is missing now" in capsys.readouterr().out


def test_guards_are_put_back(file: Path) -> None:
    """Guards that somebody has taken off are there again after the next start."""
    meddle(file)
    Record(str(file)).close()
    connection = sqlite3.connect(file)
    with pytest.raises(sqlite3.IntegrityError, match="append only"):
        connection.execute("DELETE FROM entries")
    connection.close()


def test_a_token_belongs_to_what_it_was_sent_with(record: Record) -> None:
    """The same sending again is the same entry; another with its token is refused, and nothing is lost unseen."""
    first = record.add("Cup", "ruling", "Ana", RULING, token="1")
    assert record.add("Cup", "ruling", "Ana", {**RULING, "version": "newer"}, token="1") == first
    for judge, kind, body, refers in (
        ("Ben", "ruling", RULING, None),
        ("Ana", "ruling", {**RULING, "decision": "0"}, None),
        ("Ana", "appeal", RULING, first.number),
    ):
        with pytest.raises(Refusing, match="belongs to entry 2"):
            record.add("Cup", kind, judge, body, refers=refers, token="1")


def test_tokens_of_one_event_mean_nothing_in_another(record: Record) -> None:
    """Nor does the name of an event as a token stand in the way of opening it."""
    record.add("Cup", "ruling", "Ana", RULING, token="Summer Cup")
    record.open_event("Summer Cup", "server")
    saved = record.add("Summer Cup", "ruling", "Ben", {**RULING, "decision": "7"}, token="Summer Cup")

    assert (saved.number, saved.judge) == (2, "Ben")
    assert record.add("Cup", "ruling", "Ana", RULING, token="Cup").kind == "ruling"


def at_once(address: str, deed: Callable[[Record], Any], many: int = 8) -> list[str]:
    """What comes of the same deed at several servers at the same moment."""
    records = [Record(address) for _ in range(many)]

    def tried(record: Record) -> str:
        try:
            deed(record)
        except Refusing as why:
            return str(why)
        return ""

    with ThreadPoolExecutor(many) as pool:
        found = list(pool.map(tried, records))
    for each in records:
        each.close()
    return found


def test_readings_are_fixed_once_and_events_closed_once(address: str, record: Record) -> None:
    """Whoever comes second is told so, however close he was."""
    body = {"game": "chaotic", "options": {}}
    fixed = at_once(address, lambda each: each.add("Cup", "readings", "Hana", body, head=True))
    closed = at_once(address, lambda each: each.add("Cup", "closed", "Hana", {}, head=True))
    opened = at_once(address, lambda each: each.open_event("Open", "Hana"))

    assert [each.count("") for each in (fixed, closed, opened)] == [1, 1, 1]
    assert [entry.kind for entry in record.list("Cup")] == ["closed", "readings", "opened"]
    assert verify(record.everything()).faults == ()


def test_an_outcome_is_added_to_its_ruling_and_stands(record: Record) -> None:
    """The ruling is as it was; the first outcome is kept with it, and a changed one is seen."""
    ruling = record.add("Cup", "ruling", "Jo", {"game": "chaotic", "situation": {"text": "x"}})
    assert ruling.pending and record.awaiting() == [("Cup", 2)]
    record.add_outcome(ruling, {"answers": [1], "game": "another"})
    record.add_outcome(ruling, {"answers": [2]})
    found = record.get("Cup", 2)

    assert found is not None and found.digest == ruling.digest and found.whole
    assert (found.body["answers"], found.body["game"], found.pending) == ([1], "chaotic", False)
    assert record.awaiting() == []
    assert not found._replace(outcome={"answers": [9]}, body={**found.body, "answers": [9]}).whole


def test_names_that_can_be_mistaken_are_not_taken(record: Record) -> None:
    """One letter of another alphabet in a name is refused; names in any one alphabet are fine."""
    with pytest.raises(Refusing, match="two alphabets"):
        record.add("Cup", "ruling", "\u0410na", RULING)

    assert record.add("Cup", "ruling", "\u0410\u043d\u043d\u0430", RULING, role="judge").role == "judge"


def test_everything_is_listed_however_much_it_is(record: Record) -> None:
    """Nothing is cut off, and nothing is read at once that need not be."""
    entries: list[Entry] = [record.add("Cup", "ruling", "Jo", {"n": n}) for n in range(120)]

    assert [each.number for each in record.each("Cup")] == [entry.number for entry in reversed(entries)] + [1]
    assert [each.number for each in record.list("Cup", most=3, before=4)] == [3, 2, 1]


def test_a_changed_file_has_no_guards_to_hide_behind(address: str, record: Record) -> None:
    """Outcomes are guarded as entries are."""
    ruling = record.add("Cup", "ruling", "Jo", {"situation": {}})
    record.add_outcome(ruling, {"answers": []})
    database = Database(address)
    with pytest.raises(Exception, match="append only|cannot be reached"), database.writing() as run:
        run("DELETE FROM outcomes")
    database.close()
