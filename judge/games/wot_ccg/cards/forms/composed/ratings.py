"""Ratings in more orders: `with printed Politics of 3 or less`, `with 3 Combat or more`; an ability of one's choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.prices import core
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import ABILITIES, All, Change, Chosen, Limit
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

limit = sort("limit")
more = LANGUAGE.words("or-more", "or more, or less", {
    **{f"or {each}": ">=" for each in ("more", "higher", "greater", "above")},
    **{f"or {each}": "<=" for each in ("less", "fewer", "lower", "below")},
})  # fmt: skip
WITH = ("with", "that/which/who has/have")
limit.converts(
    lambda what, how: Limit(what, how.op, how.number), never,
    *(f"{with_} (a/an) printed {{what:printed-ability}} (ability) of {{how:how-many}}" for with_ in WITH),
    *(f"{with_} a/an {{what:printed-ability}} (ability) printed as {{how:how-many}}" for with_ in WITH), rank=3,
)  # fmt: skip
limit.converts(
    lambda what, how: Limit(what, how.op, how.number), never,
    *(f"{with_} {{what:ability}} (ability) of {{how:how-many}}" for with_ in WITH),
    *(f"{with_} a/an current {{what:ability}} (ability) of {{how:how-many}}" for with_ in WITH), rank=3,
)  # fmt: skip
limit.converts(
    lambda what, n, op: Limit(what, op, n), never,
    *(f"{with_} {{n:number}} {{what:ability}} (ability) {{op:or-more}}" for with_ in WITH), rank=3,
)  # fmt: skip
limit.converts(
    lambda what, n, op: Limit(what, op, n), never,
    *(f"{with_} {{n:number}} printed {{what:printed-ability}} (ability) {{op:or-more}}" for with_ in WITH), rank=3,
)  # fmt: skip
limit.converts(
    lambda how: Limit("highest printed", how.op, how.number), never,
    *(f"{with_} a highest printed ability of {{how:how-many}}" for with_ in WITH), rank=3,
)  # fmt: skip
limit.converts(
    lambda how: Limit("highest", how.op, how.number), never,
    *(f"{with_} a highest (current) ability of {{how:how-many}}" for with_ in WITH), rank=3,
)  # fmt: skip
limit.converts(
    lambda how: Limit("damage", how.op, how.number), never,
    *(f"{with_} a total of {{how:how-many}} damage (on it/him/her/them)" for with_ in WITH), rank=3,
)  # fmt: skip


# One ability of one's choice: one alternative for each of them.
def _of_choice(whom: Any, n: int, until: str) -> Clause | None:
    if isinstance(whom, All) or (isinstance(whom, Chosen) and whom.most > 1):
        return None  # Each of several might have another one.
    op: Any = "add" if n > 0 else "subtract"
    deeds = (Deed("has", whom, rules=(Change(each, op, abs(n)),), until=until) for each in ABILITIES)
    return Clause(tuple(deeds), either=True)


def _of_that(given: Any) -> Mapping[str, Any] | None:
    first = given.deeds[0] if isinstance(given, Clause) and given.either and given.deeds else None
    rule = first.rules[0] if first is not None and first.rules else None
    if first is None or not isinstance(rule, Change) or not isinstance(rule.amount, int) or not first.until:
        return None
    n = rule.amount if rule.op == "add" else -rule.amount
    found: dict[str, Any] = {"whom": first.whom, "n": n, "until": first.until}
    return found if n and given == _of_choice(**found) else None


ONE = "one/1 ability of your choice"
SPELLED = (ONE, "any one/1 ability", "an/any ability of your choice", "one/1 of its/his/her abilities",
           "one/1 of its/his/her abilities of your choice")  # fmt: skip
core.converts(
    _of_choice, _of_that, "{whom} gains {n:signed} to one ability of your choice {until}",
    *(f"{{whom}} gain/gains/has/have/get/gets {{n:signed}} to {each} {{until}}" for each in SPELLED),
    *(f"give {{whom}} {{n:signed}} to {each} {{until}}" for each in SPELLED),
    *(f"{{until}} , {{whom}} gain/gains/has/have {{n:signed}} to {each}" for each in SPELLED), rank=-1,
)  # fmt: skip
core.converts(
    lambda whom, n, until: _of_choice(whom, -n, until) if n > 0 else None, never,
    *(f"{{whom}} lose/loses {{n:number}} {of} {each} {{until}}" for each in SPELLED
      for of in ("from", "point/points of")),
    rank=-1,
)  # fmt: skip
