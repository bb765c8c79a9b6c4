"""The nursery: workers are born with what it has read, a grown one is replaced, and all go when the server goes."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest

from judge.console.workers import process
from judge.console.workers.nursery import Forked, Nursery
from judge.console.workers.pool import WorkerPool
from judge.console.workers.worker import Worker

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux forks workers")


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    """A nursery of its own."""
    made = Nursery()
    yield made
    made.close()


def parent(worker: Worker) -> int:
    """The process that has borne a worker."""
    return int(Path(f"/proc/{pid(worker)}/stat").read_text().rpartition(")")[2].split()[1])


def pid(worker: Worker) -> int:
    """The number of a worker's process."""
    assert isinstance(worker._child, Forked)
    return worker._child.pid


def gone(number: int) -> bool:
    """Whether a process is gone, or only waits to be buried, within some seconds."""
    for _ in range(500):
        try:
            if Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.02)
    return False


def test_workers_share_what_was_read(nursery: Nursery) -> None:
    """Two workers have one parent, and begin with hardly any memory of their own: nothing is read for the second."""
    one, two = Worker(nursery), Worker(nursery)
    try:
        assert parent(one) == parent(two) != os.getpid()
        said = Path(f"/proc/{pid(two)}/smaps_rollup").read_text()
        own = sum(int(line.split()[1]) for line in said.splitlines() if line.startswith("Private_"))
        whole = next(int(line.split()[1]) for line in said.splitlines() if line.startswith("Rss:"))
        assert own < whole / 4
        assert [event for event in two.work({"job": "warm"}) if "end" in event] == [{"end": True}]
    finally:
        one.end()
        two.end()


def test_thinking_stands_back_for_answering() -> None:
    """A worker for steps yields to the server, one for long thought to both."""
    pool = WorkerPool(workers=1)
    try:
        pool.warm()
        steps, thought = (os.getpriority(os.PRIO_PROCESS, pid(pool.lanes[long]._idle[0])) for long in (False, True))
        assert os.getpriority(os.PRIO_PROCESS, 0) < steps < thought
    finally:
        pool.close()


def test_one_that_is_stopped_is_gone_and_the_next_is_born(nursery: Nursery) -> None:
    """Stopping one leaves nothing behind, and takes nothing from the others."""
    first = Worker(nursery)
    number = pid(first)
    first.end()
    assert gone(number) and not first.alive
    second = Worker(nursery)
    assert second.alive and parent(second) > 0
    second.end()


def test_a_nursery_that_dies_is_replaced() -> None:
    """Its workers go on, and end with their pipes; the next worker comes from a new nursery."""
    made = Nursery()
    first = Worker(made)
    assert made._process is not None
    os.kill(made._process.pid, signal.SIGKILL)
    made._process.wait()
    second = Worker(made)
    assert second.alive
    assert [event for event in first.work({"job": "warm"}) if "end" in event]
    number = pid(first)
    first.end()
    assert gone(number)
    second.end()
    made.close()


def test_workers_end_with_the_server(nursery: Nursery) -> None:
    """The end of its pipe ends a worker: nobody else holds the other end."""
    worker, other = Worker(nursery), Worker(nursery)
    number = pid(worker)
    worker._close()
    assert gone(number)
    other.end()


def test_a_worker_that_has_grown_is_replaced() -> None:
    """One that says so after a job gets no other; the next job is done by a new one."""
    out = StringIO()
    process.answer({"job": "warm"}, out, lambda: True)
    found, end = map(json.loads, out.getvalue().splitlines())
    assert "tired" not in found and end == {"end": True, "tired": True}

    pool = WorkerPool(workers=1)
    try:
        assert _worker_of(pool, lambda worker: None) == _worker_of(pool, lambda worker: setattr(worker, "tired", True))
        assert pool.lanes[False]._idle == []
    finally:
        pool.close()


def _worker_of(pool: WorkerPool, during: Callable[[Worker], None]) -> int:
    """The process that does a small job; `during` is done to the worker at its end."""
    events = pool.lanes[False].work({"job": "warm"})
    next(events)
    worker = next(iter(pool.lanes[False]._all))
    number = pid(worker)
    for _ in events:
        during(worker)
    return number
