"""effects: what card text does at once. A verb is written `draw[s|]`: an order, and what a player does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import ALL, IT, THIS, Instruction, Phrase, Heap, Quality

TO_HAND = "to its owner's hand", "to their owner's hand", "to your hand", "to his/her/their hand", "to its owners' hands", "to their owners' hands"
OWN_DECK = "its owner's deck", "your deck", "their owner's deck", "the encounter deck", "his/her/their deck", "their owners' decks"

# --- damage, hit-points
deed("damage", "deal[s|] {amount} damage to {group:cards}", "place[s|] {amount} damage on {group:cards}",
     "place[s|] {amount} damage token[|s] on {group:cards}", "assign[s|] {amount} damage to {group:cards}",
     "deal[s|] {amount} point[|s] of damage to {group:cards}", "deal[s|] {amount} direct damage to {group:cards}")  # fmt: skip
deed("damage", "deal[s|] damage equal to {amount:quantity} to {group:cards}", "deal[s|] damage to {group:cards} equal to {amount:quantity}",
     "deal[s|] an amount of damage equal to {amount:quantity} to {group:cards}", "deal[s|] an amount of damage to {group:cards} equal to {amount:quantity}")  # fmt: skip
deed("heal", "heal[s|] {amount} damage from {group:cards}", "heal[s|] {amount} damage on {group:cards}", "heal[s|] {amount} point[|s] of damage from {group:cards}",
     "heal[s|] {amount} point[|s] of damage on {group:cards}")  # fmt: skip
deed("heal", "heal[s|] all damage from {group:cards}", "heal[s|] all damage on {group:cards}", amount=ALL)
deed("move damage", "move[s|] {amount} damage from {group:cards} to {to:cards}")
# --- resources, cost
deed("resource", "add[s|] {amount} resource[|s] to {group:pool}", "place[s|] {amount} resource token[|s] on {group:cards}",
     "add[s|] {amount} resource token[|s] to {group:pool}", "place[s|] {amount} resource[|s] on {group:cards}", "put[s|] {amount} resource[|s] on {group:cards}")  # fmt: skip
deed("move resource", "move[s|] {amount} resource[|s] from {group:pool} to {to:pool}")
deed("spend", "spend[s|] {amount} ({what:sphere}) resource[|s] from {group:pool}", "pay[s|] {amount} ({what:sphere}) resource[|s] from {group:pool}")
deed("pay", "spend[s|] {amount} ({what:sphere}) resource[|s]", "pay[s|] {amount} ({what:sphere}) resource[|s]")
deed("lose resource", "remove[s|] {amount} resource[|s] from {group:pool}", "discard[s|] {amount} resource[|s] from {group:pool}",
     "discard[s|] {amount} resource token[|s] from {group:pool}")  # fmt: skip
# --- drawing-cards, hand, decks
deed("draw", "draw[s|] {amount} card[|s]", "draw[s|] {amount} additional card[|s]", "draw[s|] an additional card")
deed("discard from hand", "discard[s|] {amount} card[|s] from {group:whose} hand", "choose[s|] and discard[s|] {amount} card[|s] from {group:whose} hand")
deed("discard from hand", "discard[s|] {amount} card[|s] at random from {group:whose} hand", "discard[s|] {amount} random card[|s] from {group:whose} hand",
     "discard[s|] {amount} card[|s] from {group:whose} hand at random", random=True)  # fmt: skip
deed("discard from hand", "discard[s|] {group:whose} hand", "discard[s|] all cards in {group:whose} hand", "discard[s|] all cards from {group:whose} hand", amount=ALL)
deed("discard from deck", "discard[s|] the top {amount} cards of {piles:deck,}", "discard[s|] {amount} cards from the top of {piles:deck,}")
deed("discard from deck", "discard[s|] the top card of {piles:deck,}", "discard[s|] 1 card from the top of {piles:deck,}")
deed("shuffle", "shuffle[s|] {piles:deck,}")
deed("shuffle pile", "shuffle[s|] {group:whose} discard pile into {to:whose} deck", "shuffle[s|] {group:whose} discard pile back into {to:whose} deck")
deed("look", "look[s|] at the top {amount} cards of {piles:deck,}")
deed("look", "look[s|] at the top card of {piles:deck,}")
TAKEN = {"hand": "add[s|] it to {to:whose} hand", "play": "put[s|] it into play", "staging area": "add[s|] it to the staging area",
         "active location": "make[s|] it the active location"}  # fmt: skip
for end, words in TAKEN.items():
    both = [f"search[es|] {{piles:{pile}}} for {{group:cards}} and {words}" for pile in ("pile&", "both piles")]
    deed("search", *both, both[0].replace(" and ", ", and ", 1), both[0].replace(" and ", ", ", 1), what=end, amount=ALL)
    deed("search", f"search[es|] the top {{amount}} cards of {{piles:deck,}} for {{group:cards}} and {words}",
         f"search[es|] the top {{amount}} cards of {{piles:deck,}} for {{group:cards}}, and {words}", what=end)  # fmt: skip
deed("search", "search[es|] {piles:pile&} for {group:cards} and put[s|] it into play engaged with {to:anybody}",
     "search[es|] {piles:both piles} for {group:cards} and put[s|] it into play engaged with {to:anybody}", what="engaged", amount=ALL)  # fmt: skip
# --- exhausted, ready
deed("ready", "[readies|ready] {group:cards}")
deed("ready", "choose[s|] and [readies|ready] {group:target}")
deed("exhaust", "exhaust[s|] {group:cards}")
deed("exhaust", "choose[s|] and exhaust[s|] {group:target}")
# --- threat
deed("raise threat", "raise[s|] {group:whose} threat by {amount}", "increase[s|] {group:whose} threat by {amount}")
deed("raise threat", "raise[s|] {group:whose} threat by {amount:plain quantity}")
deed("lower threat", "lower[s|] {group:whose} threat by {amount}", "reduce[s|] {group:whose} threat by {amount}", "decrease[s|] {group:whose} threat by {amount}")
deed("lower threat", "lower[s|] {group:whose} threat by {amount:plain quantity}", "reduce[s|] {group:whose} threat by {amount:plain quantity}")
deed("set threat", "set[s|] {group:whose} threat to {amount}")
# --- progress, travel, quest
deed("progress", "place[s|] {amount} progress on {group:cards}", "place[s|] {amount} progress token[|s] on {group:cards}", "put[s|] {amount} progress on {group:cards}",
     "add[s|] {amount} progress to {group:cards}")  # fmt: skip
deed("remove progress", "remove[s|] {amount} progress from {group:cards}", "remove[s|] {amount} progress token[|s] from {group:cards}")
deed("remove progress", "remove[s|] all progress from {group:cards}", "remove[s|] all progress tokens from {group:cards}", amount=ALL)
deed("explore", "explore[s|] {group:cards}")
deed("advance", "advance[s|] to the next stage", "proceed[s|] to the next stage")
deed("commit", "commit[s|] {group:cards} to the quest")
deed("uncommit", "remove[s|] {group:cards} from the quest")
deed("uncommit", "choose[s|] and remove[s|] {group:target} from the quest")
deed("travel", "make[s|] {group:cards} the active location", "travel[s|] to {group:cards}")
deed("switch locations", "switch[es|] the active location with {group:cards}")
# --- cards go from one place to another
deed("discard", "discard[s|] {group:cards}", "discard[s|] {group:cards} from play")
deed("discard", "choose[s|] and discard[s|] {group:target}")
deed("destroy", "destroy[s|] {group:cards}")
deed("return", *(f"return[s|] {{group:cards}} {where}" for where in TO_HAND), *(f"add[s|] {{group:cards}} {where}" for where in TO_HAND))
deed("shuffle in", *(f"shuffle[s|] {{group:cards}} into {deck}" for deck in OWN_DECK), *(f"shuffle[s|] {{group:cards}} back into {deck}" for deck in OWN_DECK))
for end in ("top", "bottom"):
    deed("put on deck", *(f"{verb}[s|] {{group:cards}} {to} the {end} of {deck}" for deck in OWN_DECK
                          for verb, to in (("place", "on"), ("put", "on"), ("return", "to"), ("move", "to"))), what=end)  # fmt: skip
deed("stage", "return[s|] {group:cards} to the staging area", "add[s|] {group:cards} to the staging area", "move[s|] {group:cards} to the staging area",
     "place[s|] {group:cards} in the staging area", "put[s|] {group:cards} into the staging area")  # fmt: skip
deed("to victory", "add[s|] {group:cards} to the victory display", "place[s|] {group:cards} in the victory display")
deed("remove", "remove[s|] {group:cards} from the game")
deed("put", "put[s|] {group:cards} into play", "put[s|] into play {group:cards}")
deed("put", "put[s|] {group:cards} into play engaged with {to:anybody}",
     "put[s|] {group:cards} into play, engaged with {to:anybody}")  # fmt: skip
deed("put", "put[s|] {group:cards} into play under its owner's control", "put[s|] {group:cards} into play, under its owner's control", what="owner")
deed("attach", "attach[es|] {group:cards} to {to:cards}", "move[s|] {group:cards} to {to:cards}")
deed("control", "gain[s|] control of {group:cards}", "take[s|] control of {group:cards}")
deed("control", "give[s|] control of {group:cards} to {to:anybody}", "give[s|] {group:cards} to {to:anybody}")
deed("claim", "claim[s|] {group:cards}")
# --- encounter, combat
deed("engage", "engage[s|] {group:cards}")
deed("reveal", "reveal[s|] {amount} encounter card[|s]", "reveal[s|] {amount} additional encounter card[|s]", "reveal[s|] {amount} card[|s] from the encounter deck",
     "reveal[s|] {amount} card[|s] from the encounter deck and add[s|] it to the staging area", "reveal[s|] an additional encounter card",
     "reveal[s|] the top {amount} cards of the encounter deck", "reveal[s|] {amount} card[|s] from the top of the encounter deck",
     "reveal[s|] {amount} card[|s] from the top of the encounter deck and add[s|] it to the staging area")  # fmt: skip
deed("reveal", "reveal[s|] the top card of the encounter deck", "reveal[s|] the next encounter card", "reveal[s|] the next card of the encounter deck",
     "reveal[s|] the top card of the encounter deck and add[s|] it to the staging area", "reveal[s|] the top card of the encounter deck, and add[s|] it to the staging area")  # fmt: skip
deed("deal shadow", "deal[s|] {amount} shadow card[|s] to {group:cards}", "deal[s|] {amount} additional shadow card[|s] to {group:cards}",
     "deal[s|] an additional shadow card to {group:cards}", "deal[s|] {group:cards} {amount} shadow card[|s]", "deal[s|] {group:cards} {amount} additional shadow card[|s]")  # fmt: skip
deed("discard shadow", "discard[s|] each shadow card from {group:cards}", "discard[s|] all shadow cards from {group:cards}", "discard[s|] shadow cards from {group:cards}",
     "discard[s|] each shadow card dealt to {group:cards}", "discard[s|] all shadow cards dealt to {group:cards}")  # fmt: skip
deed("remove from combat", "remove[s|] {group:cards} from combat", "remove[s|] {group:cards} from the/this attack")
deed("declare attack", "declare[s|] {group:cards} as an attacker", "immediately declare[s|] {group:cards} as an attacker",
     "immediately declare[s|] {group:cards} as an attacker against any enemy",
     "declare[s|] {group:cards} as an attacker against any enemy")  # fmt: skip
# --- cancel, replacement-effects, choose
for what, words in {"effect": ("that effect", "its/that/the effect", "those effects"), "damage": ("that damage", "the damage"),
                    "shadow": ("that shadow effect", "shadow effects")}.items():  # fmt: skip
    deed("cancel", *(f"cancel[s|] {each}" for each in words), what=what)
deed("reduce it", "reduce[s|] that damage by {amount}", "reduce[s|] that/the/this damage/amount/increase/threat/progress by {amount}", "prevent[s|] {amount} damage",
     "prevent[s|] {amount} of that damage")  # fmt: skip
deed("increase it", "increase[s|] that damage by {amount}", "increase[s|] that/the/this damage/amount by {amount}")
deed("choose", "choose[s|] {group:target}")
deed("choose", "choose[s|] {group:chosen player}")
of["chosen player"].form(Phrase("choose", kinds=("player",)), "a player", "any player", "1 player")
of["chosen player"].form(Phrase("choose", kinds=("player",), other="other"), "another player")
deed("nothing", "do[es|] nothing")

# --- said in one way, meant as above
PLACE = "{where:out of}"
of["out of"].form(Quality, "from {group:whose} hand", kind="in", word="hand")
of["out of"].form(Quality, "from {group:whose} discard pile", kind="in", word="discard pile")


def _from(group: Phrase, where: Quality) -> Instruction | None:
    return Instruction("put", group._replace(clauses=(*group.clauses, where))) if group.how in ("all", "pick") else None


def _never(given: Any) -> Mapping[str, Any] | None:
    return None


of["deed"].converts(_from, _never, f"put {{group:cards}} into play {PLACE}", f"put into play {{group:cards}} {PLACE}")
of["does"].converts(_from, _never, f"puts {{group:cards}} into play {PLACE}")
of["deed"].form(Instruction, "put this card into play from {to:whose} hand", verb="put", group=THIS, what="hand")
of["deed"].form(Instruction, "put this card into play from {to:whose} discard pile", verb="put", group=THIS, what="discard pile")
of["deed"].form(Instruction("switch", IT, what="attack", op="defense"), "switch its attack and defense", "switch its attack with its defense")
of["deed"].form(Instruction, "switch {group:cards} 's {what:value} and {op:value}", "switch the {what:value} and {op:value} of {group:cards}",
                "switch {group:cards} 's {what:value} with its {op:value}", verb="switch")  # fmt: skip
deck, pile = Heap("deck", Phrase("scenario")), Heap("discard pile", Phrase("scenario"))
of["both piles"].form((deck, pile), "the encounter deck and discard pile", "the encounter deck and the discard pile")
mine = Heap("deck", Phrase("you")), Heap("discard pile", Phrase("you"))
of["both piles"].form(mine, "your deck and discard pile")
