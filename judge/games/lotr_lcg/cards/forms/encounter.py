"""threat, progress, engagement, combat: what card text does to the quest and in fights."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import deed
from judge.games.lotr_lcg.cards.meanings import ALL, Amount

# --- threat
deed("raise threat", "raise[s|] {group:whose} threat by {amount}", "increase[s|] {group:whose} threat by {amount}")
deed("raise threat", "raise[s|] {group:whose} threat by {amount:plain quantity}")
deed(
    "lower threat",
    "lower[s|] {group:whose} threat by {amount}",
    "reduce[s|] {group:whose} threat by {amount}",
    "decrease[s|] {group:whose} threat by {amount}",
)
deed(
    "lower threat",
    "lower[s|] {group:whose} threat by {amount:plain quantity}",
    "reduce[s|] {group:whose} threat by {amount:plain quantity}",
)
deed("set threat", "set[s|] {group:whose} threat to {amount}")
# --- progress, travel, quest
deed(
    "progress",
    "place[s|] {amount} progress on {group:cards}",
    "place[s|] {amount} progress token[|s] on {group:cards}",
    "put[s|] {amount} progress on {group:cards}",
    "add[s|] {amount} progress to {group:cards}",
)
deed(
    "remove progress",
    "remove[s|] {amount} progress from {group:cards}",
    "remove[s|] {amount} progress token[|s] from {group:cards}",
)
deed(
    "remove progress",
    "remove[s|] all progress from {group:cards}",
    "remove[s|] all progress tokens from {group:cards}",
    amount=ALL,
)
deed("explore", "explore[s|] {group:cards}")
deed("advance", "advance[s|] to the next stage", "proceed[s|] to the next stage")
deed("commit", "commit[s|] {group:cards} to the quest")
deed("uncommit", "remove[s|] {group:cards} from the quest")
deed("uncommit", "choose[s|] and remove[s|] {group:target} from the quest")
deed("travel", "make[s|] {group:cards} the active location", "travel[s|] to {group:cards}")
deed("switch locations", "switch[es|] the active location with {group:cards}")
# --- encounter, combat
deed("engage", "engage[s|] {group:cards}")
for many in ("card[|s] from the encounter deck", "encounter card[|s]"):
    deed(
        "reveal",
        f"reveal[s|] {{amount}} {many} for each player",
        f"reveal[s|] {{amount}} {many} per player",
        f"reveal[s|] {{amount}} {many} per player and add[s|] it/them to the staging area",
        f"reveal[s|] {{amount}} {many} per player, and add[s|] it/them to the staging area",
        per=Amount(of="players"),
        rank=-1,
    )
deed(
    "reveal",
    "reveal[s|] {amount} encounter card[|s]",
    "reveal[s|] {amount} additional encounter card[|s]",
    "reveal[s|] {amount} card[|s] from the encounter deck",
    "reveal[s|] {amount} card[|s] from the encounter deck and add[s|] it to the staging area",
    "reveal[s|] an additional encounter card",
    "reveal[s|] the top {amount} cards of the encounter deck",
    "reveal[s|] {amount} card[|s] from the top of the encounter deck",
    "reveal[s|] {amount} card[|s] from the top of the encounter deck and add[s|] it to the staging area",
)
deed(
    "reveal",
    "reveal[s|] the top card of the encounter deck",
    "reveal[s|] the next encounter card",
    "reveal[s|] the next card of the encounter deck",
    "reveal[s|] the top card of the encounter deck and add[s|] it to the staging area",
    "reveal[s|] the top card of the encounter deck, and add[s|] it to the staging area",
)
deed(
    "deal shadow",
    "deal[s|] {amount} shadow card[|s] to {group:cards}",
    "deal[s|] {amount} additional shadow card[|s] to {group:cards}",
    "deal[s|] an additional shadow card to {group:cards}",
    "deal[s|] {group:cards} {amount} shadow card[|s]",
    "deal[s|] {group:cards} {amount} additional shadow card[|s]",
)
deed(
    "discard shadow",
    "discard[s|] each shadow card from {group:cards}",
    "discard[s|] all shadow cards from {group:cards}",
    "discard[s|] shadow cards from {group:cards}",
    "discard[s|] each shadow card dealt to {group:cards}",
    "discard[s|] all shadow cards dealt to {group:cards}",
)
deed("remove from combat", "remove[s|] {group:cards} from combat", "remove[s|] {group:cards} from the/this attack")
deed(
    "declare attack",
    "declare[s|] {group:cards} as an attacker",
    "immediately declare[s|] {group:cards} as an attacker",
    "immediately declare[s|] {group:cards} as an attacker against any enemy",
    "declare[s|] {group:cards} as an attacker against any enemy",
)
