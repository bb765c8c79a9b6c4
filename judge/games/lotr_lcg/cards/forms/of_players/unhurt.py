"""player-attack, enemy-attack: who comes out of an attack without damage, or at all; known once the attack is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import Condition, Opening, Phrase, Trigger

CHARACTER = Phrase("it", kinds=("character",))
fought = LANGUAGE.sort("fought", "who fights in an attack")
AN_ATTACK = ("an attack", "an enemy attack", "against an attack", "against an enemy attack")
fought.form(
    Trigger, "{subject:cards} defends", *(f"{{subject:cards}} defends {each}" for each in AN_ATTACK), kind="defends"
)
fought.form(Trigger, "{subject:cards} attacks", "{subject:cards} participates in an attack", kind="attacks")


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


def _of_and_not(word: str) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        found = given.conditions[:1] if isinstance(given, Opening) and given.timing == "after" else ()
        if not found or found[0].kind != "attack did" or not given.triggers:
            return None
        bare = given._replace(timing="", triggers=(), conditions=given.conditions[1:])
        same = given == _and_not(word)(given.triggers, bare)
        return {"triggers": given.triggers, "it": bare} if same and len(given.triggers) == 1 else None

    return take


def _and_not(word: str) -> Any:
    """`after attached hero defends an attack and takes no damage, ...`: the ability is used only in that case."""

    def make(triggers: tuple[Trigger, ...], it: Opening) -> Opening | None:
        who = triggers[0].subject
        if it.triggers:
            return None
        known = who if who.how in ("this", "host", "named") else CHARACTER
        unhurt = Condition("attack did", known, word=word, negated=True)
        return it._replace(timing="after", triggers=triggers, conditions=(unhurt, *it.conditions))

    return make


OUTCOMES = {
    "damage": (
        "and takes/took no damage", "and does/did not take (any) damage", "without taking (any) damage",
        "and is/was not damaged", "and takes/took no damage from/during that attack",
    ),
    "destroy": ("and is/was not destroyed", "and survives/survived", "without being destroyed"),
}  # fmt: skip
for word, outcomes in OUTCOMES.items():
    for each in outcomes:
        of["triggered part"].converts(
            _and_not(word), _of_and_not(word), f"after {{triggers:fought,}} {each}, {{it:effect part}}", rank=-1
        )
for each in ("damage", "any damage", "damage from/during/in that/this/the attack"):
    of["condition"].form(
        Condition, f"{{group:cards}} did not take {each}", kind="attack did", word="damage", negated=True
    )
of["condition"].form(
    Condition,
    "{group:cards} took no damage",
    "{group:cards} took no damage from/during/in that/this/the attack",
    kind="attack did",
    word="damage",
    negated=True,
    rank=1,
)
