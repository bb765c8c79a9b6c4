"""printed-ability, cost-printed: the numbers on cards that the working of a question begins with."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.asks.naming import a_card, an_ability
from judge.games.wot_ccg.cards.meanings import ABILITIES


def _rating(now: Moment, ability: str, card: str) -> int:
    return a_card(now, card).abilities[ABILITIES.index(an_ability(ability))]


def _cost(now: Moment, card: str, **_: str) -> int | None:
    """The printed cost of a card whose cost is in one ability: of others it is no number."""
    listed = [number for number in a_card(now, card).cost or () if number]
    return listed[0] if len(listed) == 1 else None


RULES.printed["{ability} of {card}"] = _rating
for how in ("", " with {source}", " converting {number}", " with {source} converting {number}"):
    RULES.printed[f"cost of {{card}} for {{player}}{how}"] = _cost
