"""6.2.1: `that Elemental Type`, `that Discipline`: the one that the active Location's Initiative is of."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.choices import OF_INITIATIVES
from judge.games.chaotic.cards.meanings import (
    DISCIPLINES,
    ELEMENTS,
    THAT_ONE,
    ChosenElement,
    ChosenStat,
    Measure,
    Stat,
    Trait,
    remade,
)
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.cards.meanings.sentences import Do


def initiative_of(means: Do) -> str:
    """Whether a sentence counts while Initiative is an element, or a Discipline."""
    return next((each for each, said in OF_INITIATIVES.items() if said in means.given), "")


def speaks_of_it(value: Any) -> bool:
    """Whether it speaks of that Elemental Type, or of that Discipline."""
    if isinstance(value, ChosenElement | ChosenStat):
        return bool(value.made or value.amount)
    if isinstance(value, Trait) or (isinstance(value, Measure) and value.stats == (THAT_ONE,)):
        return isinstance(value, Measure) or value == Trait("chosen", "element")
    return isinstance(value, tuple) and any(map(speaks_of_it, value))


def of_initiative(value: Any, name: str) -> Any:
    """What is said of `that Elemental Type` or `that Discipline`, of one by its name."""
    if isinstance(value, ChosenElement) and name in ELEMENTS:
        return Ability(name, amount=value.amount) if value.amount else Ability("element", name)
    if isinstance(value, ChosenStat) and value.made and name in DISCIPLINES:
        return Stat(value.amount, (name,))
    if value == Trait("chosen", "element") and name in ELEMENTS:
        return Trait("element", name)
    if isinstance(value, Measure) and value.stats == (THAT_ONE,) and name in DISCIPLINES:
        return value._replace(stats=(name,))
    return remade(value, lambda each: of_initiative(each, name))
