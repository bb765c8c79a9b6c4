"""Where a card may take part at all, who may initiate a challenge, and events that stand in for a character."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import SUCCEED, clause
from judge.games.wot_ccg.cards.forms.frames.challenges import of_others, of_sides, of_sorts
from judge.games.wot_ccg.cards.forms.prices import core
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import (
    TARGET,
    THIS,
    All,
    Chosen,
    Condition,
    OnlyIn,
    Role,
    Static,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import Becomes, Clause, Deed, Occasion, Played

venue = LANGUAGE.words("venue", "a sort of challenge")
for value, spellings in {
    "pattern": ("the Pattern Challenge", "a pattern challenge"), "last battle": ("the Last Battle",),
    "contested": ("contested challenges", "a contested challenge", "contested advantage challenges"),
    "card": ("card-based challenges", "a card-based challenge", "card based challenges"),
    "yours": ("challenges you initiate", "challenges you initiated", "a challenge you initiated",
    "challenges initiated by you"),
    "theirs": ("challenges your opponent initiates", "a challenge your opponent initiated",
    "challenges initiated by an opponent", "challenges initiated by your opponent"),
    "at you": ("challenges that target you or a card you control", "a challenge that targets you or a card you control",
    "in a challenge that targets you or a card you control"),
}.items():  # fmt: skip
    for spelling in spellings:
        venue.word(value, spelling)
of_sorts(venue, any_at_all=False)
of_sides(venue)
of_others(venue)


def _only(whom: Any, kinds: tuple[str, ...] = (), which: Which | None = None) -> Deed:
    return Deed("has", whom, rules=(OnlyIn(kinds, which),))


def _of_only(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    if not isinstance(rule, OnlyIn) or given != _only(given.whom, rule.kinds, rule.which):
        return None
    more = {"which": rule.which} if rule.which is not None else {}
    return {"whom": given.whom, **({"kinds": rule.kinds} if rule.kinds else {}), **more}


has.converts(
    _only, _of_only, "{whom} may only participate in {kinds:venue|}",
    "{whom} may not participate in challenges other than {kinds:venue|}",
    "{whom} may not participate except in {kinds:venue|}",
    "{whom} may only participate in the {which} challenge or {kinds:venue|}",
    "{whom} may/can only participate in the {which} (nation) contested (advantage) challenge or {kinds:venue|}",
    "{whom} may only participate in the {which} challenge",
    "{whom} may/can only participate in the {which} (nation) contested (advantage) challenge", rank=-1,
)  # fmt: skip

sentence = sort("sentence")
sentence.converts(
    lambda which: Played("initiate", (Condition("controls", which, "you"),)), never,
    "only (a/an/the) {which} may initiate this challenge", "can/may only be initiated by (the/a) {which}", rank=2,
)  # fmt: skip


def _giving(which: Which, rules: tuple[Static, ...], when: Occasion = SUCCEED) -> Clause | None:
    if which.side == "theirs" or which.kind not in ("", "character"):
        return None
    inner = Clause(deeds=(Deed("has", TARGET, rules=rules),))
    return Clause(when=SUCCEED, becomes=Becomes("character", Chosen(which._replace(side="yours"))), inner=inner)


clause.converts(
    _giving, never,
    "if you succeed , this challenge becomes a character advantage on (the/a) {which} giving it/him/her {rules:gained}",
    "if {when:won} , this/it (challenge/card) becomes a character advantage on/targeting (the/a) {which} (and) "
    "giving/gives it {rules:gained}",
    "if successful , this challenge/card becomes a character advantage on (the/a) {which} giving it/him/her "
    "{rules:gained}",
)  # fmt: skip
AT_STEP = {"opening": "Opening Moves", "grips": "Coming to Grips"}
for step, words in AT_STEP.items():
    core.form(
        Clause, f"target a challenge during its {words} step", f"target a challenge during its {words} phase",
        deeds=(Deed("target", Chosen(Which(kind="challenge", where="now"))),),
        conditions=(Condition("step", whose=step),), rank=-1,
    )  # fmt: skip


LANGUAGE.sorts["simple"].form(
    Deed, "it rolls its dice at once", "roll its dice (and) add the results to your pool/pools",
    "roll its dice (,) and add the results to your pools", verb="roll own", whom=THIS,
)  # fmt: skip
sentence.form(
    Played, "you may only initiate this challenge once per game", "this challenge may only be initiated once per game",
    action="once per game", rank=-1,
)  # fmt: skip
has.form(
    Deed, "{whom} enter[s|] play rotated", "{whom} is/are recruited rotated", "{whom} comes into play rotated",
    verb="has", rules=(Role("enters rotated"),), rank=-1,
)  # fmt: skip


def _moved(state: str, place: str) -> tuple[Callable[[Any], Deed], Callable[[Any], Mapping[str, Any] | None]]:
    """battleground, home-front: who is said to move from somewhere is there before."""

    def moved(whom: Any) -> Deed:
        if isinstance(whom, Chosen | All):
            there = whom.which._replace(states=(*whom.which.states, state))
            return Deed("send", whom._replace(which=there), what=place)
        return Deed("send", whom, what=place, only_for=state)

    def of_moved(given: Any) -> Mapping[str, Any] | None:
        return {"whom": given.whom} if isinstance(given, Deed) and given == moved(given.whom) else None

    return moved, of_moved


for state, place, ways in (
    (
        "home",
        "battleground",
        ("from the home front to the battleground", "from your/its home front to the/your battleground"),
    ),
    (
        "battleground",
        "home front",
        ("from the battleground to the home front", "from the/your battleground to its/your home front"),
    ),
):
    LANGUAGE.sorts["simple"].converts(
        *_moved(state, place), *(f"move {{whom}} {each}" for each in ways),
        *(f"{{whom}} is/are moved {each}" for each in ways), rank=-1,
    )  # fmt: skip
