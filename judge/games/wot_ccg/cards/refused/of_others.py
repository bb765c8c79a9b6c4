"""Words that may mean somebody else: who `he` is where two have been spoken of, and whose challenge somebody wins."""

from __future__ import annotations

import re

from judge.games.wot_ccg.cards.meanings import IT, All, Chosen
from judge.games.wot_ccg.cards.meanings.effects import Clause
from judge.games.wot_ccg.cards.printed import Unusable

DOES = r"(?:fails?|failed|succeeds?|succeeded|wins?|won|loses?|lost) (?:in |at )?an? (?:[\w-]+ )?challenge"
CROSSED = re.compile(
    rf"\b(?:opponent|player|he|she|they) (?:has |have )?{DOES} you initiate|"
    rf"\byou (?:have )?{DOES} (?:he|she|they) initiate", re.IGNORECASE,
)  # fmt: skip
SIDES = {"supporting", "opposing"}
THIS = r"(?:this (?:card|character|troop)|him|her|it)"
EITHER = re.compile(
    rf"^(?:if|while|when|as long as) (?:an?|any) [^,]*\b(?:with|against|opposing) {THIS}, (?:he|she|it) |"
    r"^(?:if|while|when|as long as) (?:an?|any) (?:[\w-]+ )*troop is [^,]*, (?:he|she) ", re.IGNORECASE,
)  # fmt: skip
INITIATED = re.compile(r"\bchallenges? (?:(?:that|which) )?(?:\w+ ){1,2}initiate|\binitiated by\b", re.IGNORECASE)


def refuse_unclear(clause: Clause, text: str) -> None:
    """outcome: who has initiated a challenge succeeds or fails in it; `he` of a character's text is not a troop."""
    if CROSSED.search(text):
        raise Unusable("nobody else succeeds or fails in it")
    if EITHER.match(text) and any(each.verb == "has" for each in clause.deeds):
        raise Unusable("the text does not say whom it speaks of")
    if INITIATED.search(text) and _of_others(clause):
        raise Unusable("whether they support it is told by whose they are")


def _of_others(clause: Clause) -> bool:
    """supporting: one's own cards support a challenge that one has initiated; those of the other player oppose it."""
    for deed in clause.deeds:
        for each in (*deed.conditions, *clause.conditions):
            whom = deed.whom if each.whom == IT else each.whom
            if SIDES & set(each.which.states) and isinstance(whom, All | Chosen) and whom.which.side != "yours":
                return True
    return False
