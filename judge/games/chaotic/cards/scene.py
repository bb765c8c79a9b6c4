"""From where a text speaks: whose it is, which Creature it calls this, which card it stands on, what resolves."""

from __future__ import annotations

from typing import NamedTuple

from judge.games.chaotic import RULES
from judge.games.chaotic.things import Item


@RULES.thing
class Scene(NamedTuple):
    """The player whose text it is, the Creature it calls `this`, its card, what resolves, whom it acts upon.

    Without `known`, abilities and values are looked at only as far as they do not themselves depend on such a look.
    """

    by: str
    this: str = ""
    source: str = ""
    item: Item | None = None
    known: bool = True
    affected: str = ""


def scene_of(item: Item) -> Scene:
    """The scene of something that resolves."""
    return Scene(item.by, item.creature, item.source, item)
