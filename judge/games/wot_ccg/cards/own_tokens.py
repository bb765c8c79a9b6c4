"""Tokens that a text puts on its own card: marks, unless the card is a contested advantage."""

from __future__ import annotations

import re

from judge.games.wot_ccg.cards.meanings import IT, THIS, Ref
from judge.games.wot_ccg.cards.meanings.effects import AIM, Clause, Deed, Effect
from judge.games.wot_ccg.cards.printed import ADVANTAGE, CHALLENGE, EVENT, Printed, Unusable

BARE = re.compile(r"\btokens?\b(?!.*\b(pattern|section)\b)", re.IGNORECASE)
BARE_PRICE = re.compile(r"\b(?:remove|spend) (?:\w+ ){1,2}tokens?\b(?! (?:from|on|left))", re.IGNORECASE)


def of_own_tokens(clause: Clause, card: Printed, text: str, effects: list[Effect]) -> Clause:
    """token: only contested advantages have control tokens; bare tokens of a card with marks may be either."""
    aims = any(each.timing == AIM for each in effects)
    own = clause.when is not None and clause.when.event in OWN_EVENTS
    deeds = tuple(_marked(each, card, aims, own) for each in clause.deeds)
    marks = any(each.verb == "mark" for each in deeds) or any(each.does("mark") for each in effects)
    if BARE_PRICE.search(text) and any(each.verb == "unmark" for each in clause.costs) and not marks:
        raise Unusable("the text does not say which tokens")
    elsewhere = card.kind in (EVENT, CHALLENGE) or card.kind != ADVANTAGE or aims or card.goes_on in FIGHTERS_OR_PLAYERS
    if elsewhere and any(each.verb == "spend control" and each.whom == THIS for each in clause.costs):
        raise Unusable("it has no control tokens")
    on_pattern = any(each.verb in ("remove tokens", "add tokens") for each in (*deeds, *clause.costs))
    if marks and on_pattern and BARE.search(text):
        raise Unusable("the text does not say which tokens")
    return clause._replace(deeds=deeds)


FIGHTERS_OR_PLAYERS = ("character", "troop", "player", "fighter")
OWN_EVENTS = ("enters play", "played", "revealed")


def _marked(deed: Deed, card: Printed, aims: bool, own: bool) -> Deed:
    contested = card.kind == ADVANTAGE and card.goes_on not in FIGHTERS_OR_PLAYERS and not aims
    if deed.verb not in ("add control", "less control") or contested or card.kind in (EVENT, CHALLENGE):
        return deed
    itself = deed.whom == THIS or (deed.whom == IT and own)
    if itself and deed.verb == "add control":
        return deed._replace(verb="mark", whom=THIS)
    if deed.whom in (THIS, IT, Ref("target"), Ref("bearer")):
        raise Unusable("it has no control tokens")
    return deed
