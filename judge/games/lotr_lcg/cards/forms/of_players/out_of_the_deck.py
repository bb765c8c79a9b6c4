"""discard-pile, triggering-condition: cards that are discarded out of a player's deck or hand, and act from there."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.forms.when.occasions import BE, MUCH, occasion
from judge.games.lotr_lcg.cards.meanings import YOU

PLACES = {
    "deck": ("from {player:whose} deck", "from the top of {player:whose} deck"),
    "hand": ("from {player:whose} hand",),
}
for place, words in PLACES.items():
    occasion("discard", *(f"{{subject:cards}} {BE} discarded {each}" for each in words), detail=place)
occasion(
    "discard-top",
    f"you discard {MUCH} card[|s] from (the top of) your deck",
    "you discard cards from (the top of) your deck",
    player=YOU,
)
