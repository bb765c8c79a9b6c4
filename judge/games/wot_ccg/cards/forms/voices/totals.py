"""Support and opposition that a challenge has besides what is generated in it: whichever challenge, and how much."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import THIS, YOU, Change, Results
from judge.games.wot_ccg.cards.meanings.effects import Deed

SIDES = ("support", "opposition")
total = LANGUAGE.sort("total", "so much support or opposition")


def _total(what: str, n: int) -> Change:
    return Change(what, "add", n)


def _of_total(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Change) and isinstance(given.amount, int) and given == _total(given.what, given.amount)
    return {"what": given.what, "n": given.amount} if own and given.what in SIDES else None


total.converts(
    _total, _of_total, "{n:number} {what:tallied}", "{n:number} additional {what:tallied}",
    "(an) additional {n:number} {what:tallied}", "{n:signed} {what:tallied}",
)  # fmt: skip
totals = LANGUAGE.sort("totals", "so much support and opposition")


def _shown(results: Results) -> tuple[Change, ...]:
    """As icons."""
    return tuple(_total(each, getattr(results, each)) for each in SIDES if getattr(results, each))


def _of_all(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, tuple) and given and all(_of_total(each) is not None for each in given)
    return {"parts": given} if own else None


totals.converts(lambda parts: parts, _of_all, "{parts:total&}")
totals.converts(_shown, never, "(an/a) (additional) {results:both-sides}", rank=1)


def _of_this(totals: tuple[Change, ...], _: str = "") -> Deed | None:
    """What a challenge card gives itself, as long as it is there."""
    return Deed("has", THIS, rules=totals) if all(each.amount > 0 for each in totals) else None  # type: ignore[operator]


def _of_these(given: Any) -> Mapping[str, Any] | None:
    rules = given.rules if isinstance(given, Deed) else ()
    own = _of_all(rules) is not None and given == Deed("has", THIS, rules=rules)
    return {"totals": rules} if own else None


def _of_that(totals: tuple[Change, ...], _: str = "") -> Deed | None:
    """What happens once to a challenge that was named before."""
    return Deed("tally", YOU, rules=totals) if all(each.amount > 0 for each in totals) else None  # type: ignore[operator]


def _of_those(given: Any) -> Mapping[str, Any] | None:
    rules = given.rules if isinstance(given, Deed) else ()
    own = _of_all(rules) is not None and given == Deed("tally", YOU, rules=rules)
    return {"totals": rules} if own else None


LANGUAGE.words("that-very-challenge", "a challenge that was named before", {
    f"{the} challenge": "" for the in ("that", "the", "the target", "the targeted")})  # fmt: skip
GAINS = "(automatically) has/gains/generates {totals} (at/during resolution)"
BEGINS = "begins/starts with {totals}"
has.converts(
    _of_this, _of_these, "this challenge has an additional {totals}",
    f"this challenge {GAINS}", f"this challenge {BEGINS}",
)  # fmt: skip
has.converts(_of_this, never, "add {totals} to this challenge", rank=-1)
LANGUAGE.sorts["simple"].converts(
    _of_that, _of_those, "the challenge gains {totals}",
    f"{{_:that-very-challenge}} {GAINS}", f"{{_:that-very-challenge}} {BEGINS}", rank=1,
)  # fmt: skip
