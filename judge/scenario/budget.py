"""How long the reasons may take: the answer never waits for them, and what was not looked at is said."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

SECONDS = 4.0


class BudgetSpent(Exception):
    """Raised in the middle of an exploration when there is no time left for it."""


class Budget:
    """Time to look for what hangs on readings and what is wrong with claims.

    It is the time that is worked, not the time that passes, so that a busy machine gives the same reasons as an idle
    one; `clock` can be another one in tests.
    """

    def __init__(self, seconds: float = SECONDS, clock: Callable[[], float] = thread_time) -> None:
        self.seconds = seconds
        self._clock = clock
        self._end = clock() + seconds
        self.unfinished: dict[str, None] = {}

    @property
    def spent(self) -> bool:
        """Whether no time is left."""
        return self._clock() >= self._end

    def tick(self, positions: int) -> None:
        """Breaks an exploration off when no time is left."""
        if self.spent:
            raise BudgetSpent

    def cut_short(self, what: str) -> None:
        """Notes down what was not looked at to the end."""
        self.unfinished[what] = None
