"""The file of a record: taken away, exchanged, damaged, read-only, of an older layout, copied while in use."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from judge.cli import main
from judge.console.serve import prepare_record
from judge.content.problem import BadInput
from judge.content.secret_options import secret
from judge.rulings import NotSaved, Record, Refusing
from judge.rulings.backup import backup, restore
from judge.rulings.chain import verify
from judge.rulings.servers import KEY_BYTES, session_key

RULING = {"game": "chaotic", "decision": "Koru takes 15"}
FIRST = json.loads(Path(__file__).with_name("layout-1.json").read_text("utf-8"))
FIRST_TABLES = (
    "CREATE TABLE layout (version INTEGER NOT NULL)",
    "INSERT INTO layout (version) VALUES (1)",
    "CREATE TABLE entries (event TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, "
    "refers INTEGER, time TEXT NOT NULL, judge TEXT NOT NULL, game TEXT NOT NULL, round TEXT NOT NULL, "
    "seat TEXT NOT NULL, words TEXT NOT NULL, body TEXT NOT NULL, digest TEXT NOT NULL, token TEXT NOT NULL UNIQUE, "
    "PRIMARY KEY (event, number))",
)
SQLITE_GUARDS = tuple(
    f"CREATE TRIGGER no_{deed} BEFORE {deed} ON entries BEGIN SELECT RAISE(ABORT, 'append only'); END"
    for deed in ("update", "delete")
)
POSTGRES_GUARDS = (
    "CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'append only'; END $$",
    "CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entries "
    "FOR EACH STATEMENT EXECUTE FUNCTION append_only()",
)


def rule(record: Record, n: int = 0) -> int:
    """A ruling at Cup, and its number."""
    return record.add("Cup", "ruling", "Jo", {**RULING, "n": n}).number


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a record lies."""
    return tmp_path / "data" / "rulings.sqlite"


@pytest.fixture
def kept(file: Path) -> Record:
    """A record in it, open, with one ruling."""
    record = Record(str(file))
    record.open_event("Cup", "Hana")
    rule(record)
    return record


def exchange(file: Path) -> None:
    """Puts another record in the place of a file."""
    for each in file.parent.iterdir():
        each.unlink()
    other = Record(str(file))
    other.open_event("Cup", "Somebody")
    other.close()


@pytest.mark.parametrize("how", [lambda file: [each.unlink() for each in file.parent.iterdir()], exchange])
def test_a_file_that_was_taken_away_stops_writing(kept: Record, file: Path, how: Callable[[Path], Any]) -> None:
    """Nothing is said to be saved that would be lost with the file; reading says so too."""
    how(file)
    with pytest.raises(NotSaved, match="has been taken away"):
        rule(kept)
    with pytest.raises(NotSaved, match="Nothing is written any more"):
        kept.list("Cup")


def test_a_log_that_was_taken_away_stops_saving(kept: Record, file: Path) -> None:
    """What has been written since lies only in the log: nobody is told that it is kept until the server starts anew."""
    Path(f"{file}-wal").unlink()
    for _ in range(2):
        with pytest.raises(NotSaved, match="log of the record has been taken away"):
            rule(kept)
    kept.close()

    assert rule(kept) == 5  # The opening, the first ruling, and two that nobody was told are kept.


def test_a_file_that_is_put_back_is_used_again(kept: Record, file: Path) -> None:
    """Moved away by mistake and back: the record goes on."""
    kept.close()
    file.rename(file.with_name("x"))
    with pytest.raises(NotSaved):
        rule(kept)
    file.with_name("x").rename(file)

    assert rule(kept) == 3


def test_a_new_record_is_told_from_one_that_was_there(kept: Record, file: Path) -> None:
    """Whoever starts a server learns that there was none."""
    assert kept.database.made and not Record(str(file)).database.made


def test_other_users_cannot_read_it(kept: Record, file: Path) -> None:
    """The folder and the files are the owner's; one that others could read is shut."""
    assert file.parent.stat().st_mode & 0o777 == 0o700
    assert all(each.stat().st_mode & 0o777 == 0o600 for each in file.parent.iterdir())
    kept.close()
    file.chmod(0o644)
    Record(str(file)).close()
    assert file.stat().st_mode & 0o777 == 0o640


