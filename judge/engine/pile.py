"""Piles of unresolved plays: the burst, the stack, or whatever a game calls it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple


class Pile(NamedTuple):
    """Unresolved plays in the order they were added; `fresh` counts those added since one was last taken off."""

    name: str
    items: tuple[Hashable, ...] = ()
    fresh: int = 0

    def add(self, item: Hashable) -> Pile:
        """The pile with one more item on top."""
        return Pile(self.name, (*self.items, item), self.fresh + 1)

    def settle(self) -> Pile:
        """The same pile with nothing counted as fresh."""
        return Pile(self.name, self.items, 0)

    def pop(self) -> tuple[Hashable, Pile]:
        """The newest item and the pile without it."""
        return self.items[-1], Pile(self.name, self.items[:-1], 0)

    def without(self, item: Hashable) -> Pile:
        """The pile with the newest copy of an item taken out from wherever it lies."""
        at = len(self.items) - 1 - self.items[::-1].index(item)
        return Pile(self.name, self.items[:at] + self.items[at + 1 :], self.fresh)
