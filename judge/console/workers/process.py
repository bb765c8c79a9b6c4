"""A worker process: reads one order a line, answers in lines. It can be killed at any time and nothing is lost."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TextIO

from judge.console.workers.jobs import JOBS, Tick
from judge.console.workers.troubles import TooMuch
from judge.content.problem import BadInput
from judge.games.faults import fault_of

MEMORY = 2 * 1024**3
TICK_SECONDS = 0.2


def answer(order: dict[str, Any], out: TextIO) -> None:
    """Does one job and writes what comes of it: ticks, documents, then how it ended."""

    def say(event: dict[str, Any]) -> None:
        out.write(json.dumps(event) + "\n")
        out.flush()

    for event in happens(order, every_so_often(lambda count: say({"tick": count}))):
        say(event)


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
    except (MemoryError, RecursionError, TooMuch):
        yield {"too_much": True}
    except Exception as error:
        traceback.print_exc()
        whose = fault_of(error)
        yield {"fault": f"There is {whose}." if whose else ""}


def problems_json(bad: BadInput) -> list[dict[str, Any]]:
    """What is wrong with an input, as plain data."""
    return [
        {"file": p.place.file, "line": p.place.line, "column": p.place.column, "field": p.field, "message": p.message}
        for p in bad.problems
    ]


def main() -> None:
    """Works until the server that started this process closes the pipe or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(5)  # Saving and reading come before thinking.
    _limit_memory()
    out, sys.stdout = sys.stdout, sys.stderr
    orders: SimpleQueue[str] = SimpleQueue()
    Thread(target=_listen, args=(orders,), daemon=True).start()
    while True:
        answer(json.loads(orders.get()), out)


def _listen(orders: SimpleQueue[str]) -> None:
    """Takes orders in; the end of the pipe ends the process even in the middle of a job."""
    for line in sys.stdin:
        orders.put(line)
    os._exit(0)


def _limit_memory() -> None:
    """Keeps a hostile scenario from eating the machine, where the system can."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()
