"""Rulings made on a device without a server, added to another record: each once, and what does not fit is said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from judge.content.problem import BadInput, Place
from judge.rulings.carried_shape import fits
from judge.rulings.entry import KINDS, REFERRING, Entry, Refusing, digest
from judge.rulings.record import Filters, Record

FORM = "judge record 1"
FIELDS = ("event", "number", "kind", "refers", "time", "judge", "role", "previous", "earlier", "digest")
CAME_IN = "on a device"


class Added(NamedTuple):
    """What came of adding entries: how many were new, how many were there already, which were not taken and why."""

    added: int = 0
    already: int = 0
    conflicts: tuple[str, ...] = ()
    pending: tuple[tuple[str, int], ...] = ()

    def document(self) -> dict[str, Any]:
        """The result as JSON."""
        return {"added": self.added, "already": self.already, "conflicts": list(self.conflicts)}


def carried(record: Record) -> Iterator[dict[str, Any]]:
    """All entries of a record as a file carries them; one that refers to another names its digest."""
    digests: dict[tuple[str, int], str] = {}
    for entry in record.everything():
        digests[entry.event, entry.number] = entry.digest
        about = digests.get((entry.event, entry.refers), "") if entry.refers else ""
        yield {**{name: getattr(entry, name) for name in FIELDS}, "body": dict(entry.own), "about": about,
               "outcome": dict(entry.outcome)}  # fmt: skip


def read_carried(data: object, file: str = "file") -> list[dict[str, Any]]:
    """The entries of such a file; BadInput for anything else."""
    entries = data.get("entries") if isinstance(data, Mapping) and data.get("form") == FORM else None
    if not isinstance(entries, list) or not all(map(_sound, entries)):
        raise BadInput.at(Place(file), "this is no record that was taken from a device")
    return entries


def _sound(each: object) -> bool:
    if not isinstance(each, dict) or not all(name in each for name in (*FIELDS, "body", "about", "outcome")):
        return False
    texts = ("event", "kind", "time", "judge", "role", "previous", "earlier", "digest", "about")
    shapes = isinstance(each["body"], dict) and isinstance(each["outcome"], dict) and isinstance(each["number"], int)
    return shapes and all(isinstance(each[name], str) for name in texts) and each["kind"] in KINDS


def add_carried(
    record: Record, entries: Iterable[Mapping[str, Any]], *, head: bool, into: str = "", by: str = ""
) -> Added:
    """Adds entries to a record, each once, however often it comes; `into` names the event where all of them go.

    `by` is who has brought them: the device says whose rulings they are, and nobody knows whether that is so.
    """
    found = Added()
    role = f"{CAME_IN}, brought by {by}" if by else CAME_IN
    for each in sorted(entries, key=lambda each: (each["event"], each["number"])):
        found = _Adding(record, each, head, into or each["event"], role).done(found)
    return found


class _Adding:
    """One entry on its way into a record."""

    def __init__(self, record: Record, given: Mapping[str, Any], head: bool, event: str, role: str) -> None:
        self.record, self.given, self.head, self.event, self.role = record, given, head, event, role
        self.kind: str = given["kind"]
        self.where = f"{given['event']}, entry {given['number']} ({self.kind}, {given['judge']})"

    def done(self, so_far: Added) -> Added:
        """What comes of it, added to what came of others."""
        try:
            return self._taken(so_far)
        except Refusing as why:
            return so_far._replace(conflicts=(*so_far.conflicts, f"{self.where}: not added, because {why}"))

    def _taken(self, so_far: Added) -> Added:
        if not self._as_written():
            raise Refusing("it is not as it was written: the file has been changed")
        if not fits(self.kind, self.given["body"], self.given["time"]):
            raise Refusing("it says something that no entry of this kind says")
        if self.kind == "opened":
            return so_far._replace(added=so_far.added + self._opened())
        if self._known(self.given["digest"]):
            return so_far._replace(already=so_far.already + 1)
        if self.kind in ("closed", "round"):
            return so_far
        if self.kind == "readings" and (said := self._readings()) is not None:
            return so_far._replace(conflicts=(*so_far.conflicts, *said))
        beside = self._beside()
        entry = self._add()
        pending = (*so_far.pending, (entry.event, entry.number)) if entry.pending else so_far.pending
        return so_far._replace(added=so_far.added + 1, conflicts=(*so_far.conflicts, *beside), pending=pending)

    def _as_written(self) -> bool:
        given = {name: self.given[name] for name in FIELDS}
        return digest(Entry(**given, body=self.given["body"])) == str(self.given["digest"])

    def _opened(self) -> int:
        """An event that is there already takes the entries; one that is not is opened by the head judge."""
        if self.record.event(self.event) is not None:
            return 0
        if not self.head:
            raise Refusing(f"there is no event {self.event} here, and only the head judge may open one")
        self.record.open_event(self.event, self.given["judge"], self.given["body"], role=self.role)
        return 1

    def _readings(self) -> list[str] | None:
        """None where the event takes the readings; else what there is to say: nothing when they are the same."""
        event, body = self.record.event(self.event), self.given["body"]
        fixed = event.readings.get(str(body.get("game"))) if event else None
        if fixed is None:
            return None
        options = dict(body.get("options") or {})
        differ = sorted(name for name, option in options.items() if fixed.get(name) != option)
        return [f"{self.where}: other answers to open questions hold here: {', '.join(differ)}"] if differ else []

    def _beside(self) -> list[str]:
        """Rulings on the same table in the same round that others have recorded: both stay, and a judge should look."""
        body = self.given["body"]
        if self.kind != "ruling" or not (body.get("round") and body.get("table")):
            return []
        place = {name: str(body.get(name, "")) for name in ("game", "round", "table")}
        same = Filters(kind="ruling", **place)
        others = [each for each in self.record.list(self.event, same) if not each.role.startswith(CAME_IN)]
        where = f"round {body['round']}, table {body['table']}"
        return [f"{self.where}: {where} has a ruling already, entry {each.number} by {each.judge}; both are kept"
                for each in others]  # fmt: skip

    def _add(self) -> Entry:
        about = self._known(self.given["about"]) if self.kind in REFERRING else None
        if self.kind in REFERRING and about is None:
            raise Refusing("what it refers to is not here")
        return self.record.add(
            self.event, self.kind, self.given["judge"], self.given["body"], refers=about.number if about else None,
            head=self.head, token=self._token(self.given["digest"]), role=self.role, time=self.given["time"],
        )  # fmt: skip

    def _known(self, mark: str) -> Entry | None:
        """The entry that was carried here before, or was made here in the first place."""
        return self.record.sent(self.event, self._token(mark)) or self.record.of_digest(self.event, mark)

    @staticmethod
    def _token(mark: str) -> str:
        return f"carried {mark}"
