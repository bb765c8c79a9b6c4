"""location, active-location-buffer, travel: what locations say of progress, and of those who pass through."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.forms.when.occasions import occasion
from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import Instruction, Quality

clause = of["clause"]


# --- progress goes there first
FIRST = ("progress", "any progress", "all progress")
for what in ("current quest", "active location"):
    clause.form(
        Instruction,
        *(f"{each} must be placed on {{group:limited}} before it/any can be placed on the {what}" for each in FIRST),
        verb="progress first",
        what=what,
    )

# --- somebody goes on
occasion(
    "advance",
    "the players defeat/complete a/any (quest) stage",
    "a/any (quest) stage is defeated/completed",
    cause="quest",
    rank=-1,
)

# --- so much damage, taken from among several
deed(
    "heal",
    "heal[s|] {amount} damage from among {group:several cards}",
    "heal[s|] {amount} damage among {group:several cards}",
    op="all among",
)
of["being"].form(Quality, "any {group:description}", kind="like", rank=1)
# `each Athelas card in play`, `an Athelas objective`: those of that title.
of["quality"].form(Quality, "{word:name}", kind="title", rank=5)
