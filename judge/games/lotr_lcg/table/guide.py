"""How card text is written in a scenario: the part of the guide that the table's own fields cannot say."""

from __future__ import annotations

from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.forms.cannot_and_may import BANS
from judge.games.lotr_lcg.cards.forms.permissions import PERMITS
from judge.games.lotr_lcg.cards.language import state
from judge.games.lotr_lcg.cards.meanings import KEYWORDS, SPHERES
from judge.kit.guides import guide

RULES.guide = guide(
    __package__, keywords=KEYWORDS, cannot=BANS, may=PERMITS, states=state.singular.values(), spheres=SPHERES
)
