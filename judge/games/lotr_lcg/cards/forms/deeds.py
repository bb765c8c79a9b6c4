"""effects: what card text does at once. A verb is written `draw[s|]`: an order, and what a player does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import THEIRS, deed, of, said_of
from judge.games.lotr_lcg.cards.meanings import IT, THIS, X_OF_THEM, Amount, Instruction, Phrase, Quality


def _never(given: Any) -> Mapping[str, Any] | None:
    return None


TO_HAND = (
    "to its/his/her owner's hand",
    "to their owner's hand",
    "to your hand",
    "to their/his/her hand",
    "to its owners' hands",
    "to their owners' hands",
)
GONE = (
    "discarding it", "placing it in your/its/the discard pile", "placing it in its owner's discard pile",
    "in your/its/the discard pile", "in its owner's discard pile",
)  # fmt: skip
OWN_DECK = (
    "its owner's deck",
    "your deck",
    "their owner's deck",
    "the encounter deck",
    "that deck",
    "their/his/her deck",
    "their owners' decks",
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
deed(
    "discard",
    "discard[s|] {group:cards}",
    "discard[s|] {group:cards} from play",
    "discard[s|] from play {group:cards}",
)
deed("discard", "choose[s|] and discard[s|] {group:target}", "choose[s|] and discard[s|] {group:target} from play")


def _stripped(group: Phrase) -> Instruction:
    """`discard each attachment from each hero`."""
    return Instruction("discard", Phrase("all", kinds=("attachment",), clauses=(Quality("on", group=group),)))


for order, do in (("deed", "discard"), ("does", "discards")):
    of[order].converts(
        _stripped,
        lambda given: None,
        f"{do} each attachment from {{group:cards}}",
        f"{do} all attachments from {{group:cards}}",
        rank=2,
    )
deed("destroy", "destroy[s|] {group:cards}")
deed(
    "return",
    *(f"return[s|] {{group:cards}} {where}" for where in TO_HAND),
    *(f"return[s|] {{group:cards}} {where} instead of {gone}" for where in TO_HAND for gone in GONE),
    "return[s|] {group:cards} to your hand from your discard pile",
    *(f"add[s|] {{group:cards}} {where}" for where in TO_HAND),
    *(f"add[s|] {{group:cards}} {where} instead of {gone}" for where in TO_HAND for gone in GONE),
    *(f"take[s|] {{group:cards}} {where.replace('to ', 'into ', 1)}" for where in TO_HAND),
    *(f"move[s|] {{group:cards}} from the/your/its discard pile {where}" for where in TO_HAND[:1]),
)
deed("return", *(f"choose[s|] and return[s|] {{group:target}} {where}" for where in TO_HAND))


OF_THE_SCENARIO = {"enemy", "location", "treachery", "encounter card"}


def _of_scenario(given: Instruction) -> bool:
    """Whether it is plain that the cards are those of the encounter deck."""
    piled = any(each.group is not None and each.group.how == "scenario" for each in given.group.clauses)
    return piled or bool(OF_THE_SCENARIO & {*given.group.kinds})


for sort, s in (("deed", ""), ("does", "s")):
    said_of(
        of[sort], _of_scenario, Instruction, f"shuffle{s} {{group:cards}} into the encounter deck", verb="shuffle in"
    )
    for end in ("top", "bottom"):
        said_of(
            of[sort],
            _of_scenario,
            Instruction,
            f"place{s} {{group:cards}} on the {end} of the encounter deck",
            verb="put on deck",
            what=end,
        )
deed(
    "shuffle in",
    *(f"shuffle[s|] {{group:cards}} into {deck}" for deck in OWN_DECK),
    *(f"shuffle[s|] {{group:cards}} back into {deck}" for deck in OWN_DECK),
)
deed("shuffle in", "shuffle[s|] {group:sought} (back) into the encounter deck", rank=1)
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
ADDED = "add[s|] {group:sought} to the staging area"
deed(
    "stage",
    ADDED,
    "place[s|] {group:sought} in the staging area",
    f"{ADDED}, from out of play or engaged with a player",
    f"{ADDED}, from out of play or engaged with a player,",
    op="add",
    rank=1,
)
deed(
    "stage",
    "return[s|] {group:cards} to the staging area",
    "move[s|] {group:cards} to the staging area",
    "move[s|] {group:cards} into the staging area",
    "return[s|] {group:cards} to the staging area (faceup|face-up|face up)",
    "return[s|] {group:cards} and add[s|] it/them to the staging area",
    "return[s|] {group:cards}, and add[s|] it/them to the staging area",
)
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
INTO = ("add[s|] {group:cards} to", "place[s|] {group:cards} in/into", "put[s|] {group:cards} in/into")
deed("to victory", *(f"{do} {whose} victory display" for do in INTO for whose in ("the", *THEIRS)))
deed("remove", "remove[s|] {group:cards} from the game")
deed(
    "set aside",
    "set[s|] {group:cards} aside, out of play",
    "set[s|] {group:cards} aside (out of play)",
    "set[s|] aside {group:cards} (, out of play)",
    "set[s|] aside {group:cards}, out of play",
    "place[s|] {group:cards} aside, out of play",
)
ASIDE = "aside, out of play"
of["deed"].converts(
    lambda names: Instruction("set aside", Phrase("named", names=names)),
    lambda given: None,
    f"set each copy of {{names:name&}} {ASIDE}",
    "set each copy of {names:name&} aside",
    f"set all copies of {{names:name&}} {ASIDE}",
    f"set {{names:all titled&}} {ASIDE}",
    "set {names:all titled&} aside",
    f"remove all copies of {{names:name&}} from the encounter deck and set them {ASIDE}",
    f"remove each copy of {{names:name&}} from the encounter deck and set it/them {ASIDE}",
)
of["deed"].converts(
    lambda names: Instruction("set aside", Phrase("named", names=names)),
    lambda given: None,
    "remove all copies of {names:name&} from the encounter deck",
    "remove each copy of {names:name&} from the encounter deck",
    rank=6,
)
deed(
    "set aside",
    "set[s|] {group:sought} aside, out of play",
    "set[s|] {group:sought} aside",
    "set[s|] {group:sought} aside out of play",
    "set[s|] aside {group:sought}, out of play",
    "place[s|] {group:sought} aside, out of play",
    "remove[s|] {group:sought} from the encounter deck and set[s|] it/him/her/them aside, out of play",
    "remove[s|] {group:sought} from the encounter deck and set[s|] it/him/her/them aside",
    rank=1,
)


def _for_each_player(verb: str, op: str = "") -> tuple[Any, Any]:
    """`add 1 copy of Hill per player to the staging area`: as many of them as there are players."""

    def make(title: str) -> Instruction:
        there = (Quality("title", title), Quality("in", "out of play"))
        group = Phrase("pick", X_OF_THEM, kinds=("card",), clauses=there)
        return Instruction(verb, group, Amount(of="players"), op=op)

    def take(given: Any) -> Mapping[str, Any] | None:
        title = given.group.clauses[0].word if isinstance(given, Instruction) and given.group.clauses else ""
        return {"title": title} if given == make(title) else None

    return make, take


for per in ("per player", "for each player (in the game)"):
    of["deed"].converts(
        *_for_each_player("stage", "add"), f"add 1/one copy of {{title:name}} {per} to the staging area"
    )
    of["deed"].converts(
        *_for_each_player("shuffle in"),
        f"shuffle 1/one copy of {{title:name}} {per} into the encounter deck",
        f"shuffle 1/one copy of {{title:name}} {per} back into the encounter deck",
    )
deed("put", "put[s|] {group:cards} into play", "put[s|] into play {group:cards}")
deed("put", "put[s|] {group:sought} into play", rank=1)
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
deed(
    "put under",
    "put[s|] {group:cards} into play under the first player's control",
    "put[s|] {group:cards} into play, under the first player's control",
    to=Phrase("first player"),
)
ANY_PLAYER = Phrase("pick", kinds=("player",))
deed(
    "put under",
    "put[s|] {group:cards} into play under any player's control",
    "put[s|] {group:cards} into play, under any player's control",
    to=ANY_PLAYER,
    rank=1,
)
deed("put", *(f"put[s|] {{group:cards}} into play{by} your/their/his/her control" for by in (" under", ", under")))
deed(
    "put",
    "put[s|] {group:cards} into play under its owner's control",
    "put[s|] {group:cards} into play, under its owner's control",
    what="owner",
)
deed("attach", "attach[es|] {group:cards} to {to:cards} as an attachment", what="attachment")
deed("attach", "attach[es|] {group:cards} to {to:cards}", "move[s|] {group:cards} to {to:cards}")
ONTO = ("put[s|] {group:cards} into play attached to {to:cards}", "put[s|] {group:cards} into play on {to:cards}")
deed("attach", *ONTO, rank=1)
deed("control", "gain[s|] control of {group:cards}", "take[s|] control of {group:cards}")
deed("control", "gain[s|] control of {group:sought}", "take[s|] control of {group:sought}", rank=1)
deed("control", "take[s|] control of both {group:sought}", "gain[s|] control of both {group:sought}", rank=1)
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
    "reduce[s|] the amount of damage dealt/taken by {amount}",
    "prevent[s|] {amount} damage",
    "prevent[s|] {amount} of that damage",
    "cancel[s|] {amount} of that damage",
    "cancel[s|] {amount} damage",
    "cancel[s|] {amount} point[|s] of that damage",
    "cancel[s|] {amount} point[|s] of damage",
)
deed("reduce it", "reduce[s|] the amount of progress placed by {amount}",
     "reduce[s|] the progress placed by {amount}", what="progress")  # fmt: skip
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
deed(
    "first player", "take[s|] control of the first player token", "take[s|] the first player token",
    "gain[s|] control of the first player token", "become[s|] the (new) first player",
)  # fmt: skip
deed(
    "first player",
    "pass[es|] the first player token to {group:player}",
    "give[s|] the first player token to {group:player}",
)
deed("nothing", "do[es|] nothing")
deed("name", "name[s|] a card type", "choose[s|] a card type")
deed("name", "name[s|] {what:type}")

# --- said in one way, meant as above
PLACE = "{where:out of}"
of["out of"].form(Quality, "from {group:whose} hand", kind="in", word="hand")
of["out of"].form(Quality, "from {group:whose} discard pile", kind="in", word="discard pile")
LAID_DOWN = ("its/his/her/their owner's discard pile", "your/its/their/his/her discard pile", "the discard pile")
# What was spoken of has been discarded: it is put into play from where it lies, whichever pile that is.
deed("put", *(f"put[s|] {{group:spoken card}} into play from {where}" for where in LAID_DOWN), rank=2)


def _from(group: Phrase, where: Quality) -> Instruction | None:
    return Instruction("put", group._replace(clauses=(*group.clauses, where))) if group.how in ("all", "pick") else None


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
    Instruction,
    "put this card into play from your hand, under any player's control",
    "put this card into play from your hand under any player's control",
    verb="put under",
    group=THIS,
    what="hand",
    to=ANY_PLAYER,
    rank=-1,
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
