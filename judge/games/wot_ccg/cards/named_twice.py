"""A target that a key of its own names, and the text once more: one target is meant, as both describe it."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.meanings import Aimed, Chosen, Which
from judge.games.wot_ccg.cards.meanings.effects import Effect

BOTH_KINDS = ("", "fighter")


def one_target(effect: Effect, aims: tuple[Chosen, ...]) -> Effect:
    """The effect with every target of a key that its text never means, but names again, as one target."""
    for at in range(len(aims)):
        if effect.picks[: len(aims)] != aims and not at:
            return effect
        again = _named_again(effect, at, len(aims))
        if again is not None:
            effect = _joined(effect, at, again)
    return effect


def _named_again(effect: Effect, at: int, since: int) -> int | None:
    """The place of the choice that repeats one which nothing refers to."""
    if _means(effect._replace(picks=()), at) or _means(effect._replace(picks=()), -1):
        return None
    later = range(since, len(effect.picks))
    return next((place for place in later if _both(effect.picks[at], effect.picks[place]) is not None), None)


def _means(value: Any, at: int) -> bool:
    if isinstance(value, Aimed):
        return value.at == at
    return isinstance(value, tuple) and any(_means(each, at) for each in value)


def _both(one: Chosen, other: Chosen) -> Chosen | None:
    """One description for two that can be of the same card; None if they cannot."""
    if not (one.target and other.target) or (one.most, other.most) != (1, 1):
        return None
    parts = {}
    for field, blank in Which._field_defaults.items():
        mine, theirs = getattr(one.which, field), getattr(other.which, field)
        wide = BOTH_KINDS if field == "kind" else (blank,)
        if mine != theirs and mine not in wide and theirs not in wide:
            return None
        parts[field] = theirs if mine in wide and theirs != blank else mine
    return other._replace(which=Which(**parts))


def _joined(effect: Effect, at: int, again: int) -> Effect:
    both = _both(effect.picks[at], effect.picks[again])
    assert both is not None
    picks = [both if place == at else each for place, each in enumerate(effect.picks) if place != again]
    moved = {place: place - (place > again) for place in range(len(effect.picks))} | {again: at, -1: -1}
    placed: Effect = _renumbered(effect._replace(picks=()), moved)
    return placed._replace(picks=tuple(picks))


def _renumbered(value: Any, moved: dict[int, int]) -> Any:
    if isinstance(value, Aimed):
        return Aimed(moved[value.at])
    if not isinstance(value, tuple):
        return value
    parts = [_renumbered(each, moved) for each in value]
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
