"""The record: events with their rulings, corrections, appeals and overrides. Entries are added, never changed."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import islice
from typing import Any, NamedTuple

from judge.rulings.database import Database
from judge.rulings.entry import (
    HEAD_ONLY,
    KINDS,
    REFERRING,
    Entry,
    Refusing,
    digest,
    outcome_digest,
    packed,
    searchable,
    sent_digest,
    words,
)  # fmt: skip
from judge.rulings.layout import INSERT, INSERT_OUTCOME, Run, own_token, sent_token
from judge.rulings.names import person

SELECT = (
    "SELECT e.event, e.number, e.kind, e.refers, e.time, e.judge, e.body, e.digest, e.role, e.previous, e.earlier, "
    "o.time, o.body, o.digest "
    "FROM entries e LEFT JOIN outcomes o ON o.event = e.event AND o.number = e.number"
)
# The entries that make an event. Put in order here and not there: for the order of numbers SQLite would read all that
# the event has, at every ruling that is saved.
MAKING = ("opened", "readings", "round", "closed")
OF_EVENT = f"{SELECT} WHERE e.event = ? AND e.kind IN ({', '.join('?' * len(MAKING))})"
LARGEST = 400_000
AT_ONCE = 50
# What an outcome can do without when it would be too long for the record: all of it can be replayed.
SPARE = ("table_after", "lines")


class Filters(NamedTuple):
    """Which entries to list: by kind, game, round, table, judge, player, deciding rule, and words anywhere in them."""

    kind: str = ""
    game: str = ""
    round: str = ""
    table: str = ""
    judge: str = ""
    text: str = ""
    player: str = ""
    rule: str = ""

    def conditions(self) -> list[tuple[str, object]]:
        """The conditions as SQL, each with its value."""
        columns = {"kind": self.kind, "game": self.game, "round": self.round, "seat": self.table, "judge": self.judge}
        exact: list[tuple[str, object]] = [(f"e.{column} = ?", value) for column, value in columns.items() if value]
        if self.rule:
            exact.append(("o.body LIKE ? ESCAPE '!'", f"%{_literal(packed(self.rule))}%"))
        return exact + [("e.words LIKE ?", f"% {word}%") for word in words(f"{self.text} {self.player}")]

    def admits(self, entry: Entry) -> bool:
        """Whether an entry that meets the conditions is really one of these: the database looks only at words."""
        players = {word for name in entry.body.get("players") or () for word in words(str(name))}
        rules = {rule for answer in entry.body.get("answers") or () for rule in answer.get("decided_by") or ()}
        named = all(any(known.startswith(word) for known in players) for word in words(self.player))
        return named and (not self.rule or self.rule in rules)


def _literal(text: str) -> str:
    """A text in a pattern of LIKE: every sign stands for itself."""
    return re.sub(r"([!%_])", r"!\1", text)


class Event(NamedTuple):
    """An event as its entries make it: its name, the readings it has fixed, whether it is closed, its round."""

    name: str
    opened: str
    readings: Mapping[str, Mapping[str, str]]
    closed: bool
    settings: Mapping[str, Any]
    round: str = ""


def clock() -> str:
    """The time now, as it is written into entries."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Record:
    """All events of one database; without `eager`, the database is first looked for when it is needed."""

    def __init__(self, database: str | None = None, now: Callable[[], str] = clock, eager: bool = True) -> None:
        self.database = Database(database, eager)
        self._now = now
        self.outcomes_added = 0

    def events(self) -> list[str]:
        """The names of all events, the latest first."""
        sql = "SELECT event FROM entries WHERE number = 1 ORDER BY time DESC, event"
        return [row[0] for row in self.database.rows(sql)]

    def event(self, name: str) -> Event | None:
        """An event, or None."""
        with self.database.reading() as run:
            return _event(run, name)

    def open_event(
        self, name: str, judge: str, settings: Mapping[str, Any] | None = None, role: str = "server"
    ) -> Entry:
        """Opens an event; one of that name must not be there yet."""
        name = person(name, "the event")
        entry = Entry(name, 1, "opened", None, self._now(), judge, dict(settings or {}), role=role)
        with self.database.writing("events") as run:
            if _event(run, name) is not None:
                raise Refusing(f"there is an event {name} already")
            return _write(run, entry._replace(previous=_last_opening(run)), own_token(name))

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
        role: str = "",
        time: str = "",
    ) -> Entry:
        """Adds an entry; Refusing says why it is not taken, and the same token is never written twice.

        `time` is when it was made, where that was elsewhere.
        """
        entry = Entry(event, 0, kind, refers, time or self._now(), person(judge, "the judge"), dict(body), role=role)
        with self.database.writing(f"event {event}") as run:
            if token and (known := _sent_before(run, entry, token)):
                return known
            _allow(run, entry, head)
            sql = "SELECT number, digest FROM entries WHERE event = ? ORDER BY number DESC LIMIT 1"
            last, previous = run(sql, [event]).fetchone()
            own = sent_token(token) if token else own_token(secrets.token_hex(16))
            return _write(run, entry._replace(number=last + 1, previous=previous), own)

    def add_outcome(self, entry: Entry, outcome: Mapping[str, Any]) -> Entry:
        """Adds to a ruling what its situation comes to; the first outcome stands.

        Nobody was told of it yet, and it can be worked out again, so nobody waits for the disk.
        """
        body = {key: value for key, value in outcome.items() if key not in entry.own}
        for spare in SPARE:
            if len(packed(body)) > LARGEST:
                body.pop(spare, None)
        found = entry._replace(body={**entry.own, **body}, outcome=body, outcome_time=self._now())
        found = found._replace(outcome_digest=outcome_digest(found))
        values = [entry.event, entry.number, found.outcome_time, packed(body), found.outcome_digest]
        try:
            with self.database.writing(lasting=False) as run:
                run(INSERT_OUTCOME, values)
        except self.database.conflict:
            return self.get(entry.event, entry.number) or found
        self.outcomes_added += 1
        return found

    def awaiting(self) -> list[tuple[str, int]]:
        """The rulings whose outcome has not been worked out yet."""
        sql = (
            "SELECT e.event, e.number FROM entries e LEFT JOIN outcomes o ON o.event = e.event "
            "AND o.number = e.number WHERE e.awaits = 1 AND o.number IS NULL ORDER BY e.time"
        )
        return [(row[0], row[1]) for row in self.database.rows(sql)]

    def get(self, event: str, number: int) -> Entry | None:
        """One entry of an event, or None."""
        rows = self.database.rows(f"{SELECT} WHERE e.event = ? AND e.number = ?", [event, number])
        return _entry(rows[0]) if rows else None

    def sent(self, event: str, token: str) -> Entry | None:
        """The entry that was sent with a token, or None."""
        rows = self.database.rows(f"{SELECT} WHERE e.event = ? AND e.token = ?", [event, sent_token(token)])
        return _entry(rows[0]) if rows else None

    def of_digest(self, event: str, digest: str) -> Entry | None:
        """The entry of an event that has this fingerprint, or None."""
        rows = self.database.rows(f"{SELECT} WHERE e.event = ? AND e.digest = ?", [event, digest])
        return _entry(rows[0]) if rows else None

    def about(self, event: str, number: int) -> list[Entry]:
        """The entries that refer to one: its corrections, appeals and overrides."""
        sql = f"{SELECT} WHERE e.event = ? AND e.refers = ? ORDER BY e.number"
        return [_entry(row) for row in self.database.rows(sql, [event, number])]

    def list(
        self, event: str, filters: Filters | None = None, most: int = AT_ONCE, before: int | None = None
    ) -> list[Entry]:
        """Some entries of an event that filters let through, the latest first; `before`, those with lower numbers."""
        return list(islice(self.each(event, filters, before, most), most))

    def each(
        self, event: str, filters: Filters | None = None, before: int | None = None, at_once: int = AT_ONCE
    ) -> Iterator[Entry]:
        """All entries that filters let through, the latest first, read a few at a time."""
        asked = filters or Filters()
        while found := self._some(event, asked, before, at_once):
            yield from filter(asked.admits, found)
            before = found[-1].number

    def _some(self, event: str, filters: Filters, before: int | None, most: int) -> Sequence[Entry]:
        conditions = [("e.event = ?", event), *filters.conditions()]
        if before is not None:
            conditions.append(("e.number < ?", before))
        where = " AND ".join(condition for condition, _ in conditions)
        sql = f"{SELECT} WHERE {where} ORDER BY e.number DESC LIMIT {int(most)}"
        return [_entry(row) for row in self.database.rows(sql, [value for _, value in conditions])]

    def everything(self) -> Iterator[Entry]:
        """All entries of all events in the order of their numbers, as they are at one moment."""
        with self.database.reading(snapshot=True) as run:
            found = run(f"{SELECT} ORDER BY e.event, e.number")
            while rows := found.fetchmany(AT_ONCE):
                yield from (_entry(tuple(row)) for row in rows)

    def close(self) -> None:
        """Lets go of the database."""
        self.database.close()


