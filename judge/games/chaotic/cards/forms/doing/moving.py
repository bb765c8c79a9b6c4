"""6.3.3, 6.3.4: how far Creatures may move, and where and whom they may not attack."""

from __future__ import annotations

from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Those
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.cards.meanings.hands import Closed, Exchange, Spares
from judge.games.chaotic.cards.meanings.instructions import Gets
from judge.games.chaotic.play.lasting import MOST_SPACES

deed = sort("deed")


def _further(whom: Those, number: int = 1) -> Gets:
    """g-swift: so many spaces more."""
    return Gets(whom, (Ability("swift", amount=number),))


deed.converts(
    _further, lambda given: None, "{whom:creatures} can move an additional space",
    "{whom:creatures} can move (an) additional {number} space[|s]",
    "{whom:creatures} can move {number} additional space[|s]",
)  # fmt: skip
_FAR = MOST_SPACES.partition("{}")
deed.converts(
    lambda whom, number: Gets(whom, cannot=(MOST_SPACES.format(number),)) if number else None,
    lambda given: (
        {"whom": given.whom, "number": int(given.cannot[0].split()[2])}
        if type(given) is Gets and given.cannot[:1] and given.cannot[0].startswith(_FAR[0])
        and given == Gets(given.whom, cannot=given.cannot[:1])
        else None
    ),
    "{whom:creatures} cannot move more than {number} space[|s]",
    "{whom:creatures} cannot/can't move more/further/farther than {number} space[|s]",
    "{whom:creatures} can only move {number} space[|s]",
    "{whom:creatures} can move only {number} space[|s]",
)  # fmt: skip
deed.form(
    Spares,
    "{whom:creatures} cannot initiate combat with {foe:any creatures}",
    "{whom:creatures} cannot/can't initiate combat with/against {foe:any creatures}",
)
deed.form(
    Closed,
    "{whom:creatures} cannot move into this space",
    "{whom:creatures} cannot/can't move to/into/onto this space",
    "{whom:creatures} cannot/can't enter this space",
)

# 8.7.2: values that change places.
deed.form(
    Exchange,
    "swap {whom:possessor} {one:statistic} and {other:statistic}",
    *(
        f"{{whom:creatures}} {does} its/their {{one:statistic}} and/with (its|their) {{other:statistic}}"
        for does in ("swap[s|]", "exchange[s|]")
    ),
    "exchange {whom:possessor} {one:statistic} and {other:statistic}",
)
