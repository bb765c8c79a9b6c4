"""reveal, engaged: a card that is found and revealed, and then engages a player instead of being staged."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import deed
from judge.games.lotr_lcg.cards.meanings import ALL

ENGAGED = tuple(
    f"{before}put[s|] it/them into play{comma} engaged with {{to:anybody}}"
    for before in (" and ", ", and ", ", then ", " and then ")
    for comma in ("", ",")
)
for pile in ("pile&", "both piles"):
    deed(
        "search",
        *(
            f"search[es|] {{piles:{pile}}} for {{group:cards}}{before}reveal[s|] it/them{engaged}"
            for before in (" and ", ", and ", ", ")
            for engaged in ENGAGED
        ),
        what="revealed engaged",
        amount=ALL,
        rank=-4,
    )
deed(
    "search",
    *(
        f"search[es|] the top {{amount}} cards of {{piles:deck,}} for {{group:cards}}{before}reveal[s|] it{engaged}"
        for before in (" and ", ", and ", ", ")
        for engaged in ENGAGED
    ),
    what="revealed engaged",
    rank=-4,
)
for turned in ("topmost", "aside", "sought", "spoken card"):
    deed("reveal card", *(f"reveal[s|] {{group:{turned}}}{engaged}" for engaged in ENGAGED), op="engaged", rank=-4)
