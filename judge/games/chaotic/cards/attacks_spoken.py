"""3.5.8: `all Elemental Types that attack has`: of which attack, said of one on the Burst or of one that has struck."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.meanings import Elements, Those
from judge.games.chaotic.cards.meanings.instructions import Gets
from judge.games.chaotic.cards.refusals import Refused

THAT = Elements(Those("that", "attack"))
STRUCK_WITH = Those("struck with", "attack")
STRUCK = ("deals attack damage", "is dealt attack damage")


def of_attack(deed: Any, about: str, last: Those | None) -> Any:
    """What is gained or lost of `that attack`, with the attack it is: of the event, or spoken of just before."""
    if not isinstance(deed, Gets) or THAT not in (*deed.gains, *deed.loses):
        return deed
    if last is not None and last.sort == "attack":
        which = last
    elif about in STRUCK:
        which = STRUCK_WITH
    elif about == "plays an attack":
        which = Those("about", "attack")
    else:
        raise Refused("nothing of that kind is mentioned before this")

    def told(gifts: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(Elements(which) if each == THAT else each for each in gifts)

    return deed._replace(gains=told(deed.gains), loses=told(deed.loses))
