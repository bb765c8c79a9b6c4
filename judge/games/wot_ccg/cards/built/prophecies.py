"""What a prophecy waits for: each time it happens the card remembers it."""

from __future__ import annotations

from judge.games.wot_ccg.cards.meanings import THIS
from judge.games.wot_ccg.cards.meanings.effects import TRIGGER, Deed, Effect, Occasion, Often

FULFILLED = Occasion("fulfilled")


def waits_for(often: Often) -> Effect:
    """prophecy-count-from-play: what counts toward a requirement, from when the prophecy is in play."""
    remembers = Deed("progress", THIS, what=often.key)
    return Effect(
        "progress", TRIGGER, when=often.when, conditions=often.conditions, options=(("progress", (remembers,)),)
    )
