"""tiered-exertions: what an amount for each of something comes to."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.highlander.cards.conditions import whom
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings.parts import Per
from judge.games.highlander.play.who import attacks_of, cards, hand_count, in_play, player, turn


def count(now: Moment, per: Per, by: str, concerned: str = "") -> int:
    """How many there are: of cards in play, in a hand or in a Discard Pile, of attacks; `by` is the card's player."""
    whose = whom(now, per.whose or "both", by)
    if per.of == "own hand":
        return hand_count(now, concerned or by)
    if per.of == "hand":
        return sum(hand_count(now, who) for who in whose)
    if per.of == "attacks":
        return sum(len(attacks_of(now, who)) if who == turn(now).active else player(now, who).attacks for who in whose)
    found = [card for who in whose for card in (in_play(now, who) if per.of == "play" else cards(now, who, "discard"))]
    return sum(fits(now, card, per.what) for card in found)