def _allow(run: Run, entry: Entry, head: bool) -> None:
    """Refusing for an entry that the event does not take, as it is at this very moment."""
    name, kind, refers, body = entry.event, entry.kind, entry.refers, entry.body
    event = _event(run, name)
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
    sql = "SELECT 1 FROM entries WHERE event = ? AND number = ?"
    if refers is not None and run(sql, [name, refers]).fetchone() is None:
        raise Refusing(f"there is no entry {refers} in {name}")
    if kind == "readings" and event.readings.get(str(body.get("game"))) is not None:
        raise Refusing(f"{name} has fixed its readings of {body.get('game')} already")


def _sent_before(run: Run, entry: Entry, token: str) -> Entry | None:
    """The entry that the same sending has made; Refusing where another sending has used its token."""
    sql = f"{SELECT} WHERE e.event = ? AND e.token = ?"
    rows = run(sql, [entry.event, sent_token(token)]).fetchall()
    if not rows:
        return None
    known = _entry(tuple(rows[0]))
    if sent_digest(known) != sent_digest(entry):
        raise Refusing(
            f"this was not saved: its token belongs to entry {known.number}, which says something else. Send it again "
            "with a token of its own"
        )
    return known


def _write(run: Run, entry: Entry, token: str) -> Entry:
    body = packed(entry.body)
    if len(body) > LARGEST:
        raise Refusing(f"the entry is too long ({len(body)} of {LARGEST} characters)")
    entry = entry._replace(digest=digest(entry))
    shown = [str(entry.body.get(name) or "") for name in ("game", "round", "table")]
    found = searchable(entry.kind, entry.judge, entry.body)
    values = [*entry[:6], body, *entry[7:11], *shown, found, token, sent_digest(entry), int(entry.pending)]
    run(INSERT, values)
    return entry


