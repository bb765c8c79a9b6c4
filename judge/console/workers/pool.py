"""Hands texts from outside to worker processes, within a time limit, so that no request blocks another."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from threading import Lock, Semaphore, Timer
from typing import Any, NamedTuple

import judge
from judge.content.problem import BadInput, Place, Problem


class Busy(Exception):
    """All workers are taken, and enough requests are waiting already."""


class TooMuch(Exception):
    """The work went over the time or the memory it is given."""


class Fault(Exception):
    """A worker failed for a reason that is no fault of the input."""


class Event(NamedTuple):
    """What a worker reports: how many positions it has looked at, or a document it has found."""

    tick: int = 0
    found: Any = None


class Worker:
    """One worker process and the pipe to it."""

    def __init__(self) -> None:
        root = str(Path(judge.__file__).resolve().parent.parent)
        path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "judge.console.workers.process"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"}, encoding="utf-8", bufsize=1,
        )  # fmt: skip

    @property
    def alive(self) -> bool:
        """Whether it can take another order."""
        return self.process.poll() is None

    def work(self, order: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """Sends an order and gives what comes back, line by line; stops early when the process dies."""
        assert self.process.stdin is not None and self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(order) + "\n")
            self.process.stdin.flush()
        for line in self.process.stdout:
            event = json.loads(line)
            yield event
            if "tick" not in event and "found" not in event:
                return

    def end(self) -> None:
        """Stops the process, whatever it is doing, and leaves nothing behind."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                pipe.close()  # type: ignore[union-attr]


class Lane:
    """Some workers for one sort of work, and how long a job may take."""

    def __init__(self, workers: int, seconds: float, waiting: int) -> None:
        self.seconds = seconds
        self._workers = workers
        self._free = Semaphore(workers)
        self._room = Semaphore(workers + waiting)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._lock = Lock()

    def work(self, order: dict[str, Any], seconds: float | None = None) -> Generator[dict[str, Any]]:
        """Has a free worker do a job; one that is not done in time, or is given up by the caller, is stopped.

        `seconds` is how long the first document may take; what comes after it has the time of the lane.
        """
        if not self._room.acquire(blocking=False):
            raise Busy
        try:
            if not self._free.acquire(timeout=self.seconds):
                raise Busy
            try:
                yield from self._with_worker(order, min(seconds or self.seconds, self.seconds))
            finally:
                self._free.release()
        finally:
            self._room.release()

    def _with_worker(self, order: dict[str, Any], seconds: float) -> Iterator[dict[str, Any]]:
        worker = self._take()
        timer = _stopped_after(seconds, worker)
        first, done = True, False
        try:
            for event in worker.work(order):
                done = "tick" not in event and "found" not in event
                if first and "found" in event:
                    timer.cancel()
                    first, timer = False, _stopped_after(self.seconds, worker)
                yield event
        finally:
            timer.cancel()
            self._give_back(worker, done)

    def _take(self) -> Worker:
        with self._lock:
            while self._idle:
                worker = self._idle.pop()
                if worker.alive:
                    return worker
                self._all.discard(worker)
                worker.end()
            worker = Worker()
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
        """Starts all workers ahead of the first request, and has each read the rules of every game."""
        with ThreadPoolExecutor(self._workers) as pool:
            for done in [pool.submit(deque, self.work({"job": "warm"}), 0) for _ in range(self._workers)]:
                done.result()

    def close(self) -> None:
        """Stops all workers."""
        with self._lock:
            workers, self._all, self._idle = list(self._all), set(), []
        for worker in workers:
            worker.end()


def _stopped_after(seconds: float, worker: Worker) -> Timer:
    """A clock that stops a worker when its time is over."""
    timer = Timer(seconds, worker.process.kill)
    timer.daemon = True
    timer.start()
    return timer


class WorkerPool:
    """Takes orders for two lanes: quick work such as one step, and long work such as trying every line of play."""

    def __init__(self, quick: float = 5, long: float = 30, workers: int = 2) -> None:
        self.lanes = {False: Lane(workers, quick, 32), True: Lane(workers, long, 2)}

    def events(self, order: dict[str, Any], long: bool = False, seconds: float | None = None) -> Generator[Event]:
        """What happens while a job is done; closing the iterator stops the work."""
        ended = False
        with closing(self.lanes[long].work(order, seconds)) as work:
            for event in work:
                ended = _ended(event)
                if not ended:
                    yield Event(event.get("tick", 0), event.get("found"))
        if not ended:
            raise TooMuch

    def ask(
        self,
        order: dict[str, Any],
        long: bool = False,
        seconds: float | None = None,
        gone: Callable[[], bool] | None = None,
    ) -> Any:
        """The last document a job finds; one found before the time ran out, or before nobody waits, beats none."""
        found = None
        try:
            with closing(self.events(order, long, seconds)) as events:
                for event in events:
                    found = event.found if event.found is not None else found
                    if gone is not None and gone():
                        raise TooMuch
        except TooMuch:
            if found is None:
                raise
        return found

    def warm(self) -> None:
        """Starts workers ahead of the first request."""
        for lane in self.lanes.values():
            lane.warm()

    def close(self) -> None:
        """Stops all workers."""
        for lane in self.lanes.values():
            lane.close()


def _ended(event: dict[str, Any]) -> bool:
    """Whether a job is over; how it ended decides what is raised."""
    if "problems" in event:
        raise BadInput(
            Problem(Place(each["file"], each["line"], each["column"]), each["message"], each["field"])
            for each in event["problems"]
        )
    if "too_much" in event:
        raise TooMuch
    if "fault" in event:
        raise Fault
    return "end" in event
