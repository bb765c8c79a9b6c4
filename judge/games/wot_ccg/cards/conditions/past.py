"""Conditions on what has happened this turn or the turn before: who was recruited, who participated, who succeeded."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine import Moment
from judge.games.wot_ccg.cards.conditions.plainly import meant, plain
from judge.games.wot_ccg.cards.meanings import Condition, Ref
from judge.games.wot_ccg.play.events_and_effects.history import facts
from judge.games.wot_ccg.play.traits import OPS, fits
from judge.games.wot_ccg.things import Card

DOERS = {Ref("opponent"): "opponent", Ref("each player"): "anybody"}
Test = Callable[[Moment, Condition, Card, str, Card], bool]


def happened(fact: str) -> Test:
    """Something that has happened to so many cards of a description this turn."""
    return lambda now, what, it, by, source: _so_many(now, fact, what, by, source)


def _so_many(now: Moment, fact: str, what: Condition, by: str, source: Card) -> bool:
    """recruit, killed-pile: of one player's cards or the other's, wherever they are now."""
    who = meant(now, what.whose, by)
    there = [now.the(Card, each.card) for each in facts(now, fact) if each.by in who]
    found = [
        each
        for each in there
        if fits(now, each, what.which._replace(zone=each.zone, side=""), each.owner, source, plain=plain())
    ]
    return OPS[what.op](len(found), what.number)


def initiated(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """declare-challenges: whether a player has initiated a challenge this turn; a card-based one, if that is asked."""
    kinds = {"card-based challenge": ("card",)}.get(what.which.kind, ("card", "contested"))
    who = meant(now, what.whose, by)
    number = sum(each.by in who and each.kind in kinds for each in facts(now, "initiated"))
    return OPS[what.op](number, what.number)


def participated(*, before: bool) -> Test:
    """That a card was in a challenge, this turn or the turn before."""

    def test(now: Moment, what: Condition, card: Card, by: str, source: Card) -> bool:
        """participating: whether a card was in a challenge, of a kind if one is named."""
        there = facts(now, "participated", before=before)
        return any(each.card == card.name and what.whose in ("", each.kind) for each in there)

    return test


def none_participated(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """participating: whether no card of a player's that is meant was in a challenge this turn, wherever it is now."""
    there = [each for each in facts(now, "participated") if each.by == by and what.whose in ("", each.kind)]
    cards = [now.the(Card, each.card) for each in there]
    return not any(fits(now, each, what.which._replace(zone=each.zone), by, source, plain=plain()) for each in cards)


def done(what: str, *, before: bool = False) -> Test:
    """That a player has done something, this turn or the turn before."""

    def test(now: Moment, asked: Condition, it: Card, by: str, source: Card) -> bool:
        """Whether a player has done something, in a kind of challenge if one is named."""
        who = meant(now, DOERS.get(asked.whom, "you"), by)
        return any(each.by in who and asked.whose in ("", each.kind) for each in facts(now, what, before=before))

    return test
