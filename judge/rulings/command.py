"""The commands about the record: whether it is whole, all of it as a file, a backup and back again."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from judge.content.problem import BadInput, Place, unknown
from judge.rulings.backup import backup, check, restore
from judge.rulings.carried import add_carried, read_carried
from judge.rulings.chain import Checked, compare
from judge.rulings.export import FORMATS
from judge.rulings.record import Record

OK, NOT_WHOLE = 0, 1
HELP = """\
examples:
  judge record verify                        is every entry as it was written, and none missing?
  judge record verify --since rulings.json   ... and is everything still there that an earlier export has?
  judge record export --event Cup > cup.json (--format csv or md for others)
  judge record add rulings-of-this-device.json   what a phone has recorded without a server, each ruling once
  judge backup rulings-1400.sqlite           a copy of a record that may be in use
  judge restore rulings-1400.sqlite --database new.sqlite
"""


class Wanted(NamedTuple):
    """What is asked for on the command line."""

    database: str | None = None
    event: str = ""
    format: str = "json"
    since: Path | None = None
    file: Path | None = None
    json: bool = False


def run(deed: str, wanted: Wanted, out: TextIO | None = None) -> int:
    """Does what is asked for; 1 means that the record is not whole."""
    to = out or sys.stdout
    if deed == "export":
        return _export(wanted, to)
    if deed == "add":
        return _add(wanted, to)
    found = check(wanted.database)
    if wanted.since:
        found = _since(found, wanted)
    return tell(found, wanted.json, to)


def copy(deed: str, file: Path, database: str | None, as_json: bool, out: TextIO | None = None) -> int:
    """Makes a backup or restores one."""
    found = backup(database, file) if deed == "backup" else restore(file, database)
    return tell(found, as_json, out or sys.stdout)


def tell(found: Checked, as_json: bool, to: TextIO) -> int:
    """Says whether a record is whole."""
    if as_json:
        print(json.dumps(found.document(), ensure_ascii=False), file=to)
    else:
        print("\n".join(_lines(found)), file=to)
    return NOT_WHOLE if found.faults else OK


def _lines(found: Checked) -> Iterator[str]:
    for event, end in found.ends.items():
        yield f"{event}: {end['number']} entries, the last one {end['digest'][:16]}"
    if found.awaiting:
        yield f"{found.awaiting} rulings whose outcome has still to be worked out"
    yield from map(str, found.faults)
    yield "not whole" if found.faults else f"whole: {found.entries} entries, each bound to the one before it"


def _add(wanted: Wanted, to: TextIO) -> int:
    """Adds what a device has recorded; 1 when something of it is to be looked at."""
    if wanted.file is None:
        raise BadInput.at(Place("judge record add"), "say which file")
    try:
        data = json.loads(wanted.file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput.at(Place(str(wanted.file)), f"this cannot be read: {error}") from None
    record = Record(wanted.database)
    try:
        found = add_carried(record, read_carried(data, str(wanted.file)), head=True, into=wanted.event)
    finally:
        record.close()
    if wanted.json:
        print(json.dumps(found.document(), ensure_ascii=False), file=to)
    else:
        print(f"{found.added} added, {found.already} were there already", *found.conflicts, sep="\n", file=to)
    return NOT_WHOLE if found.conflicts else OK


def _export(wanted: Wanted, to: TextIO) -> int:
    if wanted.format not in FORMATS:
        raise BadInput.at(Place("--format"), unknown("format", wanted.format, FORMATS))
    record = Record(wanted.database)
    try:
        known = record.events()
        event = wanted.event or (known[0] if len(known) == 1 else "")
        if event not in known:
            raise BadInput.at(Place("--event"), unknown("event", event, known) if event else f"say which: {known}")
        for part in FORMATS[wanted.format][1](record.each(event)):
            to.write(part)
    finally:
        record.close()
    return OK


def _since(found: Checked, wanted: Wanted) -> Checked:
    """The result, with what an earlier export or report knew and the record has lost."""
    assert wanted.since is not None
    record = Record(wanted.database)
    try:
        now = {(each.event, each.number): each.digest for each in record.everything()}
    finally:
        record.close()
    return found._replace(faults=(*found.faults, *compare(now, _known(wanted.since))))


def _known(file: Path) -> list[Mapping[str, Any]]:
    """The entries that an export names, or the ends that an earlier report of `judge record verify --json` names."""
    try:
        data = json.loads(file.read_text("utf-8"))
        if isinstance(data, dict):
            return [{"event": name, **end} for name, end in data["events"].items()]
        return [{"event": each["event"], "number": each["number"], "digest": each["digest"]} for each in data]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise BadInput.at(Place(str(file)), "this is neither an export as JSON nor what verify --json prints") from None
