"""What phrases of a text speak of: targets, any one of several, somebody of the sentences before."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.meanings import Those, Trait


def any_of(value: Any) -> bool:
    """Whether a description speaks of any one of several: `adjacent to a Creature`."""
    if isinstance(value, Those) and value.which == "one":
        return True
    return isinstance(value, tuple) and any(any_of(each) for each in value)


def aims(value: Any) -> bool:
    """Whether a description speaks of a target."""
    if isinstance(value, Those) and value.which == "target":
        return True
    return isinstance(value, tuple) and any(aims(each) for each in value)


def apart(one: Those, other: Those) -> bool:
    """Whether nothing can be both: what you control, and what your opponent does."""
    sides = [
        {each.name for each in those.traits if isinstance(each, Trait) and each.sort == "control"}
        for those in (one, other)
    ]
    return {frozenset(each) for each in sides} == {frozenset({"yours"}), frozenset({"theirs"})}


def has_number(gift: Any) -> bool:
    """Whether as much of something is gained as a number says."""
    return bool(getattr(gift, "amount", 0))


def is_aimed(deed: Any) -> bool:
    """Whether a deed targets a Creature or an attack."""
    aims = (getattr(deed, each, None) for each in ("whom", "attack"))
    return any(
        isinstance(each, Those) and each.which == "target" and each.sort in ("creature", "attack") for each in aims
    )


def refers(value: Any) -> bool:
    """Whether a condition speaks of `it`, or of `that attack`."""
    if isinstance(value, Those):
        that = value.which == "that" and value.sort == "attack"
        return value.which == "it" or that or refers(value.traits) or refers(value.of)
    return isinstance(value, tuple) and any(refers(each) for each in value)
