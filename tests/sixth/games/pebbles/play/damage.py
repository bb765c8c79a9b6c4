"""3 Damage."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.pebbles import cite
from judge.games.pebbles.things import Tower


def hit(now: Moment, name: str, damage: int, value: object = None) -> None:
    """3: damage lowers a tower, never below the ground or above its full height."""
    tower = now.the(Tower, name)
    height = min(tower.most, max(0, tower.height - damage))
    now.put(tower._replace(height=height))
    now.say(f"{name} goes from {tower.height} to {height}.", cite("3"), event=("height", name), value=value)
