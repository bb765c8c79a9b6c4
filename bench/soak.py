"""The soak: many judges and viewers, one who spoils, and a server that is killed again and again.

`python -m bench.soak --judges 50 --viewers 200 --seconds 300 --kills 20 --seed 1 --write` (`make soak`): nothing that
was acknowledged may be lost or be there twice. Times are multiples of an empty view of Flask in the same run.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from threading import Event

from bench import results
from bench.soak_beside import EmptyView, disk, free_port, inside
from bench.soak_people import CODE, Person, Seen, at_once, judge, spoiler, start, viewer
from bench.soak_postgresql import Cluster, outages
from judge.console.situations.situation import Situation
from judge.content.where import content_root
from judge.rulings import Record
from judge.rulings.chain import verify

HEADS = ["what", "requests", "not answered", "refused", "p50", "p95", "p99", "p99 inside", "p99 beside"]
SHARES = (0.5, 0.95, 0.99)


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

    def memory(self) -> tuple[int, ...]:
        """The memory of it and of all processes below it, in MB; what they share is counted once."""
        assert self.process is not None
        return tuple(round(_memory(pid) / 1024) for pid in below(self.process.pid))


def below(pid: int) -> list[int]:
    """A process and all below it."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False).stdout
    return [pid, *(each for child in found.split() for each in below(int(child)))]


def _memory(pid: int) -> int:
    try:
        said = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0
    return sum(int(each) for each in re.findall(r"^Pss:\s+(\d+) kB", said, re.M))


class Found:
    """What was measured beside the people: an empty view alone and under the load, the disk, the memory."""

    def __init__(self, alone: list[float]) -> None:
        self.alone = alone
        self.beside: list[float] = []
        self.disk: list[float] = []
        self.memory: list[tuple[int, ...]] = []


def told(times: list[float]) -> str:
    """Some shares of times, in milliseconds."""
    return " ".join(f"{part(times, share) * 1000:.1f}" for share in SHARES) if times else "-"


def part(times: list[float], share: float) -> float:
    """The time within which such a share of requests was answered."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def main() -> int:
    """Runs the soak; 1 when something acknowledged is lost or there twice, or the chain is not whole."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in (("judges", 50), ("viewers", 200), ("seconds", 300), ("kills", 10), ("seed", 1)):
        options.add_argument(f"--{name}", type=int, default=usual)
    options.add_argument("--pace", type=float, default=6.0, help="seconds between the deeds of one person, at most")
    options.add_argument("--outages", type=int, default=0, help="keep the record in a PostgreSQL, frozen and killed")
    options.add_argument("--log", type=Path, help="keep what the server has logged in this file")
    options.add_argument("--write", action="store_true", help="add the results to RESULTS.md")
    args = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="judge-soak-") as folder:
        return soak(args, Path(folder))


def soak(args: argparse.Namespace, folder: Path) -> int:
    """The soak itself."""
    view = EmptyView()
    found = Found(view.alone())
    cluster = Cluster(folder) if args.outages else None
    server = Server(free_port(), cluster.url if cluster else str(folder / "rulings.sqlite"), folder / "log")
    server.start()
    seen, stop, chance = Seen(), Event(), random.Random(args.seed)
    files = sorted(content_root().glob("*/scenarios/*.yml"))
    links = [Situation(path.read_text("utf-8")).pack() for path in chance.sample(files, 40)]
    judges = [Person(server.port, seen, f"judge {n}") for n in range(args.judges)]
    viewers = [Person(server.port, seen, f"viewer {n}") for n in range(args.viewers)]
    start(
        [
            *(partial(judge, each, links, stop, args.pace) for each in judges),
            *(partial(viewer, each, ["/", "/healthz"], stop, args.pace) for each in viewers),
            partial(spoiler, Person(server.port, seen, "spoiler"), stop),
            partial(view.beside, stop),
            partial(disk, folder, stop, found.disk),
        ]
    )
    if cluster:
        start([partial(outages, cluster, stop, args.outages, args.seconds)])
    _let_run(args, server, found)
    stop.set()
    time.sleep(3)
    found.beside = view.end()
    if args.kills == 0:
        at_once(judges, links)
    assert server.process is not None
    server.process.terminate()
    server.process.wait(20)
    if args.log:
        shutil.copy(server.log, args.log)
    try:
        return report(args, seen, server, found)
    finally:
        if cluster:
            cluster.end()


