"""limits: the first time in each round, phase or game that something happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.sentences import IN_TIME
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Limit, Opening, Trigger


def _first(per: str) -> tuple[Any, Any]:
    """`Forced: The first time it is damaged each round, ...`: nobody may decline it, so that is once a round."""

    def make(triggers: tuple[Trigger, ...], it: Opening) -> Opening | None:
        if it.triggers or it.costs or it.deeds.conditions or it.deeds.cases:
            return None
        acts = it.deeds.instead or any(each.verb in IN_TIME for each in it.deeds.effects)
        timing = "when" if acts else "after"
        return it._replace(kind="forced", timing=timing, triggers=triggers, limit=Limit(1, per))

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Opening) or given.limit is None:
            return None
        bare = given._replace(kind="", timing="", triggers=(), limit=None)
        return {"triggers": given.triggers, "it": bare} if given == make(given.triggers, bare) else None

    return make, take


for per in ("round", "phase"):
    make, take = _first(per)
    first = (
        f"the first time {{triggers:happens|}} each {per}",
        f"the first time each {per} (that) {{triggers:happens|}}",
        f"the first time {{triggers:happens|}} per {per}",
    )
    of["opening"].converts(make, take, *(f"Forced: {each}, {{it:effect part}}" for each in first))
    of["sentence"].converts(make, lambda given: None, *(f"{each}, {{it:effect part}}" for each in first), rank=4)
