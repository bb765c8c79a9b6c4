"""The pen: of all requests that are being worked out, only a few use this process itself at any moment.

Most of them wait for workers. If all whose answers have come began to write their pages at once, whoever saves a ruling
would stand in line behind every one of them again and again, each time that he has waited for the disk.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore, local

PENS = 2
# Nobody waits longer: a pen keeps things quick, and must never be what holds them up.
PATIENCE = 3.0
_pens = BoundedSemaphore(PENS)
_own = local()


@contextmanager
def with_pen() -> Iterator[None]:
    """What this thread does, it does with a pen in its hand, except where it puts it down."""
    _take()
    try:
        yield
    finally:
        _give()
        del _own.writes


@contextmanager
def pen_put_down() -> Iterator[None]:
    """While this thread waits for somebody else, another may write."""
    if not hasattr(_own, "writes"):
        yield
        return
    _give()
    try:
        yield
    finally:
        _take()


def _take() -> None:
    _own.writes = _pens.acquire(timeout=PATIENCE)


def _give() -> None:
    if _own.writes:
        _own.writes = False
        _pens.release()
