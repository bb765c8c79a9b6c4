"""keywords: archery of later sets, which this rulebook does not have: card text says whom its damage goes to."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.constant_abilities import in_force
from judge.games.lotr_lcg.play.who import bound_item, matters

TO = "archery to"


def whom_it_may_hit(now: Moment, what: Instruction, found: list[str]) -> list[str]:
    """Those among whom archery damage is assigned: none that a card forbids, and only whom one demands, if able."""
    if not matters(now, TO) or not _is_archery(now, what):
        return found
    told = [(each.effect.op, members(now, each.effect.group, each.about)) for each in in_force(now, TO)]
    for op, names in told:
        found = [name for name in found if name not in names] if op else found
    for op, names in told:
        wanted = [name for name in found if name in names]
        found = wanted if wanted and not op else found
    return found


def _is_archery(now: Moment, what: Instruction) -> bool:
    """What the keyword says: damage among all characters in play, as the combat phase begins."""
    begins = any((each.kind, each.detail) == ("phase-begins", "combat") for each in bound_item(now).ability.triggers)
    return begins and what.verb == "assign" and what.group.how == "all" and what.group.kinds == ("character",)
