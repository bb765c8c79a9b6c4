"""constant-conditional: `1 willpower or less`, `2 or more enemies are engaged with you`, and as soon as it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import (
    ALL,
    THIS,
    Amount,
    Condition,
    Deeds,
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
once = of["done once"]
once.also(of["ending"])
once.form(Instruction("discard", THIS), "discard this card", "discard it")
once.form(Instruction("to victory", THIS), "add this card to the victory display", "add it to the victory display")
STAGE = ("this stage", "this quest (card)")
TAKEN = {"resources": ("resource", "lose resource"), "progress": ("progress", "remove progress")}


def _as_soon_as(tokens: str) -> Any:
    """`Forced: When there are 5 or more resources here, ...`: when one is placed and makes it so many."""

    def make(range: Range, one: Instruction, rest: tuple[Instruction, ...] = ()) -> Opening | None:
        if range.op not in (">=", ">", "="):
            return None
        so_many = Condition("compare", left=Amount(of=tokens, group=THIS), range=range)
        deeds = Deeds((one, *rest), conditions=(so_many,))
        return Opening(deeds, "forced", timing="after", triggers=(Trigger(TAKEN[tokens][0], THIS),))

    return make


for tokens, (_, verb) in TAKEN.items():
    all_taken = Instruction(verb, THIS, ALL)
    some = of[f"{tokens} taken"]
    some.also(once)
    some.form(
        all_taken,
        *(f"remove/discard all {tokens} (tokens) from {where}" for where in ("this card", "it", "here", *STAGE)),
        f"remove/discard all {tokens} (tokens) here",
    )
    there = (
        *(f"there are/is {{range:so many tokens}} {tokens} (tokens) on {it}" for it in ("this card", *STAGE)),
        f"there are/is {{range:so many tokens}} {tokens} (tokens) here",
        *(f"{it} has {{range:so many tokens}} {tokens} (tokens) (on it)" for it in ("this card", *STAGE)),
    )
    done = f"{{one:{tokens} taken}}"
    for opens in ("forced: when ", "forced: if ", "forced: as soon as ", "when "):
        of["opening"].converts(
            _as_soon_as(tokens),
            _unsaid,
            *(f"{opens}{each}, {done}" for each in there),
            *(f"{opens}{each}, {done} and {{rest:deed&}}" for each in there),
            rank=-3,
        )
