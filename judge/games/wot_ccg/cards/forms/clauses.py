"""Clauses: deeds with their price, their timing, their occasion, their conditions and how often they are done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.frames.adverbs import of_so_done, so_done
from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import (
    IT,
    THIS,
    YOU,
    All,
    Change,
    Chosen,
    Condition,
    Count,
    Per,
    Ref,
    Results,
)
from judge.games.wot_ccg.cards.meanings.effects import Becomes, Clause, Deed, Occasion

PAID = Per(1, Count("paid"))
SUCCEED, FAIL = Occasion("succeed"), Occasion("fail")
aim, core = LANGUAGE.sorts["aim"], LANGUAGE.sorts["core"]

late = LANGUAGE.sort("late", "a clause with a condition behind it")
late.also(core)


def _unless(it: Clause, condition: Condition) -> Clause | None:
    if it.conditions:
        return None
    return it._replace(conditions=(condition._replace(negated=not condition.negated),))


def _of_unless(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and len(given.conditions) == 1 and given.conditions[0].negated
    if not own or given.conditions[0].test == "pays":
        return None
    return {"it": given._replace(conditions=()), "condition": given.conditions[0]._replace(negated=False)}


LANGUAGE.words("unless-or-until", "as long as something is not so", {"unless": "", "until": ""})
late.converts(
    lambda it, condition, _="": _unless(it, condition), _of_unless, "{it:core} unless {condition}",
    "{it:core} (,) {_:unless-or-until} {condition}", rank=1,
)  # fmt: skip
late.adds(
    "{it:core} (only) if {conditions:conditions}", "{it:core} when {conditions:conditions}",
    "{it:core} while {conditions:conditions}",
    "{it:core} as long as {conditions:conditions}",
)  # fmt: skip


def _so_often(it: Clause, each: Per) -> Clause | None:
    """What is done or is so for each of something; changes of numbers hold the count themselves."""
    if it.each is not None:
        return None
    folded = [_counted(deed, each) for deed in it.deeds]
    whole = [deed for deed in folded if deed is not None]
    return it._replace(deeds=tuple(whole)) if whole and len(whole) == len(folded) else it._replace(each=each)


def _counted(deed: Deed, each: Per) -> Deed | None:
    rules = [rule for rule in deed.rules if isinstance(rule, Change) and isinstance(rule.amount, int)]
    if deed.verb != "has" or not rules or len(rules) != len(deed.rules):
        return None
    return deed._replace(rules=tuple(rule._replace(amount=each._replace(each=int(str(rule.amount)))) for rule in rules))


def _of_often(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and given.each is not None
    return {"it": given._replace(each=None), "each": given.each} if own else None


late.converts(_so_often, _of_often, "{it:core} {each:per}", rank=1)
LANGUAGE.words(
    "round", "a round",
    {"ready round": "ready round", "draw round": "draw round", "action round": "action round",
    "resolution round": "resolution round", "challenge round": "challenge round", "last battle": "last battle"},
)  # fmt: skip
where = LANGUAGE.words("in-its-challenge", "in the challenge of a card")
for its in ("it is", "he is", "she is", "they are", "this card is", "this character is", "this troop is",
            "the target is", "the target character is", "the target troop is"):  # fmt: skip
    where.word("", *(f"{each} challenge in which {its} participating" for each in ("in a", "in any", "in the",
                     "during a", "during any", "during the", "to a", "to any", "to the")))  # fmt: skip
late.adds("{it:core} in a challenge in which it is participating", use="during a challenge")
late.converts(
    lambda it, _: None if it.use else it._replace(use="during a challenge"), never, "{it:core} {_:in-its-challenge}",
)  # fmt: skip


late.converts(so_done, of_so_done, "{it:core} {how:adverb}", rank=1)

clause = sort("clause")
clause.also(late)
clause.converts(so_done, of_so_done, "{how:adverb-in-front} , {it:clause}", "{how:adverb-in-front} (:) {it:clause}")
won = LANGUAGE.sort("won", "a challenge that succeeds")
ITS = ("this challenge", "that challenge", "the challenge", "it")
ends = LANGUAGE.words("won-so", "that a challenge succeeds")
ends.word(
    SUCCEED, "you succeed", "successful", "you win", *(f"{each} succeeds" for each in ITS),
    *(f"you {win} {each}" for each in (*ITS, "this", "the target challenge") for win in ("win", "succeed in",
                                                                                        "succeed at")),
    *(f"{each} is successful" for each in (*ITS, "this card")), "you are successful",
)  # fmt: skip
won.also(ends)
outcome = LANGUAGE.sort("outcome", "how a challenge ends")
outcome.also(won)
lost = LANGUAGE.words("lost-so", "that a challenge does not succeed")
lost.word(
    FAIL, "you do not succeed", "unsuccessful", "not successful", "you fail", "you lose", "you do not win",
    *(f"{each} {fails}" for each in ITS for fails in ("does not succeed", "fails", "is not successful",
                                                      "is unsuccessful")),
    *(f"you {fail} {each}" for each in ITS for fail in ("lose", "do not win", "do not succeed in",
                                                        "do not succeed at", "fail in", "fail at")),
)  # fmt: skip
outcome.also(lost)


def _by(it: Clause, how: Any, when: Occasion = SUCCEED) -> Clause | None:
    if it.when or it.conditions:
        return None
    return it._replace(when=when, conditions=(Condition("by", op=how.op, number=how.number),))


def _of_by(given: Any) -> Mapping[str, Any] | None:
    by = given.conditions[0] if isinstance(given, Clause) and len(given.conditions) == 1 else None
    if by is None or given.when not in (SUCCEED, FAIL) or by != Condition("by", op=by.op, number=by.number):
        return None
    found = {"when": given.when, "how": Compared(by.op, by.number)}
    return {"it": given._replace(when=None, conditions=()), **found}


clause.converts(
    _by, _of_by, "if {when:outcome} by {how:how-many} , {it:clause}",
    "if {when:outcome} by {how:how-many} {it:clause}",
    rank=-1,
)  # fmt: skip
clause.adds("if {when:outcome} , {it:clause}", "if {when:outcome} {it:clause}")
clause.adds("{it:late} (,) if {when:outcome}", rank=-1)


clause.converts(_unless, never, "unless {condition} , {it:clause}", rank=1)


def _only_there(it: Clause, kind: str) -> Clause | None:
    """What is done in challenges that are told, by a card that participates in one."""
    there = Condition("in", whose=kind, whom=THIS)
    plain = not (it.use or it.when or it.costs)
    return it._replace(use="during a challenge", conditions=(there, *it.conditions)) if plain else None


clause.converts(_only_there, never, "during/in {kind:sided-challenge} , {it:clause}", rank=1)


def _meanwhile(it: Clause, conditions: tuple[Condition, ...]) -> Clause | None:
    itself = any(each.test in ("is", "in", "with", "against", "alone") and each.whom == IT for each in conditions)
    others = any(isinstance(each.whom, All) and each.whom.which.where != "same" for each in it.deeds)
    if itself and (it.costs or others):
        return None
    return it._replace(conditions=(*conditions, *it.conditions))


def _of_meanwhile(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Clause) or not given.conditions:
        return None
    return {"it": given._replace(conditions=()), "conditions": given.conditions}


clause.converts(
    _meanwhile, _of_meanwhile, "if {conditions:conditions} , {it:clause}",
    "while {conditions:conditions} , {it:clause}", "if/while/when {conditions:conditions} : {it:clause}",
    "when {conditions:conditions} , {it:clause}", "{conditions:conditions} : {it:clause}",
    "as long as {conditions:conditions} , {it:clause}", rank=1,
)  # fmt: skip


def _each_that(which: Any, condition: Condition, rules: Any) -> Clause:
    return Clause(deeds=(Deed("has", All(which), rules=rules),), conditions=(condition,))


clause.converts(
    _each_that, never,
    "if/while/when a/any {which} is {condition:being} , it/he/she gains/has {rules:gained}",
    "if/while/when a/any {which} is {condition:being} , that character/troop/card gains/has {rules:gained}", rank=-3,
)  # fmt: skip


def _lasting(until: str, deeds: tuple[Deed, ...]) -> Clause | None:
    return (
        None if any(each.until for each in deeds) else Clause(deeds=tuple(each._replace(until=until) for each in deeds))
    )


# `If it is the target of an advantage, it gains ...`: as long as it is.
AS_LONG_AS = ("gets an advantage", "is targeted")


def upon(it: Clause, when: Occasion) -> Clause | None:
    """What happens upon something; what is given up for it, if its player likes, are cards and tokens."""
    paid = any(each.verb == "pay" or each.what == "hand" or not isinstance(each.amount, int) for each in it.costs)
    lasting = all(each.verb == "has" and not each.until for each in it.deeds)
    if when.event in AS_LONG_AS and lasting:
        return None
    return it._replace(when=when) if it.when is None and not paid and not it.use and not it.timing else None


def _of_upon(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and given.when is not None and given.when not in (SUCCEED, FAIL)
    return {"it": given._replace(when=None), "when": given.when} if own else None


upon_what = LANGUAGE.sort("upon-what", "upon what")
upon_what.converts(
    lambda it: it, lambda given: {"it": given} if isinstance(given, Occasion) else None, "when {it:occasion}",
    "each/any time {it:occasion}", "immediately after {it:occasion}", "as soon as {it:occasion}",
)  # fmt: skip
upon_what.converts(lambda it: it, never, "if/after {it:occasion}", rank=1)
clause.converts(
    upon, _of_upon, "{when:upon-what} , {it:clause}", "{when:upon-what} (,) {it:clause}",
    "{when:upon-what} : {it:clause}",
)  # fmt: skip
clause.converts(upon, never, "{when:first-occasion} (,) {it:clause}", "{it:core} {when:upon-what}", rank=1)
clause.converts(_lasting, never, "{until} , {deeds:has>}", rank=1)
clause.converts(
    lambda it, kind: it if kind in ("character", "troop", "fighter", "card") else None, never,
    "for each {kind} targeted , {it:clause}", rank=1,
)  # fmt: skip
clause.converts(lambda it: it, never, "for each target (,) {it:clause}", rank=1)
clause.converts(_so_often, never, "{each:per} , {it:clause}", rank=1)
moment = LANGUAGE.sort("moment", "when something happens")
ended = LANGUAGE.words("round-end", "a round that ends")
for _round in ("ready", "draw", "action", "resolution", "challenge"):
    ended.word(f"end of {_round} round", f"{_round} round")
EACH = "(the/each/a/every)"
for _when, _times in {
    "at the start of": "{event:round}", "at the end of": "{event:round-end}",
}.items():  # fmt: skip
    moment.form(Occasion, f"{_when} the {_times}", f"{_when} {EACH} {_times}", f"{_when} {EACH} {_times} each turn")
moment.form(
    Occasion, "at the end of the turn", f"at the end of {EACH} turn", "at the end of this turn", event="end of turn"
)
moment.form(Occasion, "at the start of the turn", f"at the start of {EACH} turn", event="ready round")
moment.form(Occasion, "at the start of the game", event="the game begins")
upon_what.also(moment)
clause.converts(
    lambda it, when, conditions: (made := upon(it, when)) and _meanwhile(made, conditions), never,
    "{it:core} {when:upon-what} if/while {conditions:conditions}",
    "if/while {conditions:conditions} {when:moment} , {it:clause}",
    "{when:moment} (,) if/while {conditions:conditions} , {it:clause}", rank=1,
)  # fmt: skip
clause.converts(
    lambda it, when, condition: (made := upon(it, when)) and _unless(made, condition), never,
    "{it:core} {when:upon-what} unless {condition}", rank=1,
)  # fmt: skip


def _for_paid(it: Clause, results: Any) -> Clause | None:
    """What is done as often as a price is paid."""
    if it.each is not None or it.costs or results.support or results.opposition or results.damage:
        return None
    if any(each.verb == "target" for each in it.deeds):
        return None
    if any(isinstance(each.whom, Chosen) and each.whom.which.other for each in it.deeds):
        return _different(it, results)
    return it._replace(costs=(Deed("pay", THIS, results=results, what="each"),), each=PAID)


def _different(it: Clause, results: Any) -> Clause | None:
    """`Put damage on a different character`: as many targets as the price was paid, no two of them the same."""
    deed = it.deeds[0]
    if len(it.deeds) > 1 or it != Clause(it.deeds) or not isinstance(deed.whom, Chosen) or not any(results.symbols):
        return None
    if deed.whom != Chosen(deed.whom.which):
        return None
    aim = Chosen(deed.whom.which._replace(other=False), 1, 99, per=results.symbols)
    return Clause(deeds=(Deed("target", aim), deed._replace(whom=Ref("target"))))


def _of_paid(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and given.each == PAID and len(given.costs) == 1 and given.costs[0].what == "each"
    return {"it": given._replace(costs=(), each=None), "results": given.costs[0].results} if own else None


clause.converts(
    _for_paid, _of_paid, "for each {results} you pay , {it:clause}", "for every {results} you pay , {it:clause}",
    "{it:core} for each {results} you pay", "{it:core} for each {results} paid", rank=-1,
)  # fmt: skip


def _target_paid(which: Any, results: Any) -> Deed | None:
    return Deed("target", Chosen(which, 1, 99, per=results.symbols)) if any(results.symbols) else None


def _of_target_paid(given: Any) -> Mapping[str, Any] | None:
    chosen = given.whom if isinstance(given, Deed) and given.verb == "target" else None
    own = (
        isinstance(chosen, Chosen)
        and any(chosen.per)
        and given == Deed("target", Chosen(chosen.which, 1, 99, per=chosen.per))
    )
    return {"which": chosen.which, "results": Results(symbols=chosen.per)} if own else None  # type: ignore[union-attr]


aim.converts(
    _target_paid, _of_target_paid, "target one {which} for each {results} you pay",
    "target one {which} per {results} you pay", "target a/an {which} for each {results} you pay",
    "for each {results} you pay , target a/an/one (different) {which}", rank=-1,
)  # fmt: skip


def _targeting(target: Deed, deeds: tuple[Deed, ...]) -> Clause:
    return Clause(deeds=(target, *deeds))


def _of_targeting(given: Any) -> Mapping[str, Any] | None:
    own = (
        isinstance(given, Clause)
        and len(given.deeds) > 1
        and given.deeds[0].verb == "target"
        and given == Clause(deeds=given.deeds)
    )
    return {"target": given.deeds[0], "deeds": given.deeds[1:]} if own else None


core.converts(
    _targeting, _of_targeting, "(you may) {target:aim} to {deeds:deed>}",
    "{target:aim} ; {deeds:deed>}", rank=-1,
)  # fmt: skip
core.converts(
    lambda target, icon: Clause(deeds=(target,)), never, "{target:aim} and pay any amount/number of {icon}", rank=1,
)  # fmt: skip
BECOMES = LANGUAGE.sort("becomes", "what a challenge becomes")
BECOMES.form(
    Becomes, "this challenge becomes a player advantage targeting you",
    "this card becomes a player advantage targeting you", sort="player", on=YOU,
)  # fmt: skip
BECOMES.form(
    Becomes, "this challenge becomes a character advantage targeting {on:whom}",
    "this challenge becomes a character advantage on {on:whom}", sort="character",
)  # fmt: skip
TEXT = "with the (following) text :"
clause.form(Clause, "if {when:won} , {becomes}", "if {when:won} {becomes}")
clause.form(
    Clause, "if {when:won} , {becomes} with the following text : {inner:clause}",
    f"if {{when:won}} (,) {{becomes}} {TEXT} {{inner:clause}}",
)  # fmt: skip
