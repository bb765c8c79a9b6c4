"""How card text, dice and payments are written: the part of the guide that the table's own fields cannot say."""

from __future__ import annotations

from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.cards.sentences import CONDITIONS, FORBIDDEN, VERBS
from judge.games.wot_ccg.cards.words import ALLEGIANCES, STATES
from judge.games.wot_ccg.table.text_rows import FORMS, TRIGGERS, USES
from judge.kit.guides import guide

RULES.guide = guide(
    "judge.games.wot_ccg.table",
    allegiances=ALLEGIANCES,
    continuous=FORMS[:12],
    priced=FORMS[12:14],
    uses=USES,
    triggers=TRIGGERS,
    states=STATES,
    instructions=VERBS,
    conditions=CONDITIONS,
    bans=FORBIDDEN,
)
