"""A crowd at the door: `python -m bench.crowd --idle 2000 --slow 500 --seconds 40` beside a judge who saves.

Idle connections ask once and then say nothing; slow ones send a byte of their header a second. Whoever is closed comes
again at once, so that there are always as many as were asked for.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import socket
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from threading import Event

from bench.soak import Server, told
from bench.soak_beside import free_port
from bench.soak_people import Person, Seen, save, start
from judge.console.situations.situation import Situation
from judge.content.where import content_root
from judge.rulings import Record
from judge.rulings.chain import verify

ASKED = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
SLOWLY = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: " + b"a" * 4_000
PAUSE = 0.15


class Crowd:
    """Connections of one sort, all held by one thread."""

    def __init__(self, port: int, count: int, slow: bool) -> None:
        self.port, self.count, self.slow = port, count, slow
        self.held: dict[socket.socket, int] = {}
        self.came_again = self.not_let_in = 0

    def fill(self) -> None:
        """Has as many connections as there shall be."""
        while len(self.held) < self.count:
            try:
                one = socket.create_connection(("127.0.0.1", self.port), 5)
            except OSError:
                self.not_let_in += 1
                return
            if not self.slow:
                one.sendall(ASKED)
            one.setblocking(False)
            self.held[one] = 0

    def stay(self, stop: Event) -> None:
        """Looks at each once a second: the slow send a byte, and those that were closed come again."""
        while not stop.wait(1.0):
            for one, sent in list(self.held.items()):
                if self._closed(one, sent):
                    one.close()
                    del self.held[one]
                    self.came_again += 1
                else:
                    self.held[one] = sent + 1
            self.fill()

    def _closed(self, one: socket.socket, sent: int) -> bool:
        try:
            if self.slow:
                one.send(SLOWLY[sent : sent + 1])
            return one.recv(65_536) == b""
        except BlockingIOError:
            return False
        except OSError:
            return True

    def leave(self) -> None:
        """Closes them all."""
        for one in self.held:
            one.close()


def processor(pid: int) -> float:
    """The processor time that a process has used, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def work(person: Person, links: list[str], seconds: float, name: str) -> None:
    """A judge who saves, and reads a page between two rulings."""
    until, number = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        number += 1
        save(person, person.chance.choice(links), f"{name}-{number}", Event(), f"save, {name}")
        person.ask(f"page, {name}", "GET", "/console/record/1")
        time.sleep(PAUSE)


def main() -> int:
    """Measures alone and beside the crowd; 1 when a request is not answered or something is lost."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for option, usual in (("idle", 2_000), ("slow", 500), ("seconds", 40)):
        options.add_argument(f"--{option}", type=int, default=usual)
    args = options.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(prefix="judge-crowd-") as folder:
        return crowd(args, Path(folder))


def crowd(args: argparse.Namespace, folder: Path) -> int:
    """The measurement itself."""
    server = Server(free_port(), str(folder / "rulings.sqlite"), folder / "log")
    server.start()
    seen, stop = Seen(), Event()
    files = sorted(content_root().glob("*/scenarios/*.yml"))
    links = [Situation(path.read_text("utf-8")).pack() for path in random.Random(1).sample(files, 20)]
    judge = Person(server.port, seen, "judge 1")
    while not judge.sign_in():
        time.sleep(1)
    work(judge, links, args.seconds / 2, "alone")
    before = server.memory()
    crowds = [Crowd(server.port, args.idle, False), Crowd(server.port, args.slow, True)]
    for each in crowds:
        each.fill()
    start([partial(each.stay, stop) for each in crowds])
    assert server.process is not None
    used, began = processor(server.process.pid), time.monotonic()
    work(judge, links, args.seconds, "in a crowd")
    share = (processor(server.process.pid) - used) / (time.monotonic() - began)
    after = server.memory()
    for each in crowds:
        sort = "slow" if each.slow else "idle"
        print(f"{sort}: {len(each.held)} held, {each.came_again} closed and came again, {each.not_let_in} not let in")
    stop.set()
    server.process.terminate()
    server.process.wait(30)
    print(f"the server: {share:.0%} of a processor, {before[0]} MB before, {after[0]} MB in the crowd")
    return report(seen, server)


def report(seen: Seen, server: Server) -> int:
    """Tells the times, and whether all that was acknowledged is there once."""
    for what, times in seen.times.items():
        print(f"{what:22s} {len(times):5d} answered, p50 p95 p99 {told(times)} ms")
    bad = {key: count for key, count in seen.statuses.items() if key[1] not in (200, 201, 303)}
    record = Record(server.database)
    kept = [each.body.get("decision") for each in record.each("Soak") if each.kind == "ruling"]
    faults = verify(record.everything()).faults
    record.close()
    lost, twice = set(seen.acknowledged) - set(kept), len(kept) - len(set(kept))
    chain = f"not whole ({faults[0]})" if faults else "whole"
    print(f"{len(seen.acknowledged)} acknowledged, {len(lost)} lost, {twice} twice, chain {chain}; not as usual: {bad}")
    return 1 if bad or lost or twice or faults else 0


if __name__ == "__main__":
    sys.exit(main())
