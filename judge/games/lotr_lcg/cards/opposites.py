"""constant-conditional: what is so whenever a condition is not met, and which conditions speak of all there are."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.meanings import Condition


def all_of_them(what: Condition) -> bool:
    """`the players control all locations in play`: each of those that are there, whoever has it."""
    every = what.kind == "controls" and what.player.how == what.group.how == "all" and what.range is None
    return every and not what.negated and any((each.kind, each.word) == ("in", "play") for each in what.group.clauses)


def complement(what: Condition) -> Condition:
    """What is so whenever a condition is not met."""
    of_one = "pick" in (what.player.how, what.group.how if what.kind == "is" else "")
    return what._replace(unmet=not what.unmet) if of_one else what._replace(negated=not what.negated)
