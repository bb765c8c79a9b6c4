"""ability-sentence-by-sentence: bold words, costs, limits, keywords, X."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.when.conditions import at_stage
from judge.games.lotr_lcg.cards.language import LANGUAGE, of, said_of
from judge.games.lotr_lcg.cards.meanings import (
    KEYWORDS,
    LATER_KEYWORDS,
    MOVED,
    NUMBERED,
    ONE_COPY,
    THIS,
    WITH_X,
    X_OF_THEM,
    Amount,
    Condition,
    Deeds,
    Defines,
    Instruction,
    Keyword,
    Keywords,
    Limit,
    Opening,
    Phrase,
    Quality,
    Range,
    Restricts,
    Trigger,
)

deeds = of["deeds"]
# --- the opening of an ability
effect, triggered, opening = of["effect part"], of["triggered part"], of["opening"]
of["cost"].also(of["deed"])
effect.form(Opening, "{deeds}")


def _of_somebody(given: Opening) -> bool:
    """What somebody gets or does, with its own subject: no `to` stands before it."""
    return bool(given.deeds.effects) and given.deeds.effects[0].verb == "together" and bool(given.costs)


said_of(effect, _of_somebody, Opening, "{costs:cost&} so that {deeds}", rank=-1)
effect.form(Opening, "{costs:cost&} to {deeds}", "{costs:cost&} in order to {deeds}", rank=-1)
effect.form(
    Opening,
    "if {conditions:condition&}, {costs:cost&} to {deeds}",
    "if {conditions:condition&}, {costs:cost&} in order to {deeds}",
    "while {conditions:condition&}, {costs:cost&} to {deeds}",
    rank=-1,
)
timed = of["timed part"]
timed.also(effect)
timed.adds("at {triggers:moment,}, {it:effect part}", "{it:effect part} at {triggers:moment,}", timing="at", rank=-1)


def on_to_stage(clauses: tuple[Quality, ...], it: Opening) -> Opening | None:
    """`after the players advance to stage 3`: after a stage is defeated, if the next one is that."""
    deeds = it.deeds._replace(conditions=(at_stage(clauses), *it.deeds.conditions))
    return None if it.triggers else it._replace(timing="after", triggers=(Trigger("advance"),), deeds=deeds)


def _of_stage(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Opening) or not given.deeds.conditions:
        return None
    clauses, rest = given.deeds.conditions[0].group.clauses, given.deeds.conditions[1:]
    bare = given._replace(timing="", triggers=(), deeds=given.deeds._replace(conditions=rest))
    staged = [each.kind for each in clauses] == ["stage"]
    return {"clauses": clauses, "it": bare} if staged and given == on_to_stage(clauses, bare) else None


triggered.converts(
    on_to_stage,
    _of_stage,
    "after the players advance to stage {clauses:numbered}, {it:effect part}",
    "after players/you advance to stage {clauses:numbered}, {it:effect part}",
    "when (the) players advance to stage {clauses:numbered}, {it:effect part}",
)
triggered.also(timed)
triggered.adds("after {triggers:happens|}, {it:effect part}", timing="after")
triggered.adds("after {triggers:two happenings}, {it:effect part}", timing="after", rank=1)
triggered.adds("when {triggers:two happenings}, {it:effect part}", timing="when", rank=1)
triggered.adds(
    "when {triggers:happens|}, {it:effect part}",
    "each time {triggers:happens|}, {it:effect part}",
    "whenever {triggers:happens|}, {it:effect part}",
    "if {triggers:happens|}, {it:effect part}",
    timing="when",
)
triggered.converts(
    lambda conditions, triggers, it: (
        it._replace(
            timing="after",
            triggers=triggers,
            deeds=it.deeds._replace(conditions=(*conditions, *it.deeds.conditions)),
        )
        if not it.triggers
        else None
    ),
    lambda given: None,
    "if {conditions:condition&} after {triggers:happening|}, {it:effect part}",
)
timed.converts(
    lambda conditions, triggers, it: (
        it._replace(
            timing="at", triggers=triggers, deeds=it.deeds._replace(conditions=(*conditions, *it.deeds.conditions))
        )
        if not it.triggers
        else None
    ),
    lambda given: None,
    "if {conditions:condition&} at {triggers:moment,}, {it:effect part}",
)
CANCELED = Deeds((Instruction("cancel", what="effect"),))
QUOTES = ("when revealed", '"when revealed"', "' when revealed '")
REVEALED = tuple(f"cancel the {each} effect[s|] of {{triggers:canceled,}}" for each in QUOTES)
triggered.form(Opening, *REVEALED, timing="when", deeds=CANCELED)
triggered.form(Opening, *(f"{{costs:cost&}} to {each}" for each in REVEALED), timing="when", deeds=CANCELED, rank=-2)
JUST = (
    "{subject:cards} that was just revealed from the encounter deck",
    "{subject:cards} just revealed from the encounter deck",
    "{subject:cards} that was just revealed",
)
of["canceled"].form(Trigger, "{subject:cards}", *JUST, kind="effect", detail="when revealed")
SHADOW = (
    "cancel a shadow effect",
    "cancel a shadow effect just triggered",
    "cancel a shadow effect that was just triggered",
    "cancel a shadow effect just triggered during an/this attack",
)
AT_SHADOW: dict[str, Any] = {"timing": "when", "triggers": (Trigger("effect", detail="shadow"),), "deeds": CANCELED}
triggered.form(Opening, *SHADOW, **AT_SHADOW)
triggered.form(Opening, *(f"{{costs:cost&}} to {each}" for each in SHADOW), **AT_SHADOW, rank=-2)
DEFENDED = "cancel a shadow effect just triggered during an attack {conditions:defended,}"
triggered.form(Opening, DEFENDED, **AT_SHADOW)
triggered.form(Opening, f"{{costs:cost&}} to {DEFENDED}", **AT_SHADOW, rank=-2)
of["defended"].form(
    Condition, "that {group:cards} [is|are] defending", "which {group:cards} [is|are] defending",
    "defended by {group:cards}", kind="is", qualities=(Quality("defending"),),
)  # fmt: skip


def _less_damage(amount: Amount, subject: Phrase, costs: tuple[Instruction, ...] = (), op: str = "") -> Opening:
    """`cancel 2 damage just dealt to a hero`: when a hero is dealt damage, it is reduced by 2."""
    reduced = Instruction("reduce it", amount=amount, op=op)
    return Opening(Deeds((reduced,)), timing="when", triggers=(Trigger("damage", subject),), costs=costs)


def _of_less_damage(op: str, paid: bool) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Opening) or len(given.triggers) != 1 or not given.deeds.effects:
            return None
        amount, subject = given.deeds.effects[0].amount, given.triggers[0].subject
        if given != _less_damage(amount, subject, given.costs, op) or bool(given.costs) is not paid:
            return None
        return {"amount": amount, "subject": subject} | ({"costs": given.costs} if paid else {})

    return take


for op in ("", "up to"):
    DEALT = [
        f"cancel {op} {{amount}} {what} just dealt to {{subject:cards}}".replace("  ", " ")
        for what in ("damage", "point[|s] of damage", "damage that was")
    ]

    def _made(amount: Amount, subject: Phrase, op: str = op) -> Opening:
        return _less_damage(amount, subject, op=op)

    def _paid(amount: Amount, subject: Phrase, costs: tuple[Instruction, ...], op: str = op) -> Opening:
        return _less_damage(amount, subject, costs, op)

    triggered.converts(_made, _of_less_damage(op, paid=False), *DEALT, rank=-1 if op else -2)
    PAID = (f"{{costs:cost&}} to {each}" for each in DEALT)
    triggered.converts(_paid, _of_less_damage(op, paid=True), *PAID, rank=-1 if op else -2)
RESPONDS = {"Response": "response", "Forced": "forced", "Forced Response": "forced"}
bold = LANGUAGE.words("bold word", "a bold word", RESPONDS)
LANGUAGE.words(
    "plain bold word",
    "a bold word that waits for nothing",
    {"Action": "action", "When Revealed": "when revealed", "Shadow": "shadow", "Setup": "setup"},
)
opening.adds("{kind:bold word}: {it:triggered part}")
opening.adds("{kind:plain bold word}: {it:timed part}")
opening.adds("Forced: {it:effect part} at {triggers:moment,} (, if able)", kind="forced", timing="at", rank=-2)
opening.adds("{phase} {kind:bold word}: {it:triggered part}")
opening.adds("{phase} {kind:plain bold word}: {it:timed part}")
# Valour is of later sets: an ability that is used only at threat 40 or more.
VALOUR = (Condition("compare", left=Amount(of="player threat", group=Phrase("you")), range=Range(">=", Amount(40))),)
for word in ("Valour", "Valor"):
    opening.adds(f"{word} {{kind:bold word}}: {{it:triggered part}}", conditions=VALOUR)
    opening.adds(f"{word} {{kind:plain bold word}}: {{it:timed part}}", conditions=VALOUR)
    for both in (f"{word} {{phase}}", f"{{phase}} {word}"):
        opening.adds(f"{both} {{kind:bold word}}: {{it:triggered part}}", conditions=VALOUR)
        opening.adds(f"{both} {{kind:plain bold word}}: {{it:timed part}}", conditions=VALOUR)
opening.converts(
    lambda it, triggers: (
        Opening(it, "forced", timing="at", triggers=triggers) if isinstance(it, Deeds) and it.at is None else None
    ),
    lambda given: None,
    "Forced: {it:cased deeds} at {triggers:moment,}",
    rank=-2,
)
# --- keywords, limits, X
keywords = of["keywords"]
for each in (*KEYWORDS, *LATER_KEYWORDS):
    if each in NUMBERED:
        if each in WITH_X:
            keywords.form(Keyword(each, X_OF_THEM), f"{each} X")
        keywords.form(Keyword, f"{each} {{amount:number}}", name=each)
    else:
        keywords.form(Keyword(each), each)
restriction = of["restriction"]
times = LANGUAGE.words("times", "how often")
HOW_OFTEN: tuple[tuple[int, tuple[str, ...]], ...] = (
    (1, ("once", "one time", "1 time", "1")),
    (2, ("twice", "two times", "2 times", "2")),
    (3, ("3 times", "three times", "thrice", "3")),
    (4, ("4 times",)),
    (5, ("5 times",)),
)
for number, often in HOW_OFTEN:
    times.word(number, *often)
of["limit"].form(
    Limit, "limit {times} per {per:period}", "limit {times} each {per:period}", "max {times} per {per:period}"
)
of["limit"].form(
    Limit,
    "this effect/ability may be triggered by each player once each/per {per:period}",
    each=True,
)
for number in range(1, 4):
    for place in ("play", "victory display"):
        copies = Phrase("all", kinds=("card",), clauses=(Quality("copy", group=THIS), Quality("in", place)))
        fewer = Condition("count", copies, range=Range("<", Amount(number)))
        noun = "copy" if number == 1 else "copies"
        restriction.form(
            Restricts(conditions=(fewer,), play=True),
            f"limit {number} {noun} of this card in {'the ' if ' ' in place else ''}{place}",
        )
restriction.form(
    Restricts(conditions=(Condition("first"),)),
    "only the first player may/can trigger this",
    "only the first player may/can trigger this effect/ability/action/response",
    "the first player may trigger this effect/ability/action/response",
)
restriction.form(Restricts, "{limit}")
restriction.form(
    Restricts,
    "use only if {conditions:condition&}",
    "use this ability only if {conditions:condition&}",
    "trigger only if {conditions:condition&}",
    "use only while {conditions:condition&}",
    "trigger this effect/ability/response/action only if {conditions:condition&}",
    "use this effect/response/action only if {conditions:condition&}",
    "use/trigger this effect/ability/response/action only while {conditions:condition&}",
    "only use/trigger this effect/ability/response/action if/while {conditions:condition&}",
)
restriction.form(
    Restricts,
    "play only if {conditions:condition&}",
    "play only while {conditions:condition&}",
    "play this card only if {conditions:condition&}",
    "you may/can only play this card if {conditions:condition&}",
    play=True,
)
restriction.form(
    Restricts,
    "you cannot play this card unless {conditions:condition,}",
    "you cannot play this card from your hand unless {conditions:condition,}",
    play=True,
)
restriction.form(Restricts, "you cannot play this card if {conditions:unless,}", play=True)
for step, words in (
    ("before staging", ("before the staging step", "before staging")),
    ("after staging", ("after the staging step", "after staging step", "after staging")),
    (
        "before commitment",
        ("before characters are committed to the quest", "before committing characters to the quest"),
    ),
):
    restriction.form(
        Restricts(conditions=(Condition("step", word=step),), play=True),
        *(f"play only {each}" for each in words),
        *(f"play (only) during the quest phase, {each}" for each in words),
        *(f"play this card only {each}" for each in words),
    )
for per in ("round", "phase"):
    restriction.form(
        Restricts(conditions=(Condition("copies played", during=per, range=Range("<", Amount(1))),), play=True),
        f"you can only play 1 copy of this card each {per}",
        f"you can/may only play 1/one copy of this card each/per {per}",
        f"limit 1/one copy of this card per {per}",
    )
restriction.form(
    Restricts(anyone=True), "any player may trigger this", "any player may trigger this effect/ability/action/response"
)
restriction.form(
    Restricts(conditions=ONE_COPY),
    "this ability does not stack with other copies of this card",
    "this effect does not stack with other copies of this card",
    "this ability/effect does not stack with other this card",
)

sentence = of["sentence"]


def _by_itself(triggers: tuple[Trigger, ...], it: Instruction) -> Opening:
    """`When this card is explored, the players win` without a bold word: nobody may decline it."""
    return Opening(Deeds((it,)), "forced", timing="after", triggers=triggers)


IN_TIME = ("cancel", "reduce it", "increase it")


def of_itself(timing: str) -> Any:
    """`If this card is dealt damage, ...` at the beginning of a text box: nobody may decline it."""

    def make(triggers: tuple[Trigger, ...], it: Opening) -> Opening | None:
        acts = it.deeds.instead or any(each.verb in IN_TIME for each in it.deeds.effects)
        when = timing if timing != "if" else "when" if acts else "after"
        return None if it.triggers or it.costs else it._replace(kind="forced", timing=when, triggers=triggers)

    return make


sentence.form(Keywords, "{words:keywords&}")
sentence.also(opening)
sentence.also(deeds)
sentence.also(restriction)
sentence.converts(
    _by_itself,
    lambda given: None,
    "if {triggers:happening|}, {it:ending}",
    "if at any time {triggers:happening|}, {it:ending}",
    "when/after {triggers:happening|}, {it:ending}",
    rank=3,
)
for timing, word in (("if", "if"), ("when", "when/whenever"), ("when", "each/any time"), ("after", "after")):
    sentence.converts(
        of_itself(timing), lambda given: None, f"{word} {{triggers:happening|}}, {{it:effect part}}", rank=4
    )
sentence.converts(
    lambda subject: Opening(
        Deeds((Instruction("end game", what="win"),)), "forced", timing="after", triggers=(Trigger("destroy", subject),)
    ),
    lambda given: None,
    "the players must (find and) defeat {subject:cards} to win this/the game",
)
sentence.form(
    Deeds((MOVED,)),
    "if there is another active location, return it to the staging area",
    "if there is already an active location, return it to the staging area",
    "if another location is (currently) active, return it to the staging area",
    "return any other active location to the staging area",
    "return the previous/previously active location to the staging area",
    rank=-1,
)
sentence.converts(
    lambda conditions, at, it: it._replace(conditions=conditions, at=at) if it == Deeds(it.effects) else None,
    lambda given: None,
    "if {conditions:condition&} at {at:moment}, {it:deeds done}",
)
MORE_COST = "as an additional cost to play this card"
sentence.converts(
    lambda costs: Deeds((Instruction("play cost", THIS, options=(costs,)),)),
    lambda given: (
        {"costs": given.effects[0].options[0]}
        if isinstance(given, Deeds)
        and len(given.effects) == 1
        and given == Deeds((Instruction("play cost", THIS, options=given.effects[0].options),))
        else None
    ),
    f"{MORE_COST}, {{costs:cost&}}",
    f"{MORE_COST} from your hand, {{costs:cost&}}",
    f"{MORE_COST} (from your hand), you must {{costs:cost&}}",
)
sentence.converts(lambda it: Deeds((it,)), lambda given: None, "Forced: {it:all the time}", rank=-5)
sentence.form(Defines, "X is {amount:quantity}", "X equals {amount:quantity}", "X is equal to {amount:quantity}")
sentence.form(
    Opening(
        Deeds((Instruction("end game", what="win"),)),
        "forced",
        timing="after",
        triggers=(Trigger("advance", cause="quest"),),
    ),
    "if the players defeat this stage, they win the game",
    "if the players defeat this stage, they have won the game",
    "when this stage is defeated, the players win the game",
    "if players defeat this stage, they have won the game",
)
