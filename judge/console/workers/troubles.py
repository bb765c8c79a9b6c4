"""Why some work has no result."""

from __future__ import annotations


class Busy(Exception):
    """All workers are taken, and enough requests are waiting already."""


class TooMuch(Exception):
    """The work went over the time or the memory it is given: which limit, in words where that is known."""


class Fault(Exception):
    """A worker failed for a reason that is no fault of the input: in words where it is that of a game's code."""
