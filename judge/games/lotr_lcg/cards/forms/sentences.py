"""ability-sentence-by-sentence: who does it, how long, in which case; bold words, costs, limits, keywords."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import (
    KEYWORDS,
    NUMBERED,
    THIS,
    Condition,
    CountsAs,
    DOING_SO,
    Deeds,
    Defines,
    Instruction,
    Keyword,
    Keywords,
    Limit,
    Opening,
    OtherCase,
    Phrase,
    Restricts,
    Trigger,
)  # fmt: skip

clause, lasting = of["clause"], of["lasting clause"]

# --- who does it: derived once for all deeds
clause.also(of["deed"])
clause.adds("{by:player} {it:does}", "{by:player} must {it:deed}")
clause.adds("{by:players} {it:deed}", "{by:players} must {it:deed}")
clause.adds("{by:player} may {it:deed}", may=True, rank=1)
clause.adds("{by:players} may {it:deed}", "{by:players} can {it:deed}", may=True, rank=1)
clause.adds("choose {by:chosen player} to {it:deed}")


def _together(by: Phrase, parts: tuple[Instruction, ...]) -> Instruction | None:
    return Instruction("several", by=by, parts=parts) if len(parts) > 1 else None


def _may(by: Phrase, parts: tuple[Instruction, ...]) -> Instruction | None:
    return Instruction("several", by=by, parts=parts, may=True) if len(parts) > 1 else None


def _of_several(may: bool, how: tuple[str, ...]) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given != Instruction("several", by=given.by, parts=given.parts, may=may):
            return None
        return {"by": given.by, "parts": given.parts} if (given.by.how in how) is (how == PLURAL) else None

    return take


PLURAL = ("you",)
clause.converts(_together, _of_several(False, ()), "{by:player} {parts:does&}", "{by:player} must {parts:deed&}")
clause.converts(_together, _of_several(False, PLURAL), "{by:players} {parts:deed&}", "{by:players} must {parts:deed&}")
clause.converts(_may, _of_several(True, ()), "{by:player} may {parts:deed&}")
clause.converts(_may, _of_several(True, PLURAL), "{by:players} may {parts:deed&}")

# --- effects-select: one of several
option = of["option"]
option.converts(lambda one: (one,), lambda given: {"one": given[0]} if len(given) == 1 else None, "{one:counted clause}")
option.converts(lambda one, two: (one, two), lambda given: {"one": given[0], "two": given[1]} if len(given) == 2 else None,
                "{one:counted clause} and {two:counted clause}")  # fmt: skip


def _options(options: tuple[Any, ...], by: Phrase = Phrase()) -> Instruction | None:
    return Instruction("options", by=by, options=options) if len(options) > 1 else None


def _of_options(given: Any) -> Mapping[str, Any] | None:
    if isinstance(given, Instruction) and given == Instruction("options", options=given.options):
        return {"options": given.options}
    return None


def _of_their_options(how: tuple[str, ...]) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given != Instruction("options", by=given.by, options=given.options) or not given.by.how:
            return None
        return {"options": given.options, "by": given.by} if (given.by.how in how) is (how == PLURAL) else None

    return take


choice = of["choice"]
choice.converts(_options, _of_options, "either {options:option|}", "{options:option|}", "choose one: {options:option|}", "choose to {options:option|}")
choice.converts(_options, _of_their_options(()), "{by:player} must either {options:option|}", "{by:player} chooses either {options:option|}",
                "{by:player} must choose: either {options:option|}", "{by:player} must choose to either {options:option|}", "{by:player} must choose either {options:option|}")  # fmt: skip
choice.converts(_options, _of_their_options(PLURAL), "{by:players} must either {options:option|}", "{by:players} must choose to either {options:option|}")
clause.converts(lambda group, parts: Instruction("give one", group, parts=parts) if len(parts) > 1 else None,
                lambda given: {"group": given.group, "parts": given.parts}
                if isinstance(given, Instruction) and given == Instruction("give one", given.group, parts=given.parts) else None,
                "give {group:cards} {parts:change|}")  # fmt: skip

# --- how long, how many times, in which case
lasting.adds("{it:clause} until the end of the {until:period}", "{it:clause} this {until:period}", "{it:clause} for this {until:period}",
             "{it:clause} until the end of this {until:period}", "{it:clause} for the {until:period}")  # fmt: skip
lasting.also(clause)
counted = of["counted clause"]
counted.adds("{it:lasting clause} for each {per:multiplier}", "{it:lasting clause} per {per:multiplier}")
counted.also(lasting)
counted.adds("{it:for each} until the end of the {until:period}")
of["for each"].adds("{it:clause} for each {per:multiplier}")
counted.adds("then {it:lasting clause}", "then, {it:lasting clause}", then=True, rank=1)

done, behind, deeds = of["deeds done"], of["deeds behind"], of["deeds"]
done.form(Deeds, "{effects:counted clause&}", "{effects:counted clause&}, if able", "{effects:counted clause&} if able")
done.form(Deeds, "{effects:choice,}")
done.form(Deeds, "{effects:bare&}")
done.form(Deeds, "{effects:lasting clause,} instead", "instead, {effects:lasting clause,}", instead=True)
behind.also(done)
behind.adds("{it:deeds done} if {cases:condition&}", "{it:deeds done}, if {cases:condition&}")
behind.adds("{it:deeds done} while {whiles:case,}", "{it:deeds done} when {whiles:subjectless,}", "{it:deeds done} if {whiles:subjectless,}")
behind.adds("{it:deeds done} unless {cases:unless,}", "{it:deeds done}, unless {cases:unless,}")
behind.adds("{it:deeds done}, where X is {x:quantity}", "{it:deeds done} where X is {x:quantity}")
behind.adds("{it:deeds done} after {at:this attack}")
cased = of["cased deeds"]
cased.also(behind)
cased.adds("until the end of the {until:period}, {it:cased deeds}")
cased.adds("if {conditions:condition&}, {it:cased deeds}")
cased.adds("while {whiles:case,}, {it:cased deeds}", "if {whiles:subjectless,}, {it:cased deeds}")
cased.adds("when doing so, {it:cased deeds}", "while doing so, {it:cased deeds}", whiles=(DOING_SO,))
deeds.also(cased)
deeds.adds("at {at:moment}, {it:cased deeds}", "after {at:this attack}, {it:cased deeds}")
deeds.adds("if this attack destroys {at:destroyed}, {it:cased deeds}")
of["destroyed"].form(Trigger, "{subject:cards}", kind="destroy", cause="attack")
deeds.adds("then, {it:deeds}", "then {it:deeds}", then=True)
of["case"].also(of["condition"])
of["case"].also(of["subjectless"])
of["unless"].converts(lambda it: it._replace(negated=not it.negated),
                      lambda given: {"it": given._replace(negated=not given.negated)} if isinstance(given, Condition) else None, "{it:condition}")  # fmt: skip

# --- the opening of an ability
effect, triggered, opening = of["effect part"], of["triggered part"], of["opening"]
of["cost"].also(of["deed"])
effect.form(Opening, "{deeds}")
effect.form(Opening, "{costs:cost&} to {deeds}", "{costs:cost&} in order to {deeds}", rank=-1)
triggered.also(effect)
triggered.adds("after {triggers:happening|}, {it:effect part}", timing="after")
triggered.adds("when {triggers:happening|}, {it:effect part}", "each time {triggers:happening|}, {it:effect part}", "whenever {triggers:happening|}, {it:effect part}",
               "if {triggers:happening|}, {it:effect part}", timing="when")  # fmt: skip
triggered.adds("at {triggers:moment,}, {it:effect part}", timing="at", rank=-1)
REVEALED = "the when revealed effects of {triggers:canceled,}"
triggered.form(Opening, f"cancel {REVEALED}", "cancel the when revealed effect of {triggers:canceled,}", 'cancel the "when revealed" effects of {triggers:canceled,}',
               'cancel the "when revealed" effect of {triggers:canceled,}', timing="when", deeds=Deeds((Instruction("cancel", what="effect"),)))  # fmt: skip
JUST = "{subject:cards} that was just revealed from the encounter deck", "{subject:cards} just revealed from the encounter deck", "{subject:cards} that was just revealed"
of["canceled"].form(Trigger, "{subject:cards}", *JUST, kind="effect", detail="when revealed")
triggered.form(Opening(Deeds((Instruction("cancel", what="effect"),)), timing="when", triggers=(Trigger("effect", detail="shadow"),)),
               "cancel a shadow effect", "cancel a shadow effect just triggered", "cancel a shadow effect that was just triggered")  # fmt: skip
bold = LANGUAGE.words("bold word", "a bold word", {
    "Action": "action", "Response": "response", "Forced": "forced", "When Revealed": "when revealed", "Shadow": "shadow", "Setup": "setup",
    "Forced Response": "forced",
})  # fmt: skip
opening.adds("{kind:bold word}: {it:triggered part}")
opening.adds("{phase} {kind:bold word}: {it:triggered part}")
of["paid"].also(of["deed"])
of["paid"].adds("{by:player} must {it:deed}", "{by:player} {it:does}")
opening.converts(lambda costs: Opening(Deeds(costs), "travel"),
                 lambda given: {"costs": given.deeds.effects} if isinstance(given, Opening) and given == Opening(Deeds(given.deeds.effects), "travel") else None,
                 "Travel: {costs:paid&} to travel here", "Travel: {costs:paid&}", "Travel: {costs:paid&} to travel to this location/card")  # fmt: skip

# --- keywords, limits, X
keywords = of["keywords"]
for each in KEYWORDS:
    if each in NUMBERED:
        keywords.form(Keyword, f"{each} {{amount:number}}", name=each)
    else:
        keywords.form(Keyword(each), each)
restriction = of["restriction"]
times = LANGUAGE.words("times", "how often")
for number, words in ((1, ("once", "one time", "1 time")), (2, ("twice", "two times", "2 times")), (3, ("3 times", "three times")), (4, ("4 times",)), (5, ("5 times",))):
    times.word(number, *words)
of["limit"].form(Limit, "limit {times} per {per:period}")
of["limit"].form(Limit, "this effect may be triggered by each player once each {per:period}", "this effect may be triggered by each player once per {per:period}", each=True)
restriction.form(Restricts, "{limit}")
restriction.form(Restricts, "use only if {conditions:condition&}", "play only if {conditions:condition&}", "use this ability only if {conditions:condition&}",
                 "trigger only if {conditions:condition&}", "play only while {conditions:condition&}", "use only while {conditions:condition&}",
                 "trigger this effect/ability/response/action only if {conditions:condition&}")  # fmt: skip
restriction.form(Restricts(anyone=True), "any player may trigger this", "any player may trigger this effect/ability/action/response")

sentence = of["sentence"]
sentence.form(Keywords, "{words:keywords&}")
sentence.also(opening)
sentence.also(deeds)
sentence.also(restriction)
sentence.form(Defines, "X is {amount:quantity}")
sentence.form(OtherCase, "{change} instead if {conditions:case&}")
QUOTED = 'with the text: "{sentences:sentence.}."'
sentence.form(CountsAs, f"counts as a/an {{traits:trait,}} attachment {QUOTED}", f"counts as a/an attachment {QUOTED}", "counts as a/an {traits:trait,} attachment",
              f"counts as a/an {{traits:trait,}} attachment {QUOTED}".replace("the text:", "the text").replace('."', '"'))  # fmt: skip
sentence.form(Opening(Deeds((Instruction("end game", what="win"),)), "forced", timing="after", triggers=(Trigger("advance"),)),
              "if the players defeat this stage, they win the game", "if the players defeat this stage, they have won the game",
              "when this stage is defeated, the players win the game", "if players defeat this stage, they have won the game")  # fmt: skip
sentence.form(Deeds((Instruction("cannot", THIS, words=("be canceled",)),)), "this effect cannot be canceled", "this effect cannot be cancelled",
              "its effects cannot be canceled")  # fmt: skip
