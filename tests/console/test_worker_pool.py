"""The workers: work in processes of its own, within a time limit, several at once, stopped when nobody waits."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from threading import Thread
from types import SimpleNamespace

import pytest

from judge.console.workers import lane
from judge.console.workers.client import Client
from judge.console.workers.lane import Turn
from judge.console.workers.pool import Busy, Fault, Lane, TooMuch, WorkerPool
from judge.content.problem import BadInput

Text = Callable[[str], str]


@pytest.fixture(scope="module")
def workers() -> Iterator[WorkerPool]:
    """Workers, one in each lane."""
    workers = WorkerPool(quick=20, long=20, workers=1)
    yield workers
    workers.close()


def test_a_worker_answers(workers: WorkerPool, text: Text) -> None:
    """A job is done in another process and its document comes back."""
    found = workers.ask({"job": "run", "text": text("doubling")})
    assert found["answers"][0]["answer"] == 16


def test_bad_input_comes_back_with_its_place(workers: WorkerPool) -> None:
    """What is wrong with a text is told with line and field, and the worker goes on."""
    with pytest.raises(BadInput) as caught:
        workers.ask({"job": "run", "text": "title: x\ngame: nonesuch\n"})
    assert (caught.value.problems[0].place.line, caught.value.problems[0].field) == (2, "game")
    assert workers.ask({"job": "check", "text": "title: x\ngame: pebbles\nat: round\ntable: {players: {A: [], B: []}}"})


def test_a_fault_does_not_end_the_worker(workers: WorkerPool, text: Text, capfd: pytest.CaptureFixture[str]) -> None:
    """A job that fails is a fault, told apart from bad input; the same worker takes the next job."""
    with pytest.raises(Fault):
        workers.ask({"job": "no such job"})
    assert workers.ask({"job": "check", "text": text("doubling")})["steps"] == 5


def test_work_beyond_the_limit_is_stopped(endless: str) -> None:
    """A job that takes too long is stopped; one that found something first gives that."""
    workers = WorkerPool(quick=0.2, long=8, workers=1)  # The job ends for want of memory after one or two.
    try:
        with pytest.raises(TooMuch):
            workers.ask({"job": "run", "text": endless})
        found = workers.ask({"job": "explore", "text": endless, "limit": 50_000}, long=True)
        assert [ask["complete"] for ask in found["asks"]] == [False, False, False]
    finally:
        workers.close()


def test_long_work_does_not_hold_up_quick_work(workers: WorkerPool, endless: str, text: Text) -> None:
    """While one request explores without end, another is answered: held up behind it, it would run out of time."""
    events = workers.events({"job": "explore", "text": endless, "limit": 50_000}, long=True)
    exploring = Thread(target=lambda: next(events))
    exploring.start()
    workers.ask({"job": "check", "text": text("doubling")})
    exploring.join()
    events.close()


def test_closing_the_events_stops_the_work(endless: str) -> None:
    """When nobody listens any more the process is gone at once."""
    workers = WorkerPool(long=60, workers=1)
    events = workers.events({"job": "explore", "text": endless, "limit": 50_000}, long=True)
    next(events)
    worker = next(iter(workers.lanes[True]._all))
    events.close()
    assert not worker.alive
    workers.close()


def test_too_many_at_once_are_turned_away(endless: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When enough requests wait already, the next is told to come back instead of waiting too."""
    workers = WorkerPool(long=30, workers=0)
    workers.lanes[True]._waiting = 2
    waiting = [Thread(target=_ignore_busy, args=(workers,)) for _ in range(2)]
    workers.lanes[True].seconds = 1
    monkeypatch.setattr(lane, "PATIENCE", 1)
    for thread in waiting:
        thread.start()
    time.sleep(0.2)
    with pytest.raises(Busy):
        workers.ask({"job": "run", "text": endless}, long=True)
    for thread in waiting:
        thread.join()


def _ignore_busy(workers: WorkerPool) -> None:
    with pytest.raises(Busy):
        workers.ask({"job": "run", "text": ""}, long=True)


def test_the_time_of_a_page_counts_for_the_first_document(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a page waits for has the time of the page; what follows has the time of the lane."""
    allowed: list[float] = []
    monkeypatch.setattr(Turn, "allow", lambda turn, seconds, worker=None: allowed.append(seconds))
    one = Lane(1, 30, 1)
    ready = SimpleNamespace(tired=False, work=lambda order: [{"tick": 1}, {"found": 1}, {"found": 2}, {"end": True}])
    monkeypatch.setattr(one, "_take", lambda: ready)
    monkeypatch.setattr(one, "_watch", lambda: None)
    monkeypatch.setattr(one, "_give_back", lambda worker, done: None)

    assert len(list(one.work({}, 2.5))) == 4
    assert allowed == [2.5, 30]


def test_time_is_that_of_a_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that is busy with other things a job is not stopped for what it has not used; nor does it go on."""
    now = [100.0]
    monkeypatch.setattr("judge.console.workers.lane.time.monotonic", lambda: now[0])
    worker = SimpleNamespace(used=lambda: 7.0)
    turn = Turn(Client("judge"))
    turn.begin(worker, 5)  # type: ignore[arg-type]
    now[0] += 6
    assert not turn.over()  # Six seconds on the clock, none of a processor.
    worker.used = lambda: 12.1
    assert turn.over()
    worker.used = lambda: 7.1
    now[0] += 5 * lane.BUSY_MACHINE
    assert turn.over()


def test_where_nobody_tells_time_is_that_of_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that does not say how much a process has used."""
    now = [100.0]
    monkeypatch.setattr("judge.console.workers.lane.time.monotonic", lambda: now[0])
    turn = Turn(Client("judge"))
    turn.begin(SimpleNamespace(used=lambda: None), 5)  # type: ignore[arg-type]
    assert not turn.over()
    now[0] += 5.1
    assert turn.over()
