"""Ratings as amounts and measures: whose they are has to be told, and they cannot depend on each other."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.meanings import ABILITIES, IT, THIS, YOU, Adds, Change, Count, Limit, Per, Ref
from judge.games.wot_ccg.cards.meanings.effects import EVENT_LIKE, LIMITED, Clause, Deed, Effect
from judge.games.wot_ccg.cards.printed import ADVANTAGE, CHALLENGE, EVENT, Printed, Unusable
from judge.games.wot_ccg.play.events_and_effects.rated import OF_TARGET, OWN

HIS = "rating"
WHOSE = "the text does not say whose rating is meant"
GIVEN_UP = ("kill", "discard", "remove", "return", "shuffle in", "rotate and kill", "rotate and discard")


def of_ratings(clause: Clause, card: Printed, before: list[Effect]) -> Clause:
    """current-and-printed: `his Combat` of an event is that of its target; on a card, its own or its bearer's."""
    if card.kind == EVENT:
        clause = clause._replace(deeds=tuple(_of_target(each, before) for each in clause.deeds))
    _refuse(clause, card, before)
    return clause


def _of_target(deed: Deed, before: list[Effect]) -> Deed:
    aimed = deed.whom in (IT, Ref("target")) and bool(before) and [each.most for each in before[-1].picks] == [1]
    if not aimed or not isinstance(deed.amount, Per) or deed.amount.of.what != HIS:
        return deed
    return deed._replace(amount=deed.amount._replace(of=deed.amount.of._replace(what=OF_TARGET)))


def _refuse(clause: Clause, card: Printed, before: list[Effect]) -> None:
    counts = [each for each in _parts(clause, Count) if each.what.startswith(HIS)]
    measured = any(each.op.endswith(OWN) for each in _parts(clause, Limit))
    if measured and card.kind in (EVENT, CHALLENGE):
        raise Unusable(WHOSE)
    if measured and any(each.verb.startswith(("search", "has")) for each in clause.deeds):
        raise Unusable("a rating would depend on ratings")
    if not counts:
        return
    nobody = any(each.what != OF_TARGET for each in counts) and card.kind in (EVENT, CHALLENGE)
    his = any(each.what == HIS for each in counts)
    mine = (THIS, IT, YOU) if card.kind != ADVANTAGE else (THIS, IT, YOU, Ref("target"), Ref("bearer"))
    others = any(each.whom not in mine for each in clause.deeds) or (clause.when and clause.when.whom)
    if nobody or (his and others) or (card.kind == ADVANTAGE and card.goes_on == "player"):
        raise Unusable(WHOSE)
    if any(each.verb in GIVEN_UP and each.whom == THIS for each in (*clause.costs, *clause.deeds)):
        raise Unusable("it has no ratings any more")
    changed = [rule for deed in clause.deeds for rule in deed.rules if isinstance(rule, Change)]
    goes_on = (
        before and before[-1].timing in (EVENT_LIKE, LIMITED) and any(d.whom == Ref("target") for d in clause.deeds)
    )
    once = clause.costs or clause.timing or clause.when or goes_on
    if any(rule.what.startswith((*ABILITIES, "abilities", "printed")) for rule in changed) and not once:
        raise Unusable("a rating would depend on ratings")
    adds = [rule for deed in clause.deeds for rule in deed.rules if isinstance(rule, Adds)]
    if len(adds) and any(deed.until for deed in clause.deeds):
        raise Unusable(WHOSE)


def _parts(value: Any, kind: type) -> list[Any]:
    """All values of a kind, at any depth."""
    if isinstance(value, kind):
        return [value]
    return [found for each in value for found in _parts(each, kind)] if isinstance(value, tuple) else []
