"""What phrases of a text speak of: targets, any one of several, somebody of the sentences before."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.meanings import (
    Both,
    Compared,
    Enough,
    Meets,
    Share,
    Those,
    Trait,
    Without,
    instead_of_it,
)
from judge.games.chaotic.cards.meanings.hands import By

ITSELF = ("card", "this", "bearer", "subject")
BARE = {"creature": Those("this"), "battlegear": Those("bearer"), "location": Those("each")}


def here(value: Any, sort: str) -> Any:
    """`it` in a condition is the card itself, or its bearer."""
    return instead_of_it(value, BARE[sort])


def spoken_of(condition: Any) -> Those | None:
    """Of whom a condition says something: `this card shares a Tribe with another` is said of this card."""
    if isinstance(condition, Share) and isinstance(condition.whom, Both):
        return condition.whom.them[0]
    if isinstance(condition, Enough | Compared):
        number = condition.counted if isinstance(condition, Enough) else condition.left
        of = getattr(number, "of", None)
        return of if isinstance(of, Those) and of.which in ITSELF else None
    return condition.whom if isinstance(condition, Meets) else None


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


OPPOSITES = {"yours": "theirs", "engaged": "unengaged", "equipped": "unequipped", "infected": "uninfected",
             "up": "down"}  # fmt: skip


def apart(one: Those, other: Those) -> bool:
    """Whether nothing can be both: what you control, and what your opponent does; engaged, and unengaged."""
    mine, theirs = ({each.name for each in those.traits if isinstance(each, Trait)} for those in (one, other))
    pairs = (*OPPOSITES.items(), *((b, a) for a, b in OPPOSITES.items()))
    return any(a in mine and b in theirs for a, b in pairs) or _without(one, other) or _without(other, one)


def _without(one: Those, other: Those) -> bool:
    """Whether one must not be what the other must be: a Danian Creature, and a non-Danian one."""
    return any(isinstance(each, Without) and each.it in other.traits for each in one.traits)


def has_number(gift: Any) -> bool:
    """Whether as much of something is gained as a number says."""
    return bool(getattr(gift, "amount", 0))


def is_aimed(deed: Any) -> bool:
    """Whether a deed targets a Creature or an attack."""
    aims = (getattr(deed, each, None) for each in ("whom", "attack", "what"))
    return any(
        isinstance(each, Those) and each.which == "target" and each.sort in ("creature", "attack") for each in aims
    )


def refers(value: Any) -> bool:
    """Whether a condition speaks of `it`, or of `that attack`."""
    if isinstance(value, Those):
        that = value.which == "that" and value.sort == "attack"
        return value.which == "it" or that or refers(value.traits) or refers(value.of)
    return isinstance(value, tuple) and any(refers(each) for each in value)


def is_theirs(deed: Any) -> bool:
    """Whether a deed is what `they` do, or is done to a Creature of theirs."""
    if isinstance(deed, By):
        return deed.who.which == "they"
    whom = getattr(deed, "whom", None)
    return isinstance(whom, Those) and Trait("control", "actor") in whom.traits
