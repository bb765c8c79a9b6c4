"""Clauses that are put off or repeated: what is chosen each time anew, by another player, or at a later step."""

from __future__ import annotations

from typing import Any

from judge.cardtext import say
from judge.games.wot_ccg.cards.kinds_of_clauses import ITSELF, OUTCOMES
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import (
    CHALLENGE_KINDS,
    Aimed,
    All,
    Change,
    Chosen,
    Condition,
    Count,
    Per,
    Ref,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import TRIGGER, Clause, Deed, Effect, Occasion
from judge.games.wot_ccg.cards.printed import ADVANTAGE, EVENT, Printed, Unusable


def of_the_advantage(clause: Clause, card: Printed) -> Clause:
    """`The advantage` is the card itself on an advantage, else what was targeted."""
    word = Ref("the advantage")
    meant = Ref("this") if card.kind == ADVANTAGE else Ref("target")
    deeds = tuple(each._replace(whom=meant) if each.whom == word else each for each in clause.deeds)
    return clause._replace(deeds=deeds)


def when_played(clause: Clause, card: Printed) -> Clause:
    """An event is played when it is carried out; any other card is played when it enters play."""
    if clause.when != Occasion("played"):
        return clause
    return clause._replace(when=None if card.kind == EVENT else Occasion("enters play"))


def one_of_several(clause: Clause) -> Clause:
    """`Generate A or B`, and nothing else: each of them is an alternative."""
    deed = clause.deeds[0] if len(clause.deeds) == 1 else None
    if deed is None or deed.verb != "generate" or not deed.one_of:
        return clause
    deeds = tuple(deed._replace(one_of=(), results=each) for each in deed.one_of)
    return clause._replace(deeds=deeds, either=True)


def postponed(clause: Clause, so_far: Effect, text: str) -> Clause:
    """What an event says of a challenge to come: what happens at a step of it, or by how it ends."""
    by = next((each for each in clause.conditions if each.test == "by"), None)
    ends = OUTCOMES.get(clause.when, "") if clause.when is not None else ""
    mine = [each.which.side for each in so_far.picks] == ["yours"]
    if ends and not mine and (by is None or ends == "fail") and not ITSELF.search(text):
        raise Unusable("the text does not say whose challenge is meant")
    if clause.when == Occasion("succeed") and by is None and mine:
        clause = clause._replace(when=None, conditions=(*clause.conditions, by := Condition("by")))
    at_step = clause.when is not None and clause.when.event == "opening"
    if clause.when == Occasion("pattern winner"):
        if clause != Clause(clause.deeds, when=clause.when, may=clause.may):
            raise Unusable("it is not known yet what will be so by then")
        name = " and ".join(say(LANGUAGE, each, "prize") for each in clause.deeds)
        prize = Effect(name, TRIGGER, options=((name, clause.deeds),), may=clause.may)
        return Clause(deeds=(Deed("later", Ref("each player"), 0, what="win", inner=prize),))
    if by is None and not at_step and not ends:
        return clause
    if by is not None and clause.when not in (None, *OUTCOMES):
        raise Unusable("by how much a challenge succeeds is not known at another time")
    if by is not None and (by.op != ">=" or by.negated):
        raise Unusable("by how little it succeeds is not waited for")
    kinds = {each.which.kind for each in so_far.picks}
    one = len(so_far.picks) == 1 and (at_step or kinds <= set(CHALLENGE_KINDS))
    several = len(clause.conditions) > (by is not None)
    plain = Clause(clause.deeds, when=clause.when, conditions=clause.conditions)
    if not one or several or clause != plain:
        raise Unusable("the text does not say which challenge is meant")
    aimed = Ref("subject") if at_step else Ref("you")
    deeds = tuple(
        each._replace(whom=aimed) if each.whom in (Ref("target"), Ref("it")) else each for each in clause.deeds
    )
    if any(isinstance(each.whom, Chosen) for each in deeds):
        raise Unusable
    name = " and ".join(say(LANGUAGE, each, "deed") for each in clause.deeds)
    inner = Effect(name, TRIGGER, options=((name, deeds),))
    when = "opening" if at_step else ends if ends and not (mine and ends == "success") else "win"
    return Clause(deeds=(Deed("later", Ref("you"), by.number if by else 0, what=when, inner=inner),))


def taking_part(value: Any) -> Any:
    """What the outcome of a challenge calls participating takes part in that challenge, not in another one."""
    if isinstance(value, Which):
        if "participating" not in value.states or value.where or value.zone != "play":
            return value
        return value._replace(states=tuple(each for each in value.states if each != "participating"), where="now")
    if not isinstance(value, tuple):
        return value
    parts = [taking_part(each) for each in value]
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)


AT_ONCE = ("draw", "discard cards", "mill", "rotate", "ready", "deal", "heal", "add tokens", "remove tokens", "look",
           "choose")  # fmt: skip


def tallied(effect: Effect) -> Effect:
    """What a challenge gains when it is revealed: support or opposition, which is counted then; or what is done."""
    done = [each for _, deeds in effect.options for each in deeds]
    if done and all(each.verb in AT_ONCE and not isinstance(each.whom, Chosen) for each in done):
        return effect
    for deed in (each for _, deeds in effect.options for each in deeds):
        own = deed.whom == Ref("this") and deed.verb == "has" and len(deed.rules) == 1 and not deed.until
        if not own or not isinstance(deed.rules[0], Change) or deed.rules[0].what not in ("support", "opposition"):
            raise Unusable
    counted = tuple(
        (name, tuple(each._replace(verb="tally", whom=Ref("you")) for each in deeds)) for name, deeds in effect.options
    )
    return effect._replace(options=counted)


