"""A lane: some workers for one sort of work, shared fairly among clients, each job within its time."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Lock, Thread
from typing import Any

from judge.console.workers.client import Client, current_client
from judge.console.workers.nursery import Nursery
from judge.console.workers.pen import pen_put_down
from judge.console.workers.troubles import Busy
from judge.console.workers.worker import Worker

# How often running jobs are looked at, and those who wait asked whether they still do.
LOOK, GONE = 0.1, 0.5
# How long a job is left alone while others wait; how long those must have waited.
SLICE = 4.0
FAIR_WAIT = 1.0
# How long somebody waits for a worker before he is told to come back.
PATIENCE = 30.0
# On a machine that does other things as well, a second of a processor may take so many.
BUSY_MACHINE = 4
KEPT_CLIENTS = 1_000
# After so long even those who are patient have waited enough.
PATIENT = 20.0


class Turn:
    """One job of a client: waiting, then running on a worker until it is done or stopped."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.asked = time.monotonic()
        self.started = 0.0
        self.until = self.most_used = 0.0
        self.running = False
        self.called = Event()
        self.yielded = False
        self.worker: Worker | None = None
        self._holding = Lock()

    def begin(self, worker: Worker, seconds: float) -> None:
        """Starts on a worker; whoever looks after jobs sees it only when its time is known."""
        self.allow(seconds, worker)
        self.worker = worker

    def let_go(self) -> None:
        """Is done with its worker: from now on that is another's, and is not to be stopped on account of this job."""
        with self._holding:
            self.worker = None

    def allow(self, seconds: float, worker: Worker | None = None) -> None:
        """Gives so many seconds of a processor from now; on a busy machine they may take longer, but not for ever."""
        worker = worker or self.worker
        used = worker.used() if worker is not None else None
        self.most_used = (used or 0.0) + seconds
        self.until = time.monotonic() + seconds * (1 if used is None else BUSY_MACHINE)

    def over(self) -> bool:
        """Whether it has had its time."""
        used = self.worker.used() if self.worker is not None else None
        return time.monotonic() > self.until or (used is not None and used > self.most_used)

    def stop(self) -> None:
        """Stops the worker, whatever it is doing."""
        with self._holding:
            if self.worker is not None:
                self.worker.kill()


