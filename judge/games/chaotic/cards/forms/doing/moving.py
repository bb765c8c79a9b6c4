"""6.3.3, 6.3.4: how far Creatures may move, and where and whom they may not attack."""

from __future__ import annotations

from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Those
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.cards.meanings.instructions import Gets

deed = sort("deed")


def _further(whom: Those, number: int = 1) -> Gets:
    """g-swift: so many spaces more."""
    return Gets(whom, (Ability("swift", amount=number),))


deed.converts(
    _further, lambda given: None, "{whom:creatures} can move an additional space",
    "{whom:creatures} can move {number} additional spaces",
)  # fmt: skip
