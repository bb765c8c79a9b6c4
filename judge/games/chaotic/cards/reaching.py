"""8.7.1: whom a lasting sentence concerns, and what must be so besides; what it must not refer to."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.meanings import (
    DONE,
    REFERS,
    THAT_ONE,
    Check,
    Fights,
    Isnt,
    Measure,
    Meets,
    Say,
    Those,
    Trait,
    Without,
    instead_of_it,
)
from judge.games.chaotic.cards.phrases import BARE, here, refers, spoken_of

NOBODY = "nobody is spoken of whom this could mean"


def refuse_references(value: object) -> None:
    """Refuses what speaks of something that was never mentioned where an Innate Ability begins."""
    if isinstance(value, Those) and value.which in ("it", "that", "target", "caster"):
        raise ValueError("an Innate Ability cannot refer to a target or to something mentioned before")
    if isinstance(value, Say) and value.word in (*DONE, "won", "won both", "won all", "otherwise", "heads", "tails"):
        raise ValueError("nothing happens before this")
    if (isinstance(value, Trait) and value.sort == "chosen") or (
        isinstance(value, Measure) and THAT_ONE in value.stats
    ):
        raise ValueError("nothing is chosen before this")
    if isinstance(value, tuple):
        for each in value:
            refuse_references(each)


def reached(whom: Those | None, given: tuple[Any, ...], sort: str) -> tuple[Those, tuple[Any, ...]]:
    """Whom a lasting sentence concerns, and what must be so besides."""
    if whom is None:
        reach = BARE[sort]
        return (_of_each(reach, given), ()) if sort == "location" and given else (reach, here(given, sort))
    if whom.which in REFERS:
        named = [spoken_of(each) for each in given]
        spoken = [each for each in named if each is not None and each.which not in REFERS]
        first = next((each for each in given if isinstance(each, Meets)), None)
        if spoken and spoken[0].which == "one" and first is not None:
            rest = tuple(each for each in given if each is not first)
            return Those("each", traits=(*first.whom.traits, first.trait)), here(rest, sort)
        if not spoken:
            raise ValueError(NOBODY)
        return spoken[0], here(given, sort)
    if whom.which == "each" and whom.sort == "creature":
        own = [each for each in given if isinstance(each, Meets) and each.whom == Those("it", number=whom.number)]
        whom = whom._replace(traits=(*whom.traits, *(each.trait for each in own)))
        given = tuple(each for each in given if each not in own)
    if whom.which not in ("this", "bearer") and any(isinstance(each, Meets) and refers(each.whom) for each in given):
        raise ValueError(NOBODY)
    if whom.which == "one":
        raise ValueError("the text does not say which one of several is meant")
    if whom.which == "this" and sort == "location":
        raise ValueError("a Location is not a Creature; say which Creatures it means")
    return whom._replace(traits=here(whom.traits, sort)), here(given, sort)


def of_first(deeds: tuple[Any, ...]) -> tuple[Any, ...]:
    """`This card has Fire, and its attacks deal ...`: `it` behind the first thing said is whom that was said of."""
    whom = getattr(deeds[0], "whom", None) if deeds else None
    if not isinstance(whom, Those) or whom.which not in ("card", "this", "bearer", "each"):
        return deeds

    def told(deed: Any) -> Any:
        fields = {name: getattr(deed, name) for name in ("whom", "dealer") if hasattr(deed, name)}
        own = {name: whom for name, value in fields.items() if _is_it(value)}
        attack = getattr(deed, "attack", None)
        if isinstance(attack, Those) and _is_it(attack.of):
            own["attack"] = attack._replace(of=whom)
        return deed._replace(**own)

    return (deeds[0], *map(told, deeds[1:]))


def _is_it(value: Any) -> bool:
    return isinstance(value, Those) and value._replace(number=1) == Those("it")


def _of_each(reach: Those, given: tuple[Any, ...]) -> Those:
    """Conditions of a bare text of a Location: each Creature is looked at by itself."""
    return reach._replace(traits=(*reach.traits, *(as_trait(each) for each in given)))


def as_trait(condition: Any) -> Any:
    """A condition in short words as what a Creature must have for it."""
    if isinstance(condition, Isnt):
        return Without(as_trait(condition.it))
    if isinstance(condition, Meets):
        return condition.trait if condition.whom == Those("this") else Fights(Those("each", traits=(condition.trait,)))
    if isinstance(condition, Check) and condition.test == "check":
        return Measure(condition.stats, "at least", condition.number, every=True)
    raise ValueError("this condition cannot be checked for each Creature")


def affected(value: Any) -> Any:
    """In what a number is counted by, `it` and `they` are those that are reached."""
    return instead_of_it(value, Those("affected"))
