"""Cards that a player chooses, of which the text speaks afterwards: `that character`, `it`, `them`."""

from __future__ import annotations

from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings.effects import Deed

LANGUAGE.sorts["aim"].form(
    Deed, "choose {whom:chosen}", "(you may) choose/select/pick {whom:chosen}", verb="pick", rank=3,
)  # fmt: skip
