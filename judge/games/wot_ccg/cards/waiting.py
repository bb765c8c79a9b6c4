"""Clauses that are done later: at a moment to come, or upon each occasion that there is for so long."""

from __future__ import annotations

import re

from judge.games.wot_ccg.cards.meanings import (
    GONE,
    IT,
    NEXT_TURN,
    TURN,
    TWO_TURNS,
    UNTIL_THEN,
    YOU,
    All,
    Chosen,
    Ref,
    Whom,
)
from judge.games.wot_ccg.cards.meanings.effects import EVENT_LIKE, LIMITED, TRIGGER, Clause, Deed, Effect, Occasion
from judge.games.wot_ccg.cards.printed import Printed, Unusable

ROUNDS = ("ready round", "challenge round", "action round", "resolution round", "draw round")
MOMENTS = ("end of turn", *ROUNDS, *(f"end of {each}" for each in ROUNDS))
NEXT_TIME = "next"
HELD = (
    "controls", "controls by", "controls both", "controls one", "controls more", "tokens", "more tokens",
    "fewer tokens", "hand", "more in hand", "in play", "you are", "last battle",
)  # fmt: skip
AWAITED = (
    "is killed", "is discarded", "is gone", "rolls", "recruits", "plays", "you recruit", "you play", "you succeed",
    "opponent succeeds", "you fail", "opponent fails", "you gain a token", "your opponent gains a token", "reinforces",
    "rotates", "you succeed in a card-based challenge", "you gain a token from the Pattern Challenge",
    "readies", "takes damage", "is healed", "is targeted", "opponent succeeds in a card-based challenge",
    "you succeed in a contested challenge", "opponent succeeds in a contested challenge",
    "you succeed in a challenge you initiated", "opponent succeeds in a challenge you initiated",
    "you fail in a card-based challenge", "opponent fails in a card-based challenge",
    "rotates to generate symbols", "withdraws", "goes forward", "gets an advantage",
    "is targeted by the other player",
)  # fmt: skip
EVERY = re.compile(r"\bat the (start|beginning|end) of (each|every|a|any)\b", re.IGNORECASE)

USED = Occasion("used")


def is_moment(when: Occasion | None) -> bool:
    """Whether an occasion is the beginning or the end of a turn or a round."""
    return when is not None and when == Occasion(when.event, first=when.first) and when.event in MOMENTS


def brings_a_card(when: Occasion | None) -> bool:
    """Whether an occasion speaks of a card, so that `it` is that card: the one that is recruited, or is killed."""
    return when is not None and (when.whom is not None or when.which is not None)


def later_of_event(clause: Clause, text: str) -> Clause:
    """event-expiry: what an event ties to a moment is done at the first such moment, and then no more."""
    if not is_moment(clause.when) or clause.later is not None:
        return clause
    if EVERY.search(text):
        raise Unusable("the text does not say how often it happens")
    if clause.conditions and not re.match(r"\W*at ", text.casefold()):
        raise Unusable("the text does not say when its condition must hold")
    return clause._replace(when=None, later=clause.when)


def each_of(whom: Whom | None) -> Whom | None:
    """`When a troop rolls`: each of them; nothing where it is told how many."""
    if not isinstance(whom, Chosen):
        return whom
    return All(whom.which) if whom == Chosen(whom.which) else None


def put_off(clause: Clause, effect: Effect, card: Printed) -> Clause:
    """A clause that is done later as a deed that waits for its occasion."""
    from judge.games.wot_ccg.cards.composing import extended

    if clause.later is None:
        return clause
    when = clause.later._replace(whom=each_of(clause.later.whom))
    if when.whom is None and clause.later.whom is not None:
        raise Unusable("the text does not say upon whom it happens")
    moment = is_moment(when)
    if not moment and (not clause.lasts or when.event not in AWAITED or when.first):
        raise Unusable("it is not waited for")
    if clause.instead or clause.otherwise or clause.inner is not None or clause.becomes is not None:
        raise Unusable
    if any(each.test not in HELD for each in clause.conditions):
        raise Unusable("what it asks for is not looked at then")
    _refuse_unsure(clause, when, effect)
    now = Clause(clause.deeds, clause.either, conditions=clause.conditions, may=clause.may, each=clause.each)
    before = effect.when if moment and effect.when is not None else when
    blank = Effect("", TRIGGER, when=before, picks=effect.picks, options=(("", ()),))
    inner = extended(blank, now, card, continuous=False)._replace(when=when._replace(first=False))
    until = _how_long(when, clause.lasts)
    once = clause.lasts == NEXT_TIME or (moment and not clause.lasts)
    waits = Deed("await", YOU, len(effect.picks), "once" if once else "", inner=inner)
    return clause._replace(
        deeds=(waits._replace(until=until),), either=False, conditions=(), may=False, each=None, later=None, lasts="",
    )  # fmt: skip


def _refuse_unsure(clause: Clause, when: Occasion, effect: Effect) -> None:
    """Whom it means by then has to be said: `it` after several targets, a target of none."""
    aimed = when.whom == Ref("target")
    if when.whom in (IT, Ref("this"), Ref("bearer")):
        raise Unusable("the text does not say upon whom it happens")
    if aimed and not effect.picks:
        raise Unusable("what the target is was said elsewhere")
    if any(each.verb in ("target", "pick") or each.by is not None or each.inner is not None for each in clause.deeds):
        raise Unusable("what is chosen then is not known")
    if is_moment(when) and any(each.whom == IT for each in clause.deeds) and len(effect.picks) > 1:
        raise Unusable("the text does not say whom it speaks of")


def _how_long(when: Occasion, lasts: str) -> str:
    """event-expiry: until the end of the turn; the next moment is waited for as long as it takes."""
    if lasts in (NEXT_TURN, TWO_TURNS) or lasts.endswith(GONE):
        return lasts
    if when.first:
        return NEXT_TURN if when.event == "end of turn" else UNTIL_THEN
    return TURN


def upon_use(clause: Clause, effects: list[Effect]) -> Clause:
    """effects-in-play: `when you use this ability`, and what a moment brings to the target that was told before."""
    if clause.when == USED:
        left = bool(effects) and effects[-1].timing == TRIGGER and effects[-1].may
        if not effects or not (left or effects[-1].timing in (EVENT_LIKE, LIMITED)):
            raise Unusable("the text does not say which ability is meant")
        if effects[-1].options == (("", ()),) or len(effects[-1].options) > 1:
            raise Unusable("the text does not say which ability is meant")
        return clause
    aimed = any(each.target for each in effects[-1].picks)
    if is_moment(clause.when) and clause.later is None and aimed and _speaks_of_target(clause):
        return clause._replace(when=None, later=clause.when)
    return clause


def of_that_use(clause: Clause) -> Clause:
    """What comes with the use of an effect is part of it."""
    return clause._replace(when=None) if clause.when == USED else clause


def _speaks_of_target(clause: Clause) -> bool:
    return any(whom == Ref("target") for each in clause.deeds for whom in (each.whom, each.to))
