"""How much work the reasons may take: the answer never waits for them, and what was not looked at is said."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

WORK = 20_000
REPLAY = 60
# In a browser Python is some six times slower, has one thread, and therefore no clock of its own for it.
SECONDS, CLOCK = (30.0, time.process_time) if sys.platform == "emscripten" else (4.0, time.thread_time)


class BudgetSpent(Exception):
    """Raised in the middle of an exploration when nothing is left to spend on it."""


class Budget:
    """Work to look for what hangs on readings and what is wrong with claims: in positions looked at, of which a play
    under other rules counts for some.

    It is counted and not timed, so that a slow machine gives the same reasons as a fast one; only where the work takes
    unreasonably long it ends by the clock (of the work, not of the wall), which can be another one in tests.
    """

    def __init__(self, work: int = WORK, seconds: float = SECONDS, clock: Callable[[], float] = CLOCK) -> None:
        self.left = work
        self._clock = clock
        self._end = clock() + seconds
        self._looked = 0
        self.unfinished: dict[str, None] = {}

    @property
    def spent(self) -> bool:
        """Whether nothing is left."""
        return self.left <= 0 or self._clock() >= self._end

    def replay(self) -> None:
        """Counts a play under other rules."""
        self.left -= REPLAY
        self._looked = 0

    def tick(self, positions: int) -> None:
        """Counts the positions of an exploration, and breaks it off when nothing is left."""
        self.left -= max(0, positions - self._looked)
        self._looked = positions
        if self.spent:
            raise BudgetSpent

    def cut_short(self, what: str) -> None:
        """Notes down what was not looked at to the end."""
        self.unfinished[what] = None
