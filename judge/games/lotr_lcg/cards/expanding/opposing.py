"""What the other team of a contest is told to do, in scenarios of later sets: to choose among cards of this table.

In a contest encounter cards have costs. Lists of cards leave them out: where the table does not say either what a card
costs, the other team may take it, for they see what is printed there.
"""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.expanding.verbs import Unread
from judge.games.lotr_lcg.cards.meanings import OPPOSING, Instruction, Phrase, Quality, remade, within

THEIRS = Phrase(OPPOSING)
ITS_PART = frozenset(("search", "choose", "attach", "shuffle in", "stage", "uncommit", "exhaust", "several", "shuffle",
                      "resource", "mark", "progress", "damage", "heal", "deal shadow"))  # fmt: skip
COSTS = (("value", "cost"), ("value", "printed cost"))


def by_the_other_team(means: Any) -> Any:
    """A sentence in which the other team chooses; nothing of their own table is known.

    What they choose is chosen by them as it is done, and is no target that somebody else has chosen before.
    """
    if THEIRS not in within(means):
        return means
    if THEIRS in within(_without_doer(means)):
        raise Unread("nothing is known of the table of the other team")
    theirs = [each for each in within(means) if isinstance(each, Instruction) and each.by == THEIRS]
    done = [part for each in theirs for part in (each.parts if each.verb == "several" else (each,))]
    if any(each.verb not in ITS_PART or each.may or each.random for each in (*theirs, *done)):
        raise Unread("nothing is known of the table of the other team")
    return _picked(means)


def _without_doer(part: Any) -> Any:
    bare = part._replace(by=Phrase()) if isinstance(part, Instruction) and part.by == THEIRS else part
    return remade(bare, _without_doer)


def _picked(part: Any) -> Any:
    plain = part._replace(how="pick") if isinstance(part, Phrase) and part.how == "choose" else part
    if isinstance(plain, Quality) and (plain.kind, plain.word) in COSTS:
        plain = plain._replace(kind="contest cost", word="cost")
    return remade(plain, _picked)
