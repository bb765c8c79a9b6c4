"""Control tokens as a price: so many of one's own, from this Contested Advantage or from one that is chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import THIS, Chosen, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed

given = LANGUAGE.sorts["sacrifice"]
there = LANGUAGE.sort("control-paid", "a Contested Advantage whose control tokens pay")
there.form(THIS, "this card", "this advantage", "it")


def _chosen(which: Which) -> Chosen | None:
    return None if which.other else Chosen(which)


there.converts(
    _chosen, lambda each: {"which": each.which} if isinstance(each, Chosen) and each == Chosen(each.which) else None,
    "a {which:contested-which}", "one/1/any {which:contested-which}",
)  # fmt: skip


def _spent(amount: int, whom: Any) -> Deed:
    return Deed("spend control", whom, amount)


def _of_spent(each: Any) -> Mapping[str, Any] | None:
    own = (
        isinstance(each, Deed)
        and isinstance(each.amount, int)
        and each == Deed("spend control", each.whom, each.amount)
    )
    return {"amount": each.amount, "whom": each.whom} if own else None


given.converts(
    _spent, _of_spent, "remove {amount:number} of your control tokens from {whom:control-paid}",
    "remove/spend/discard {amount:number} (of) your (control) token/tokens from/on {whom:control-paid}",
    "remove/spend/discard {amount:number} control token/tokens you have on {whom:control-paid}",
    "remove/spend/discard {amount:number} control token/tokens of yours from/on {whom:control-paid}", rank=1,
)  # fmt: skip