def test_damaged_pages_are_seen_at_the_start(kept: Record, file: Path) -> None:
    """A record that could not be written any more is not opened as if it could."""
    for n in range(40):
        rule(kept, n)
    kept.close()
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    data = bytearray(file.read_bytes())
    for page in range(3, len(data) // 4096):
        data[page * 4096 : page * 4096 + 200] = os.urandom(200)
    file.write_bytes(data)
    with pytest.raises(BadInput, match="damaged|malformed"):
        Record(str(file))


def test_a_record_that_can_only_be_read_is_read(kept: Record, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a file system that takes nothing the entries are there; saving is refused in words."""
    kept.close()
    monkeypatch.setattr("judge.rulings.sqlite_file.os.access", lambda path, mode: False)
    record = Record(str(file))

    assert len(record.list("Cup")) == 2
    with pytest.raises(NotSaved, match="can only be read here"):
        rule(record)


def layout_one(address: str) -> None:
    """A record as the first version of this program wrote it."""
    values = ", ".join(["%s" if address.startswith("postgres") else "?"] * 13)
    if address.startswith("postgres"):
        import psycopg

        connection: Any = psycopg.connect(address)
        guards: tuple[str, ...] = POSTGRES_GUARDS
    else:
        connection, guards = sqlite3.connect(address.partition(":///")[2]), SQLITE_GUARDS
    for statement in FIRST_TABLES:
        connection.execute(statement)
    for row in FIRST:
        connection.execute(f"INSERT INTO entries VALUES ({values})", row)
    for statement in guards:
        connection.execute(statement)
    connection.commit()
    connection.close()


def test_a_record_of_the_first_layout_is_renewed(address: str) -> None:
    """All entries are there, in a chain; tokens still hold, and the next entry follows."""
    layout_one(address)
    record = Record(address)
    ruling = record.get("Cup", 3)

    assert ruling is not None and ruling.whole and ruling.body["answers"][0]["answer"] == 6 and not ruling.pending
    assert [(each.event, each.number, each.kind) for each in record.everything()] == [
        (row[0], row[1], row[2]) for row in FIRST
    ]
    with pytest.raises(Refusing, match="belongs to entry 3"):
        record.add("Cup", "ruling", "Jo", RULING, token="tap")
    assert record.add("Cup", "ruling", "Jo", RULING).number == 5
    assert verify(record.everything()).faults == ()
    record.close()
    again = Record(address)
    assert len(again.list("Cup")) == 5
    again.close()


def test_what_was_changed_before_the_upgrade_is_still_seen(tmp_path: Path) -> None:
    """An upgrade does not make a forged entry good; the file as it was is kept beside."""
    file = tmp_path / "r.sqlite"
    layout_one(f"sqlite:///{file}")
    connection = sqlite3.connect(file)
    connection.execute("DROP TRIGGER no_update")
    connection.execute("UPDATE entries SET judge = 'Forger' WHERE event = 'Cup' AND number = 3")
    connection.commit()
    connection.close()
    record = Record(str(file))

    assert [str(each) for each in verify(record.everything()).faults] == ["Cup, entry 3: it is not as it was written"]
    record.close()
    copy = sqlite3.connect(f"{file}.layout-1")
    assert copy.execute("SELECT COUNT(*) FROM entries").fetchone() == (len(FIRST),)
    copy.close()


@pytest.mark.parametrize(
    ("statements", "why"),
    [
        (["CREATE TABLE layout (version INTEGER)", "INSERT INTO layout VALUES (3)"], "layout 3; .* newer version"),
        (["CREATE TABLE layout (version INTEGER)", "INSERT INTO layout VALUES (0)"], "layout 0"),
        (["CREATE TABLE entries (mine TEXT)"], "no such column"),
        (["CREATE TABLE layout (mine TEXT)"], "no such column"),
    ],
)
def test_what_is_no_record_of_ours_is_said(tmp_path: Path, statements: list[str], why: str) -> None:
    """A newer layout, none at all, or tables of another program: told in words, and nothing is written."""
    file = tmp_path / "x.sqlite"
    connection = sqlite3.connect(file)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    with pytest.raises(BadInput, match=why):
        Record(str(file))


WRITER = """
import sys
from judge.rulings import Record
record = Record(sys.argv[1])
for n in range(10_000):
    print(record.add("Cup", "ruling", "Jo", {"n": n}).number, flush=True)
"""


def test_a_backup_of_a_running_server_is_whole(address: str, record: Record, fresh_target: str, tmp_path: Path) -> None:
    """Everything that was acknowledged before it began is in it; restored into either database, it goes on."""
    copy = tmp_path / "copy.sqlite"
    with subprocess.Popen([sys.executable, "-c", WRITER, address], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        confirmed = [int(process.stdout.readline()) for _ in range(20)]
        made = backup(address, copy)
        process.kill()
    assert made.faults == () and made.entries >= max(confirmed)
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith("copy")] == ["copy.sqlite"]
    assert copy.stat().st_mode & 0o777 == 0o600

    back = restore(copy, fresh_target)
    assert (back.faults, back.ends) == ((), made.ends)
    restored = Record(fresh_target)
    assert rule(restored) == made.entries + 1
    restored.close()


@pytest.fixture
def fresh_target(tmp_path: Path) -> str:
    """Where a backup is restored to."""
    return str(tmp_path / "restored.sqlite")


def test_a_backup_goes_into_postgresql(fresh: str, tmp_path: Path, kept: Record, file: Path) -> None:
    """From one kind of database into the other and back."""
    backup(str(file), tmp_path / "one.sqlite")
    restore(tmp_path / "one.sqlite", fresh)
    again = backup(fresh, tmp_path / "two.sqlite")

    assert again.faults == () and again.entries == 2


def test_backups_and_restores_overwrite_nothing(
    kept: Record, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that is there stays, and so does a record with entries; a backup that is not whole is not taken."""
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", str(copy), "--database", str(file)]) == 0
    assert main(["backup", str(copy), "--database", str(file)]) == 2
    assert main(["restore", str(copy), "--database", str(file)]) == 2
    assert main(["backup", str(tmp_path / "y"), "--database", str(tmp_path / "none.sqlite")]) == 2
    connection = sqlite3.connect(copy)
    connection.execute("DROP TRIGGER entries_no_update")
    connection.execute("UPDATE entries SET judge = 'X'")
    connection.commit()
    connection.close()
    assert main(["restore", str(copy), "--database", str(tmp_path / "z.sqlite")]) == 2
    assert "this backup is not whole" in capsys.readouterr().err


def test_secrets_come_from_the_environment_or_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither codes nor passwords are needed on the command line."""
    (tmp_path / "code").write_text("open sesame\nsecond line\n")
    monkeypatch.setenv("JUDGE_CODE", "from outside")

    assert secret("--code", None, "JUDGE_CODE") == "from outside"
    assert secret("--code", f"@{tmp_path / 'code'}", "JUDGE_CODE") == "open sesame"
    with pytest.raises(BadInput, match="cannot be read"):
        secret("--code", "@/nonesuch", "JUDGE_CODE")


def test_servers_on_one_record_share_their_sessions(address: str) -> None:
    """The key of the sessions lies in the record, in no folder of a user: two servers, on any machines, have one."""
    one, other = (prepare_record(address, "Cup") for _ in range(2))
    record = Record(address)

    assert one == other == session_key(record.database) and len(one) == KEY_BYTES
    record.close()


def test_every_secret_of_the_command_line_can_come_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """`judge serve` takes both codes and the address of the database, with its password, from the environment."""
    taken: dict[str, object] = {}
    monkeypatch.setattr("judge.console.serve.serve", lambda *args, **kept: taken.update(access=args[2], **kept) or 0)
    monkeypatch.setenv("JUDGE_CODE", "open sesame")
    monkeypatch.setenv("JUDGE_HEAD_CODE", "open all doors")
    monkeypatch.setenv("JUDGE_DATABASE", "postgresql://judge:secret@host/rulings")

    assert main(["serve"]) == 0
    assert taken["access"][:2] == ("open sesame", "open all doors")  # type: ignore[index]
    assert taken["database"] == "postgresql://judge:secret@host/rulings"
