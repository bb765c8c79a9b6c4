"""active-location-buffer: what progress for the quest goes on first: the active location, and what cards name."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden, in_force
from judge.games.lotr_lcg.play.who import active_location, card, matters
from judge.games.lotr_lcg.things import Card


def before_the_quest(now: Moment) -> list[Card]:
    """The cards that progress goes on before it goes on the current quest, in order."""
    location = active_location(now)
    there = [location] if location is not None else []
    if not matters(now, "progress first"):
        return there
    early = _said_first(now, "active location") if there else []
    late = [each for each in _said_first(now, "current quest") if each not in early and each not in there]
    return [*early, *there, *late]


def _said_first(now: Moment, before: str) -> list[Card]:
    """The cards of which some text says so; of several it is not known which comes first."""
    found = {
        name
        for bearing in in_force(now, "progress first")
        if bearing.effect.what == before
        for name in members(now, bearing.effect.group, bearing.about)
    }
    if len(found) > 1:
        now.silence(
            "Nothing says on which of several locations progress is placed first.", cite("active-location-buffer")
        )
    return [each for name in sorted(found) if not forbidden(now, each := card(now, name), "have progress placed on it")]
