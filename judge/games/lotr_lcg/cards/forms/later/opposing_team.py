"""The other team of a contest, in scenarios of later sets, which this rulebook does not have."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import OPPOSING, Phrase

of["player"].form(Phrase(OPPOSING), "the opposing team")
