"""What servers on one database share beside the record: the key of their sessions, and which sessions have ended."""

from __future__ import annotations

import secrets

from judge.rulings.database import Database
from judge.rulings.record import clock

KEY = "sessions"
KEY_BYTES = 32


def session_key(database: Database) -> bytes:
    """The secret that sessions are signed with: made once, the same for all servers on the database."""
    with database.writing("keys") as run:
        found = run("SELECT value FROM keys WHERE name = ?", [KEY]).fetchone()
        if found:
            return bytes.fromhex(found[0])
        made = secrets.token_bytes(KEY_BYTES)
        run("INSERT INTO keys (name, value) VALUES (?, ?)", [KEY, made.hex()])
        return made


def end_session(database: Database, session: str) -> None:
    """Has every server know that a session is over."""
    with database.writing("keys") as run:
        if run("SELECT 1 FROM ended_sessions WHERE session = ?", [session]).fetchone() is None:
            run("INSERT INTO ended_sessions (session, time) VALUES (?, ?)", [session, clock()])


def ended_sessions(database: Database) -> frozenset[str]:
    """The sessions that are over."""
    return frozenset(row[0] for row in database.rows("SELECT session FROM ended_sessions"))
