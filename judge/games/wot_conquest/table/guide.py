"""How units, distances and abilities are written in a scenario: the part of the guide that the fields cannot say."""

from __future__ import annotations

from judge.games.wot_conquest import RULES
from judge.games.wot_conquest.cards import words
from judge.games.wot_conquest.play.open_questions import HOLES
from judge.games.wot_conquest.table.distance_rows import BLOCKED
from judge.kit.guides import guide

RULES.guide = guide(
    "judge.games.wot_conquest.table",
    blocked=BLOCKED[1:],
    holes=", ".join(HOLES),
    forms=words.FORMS,
    whom=[each[0] for each in words.WHO.values()],
    conditions=words.CONDITIONS,
)
