"""What kind of sentence a clause is: an aim, a rule that holds, a requirement, one that goes on with what was said."""

from __future__ import annotations

import re
from typing import Any

from judge.cardtext import Sentence
from judge.cardtext.say import sentence as said_back
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import GOOD, IT, All, Change, Condition, Ref
from judge.games.wot_ccg.cards.meanings.effects import (
    AIM,
    CONTINUOUS,
    EVENT_LIKE,
    LIMITED,
    TRIGGER,
    Clause,
    Deed,
    Effect,
    Limited,
    Occasion,
    Of,
    PaidEach,
    Until,
)
from judge.games.wot_ccg.cards.printed import ADVANTAGE, EVENT, Printed
from judge.games.wot_ccg.cards.refused.unrolled import speaks_of_rolled

BACK = (
    "this", "these", "it ", "he ", "she ", "they ", "the target", "that ", "those", "then", "you may only", "only",
    "if you do", "when you use", "whenever you use", "if you use", "place it", "put it", "place them", "put them",
    "reveal", "show", "both", "each target", "any such", "such ",
    "otherwise", "if not,",
)  # fmt: skip


def is_pattern(condition: Condition) -> bool:
    """pattern-requirement: so many tokens of one's own, or in all."""
    asks = condition.test == "tokens" and condition.whose in ("yours", "total")
    return asks and condition.op == ">=" and not condition.negated


def both_turned(clause: Clause) -> Clause:
    """`Rotate this card and a character`: two cards that are rotated."""
    both = [each for each in clause.costs if each.verb == "rotate" and each.to is not None]
    if not both:
        return clause
    rest = tuple(each for each in clause.costs if each not in both)
    turned = (Deed("rotate", Ref("this")), Deed("rotate", both[0].to or Ref("this")))
    return clause._replace(costs=(*turned, *rest))


OUTCOMES = {Occasion("succeed"): "success", Occasion("fail"): "fail"}
ITSELF = re.compile(
    r"\b(?:challenge|it) (?:succeeds|fails|is (?:un)?successful|is not successful|does not succeed)\b", re.IGNORECASE
)
GOING_ON = Condition("step", whose="any")
ON_NOBODY = ("player", "world")


def in_a_challenge(sentence: Sentence, card: Printed) -> Sentence:
    """`During a challenge`: participating-during for a card; what takes part in none means that one is resolved."""
    clause, kind = sentence.means, card.kind
    if kind == "event" and isinstance(clause, Clause) and clause.when in OUTCOMES and ITSELF.search(sentence.text):
        return sentence._replace(said=sentence.said.replace("If you ", "If it ").replace("it do not", "it does not")
                                 .replace("If it succeed", "If it succeeds"))  # fmt: skip
    if not isinstance(clause, Clause) or clause.use != "going on":
        return sentence
    if kind == EVENT or (kind == ADVANTAGE and card.goes_on in ON_NOBODY):
        means = clause._replace(use="", conditions=(*clause.conditions, GOING_ON))
    else:
        means = clause._replace(use="during a challenge")
    return sentence._replace(means=means, said=said_back(LANGUAGE, means))


LIMITS = (
    "you can only", "you may only", "this bonus", "this effect", "this ability", "only one", "this may only",
    "this can only", "not including", "not counting", "excluding", "other than", "except", "but not", "including",
)  # fmt: skip


def limits_what_holds(text: str) -> bool:
    """Whether a sentence limits what the one before it says, even where that holds all the time."""
    return text.casefold().startswith(LIMITS)


def refers_back(text: str) -> bool:
    """Whether a sentence goes on with the one before it."""
    return text.casefold().startswith(BACK)


def speaks_of_itself(text: str) -> bool:
    """Whether a sentence begins with the card's own name, which stands alone."""
    first, _, rest = text.casefold().partition(" ")
    return first == "this" and rest.partition(" ")[0].removesuffix("'s") in ("card", "character", "troop", "advantage")


def modifies(means: Any) -> bool:
    """Whether a sentence says something of what was said before, and does nothing by itself."""
    return isinstance(means, Of | Until | PaidEach | Limited)


