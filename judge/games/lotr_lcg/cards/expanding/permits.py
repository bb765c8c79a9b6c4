"""exhausted: what somebody may do without exhausting `while attacking an Orc`: against whom is known as it begins."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.expanding.verbs import Unread
from judge.games.lotr_lcg.cards.meanings import Condition, Instruction, Quality

AGAINST = {"attack without exhausting": "attacks", "defend without exhausting": "defends against"}
ONLY_THEN = ("attacks", "attacking", "defends against", "defending", "committed")


def against_whom(what: Instruction) -> Instruction:
    """A permission not to exhaust, with whom it is against said of itself: nobody attacks yet when he would exhaust."""
    if what.verb != "permit" or not what.what.endswith("without exhausting"):
        return what
    told = [each for each in what.group.clauses if each.kind in ONLY_THEN]
    told += [each for one in what.conditions if _of_whom(one, what) for each in one.qualities if each.kind in ONLY_THEN]
    if not told:
        return what
    foe = told[0].group
    if len(told) > 1 or foe is None or told[0] != Quality(AGAINST.get(what.what, ""), group=foe) or what.to.how:
        raise Unread("it is not so yet when it would exhaust")
    clauses = tuple(each for each in what.group.clauses if each not in told)
    conditions = tuple(each for each in what.conditions if told[0] not in each.qualities)
    return what._replace(
        group=what.group._replace(clauses=clauses), conditions=conditions, to=foe._replace(how="all", number=1)
    )


def _of_whom(condition: Condition, what: Instruction) -> bool:
    """Whether a condition is said of those who need not exhaust, and of nothing else besides."""
    return condition.kind == "is" and condition.group == what.group and len(condition.qualities) == 1
