"""What a text says of dice that it lets nobody roll."""

from __future__ import annotations

from judge.games.wot_ccg.cards.meanings import Per
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Effect
from judge.games.wot_ccg.cards.printed import Unusable

ROLLS = "roll dice"


def refuse_unrolled(clause: Clause, before: list[Effect]) -> None:
    """dice: what was rolled is known only where the text has let a player roll."""
    upon_roll = clause.when is not None and clause.when.event == "rolls"
    rolled = upon_roll or any(each.does(ROLLS) for each in before)
    for deed in clause.deeds:
        if speaks_of_rolled(deed) and not rolled:
            raise Unusable("the text does not say what is rolled")
        rolled = rolled or deed.verb == ROLLS
    if clause.each is not None and clause.each.of.what.startswith("rolled ") and not rolled:
        raise Unusable("the text does not say what is rolled")


def speaks_of_rolled(deed: Deed) -> bool:
    """Whether a deed is done with what dice have shown."""
    counted = isinstance(deed.amount, Per) and deed.amount.of.what.startswith("rolled ")
    return deed.verb == "count rolled" or counted
