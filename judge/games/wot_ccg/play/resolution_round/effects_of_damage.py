"""effects-of-damage, heal, corruption: damage tokens on a card, put on and healed."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.play.traits import forbidden
from judge.games.wot_ccg.things import CORRUPTION, DEADLY, PLAIN, UNHEALABLE, Card

NOT_HEALED = (CORRUPTION, UNHEALABLE)


def put_damage(card: Card, number: int, kind: str = PLAIN) -> Card:
    """A card with more damage tokens of a kind; the kinds are kept in one order."""
    kinds = dict(card.damage)
    kinds[kind] = kinds.get(kind, 0) + number
    return card._replace(damage=tuple(sorted((k, n) for k, n in kinds.items() if n > 0)))


def healable(now: Moment, card: Card) -> int:
    """The tokens on a card that can be healed; cannot: none if something forbids it."""
    if forbidden(now, card, "be healed"):
        return 0
    return sum(n for kind, n in card.damage if kind not in NOT_HEALED)


def take_off(now: Moment, card: Card, number: int, how: str) -> None:
    """Heals a card of so many damage tokens, as far as there are any that can be healed."""
    healed = min(number, healable(now, card))
    left, after = healed, card
    for kind in (DEADLY, PLAIN):
        there = dict(after.damage).get(kind, 0)
        taken = min(left, there)
        after, left = put_damage(after, -taken, kind), left - taken
    now.put(after)
    rules = (cite("heal"),) if healed == number else (cite("heal"), cite("corruption"))
    now.say(f"{how}: {healed} damage is taken off {card.name}.", *rules, event=("healed", card.name))
