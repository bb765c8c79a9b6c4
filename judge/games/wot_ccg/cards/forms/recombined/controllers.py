"""Whoever controls a card: `the player who controls this card may rotate it`; what is so of him, and what he does."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import YOU, Change, Condition
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

holds = LANGUAGE.sort("holder", "whoever controls this card")
THIS_CARD = "this card"


for _who in ("the player who/that controls", "(any/a) player who/that controls", "whoever controls"):
    holds.form(Condition, f"{_who} {THIS_CARD}", f"the controller of {THIS_CARD}", test="controls this")
    holds.converts(
        lambda how: Condition("controls this by", op=how.op, number=how.number),
        lambda given: {"how": Compared(given.op, given.number)}
        if isinstance(given, Condition) and given.test == "controls this by" else None,
        f"{_who} {THIS_CARD} by {{how:enough}} (token/tokens)",
    )  # fmt: skip


def _his(holder: Condition, it: Clause) -> Clause:
    """What the text of a card says to its controller."""
    return it._replace(conditions=(holder, *it.conditions))


def _he_does(holder: Condition, it: Deed) -> Clause:
    return Clause(deeds=(it._replace(whom=YOU),), conditions=(holder,))


clause.converts(
    lambda holder, it: _his(holder, it._replace(may=not it.costs)) if not it.may else None, never,
    "{holder} may {it:core}", "{holder} may {it:core} as an event", rank=1,
)  # fmt: skip
clause.converts(_he_does, never, "{holder} (also/additionally) {it:does}", rank=1)


def _draws_more(holder: Condition, n: int) -> Clause:
    return Clause(deeds=(Deed("has", YOU, rules=(Change("cards drawn", "add", n),)),), conditions=(holder,))


clause.converts(
    _draws_more, never, "{holder} draws {n:single} additional/more card/cards during/in (the/each/every) draw round",
    rank=1,
)  # fmt: skip
