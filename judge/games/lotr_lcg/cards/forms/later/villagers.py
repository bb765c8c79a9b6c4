"""What cards of later sets say of villager tokens, which this rulebook does not have."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.forms.when.occasions import occasion
from judge.games.lotr_lcg.cards.language import deed
from judge.games.lotr_lcg.cards.meanings import ALL, THIS

deed(
    "villagers",
    "place[s|] {amount} villager token[|s] on {group:cards}",
    "put[s|] {amount} villager token[|s] on {group:cards}",
    "add[s|] {amount} villager token[|s] to {group:cards}",
)
deed("villagers", "place[s|] {amount} villager token[|s] here", group=THIS)
deed(
    "discard villagers",
    "discard[s|] {amount} villager token[|s] from {group:cards}",
    "remove[s|] {amount} villager token[|s] from {group:cards}",
)
deed("discard villagers", "discard[s|] {amount} villager token[|s] from here", group=THIS)
deed("discard villagers", "discard[s|] all villager tokens from {group:cards}", amount=ALL)
SOME = ("a villager token is", "any number of villager tokens are", "1 or more villager tokens are")
occasion(
    "discard-villagers",
    *(f"{each} discarded from {{subject:cards}}" for each in SOME),
    *(f"{each} removed from {{subject:cards}}" for each in SOME),
)
