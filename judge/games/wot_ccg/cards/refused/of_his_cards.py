"""Cards that a target has: `a troop he controls`, `all advantages on the target`; one must be targeted."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.meanings import HIS, ON_HIM, Change, Chosen, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Effect
from judge.games.wot_ccg.cards.printed import ADVANTAGE, Printed, Unusable


def of_his_cards(clause: Clause, card: Printed, before: list[Effect], aim: Chosen | None) -> Clause:
    """advantage-you: the target of an advantage is `you`, or its bearer; else one player or card was targeted."""
    his, on_him = _speaks(clause, "side", HIS), _speaks(clause, "where", ON_HIM)
    if not (his or on_him):
        return clause
    if card.kind == ADVANTAGE:
        if his is not (card.goes_on == "player") or on_him is (card.goes_on == "player"):
            raise Unusable("what the target is was said elsewhere")
        found: Clause = _put(clause, "yours", "on it")
        return found
    named = [each.whom for each in clause.deeds if each.verb == "target" and isinstance(each.whom, Chosen)]
    aims = [aim] if aim is not None else [each for each in (before[-1].picks if before else ()) if each.target]
    aims += named
    kinds = [each.which.kind for each in aims]
    players = [each for each in aims if each.which.kind == "player"]
    one = all((each.least, each.most) == (1, 1) for each in aims)
    if not one or (his and len(players) != 1) or (on_him and (len(kinds) != 1 or players)):
        raise Unusable("the text does not say whose cards are meant")
    rules = [rule for deed in clause.deeds for rule in deed.rules if not isinstance(rule, Change)]
    elsewhere = (clause.conditions, clause.costs, clause.when, clause.otherwise, clause.later, tuple(rules))
    if any(_speaks(each, "side", HIS) or _speaks(each, "where", ON_HIM) for each in elsewhere):
        raise Unusable("the text does not say whose cards are meant")
    return clause


def _speaks(value: Any, field: str, what: str) -> bool:
    if isinstance(value, Which) and getattr(value, field) == what:
        return True
    return isinstance(value, tuple) and any(_speaks(each, field, what) for each in value)


def _put(value: Any, side: str, where: str) -> Any:
    """The same with the player and the card that are meant."""
    if not isinstance(value, tuple):
        return value
    if isinstance(value, Which):
        value = value._replace(
            side=side if value.side == HIS else value.side, where=where if value.where == ON_HIM else value.where
        )
    parts = [_put(each, side, where) for each in value]
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
