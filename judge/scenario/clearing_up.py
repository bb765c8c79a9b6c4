"""How often the interpreter looks for rubbish while a scenario is played and explored."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = 200_000, 50, 50


@contextmanager
def seldom_cleared_up() -> Iterator[None]:
    """Positions stay and hold no rings: looking for rubbish among them over and over takes a sixth of the time."""
    before = gc.get_threshold()
    if before[0]:
        gc.set_threshold(*map(max, before, SELDOM))
    try:
        yield
    finally:
        gc.set_threshold(*before)
