"""What is read and not worked out: what a card that is not recruited costs, which allegiances are the other ones."""

from __future__ import annotations

import re

from judge.games.wot_ccg.cards.meanings import EVERY_ALLEGIANCE, EVERY_TRAIT, THIS, Change, Lose, Ref
from judge.games.wot_ccg.cards.meanings.effects import Clause
from judge.games.wot_ccg.cards.printed import ADVANTAGE, CHALLENGE, EVENT, Printed, Unusable

OTHERS = re.compile(r"\ball (?:of )?(?:(?:its|his|her|their) )?other (?:allegiances|traits)\b", re.IGNORECASE)


def refuse_others(clause: Clause, text: str) -> None:
    """allegiance: `loses all other allegiances` keeps one that is gained; all of them would go."""
    lost = {rule for each in clause.deeds for rule in each.rules if isinstance(rule, Lose)}
    if OTHERS.search(text) and lost & {Lose(EVERY_ALLEGIANCE), Lose(EVERY_TRAIT)}:
        raise Unusable("which of them it keeps is not worked out")


def refuse_own_costs(clause: Clause, card: Printed) -> None:
    """cost: `this card costs 1 less` of an advantage, an event or a challenge is not worked out."""
    if card.kind not in (ADVANTAGE, EVENT, CHALLENGE):
        return
    itself = [each for each in clause.deeds if each.whom in (THIS, Ref("it"))]
    if any(isinstance(rule, Change) and rule.what.endswith("cost") for each in itself for rule in each.rules):
        raise Unusable("its cost is not worked out")
