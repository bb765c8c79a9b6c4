"""event-expiry: what card text has tied to something still to come, found when it comes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judge.engine import Moment
from judge.games.wot_ccg.cards.meanings import NEXT_TURN, All, Ref
from judge.games.wot_ccg.cards.meanings.effects import Later, Occasion
from judge.games.wot_ccg.play.traits import fits
from judge.games.wot_ccg.things import PLAY, Card, Lasting
from judge.kit.timeline import end, ongoing


def awaited(now: Moment, event: str, fit: Callable[[Later, Occasion, Card], bool]) -> Iterator[tuple[Later, Card]]:
    """What waits for an event of this name and meets it; what waits for the next one only is over with it."""
    for row in ongoing(now, Lasting):
        waits, source = row.rule, now.get(row.source)
        if not isinstance(waits, Later) or waits.when is None or not isinstance(source, Card):
            continue
        if waits.when.event != event or row.until == NEXT_TURN or not fit(waits, waits.when, source):
            continue
        if waits.once:
            end(now, row.__eq__)
        yield waits, source


def of_card(now: Moment, card: Card) -> Callable[[Later, Occasion, Card], bool]:
    """Whether a card is the one that is waited for: the target, or one that is described."""

    def fit(waits: Later, when: Occasion, source: Card) -> bool:
        if isinstance(when.whom, All):
            return fits(now, card._replace(zone=PLAY), when.whom.which, waits.by, source)
        return when.whom == Ref("target") and any(card.name in names for names in waits.picks)

    return fit


def of_player(player: str) -> Callable[[Later, Occasion, Card], bool]:
    """Whether a player is the one whose text waits."""
    return lambda waits, when, source: waits.by == player


def by_player(now: Moment, player: str, card: Card) -> Callable[[Later, Occasion, Card], bool]:
    """Whether a card is recruited or played by the one who is waited for, and is one that is described."""

    def fit(waits: Later, when: Occasion, source: Card) -> bool:
        mine = waits.by == player
        whose = mine if when.event.startswith("you ") else when.whom == Ref("each player") or not mine
        return whose and (when.which is None or fits(now, card, when.which, waits.by, source))

    return fit
