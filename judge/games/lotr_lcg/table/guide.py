"""How card text is written in a scenario: the part of the guide that the table's own fields cannot say."""

from __future__ import annotations

from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.for_a_while import ALLOWED, CANNOT
from judge.games.lotr_lcg.cards.phrases import KEYWORDS, SPHERES, STATES
from judge.kit.guides import guide

RULES.guide = guide(__package__, keywords=KEYWORDS, cannot=CANNOT, may=ALLOWED, states=STATES, spheres=SPHERES)
