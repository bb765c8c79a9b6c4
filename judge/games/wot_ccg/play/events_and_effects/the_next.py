"""event-expiry: what an event has said of the next card that its player recruits, when that card comes."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg.cards.meanings.effects import Later
from judge.games.wot_ccg.play.events_and_effects.occasions import set_off
from judge.games.wot_ccg.play.traits import fits
from judge.games.wot_ccg.things import Card, Lasting
from judge.kit.timeline import end, ongoing

RECRUIT = "recruit"


def upon_next(now: Moment, card: Card, player: str) -> None:
    """event-expiry: each waits for one card only, and is over when that has come."""
    for row in ongoing(now, Lasting):
        waits, source = row.rule, now.get(row.source)
        if not isinstance(waits, Later) or waits.event != RECRUIT or row.on != player or not isinstance(source, Card):
            continue
        if waits.which is None or fits(now, card, waits.which, player, source):
            end(now, row.__eq__)
            set_off(now, waits.effect, source, player, card.name)
