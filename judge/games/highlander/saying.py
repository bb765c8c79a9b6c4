"""Choices in words: cards by their titles, what is discarded for them, what they are aimed at."""

from __future__ import annotations

from collections.abc import Hashable


def shown(name: Hashable) -> str:
    """A card without the number that tells its copies apart."""
    return str(name).partition("#")[0]


def listed(names: Hashable) -> str:
    """Several cards in words."""
    return " and ".join(shown(each) for each in names) if isinstance(names, tuple) else shown(names)


def discarding(names: Hashable) -> str:
    """What is discarded to pay for a play, as the end of its wording."""
    return f" discarding {listed(names)}" if isinstance(names, tuple) and names else ""
