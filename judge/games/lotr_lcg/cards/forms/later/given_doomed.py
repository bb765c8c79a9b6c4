"""What cards of later sets say, and this rulebook does not have: doomed that is given to a card as it is played."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import THIS, Instruction

of["clause"].form(
    Instruction,
    "you may give this card doomed {amount} when you play it from your hand",
    "you may give this card doomed {amount} when you play it/him/her",
    "you may give this card doomed {amount} when you play it/him/her from your hand",
    verb="may doom",
    group=THIS,
)
