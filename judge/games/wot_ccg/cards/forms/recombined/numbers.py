"""So many more of something, in every place where a number stands; results of which so many are asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.amounts import lots_of, results_of
from judge.games.wot_ccg.cards.forms.frames.occasions import occasion
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import All, Results, Which
from judge.games.wot_ccg.cards.meanings.effects import Occasion

amount = sort("amount")
amount.converts(lambda: 1, never, "an/one/1 additional/more", rank=1)
amount.converts(lambda n: n if n > 1 else None, never, "{n:number} additional/more", "an additional {n:number}", rank=1)

at_least = LANGUAGE.sort("so-many-results", "at least so many symbols of one sort")


def _of_lot(given: Any) -> Mapping[str, Any] | None:
    lots = lots_of(given) if isinstance(given, Results) else ()
    return {"n": lots[0][1], "what": lots[0][0]} if len(lots) == 1 and given == results_of(lots) else None


at_least.converts(
    lambda n, what: results_of(((what, n),)), _of_lot, "{n:number} or more {what:shown}",
    "{n:number} or more {what:shown} symbols/results", "at least {n:number} {what:shown}",
)  # fmt: skip
at_least.converts(lambda what: results_of(((what, 1),)), never, "any {what:shown}", "one or more {what:shown}")


def _any_rolls(which: Which, results: Results) -> Occasion:
    return Occasion("rolls", All(which), results=results)


def _rolls(whom: Any, results: Results, first: bool = False) -> Occasion:
    return Occasion("rolls", whom, results=results, first=first)


occasion.converts(_any_rolls, never, "a/an/any {which} rolls {results:so-many-results}", rank=-1)
occasion.converts(_rolls, never, "{whom} roll/rolls {results:so-many-results}")
LANGUAGE.sorts["first-occasion"].converts(
    lambda whom, results: _rolls(whom, results, first=True), never,
    "the first time (that) {whom} rolls {results:so-many-results}",
)  # fmt: skip
