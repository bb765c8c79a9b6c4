"""How card text is written in a scenario: the part of the guide that the table's own fields cannot say."""

from __future__ import annotations

from judge.games.chaotic import RULES
from judge.games.chaotic.cards import words
from judge.games.chaotic.cards.meanings import STATISTICS
from judge.games.chaotic.cards.sentences import VERBS
from judge.kit.guides import guide

RULES.guide = guide(
    "judge.games.chaotic.table",
    keywords=words.PLAIN,
    numbered=[f"{each} 10" for each in words.NUMBERED],
    of_statistic=[f"{each} courage 10" for each in words.OF_STATISTIC],
    forbidden=words.FORBIDDEN,
    mandatory=words.MANDATORY,
    verbs=VERBS,
    who=words.WHO,
    states=words.STATES,
    statistics=STATISTICS,
    targets=words.TARGETS,
)
