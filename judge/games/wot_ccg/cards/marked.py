"""Tokens with a name on other cards than the one that speaks of them: where they are, how long something lasts."""

from __future__ import annotations

import re
from typing import Any

from judge.games.wot_ccg.cards.meanings import GONE, IT, THIS, Chosen, Condition, Count, Per, Ref
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Effect
from judge.games.wot_ccg.cards.printed import ADVANTAGE, CHALLENGE, EVENT, Printed, Unusable
from judge.games.wot_ccg.cards.waiting import is_moment

OF_TARGET = "marks on the target"
MARKS = ("mark", "unmark")
ON_IT = re.compile(r"tokens? (?:on|from|to) (?:it|him|her|them)\b", re.IGNORECASE)


def of_marks(clause: Clause, card: Printed, text: str, before: list[Effect]) -> Clause:
    """token: `on it` of an event is on its target; tokens that are spoken of have been put there."""
    names = _names(clause.deeds) | {name for each in before for _, deeds in each.options for name in _names(deeds)}
    if any(each.until.endswith(GONE) and each.until.removesuffix(GONE) not in names for each in clause.deeds):
        raise Unusable("the text does not say which tokens")
    if card.kind != EVENT:
        clause = clause._replace(deeds=tuple(_on_itself(each, clause, text) for each in clause.deeds))
    elsewhere = {deed.what for deed in _every(clause, before) if deed.verb == "mark" and deed.whom != THIS}
    if _counts(clause, elsewhere):
        clause = _counted_there(clause, elsewhere, card)
    if card.kind != EVENT:
        return clause if card.kind == CHALLENGE else _asked(clause, elsewhere)
    clause = clause._replace(deeds=tuple(_of_target(each, before) for each in clause.deeds))
    deeds = tuple(_placed(each, text, before) for each in clause.deeds)
    marks = [each for each in deeds if each.verb == "unmark" and each.what in names and each.whom == Ref("target")]
    if is_moment(clause.when) and len(marks) == len(deeds) == 1 and clause == Clause(clause.deeds, when=clause.when):
        return Clause(deeds, later=clause.when, lasts=f"{marks[0].what}{GONE}")
    return clause._replace(deeds=deeds)


def _placed(deed: Deed, text: str, before: list[Effect]) -> Deed:
    if deed.verb not in MARKS or not deed.what or deed.whom not in (THIS, IT):
        return deed
    bare = deed.verb == "unmark" and not re.search(r"tokens? from\b", text, re.IGNORECASE)
    put = any(each.verb == "mark" and each.what == deed.what for one in before for _, d in one.options for each in d)
    if not ON_IT.search(text) and not (bare and put):
        raise Unusable("an event is not in play")
    if not before or not before[-1].picks:
        raise Unusable("the text does not say of whom it speaks")
    return deed._replace(whom=Ref("target"))


def _asked(clause: Clause, elsewhere: set[str]) -> Clause:
    """effect-continuous: what is so of a card while there are tokens on it is asked all the time."""
    own = {each.until for each in clause.deeds if each.until.endswith(GONE)} - {f"{each}{GONE}" for each in elsewhere}
    if not own or clause.costs or clause.when or any(each.until not in own for each in clause.deeds):
        return clause
    asked = tuple(Condition("own tokens", whose=each.removesuffix(GONE)) for each in sorted(own))
    deeds = tuple(each._replace(until="") for each in clause.deeds)
    return clause._replace(deeds=deeds, conditions=(*asked, *clause.conditions))


def _every(clause: Clause, before: list[Effect]) -> list[Deed]:
    return [*clause.deeds, *(deed for each in before for _, deeds in each.options for deed in deeds)]


def _on_itself(deed: Deed, clause: Clause, text: str) -> Deed:
    """`Place a token on it`: on the card whose text it is, where no other card has been spoken of."""
    if deed.verb not in MARKS or deed.whom not in (THIS, IT) or not deed.what:
        return deed
    another = clause.when is not None and (clause.when.whom not in (None, THIS, IT) or clause.when.which is not None)
    if another and ON_IT.search(text):
        raise Unusable("the text does not say whom it speaks of")
    return deed._replace(whom=THIS)


def _counted_there(clause: Clause, names: set[str], card: Printed) -> Clause:
    """token: tokens that have been put on a target are counted there."""
    if card.kind == ADVANTAGE:
        found: Clause = _renamed(clause, names, "marks on the bearer")
        return found
    of = clause.each.of if clause.each is not None else None
    if card.kind != EVENT or of is None or any(each.whom != Ref("target") or each.rules for each in clause.deeds):
        raise Unusable("tokens on another card are not counted")
    return clause._replace(each=_renamed(clause.each, names, OF_TARGET))


def _renamed(value: Any, names: set[str], what: str) -> Any:
    if isinstance(value, Count):
        return value._replace(what=what) if _counts(value, names) else value
    if not isinstance(value, tuple):
        return value
    parts = [_renamed(each, names, what) for each in value]
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)


def _counts(value: Any, names: set[str]) -> bool:
    """Whether tokens are counted on the card itself that have been put on another."""
    if isinstance(value, Count):
        return (value.what == "own tokens" and value.name in names) or value.what == OF_TARGET
    return isinstance(value, tuple) and any(_counts(each, names) for each in value)


def _of_target(deed: Deed, before: list[Effect]) -> Deed:
    """damage: `the damage on him`, where an event has one target: that of the target."""
    aimed = deed.whom in (IT, Ref("target")) and bool(before) and [each.most for each in before[-1].picks] == [1]
    if not aimed or not isinstance(deed.amount, Per) or deed.amount.of != Count("damage"):
        return deed
    return deed._replace(amount=deed.amount._replace(of=Count("damage of the target")))


def _names(deeds: tuple[Deed, ...]) -> set[str]:
    return {each.what for each in deeds if each.verb == "mark" and each.what and not isinstance(each.whom, Chosen)}
