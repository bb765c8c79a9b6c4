"""Short words: the same things as people type them in at a table."""

from __future__ import annotations

from judge.games.wot_ccg.cards.language import sort
from judge.games.wot_ccg.cards.meanings.effects import Clause

sort("with-price").form(Clause, "{use} , {costs:cost>} to {deeds:deed>}", "{costs:cost>} , {use} : {deeds:deed>}")