def chosen_anew(clause: Clause) -> bool:
    """Whether what is done for each of something is chosen each time: an alternative, or a card."""
    return (
        clause.either
        or any(deed.one_of for deed in clause.deeds)
        or any(
            isinstance(whom, Chosen) and not whom.target
            for deed in clause.deeds
            if deed.verb not in ("target", "pick")
            for whom in (deed.whom, deed.to)
        )
    )


def repeated(clause: Clause, card: Printed) -> Deed:
    """What is done so many times, with a choice each time."""
    once = clause._replace(each=None, costs=(), conditions=(), when=None, timing="", use="", once="")
    spoken_of = [whom for deed in once.deeds for whom in (deed.whom, deed.to) if isinstance(whom, Ref)]
    if any(whom.what not in ("you", "this") for whom in spoken_of):
        raise Unusable("the text does not say whom it speaks of")
    from judge.games.wot_ccg.cards.composing import extended

    inner = extended(Effect("", TRIGGER, options=(("", ()),)), once, card, continuous=False)
    return Deed("repeat", Ref("you"), clause.each or 1, inner=inner)


def of_the_seen(clause: Clause, card: Printed) -> Clause:
    """Cards that are looked at are chosen only then; so is whether it is done at all."""
    if not any(deed.verb == "put seen" for deed in clause.deeds):
        return clause
    if clause.may and clause.deeds[0].verb == "look at deck":
        return of_the_seen(clause._replace(may=False), card)._replace(may=True)
    if clause.may and not isinstance(clause.deeds[0].whom, Chosen) and len(clause.deeds) > 1:
        raise Unusable
    deeds = tuple(_seen(deed, card, may=clause.may) if deed.verb == "put seen" else deed for deed in clause.deeds)
    return clause._replace(deeds=deeds, may=False)


def _seen(deed: Deed, card: Printed, *, may: bool) -> Deed:
    """In any order: one after the other; else all at once."""
    ordered = deed.only_for == "any order" and deed.what in ("top", "bottom")
    bare, whom = deed._replace(only_for=""), deed.whom
    if isinstance(whom, Chosen) and not (ordered and whom.most > 1):
        return repeated(Clause(deeds=(bare,), may=may), card)
    if not ordered:
        return repeated(Clause(deeds=(bare,), may=True), card) if may else bare
    assert isinstance(whom, Chosen | All)
    one = bare._replace(whom=Chosen(whom.which))
    fixed = isinstance(whom, Chosen) and whom.least == whom.most
    found = repeated(Clause(deeds=(one,), may=may or (isinstance(whom, Chosen) and not whom.least)), card)
    return found._replace(amount=whom.most if fixed and isinstance(whom, Chosen) else Per(1, Count("seen cards")))


def any_order(deeds: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """The last deed, if it puts cards on a deck, with their order left to the player."""
    last = deeds[-1] if deeds else None
    if last is None or last.verb != "put seen" or last.what not in ("top", "bottom") or not isinstance(last.whom, All):
        return deeds
    one = last._replace(whom=Aimed(0))
    inner = Effect(last.what, TRIGGER, picks=(Chosen(last.whom.which),), options=((last.what, (one,)),))
    return (*deeds[:-1], Deed("repeat", Ref("you"), Per(1, Count("seen cards")), inner=inner))


def for_another(deed: Deed, card: Printed) -> Deed:
    """What another player has to do, and chooses himself."""
    if deed.by is None:
        return deed
    clause = Clause(deeds=(deed._replace(by=None),))
    return repeated(clause, card)._replace(by=deed.by)


def each_for_another(clause: Clause, card: Printed) -> Deed:
    """What another player has to do so many times, and chooses each time himself."""
    if len(clause.deeds) != 1 or clause.either or clause.may or clause.each is None:
        raise Unusable
    return for_another(clause.deeds[0], card)._replace(amount=clause.each)


UNMOVED = ("controls", "controls by", "controls both", "controls one", "in play", "you are", "recruited", "killed",
           "participated", "initiated", "succeeded", "resolving", "last battle", "lies", "controls this",
           "controls this by")  # fmt: skip


def in_place(effect: Effect, clause: Clause, card: Printed) -> Effect:
    """`Draw 2 cards. If ..., draw 3 cards instead`: the same done otherwise; what is asked cannot change meanwhile."""
    deeds = effect.options[0][1] if len(effect.options) == 1 else ()
    condition, new = clause.conditions[0], clause.deeds
    before = deeds[-len(new) :]
    alike = [(one.verb, one.what) == (other.verb, other.what) for one, other in zip(before, new, strict=False)]
    plain = all(each.verb in AT_ONCE and not each.conditions and not isinstance(each.whom, Chosen) for each in new)
    if len(before) < len(new) or not all(alike) or not plain or any(each.conditions for each in before):
        raise Unusable("the text does not say in place of what")
    if condition.test not in UNMOVED or effect.timing == "continuous":
        raise Unusable("when it holds would be looked at twice")
    spoken = (Ref("target"), Ref("it"))
    new = tuple(
        other._replace(whom=one.whom) if other.whom in spoken and isinstance(one.whom, Aimed) else other
        for one, other in zip(before, new, strict=True)
    )
    if any((one.whom, one.to) != (other.whom, other.to) for one, other in zip(before, new, strict=True)):
        raise Unusable("the text does not say in place of what")
    not_so = tuple(each._replace(conditions=(condition._replace(negated=not condition.negated),)) for each in before)
    so = tuple(each._replace(conditions=(condition,)) for each in new)
    name = f"{effect.name}, or {' and '.join(say(LANGUAGE, each, 'deed') for each in clause.deeds)}"
    return effect._replace(name=name, options=((name, (*deeds[: -len(new)], *not_so, *so)),))
