"""The tables of the record, the guards on them, and how a record of an older layout becomes one of today's."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from judge.rulings.entry import Entry, digest, sent_digest

LAYOUT = 2
Run = Callable[..., Any]
COLUMNS = (
    "event", "number", "kind", "refers", "time", "judge", "body", "digest", "role", "previous", "earlier",
    "game", "round", "seat", "words", "token", "sent", "awaits",
)  # fmt: skip
OUTCOME_COLUMNS = ("event", "number", "time", "body", "digest")
TABLES = (
    "CREATE TABLE IF NOT EXISTS layout (version INTEGER NOT NULL)",
    "CREATE TABLE IF NOT EXISTS entries (event TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, "
    "refers INTEGER, time TEXT NOT NULL, judge TEXT NOT NULL, body TEXT NOT NULL, digest TEXT NOT NULL, "
    "role TEXT NOT NULL, previous TEXT NOT NULL, earlier TEXT NOT NULL, game TEXT NOT NULL, round TEXT NOT NULL, "
    "seat TEXT NOT NULL, words TEXT NOT NULL, token TEXT NOT NULL, sent TEXT NOT NULL, awaits INTEGER NOT NULL, "
    "PRIMARY KEY (event, number), UNIQUE (event, token))",
    "CREATE TABLE IF NOT EXISTS outcomes (event TEXT NOT NULL, number INTEGER NOT NULL, time TEXT NOT NULL, "
    "body TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (event, number))",
    "CREATE TABLE IF NOT EXISTS ended_sessions (session TEXT PRIMARY KEY, time TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS entries_by_kind ON entries (event, kind)",
    "CREATE INDEX IF NOT EXISTS entries_by_reference ON entries (event, refers)",
    "CREATE INDEX IF NOT EXISTS entries_awaiting ON entries (awaits)",
)
GUARDED = ("entries", "outcomes")
SQLITE_GUARDS = tuple(
    f"CREATE TRIGGER IF NOT EXISTS {table}_no_{deed} BEFORE {deed} ON {table} "
    "BEGIN SELECT RAISE(ABORT, 'append only'); END"
    for table in GUARDED
    for deed in ("update", "delete")
)
POSTGRES_GUARDS = (
    "CREATE OR REPLACE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN RAISE EXCEPTION 'append only'; END $$",
    *(
        f"CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
        "FOR EACH STATEMENT EXECUTE FUNCTION append_only()"
        for table in GUARDED
    ),
)
# The guards of the first layout, which stand in the way of its upgrade.
SQLITE_FIRST_GUARDS = ("DROP TRIGGER IF EXISTS no_update", "DROP TRIGGER IF EXISTS no_delete")
POSTGRES_FIRST_GUARDS = ("DROP TRIGGER IF EXISTS append_only ON entries",)
FIRST = "event, number, kind, refers, time, judge, body, digest, game, round, seat, words, token"
INSERT = f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"
INSERT_OUTCOME = f"INSERT INTO outcomes ({', '.join(OUTCOME_COLUMNS)}) VALUES ({', '.join('?' * len(OUTCOME_COLUMNS))})"


def own_token(word: str) -> str:
    """The token of an entry that the program itself writes: none that a client sends is the same."""
    return f"own:{word}"


def sent_token(word: str) -> str:
    """The token that a client has sent, apart from those of the program."""
    return f"sent:{word}"


def upgrade_first(run: Run, first_guards: tuple[str, ...]) -> None:
    """Makes the tables of the first layout into those of today: the same entries, now in a chain.

    Each keeps the digest that it had, so that what was changed before the upgrade is still seen to have been.
    """
    for statement in (*first_guards, "ALTER TABLE entries RENAME TO entries_of_layout_1", *TABLES[1:]):
        run(statement)
    for entry, indexed, token in chained(run(f"SELECT {FIRST} FROM entries_of_layout_1 ORDER BY event, number")):
        values = [*entry[:6], indexed[0], *entry[7:11], *indexed[1:], token, sent_digest(entry), 0]
        run(INSERT, values)
    run("DROP TABLE entries_of_layout_1")
    run("UPDATE layout SET version = ?", [LAYOUT])


def chained(rows: Any) -> Iterator[tuple[Entry, list[Any], str]]:
    """The entries of the first layout, each bound to the one before it; openings are bound to each other."""
    opening = previous = ""
    for event, number, kind, refers, time, judge, body, earlier, *rest in rows.fetchall():
        before = opening if number == 1 else previous
        entry = Entry(event, number, kind, refers, time, judge, json.loads(body), "", "", before, earlier)
        entry = entry._replace(digest=digest(entry))
        previous = entry.digest
        if number == 1:
            opening = entry.digest
        token = own_token(event) if number == 1 else sent_token(rest[-1])
        yield entry, [body, *rest[:-1]], token
