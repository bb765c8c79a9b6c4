"""cannot: challenges that text leaves to a card, or keeps the cards of a player out of."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.conditions import of_sort
from judge.games.wot_ccg.cards.meanings import OnlyIn
from judge.games.wot_ccg.play.in_force import rules_on, you_of
from judge.games.wot_ccg.play.traits import fits, forbidden_to
from judge.games.wot_ccg.things import Card, Challenge, Lasting
from judge.kit.timeline import timeline

AT_YOU = "at you"


def refuse_venue(now: Moment, card: Card, challenge: Challenge) -> Refusal | None:
    """cannot: what keeps a card out of a challenge because of whose it is, or of what kind."""
    for said, source, rule in rules_on(now, card, OnlyIn):
        you = you_of(now, said) if said is not None else _who_said(now, source, rule)
        if _is_venue(now, card, challenge, rule, you or card.controller) is rule.never:
            return refuse(f"{card.name} may not participate in {challenge.title} ({source})", cite("cannot"))
    if challenge.kind == "card" and challenge.initiator != card.controller:
        if source := forbidden_to(now, card.controller, "participate in card-based challenges of others"):
            return refuse(f"{card.name} cannot participate in {challenge.title} ({source})", cite("cannot"))
    return None


def _who_said(now: Moment, source: str, rule: OnlyIn) -> str:
    """event-expiry: who has played what lasts: he is `you` in it."""
    rows = (each for each in timeline(now).rows if isinstance(each, Lasting))
    return next((each.by for each in rows if (each.source, each.rule) == (source, rule)), "")


def _is_venue(now: Moment, card: Card, challenge: Challenge, rule: OnlyIn, you: str) -> bool:
    """cannot: whether a challenge is one of those that a text leaves to a card; `you` is whose text it is."""
    if any(each != AT_YOU and of_sort(challenge, each, you) for each in rule.kinds):
        return True
    about = now.get(challenge.card)
    if rule.which is not None and challenge.kind == "contested" and isinstance(about, Card):
        return fits(now, about, rule.which, you, card)
    targets = [now.get(name) for name in challenge.targets if name != "nothing"]
    mine = [each for each in targets if isinstance(each, Card) and each.controller == you]
    return AT_YOU in rule.kinds and (bool(mine) or you in challenge.targets)
