"""Lanes are shared: no client has all workers, who runs long gives way, and work for nobody is stopped."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Thread
from typing import Any

import pytest

from judge.console.workers import lane as lane_module
from judge.console.workers import ongoing as ongoing_module
from judge.console.workers.client import Client, working_for
from judge.console.workers.lane import Lane, Turn
from judge.console.workers.ongoing import Ongoing
from judge.console.workers.pool import Busy, WorkerPool


class Fake:
    """A worker that works until it is let go, or killed."""

    def __init__(self) -> None:
        self.done = Event()
        self.killed = False
        self.alive = True
        self.tired = False

    def work(self, order: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """One document at once, then nothing until the end."""
        if order.get("first"):
            yield {"found": 1}
        self.done.wait(20)
        if not self.killed:
            yield {"end": True}

    def kill(self) -> None:
        """Ends it."""
        self.killed = True
        self.done.set()

    def used(self) -> None:
        """Nobody tells."""

    def end(self) -> None:
        """Nothing is left behind."""


class Running:
    """A lane of two fake workers, and the clients that wait in it, each in a thread."""

    def __init__(self) -> None:
        self.lane = Lane(2, 10, 8, each=3)
        self.workers: list[Fake] = []
        self.lane._take = self._take  # type: ignore[method-assign, assignment]
        self.lane._give_back = lambda worker, done: None  # type: ignore[method-assign]
        self.ended: list[tuple[str, str]] = []

    def _take(self) -> Fake:
        self.workers.append(Fake())
        return self.workers[-1]

    def ask(self, name: str, gone: Callable[[], bool] = lambda: False, patient: bool = False) -> Thread:
        """A client asks for something long."""

        def work() -> None:
            try:
                with working_for(Client(name, gone, patient=patient)):
                    events = list(self.lane.work({}))
                self.ended.append((name, "done" if events else "stopped"))
            except Busy:
                self.ended.append((name, "busy"))

        thread = Thread(target=work, daemon=True)
        thread.start()
        return thread

    def until(self, ready: Callable[[], bool]) -> None:
        """Waits for something to come about."""
        for _ in range(1000):
            if ready():
                return
            time.sleep(0.01)
        raise AssertionError("it does not come about")

    @property
    def names(self) -> list[str]:
        """Who is being worked for."""
        return sorted(turn.client.key for turn in self.lane._turns if turn.running)


@pytest.fixture
def running() -> Iterator[Running]:
    """A lane in use."""
    made = Running()
    yield made
    for worker in made.workers:
        worker.kill()


def test_no_client_has_all_workers(running: Running) -> None:
    """Three requests of one visitor leave a worker for the next one, who does not wait; a fourth is refused."""
    threads = [running.ask("visitor") for _ in range(3)]
    running.until(lambda: running.names == ["visitor"] and len(running.lane._turns) == 3)
    running.ask("judge")
    running.until(lambda: running.names == ["judge", "visitor"])
    running.ask("visitor")
    running.until(lambda: ("visitor", "busy") in running.ended)

    assert all(thread.is_alive() for thread in threads)


def test_who_runs_long_gives_way(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """When others wait who have nothing running, the longest job ends; without anybody waiting it goes on."""
    monkeypatch.setattr(lane_module, "SLICE", 0.3)
    monkeypatch.setattr(lane_module, "FAIR_WAIT", 0.1)
    running.ask("one")
    running.ask("two")
    running.until(lambda: running.names == ["one", "two"])
    time.sleep(0.6)
    assert running.ended == []
    running.ask("judge")
    running.until(lambda: "judge" in running.names)

    assert len(running.ended) == 1 and running.ended[0][1] == "busy"


def test_work_for_a_page_that_is_gone_is_stopped(running: Running) -> None:
    """Both while it runs and while it waits."""
    gone = Event()
    threads = [running.ask("visitor", gone.is_set) for _ in range(2)]
    running.until(lambda: len(running.lane._turns) == 2)
    gone.set()
    for thread in threads:
        thread.join(5)

    assert running.lane._turns == [] and running.workers[0].killed


def test_clients_take_turns(running: Running) -> None:
    """Who was served longest ago is next, however many the other has waiting."""
    for name in ("a", "b", "a", "a"):
        count = len(running.lane._turns)
        running.ask(name)
        running.until(lambda count=count: len(running.lane._turns) == count + 1)  # type: ignore[misc]
    running.ask("c")
    running.until(lambda: len(running.lane._turns) == 5)
    running.until(lambda: len(running.workers) == 2)
    running.workers[0].done.set()
    running.until(lambda: len(running.workers) == 3)

    assert running.names == ["b", "c"]


def test_whoever_looks_at_a_page_comes_before_the_record(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What rulings come to is worked out when no judge waits; it makes nobody give way, and is not forgotten."""
    monkeypatch.setattr(lane_module, "SLICE", 0.1)
    monkeypatch.setattr(lane_module, "FAIR_WAIT", 0.1)
    for name in ("a", "b"):
        running.ask(name)
    running.until(lambda: running.names == ["a", "b"])
    running.ask("the record", patient=True)
    running.until(lambda: len(running.lane._turns) == 3)
    time.sleep(0.5)
    assert running.ended == []
    running.ask("c")
    running.until(lambda: "c" in running.names)
    assert "the record" not in running.names

    monkeypatch.setattr(lane_module, "PATIENT", 0.1)
    running.workers[-1].done.set()
    running.until(lambda: "the record" in running.names)


def test_what_nobody_waits_for_any_more_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that was closed: its work ends after a moment, and begins anew when somebody asks again."""
    monkeypatch.setattr(ongoing_module, "UNWANTED", 0.2)
    made = Running()
    pool = WorkerPool(workers=1)
    pool.lanes[True] = made.lane
    ongoing = Ongoing(pool)
    work = ongoing.work("link", {"first": True}, 5)
    assert work.first().follows
    made.until(lambda: work.done)

    assert made.workers[0].killed and isinstance(work.trouble, Busy)
    assert ongoing.work("link", {"first": True}, 5) is not work
    made.workers[-1].kill()


def test_many_at_once_are_all_served(running: Running) -> None:
    """Nobody is forgotten: whoever may wait gets his turn."""
    with ThreadPoolExecutor(8) as pool:
        threads = list(pool.map(lambda n: running.ask(f"c{n}"), range(8)))
    for _ in range(400):
        for worker in list(running.workers):
            worker.done.set()
        if len(running.ended) == 8:
            break
        time.sleep(0.02)
    for thread in threads:
        thread.join(5)

    assert sorted(running.ended) == [(f"c{n}", "done") for n in range(8)]


def test_a_job_has_its_time_before_anybody_looks_whether_it_is_over() -> None:
    """Whoever looks after jobs may look at any moment: also while the processor time of the worker is being read."""
    turn = Turn(Client("Ana"))

    class Watched:
        looks = 0

        def used(self) -> float:
            self.looks += 1
            if self.looks == 1:
                assert turn.worker is None or not turn.over()
            return 0.5

    turn.begin(Watched(), 5)  # type: ignore[arg-type]
    assert turn.worker is not None and not turn.over()


def test_a_worker_that_was_given_back_is_not_stopped_for_the_job_before() -> None:
    """The next job may have it already."""
    turn, killed = Turn(Client("Ana")), list[bool]()

    class Killed:
        def used(self) -> None: ...

        def kill(self) -> None:
            killed.append(True)

    turn.begin(Killed(), 5)  # type: ignore[arg-type]
    turn.let_go()
    turn.stop()
    assert not killed