class Lane:
    """Some workers for one sort of work, how long a job may take, and how `nice` it is to all else on the machine.

    At most `waiting` jobs wait, and no client has more than `each` jobs waiting and running. With several workers no
    client has all of them; one that runs long gives way when somebody waits who has none.
    """

    def __init__(
        self, workers: int, seconds: float, waiting: int, each: int = 4, nursery: Nursery | None = None, nice: int = 10
    ) -> None:
        self.seconds = seconds
        self.nice = nice
        self.nursery = nursery or Nursery()
        self.each = each
        self._workers = workers
        self._share = max(1, workers - 1)
        self._waiting = waiting
        self._turns: list[Turn] = []
        self._change = Lock()
        self._served: dict[str, float] = {}
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._lock = Lock()
        self._watching = False
        self._closed = False

    def work(self, order: dict[str, Any], seconds: float | None = None) -> Generator[dict[str, Any]]:
        """Has a free worker do a job; one that is not done in time, or that nobody waits for, is stopped.

        `seconds` is how long the first document may take; what comes after it has the time of the lane.
        """
        turn = self._line_up(current_client())
        try:
            self._wait(turn)
            yield from self._with_worker(turn, order, min(seconds or self.seconds, self.seconds))
        finally:
            with self._change:
                self._turns.remove(turn)
                self._call_next()

    def _line_up(self, client: Client) -> Turn:
        with self._change:
            own = sum(turn.client.key == client.key for turn in self._turns)
            full = len(self._turns) >= self._workers + self._waiting
            if self._closed or full or (client.key and own >= self.each * client.people):
                raise Busy
            turn = Turn(client)
            self._turns.append(turn)
            self._call_next()
            return turn

    def _wait(self, turn: Turn) -> None:
        """Waits for the turn; Busy when it does not come in time, or nobody waits for it any more."""
        until = turn.asked + max(PATIENCE, self.seconds)
        with pen_put_down():
            while not turn.called.wait(GONE) and not self._closed:
                if time.monotonic() > until or turn.client.gone():
                    break
        if self._closed or not turn.running:
            raise Busy

    def _call_next(self) -> None:
        """Lets those in who are next: a person, of those who have the fewest running, who was served longest ago."""
        running = [turn.client.key for turn in self._turns if turn.running]
        while len(running) < self._workers:
            ready = [
                turn
                for turn in self._turns
                if not turn.running and (running.count(turn.client.key) < self._share or not turn.client.key)
            ]
            if not ready:
                return
            turn = min(ready, key=lambda each: self._rank(each, running))
            turn.running, turn.started = True, time.monotonic()
            running.append(turn.client.key)
            if len(self._served) > KEPT_CLIENTS:
                self._served.clear()
            self._served[turn.client.key] = turn.started
            turn.called.set()

    def _rank(self, turn: Turn, running: list[str]) -> tuple[bool, int, float]:
        """Where somebody stands among those who wait; the lowest is next."""
        patient = turn.client.patient and time.monotonic() - turn.asked < PATIENT
        return patient, running.count(turn.client.key), self._served.get(turn.client.key, 0)

    def _with_worker(self, turn: Turn, order: dict[str, Any], seconds: float) -> Iterator[dict[str, Any]]:
        worker = self._take()
        turn.begin(worker, seconds)
        self._watch()
        first, done = True, False
        try:
            for event in worker.work(order):
                done = "tick" not in event and "found" not in event
                if first and "found" in event:
                    first = False
                    turn.allow(self.seconds)
                yield event
            if turn.yielded and not done:
                raise Busy
        finally:
            turn.let_go()
            self._give_back(worker, done and not worker.tired)

    def _watch(self) -> None:
        with self._change:
            if self._watching:
                return
            self._watching = True
        Thread(target=self._look_after, daemon=True).start()

    def _look_after(self) -> None:
        """Stops what is over its time, what nobody waits for, and what has had its slice while others wait."""
        idle = 0
        while idle < 10 / LOOK:
            time.sleep(LOOK)
            with self._change:
                turns = [turn for turn in self._turns if turn.worker is not None]
                idle = 0 if turns else idle + 1
                if idle >= 10 / LOOK:
                    self._watching = False
            for turn in turns:
                if turn.over() or turn.client.gone():
                    turn.stop()
            self._make_way()

    def _make_way(self) -> None:
        """The job that has run longest gives way to a client who waits and has none running."""
        now = time.monotonic()
        with self._change:
            busy = {turn.client.key for turn in self._turns if turn.running}
            kept_waiting = [
                turn
                for turn in self._turns
                if not turn.running
                and not turn.client.patient
                and turn.client.key not in busy
                and now - turn.asked > FAIR_WAIT
            ]
            long = [turn for turn in self._turns if turn.worker is not None and now - turn.started > SLICE]
            if kept_waiting and long and not any(turn.yielded for turn in self._turns):
                oldest = min(long, key=lambda turn: turn.started)
                oldest.yielded = True
                oldest.stop()

    def _take(self) -> Worker:
        with self._lock:
            while self._idle:
                worker = self._idle.pop()
                if worker.alive:
                    return worker
                self._all.discard(worker)
                worker.end()
            try:
                worker = Worker(self.nursery, self.nice)
            except OSError:
                raise Busy from None
            self._all.add(worker)
            return worker

    def _give_back(self, worker: Worker, done: bool) -> None:
        with self._lock:
            if done and worker in self._all:
                self._idle.append(worker)
                return
            self._all.discard(worker)
        worker.end()

    def warm(self) -> None:
        """Starts all workers ahead of the first request; they have the rules of every game from the nursery."""
        with ThreadPoolExecutor(max(1, self._workers)) as pool:
            for done in [pool.submit(deque, self.work({"job": "warm"}), 0) for _ in range(self._workers)]:
                done.result()

    def close(self) -> None:
        """Stops all workers; nothing is taken on any more."""
        with self._change:
            self._closed = True
            for turn in self._turns:
                turn.called.set()
        self.nursery.close()
        with self._lock:
            workers, self._all, self._idle = list(self._all), set(), []
        for worker in workers:
            worker.end()
