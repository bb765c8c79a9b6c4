"""current-and-printed, cost-total: what cards are compared by: ratings, costs, damage, tokens, what they rolled."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg.cards.meanings import ABILITIES, TOKENS
from judge.games.wot_ccg.things import Card

OF_TARGET = "rating of the target"
OWN = " own"  # behind a sign: compared with the same rating of the card whose text it is, or of its bearer


def rating(now: Moment, card: Card, what: str) -> int | None:
    """current-and-printed, cost-total: a rating, the cost or the damage of a card; None if it has no cost."""
    from judge.games.wot_ccg.play.values import ratings

    if what == "cost":
        none = card.cost is None or (sum(card.cost) == 0 and now.reads("no-cost-vs-zero") == "zero-is-none")
        return None if none else sum(card.cost or ())
    if what == "damage":
        return card.tokens
    if what.startswith("rolled "):
        return _has_rolled(card, what.removeprefix("rolled "))
    if what.endswith(TOKENS):
        return card.marks(what.removesuffix(TOKENS))
    printed = what.startswith("printed ") or what.endswith(" printed")
    numbers = card.abilities if printed else ratings(now, card)
    name = what.removeprefix("printed ")
    return max(numbers) if name.startswith("highest") else numbers[ABILITIES.index(name)]


def _has_rolled(card: Card, what: str) -> int:
    """rolled: how many symbols of a sort a card has rolled in the challenge that it is in."""
    if card.last is None:
        return 0
    if what == "symbols":
        return sum(card.last.symbols)
    return card.last.symbols[ABILITIES.index(what)] if what in ABILITIES else int(getattr(card.last, what))
