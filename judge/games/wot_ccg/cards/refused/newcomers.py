"""Advantages that came into play this turn: which of them did is not kept."""

from __future__ import annotations

from judge.games.wot_ccg.cards.meanings import THIS, Condition
from judge.games.wot_ccg.cards.meanings.effects import Clause
from judge.games.wot_ccg.cards.printed import ADVANTAGE, Printed, Unusable


def refuse_newcomers(clause: Clause, card: Printed) -> None:
    """recruit: only characters and troops are recruited."""
    asked: tuple[Condition, ...] = (*clause.conditions, *(each for deed in clause.deeds for each in deed.conditions))
    if card.kind == ADVANTAGE and any("fresh" in each.which.states and each.whom == THIS for each in asked):
        raise Unusable("when an advantage came into play is not kept")
