"""The console under load: a step beside an empty view of the same server, and 50 judges stepping at once.

    python -m bench.console

Prints requests per second and their ratio, then the latencies of 50 judges, each stepping through his own situation.
"""

from __future__ import annotations

import http.client
import re
import socket
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

from judge.console.situations.situation import Situation
from judge.content.where import content_root

JUDGES = 50
ROUNDS = 5
SECONDS = 2.0
SERVE = """
import logging, socket, sys, tempfile
logging.getLogger("waitress.queue").setLevel(logging.ERROR)
from waitress.server import create_server
from judge.console.app import create_app
from judge.console.serve import THREADS
app = create_app(None, database=tempfile.mkdtemp() + "/rulings.sqlite")
app.add_url_rule("/console/static/empty", "empty", lambda: {})
app.extensions["judge"].warm()
listening = socket.socket()
listening.bind(("127.0.0.1", 0))
listening.listen(128)
print(listening.getsockname()[1], flush=True)
create_server(app, sockets=[listening], threads=THREADS, channel_request_lookahead=1).run()
"""


def links(number: int) -> list[str]:
    """Different situations: scenarios of the library, each with a title of its own."""
    files = sorted(content_root().glob("*/scenarios/*.yml"))
    texts = [path.read_text("utf-8") for path in files]
    short = sorted((text for text in texts if not re.search(r"possible|certain|forced|outcomes", text)), key=len)
    return [
        Situation(re.sub(r"^title: ", f"title: ({n}) ", short[n % len(short)], flags=re.M)).pack()
        for n in range(number)
    ]


class Judge:
    """A client that keeps its connection."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.connection.connect()
        self.connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def get(self, path: str, part: str = "") -> float:
        """Asks for a page and gives the seconds it took."""
        begun = time.perf_counter()
        self.connection.request("GET", path, headers={"Judge-Part": part} if part else {})
        answer = self.connection.getresponse()
        answer.read()
        if answer.status != 200:
            raise SystemExit(f"{path}: {answer.status}")
        return time.perf_counter() - begun


def rate(ask: Callable[[], float]) -> float:
    """How often a second one client is answered."""
    asked, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        ask()
        asked += 1
    return asked / (time.perf_counter() - begun)


def side_by_side(port: int) -> None:
    """A step beside an empty view, in turns."""
    judge, link = Judge(port), links(1)[0]
    judge.get(f"/console/play/{link}", "step")
    steps = [f"/console/play/{link}?step={n}" for n in (0, 1, 2)]
    around = cycle(steps)
    empty, stepped = [], []
    for _ in range(ROUNDS):
        empty.append(rate(lambda: judge.get("/console/static/empty")))
        stepped.append(rate(lambda: judge.get(next(around), "step")))
    one, other = statistics.median(empty), statistics.median(stepped)
    print(f"empty view {one:7.0f} a second    a step {other:7.0f} a second    ratio {other / one:.2f}")


def at_once(port: int) -> None:
    """50 judges, each at his own table: every step of the way, one after another, looked at twice over."""
    took: list[float] = []
    lock, start = threading.Lock(), threading.Barrier(JUDGES)

    def work(link: str) -> None:
        judge, mine = Judge(port), []
        start.wait()
        for _ in range(4):
            mine += [judge.get(f"/console/play/{link}?step={n}", "step") for n in range(4)]
        with lock:
            took.extend(mine)

    threads = [threading.Thread(target=work, args=(link,)) for link in links(JUDGES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    middle, late = statistics.median(took), statistics.quantiles(took, n=20)[-1]
    print(f"{JUDGES} judges, {len(took)} steps, no error: median {middle * 1e3:.1f} ms, ", end="")
    print(f"95th percentile {late * 1e3:.1f} ms, ratio {late / middle:.1f}")


def main() -> None:
    """Starts a server and measures both."""
    root = Path(__file__).resolve().parent.parent
    with subprocess.Popen([sys.executable, "-c", SERVE], stdout=subprocess.PIPE, text=True, cwd=root) as server:
        assert server.stdout is not None
        port = int(server.stdout.readline())
        try:
            side_by_side(port)
            at_once(port)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
