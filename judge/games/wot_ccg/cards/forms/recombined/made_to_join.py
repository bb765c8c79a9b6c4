"""Challenges in which a card must take part, each turn or this turn, as far as it can."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import has
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import TURN, MustJoin
from judge.games.wot_ccg.cards.meanings.effects import Deed

LANGUAGE.words("each-turn", "in each turn", {
    f"{each}{able}": "" for each in ("each turn", "every turn")
    for able in ("", " if possible", ", if possible", " if able", ", if able")
})  # fmt: skip
LANGUAGE.words("then-this-turn", "in this turn", {
    f"this turn{able}": "" for able in ("", " if possible", ", if possible", " if able", ", if able")
})  # fmt: skip


def _must(whom: Any, kinds: tuple[str, ...] = (), _: str = "") -> Deed | None:
    if "at you" in kinds:
        return None
    return Deed("has", whom, rules=(MustJoin(kinds),))


def _of_must(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    if not isinstance(rule, MustJoin) or given != _must(given.whom, rule.kinds):
        return None
    return {"whom": given.whom, **({"kinds": rule.kinds} if rule.kinds else {})}


has.converts(
    _must, _of_must, "{whom} must participate in {kinds:venue|} each turn",
    "{whom} must participate in a challenge each turn",
    "{whom} must participate in {kinds:venue|} {_:each-turn}",
    "{whom} must participate in a/any challenge {_:each-turn}",
)  # fmt: skip


def _this_turn(whom: Any, kinds: tuple[str, ...] = (), _: str = "") -> Deed | None:
    made = _must(whom, kinds)
    return made and made._replace(until=TURN)


def _of_this_turn(given: Any) -> Mapping[str, Any] | None:
    return _of_must(given._replace(until="")) if isinstance(given, Deed) and given.until == TURN else None


LANGUAGE.sorts["simple"].converts(
    _this_turn, _of_this_turn, "{whom} must participate in {kinds:venue|} this turn",
    "{whom} must participate in a challenge this turn",
    "{whom} must participate in {kinds:venue|} {_:then-this-turn}",
    "{whom} must participate in a/any challenge {_:then-this-turn}", rank=-1,
)  # fmt: skip
