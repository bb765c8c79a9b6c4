"""Progress of long work: one line on a terminal, a line every few seconds anywhere else."""

from __future__ import annotations

import sys
import time
from types import TracebackType

SHOWN_EVERY, TOLD_EVERY = 0.1, 5.0


class Progress:
    """A count, of so many where that is known: shown in place on a terminal and wiped when done, else told in lines."""

    def __init__(self, what: str, total: int | None = None) -> None:
        self.what = what
        self.total = total
        self._shows = sys.stderr.isatty()
        self._every = SHOWN_EVERY if self._shows else TOLD_EVERY
        self._last = time.monotonic() + (0.2 if self._shows else 0.0)

    def __enter__(self) -> Progress:
        return self

    def tick(self, count: int) -> None:
        """Shows how far the work is."""
        now = time.monotonic()
        if now - self._last < self._every:
            return
        self._last = now
        said = f"{count:,}{f' of {self.total:,}' if self.total else ''} {self.what}"
        print(f"\r\x1b[K{said}" if self._shows else said, end="" if self._shows else "\n", file=sys.stderr, flush=True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shows:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
