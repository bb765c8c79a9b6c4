"""How card text, dice and payments are written: the part of the guide that the table's own fields cannot say."""

from __future__ import annotations

import re

from judge.cardtext.guide import SLOT
from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.cards.forms.gains import BANS
from judge.games.wot_ccg.cards.forms.groups import STATES
from judge.games.wot_ccg.cards.language import ALLEGIANCES, language
from judge.games.wot_ccg.table.text_rows import FORMS, TRIGGERS, USES
from judge.kit.guides import guide


def _forms(*sorts: str) -> tuple[str, ...]:
    """How the rows of some sorts are said."""
    forms = (form for name in sorts for form in language().sorts[name].forms)
    return tuple(dict.fromkeys(SLOT.sub(_filled, form.canonical.text) for form in forms))


def _filled(slot: re.Match[str]) -> str:
    return f"‹{language().sorts[slot['sort'] or slot['field']].title}›"


RULES.guide = guide(
    "judge.games.wot_ccg.table",
    allegiances=ALLEGIANCES,
    continuous=FORMS[:12],
    priced=FORMS[12:14],
    uses=USES,
    triggers=TRIGGERS,
    states=tuple(STATES),
    instructions=_forms("simple", "has"),
    conditions=_forms("condition"),
    bans=tuple(BANS),
)
