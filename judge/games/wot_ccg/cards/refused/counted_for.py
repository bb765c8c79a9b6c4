"""For whom something is counted: `for each troop he controls` asks for a player who draws, loses or discards."""

from __future__ import annotations

from judge.games.wot_ccg.cards.meanings import HIS_CARDS, YOU, All, Chosen, Per
from judge.games.wot_ccg.cards.meanings.effects import Clause
from judge.games.wot_ccg.cards.printed import ANY_NUMBER, Unusable

FOR_HIM = ("draw", "discard cards", "mill", "add tokens", "remove tokens", "convert tokens")


SHARED = ("deal", "heal", "corrupt", "add control", "less control", "mark", "unmark")


def refuse_shared(clause: Clause) -> None:
    """`4 damage on any number of troops`: whether each of them takes so many, or all of them together, is not told."""
    for deed in clause.deeds:
        many = isinstance(deed.whom, Chosen) and deed.whom.most >= ANY_NUMBER
        if many and deed.verb in SHARED and isinstance(deed.amount, int) and 1 < deed.amount < ANY_NUMBER:
            raise Unusable("the text does not say whether it is divided")


def refuse_his_counts(clause: Clause) -> None:
    """What is counted of `his` cards is counted for a player who is told to do it, in a deed that does count so."""
    for deed in clause.deeds:
        amounts = [deed.amount, clause.each, *(getattr(rule, "amount", None) for rule in deed.rules)]
        his = [each for each in amounts if isinstance(each, Per) and each.of.what == HIS_CARDS]
        told = deed.verb in FOR_HIM and deed.whom != YOU and not isinstance(deed.whom, All) and not deed.rules
        if his and (not told or deed.by is not None or (deed.verb == "add tokens" and deed.what)):
            raise Unusable("the text does not say whose cards are counted")
        counts = [each.of for each in his if each.of.which is not None]
        if any(each.which is not None and (each.which.side or each.which.zone != "play") for each in counts):
            raise Unusable("the text does not say whose cards are counted")
