"""Two players who take turns: who is active, who is not, and the order in which they are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from judge.engine.moment import Moment
from judge.engine.rules import Rules


class Sides(NamedTuple):
    """The two sides of a duel, as roles that charts may name too."""

    active: Callable[[Moment], str]
    other: Callable[[Moment], str]

    def against(self, now: Moment, player: str) -> str:
        """The opponent of a player."""
        active = self.active(now)
        return self.other(now) if player == active else active


def two_sides(rules: Rules, kind: type[Any], active: str = "active", other: str = "defender") -> Sides:
    """Registers two roles and the order of players for things of a kind that have a flag `active`: he comes first."""

    def is_active(now: Moment) -> str:
        """The player whose turn it is."""
        return next(str(player.name) for player in now.every(kind) if player.active)

    def is_not(now: Moment) -> str:
        """The player whose turn it is not."""
        return next(str(player.name) for player in now.every(kind) if not player.active)

    is_active.__name__, is_not.__name__ = active, other
    rules.players = lambda now: (is_active(now), is_not(now))
    return Sides(rules.role(is_active), rules.role(is_not))
