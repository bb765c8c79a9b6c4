"""Progress of long work: one line on a terminal, nothing anywhere else."""

from __future__ import annotations

import sys
import time
from types import TracebackType


class Progress:
    """A count that is shown on the terminal at most ten times a second, and wiped when done."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._shows = sys.stderr.isatty()
        self._last = time.monotonic() + 0.3

    def __enter__(self) -> Progress:
        return self

    def tick(self, count: int) -> None:
        """Shows how far the work is."""
        now = time.monotonic()
        if self._shows and now - self._last >= 0.1:
            self._last = now
            print(f"\r\x1b[K{count:,} {self.what}", end="", file=sys.stderr, flush=True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shows:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
