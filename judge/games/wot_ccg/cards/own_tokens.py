"""Tokens that a text puts on its own card: marks, unless the card is a contested advantage."""

from __future__ import annotations

import re

from judge.games.wot_ccg.cards.meanings import IT, THIS, Ref
from judge.games.wot_ccg.cards.meanings.effects import AIM, Clause, Deed, Effect
from judge.games.wot_ccg.cards.printed import ADVANTAGE, CHALLENGE, EVENT, Printed, Unusable

BARE = re.compile(r"\btokens?\b(?!.*\b(pattern|section)\b)", re.IGNORECASE)


def of_own_tokens(clause: Clause, card: Printed, text: str, effects: list[Effect]) -> Clause:
    """token: only contested advantages have control tokens; bare tokens of a card with marks may be either."""
    aims = any(each.timing == AIM for each in effects)
    deeds = tuple(_marked(each, card, aims) for each in clause.deeds)
    marks = any(each.verb == "mark" for each in deeds) or any(each.does("mark") for each in effects)
    on_pattern = any(each.verb in ("remove tokens", "add tokens") for each in (*deeds, *clause.costs))
    if marks and on_pattern and BARE.search(text):
        raise Unusable("the text does not say which tokens")
    return clause._replace(deeds=deeds)


def _marked(deed: Deed, card: Printed, aims: bool) -> Deed:
    elsewhere = ("character", "troop", "player", "fighter")
    contested = card.kind == ADVANTAGE and card.goes_on not in elsewhere and not aims
    if deed.verb not in ("add control", "less control") or contested or card.kind in (EVENT, CHALLENGE):
        return deed
    if deed.whom == THIS and deed.verb == "add control":
        return deed._replace(verb="mark")
    if deed.whom in (THIS, IT, Ref("target"), Ref("bearer")):
        raise Unusable("it has no control tokens")
    return deed
