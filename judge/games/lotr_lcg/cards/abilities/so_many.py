"""letter-x: how many of something there were just now, as far as what was waited for or done before says it."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.abilities.other_players import with_others_known
from judge.games.lotr_lcg.cards.abilities.those_who import EACH
from judge.games.lotr_lcg.cards.meanings import (
    EACH_ONE,
    JUST,
    THIS,
    Ability,
    Amount,
    Instruction,
    Phrase,
    Trigger,
    remade,
    within,
)

# Of cards that are drawn or discarded together nobody says which one is meant.
OF_UNNAMED = ("draw", "discard-top")
OUT_OF_HAND = ("discard from hand", "shuffle hand")


def settled(ability: Ability) -> tuple[Ability | None, str]:
    """An ability with its numbers known, and for how many of several it is used; else why that is not known."""
    known = with_that_many(ability)
    if known is None:
        return None, "it is not clear how many that is"
    known = with_others_known(known)
    if known is None:
        return None, "it is not clear which players the others are"
    return used_once(known), "it is not clear whether it can be used for each of several"


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


def used_once(ability: Ability) -> Ability | None:
    """`After you draw a card, exhaust this card to ...`: it can be used but once, however many were drawn together."""
    if ability.kind != "response" or not _once_for_each(ability):
        return ability
    spent = any(each.verb in ("exhaust", "discard") and each.group == THIS for each in ability.costs)
    once = spent or (ability.limit is not None and ability.limit.times == 1 and not ability.limit.each)
    cards = any(each.kind in OF_UNNAMED for each in ability.triggers)
    told = any(isinstance(each, Phrase) and each.how == "it" for each in within((ability.effects, ability.costs)))
    if not once or (cards and told):
        return None
    anyhow = (each._replace(detail="") if each.detail == EACH_ONE else each for each in ability.triggers)
    return ability._replace(triggers=tuple(anyhow))


def _once_for_each(ability: Ability) -> bool:
    """`after a resource is spent`: it is done for each of several, and how many they are is not told."""
    return any(each.detail == EACH_ONE for each in ability.triggers)


def _remade(part: Any, old: str, new: str) -> Any:
    """The same, with one sort of amount in the place of another."""
    if isinstance(part, Amount) and part.of == old:
        return part._replace(of=new)
    return remade(part, lambda each: _remade(each, old, new))