def _last_opening(run: Run) -> str:
    """The digest of the opening that no other opening follows yet."""
    rows = run("SELECT digest, previous FROM entries WHERE number = 1").fetchall()
    followed = {row[1] for row in rows}
    return next((str(row[0]) for row in rows if row[0] not in followed), "")


def _entry(row: tuple[Any, ...]) -> Entry:
    event, number, kind, refers, time, judge, body, *rest = row
    mark, role, previous, earlier, outcome_time, outcome, outcome_mark = rest
    said, came = json.loads(body), json.loads(outcome) if outcome else {}
    found = Entry(event, number, kind, refers, time, judge, {**came, **said}, mark, role, previous, earlier)
    return found._replace(outcome=came, outcome_time=outcome_time or "", outcome_digest=outcome_mark or "")


def _event(run: Run, name: str) -> Event | None:
    found = [_entry(tuple(row)) for row in run(OF_EVENT, [name, *MAKING]).fetchall()]
    return _made_of(sorted(found, key=lambda entry: entry.number))


def _made_of(entries: Sequence[Entry]) -> Event | None:
    if not entries:
        return None
    fixed = {str(each.body["game"]): each.body["options"] for each in entries if each.kind == "readings"}
    closed = any(each.kind == "closed" for each in entries)
    rounds = [str(each.body["round"]) for each in entries if each.kind == "round"]
    return Event(entries[0].event, entries[0].time, fixed, closed, entries[0].body, rounds[-1] if rounds else "")
