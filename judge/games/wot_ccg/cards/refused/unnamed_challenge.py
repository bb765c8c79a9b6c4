"""`That challenge` of an event that has named none, and what an event asks for that is still to come this turn."""

from __future__ import annotations

import re
from typing import Any

from judge.games.wot_ccg.cards.meanings import CHALLENGE_END, Chosen, Which
from judge.games.wot_ccg.cards.meanings.effects import REQUIRED, Clause, Effect
from judge.games.wot_ccg.cards.printed import ADVANTAGE, EVENT, Printed, Unusable
from judge.games.wot_ccg.cards.refused.of_others import refuse_unclear
from judge.games.wot_ccg.cards.refused.own_costs import refuse_others

THAT = re.compile(r"\b(?:in|during|for|of|from) that challenge\b", re.IGNORECASE)
TO_COME = re.compile(
    r"\b(?:if|when|whenever|time) (?:you|your opponent|any player|another player) "
    r"(?:win|succeed|fail|lose|gain|initiate|recruit)s?\b",
    re.IGNORECASE,
)
HIS_CHOICE = re.compile(r"\bthe target(?:ed \w+)? (?:may|can)\b", re.IGNORECASE)
OF_TARGET = re.compile(r"\b(?:step|phase) of an? \w+ in which the target\b", re.IGNORECASE)
DONE = ("succeeded", "failed", "gained a token", "initiated", "recruited")


def refuse_unnamed_challenge(clause: Clause, card: Printed, text: str, before: list[Effect]) -> None:
    """participating: an event says of which challenge it speaks, or that it is played while one is resolved."""
    refuse_others(clause, text)
    refuse_unclear(clause, text)
    bearer = card.kind == ADVANTAGE and card.goes_on != "player"
    if clause.use and OF_TARGET.search(text) and not bearer:
        raise Unusable("what the target is was said elsewhere")
    if card.kind == EVENT and clause.may and HIS_CHOICE.search(text):
        raise Unusable("whoever controls the target is not asked")
    if card.kind == EVENT and TO_COME.search(text) and any(each.test in DONE for each in clause.conditions):
        raise Unusable("it is not waited for")
    if card.kind != EVENT or clause.when is not None or not THAT.search(text):
        return
    there = any(each.until == CHALLENGE_END or each.verb == "generate" for each in clause.deeds)
    if not there or any(each.timing == REQUIRED for each in before) or clause.conditions:
        return
    if not any(map(_in_a_challenge, (*(each.picks for each in before), clause.deeds, clause.costs))):
        raise Unusable("the text does not say which challenge is meant")


def _in_a_challenge(value: Any) -> bool:
    """Whether a challenge is spoken of, or cards of one."""
    if isinstance(value, Which):
        there = (
            value.where not in ("", "that")
            or "challenge" in value.kind
            or value.with_ is not None
            or value.among is not None
        )
        if there or {"participating", "supporting", "opposing"} & set(value.states):
            return True
    return isinstance(value, tuple | Chosen) and any(map(_in_a_challenge, value))
