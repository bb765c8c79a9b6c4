"""effects: what card text does at once. A verb is written `draw[s|]`: an order, and what a player does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import THEIRS, deed, of
from judge.games.lotr_lcg.cards.meanings import ALL, IT, THIS, Instruction, Phrase, Quality

TO_HAND = (
    "to its owner's hand",
    "to their owner's hand",
    "to your hand",
    "to his/her/their hand",
    "to its owners' hands",
    "to their owners' hands",
)
OWN_DECK = (
    "its owner's deck",
    "your deck",
    "their owner's deck",
    "the encounter deck",
    "his/her/their deck",
    "their owners' decks",
)

# --- damage, hit-points
deed(
    "damage",
    "deal[s|] {amount} damage to {group:cards}",
    "assign[s|] {amount} damage to {group:cards}",
    "deal[s|] {amount} point[|s] of damage to {group:cards}",
    "deal[s|] {amount} direct damage to {group:cards}",
    "deal[s|] {group:cards} {amount} damage",
    "also deal[s|] {amount} damage to {group:cards}",
    "also deal[s|] {group:cards} {amount} damage",
)
deed(
    "damage",
    "deal[s|] damage equal to {amount:quantity} to {group:cards}",
    "deal[s|] damage to {group:cards} equal to {amount:quantity}",
    "deal[s|] an amount of damage equal to {amount:quantity} to {group:cards}",
    "deal[s|] an amount of damage to {group:cards} equal to {amount:quantity}",
)
deed(
    "assign",
    "assign[s|] {amount} damage among {group:cards}",
    "deal[s|] {amount} damage divided among {group:cards}",
    "divide[s|] {amount} damage among {group:cards}",
    "distribute[s|] {amount} damage among {group:cards}",
)
deed(
    "assign",
    "distribute[s|] damage among {group:cards} equal to {amount:quantity}",
    "assign[s|] damage among {group:cards} equal to {amount:quantity}",
    "assign[s|] damage equal to {amount:quantity} among {group:cards}",
)
deed(
    "heal",
    "heal[s|] {amount} damage from {group:cards}",
    "heal[s|] {amount} damage on {group:cards}",
    "heal[s|] {amount} point[|s] of damage from {group:cards}",
    "heal[s|] {amount} point[|s] of damage on {group:cards}",
    "remove[s|] {amount} damage from {group:cards}",
    "remove[s|] {amount} damage token[|s] from {group:cards}",
)
deed(
    "heal",
    "heal[s|] up to {amount} damage from {group:cards}",
    "heal[s|] up to {amount} damage on {group:cards}",
    "heal[s|] up to {amount} point[|s] of damage from/on {group:cards}",
    op="up to",
)
deed(
    "heal",
    "heal[s|] all damage from {group:cards}",
    "heal[s|] all damage on {group:cards}",
    "remove[s|] all damage from {group:cards}",
    "remove[s|] all damage tokens from {group:cards}",
    amount=ALL,
)
deed("move damage", "move[s|] {amount} damage from {group:cards} to {to:cards}")
# --- resources, cost
deed(
    "resource",
    "add[s|] {amount} resource[|s] to {group:pool}",
    "place[s|] {amount} resource token[|s] on {group:cards}",
    "add[s|] {amount} resource token[|s] to {group:pool}",
    "place[s|] {amount} resource[|s] on {group:cards}",
    "put[s|] {amount} resource[|s] on {group:cards}",
    "put[s|] {amount} resource token[|s] on {group:cards}",
)
deed(
    "resource",
    "place[s|] {amount} resource token[|s] here",
    "place[s|] {amount} resource[|s] here",
    group=THIS,
)
deed(
    "resource",
    *(
        f"{verb}[s|] {many}resources {to} {{group:{where}}} equal to {{amount:quantity}}"
        for verb, to, where in (("place", "on", "cards"), ("add", "to", "pool"), ("put", "on", "cards"))
        for many in ("", "a number of ", "an amount of ")
    ),
    "place[s|] a number of resource token[|s] on {group:cards} equal to {amount:quantity}",
)
deed("mark", "place[s|] {amount} damage here", "place[s|] {amount} damage token[|s] here", group=THIS)
deed("mark", "place[s|] {amount} damage on {group:cards}", "place[s|] {amount} damage token[|s] on {group:cards}")
deed("move resource", "move[s|] {amount} resource[|s] from {group:pool} to {to:pool}")
deed(
    "spend",
    "spend[s|] {amount} ({what:sphere}) resource[|s] from {group:pool}",
    "pay[s|] {amount} ({what:sphere}) resource[|s] from {group:pool}",
)
deed("pay", "spend[s|] {amount} ({what:sphere}) resource[|s]", "pay[s|] {amount} ({what:sphere}) resource[|s]")
deed(
    "lose resource",
    "remove[s|] {amount} resource[|s] from {group:pool}",
    "discard[s|] {amount} resource[|s] from {group:pool}",
    "discard[s|] {amount} resource token[|s] from {group:pool}",
)
deed(
    "lose resource",
    "remove[s|] all resources from {group:pool}",
    "discard[s|] all resources from/in {group:pool}",
    "discard[s|] each resource from/in {group:pool}",
    "discard[s|] all resource tokens from {group:pool}",
    amount=ALL,
)
# --- exhausted, ready
deed("ready", "[readies|ready] {group:cards}")
deed("ready", "choose[s|] and [readies|ready] {group:target}")
deed("exhaust", "exhaust[s|] {group:cards}")


def _both(verb: str) -> Any:
    return lambda one, two: Instruction("both", parts=(Instruction(verb, one), Instruction(verb, two)))


def _of_both(verb: str) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given.verb != "both" or given.parts[0].verb != verb:
            return None
        return {"one": given.parts[0].group, "two": given.parts[1].group}

    return take


for verb in ("exhaust", "ready"):
    of["deed"].converts(_both(verb), _of_both(verb), f"{verb} {{one:cards}} and {{two:cards}}", rank=-1)
deed("exhaust", "choose[s|] and exhaust[s|] {group:target}")
# --- cards go from one place to another
deed("discard", "discard[s|] {group:cards}", "discard[s|] {group:cards} from play")
deed("discard", "choose[s|] and discard[s|] {group:target}")
deed("destroy", "destroy[s|] {group:cards}")
deed(
    "return",
    *(f"return[s|] {{group:cards}} {where}" for where in TO_HAND),
    *(f"add[s|] {{group:cards}} {where}" for where in TO_HAND),
    *(f"move[s|] {{group:cards}} from the/your/its discard pile {where}" for where in TO_HAND[:1]),
)
deed(
    "shuffle in",
    *(f"shuffle[s|] {{group:cards}} into {deck}" for deck in OWN_DECK),
    *(f"shuffle[s|] {{group:cards}} back into {deck}" for deck in OWN_DECK),
)
deed("shuffle in", *(f"choose[s|] and shuffle[s|] {{group:target}} (back) into {deck}" for deck in OWN_DECK))
for end in ("top", "bottom"):
    deed(
        "put on deck",
        *(
            f"{verb}[s|] {{group:cards}} {to} the {end} of {deck}"
            for deck in OWN_DECK
            for verb, to in (("place", "on"), ("put", "on"), ("return", "to"), ("move", "to"))
        ),
        what=end,
    )
deed("stage", "add[s|] {group:sought} to the staging area", "place[s|] {group:sought} in the staging area", op="add",
     rank=1)  # fmt: skip
deed("stage", "return[s|] {group:cards} to the staging area", "move[s|] {group:cards} to the staging area")
deed(
    "stage",
    "add[s|] {group:cards} to the staging area",
    "place[s|] {group:cards} in the staging area",
    "put[s|] {group:cards} into the staging area",
    "put[s|] {group:cards} into play in the staging area",
    op="add",
)
of["ending"].form(Instruction, "return {group:cards} to the staging area", verb="stage")
of["ending"].form(Instruction, "add {group:cards} to the staging area", verb="stage", op="add")
of["ending"].form(Instruction, "remove {group:cards} from the game", verb="remove")
INTO = ("add[s|] {group:cards} to", "place[s|] {group:cards} in")
deed("to victory", *(f"{do} {whose} victory display" for do in INTO for whose in ("the", *THEIRS)))
deed("remove", "remove[s|] {group:cards} from the game")
deed(
    "set aside",
    "set[s|] {group:cards} aside, out of play",
    "set[s|] {group:cards} aside",
    "place[s|] {group:cards} aside, out of play",
)
ASIDE = "aside, out of play"
of["deed"].converts(
    lambda names: Instruction("set aside", Phrase("named", names=names)),
    lambda given: None,
    f"set each copy of {{names:name&}} {ASIDE}",
    "set each copy of {names:name&} aside",
    f"set all copies of {{names:name&}} {ASIDE}",
    f"remove all copies of {{names:name&}} from the encounter deck and set them {ASIDE}",
    f"remove each copy of {{names:name&}} from the encounter deck and set it/them {ASIDE}",
)
deed(
    "set aside",
    "set[s|] {group:sought} aside, out of play",
    "set[s|] {group:sought} aside",
    "remove[s|] {group:sought} from the encounter deck and set[s|] it/him/her/them aside, out of play",
    "remove[s|] {group:sought} from the encounter deck and set[s|] it/him/her/them aside",
    rank=1,
)
deed("put", "put[s|] {group:cards} into play", "put[s|] into play {group:cards}")
deed(
    "put",
    "put[s|] {group:cards} into play engaged with {to:anybody}",
    "put[s|] {group:cards} into play, engaged with {to:anybody}",
    "return[s|] {group:cards} to play engaged with {to:anybody}",
    "return[s|] {group:cards} to play, engaged with {to:anybody}",
)
deed(
    "put under",
    "put[s|] {group:cards} into play under the control of {to:player}",
    "put[s|] {group:cards} into play, under the control of {to:player}",
)
deed("put", "put[s|] {group:cards} into play under your control", "put[s|] {group:cards} into play, under your control")
deed(
    "put",
    "put[s|] {group:cards} into play under its owner's control",
    "put[s|] {group:cards} into play, under its owner's control",
    what="owner",
)
deed("attach", "attach[es|] {group:cards} to {to:cards} as an attachment", what="attachment")
deed("attach", "attach[es|] {group:cards} to {to:cards}", "move[s|] {group:cards} to {to:cards}")
deed("control", "gain[s|] control of {group:cards}", "take[s|] control of {group:cards}")
deed(
    "control",
    "gain[s|] control of {group:cards}, as an ally",
    "gain[s|] control of {group:cards} as an ally",
    "take[s|] control of {group:cards} as an ally",
    what="ally",
)
deed("control", "give[s|] control of {group:cards} to {to:anybody}", "give[s|] {group:cards} to {to:anybody}")
# guarded-claim: one with encounters attached cannot be claimed anyway.
deed(
    "claim",
    "claim[s|] {group:cards}",
    "claim[s|] {group:cards} when it is free of encounters",
    "claim[s|] {group:cards} when it has no attached encounters",
)
# --- cancel, replacement-effects, choose
for what, words in {
    "effect": ("that effect", "its/that/the effect", "those effects"),
    "damage": (
        "that damage",
        "the damage",
        "all damage just dealt to it",
        "all of that damage",
        "that damage instead",
        "all damage just dealt to that enemy/character/hero/ally",
    ),
    "shadow": ("that shadow effect", "shadow effects"),
}.items():
    deed("cancel", *(f"cancel[s|] {each}" for each in words), what=what)
deed(
    "reduce it",
    "reduce[s|] that damage by {amount}",
    "reduce[s|] that/the/this damage/amount/increase/threat/progress by {amount}",
    "prevent[s|] {amount} damage",
    "prevent[s|] {amount} of that damage",
)
deed("increase it", "increase[s|] that damage by {amount}", "increase[s|] that/the/this damage/amount by {amount}")
deed("choose", "choose[s|] {group:target}")
deed("choose", "choose[s|] {group:chosen player}")
deed(
    "choose",
    "randomly choose[s|] {group:cards}",
    "randomly select[s|] {group:cards}",
    "choose[s|] {group:cards} at random",
    "select[s|] {group:cards} at random",
    random=True,
)
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
of["deed"].form(
    Instruction,
    "put this card into play from {to:whose} hand",
    "put this card into play from {to:whose} hand, under your control",
    "put this card into play from {to:whose} hand under your control",
    verb="put",
    group=THIS,
    what="hand",
)
of["deed"].form(
    Instruction, "put this card into play from {to:whose} discard pile", verb="put", group=THIS, what="discard pile"
)
of["deed"].form(
    Instruction("switch", IT, what="attack", op="defense"),
    "switch its attack and defense",
    "switch its attack with its defense",
)
of["deed"].form(
    Instruction,
    "switch {group:cards} 's {what:value} and {op:value}",
    "switch the {what:value} and {op:value} of {group:cards}",
    "switch {group:cards} 's {what:value} with its {op:value}",
    verb="switch",
)
