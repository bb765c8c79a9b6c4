"""limit-phase-round, letter-x: how often, how much at most, how high an X, one of which types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.when.occasions import occasion
from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import (
    Amount,
    Caps,
    Condition,
    Instruction,
    Limit,
    Phrase,
    Quality,
    Range,
    Restricts,
    Trigger,
)

predicate, sentence = of["predicate"], of["sentence"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- how often each player may: that says as well that each of them may
of["limit"].form(
    Limit, "each player may trigger this effect/ability/action/response {times} per/each {per:period}", each=True
)

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
