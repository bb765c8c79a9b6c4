"""limits: how often an ability may be used, and how often it has been."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine import Moment
from judge.games.lotr_lcg.play.in_play.areas import uses
from judge.games.lotr_lcg.things import Item


def limit_key(item: Item, shared_limit: bool = False) -> str:
    """limit-phase-round, limit-game: per copy of the card, or per player for the whole game."""
    limit = item.ability.limit
    assert limit is not None
    whose = item.by if limit.per == "game" or shared_limit else item.source
    if limit.each:
        whose = f"{item.source} by {item.by}"
    return f"{limit.per}:{whose}:{item.ability.text}"


def within_limits(now: Moment, items: Iterable[Item]) -> Iterator[Item]:
    """limit-phase-round: forced abilities as far as their limits allow, those of one moment counted together."""
    begun: dict[str, int] = {}
    for item in items:
        if item.ability.limit is not None:
            key = limit_key(item)
            begun[key] = begun.get(key, uses(now, key)) + 1
            if begun[key] > item.ability.limit.times:
                continue
        yield item
