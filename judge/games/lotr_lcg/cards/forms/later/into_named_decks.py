"""named-decks: cards that are put into a deck with a name of its own, and decks that are shuffled together."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import deed

DECK = "the {to:named deck} deck"
for them in ("cards", "sought", "aside"):
    group, rank = f"{{group:{them}}}", 0 if them == "cards" else 1
    deed("into named deck", f"shuffle[s|] {group} (back) into {DECK}", what="shuffled", rank=rank)
    for end in ("top", "bottom"):
        deed(
            "into named deck",
            *(f"{put}[s|] {group} on the {end} of {DECK}" for put in ("place", "put")),
            *(f"{put}[s|] {group} on {end} of {DECK}" for put in ("place", "put")),
            *(f"{put}[s|] {group} to the {end} of {DECK}" for put in ("return", "move")),
            what=end,
            rank=rank,
        )
deed("join decks", "shuffle[s|] the {group:named deck} deck into the encounter deck")