def is_aim(clause: Clause) -> bool:
    """Whether a clause only says what is targeted, whenever its card is played."""
    plain = clause == Clause(clause.deeds, conditions=clause.conditions)
    return len(clause.deeds) == 1 and clause.deeds[0].verb == "target" and plain


def is_static(clause: Clause) -> bool:
    """Whether a clause holds all the time."""
    plain = not (clause.costs or clause.timing or clause.once or clause.use or clause.when or clause.either)
    return plain and all(each.verb == "has" and not each.until and not each.most for each in clause.deeds)


def rolled_before(clause: Clause, effects: list[Effect]) -> bool:
    """dice: whether a clause speaks of what the effect before it has let a player roll."""
    counted = clause.each is not None and clause.each.of.what.startswith("rolled ")
    asked = any(each.test == "rolled" for each in clause.conditions)
    plain = clause == Clause(clause.deeds, each=clause.each, conditions=clause.conditions, may=clause.may)
    rolls = bool(effects) and effects[-1].timing in (EVENT_LIKE, LIMITED, TRIGGER) and effects[-1].does("roll dice")
    spoken = any(map(speaks_of_rolled, clause.deeds))
    return rolls and plain and (counted or asked or spoken)


def is_grant(clause: Clause) -> bool:
    """Whether a clause says what becomes so for good, as soon as its conditions hold."""
    lasting = [each._replace(until="") for each in clause.deeds]
    numbers = [rule for each in clause.deeds for rule in each.rules if isinstance(rule, Change)]
    return (
        all(each.until == GOOD for each in clause.deeds)
        and is_static(clause._replace(deeds=tuple(lasting)))
        and clause.each is None
        and all(isinstance(rule.amount, int) for rule in numbers)
    )


def by_how_long(clause: Clause, text: str) -> tuple[Clause, ...]:
    """A clause that says what is so for good and what is so as long as it holds, as one of each; else nothing.

    Where cards are, as the end of the sentence says, is a condition of what comes and goes with it, not of the other.
    """
    if clause.conditions and (
        text.casefold().startswith(("if ", "while ", "when ")) or any(each.whom != IT for each in clause.conditions)
    ):
        return ()
    good = tuple(each for each in clause.deeds if each.until == GOOD)
    rest = tuple(each for each in clause.deeds if each.until != GOOD)
    parts = (clause._replace(deeds=good, conditions=()), clause._replace(deeds=rest))
    return parts if good and rest and is_grant(parts[0]) and is_static(parts[1]) else ()


def is_requirement(clause: Clause) -> bool:
    """continuous-failure, discard-from-play: cards that go as soon as a condition holds, or as they are there."""
    if len(clause.deeds) != 1 or clause.may or clause.costs or clause.timing or clause.once or clause.use:
        return False
    deed = clause.deeds[0]
    if isinstance(deed.whom, All):
        return deed.verb == "discard" and deed.whom.which.zone == "play" and deed.whom.which.where == ""
    return (
        deed.verb in ("discard", "kill", "remove") and deed.whom in (Ref("this"), Ref("it")) and bool(clause.conditions)
    )


AT_ONCE = (
    "choose", "rotate", "ready", "deal", "heal", "send", "withdraw", "draw", "discard cards", "discard hand", "mill",
    "add tokens", "remove tokens", "move tokens", "convert tokens", "fill hand", "shuffle pile",
    "mark",
)  # fmt: skip


def when_it_comes(clause: Clause, effects: list[Effect]) -> bool:
    """play-advantage: what an advantage simply tells to do is done when it is played; it goes on with no effect."""
    told = bool(clause.deeds) and all(each.verb in AT_ONCE for each in clause.deeds)
    chooses = any(each.verb == "choose" for each in clause.deeds)
    first = all(each.timing in (AIM, CONTINUOUS) or each.when == Occasion("enters play") for each in effects)
    alone = clause == Clause(clause.deeds) and (len(clause.deeds) == 1 if chooses else first)
    return told and alone and not any(isinstance(each.whom, All) for each in clause.deeds)


def is_sequel(clause: Clause, word: str) -> bool:
    """Whether a clause goes on with what the one before has begun: it says `it`, or `the target`."""
    return any(whom == Ref(word) for each in clause.deeds for whom in (each.whom, each.to))
