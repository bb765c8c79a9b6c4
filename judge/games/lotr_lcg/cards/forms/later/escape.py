"""The escape number that cards of later sets print: an escape test counts it, and by itself it does nothing."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Keyword

of["keywords"].form(Keyword, "escape: {amount:number}", name="escape")
