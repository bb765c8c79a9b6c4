"""archery, an extension: what is added to the archery total. It is said so before it is said in other words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Amount, Deeds, Instruction, Phrase, Quality, Trigger

IN_PLAY = Phrase("all", kinds=("character",), clauses=(Quality("in", "play"),))
COMBAT = Trigger("phase-begins", detail="combat")


def _more_archery(amount: Amount, per: Amount | None = None) -> Deeds:
    """archery: `add 3 to the archery total this round`: so much more damage as the combat phase begins."""
    return Deeds((Instruction("assign", IN_PLAY, amount, per=per),), at=COMBAT, awaited="round")


def _of_more(given: Any) -> Mapping[str, Any] | None:
    made = given.effects[0] if isinstance(given, Deeds) and len(given.effects) == 1 else None
    if made is None or given != _more_archery(made.amount, made.per):
        return None
    return {"amount": made.amount} | ({"per": made.per} if made.per is not None else {})


TOTAL = "add {amount} to the archery total"
of["deeds"].converts(
    _more_archery,
    _of_more,
    f"{TOTAL} this round",
    f"{TOTAL} this round for each {{per:multiplier}}",
    f"{TOTAL} until the end of the round",
    f"{TOTAL} for each {{per:multiplier}} until the end of the round",
    f"until the end of the round, {TOTAL}",
    f"until the end of the round, {TOTAL} for each {{per:multiplier}}",
    rank=-1,
)
