"""stat-attack, stat-defense, stat-damage: the figures of units that the working of a question begins with."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_conquest import RULES
from judge.games.wot_conquest.asks.naming import any_piece
from judge.games.wot_conquest.things import Unit


def _figure(now: Moment, name: str, stat: str) -> int | None:
    """The figure of a unit; those of cities and towns follow from their HP."""
    found = any_piece(now, name)
    figure: int | None = getattr(found, stat) if isinstance(found, Unit) else None
    return figure


for said, stat in (("attack", "attack"), ("defense", "defense"), ("defence", "defense"), ("damage", "damage")):
    RULES.printed[f"{said} of {{piece}}"] = lambda now, piece, stat=stat: _figure(now, piece, stat)
for stat in ("move", "cost"):
    RULES.printed[f"{stat} of {{unit}}"] = lambda now, unit, stat=stat: _figure(now, unit, stat)
