"""Rulings of a device come into another record once, in order, with what they refer to; what does not fit is said."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from judge.content.problem import BadInput
from judge.rulings import Record
from judge.rulings.carried import FIELDS, FORM, add_carried, carried, read_carried
from judge.rulings.chain import verify
from judge.rulings.entry import Entry, digest


@pytest.fixture
def device(tmp_path: Path) -> Record:
    """A record on a phone: two rulings, one of them appealed."""
    record = Record(str(tmp_path / "device.sqlite"))
    record.open_event("Cup", "Jo")
    one = record.add(
        "Cup", "ruling", "Jo", {"round": "1", "table": "4", "game": "pebbles", "decision": "16"}, token="a"
    )
    record.add("Cup", "ruling", "Jo", {"round": "1", "table": "5", "game": "pebbles", "decision": "3"}, token="b")
    record.add("Cup", "appeal", "Jo", {"decision": "Ben appeals"}, refers=one.number, token="c")
    return record


@pytest.fixture
def server(tmp_path: Path) -> Record:
    """A record on a server, where another judge has ruled at table 4."""
    record = Record(str(tmp_path / "server.sqlite"))
    record.open_event("Cup", "Kim")
    record.add("Cup", "ruling", "Kim", {"round": "1", "table": "4", "game": "pebbles", "decision": "12"})
    return record


def _file(record: Record) -> list[dict[str, Any]]:
    return read_carried(json.loads(json.dumps({"form": FORM, "entries": list(carried(record))})))


def test_nothing_is_lost_and_nothing_is_there_twice(device: Record, server: Record) -> None:
    """All entries come with their own times, an appeal with its ruling; sent again, nothing is added."""
    found = add_carried(server, _file(device), head=True)
    again = add_carried(server, _file(device), head=True)
    kinds = [(entry.number, entry.kind, entry.refers, entry.judge) for entry in server.everything()]

    assert kinds == [
        (1, "opened", None, "Kim"), (2, "ruling", None, "Kim"), (3, "ruling", None, "Jo"), (4, "ruling", None, "Jo"),
        (5, "appeal", 3, "Jo"),
    ]  # fmt: skip
    assert (found.added, found.already, again.added, again.already) == (3, 0, 0, 3)
    assert [entry.time for entry in server.everything()][2:] == [entry.time for entry in device.everything()][1:]
    assert verify(server.everything()).faults == ()


def test_two_rulings_on_one_table_are_both_kept_and_named(device: Record, server: Record) -> None:
    """Another judge has ruled at the same table in the same round: that is said, with his entry."""
    found = add_carried(server, _file(device), head=True)

    assert len(found.conflicts) == 1 and "entry 2 by Kim; both are kept" in found.conflicts[0]


def test_a_closed_event_takes_nothing_and_says_so(device: Record, server: Record) -> None:
    """What is not added is named with its reason."""
    server.add("Cup", "closed", "Kim", {}, head=True)
    found = add_carried(server, _file(device), head=True)

    assert found.added == 0 and len(found.conflicts) == 3 and "Cup is closed" in found.conflicts[0]


def test_an_event_that_is_not_there_is_opened_by_the_head_judge(device: Record, tmp_path: Path) -> None:
    """Without him the entries are not taken; under another event's name they are."""
    fresh = Record(str(tmp_path / "fresh.sqlite"))
    refused = add_carried(fresh, _file(device), head=False)
    assert refused.added == 0 and "only the head judge may open one" in refused.conflicts[0]

    assert add_carried(fresh, _file(device), head=True).added == 4
    fresh.open_event("Spring Cup", "Kim")
    assert add_carried(fresh, _file(device), head=False, into="Spring Cup").added == 3


def test_a_changed_file_is_not_taken(device: Record, server: Record) -> None:
    """An entry that was changed on the way does not count; what is no record at all is refused."""
    entries = _file(device)
    entries[1]["body"]["decision"] = "17"
    found = add_carried(server, entries, head=True)

    assert found.added == 1 and any("not as it was written" in each for each in found.conflicts)
    for data in ([], {"form": FORM}, {"form": FORM, "entries": [{"event": "Cup"}]}):
        with pytest.raises(BadInput, match="no record that was taken from a device"):
            read_carried(data)


