"""The clock of the machine is moved under a running server: `python -m bench.clock` (needs libfaketime).

Judges who have signed in go on saving while it is put back an hour, a day ahead, a year back, and right again. Nobody
may be signed out, nothing refused or lost, and the record stays a chain in the order of its numbers.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from threading import Event

from bench.soak import Server
from bench.soak_beside import free_port
from bench.soak_people import Person, Seen, judge, start
from judge.console.situations.situation import Situation
from judge.content.where import content_root
from judge.rulings import Record
from judge.rulings.chain import verify

LIBRARIES = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
MOVES = ("+0", "-3600", "+0", "+86400", "-31536000", "-60", "+60", "+0")
EACH, JUDGES = 5.0, 8


def main() -> int:
    """Moves the clock; 1 when something is lost, refused, or not whole."""
    if not LIBRARIES:
        raise SystemExit("libfaketime is not installed: apt-get install faketime")
    with tempfile.TemporaryDirectory(prefix="judge-clock-") as folder:
        return moved(Path(folder))


def moved(folder: Path) -> int:
    """The server with its clock moved, and what came of it."""
    clock = folder / "clock"
    clock.write_text(MOVES[0])
    os.environ |= {
        "FAKETIME_TIMESTAMP_FILE": str(clock), "FAKETIME_CACHE_DURATION": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "DONT_FAKE_MONOTONIC": "1",
    }  # fmt: skip
    server = Server(free_port(), str(folder / "rulings.sqlite"), folder / "log")
    os.environ["LD_PRELOAD"] = str(LIBRARIES[0])
    server.start()
    del os.environ["LD_PRELOAD"]
    seen, stop = Seen(), Event()
    link = Situation(sorted(content_root().glob("*/scenarios/*.yml"))[0].read_text("utf-8")).pack()
    start([lambda n=n: judge(Person(server.port, seen, f"judge {n}"), [link], stop, 0.5) for n in range(JUDGES)])
    for _ in range(30):
        if len(seen.acknowledged) < JUDGES:
            time.sleep(1)  # The clock is moved when all are at work.
    for move in MOVES:
        clock.write_text(move)
        before = len(seen.acknowledged)
        time.sleep(EACH)
        print(f"clock {move:>10s} s: {len(seen.acknowledged) - before} rulings acknowledged", flush=True)
    stop.set()
    time.sleep(8)
    assert server.process is not None
    server.process.terminate()
    server.process.wait(20)
    return told(server, seen)


def told(server: Server, seen: Seen) -> int:
    """Says what came of it."""
    record = Record(server.database)
    entries = sorted(record.each("Soak"), key=lambda each: each.number)
    checked = verify(record.everything())
    record.close()
    kept = [each.body.get("decision") for each in entries if each.kind == "ruling"]
    lost, twice = len(set(seen.acknowledged) - set(kept)), len(kept) - len(set(kept))
    back = sum(one.time > next.time for one, next in zip(entries, entries[1:], strict=False))
    statuses = {
        f"{what} {status}": n for (what, status), n in sorted(seen.statuses.items()) if status >= 400 or not status
    }
    signed = seen.statuses["sign in", 303]
    print(
        f"{len(seen.acknowledged)} acknowledged, {lost} lost, {twice} twice, chain {'not ' if checked.faults else ''}"
        f"whole, {back} times an entry is earlier than the one before, {checked.awaiting} outcomes to come; signed in "
        f"{signed} times for {JUDGES} judges; refused or unanswered: {statuses or 'none'}"
    )
    log = server.log.read_text("utf-8", "replace")
    faults = log.count("Traceback") - log.count("OSError: [Errno 22] Invalid argument")  # libfaketime, in time.sleep.
    print(f"{faults} faults in the log")
    return 1 if lost or twice or checked.faults or statuses or faults or signed != JUDGES or not back else 0


if __name__ == "__main__":
    sys.exit(main())
