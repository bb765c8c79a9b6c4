"""limits: how often an ability may be used, and how often it has been."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.cardtext.text import words
from judge.engine import Moment
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.play.in_play.areas import uses
from judge.games.lotr_lcg.play.who import card
from judge.games.lotr_lcg.things import CAMPAIGN, Campaign, Item


def limit_key(item: Item, shared_limit: bool = False) -> str:
    """limit-phase-round, limit-game: per copy of the card, or per player for the whole game."""
    limit = item.ability.limit
    assert limit is not None
    whose = item.by if limit.per == "game" or shared_limit else item.source
    if limit.each:
        whose = f"{item.source} by {item.by}"
    return f"{limit.per}:{whose}:{item.ability.text}"


def _log(now: Moment) -> Campaign | None:
    found = now.get(CAMPAIGN)
    return found if isinstance(found, Campaign) else None


def is_recorded(now: Moment, item: Item) -> bool:
    """campaign-log: whether what can be used once per campaign was used in an earlier game of it."""
    log = _log(now)
    return log is not None and words(card(now, item.source).printed.title) in map(words, log.used)


def record(now: Moment, item: Item) -> None:
    """campaign-log: what can be used once per campaign is recorded as it is used."""
    log, title = _log(now), card(now, item.source).printed.title
    if log is not None:
        now.put(log._replace(used=(*log.used, title)))
    now.say(f"{title} is recorded in the campaign log.", cite("campaign-log"), event=("recorded", item.source))


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