def test_other_readings_are_said(device: Record, server: Record) -> None:
    """The event has fixed an open question otherwise: its answer stays, and the difference is named."""
    device.add("Cup", "readings", "Jo", {"game": "pebbles", "options": {"who": "one", "what": "two"}}, head=True)
    server.add("Cup", "readings", "Kim", {"game": "pebbles", "options": {"who": "other", "what": "two"}}, head=True)
    found = add_carried(server, _file(device), head=True)

    assert "other answers to open questions hold here: who" in found.conflicts[-1]


def test_what_was_made_here_comes_back_as_known(device: Record) -> None:
    """A file brought back to the record that it was taken from adds nothing."""
    found = add_carried(device, _file(device), head=True)

    assert (found.added, found.already, found.conflicts) == (0, 3, ())


def _made(device: Record, **changes: Any) -> list[dict[str, Any]]:
    """The first ruling of the device, otherwise said: made by somebody who knows how fingerprints are made."""
    given = {**_file(device)[1], **changes}
    entry = Entry(**{name: given[name] for name in FIELDS}, body=given["body"])
    return [{**given, "digest": digest(entry)}]


SITUATION = {"text": "title: A", "kept": None, "made": [], "readings": [], "name": "", "form": ""}


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("ruling", {"players": 5}),
        ("ruling", {"players": [5]}),
        ("ruling", {"decision": {}}),
        ("ruling", {"situation": 5}),
        ("ruling", {"situation": {}}),
        ("ruling", {"situation": {**SITUATION, "made": [5]}}),
        ("ruling", {"situation": {**SITUATION, "readings": [["one"]]}}),
        ("ruling", {"situation": {**SITUATION, "kept": True}}),
        ("ruling", {"answers": [{"ask": "16?", "answer": 16, "decided_by": ["pebbles:1.1"]}]}),
        ("ruling", {"lines": 5}),
        ("ruling", {"version": 5}),
        ("readings", {"game": "pebbles"}),
        ("readings", {"game": "pebbles", "options": {"who": 5}}),
    ],
)
def test_an_entry_says_only_what_its_kind_says(device: Record, server: Record, kind: str, body: dict[str, Any]) -> None:
    """It would stand there for good, on every page of the record: what no server writes is not added."""
    found = add_carried(server, _made(device, kind=kind, body=body), head=True)

    assert found.added == 0 and "something that no entry of this kind says" in found.conflicts[0]


@pytest.mark.parametrize("time", ["", "yesterday", "2026-13-01T00:00:00Z", "2026-11-18T10:00:00"])
def test_an_entry_was_made_at_a_time(device: Record, server: Record, time: str) -> None:
    """What is no time, or one of no zone, is not believed."""
    assert add_carried(server, _made(device, time=time), head=True).added == 0


def test_what_a_situation_comes_to_is_worked_out_here(device: Record, server: Record) -> None:
    """A device may say what it likes: the outcome that it sends is not the record's."""
    entries = _made(device, body={"decision": "16", "situation": SITUATION}, outcome={"answers": [{"answer": 99}]})
    found = add_carried(server, entries, head=False)
    entry = server.get("Cup", 3)

    assert entry is not None and entry.pending and "answers" not in entry.body and found.pending == (("Cup", 3),)


def test_who_has_brought_an_entry_is_kept_with_it(device: Record, server: Record) -> None:
    """The device says whose ruling it is; who has signed in and sends it stands beside that name."""
    add_carried(server, _made(device, judge="Head Judge Bob"), head=False, by="Jo (judge)")
    entry = server.get("Cup", 3)

    assert entry is not None and (entry.judge, entry.role) == ("Head Judge Bob", "on a device, brought by Jo (judge)")
