"""Whole sentences: clauses, what is asked to play a card, whom it replaces, remarks on the sentence before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import FAIL, SUCCEED, clause
from judge.games.wot_ccg.cards.forms.frames.adverbs import so_done
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import All, Chosen, Condition
from judge.games.wot_ccg.cards.meanings.effects import (
    Both,
    Clause,
    Deed,
    Note,
    PaidEach,
    Played,
    Replaces,
    Until,
)

sentence = sort("sentence")
sentence.also(clause)
used = LANGUAGE.sort("used", "an effect with its price or its occasion")
used.also(LANGUAGE.sorts["with-price"])
used.converts(so_done, never, "it/he/she {how:adverb} {it:with-price}")
used.adds(
    "when {when:occasion} , {it:core}", "whenever {when:occasion} (,) {it:core}", "when {when:occasion} {it:core}"
)
sentence.form(
    Both, "{first:late} ; {second:used}", "{first:late} , and {second:used}", "{first:late} and {second:used}",
    rank=4, about="two effects in one sentence",
)  # fmt: skip


def _otherwise(when: Any, first: Clause, second: Clause) -> Both | None:
    plain = all(each == Clause(each.deeds, each.either, may=each.may) for each in (first, second))
    return Both(first._replace(when=SUCCEED), second._replace(when=FAIL)) if plain else None


def _of_otherwise(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Both) or (given.first.when, given.second.when) != (SUCCEED, FAIL):
        return None
    found: dict[str, Any] = {
        "when": SUCCEED,
        "first": given.first._replace(when=None),
        "second": given.second._replace(when=None),
    }
    return found if given == _otherwise(**found) else None


sentence.converts(
    _otherwise, _of_otherwise, "if {when:won} , {first:core} ; otherwise , {second:core}",
    "if {when:won} , {first:core} (,) otherwise (,) {second:core}",
    "if {when:won} , {first:core} ; if not , {second:core}",
)  # fmt: skip


def _additional(whom: Any, rules: Any, more: Any, conditions: Any) -> Both:
    return Both(
        Clause((Deed("has", whom, rules=rules),)), Clause((Deed("has", whom, rules=more),), conditions=conditions)
    )


def _of_additional(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Both) or len(given.first.deeds) != 1 or len(given.second.deeds) != 1:
        return None
    one, two = given.first.deeds[0], given.second.deeds[0]
    found = {"whom": one.whom, "rules": one.rules, "more": two.rules, "conditions": given.second.conditions}
    return found if found["conditions"] and given == _additional(**found) else None


sentence.converts(
    _additional, _of_additional,
    "{whom} gain[s|] {rules:gained} , and an additional {more:gained} if {conditions:conditions}",
    *(f"{{whom}} gain/gains {{rules:gained}} {and_} an additional {{more:gained}} {when} {{conditions:conditions}}"
      for and_ in ("and", ", and") for when in ("if", "while", "when")),
)  # fmt: skip
sentence.also(LANGUAGE.sort("allowed", "who may play a card"))
for _action, _words in {
    "recruit": "recruit this card", "bring into play": "bring this card into play", "play": "play this card",
    "initiate": "initiate this challenge",
}.items():  # fmt: skip
    sentence.form(Played, f"you must {{conditions:musts}} to {_words}", action=_action)
STEPS = {
    "either": "the Opening Moves or Coming to Grips step of a challenge", "any": "a challenge",
    "grips": "the Coming to Grips step of a challenge", "opening": "the Opening Moves step of a challenge",
}  # fmt: skip
for _step, _words in STEPS.items():
    sentence.form(
        Played, f"play this card during {_words}", action="play", conditions=(Condition("step", whose=_step),),
    )  # fmt: skip
for _often in ("once per game", "once per turn"):
    sentence.form(Played, f"you may only play this card {_often}", action=_often)


sentence.form(
    PaidEach, "pay {results} for each target", "pay {results} for each card targeted",
    "you must pay {results} for each target",
)  # fmt: skip
sentence.form(Replaces, "replace {name}")
sentence.form(Replaces, "you must have {tokens:number} Pattern to replace {name}")
sentence.form(Replaces, "replace a card that replaced {name}", again=True)
sentence.form(Replaces, "replace {name} ; {then:deed>}", rank=1)
sentence.form(Replaces, "you must have {tokens:number} Pattern to replace {name} ; {then:deed>}", rank=1)
sentence.converts(
    lambda name, tokens=0, then=(): Replaces(name, tokens=tokens, then=then), never,
    "(you must have {tokens:number} pattern to) replace/replaces {name} (character)",
    "replace/replaces {name} (character) (when/if you have {tokens:number} pattern)",
    "replace/replaces {name} (character) (;|, and|and) {then:deed>}",
    "you must have {tokens:number} pattern to replace {name} (;|, and|and) {then:deed>}",
)  # fmt: skip
sentence.form(Until, "{until}")
sentence.form(
    Note, "this lets {which!} with only {ability} take part in the Last Battle",
    "this allows {which!} with only {ability} to participate in the last battle", what="in the Last Battle",
)  # fmt: skip
sentence.form(Note, "if possible", "if any", what="if possible")
sentence.form(Note, "as you choose", "your choice", "of your choice", what="your choice")
for change, op in (("reduction", "subtract"), ("increase", "add")):
    sentence.form(
        Note, f"this {change} applies after all multipliers", f"this {change} comes after all multipliers",
        f"this {change} applies/comes after all other (cost) modifiers", what=op,
    )  # fmt: skip


def _starting(which: Any, deeds: tuple[Deed, ...]) -> Clause | None:
    if which.side or which.states:
        return None
    return Clause(deeds=(Deed("target", Chosen(which._replace(side="yours", states=("starting",)))), *deeds))


sentence.converts(_starting, never, "target {which} if he/she/it is your starting character : {deeds:deed>}", rank=-1)
sentence.form(
    Played, "the only cost to recruit this card is to {costs:cost>}",
    "the only cost to recruit this character is to {costs:cost>}",
    "the only cost to recruit this troop is to {costs:cost>}", action="recruit cost",
)  # fmt: skip


def _they(which: Any, rules: Any) -> Clause | None:
    if which.side:
        return None
    return Clause(deeds=(Deed("has", All(which._replace(side="yours")), rules=rules),))


def _discarded(which: Any) -> Clause | None:
    if which.side or any(each.side for each in which.of):
        return None
    mine = which._replace(side="" if which.of else "yours", of=tuple(each._replace(side="yours") for each in which.of))
    return Clause(deeds=(Deed("discard", All(mine)),))


sentence.converts(
    _discarded, never, "discard (the/all/any) {which:every-which} if you control them/it/him/her", rank=-1
)
sentence.converts(
    _they, never, "if you control (the) {which} , they/it/he/she have/has/gain/gains {rules:gained}",
    "(the) {which} gain/gains/has/have {rules:gained} if/while you control them/it/him/her", rank=-1,
)  # fmt: skip


def _in_round(round: str) -> Played:
    return Played("play", (Condition("during", whose=round),))


def _of_round(given: Any) -> Mapping[str, Any] | None:
    own = (
        isinstance(given, Played)
        and len(given.conditions) == 1
        and given.conditions[0].test == "during"
        and given == _in_round(given.conditions[0].whose)
    )
    return {"round": given.conditions[0].whose} if own else None


sentence.converts(
    _in_round, _of_round, "this card may only be played during the {round:round}",
)  # fmt: skip
sentence.form(
    Note, "(you may) pay any amount/number of {icon}", what="any amount",
)  # fmt: skip
