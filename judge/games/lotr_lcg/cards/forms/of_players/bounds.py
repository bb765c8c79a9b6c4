"""limit-phase-round, letter-x: how often, how much at most, how high an X, one of which types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.when.occasions import occasion
from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import (
    THIS,
    Amount,
    Caps,
    Condition,
    Instruction,
    Limit,
    Opening,
    Phrase,
    Quality,
    Range,
    Restricts,
    Trigger,
)

predicate, sentence = of["predicate"], of["sentence"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- once in all the games of a campaign
of["limit"].form(Limit, "limit {times} per campaign", per="campaign")
of["restriction"].form(
    Restricts(recorded=True),
    "record in the campaign log when used",
    "record in (your) campaign log when used",
    "record this in (the/your) campaign log when used",
)

# --- the most that what is counted comes to: `draw 1 card for each hero you control (limit 3)`
units = LANGUAGE.words("what is capped", "what there is a limit to")
for verb, one, *more in (
    ("draw", "card", "cards"),
    ("damage", "damage"),
    ("progress", "progress"),
    ("resource", "resource", "resources"),
):
    units.word(verb, (*more, one)[0], one, *more)
for limit in ("limit", "max", "maximum", "to a maximum of", "up to a maximum of"):
    sentence.form(Caps, f"{limit} {{most:number}}", unit="any")
    sentence.form(Caps, f"{limit} {{most:number}} {{unit:what is capped}}")


# --- `X cannot be higher than 5`: of an X that is chosen as the cost is paid
def _no_higher(amount: Amount) -> Restricts:
    return Restricts(conditions=(Condition("compare", left=Amount(of="X"), range=Range("<=", amount)),))


def _of_no_higher(given: Any) -> Mapping[str, Any] | None:
    only = given.conditions[0] if isinstance(given, Restricts) and len(given.conditions) == 1 else None
    span = only.range if only is not None else None
    return {"amount": span.amount} if span is not None and given == _no_higher(span.amount) else None


of["restriction"].converts(
    _no_higher,
    _of_no_higher,
    "X cannot be higher than {amount:compared}",
    "X cannot be greater/more than {amount:compared}",
    "X cannot exceed {amount:compared}",
    "max/maximum X of {amount:compared}",
)


# --- `gets an additional +1 attack`: what it gets comes on top of the rest anyway
predicate.converts(
    lambda parts: Instruction("together", parts=parts), _unsaid, "get[s|] an additional {parts:change&}", rank=2
)

# --- who engages whom
for who, be in (("player", "is"), ("players", "are")):
    occasion("engage", f"{{player:{who}}} {be} engaged by {{subject:cards}}", rank=1)


# --- `would be destroyed or discarded`
def _either_way(subject: Phrase) -> tuple[Trigger, ...]:
    return (Trigger("destroy", subject), Trigger("discard", subject, detail="play area"))


def _of_either_way(given: Any) -> Mapping[str, Any] | None:
    subject = given[0].subject if isinstance(given, tuple) and given else Phrase()
    return {"subject": subject} if given == _either_way(subject) else None


of["two happenings"].converts(
    _either_way,
    _of_either_way,
    "{subject:cards} would be destroyed or discarded (from play)",
    "{subject:cards} would be discarded (from play) or destroyed",
    rank=1,
)


# --- `name enemy, location, or treachery`: one of those types and no other
def _one_of_these(words: tuple[str, ...]) -> Instruction | None:
    return Instruction("name", words=words) if len(words) > 1 else None


def _of_these(given: Any) -> Mapping[str, Any] | None:
    return {"words": given.words} if isinstance(given, Instruction) and given == _one_of_these(given.words) else None


of["deed"].converts(_one_of_these, _of_these, "name {words:type|}", "name a card type: {words:type|}", rank=1)
of["does"].converts(_one_of_these, _of_these, "names {words:type|}", rank=1)

# --- `while it has 2 or more Item attachments`
ITS = Phrase("all", kinds=("attachment",))


def _so_many_worn(group: Phrase, range: Range, adjectives: tuple[Quality, ...]) -> Condition:
    worn = ITS._replace(adjectives=adjectives, clauses=(Quality("on", group=group),))
    return Condition("count", worn, range=range)


of["condition"].converts(
    _so_many_worn,
    _unsaid,
    "{group:cards} [has|have] {range:how many} {adjectives} attachments (attached to it/him/her)",
    "{group:cards} [has|have] {range:how many} {adjectives} attachments attached",
    "{group:cards} [has|have] {range:how many} {adjectives} attachments on it/him/her",
    rank=1,
)


# --- `while the active location is a Forest or Mountain`
def _either_trait(words: tuple[str, ...]) -> Quality | None:
    return Quality("either", either=tuple(Quality("trait", each) for each in words)) if words[1:] else None


of["being"].converts(_either_trait, _unsaid, "{words:trait|}", "a/an {words:trait|}", rank=3)


# --- `Forced: When there are no resources on this card, ...`: as soon as the last of them is gone
def _with_none_left(of_: str, gone: tuple[str, ...]) -> Any:
    def make(it: Opening) -> Opening | None:
        if it.triggers or it.costs:
            return None
        none = Condition("compare", left=Amount(of=of_, group=THIS), range=Range("=", Amount(0)))
        deeds = it.deeds._replace(conditions=(none, *it.deeds.conditions))
        waits = tuple(Trigger(each, THIS) for each in gone)
        return it._replace(kind="forced", timing="after", triggers=waits, deeds=deeds)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Opening) or not given.deeds.conditions:
            return None
        deeds = given.deeds._replace(conditions=given.deeds.conditions[1:])
        it = given._replace(kind="", timing="", triggers=(), deeds=deeds)
        return {"it": it} if given == make(it) else None

    return make, take


for of_, gone in (("resources", ("spend", "move-resource")), ("damage", ("heal", "move-damage"))):
    be = "is/are" if of_ == "damage" else "are/is"
    NONE_LEFT = (
        f"there {be} no {of_} (tokens) (left/remaining) on this card",
        f"there {be} no {of_} (tokens) (left/remaining) here",
        f"this card has no {of_} (tokens) (left/remaining) (on it)",
    )
    of["opening"].converts(
        *_with_none_left(of_, gone),
        *(f"forced: {opens} {each}, {{it:effect part}}" for each in NONE_LEFT for opens in ("when", "as soon as")),
        rank=-1,
    )

# --- when a card may be played, told of the card
of["restriction"].form(
    Restricts,
    "this card can/may only be played if/while {conditions:condition&}",
    "this card can/may be played only if/while {conditions:condition&}",
    play=True,
    rank=1,
)
of["restriction"].form(Restricts, "this card cannot be played unless {conditions:condition,}", play=True, rank=1)
of["choice"].converts(
    lambda options: Instruction("options", options=options) if len(options) > 1 else None,
    _unsaid,
    "choose to either {options:does option|}",
    rank=4,
)
of["this attack"].form(Trigger("attack-ends"), "the attack", "that attack", rank=1)
