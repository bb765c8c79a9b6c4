"""7.2.1, g-opposing-creature: the two Creatures in combat: yours, the opposing one, the one with the most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.chaotic.cards.forms.groups import ACTORS, ENGAGED, THEIRS, YOURS
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Measure, Those

creatures = sort("creatures")


def _one_in_combat(front: tuple[Any, ...], *wordings: str) -> None:
    """`the opposing engaged Creature`: one of the two in combat."""

    def take(given: Any) -> Mapping[str, Any] | None:
        if type(given) is not Those or given.which != "the" or given.traits[: len(front)] != front:
            return None
        return {"it": given._replace(which="", traits=given.traits[len(front) :])}

    creatures.converts(
        lambda it: it._replace(which="the", traits=(*front, *it.traits)),
        take,
        *(f"{each} {{it:phrase one}}" for each in wordings),
        plural=False,
    )


_one_in_combat((THEIRS, ENGAGED), "the opposing engaged", "opposing engaged")
_one_in_combat((YOURS, ENGAGED), "your engaged")
_one_in_combat((ACTORS, ENGAGED), "their engaged", "his or her engaged")
for _how, _most, _ways in (
    ("lowest", "the fewest", ("the lowest", "the lower", "the fewest", "the least")),
    ("highest", "the most", ("the highest", "the higher", "the most")),
):
    creatures.converts(
        lambda stat, how=_how: Those("the", traits=(ENGAGED, Measure((stat,), how))),
        lambda given, how=_how: (
            {"stat": given.traits[1].stats[0]}
            if type(given) is Those
            and given.which == "the"
            and len(given.traits) == 2
            and given.traits[0] == ENGAGED
            and type(given.traits[1]) is Measure
            and given.traits[1] == Measure(given.traits[1].stats, how)
            else None
        ),
        f"the engaged Creature with {_most} {{stat:tokens}}",
        *(f"the engaged Creature with {each} {{stat:measured}}" for each in _ways),
        plural=False,
    )
