"""What is gained or had, as it is used: keywords for all Disciplines one by one, abilities in quotation marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.games.chaotic.cards.meanings import DISCIPLINES, ELEMENTS, Quoted
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.cards.meanings.instructions import Gets


def expanded(ability: Ability) -> Iterator[Ability]:
    """g-discipline: an ability for all Disciplines, or all elements, is one for each."""
    if ability.param == "disciplines":
        yield from (ability._replace(param=each) for each in DISCIPLINES)
    elif ability.name == "elementproof" and ability.param == "all":
        yield from (ability._replace(param=each) for each in ELEMENTS)
    else:
        yield ability


def gifts(given: tuple[Any, ...]) -> Iterator[Any]:
    """What is gained, with keywords for all Disciplines and abilities in quotes as they are used."""
    from judge.games.chaotic.cards.reading import quoted

    for gift in given:
        if isinstance(gift, Ability):
            yield from expanded(gift)
        elif isinstance(gift, Quoted):
            yield from quoted(gift)
        else:
            yield gift


def whole(deed: Any) -> Iterator[Any]:
    """A deed as it is carried out."""
    if isinstance(deed, Gets):
        yield deed._replace(gains=tuple(gifts(deed.gains)), loses=tuple(gifts(deed.loses)))
    else:
        yield deed
