"""Work without processes, where there can be none: each job is done on the spot, by whoever asks for it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

from judge.console.workers.client import current_client
from judge.console.workers.pool import WorkerPool
from judge.console.workers.process import every_so_often, happens
from judge.console.workers.troubles import TooMuch

QUICK, LONG = 30.0, 120.0


def _nobody(count: int) -> None:
    """Nobody wants to know how far the work is."""


class AtOnceLane:
    """A lane without workers: the same events, made on the spot; what takes too long is stopped."""

    def __init__(self, seconds: float, told: Callable[[int], None]) -> None:
        self.seconds = seconds
        self._told = told

    def work(self, order: dict[str, Any], seconds: float | None = None) -> Iterator[dict[str, Any]]:
        """Does a job: its documents, then how it ended; how far it is, is told past the iterator, which waits."""
        client, end = current_client(), time.monotonic() + self.seconds

        def tick(count: int) -> None:
            if client.gone():
                raise TooMuch("Nobody waits for it any more.")
            if time.monotonic() > end:
                raise TooMuch(f"It takes longer than {self.seconds:.0f} seconds.")
            self._told(count)

        yield from happens(json.loads(json.dumps(order)), every_so_often(tick))

    def warm(self) -> None:
        """There is nobody to wake."""

    def close(self) -> None:
        """There is nobody to send home."""


class WorkAtOnce(WorkerPool):
    """Workers that start no processes. `told` hears how far long work is."""

    def __init__(self, told: Callable[[int], None] = _nobody) -> None:
        self.told = told
        quick = AtOnceLane(QUICK, _nobody)
        long = AtOnceLane(LONG, lambda count: self.told(count))
        self.lanes = {False: quick, True: long}  # type: ignore[dict-item]

    def beside(self, work: Callable[[float], None]) -> None:
        """There is nothing beside: it is done now."""
        work(0)