def _let_run(args: argparse.Namespace, server: Server, found: Found) -> None:
    """Lets it run for its time, looking at the memory, and kills the server as often as asked."""
    began, looks = time.monotonic(), max(args.kills + 1, 6)
    for n in range(looks):
        time.sleep(max(0.0, began + args.seconds * (n + 1) / looks - time.monotonic()))
        found.memory.append(server.memory())
        if n < args.kills:
            server.kill()
            server.start()


def report(args: argparse.Namespace, seen: Seen, server: Server, found: Found) -> int:
    """Tells what came of it, and whether anything is lost."""
    record = Record(server.database)
    entries = list(record.each("Soak"))
    checked = verify(record.everything())
    record.close()
    kept = [each.body.get("decision") for each in entries if each.kind == "ruling"]
    lost = sorted(set(seen.acknowledged) - set(kept))
    twice = len(kept) - len(set(kept))
    own = inside(server.log)
    rows = [
        _row(seen, found, what, own.get(what, []))
        for what in ("page", "step", "save", "all save", "search", "site", "spoiling")
        if seen.times.get(what)
    ]
    how = (
        f"{args.judges} judges, {args.viewers} viewers and one who spoils, {args.seconds} s, {args.kills} kills, "
        f"{args.outages} outages of PostgreSQL, "
        f"seed {args.seed}: {len(seen.acknowledged)} rulings acknowledged, {len(lost)} lost, {twice} twice, "
        f"chain {'not ' if checked.faults else ''}whole, {checked.awaiting} outcomes to come; memory of all processes "
        f"{_memory_told(found.memory)}. An empty view takes {told(found.alone)} ms alone (p50, p95, "
        f"p99), {told(found.beside)} beside this load; the disk keeps 20 KB in {told(found.disk)} ms. Times are "
        "multiples of the empty view alone; p99 inside is by the server's own clock, beside is a multiple of the "
        "empty view under the same load"
    )
    print(how)
    for row in [HEADS, *rows]:
        print("  ".join(f"{cell:>12s}" for cell in row))
    if args.write:
        results.write(HEADS, rows, Path(__file__).resolve().parent.parent, None, how)
    return 1 if lost or twice or checked.faults else 0


def _memory_told(looks: list[tuple[int, ...]]) -> str:
    """From the least to the most that all processes had together, and how that most was divided among them."""
    most = max(looks, key=sum)
    server, nursery, *workers = (*most, 0, 0)
    return (
        f"{min(map(sum, looks))} to {sum(most)} MB (then the server {server}, the nursery {nursery}, "
        f"workers {' + '.join(map(str, filter(None, workers))) or 0})"
    )


def _row(seen: Seen, found: Found, what: str, own: list[float]) -> list[str]:
    times = seen.times[what]
    statuses = {status: n for (name, status), n in seen.statuses.items() if name == what}
    refused = sum(n for status, n in statuses.items() if status >= 400)
    ratios = [f"{part(times, share) / part(found.alone, share):.1f}" for share in SHARES]
    inner = f"{part(own, 0.99) / part(found.alone, 0.99):.1f}" if own else "-"
    beside = f"{part(times, 0.99) / part(found.beside, 0.99):.1f}" if found.beside else "-"
    return [what, str(len(times)), str(statuses.get(0, 0)), str(refused), *ratios, inner, beside]


if __name__ == "__main__":
    sys.exit(main())
