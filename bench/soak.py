"""The soak: many judges and viewers, one who spoils, and a server that is killed again and again.

`python -m bench.soak --judges 50 --viewers 200 --seconds 300 --kills 20 --seed 1 --write` (`make soak`): nothing that
was acknowledged may be lost or be there twice. Times are multiples of an empty view of Flask in the same run.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from threading import Event

from bench import results
from bench.soak_people import CODE, Person, Seen, judge, spoiler, start, viewer
from judge.console.situations.situation import Situation
from judge.content.where import content_root
from judge.rulings import Record
from judge.rulings.chain import verify

HEADS = ["what", "requests", "not answered", "refused", "p50", "p95", "p99"]
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


class Server:
    """A judge server in a process of its own, that can be killed and started again."""

    def __init__(self, port: int, database: str, log: Path) -> None:
        self.port, self.database, self.log = port, database, log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        command = [sys.executable, "-m", "judge", "serve", "--port", str(self.port), "--event", "Soak", "--no-build"]
        env = {**os.environ, "JUDGE_CODE": CODE, "JUDGE_DATABASE": self.database}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        for _ in range(600):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit(f"the server does not start; see {self.log}")

    def kill(self) -> None:
        """kill -9, in the middle of whatever it does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def memory(self) -> int:
        """The memory that it and its workers do not share with others, in MB."""
        assert self.process is not None
        own = str(self.process.pid)
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", own], capture_output=True, text=True, check=False).stdout
        return sum(_private(pid) for pid in [own, *found.split()]) // 1024


def _private(pid: str) -> int:
    try:
        said = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0
    return sum(int(each) for each in re.findall(r"Private_\w+:\s+(\d+) kB", said))


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def empty_view() -> list[float]:
    """How long an empty view takes, in this very moment, on this very machine."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-c", EMPTY, str(port)])
    person = Person(port, Seen(), "empty")
    for _ in range(100):
        if person.ask("wait", "GET", "/")[0]:
            break
        time.sleep(0.1)
    for _ in range(500):
        person.ask("empty", "GET", "/")
    process.kill()
    process.wait()
    return sorted(person.seen.times["empty"])


def part(times: list[float], share: float) -> float:
    """The time within which such a share of requests was answered."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def main() -> int:
    """Runs the soak; 1 when something acknowledged is lost or there twice, or the chain is not whole."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in (("judges", 50), ("viewers", 200), ("seconds", 300), ("kills", 10), ("seed", 1)):
        options.add_argument(f"--{name}", type=int, default=usual)
    options.add_argument("--pace", type=float, default=6.0, help="seconds between the deeds of one person, at most")
    options.add_argument("--database", default="", help="PostgreSQL in place of a file")
    options.add_argument("--write", action="store_true", help="add the results to RESULTS.md")
    args = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="judge-soak-") as folder:
        return soak(args, Path(folder))


def soak(args: argparse.Namespace, folder: Path) -> int:
    """The soak itself."""
    empty = empty_view()
    server = Server(free_port(), args.database or str(folder / "rulings.sqlite"), folder / "log")
    server.start()
    seen, stop, chance = Seen(), Event(), random.Random(args.seed)
    files = sorted(content_root().glob("*/scenarios/*.yml"))
    links = [Situation(path.read_text("utf-8")).pack() for path in chance.sample(files, 40)]
    people = lambda kind, count: [Person(server.port, seen, f"{kind} {n}") for n in range(count)]  # noqa: E731
    start([lambda each=each: judge(each, links, stop, args.pace) for each in people("judge", args.judges)])  # type: ignore[misc]
    start(
        [lambda each=each: viewer(each, ["/", "/healthz"], stop, args.pace) for each in people("viewer", args.viewers)]
    )  # type: ignore[misc]
    start([lambda: spoiler(Person(server.port, seen, "spoiler"), stop)])
    began, memory = time.monotonic(), []
    for n in range(args.kills + 1):
        until = began + args.seconds * (n + 1) / (args.kills + 1)
        time.sleep(max(0.0, until - time.monotonic()))
        memory.append(server.memory())
        if n < args.kills:
            server.kill()
            server.start()
    stop.set()
    time.sleep(3)
    assert server.process is not None
    server.process.terminate()
    server.process.wait(20)
    return report(args, seen, server, empty, memory)


def report(args: argparse.Namespace, seen: Seen, server: Server, empty: list[float], memory: list[int]) -> int:
    """Tells what came of it, and whether anything is lost."""
    record = Record(server.database)
    entries = list(record.each("Soak"))
    checked = verify(record.everything())
    record.close()
    kept = [each.body.get("decision") for each in entries if each.kind == "ruling"]
    lost = sorted(set(seen.acknowledged) - set(kept))
    twice = len(kept) - len(set(kept))
    rows = []
    for what in ("page", "step", "save", "search", "site", "spoiling"):
        times = seen.times.get(what, [])
        if times:
            statuses = {status: n for (name, status), n in seen.statuses.items() if name == what}
            ratios = [f"{part(times, share) / part(empty, share):.1f}" for share in (0.5, 0.95, 0.99)]
            refused = sum(n for status, n in statuses.items() if status >= 400)
            rows.append([what, str(len(times)), str(statuses.get(0, 0)), str(refused), *ratios])
    how = (
        f"{args.judges} judges, {args.viewers} viewers and one who spoils, {args.seconds} s, {args.kills} kills, "
        f"seed {args.seed}: {len(seen.acknowledged)} rulings acknowledged, {len(lost)} lost, {twice} twice, "
        f"chain {'not ' if checked.faults else ''}whole, {checked.awaiting} outcomes to come; private memory "
        f"{min(memory)} to {max(memory)} MB; times are multiples of an empty view "
        f"(p50 {part(empty, 0.5) * 1000:.1f}, p99 {part(empty, 0.99) * 1000:.1f} ms)"
    )
    print(how)
    for row in [HEADS, *rows]:
        print("  ".join(f"{cell:>12s}" for cell in row))
    if args.write:
        results.write(HEADS, rows, Path(__file__).resolve().parent.parent, None, how)
    return 1 if lost or twice or checked.faults else 0


if __name__ == "__main__":
    sys.exit(main())
