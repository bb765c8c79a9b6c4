"""What a card of Pebbles can say."""

from __future__ import annotations

from typing import NamedTuple


class Towers(NamedTuple):
    """The tower of a name, or all that stand."""

    name: str = ""


class Hit(NamedTuple):
    """Damage to towers."""

    amount: int
    towers: Towers


class Build(NamedTuple):
    """Towers are built up again, never above their full height."""

    amount: int
    towers: Towers


Deed = Hit | Build
