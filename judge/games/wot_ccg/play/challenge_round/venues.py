"""cannot: challenges that text leaves to a card, or keeps the cards of a player out of."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.conditions import of_sort
from judge.games.wot_ccg.cards.meanings import OnlyIn
from judge.games.wot_ccg.play.in_force import rules_on
from judge.games.wot_ccg.play.traits import fits, forbidden_to
from judge.games.wot_ccg.things import Card, Challenge

AT_YOU = "at you"


def refuse_venue(now: Moment, card: Card, challenge: Challenge) -> Refusal | None:
    """cannot: what keeps a card out of a challenge because of whose it is, or of what kind."""
    for _, source, rule in rules_on(now, card, OnlyIn):
        if _is_venue(now, card, challenge, rule) is rule.never:
            return refuse(f"{card.name} may not participate in {challenge.title} ({source})", cite("cannot"))
    if challenge.kind == "card" and challenge.initiator != card.controller:
        if source := forbidden_to(now, card.controller, "participate in card-based challenges of others"):
            return refuse(f"{card.name} cannot participate in {challenge.title} ({source})", cite("cannot"))
    return None


def _is_venue(now: Moment, card: Card, challenge: Challenge, rule: OnlyIn) -> bool:
    """cannot: whether a challenge is one of those that a text leaves to a card."""
    if any(each != AT_YOU and of_sort(challenge, each, card.controller) for each in rule.kinds):
        return True
    about = now.get(challenge.card)
    if rule.which is not None and challenge.kind == "contested" and isinstance(about, Card):
        return fits(now, about, rule.which, card.controller, card)
    targets = [now.get(name) for name in challenge.targets if name != "nothing"]
    mine = [each for each in targets if isinstance(each, Card) and each.controller == card.controller]
    return AT_YOU in rule.kinds and (bool(mine) or card.controller in challenge.targets)
