"""What is read, but means nothing where it stands; what cannot be done at one moment."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.meanings import Meets, Those, Trait, instead_of_it
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.cards.meanings.instructions import DamageTo, Gets, Return
from judge.games.chaotic.cards.meanings.sentences import Do
from judge.games.chaotic.cards.phrases import has_number
from judge.games.chaotic.cards.ways import by_own_loss

NOTHING_DONE = "this is not something that a player does at one moment"


class Refused(ValueError):
    """A sentence that is read, but means nothing where it stands."""


def refusing(function: Any, *given: Any) -> Any:
    """What a function makes of something; what it cannot take is refused."""
    try:
        return function(*given)
    except ValueError as fault:
        raise Refused(str(fault)) from None


def refuse_undoable(deed: Any) -> None:
    """What only lasts cannot be done once; what has no deed is not carried out; what is not clear is not guessed."""
    from judge.games.chaotic.cards.deeds import DEEDS

    if type(deed) not in DEEDS or getattr(deed, "has", False):
        raise Refused(NOTHING_DONE)
    if isinstance(deed, Gets):
        _refuse_unclear(deed)
    if isinstance(deed, Return) and deed.whom is not None and deed.whom.which == "one" and deed.whom.up_to:
        raise Refused("how many of them return is chosen as the spaces are")
    if isinstance(deed, DamageTo) and deed.dealer is not None and deed.dealer.which == "one":
        raise Refused("the text does not say whose damage is meant")


def _refuse_unclear(deed: Gets) -> None:
    gifts = (*deed.gains, *deed.loses) if not by_own_loss(deed) else deed.gains
    if deed.per and not all(has_number(each) for each in gifts):
        raise Refused("`for each` needs a number")
    if deed.per and len({isinstance(each, Ability) for each in gifts}) > 1:
        raise Refused("the text does not make clear whether `for each` is said of both")


def each_by_itself(do: Do) -> Do:
    """`If an engaged Creature has lower Courage, it loses 10 Energy` looks at each of the two by itself."""
    if len(do.given) != 1 or not isinstance(do.given[0], Meets) or do.given[0].whom.which != "one":
        return do
    whom = do.given[0].whom
    if whom.traits != (Trait("state", "engaged"),):
        return do
    each = Those("each", traits=(*whom.traits, do.given[0].trait), number=2)
    return do._replace(given=(), deeds=instead_of_it(do.deeds, each))
