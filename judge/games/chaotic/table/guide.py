"""How card text is written in a scenario: the part of the guide that the table's own fields cannot say."""

from __future__ import annotations

from judge.games.chaotic import RULES
from judge.games.chaotic.cards.language import NUMBERED, OF_STATISTIC, PLAIN, STATES
from judge.games.chaotic.cards.meanings import STATISTICS
from judge.games.chaotic.table.text_rows import FORBIDDEN, MANDATORY
from judge.kit.guides import guide

WHO = ("this", "target", "target 1", "target 2", "engaged", "opposing", "each", "mine", "theirs", "both engaged")
VERBS = (
    "deal N", "deal X", "heal N", "<statistic> +N", "disciplines +N", "attack damage xN", "gain <ability>",
    "gain <element>", "can not <do something>", "must <do something>", "lose <ability>", "lose all abilities",
    "negate", "destroy", "destroy gear", "sacrifice", "remove from the game", "infect", "uninfect", "counters +N",
    "turn gear up", "turn gear down", "silence gear", "relocate to <space>", "relocate to a chosen space",
    "return to <space>", "return to a chosen space", "take control", "reveal a location", "activate hive",
    "deactivate hive", "win the game", "lose the game",
)  # fmt: skip
TARGETS = (
    "creature", "your creature", "opposing creature", "engaged creature", "your engaged creature",
    "opposing engaged creature", "unengaged creature", "creature in discard pile", "your creature in discard pile",
    "battlegear", "your battlegear", "opposing battlegear", "mugic", "attack", "ability", "player",
)  # fmt: skip
RULES.guide = guide(
    "judge.games.chaotic.table",
    keywords=PLAIN,
    numbered=[f"{each} 10" for each in NUMBERED],
    of_statistic=[f"{each} courage 10" for each in OF_STATISTIC],
    forbidden=FORBIDDEN,
    mandatory=MANDATORY,
    verbs=VERBS,
    who=WHO,
    states=STATES[2:3] + STATES[4:5] + STATES[7:9],
    statistics=STATISTICS,
    targets=TARGETS,
)
