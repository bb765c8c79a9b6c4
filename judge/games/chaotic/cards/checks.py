"""g-stat-check, g-challenge: checks that a text has made before it speaks of all of them."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.meanings import Check, Isnt, Say
from judge.games.chaotic.cards.refusals import Refused

BOTH, ALL = "won both", "won all"


def of_checks(condition: Any, checks: list[Check]) -> list[Any]:
    """`If you win both checks`: each of those before it is won, or each is lost; any other condition as it is."""
    word = condition.it if isinstance(condition, Isnt) else condition
    if not isinstance(word, Say) or word.word not in (BOTH, ALL):
        return [condition]
    if len(checks) < 2 or (word.word == BOTH and len(checks) > 2):
        raise Refused("it is not clear which checks are meant")
    return [Isnt(each) if isinstance(condition, Isnt) else each for each in checks]
