"""Whole sentences: deeds with their timing, price, occasion and conditions; what is asked to play a card; remarks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.effects import Becomes, Clause, Deed, Note, Occasion, Of, PaidEach, Played, Replaces, Until
from judge.games.wot_ccg.cards.forms.amounts import _results
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, THIS, YOU, All, Change, Chosen, Condition, Count, Per, Results, Which

PAID = Per(1, Count("paid"))
SUCCEED, FAIL = Occasion("succeed"), Occasion("fail")

aim = LANGUAGE.sort("aim", "a target")
aim.form(Deed, "target {whom:chosen}", verb="target")
aim.converts(lambda which: Deed("target", Chosen(which)), lambda given: None, "target (the) {which}", "may only target (the) {which}", rank=1)
deed = sort("deed")
deed.adds("{it:has} {until}")
deed.adds("{it:has} to a maximum of {most:number}", "{it:has} , to a maximum of {most:number}")
deed.adds("you may {it:simple}", may=True, rank=2)
deed.adds("{it:has} on the turn it is recruited", conditions=(Condition("fresh", whom=IT),))
deed.also(LANGUAGE.sorts["simple"], LANGUAGE.sorts["has"], aim)

core = LANGUAGE.sort("core", "what is done, and its price")
core.form(Clause, "{deeds:deed>}", rank=1)
core.form(Clause, "you may {deeds:deed>}", "you can {deeds:deed>}", "it/he/she may {deeds:deed>}", may=True)
priced = LANGUAGE.sort("with-price", "what is done at a price")
core.also(priced)
priced.form(Clause, "{costs:cost>} to {deeds:deed>}", "you may {costs:cost>} to {deeds:deed>}", "this card/character/troop/advantage may {costs:cost>} to {deeds:deed>}", "{costs:cost>} : {deeds:deed>}",
          "{costs:cost>} and target this card to {deeds:deed>}", "{costs:cost>} and target this troop to {deeds:deed>}", "you may {costs:cost>} and target this troop to {deeds:deed>}",
          "{costs:cost>} , to {deeds:deed>}",
          "it may {costs:cost>} to {deeds:deed>}")  # fmt: skip
priced.form(Clause, "{costs:cost>} while it is at the battleground to {deeds:deed>}", "{costs:cost>} while at the battleground to {deeds:deed>}",
            conditions=(Condition("is", which=Which(states=("battleground",)), whom=THIS),))  # fmt: skip
priced.form(Clause, "{costs:cost>} and {deeds:aim,}", "you may {costs:cost>} and {deeds:aim,}", "this card/character/troop/advantage may {costs:cost>} and {deeds:aim,}")
priced.form(Clause, "{costs:cost>} as an event to {deeds:deed>}", "you may {costs:cost>} as an event to {deeds:deed>}", "{costs:cost>} as an event and {deeds:aim,}", timing="event")
priced.form(Clause, "{costs:cost>} as a limited event to {deeds:deed>}", "you may {costs:cost>} as a limited event to {deeds:deed>}", "{costs:cost>} as a limited event and {deeds:aim,}",
          timing="limited")  # fmt: skip


def _aimed(costs: tuple[Deed, ...], target: Deed, deeds: tuple[Deed, ...]) -> Clause:
    return Clause(deeds=(target, *deeds), costs=costs)


def _of_aimed(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and len(given.deeds) > 1 and given.deeds[0].verb == "target" and given.costs
    if not own or given != Clause(deeds=given.deeds, costs=given.costs):
        return None
    return {"costs": given.costs, "target": given.deeds[0], "deeds": given.deeds[1:]}


priced.converts(_aimed, _of_aimed, "{costs:cost>} and {target:aim} to {deeds:deed>}", "you may {costs:cost>} and {target:aim} to {deeds:deed>}",
              "{costs:cost>} to {target:aim} ; {deeds:deed>}", "{costs:cost>} to {target:aim} . {deeds:deed>}")  # fmt: skip


def _either(one: Deed, rest: tuple[Deed, ...]) -> Clause:
    return Clause(deeds=(one, *rest), either=True)


def _alternatives(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and given.either and given == Clause(deeds=given.deeds, either=True)
    return {"one": given.deeds[0], "rest": given.deeds[1:]} if own else None


core.converts(_either, _alternatives, "{one:simple} or {rest:simple|}", "you may (either) {one:simple} or {rest:simple|}", "choose one : {one:simple} or {rest:simple|}", rank=1)


def _priced(costs: tuple[Deed, ...], one: Deed, rest: tuple[Deed, ...]) -> Clause:
    return Clause(deeds=(one, *rest), either=True, costs=costs)


def _of_priced(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and given.either and given.costs
    if not own or given != Clause(deeds=given.deeds, either=True, costs=given.costs):
        return None
    return {"costs": given.costs, "one": given.deeds[0], "rest": given.deeds[1:]}


priced.converts(_priced, _of_priced, "{costs:cost>} to {one:simple} or {rest:simple|}", "{costs:cost>} : {one:simple} or {rest:simple|}",
              "this card/character/troop/advantage may {costs:cost>} to (either) {one:simple} or {rest:simple|}", rank=1)  # fmt: skip


def _generating(lots: tuple[Any, ...]) -> Clause | None:
    return Clause(deeds=tuple(Deed("generate", YOU, results=_results((each,))) for each in lots), either=True) if len(lots) > 1 else None


def _paid_generating(costs: tuple[Deed, ...], lots: tuple[Any, ...]) -> Clause | None:
    made = _generating(lots)
    return made and made._replace(costs=costs)


def _never(given: Any) -> None:
    return None


core.converts(_generating, _never, "generate (either) {lots:some|}", "add {lots:some|} to your pool", rank=2)
priced.converts(_paid_generating, _never, "{costs:cost>} to generate (either) {lots:some|}", "this card/character/troop/advantage may {costs:cost>} to generate (either) {lots:some|}",
              "{costs:cost>} : generate (either) {lots:some|}", rank=2)  # fmt: skip

priced.adds("{use} , {it:with-price}", "{use} : {it:with-price}", "{use} {it:with-price}")

late = LANGUAGE.sort("late", "a clause with a condition behind it")
late.also(core)
late.adds("{it:core} if {conditions:condition&}", "{it:core} while {conditions:condition&}", "{it:core} (only) if {conditions:condition&}", "{it:core} as long as {conditions:condition&}")


def _more_dice(whom: Any, ability: str, n: int, during: bool = False) -> Clause:
    where = (Condition("is", which=Which(states=("participating",)), whom=IT),)
    return Clause(deeds=(Deed("has", whom, rules=(Change(f"{ability} dice", "add", n),)),), conditions=where)


LAST = Condition("last battle")
late.converts(lambda it: None if it.conditions else it._replace(conditions=(LAST,)), lambda given: None, "{it:core} during the last battle", rank=1)


def _unless(it: Clause, condition: Condition) -> Clause | None:
    if it.conditions:
        return None
    return it._replace(conditions=(condition._replace(negated=not condition.negated),))


late.converts(_unless, _never, "{it:core} unless {condition}", rank=1)
late.adds("{it:core} {each:per}", rank=1)
late.converts(_unless, _never, "{it:core} until {condition}", rank=1)
LANGUAGE.words("round", "a round", {"ready round": "ready round", "draw round": "draw round", "action round": "action round", "resolution round": "resolution round",
                                    "challenge round": "challenge round", "last battle": "last battle"})  # fmt: skip
late.adds("{it:core} in a challenge in which it is participating", "{it:core} in a challenge in which this card is participating", "{it:core} in any challenge in which the target is participating",
          use="during a challenge")  # fmt: skip

clause = sort("clause")
clause.also(late)
clause.adds("as an event , {it:clause}", "as an event {it:clause}", "event : {it:clause}", "event , {it:clause}", timing="event")
clause.adds("as a limited event , {it:clause}", "as a limited event {it:clause}", "limited event : {it:clause}", "limited event , {it:clause}", "limited , {it:clause}", timing="limited")
clause.adds("once per turn , {it:clause}", "once a turn , {it:clause}", "once , {it:clause}", once="turn")
clause.adds("once per game , {it:clause}", once="game")
clause.adds("if you succeed , {it:clause}", "if successful , {it:clause}", "if this challenge succeeds , {it:clause}", "if you succeed {it:clause}", when=SUCCEED)
clause.adds("if you do not succeed , {it:clause}", "if unsuccessful , {it:clause}", when=FAIL)


def _by(it: Clause, number: int) -> Clause | None:
    if it.when or it.conditions:
        return None
    return it._replace(when=SUCCEED, conditions=(Condition("by", number=number),))


def _of_by(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and given.when == SUCCEED and len(given.conditions) == 1 and given.conditions[0] == Condition("by", number=given.conditions[0].number)
    return {"it": given._replace(when=None, conditions=()), "number": given.conditions[0].number} if own else None


clause.converts(_by, _of_by, "if you succeed by {number:number} or more , {it:clause}", "if successful by {number:number} or more , {it:clause}",
                "if this challenge succeeds by {number:number} or more , {it:clause}", "if you win by {number:number} or more , {it:clause}", rank=-1)  # fmt: skip


clause.converts(_more_dice, lambda given: None,
                "when {whom} roll/rolls his/her/its/their {ability} dice during a challenge , he/she/it/they roll/rolls {n:single} additional {ability} die/dice", rank=-1)  # fmt: skip
clause.converts(lambda it: None if it.conditions else it._replace(conditions=(LAST,)), lambda given: None, "during the last battle , {it:clause}", rank=1)
clause.converts(_unless, lambda given: None, "unless {condition} , {it:clause}", rank=1)


def _meanwhile(it: Clause, conditions: tuple[Condition, ...]) -> Clause | None:
    if it.costs and any(each.test == "is" and each.whom == IT for each in conditions):
        return None
    return it._replace(conditions=(*conditions, *it.conditions))


def _of_meanwhile(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Clause) or not given.conditions:
        return None
    return {"it": given._replace(conditions=()), "conditions": given.conditions}


clause.converts(_meanwhile, _of_meanwhile, "if {conditions:condition&} , {it:clause}", "while {conditions:condition&} , {it:clause}", "if/while/when {conditions:condition&} : {it:clause}",
                "when {conditions:condition&} , {it:clause}", "{conditions:condition&} : {it:clause}", "as long as {conditions:condition&} , {it:clause}", rank=1)  # fmt: skip


def _lasting(until: str, deeds: tuple[Deed, ...]) -> Clause | None:
    return None if any(each.until for each in deeds) else Clause(deeds=tuple(each._replace(until=until) for each in deeds))


def _upon(it: Clause, when: Occasion) -> Clause | None:
    return it._replace(when=when) if it.when is None and not it.costs and not it.use else None


def _of_upon(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and given.when is not None and given.when not in (SUCCEED, FAIL)
    return {"it": given._replace(when=None), "when": given.when} if own else None


clause.converts(_upon, _of_upon, "when {when:occasion} , {it:clause}", "whenever {when:occasion} , {it:clause}", "when {when:occasion} : {it:clause}",
                "{when:occasion} , {it:clause}", "when {when:occasion} {it:clause}", "immediately after {when:occasion} , {it:clause}")  # fmt: skip
clause.converts(_upon, lambda given: None, "if {when:occasion} , {it:clause}", rank=1)
clause.converts(_lasting, lambda given: None, "{until} , {deeds:has>}", rank=1)
clause.converts(lambda it, kind: it if kind in ("character", "troop", "fighter", "card") else None, lambda given: None, "for each {kind} targeted , {it:clause}", rank=1)
clause.adds("{each:per} , {it:clause}")
clause.converts(lambda it, round: it._replace(when=Occasion(round)) if it.when is None and not it.costs else None, _never,
              "{it:core} at the start/beginning of the {round:round}", rank=1)  # fmt: skip

sentence = sort("sentence")
sentence.also(clause)
HERO, VILLAIN = Condition("you are", whose="hero"), Condition("you are", whose="villain")
for side, who in ((HERO, "Hero"), (VILLAIN, "Villain")):
    for action, verb in (("recruit", "recruited"), ("play", "played")):
        other = VILLAIN if side is HERO else HERO
        sentence.form(Played, f"this card may only be {verb} by a {who} player", f"may only be {verb} by a {who} player", f"this character/troop may only be {verb} by a {who} player",
                      action=action, conditions=(side,))  # fmt: skip
        sentence.form(Played, f"this card may not be {verb} by a {who} player", f"may not be {verb} by a {who} player", f"this character/troop may not be {verb} by a {who} player", action=action, conditions=(side._replace(negated=True),))
    sentence.form(Played, f"only a {who} player may initiate this challenge", f"only {who} players may initiate this challenge", f"may only be initiated by a {who} player", action="initiate", conditions=(side,))


def _needed(action: str, *templates: str) -> None:
    sentence.form(Played, *templates, action=action)


MUST = LANGUAGE.sort("must", "what must be so")
MUST.form(Condition, "control {which}", "control a/an/the {which}", test="controls", whose="you")
MUST.form(Condition, "control {number:number} {which!}", "control {number:number} or more {which!}", "control at least {number:number} {which!}", test="controls", whose="you")
MUST.form(Condition, "have {number:number} Pattern", "have {number:number} or more pattern (tokens)", "have at least {number:number} pattern (tokens)", test="tokens", whose="yours")
MUST.form(Condition, "be a Villain player", test="you are", whose="villain")
MUST.form(Condition, "be a Hero player", test="you are", whose="hero")
sentence.form(Played, "you must {conditions:must&} to recruit this card", "you must {conditions:must&} to recruit this character", "you must {conditions:must&} to recruit this troop",
              "you must {conditions:must&} to bring this card/character/troop into play", "you must {conditions:must&} to recruit a this card", action="recruit")  # fmt: skip
sentence.form(Played, "you must {conditions:must&} to play this card", action="play")
sentence.form(Played, "this card may only be recruited if {conditions:condition&}", "(this character/troop) may only be recruited if {conditions:condition&}", "you may only recruit this card/character/troop if {conditions:condition&}",
              action="recruit", rank=1)  # fmt: skip
sentence.form(Played, "may only be played if {conditions:condition&}", "this card may only be played if {conditions:condition&}", "you may only play this card if {conditions:condition&}",
              "play (this card/event) (only) if {conditions:condition&}", "play when {conditions:condition&}", action="play", rank=1)  # fmt: skip


def _total(number: int) -> Played:
    return Played("play", (Condition("tokens", whose="total", number=number),))


sentence.converts(_total, _never, "there must be {number:number} or more total Pattern in the game to play this card")
STEPS = {"opening": "Opening Moves", "grips": "Coming to Grips"}
sentence.form(Played, "play this card during the Opening Moves or Coming to Grips step of a challenge", "play (this card/event) during the opening moves or coming to grips step/phase of a challenge",
              action="play", conditions=(Condition("step", whose="either"),))  # fmt: skip
sentence.form(Played, "play this card during the Coming to Grips step of a challenge", "play (this card/event) during the coming to grips step/phase of a challenge",
              action="play", conditions=(Condition("step", whose="grips"),))  # fmt: skip
sentence.form(Played, "play this card during the Opening Moves step of a challenge", "play (this card/event) during the opening moves step/phase of a challenge",
              action="play", conditions=(Condition("step", whose="opening"),))  # fmt: skip
sentence.form(Played, "play this card during a challenge", "play (this card/event) during a challenge", action="play", conditions=(Condition("step", whose="any"),))
sentence.form(Played, "you may only play this card once per game", "you may only play this event once per game", action="once per game")
sentence.form(Played, "you may only play this card once per turn", "you may only play this event once per turn", action="once per turn")


def _barred(action: str, *templates: str) -> None:
    """A card that may not be played or recruited while a condition holds."""
    sentence.converts(lambda condition: Played(action, (condition._replace(negated=not condition.negated),)), _never, *templates, rank=1)


_barred("recruit", "you may not recruit this card/character/troop if {condition}", "you cannot recruit this card/character/troop if/while {condition}")
_barred("play", "you may not play this card if {condition}", "you cannot play this card if/while {condition}")
sentence.form(PaidEach, "pay {results} for each target", "pay {results} for each card targeted", "you must pay {results} for each target")
sentence.form(Replaces, "replace {name}", "replaces {name}")
sentence.form(Replaces, "you must have {tokens:number} Pattern to replace {name}", "replace {name} (character) when you have {tokens:number} pattern")
sentence.form(Replaces, "replace a card that replaced {name}", again=True)
sentence.form(Of, "these symbols have the {allegiance} allegiance", "this symbol has the {allegiance} allegiance", "the symbols (added) have the {allegiance} allegiance")
sentence.form(Of, "these symbols have all allegiances", "this symbol has all allegiances", allegiance="all")
sentence.form(Of, "these symbols may only be used to recruit", "this symbol may only be used to recruit", "this/these symbol/symbols may only be used to recruit (characters or troops)",
              "this/these symbol/symbols can only be used for recruiting", only_for="recruit")  # fmt: skip
sentence.form(Of, "these symbols may only be used to recruit {for_:which!}", "this/that/these symbol/symbols may/can only be used to recruit (a/an) {for_:which}",
              "this/that/these symbol/symbols may/can only be used for recruiting (a/an) {for_:which}", only_for="recruit", rank=1)  # fmt: skip
sentence.form(Of, "this symbol has the {allegiance} allegiance and may only be used to recruit", "this symbol has the {allegiance} allegiance , and may only be used to recruit",
              "this symbol has only the {allegiance} allegiance and may only be used to recruit", only_for="recruit")  # fmt: skip
sentence.form(Until, "{until}")
sentence.converts(lambda which, ability: Note("as said"), _never, "this allows {which} with only {ability} to participate in the last battle")
sentence.form(Note, "as said", what="as said")
sentence.form(Note, "if possible", "if any", "your choice", "of your choice", "in any order", what="if possible")
sentence.form(Note, "these symbols keep their allegiance", "these symbols retain their original allegiance", what="own allegiance")
sentence.form(Note, "this reduction applies after all other modifiers", "this reduction applies/comes after all other (cost) modifiers", "this reduction comes/applies after all multipliers",
              "this increase applies/comes after all multipliers", what="after multipliers")  # fmt: skip


def _for_paid(it: Clause, results: Any) -> Clause | None:
    """What is done as often as a price is paid."""
    if it.each is not None or it.costs or results.support or results.opposition or results.damage:
        return None
    if any(each.verb == "target" for each in it.deeds):
        return None
    return it._replace(costs=(Deed("pay", THIS, results=results, what="each"),), each=PAID)


def _of_paid(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and given.each == PAID and len(given.costs) == 1 and given.costs[0].what == "each"
    return {"it": given._replace(costs=(), each=None), "results": given.costs[0].results} if own else None


clause.converts(_for_paid, _of_paid, "for each {results} you pay , {it:clause}", "for every {results} you pay , {it:clause}", rank=-1)


def _target_paid(which: Any, results: Any) -> Deed | None:
    return Deed("target", Chosen(which, 1, 99, per=results.symbols)) if any(results.symbols) else None


def _of_target_paid(given: Any) -> Mapping[str, Any] | None:
    chosen = given.whom if isinstance(given, Deed) and given.verb == "target" else None
    own = isinstance(chosen, Chosen) and any(chosen.per) and given == Deed("target", Chosen(chosen.which, 1, 99, per=chosen.per))
    return {"which": chosen.which, "results": Results(symbols=chosen.per)} if own else None  # type: ignore[union-attr]


aim.converts(_target_paid, _of_target_paid, "target one {which} for each {results} you pay", "target one {which} per {results} you pay", "target a/an {which} for each {results} you pay",
             "for each {results} you pay , target a/an/one {which}", rank=-1)  # fmt: skip


def _starting(which: Any, deeds: tuple[Deed, ...]) -> Clause | None:
    if which.side or which.states:
        return None
    return Clause(deeds=(Deed("target", Chosen(which._replace(side="yours", states=("starting",)))), *deeds))


sentence.converts(_starting, _never, "target {which} if he/she/it is your starting character : {deeds:deed>}", rank=-1)
sentence.converts(lambda which, rules: Clause(deeds=(Deed("has", IT, rules=rules, until="good"),), when=Occasion("you recruit", which=which)), _never,
                  "any {which} you recruit gain[s|] {rules:bonus&}", "all {which!} you recruit gain {rules:bonus&}", rank=-1)  # fmt: skip
sentence.form(Played, "the only cost to recruit this card is to {costs:cost>}", "the only cost to recruit this character is to {costs:cost>}", "the only cost to recruit this troop is to {costs:cost>}",
              action="recruit cost")  # fmt: skip


def _targeting(target: Deed, deeds: tuple[Deed, ...]) -> Clause:
    return Clause(deeds=(target, *deeds))


def _of_targeting(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and len(given.deeds) > 1 and given.deeds[0].verb == "target" and given == Clause(deeds=given.deeds)
    return {"target": given.deeds[0], "deeds": given.deeds[1:]} if own else None


core.converts(_targeting, _of_targeting, "{target:aim} to {deeds:deed>}", "you may {target:aim} to {deeds:deed>}", "{target:aim} ; {deeds:deed>}", rank=-1)
BECOMES = LANGUAGE.sort("becomes", "what a challenge becomes")
BECOMES.form(Becomes, "this challenge becomes a player advantage targeting you", "this card becomes a player advantage targeting you", sort="player", on=YOU)  # fmt: skip
BECOMES.form(Becomes, "this challenge becomes a character advantage targeting {on:whom}", "this challenge becomes a character advantage on {on:whom}", sort="character")
clause.form(Clause, "if you succeed , {becomes}", "if successful , {becomes}", "if this challenge succeeds , {becomes}", "if you succeed {becomes}", when=SUCCEED)



def _they(which: Any, rules: Any) -> Clause | None:
    if which.side:
        return None
    return Clause(deeds=(Deed("has", All(which._replace(side="yours")), rules=rules),))


sentence.converts(_they, _never, "if you control (the) {which} , they/it/he/she have/has/gain/gains {rules:bonus&}", "(the) {which} gain/gains {rules:bonus&} if you control them/it/him/her", rank=-1)


def _must_total(conditions: Any, number: int) -> Played:
    return Played("play", (*conditions, Condition("tokens", whose="total", number=number)))


sentence.converts(_must_total, _never, "you must {conditions:must&} and there must be {number:number} or more total Pattern in the game to play this card")
clause.form(Clause, "if you succeed , {becomes} with the following text : {inner:clause}", "if successful , {becomes} with the (following) text : {inner:clause}", when=SUCCEED)


def _in_round(round: str) -> Played:
    return Played("play", (Condition("during", whose=round),))


def _of_round(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Played) and len(given.conditions) == 1 and given.conditions[0].test == "during" and given == _in_round(given.conditions[0].whose)
    return {"round": given.conditions[0].whose} if own else None


sentence.converts(_in_round, _of_round, "this card may only be played during the {round:round}", "may only be played during the {round:round}", "you may only play this card/event during the {round:round}",
                  "play (this card/event) (only) during the {round:round}")  # fmt: skip
