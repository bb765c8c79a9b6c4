"""Whether the conditions of card text hold."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable

from judge.engine import Moment
from judge.games.wot_ccg.cards.meanings import Condition
from judge.games.wot_ccg.play.traits import STATES, bearer_of, called, fits, you_of
from judge.games.wot_ccg.play.who import current, dominant_player, in_play, last_battle, opponent, pattern, tokens_of
from judge.games.wot_ccg.things import LAST_BATTLE, PATTERN_CHALLENGE, Card, Challenge, Player

OPS: dict[str, Callable[[int, int], bool]] = {
    ">=": operator.ge, "<=": operator.le, "=": operator.eq, "<": operator.lt, ">": operator.gt,
}  # fmt: skip


def all_hold(now: Moment, conditions: Iterable[Condition], card: Card, by: str = "", of: Card | None = None) -> bool:
    """Whether all conditions of a card's text hold; `of` is the card they speak of where it is another."""
    return all(
        holds(now, each, of or bearer_of(now, card), by or you_of(now, card), card) is not each.negated
        for each in conditions
    )


def holds(now: Moment, what: Condition, card: Card, by: str, source: Card) -> bool:
    """Whether one condition holds, for the card it speaks of and the player it calls you."""
    match what.kind:
        case "you control" | "opponent controls":
            player = by if what.kind == "you control" else opponent(now, by)
            which = what.which._replace(side="")
            there = (fits(now, each, which, player, source, plain=True) for each in in_play(now, player))
            return sum(there) >= what.amount
        case "in play":
            return any(fits(now, each, what.which, by, source, plain=True) for each in in_play(now))
        case "you are" if what.what in ("hero", "villain"):
            return now.the(Player, by).side == what.what
        case "you are":
            return (dominant_player(now) == by) is (what.what == "dominant")
        case "tokens":
            return OPS[what.op](_tokens(now, what.what, by), what.amount)
        case "by":
            challenge = now.get(current(now))
            return isinstance(challenge, Challenge) and abs(challenge.margin) >= what.amount
        case "last battle":
            return last_battle(now)
        case "is":
            return called(now, card, what.what, plain=True)
        case "in":
            named = {"pattern challenge": PATTERN_CHALLENGE, "last battle": LAST_BATTLE}
            return card.challenge == named[what.what]
        case "against":
            return _against(now, what, card)
        case "pays":
            return False  # reducer-must-spend: only a price asks who pays.
        case _:
            return STATES[what.kind](now, card)


def _tokens(now: Moment, whose: str, by: str) -> int:
    found = pattern(now)
    if whose in ("mine", "theirs"):
        return tokens_of(now, by if whose == "mine" else opponent(now, by))
    return int(getattr(found, whose, found.total))


def _against(now: Moment, what: Condition, card: Card) -> bool:
    """against: in the same challenge, one of the two supporting and the other opposing."""
    return bool(card.challenge) and any(
        each.challenge == card.challenge
        and each.controller != card.controller
        and fits(now, each, what.which._replace(side=""), card.controller, card, plain=True)
        for each in in_play(now)
    )
