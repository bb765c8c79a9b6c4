"""How often the interpreter looks for rubbish once a scenario is played or explored."""

from __future__ import annotations

import gc

SELDOM = 1_000_000, 50, 50


def clear_up_seldom() -> None:
    """Positions stay and hold no rings: looking for rubbish among them over and over takes a sixth of the time.

    It stays so. Going back to the usual would have everything looked at once more, when the answer is there.
    """
    before = gc.get_threshold()
    if before[0]:
        gc.set_threshold(*map(max, before, SELDOM))
