"""Which rulings of an event each rule has decided: what is new in the record is read, and nothing twice.

To look for a rule in the outcomes themselves takes longer with every ruling, and every page of a verdict asks.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from threading import Lock

from judge.rulings.record import Record

# So long an event is taken to be as it was last read; so many outcomes are read in one go.
FRESH = 1.0
AT_ONCE = 50
MOST_EVENTS = 100


class Decided:
    """The rulings of one event by the rules that decided them."""

    def __init__(self) -> None:
        self.read: set[int] = set()
        self.by_rule: dict[str, list[int]] = {}
        self.looked = float("-inf")
        self.told = -1
        self.looking = Lock()

    def stale(self, record: Record) -> bool:
        """Whether there may be more in the record: some was added here, or perhaps elsewhere in the meantime."""
        return self.told != record.outcomes_added or time.monotonic() - self.looked > FRESH

    def look(self, record: Record, event: str) -> None:
        """Reads the outcomes that have come since the last look."""
        told = record.outcomes_added
        found = record.database.rows("SELECT number FROM outcomes WHERE event = ?", [event])
        new = [int(row[0]) for row in found if row[0] not in self.read]
        for start in range(0, len(new), AT_ONCE):
            some = new[start : start + AT_ONCE]
            sql = f"SELECT number, body FROM outcomes WHERE event = ? AND number IN ({', '.join('?' * len(some))})"
            for number, body in record.database.rows(sql, [event, *some]):
                self._add(int(number), str(body))
        self.looked, self.told = time.monotonic(), told

    def _add(self, number: int, body: str) -> None:
        answers = json.loads(body).get("answers") or ()
        for rule in {rule for answer in answers for rule in answer.get("decided_by") or ()}:
            self.by_rule.setdefault(rule, []).append(number)
        self.read.add(number)


class Precedents:
    """The rulings of each event by the rules that decided them, as far as they are known."""

    def __init__(self) -> None:
        self._events: dict[str, Decided] = {}
        self._lock = Lock()

    def alike(self, record: Record, event: str, rules: Iterable[str], most: int) -> Sequence[int]:
        """The numbers of the rulings that the most of some rules decided, the latest first among equals."""
        known = self._known(event)
        if known.stale(record) and known.looking.acquire(blocking=False):
            try:
                known.look(record, event)
            finally:
                known.looking.release()
        shared = Counter(number for rule in set(rules) for number in tuple(known.by_rule.get(rule, ())))
        return sorted(shared, key=lambda number: (-shared[number], -number))[:most]

    def _known(self, event: str) -> Decided:
        with self._lock:
            if event not in self._events and len(self._events) >= MOST_EVENTS:
                self._events.clear()
            return self._events.setdefault(event, Decided())
