"""What a soak measures beside its people: an empty view, the disk, and the server by its own clock, under one load."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from threading import Event

from bench.soak_people import Person, Seen

EMPTY = """
import socket, sys
from flask import Flask
from waitress.server import create_server
from judge.console.connections import Connections
app = Flask("empty")
app.add_url_rule("/", view_func=lambda: "ok")
door = socket.create_server(("127.0.0.1", int(sys.argv[1])))
Connections(create_server(app, sockets=[door], threads=64, channel_request_lookahead=1), 400).run(lambda: None)
"""
# What a line of the server's log says: the request, its status, how long it has waited and how long it took.
LINE = re.compile(r"judge\.requests: \S+ (\w+) (\S+) (\d+) \S+ ([\d.]+)\+([\d.]+)ms")
INSIDE = {"POST /api/record": "save", "GET /console/play/<link>": "page", "GET /api/play/<link>": "step",
          "GET /api/search": "search", "GET /": "site", "GET /healthz": "site"}  # fmt: skip
WRITTEN = b"x" * 20_000


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class EmptyView:
    """An empty view of Flask in a process of its own, behind the same connections."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process = subprocess.Popen([sys.executable, "-c", EMPTY, str(self.port)])
        self.person = Person(self.port, Seen(), "empty")
        while not self.person.ask("wait", "GET", "/")[0]:
            time.sleep(0.1)

    def alone(self) -> list[float]:
        """How long it takes while nothing else is asked."""
        for _ in range(500):
            self.person.ask("empty", "GET", "/")
        return sorted(self.person.seen.times.pop("empty"))

    def beside(self, stop: Event) -> None:
        """Asks for it ten times a second, for as long as the load lasts."""
        while not stop.wait(0.1):
            self.person.ask("empty", "GET", "/")

    def end(self) -> list[float]:
        """Ends it; how long it took beside the load."""
        self.process.kill()
        self.process.wait()
        return sorted(self.person.seen.times["empty"])


def disk(folder: Path, stop: Event, times: list[float]) -> None:
    """How long the disk itself takes to keep as much as a ruling, four times a second, beside the load."""
    with (folder / "disk").open("wb", buffering=0) as file:
        for n in range(10**9):
            if stop.wait(0.25):
                return
            file.seek(n % 400 * len(WRITTEN))
            file.write(WRITTEN)
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - began)


def inside(log: Path) -> dict[str, list[float]]:
    """How long requests took by the server's own clock, from the moment they were there to that of the answer."""
    found: dict[str, list[float]] = defaultdict(list)
    for line in log.read_text("utf-8", "replace").splitlines():
        if said := LINE.search(line):
            what = INSIDE.get(f"{said[1]} {said[2]}")
            if what and int(said[3]) < 400:
                found[what].append((float(said[4]) + float(said[5])) / 1000)
    return found
