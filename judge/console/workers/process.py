"""A worker process: reads one order a line, answers in lines. It can be killed at any time and nothing is lost."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TextIO

from judge.console.workers.jobs import JOBS, Tick
from judge.console.workers.troubles import TooMuch
from judge.content.problem import BadInput
from judge.games.faults import fault_of
from judge.scenario import exploration_cache

# How many MB there are in all, where a browser runs the console: its page says so.
ENVIRONMENT = "JUDGE_MEMORY"
# What one job may take at most, and all of an address space with it where the system cannot tell them apart.
JOB_MEMORY, MEMORY = 72 * 1024**2, 2 * 1024**3
TICK_SECONDS = 0.2
# A worker that has so much of its own after a job, with all that it remembers, makes room for a new one.
MOST_KEPT = 24 * 1024**2
_OWN = re.compile(r"^Private_\w+:\s+(\d+) kB", re.M)


def answer(order: dict[str, Any], out: TextIO, tired: Callable[[], bool] = lambda: False) -> None:
    """Does one job and writes what comes of it: ticks, documents, then how it ended, and whether it has grown."""

    def say(event: dict[str, Any]) -> None:
        out.write(json.dumps(event) + "\n")
        out.flush()

    for event in happens(order, every_so_often(lambda count: say({"tick": count}))):
        say(event if "found" in event or not tired() else {**event, "tired": True})


def every_so_often(tick: Tick) -> Tick:
    """A tick that is heard only every so often, however often the work is counted."""
    last = time.monotonic()

    def heard(count: int) -> None:
        nonlocal last
        if time.monotonic() - last >= TICK_SECONDS:
            last = time.monotonic()
            tick(count)

    return heard


def happens(order: dict[str, Any], tick: Tick) -> Iterator[dict[str, Any]]:
    """Does one job: the documents that it finds, then how it ended."""
    try:
        for document in JOBS[order["job"]](order, tick):
            yield {"found": document}
        yield {"end": True}
    except BadInput as bad:
        yield {"problems": problems_json(bad)}
    except (MemoryError, SystemError):
        # Where memory runs out in the middle of a built-in function, Python may say SystemError.
        exploration_cache.clear()
        given = os.environ.get(ENVIRONMENT)
        most = f"the {given} MB of memory that there are for it" if given else "the memory that one question may have"
        yield {"too_much": f"It needs more than {most}."}
    except (RecursionError, TooMuch) as error:
        yield {"too_much": str(error) if isinstance(error, TooMuch) else ""}
    except Exception as error:
        traceback.print_exc()
        whose = fault_of(error)
        yield {"fault": f"There is {whose}." if whose else ""}


def problems_json(bad: BadInput) -> list[dict[str, Any]]:
    """What is wrong with an input, as plain data."""
    return [each.document() for each in bad.problems]


def work(orders: TextIO, out: TextIO, nice: int) -> None:
    """Works until the server that started this process closes the pipe or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(nice)  # Saving and reading come before thinking.
    _limit_memory()
    sys.stdout = sys.stderr
    taken: SimpleQueue[str] = SimpleQueue()
    Thread(target=_listen, args=(orders, taken), daemon=True).start()
    while True:
        answer(json.loads(taken.get()), out, lambda: own_memory() > MOST_KEPT)


def own_memory() -> int:
    """How much memory this process shares with no other, as far as the system tells."""
    try:
        return sum(map(int, _OWN.findall(Path("/proc/self/smaps_rollup").read_text()))) * 1024
    except OSError:
        return 0


def _listen(orders: TextIO, taken: SimpleQueue[str]) -> None:
    """Takes orders in; the end of the pipe ends the process even in the middle of a job."""
    for line in orders:
        taken.put(line)
    os._exit(0)


def _limit_memory() -> None:
    """Keeps a hostile scenario from eating the machine, where the system can."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        data = int(Path("/proc/self/statm").read_text().split()[5]) * resource.getpagesize()
        most = data + MOST_KEPT + JOB_MEMORY
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


if __name__ == "__main__":
    work(sys.stdin, sys.stdout, int(sys.argv[1]))
