"""letter-x: how many of something there were just now, as far as what was waited for or done before says it."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.abilities.those_who import EACH
from judge.games.lotr_lcg.cards.meanings import (
    EACH_ONE,
    JUST,
    Ability,
    Amount,
    Instruction,
    Phrase,
    Trigger,
    remade,
    within,
)

OUT_OF_HAND = ("discard from hand", "shuffle hand")


def with_that_many(ability: Ability) -> Ability | None:
    """`Discard your hand. Draw that many cards`: as many as went; None where nothing says how many that is."""
    known = _as_it_happened(ability)
    told = tuple(within(known.effects)) if known is not None else ()
    if known is None or not any(isinstance(each, Amount) and each.of == "that" for each in told):
        return known
    went = [each for each in told if isinstance(each, Instruction) and each.verb in OUT_OF_HAND]
    if went:
        by_each = any(isinstance(each, Phrase) and each.how in EACH for each in told)
        return None if by_each or went[1:] else _remade(known, "that", "cards moved")
    if _once_for_each(known):
        return None
    waits = known.triggers or any(isinstance(each, Trigger) for each in told)
    counted = any(isinstance(each, Amount) and each.of == "X" for each in within(known.costs))
    return known if waits or counted else None


def _as_it_happened(ability: Ability) -> Ability | None:
    """`the number of resources spent`: the occasion has to be one at which resources are spent, and nothing else."""
    asked = {each.of for each in within((ability.effects, ability.costs)) if isinstance(each, Amount)} & JUST.keys()
    if not asked:
        return ability
    kinds = {each.kind for each in ability.triggers}
    if len(asked) > 1 or kinds != {JUST[next(iter(asked))]} or _once_for_each(ability):
        return None
    known: Ability = _remade(ability, next(iter(asked)), "that")
    return known


def _once_for_each(ability: Ability) -> bool:
    """`after a resource is spent`: it is done for each of several, and how many they are is not told."""
    return any(each.detail == EACH_ONE for each in ability.triggers)


def _remade(part: Any, old: str, new: str) -> Any:
    """The same, with one sort of amount in the place of another."""
    if isinstance(part, Amount) and part.of == old:
        return part._replace(of=new)
    return remade(part, lambda each: _remade(each, old, new))
