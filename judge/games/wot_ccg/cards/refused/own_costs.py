"""What a card that is not recruited costs: text can make it free, and changes it in no other way."""

from __future__ import annotations

from judge.games.wot_ccg.cards.meanings import THIS, Change, Ref
from judge.games.wot_ccg.cards.meanings.effects import Clause
from judge.games.wot_ccg.cards.printed import ADVANTAGE, CHALLENGE, EVENT, Printed, Unusable


def refuse_own_costs(clause: Clause, card: Printed) -> None:
    """cost: `this card costs 1 less` of an advantage, an event or a challenge is not worked out."""
    if card.kind not in (ADVANTAGE, EVENT, CHALLENGE):
        return
    itself = [each for each in clause.deeds if each.whom in (THIS, Ref("it"))]
    if any(isinstance(rule, Change) and rule.what.endswith("cost") for each in itself for rule in each.rules):
        raise Unusable("its cost is not worked out")
