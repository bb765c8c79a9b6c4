"""cannot, quest-advancement: who keeps what from happening, told of the effects; tokens that reach a number; places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import (
    THIS,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Range,
    Trigger,
)

clause, EACH = of["clause"], Phrase("each player")


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `player card effects cannot ready characters`: characters cannot be readied by them
KEPT_FROM = {
    "have progress placed on it": ("place progress on", "place progress tokens on", "place any progress on"),
    "be healed": ("heal", "heal damage from", "heal damage on", "remove damage from"),
    "be damaged": ("damage", "deal damage to", "place damage on"),
    "ready": ("ready",),
    "be discarded": ("discard",),
    "be explored": ("explore",),
}


def _kept_from(ban: str) -> Any:
    def make(op: str, group: Phrase = THIS) -> Instruction:
        return Instruction("together", group, parts=(Instruction("cannot", op=op, words=(ban,)),))

    return make


for ban, does in KEPT_FROM.items():
    make = _kept_from(ban)
    clause.converts(make, _unsaid, *(f"{{op:effects of}} cannot {do} {{group:several cards}}" for do in does), rank=1)
    on_it = (f"{{op:effects of}} cannot {do.removesuffix(' on')} here" for do in does if do.endswith(" on"))
    if ban == "have progress placed on it":
        clause.converts(make, _unsaid, *on_it, rank=1)
clause.form(
    Instruction,
    *(f"{{op:effects of}} cannot {less} {{group:whose}} threat" for less in ("reduce", "lower")),
    verb="cannot",
    words=("lower threat",),
    rank=1,
)
clause.form(
    Instruction, "cards cannot be drawn by/from/through {op:effects of}", verb="cannot", group=EACH,
    words=("draw cards",), rank=1,
)  # fmt: skip
clause.form(
    Instruction,
    "damage cannot be removed/healed from {group:several cards}",
    "damage on {group:cards} cannot be removed/healed",
    verb="cannot",
    words=("be healed",),
    rank=2,
)
clause.form(
    Instruction,
    "damage cannot be removed/healed from {group:several cards} by {op:effects of}",
    verb="cannot",
    words=("be healed",),
    rank=2,
)

# --- `the players do not optionally engage enemies`: as a rule, what is not done cannot be done
for they in ("the players", "players", "you"):
    clause.form(Instruction, f"{they} cannot place (any) progress here", verb="cannot", group=THIS,
                words=("have progress placed on it",), rank=1)  # fmt: skip
clause.form(
    Instruction,
    *(f"you cannot place {much} on {{group:several cards}}" for much in ("progress", "any progress")),
    verb="cannot",
    words=("have progress placed on it",),
    rank=1,
)

# --- `after the 5th resource is placed here`
PLACED = {"resources": ("resource", "resource token"), "time": ("time counter",), "villagers": ("villager token",)}
HAPPENS = {"resources": "resource", "time": "time", "villagers": "villagers"}


def _reached(tokens: str) -> Any:
    def make(number: int, it: Opening, subject: Phrase = THIS) -> Opening | None:
        case = Condition("reached", subject, range=Range(">=", Amount(number)), word=tokens)
        deeds = it.deeds._replace(conditions=(case, *it.deeds.conditions))
        waits = (Trigger(HAPPENS[tokens], subject),)
        return None if it.triggers else it._replace(timing="after", triggers=waits, deeds=deeds)

    return make


def _of_reached(tokens: str) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        cases = given.deeds.conditions if isinstance(given, Opening) else ()
        if not cases or cases[0].kind != "reached" or cases[0].range is None:
            return None
        it = given._replace(timing="", triggers=(), deeds=given.deeds._replace(conditions=cases[1:]))
        found = {"number": cases[0].range.amount.number, "it": it, "subject": cases[0].group}
        return found if given == _reached(tokens)(**found) else None

    return take


for tokens, names in PLACED.items():
    make, take = _reached(tokens), _of_reached(tokens)
    on = tuple(
        f"{when} the {{number:ordinal}} {name} is placed on {{subject:cards}}" for when in ("after", "when", "once")
        for name in names
    )  # fmt: skip
    on += tuple(f"after placing the {{number:ordinal}} {name} on {{subject:cards}}" for name in names)
    of["triggered part"].converts(make, take, *(f"{each}, {{it:effect part}}" for each in on))
    here = (each.replace("on {subject:cards}", "here") for each in on)
    of["triggered part"].converts(make, _unsaid, *(f"{each}, {{it:effect part}}" for each in here))

# --- the stage that follows is one of two
deed("raise threat", "raise[s|] {group:whose} threat by an additional {amount}", rank=1)


def _either_stage(one: Amount, two: Amount) -> Instruction:
    ways = tuple((Instruction("advance", amount=each, what="to stage"),) for each in (one, two))
    return Instruction("options", by=Phrase("first player"), options=ways)


def _of_either_stage(given: Any) -> Mapping[str, Any] | None:
    ways = given.options if isinstance(given, Instruction) else ()
    if len(ways) != 2 or any(len(each) != 1 for each in ways):
        return None
    found = {"one": ways[0][0].amount, "two": ways[1][0].amount}
    return found if given == _either_stage(**found) else None


TWO = "to stage {one:stage number} or (to) (stage) {two:stage number}"
for they in ("the players", "players", "you", "the first player"):
    clause.converts(
        _either_stage,
        _of_either_stage,
        *(f"{they} {choose} (immediately) {go} {TWO}"
          for choose in ("must choose to", "choose/chooses to", "must")
          for go in ("advance", "proceed", "advance either")),
        rank=-1,
    )  # fmt: skip
of["deed"].converts(
    _either_stage,
    _of_either_stage,
    f"(immediately) advance {TWO}",
    f"advance {TWO} of your/their choice",
    f"advance {TWO} (the players' choice)",
    "advance to either stage {one:stage number} or (stage) {two:stage number}",
    rank=1,
)

# --- a location that becomes the active one; cards that are taken out of the deck
BECOMES = ("to become the active location", "to be the active location", "as the active location")
deed(
    "travel",
    *(f"choose[s|] {{group:cards}} {becomes}" for becomes in BECOMES),
    rank=-1,
)
of["deed"].form(
    Instruction,
    *(f"{do} {{group:sought}} from the encounter deck" for do in ("remove", "take")),
    *(f"take {{group:sought}} from the encounter deck and set it/them aside{out}" for out in ("", ", out of play")),
    *(f"find {{group:sought}} and set it/them aside{out}" for out in ("", ", out of play")),
    verb="set aside",
    rank=3,
)
of["deed"].form(
    Instruction, *(f"find {{group:sought}}{and_} add it/them to the staging area" for and_ in (" and", ", and")),
    verb="stage", op="add", rank=3,
)  # fmt: skip
LANGUAGE.reads_as("eliminated", "eliminated from the game", "eliminated from this game")


# --- progress that goes elsewhere: `place it on Hill instead`
def _moved(group: Phrase, to: Phrase) -> Deeds:
    return Deeds((Instruction("progress instead", group, parts=(Instruction("progress", to, Amount(of="that")),)),))


MUCH = ("progress", "any progress", "any amount of progress", "any number of progress tokens")
THAT = ("it", "them", "that progress", "those tokens", "that many progress tokens", "that much progress",
        "the same amount of progress", "an equal amount of progress")  # fmt: skip
MOVED = tuple(
    (f"{when} {much} would be placed on {{group:cards}}, ", that)
    for when in ("when", "whenever", "if", "each time") for much in MUCH for that in THAT
)  # fmt: skip
of["cased deeds"].converts(
    _moved,
    _unsaid,
    *(f"{when}{instead}place {that} on {{to:cards}}{behind}" for when, that in MOVED
      for instead, behind in (("", " instead"), ("instead, ", ""))),
    rank=-2,
)  # fmt: skip
