"""Whom `he` and `its controller` mean where something holds for each of many: each of them for himself."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.expanding.spoken_of import ALL_PLAYERS, SOME_PLAYER, as_quality
from judge.games.lotr_lcg.cards.expanding.verbs import Unread
from judge.games.lotr_lcg.cards.meanings import Condition, Deeds, Phrase, Quality

THAT_PLAYER: tuple[str, ...] = ("that player", "they")
FIELDS = ("conditions", "whiles", "cases")


def of_each(deeds: Deeds) -> Deeds:
    """`Each player cannot draw cards while he is engaged with an enemy`: each player of whom that is so."""
    groups = {each.group for each in deeds.effects}
    group = next(iter(groups)) if len(groups) == 1 else Phrase()
    everybody = group.how == "each player" or (group.how == "all" and group.kinds == ("player",))
    if everybody:
        whom, told = THAT_PLAYER, _of_player
    elif group.how == "all" and group.kinds:
        whom, told = ("controller",), _of_its_controller
    else:
        return deeds
    cases = [each for field in FIELDS for each in getattr(deeds, field) if _asked(each).how in whom]
    if not cases:
        return deeds
    such = (ALL_PLAYERS if group.how == "each player" else group)._replace(
        clauses=(*group.clauses, *(told(each) for each in cases))
    )
    rest: dict[str, Any] = {
        field: tuple(each for each in getattr(deeds, field) if each not in cases) for field in FIELDS
    }
    return deeds._replace(effects=tuple(each._replace(group=such) for each in deeds.effects), **rest)


def _asked(case: Condition) -> Phrase:
    """The player that a condition asks about."""
    if case.kind == "compare" and case.left is not None and case.left.of == "player threat":
        return case.left.group or Phrase()
    return case.player


def _of_player(case: Condition) -> Quality:
    quality = as_quality(case)
    if quality is None or case.unmet:
        raise Unread("it is not clear which player it refers to")
    return quality


def _of_its_controller(case: Condition) -> Quality:
    return Quality("controlled", group=SOME_PLAYER._replace(clauses=(_of_player(case),)))
