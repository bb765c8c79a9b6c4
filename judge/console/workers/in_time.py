"""Work that ends in time and in memory: what is known of a question by then is told, with how far that goes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from judge.engine.graph import Enough
from judge.scenario import exploration_cache

Tick = Callable[[int], None]
# On a machine that does other things as well, a second of a processor may take so many.
BUSY_MACHINE = 4
# So much memory has to be left to tell what is known, where a process may take no more than so much.
ROOM = 24 * 1024**2


class InTime:
    """A tick that has enough when the time is up or memory runs short, and then is `over`."""

    def __init__(self, tick: Tick, seconds: float, clock: Callable[[], float]) -> None:
        self.over = False
        self._tick, self._clock = tick, clock
        self._end, self._latest = clock() + seconds, time.monotonic() + seconds * BUSY_MACHINE

    def __call__(self, count: int) -> None:
        """Passes on how far the work is, and ends it if it has to."""
        self._tick(count)
        if self._clock() > self._end or time.monotonic() > self._latest or not _has_room():
            self.over = True
            raise Enough


@contextmanager
def in_time(tick: Tick, seconds: float, clock: Callable[[], float] = time.process_time) -> Iterator[InTime]:
    """Such a tick, for so many seconds of a processor.

    What was broken off is not taken for all there is when the question is asked again.
    """
    watched = InTime(tick, seconds, clock)
    try:
        yield watched
    finally:
        if watched.over:
            exploration_cache.clear()


def _has_room() -> bool:
    """Whether there is memory left to tell what is known, as far as the system tells."""
    try:
        import resource

        most, _ = resource.getrlimit(resource.RLIMIT_DATA)
        if most == resource.RLIM_INFINITY:
            return True
        pages = int(Path("/proc/self/statm").read_text().split()[5])
    except (ImportError, OSError, ValueError, IndexError):
        return True
    return most - pages * resource.getpagesize() > ROOM
