"""The language of abilities: every sort of phrase and its rows, in the order in which they build on each other."""

from __future__ import annotations

from judge.cardtext import Language
from judge.games.wot_conquest.cards.forms import conditions, deeds, figures, groups, sentences

LANGUAGE = Language("wot-conquest")
for part in (groups, figures, conditions, deeds, sentences):
    part.fill(LANGUAGE)
