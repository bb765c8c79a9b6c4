"""What cards of a campaign of later sets say of their level, which this rulebook does not have."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import THIS, Amount

of["plain quantity"].form(Amount(of="level", group=THIS), "the level of this card", "this card's level", plural=False)
