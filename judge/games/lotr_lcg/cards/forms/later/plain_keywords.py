"""What later sets print among the keywords and does nothing by itself, such as the number for an escape test."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import keyword, of
from judge.games.lotr_lcg.cards.meanings import Keyword

of["keywords"].form(Keyword, "escape: {amount:number}", name="escape")
# A card that belongs to a campaign: in play it says nothing more.
of["keywords"].form(Keyword("campaign"), "campaign mode only")
# Other cards speak of those that have them: `a safe location`, `an objective with the loot keyword`.
for each in ("safe", "loot"):
    keyword.word(each)
