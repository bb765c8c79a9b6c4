"""Whose tokens and ratings a clause speaks of: those of its own card, of its bearer, or of a target."""

from __future__ import annotations

from judge.games.wot_ccg.cards.marked import of_marks
from judge.games.wot_ccg.cards.meanings import Chosen
from judge.games.wot_ccg.cards.meanings.effects import Clause, Effect
from judge.games.wot_ccg.cards.own_tokens import of_own_tokens
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.refused.of_his_cards import of_his_cards
from judge.games.wot_ccg.cards.refused.of_ratings import of_ratings


def with_its_own(clause: Clause, card: Printed, text: str, before: list[Effect], aim: Chosen | None) -> Clause:
    """A clause in which every amount and every description says whose it is."""
    clause = of_own_tokens(of_his_cards(clause, card, before, aim), card, text, before)
    return of_ratings(of_marks(clause, card, text, before), card, before)
