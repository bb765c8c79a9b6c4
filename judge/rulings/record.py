"""The record: events with their rulings, corrections, appeals and overrides. Entries are added, never changed."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

from judge.rulings.database import Database
from judge.rulings.entry import HEAD_ONLY, KINDS, REFERRING, Entry, Refusing, digest, packed, searchable, words

COLUMNS = "event, number, kind, refers, time, judge, body, digest"
LARGEST = 400_000
LONGEST_NAME = 80
MOST_TRIES = 50
MOST_ROWS = 10_000


class Filters(NamedTuple):
    """Which entries to list: by kind, game, round, table, judge, and by words anywhere in them."""

    kind: str = ""
    game: str = ""
    round: str = ""
    table: str = ""
    judge: str = ""
    text: str = ""

    def conditions(self) -> list[tuple[str, str]]:
        """The conditions as SQL, each with its value."""
        columns = {"kind": self.kind, "game": self.game, "round": self.round, "seat": self.table, "judge": self.judge}
        exact = [(f"{column} = ?", value) for column, value in columns.items() if value]
        return exact + [("words LIKE ?", f"% {word}%") for word in words(self.text)]


class Event(NamedTuple):
    """An event as its entries make it: its name, the readings it has fixed, whether it is closed."""

    name: str
    opened: str
    readings: Mapping[str, Mapping[str, str]]
    closed: bool
    settings: Mapping[str, Any]


def clock() -> str:
    """The time now, as it is written into entries."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Record:
    """All events of one database."""

    def __init__(self, database: str | None = None, now: Callable[[], str] = clock) -> None:
        self._database = Database(database)
        self._now = now

    def events(self) -> list[str]:
        """The names of all events, the latest first."""
        sql = "SELECT event FROM entries WHERE number = 1 ORDER BY time DESC, event"
        return [row[0] for row in self._database.rows(sql)]

    def event(self, name: str) -> Event | None:
        """An event, or None."""
        kinds = ("opened", "readings", "closed")
        sql = f"SELECT {COLUMNS} FROM entries WHERE event = ? AND kind IN (?, ?, ?) ORDER BY number"
        return _event([_entry(row) for row in self._database.rows(sql, [name, *kinds])])

    def open_event(self, name: str, judge: str, settings: Mapping[str, Any] | None = None) -> Entry:
        """Opens an event; one of that name must not be there yet."""
        name = _name(name, "the event")
        if self.event(name) is not None:
            raise Refusing(f"there is an event {name} already")
        return self._append(Entry(name, 1, "opened", None, self._now(), judge, dict(settings or {}), ""), name)

    def add(
        self,
        event: str,
        kind: str,
        judge: str,
        body: Mapping[str, Any],
        *,
        refers: int | None = None,
        head: bool = False,
        token: str = "",
    ) -> Entry:
        """Adds an entry; Refusing says why it is not taken, and the same token is never written twice."""
        judge = _name(judge, "the judge")
        known = self._by_token(event, token)
        if known is not None:
            return known
        self._allow(event, kind, refers, head, body)
        entry = Entry(event, 0, kind, refers, self._now(), judge, dict(body), "")
        return self._append(entry, token or secrets.token_hex(16))

    def get(self, event: str, number: int) -> Entry | None:
        """One entry of an event, or None."""
        sql = f"SELECT {COLUMNS} FROM entries WHERE event = ? AND number = ?"
        rows = self._database.rows(sql, [event, number])
        return _entry(rows[0]) if rows else None

    def about(self, event: str, number: int) -> list[Entry]:
        """The entries that refer to one: its corrections, appeals and overrides."""
        sql = f"SELECT {COLUMNS} FROM entries WHERE event = ? AND refers = ? ORDER BY number"
        return [_entry(row) for row in self._database.rows(sql, [event, number])]

    def list(self, event: str, filters: Filters | None = None, most: int = MOST_ROWS) -> list[Entry]:
        """The entries of an event that filters let through, the latest first."""
        conditions = [("event = ?", event), *(filters or Filters()).conditions()]
        where = " AND ".join(condition for condition, _ in conditions)
        sql = f"SELECT {COLUMNS} FROM entries WHERE {where} ORDER BY number DESC LIMIT {int(most)}"
        return [_entry(row) for row in self._database.rows(sql, [value for _, value in conditions])]

    def close(self) -> None:
        """Lets go of the database."""
        self._database.close()

    def _allow(self, name: str, kind: str, refers: int | None, head: bool, body: Mapping[str, Any]) -> None:
        event = self.event(name)
        if event is None:
            raise Refusing(f"there is no event {name}")
        if kind not in KINDS or kind == "opened":
            allowed = ", ".join(each for each in KINDS if each != "opened")
            raise Refusing(f"{kind!r} is not a kind of entry; allowed: {allowed}")
        if event.closed:
            raise Refusing(f"{name} is closed; nothing can be added to it")
        if kind in HEAD_ONLY and not head:
            raise Refusing("only the head judge may do this")
        if (kind in REFERRING) is (refers is None):
            raise Refusing(f"a {kind} refers to {'a ruling: say which' if refers is None else 'no other entry'}")
        if refers is not None and self.get(name, refers) is None:
            raise Refusing(f"there is no entry {refers} in {name}")
        if kind == "readings" and event.readings.get(str(body.get("game"))) is not None:
            raise Refusing(f"{name} has fixed its readings of {body.get('game')} already")

    def _append(self, entry: Entry, token: str) -> Entry:
        """Writes an entry under the next free number; another server may take that number first."""
        body = packed(entry.body)
        if len(body) > LARGEST:
            raise Refusing(f"the entry is too long ({len(body)} of {LARGEST} characters)")
        entry = entry._replace(digest=digest(entry))
        for _ in range(MOST_TRIES):
            try:
                return self._write(entry, body, token)
            except self._database.conflict:
                known = self._by_token(entry.event, token)
                if known is not None:
                    return known
        raise Refusing("too many judges are writing at once; try again")

    def _write(self, entry: Entry, body: str, token: str) -> Entry:
        shown = (str(entry.body.get(name) or "") for name in ("game", "round", "table"))
        found = searchable(entry.kind, entry.judge, entry.body)
        with self._database.writing() as run:
            sql = "SELECT COALESCE(MAX(number), 0) + 1 FROM entries WHERE event = ?"
            number = entry.number or run(sql, [entry.event]).fetchone()[0]
            run(
                f"INSERT INTO entries ({COLUMNS}, game, round, seat, words, token) VALUES ({', '.join('?' * 13)})",
                [entry.event, number, *entry[2:6], body, entry.digest, *shown, found, token],
            )
        return entry._replace(number=number)

    def _by_token(self, event: str, token: str) -> Entry | None:
        sql = f"SELECT {COLUMNS} FROM entries WHERE event = ? AND token = ?"
        rows = self._database.rows(sql, [event, token]) if token else []
        return _entry(rows[0]) if rows else None


def _entry(row: tuple[Any, ...]) -> Entry:
    event, number, kind, refers, time, judge, body, mark = row
    return Entry(event, number, kind, refers, time, judge, json.loads(body), mark)


def _event(entries: Iterable[Entry]) -> Event | None:
    entries = list(entries)
    if not entries:
        return None
    fixed = {str(each.body["game"]): each.body["options"] for each in entries if each.kind == "readings"}
    closed = any(each.kind == "closed" for each in entries)
    return Event(entries[0].event, entries[0].time, fixed, closed, entries[0].body)


def _name(text: str, what: str) -> str:
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refusing(f"{what} needs a name of at most {LONGEST_NAME} letters")
    return name
