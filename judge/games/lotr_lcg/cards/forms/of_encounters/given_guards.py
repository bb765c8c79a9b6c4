"""guarded: what card text makes a guarded objective: `attach Key to that enemy as a guarded objective`."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import deed

AS_ONE = (" as a guarded objective", ", as a guarded objective", ", guarded")
GUARDING = (", guarding it/him/her/them", " guarding it/him/her")
for them, rank in (("cards", 0), ("sought", 1), ("aside", 1)):
    deed(
        "set guard",
        *(f"attach[es|] {{group:{them}}} to {{to:cards}}{each}" for each in AS_ONE),
        rank=rank - 1,
    )
deed("set guard", *(f"attach[es|] {{to:cards}} to {{group:cards}}{each}" for each in GUARDING), rank=-1)
