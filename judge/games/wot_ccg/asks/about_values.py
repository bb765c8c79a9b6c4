"""What can be asked about abilities, printed and current.

Looked at last (files are opened by name): `{ability} of {card}` has the shape of many other questions.
"""

from __future__ import annotations

from judge.engine import Moment, Ruled
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.asks.naming import a_card, an_ability
from judge.games.wot_ccg.play import values


@RULES.quantity("printed {ability} of {card}", cite("printed-ability"))
def printed_ability(now: Moment, ability: str, card: str) -> int:
    """A rating as printed on the card."""
    return values.printed(a_card(now, card), an_ability(ability))


@RULES.quantity("{ability} of {card}", cite("current-ability"))
def current_ability(now: Moment, ability: str, card: str) -> Ruled:
    """A rating as it is now, after all modifications: `combat of Rand`."""
    found = values.current(now, a_card(now, card), an_ability(ability))
    return Ruled(found, (cite("current-and-printed"), cite("effect-continuous")) if found.rows else ())
