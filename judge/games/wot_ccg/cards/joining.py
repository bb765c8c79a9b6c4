"""What happens when a card becomes a participant: at once; what it generates for that comes with the challenge."""

from __future__ import annotations

from judge.games.wot_ccg.cards.meanings import All, Chosen
from judge.games.wot_ccg.cards.meanings.effects import Clause, Occasion
from judge.games.wot_ccg.cards.printed import Unusable

COMPANY = ("with", "with this", "with the target", "against", "alone", "in force", "more in force", "has on")


def upon_joining(clause: Clause, when: Occasion) -> Occasion:
    """participation-on-reveal: what is done, other than generating, is done as soon as the card participates.

    Who else is there may not be known by then, for others can join later; support cannot be generated as early.
    """
    if when.event not in ("participates", "joins"):
        return when
    generates = [each.verb == "generate" for each in clause.deeds]
    if when.event == "participates" and all(generates):
        return when
    if any(generates):
        raise Unusable("there is no challenge in which it would count")
    there = [whom.which for each in clause.deeds for whom in (each.whom, each.to) if isinstance(whom, All | Chosen)]
    company = any(each.where or "participating" in each.states for each in there)
    if company or any(each.test in COMPANY for each in clause.conditions):
        raise Unusable("who else takes part is not known by then")
    return when._replace(event="joins")
