"""Whether the record is whole: every entry as it was written, under its number, bound to the one before it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from judge.rulings.entry import Entry


class Fault(NamedTuple):
    """Where the record is not whole."""

    event: str
    number: int
    why: str

    def __str__(self) -> str:
        return f"{self.event}, entry {self.number}: {self.why}"


class Checked(NamedTuple):
    """What came of looking at a record: how many entries it has, the end of each event's chain, what is wrong."""

    entries: int
    ends: Mapping[str, Mapping[str, Any]]
    faults: tuple[Fault, ...]
    awaiting: int = 0

    def document(self) -> dict[str, Any]:
        """The result as JSON."""
        faults = [each._asdict() for each in self.faults]
        return {"whole": not faults, "entries": self.entries, "events": dict(self.ends), "faults": faults,
                "awaiting": self.awaiting}  # fmt: skip


def verify(entries: Iterable[Entry]) -> Checked:
    """Looks at all entries of a record, in the order of events and numbers."""
    faults: list[Fault] = []
    openings: list[Entry] = []
    ends: dict[str, dict[str, Any]] = {}
    count = awaiting = 0
    before: Entry | None = None
    for entry in entries:
        count += 1
        awaiting += entry.pending
        faults += _of_one(entry)
        same = before is not None and before.event == entry.event
        faults += _in_place(entry, before if same else None)
        if not same:
            openings.append(entry)
        ends[entry.event] = {"number": entry.number, "digest": entry.digest}
        before = entry
    return Checked(count, ends, (*faults, *_openings(openings)), awaiting)


def _of_one(entry: Entry) -> list[Fault]:
    return [] if entry.whole else [Fault(entry.event, entry.number, "it is not as it was written")]


def _in_place(entry: Entry, before: Entry | None) -> list[Fault]:
    """What is wrong with the place of an entry behind the one before it."""
    expected = before.number + 1 if before else 1
    if entry.number != expected:
        missing = f"entry {expected}" if entry.number == expected + 1 else f"entries {expected} to {entry.number - 1}"
        return [Fault(entry.event, entry.number, f"{missing} before it: missing")]
    if before is not None and entry.previous != before.digest:
        return [Fault(entry.event, entry.number, "it does not follow the entry before it: one of them was exchanged")]
    return []


def _openings(openings: list[Entry]) -> list[Fault]:
    """Openings are bound to each other as well, so that no event vanishes from between two others."""
    known = {each.digest for each in openings}
    lost = [each for each in openings if each.previous and each.previous not in known]
    first = [each for each in openings if not each.previous]
    faults = [Fault(each.event, 1, "the event that was opened before it is missing") for each in lost]
    return faults + [Fault(each.event, 1, "two events claim to be the first") for each in first[1:]]


def compare(entries: Mapping[tuple[str, int], str], earlier: Iterable[Mapping[str, Any]]) -> list[Fault]:
    """What an earlier export or report knows and the record does not say any more: entries cut off at the end, too."""
    faults = []
    for each in earlier:
        event, number, digest = str(each.get("event", "")), int(each.get("number", 0)), str(each.get("digest", ""))
        found = entries.get((event, number))
        if found is None:
            faults.append(Fault(event, number, "it was there earlier and is missing now"))
        elif found != digest:
            faults.append(Fault(event, number, "it says something else than it did earlier"))
    return faults
