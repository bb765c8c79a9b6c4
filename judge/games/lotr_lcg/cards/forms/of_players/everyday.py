"""effects, triggering-condition: what many cards of players say, in every order and voice in which they say it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.permissions import STAGED
from judge.games.lotr_lcg.cards.forms.when.conditions import SPOKEN
from judge.games.lotr_lcg.cards.forms.when.occasions import occasion
from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import THIS, YOU, Amount, Instruction, Phrase, Quality

clause, predicate = of["clause"], of["predicate"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- said alike
LANGUAGE.reads_as("may", "may choose to")
LANGUAGE.reads_as("choose", "choose and resolve")
LANGUAGE.reads_as("enters play or leaves play", "enters or leaves play")
LANGUAGE.reads_as("are the first player", "control the first player token", "have the first player token")
LANGUAGE.reads_as("choose 1 player", "choose one player")

# --- what happens
ATTACKS = ("an attack", "an enemy attack", "an enemy's attack")
occasion("destroy", *(f"{each} destroys {{subject:cards}}" for each in ATTACKS), cause="attack", rank=-2)
QUESTED = ("questing successfully", "you quest successfully", "the players quest successfully")
occasion("quest-success", *(f"{each} with {{other:cards}} committed to the quest" for each in QUESTED), rank=-1)
occasion("travel", "the first player travels to {subject:cards}", detail="journey", rank=-1)

# --- damage that is canceled, threat that is lowered to a number
deed("cancel", "lower[s|] that/the/this damage to 0", what="damage", rank=-1)

# --- into hand and into play
deed("return", *(f"put[s|] {{group:cards}} {to}" for to in ("into your hand", "into their/his/her hand")), rank=1)


def _out_of(group: Phrase, where: Quality) -> Instruction | None:
    """`put into play an ally from your hand under your control`: who controls it is said behind where it comes from."""
    there = group._replace(clauses=(*group.clauses, where))
    return Instruction("put", there) if group.how in ("all", "pick") else None


of["deed"].converts(
    _out_of,
    _unsaid,
    *(f"put {{group:cards}} into play {{where:out of}}{by} your control" for by in (" under", ", under")),
    *(f"put into play {{group:cards}} {{where:out of}}{by} your control" for by in (" under", ", under")),
    rank=-1,
)


def _all_such(it: Phrase) -> Phrase | None:
    return it._replace(how="all", clauses=(*it.clauses, SPOKEN)) if not it.how else None


def _of_all_such(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Phrase) or given.how != "all" or given.clauses[-1:] != (SPOKEN,):
        return None
    it = given._replace(how="", clauses=given.clauses[:-1])
    return {"it": it} if given == _all_such(it) else None


of["so many"].converts(
    _all_such,
    _of_all_such,
    "each {it:description} revealed this way",
    "all {it:descriptions} revealed this way",
    rank=1,
)
PILES = ("the", "your", "their/his/her/its", "its owner's")
PUT = tuple(f"{put}[s|] {{group:so many}} {at}" for put in ("put", "place") for at in ("in", "into"))
INTO_PILE = tuple(f"{put} {whose} discard pile" for put in PUT for whose in PILES)
deed("discard", *INTO_PILE, rank=2)

# --- shadow cards that lie facedown
deed("look at", "look[s|] at {group:hidden}")
hidden = LANGUAGE.sort("hidden", "facedown shadow cards")
for how, one, card in (("pick", "a/1/one", "shadow card"), ("all", "each/all/the", "shadow card[|s]")):
    hidden.form(
        Phrase,
        f"{one} (facedown) {card} {{clauses:dealt,}}",
        how=how,
        kinds=("shadow card",),
        plural=False,
    )

# --- values
clause.form(
    Instruction,
    *(f"draw {{amount}} additional card[|s] {when}" for when in ("during the resource phase", "each resource phase",
                                                                "during each resource phase")),
    verb="draw more",
    op="add",
    group=YOU,
    rank=1,
)  # fmt: skip
clause.form(
    Instruction,
    "{group:cards} 's {what:value} is doubled",
    verb="modify",
    op="multiply",
    amount=Amount(2),
    rank=1,
)
predicate.form(Instruction, "collect[s|] {amount} resource[|s]", verb="resource", rank=1)
predicate.form(
    Instruction, "cost[s|] {amount} (resource[|s]) (to play)", verb="modify", what="cost", op="set", rank=4,
)  # fmt: skip

# --- who may attack whom, and what may be played from where
YOURS = Phrase("all", kinds=("character",), clauses=(Quality("controlled", group=YOU),))
clause.form(
    Instruction,
    *(f"you may declare {who} against {{to:that one}}{where}" for who in ("attackers", "characters as attackers")
      for where in ("", *(f" {each}" for each in STAGED))),
    verb="permit",
    what="attack staging",
    group=YOURS,
    rank=1,
)  # fmt: skip
clause.form(
    Instruction("permit", YOURS, what="attack staging"),
    *(f"you may declare {who} against {whom} in the staging area" for who in ("attackers", "characters as attackers")
      for whom in ("enemies", "an enemy", "any enemy")),
    rank=1,
)  # fmt: skip
clause.form(
    Instruction("permit", THIS, what="play from discard pile"),
    "you may play this card from your discard pile",
    rank=1,
)
MINE = Phrase(kinds=("card",), clauses=(Quality("copy", group=THIS),))
CALLED = ("titled", "named", "with the title")
of["description"].converts(lambda: MINE, _unsaid, *(f"card {each} this card" for each in CALLED), rank=-1)
of["descriptions"].converts(lambda: MINE, _unsaid, *(f"cards {each} this card" for each in CALLED), rank=-1)
