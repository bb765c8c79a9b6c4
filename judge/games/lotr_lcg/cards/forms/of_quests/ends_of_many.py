"""winning-extra-conditions, 4.x: what happens once all of a kind are gone, and endings looked at when a phase ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Condition, Deeds, Instruction, Opening, Phrase, Quality, Trigger

sentence, triggered = of["sentence"], of["triggered part"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `when all Orc enemies have been destroyed, ...`: after one of them is, if there are no more of them in play
SOMEWHERE = frozenset(("in", "controlled", "engaged", "engaged with", "attached to", "spoken of", "done"))


def _all_gone(kind: str) -> Any:
    def make(group: Phrase, it: Opening) -> Opening | None:
        if it.triggers or it.timing or any(each.kind in SOMEWHERE for each in group.qualities):
            return None
        there = group._replace(how="all", clauses=(*group.clauses, Quality("in", "play")))
        deeds: Deeds = it.deeds
        told = deeds._replace(conditions=(Condition("exists", there, negated=True), *deeds.conditions))
        return it._replace(timing="after", triggers=(Trigger(kind, group._replace(how="pick")),), deeds=told)

    return make


GONE = {"destroy": "destroyed/defeated", "explore": "explored"}
for kind, words in GONE.items():
    ways = tuple(
        f"{when} all (of the) {{group:descriptions}} {have} {words}"
        for when in ("when", "if", "after", "once")
        for have in ("are", "have been", "in play are", "in play have been")
    )
    make = _all_gone(kind)
    triggered.converts(make, _unsaid, *(f"{way}, {{it:effect part}}" for way in ways), rank=-2)
    sentence.converts(
        lambda group, it, make=make: make(group, it._replace(kind="forced")),
        _unsaid,
        *(f"{way}, {{it:effect part}}" for way in ways),
        rank=1,
    )
    sentence.converts(
        lambda group, it, make=make: make(group, Opening(Deeds((it,)), "forced")),
        _unsaid,
        *(f"{{it:ending}} {way}" for way in ways),
        rank=1,
    )


# --- `the players win the game if there are no enemies in play at the end of the round`
def _then(it: Instruction, conditions: tuple[Condition, ...], triggers: tuple[Trigger, ...]) -> Opening:
    return Opening(Deeds((it,), conditions=conditions), "forced", timing="at", triggers=triggers)


sentence.converts(
    _then,
    _unsaid,
    "{it:ending} if {conditions:condition&} at {triggers:moment,}",
    "{it:ending} at {triggers:moment,} if {conditions:condition&}",
    rank=-1,
)
