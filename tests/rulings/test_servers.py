"""Two consoles on one database, as at a large event: both write, one is killed, nothing that was confirmed is lost."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from judge.console.situations.situation import Situation

SCENARIO = Path(__file__).parent.parent / "sixth" / "content" / "pebbles" / "scenarios" / "doubling.yml"
LINK = Situation(SCENARIO.read_text("utf-8")).pack()
WRITERS = 4
START = (
    "import sys; from judge.console.serve import *; "
    "serve(port=0, access=AccessOptions(event='Cup'), database=sys.argv[1])"
)


class Server(NamedTuple):
    """A console in a process of its own."""

    process: subprocess.Popen[str]
    base: str

    def ask(self, path: str, body: Any = None) -> Any:
        """What it answers; None when it does not."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except (OSError, ValueError, HTTPException):
            return None


@pytest.fixture
def servers(address: str) -> Iterator[list[Server]]:
    """Two of them on the same database, at the same event."""
    command = [sys.executable, "-c", START, address]
    started = []
    for _ in range(2):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        found = re.search(r"http://\S+?(?=/\s)", "".join(process.stdout.readline() for _ in range(4)))
        assert found
        started.append(Server(process, found.group()))
    yield started
    for each in started:
        each.process.kill()
        each.process.wait()
        assert each.process.stdout is not None
        each.process.stdout.close()


def test_two_servers_share_one_record(servers: list[Server]) -> None:
    """Entries from both stand in one list, numbered once each, and one server corrects what the other has saved."""
    one, other = servers
    ruling = {"link": LINK, "decision": "16", "judge": "Jo"}
    saved = [server.ask("/api/record", {**ruling, "table": str(n)}) for n, server in enumerate((one, other) * 3)]
    number = saved[0]["number"]
    corrected = other.ask(f"/api/record/{number}", {"kind": "correction", "decision": "17", "judge": "Mo"})

    assert one.ask(f"/api/record/{number}")["later"] == [corrected["number"]]
    listed = [[each["digest"] for each in server.ask("/api/record")["entries"]] for server in servers]
    assert listed[0] == listed[1]
    numbers = [entry["number"] for entry in one.ask("/api/record")["entries"]]
    assert numbers == sorted(numbers, reverse=True) and len(numbers) == len(set(numbers)) == 8
    assert one.ask(f"/api/record/{number}/again")["differences"] == []


def test_a_killed_server_loses_nothing_that_it_confirmed(servers: list[Server]) -> None:
    """kill -9 in the middle of writing: what was answered with a number is read back, whole, from the other server."""
    one, other = servers
    ruling = {"link": LINK, "decision": "16", "judge": "Jo"}

    def write(server: Server) -> list[int]:
        numbers = []
        for n in count():
            found = server.ask("/api/record", {**ruling, "table": str(n)})
            if found is None or n == 12:
                return numbers
            numbers.append(found["number"])
            if server is one and n == 4:
                one.process.kill()
        return numbers

    with ThreadPoolExecutor(WRITERS) as pool:
        confirmed = [number for numbers in pool.map(write, [one, other] * (WRITERS // 2)) for number in numbers]
    kept = {entry["number"]: entry for entry in other.ask("/api/record")["entries"]}

    assert len(confirmed) == len(set(confirmed)) >= 10
    assert set(confirmed) <= kept.keys() and all(entry["whole"] for entry in kept.values())
    assert other.ask("/api/record", ruling)["number"] == max(kept) + 1
