"""shadow-cards: a card that is dealt from where it is: `deal this card to Orc as a shadow card`."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import deed
from judge.games.lotr_lcg.cards.meanings import THIS

AS_ONE = tuple(f"{comma} as a (facedown) shadow card" for comma in ("", ","))
deed(
    "dealt as shadow",
    *(f"deal[s|] {this} to {{to:cards}}{each}" for this in ("this card", "this card facedown") for each in AS_ONE),
    group=THIS,
)
deed("dealt as shadow", *(f"deal[s|] {{group:spoken card}} to {{to:cards}}{each}" for each in AS_ONE), rank=1)
deed("dealt as shadow", *(f"deal[s|] {{group:topmost}} to {{to:cards}}{each}" for each in AS_ONE), rank=1)
