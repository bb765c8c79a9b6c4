"""constant-conditional: `1 willpower or less`, `2 or more enemies are engaged with you`, and as soon as it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import (
    THIS,
    Amount,
    Condition,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Range,
    Trigger,
)

condition = of["condition"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- the value between the number and its bound
for op, bound in (("<=", "or less/fewer/lower"), (">=", "or more/higher/greater")):
    for sort, said in (("clause of cards", "with "), ("having", "")):
        of[sort].converts(
            lambda amount, word, op=op: Quality("value", word, range=Range(op, amount)),
            _unsaid,
            f"{said}{{amount}} {{word:value}} {bound}",
            f"{said}a {{word:value}} of {{amount}} {bound}",
            rank=1,
        )
of["having"].form(Quality, "the printed {word:trait} trait", kind="printed trait")


# --- so many of them are something
def _so_many_are(range: Range, group: Phrase, quality: Quality) -> Condition:
    return Condition("count", group._replace(clauses=(*group.clauses, quality)), range=range)


condition.converts(
    _so_many_are,
    _unsaid,
    "{range:how many} {group:counted many} are {quality:being}",
    rank=1,
)

# --- as soon as there are so many tokens: only where what is done takes them away, or is done but once
TOLD = {"resources": ("resource",), "progress": ("progress",)}
TAKES = {"resources": "lose resource", "progress": "remove progress"}
GOES = ("discard", "remove", "to victory", "shuffle in", "put on deck", "flip", "advance", "end game")


def _as_soon_as(range: Range, of: str, it: Opening) -> Opening | None:
    """`Forced: When there are 5 or more resources here, ...`: when one is placed and makes it so many."""
    at_least = range._replace(op=">=") if range.op == "=" else range
    if it.triggers or it.costs or it.deeds.at is not None or of not in TOLD or at_least.op not in (">=", ">"):
        return None
    if not any(_ends_it(each, of) for each in it.deeds.effects):
        return None
    so_many = Condition("compare", left=Amount(of=of, group=THIS), range=at_least)
    deeds = it.deeds._replace(conditions=(so_many, *it.deeds.conditions))
    awaited = tuple(Trigger(kind, THIS) for kind in TOLD[of])
    return it._replace(kind="forced", timing="after", triggers=awaited, deeds=deeds)


def _ends_it(what: Instruction, of: str) -> bool:
    """Whether it is not so any more when that is done."""
    inner = (*what.parts, *(part for option in what.options for part in option))
    if inner:
        return what.verb in ("together", "several") and any(_ends_it(each, of) for each in inner)
    here = what.group in (THIS, Phrase("it")) or not what.group.how
    return here and what.verb in (*GOES, TAKES[of])


THERE = (
    "there are/is {range} {of:tokens} (tokens) on this card",
    "there are/is {range} {of:tokens} (tokens) here",
    "this card has {range} {of:tokens} (tokens) (on it)",
)
of["opening"].converts(
    _as_soon_as,
    _unsaid,
    *(f"forced: {when} {each}, {{it:effect part}}" for when in ("when", "if", "as soon as") for each in THERE),
    rank=-1,
)
of["opening"].converts(_as_soon_as, _unsaid, *(f"when {each}, {{it:effect part}}" for each in THERE), rank=-1)
