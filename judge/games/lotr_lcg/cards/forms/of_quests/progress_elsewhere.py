"""replacement-effects, cannot: progress that is not placed where it would be; stages out of reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import (
    IT,
    THIS,
    Amount,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Trigger,
    remade,
)


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- something else is done with that much
def _of_that_card(part: Any, group: Phrase) -> Any:
    """`remove that much damage from it`: from the card of which the sentence speaks."""
    return group if part == IT else remade(part, lambda each: _of_that_card(each, group))


def _instead(group: Phrase, it: Instruction) -> Deeds:
    return Deeds((Instruction("progress instead", group, parts=(_of_that_card(it, group),)),))


def _of_instead(given: Any) -> Mapping[str, Any] | None:
    what = given.effects[0] if isinstance(given, Deeds) and len(given.effects) == 1 else Instruction("")
    if what.verb != "progress instead" or not what.parts or given != _instead(what.group, what.parts[0]):
        return None
    return {"group": what.group, "it": what.parts[0]}


def _moved(group: Phrase, to: Phrase) -> Deeds:
    return _instead(group, Instruction("progress", to, Amount(of="that")))


PROGRESS = ("progress", "any progress", "any amount of progress", "any number of progress tokens")
WHENS = tuple(
    when
    for much in PROGRESS
    for each in ("when", "whenever", "if", "any time", "each time")
    for when in (
        f"{each} {much} would be placed on {{group:cards}}",
        *(f"{each} {they} would place {much} on {{group:cards}}" for they in ("the players", "players", "you")),
    )
)
of["cased deeds"].converts(
    _instead,
    _of_instead,
    *(f"{when}, {{it:deed}} instead" for when in WHENS),
    *(f"{when}, instead {{it:deed}}" for when in WHENS),
    rank=-1,
)
of["cased deeds"].converts(
    lambda it: _instead(THIS, it),
    _unsaid,
    *(f"{when.replace('on {group:cards}', 'here')}, {{it:deed}} instead" for when in WHENS),
    rank=-1,
)
of["cased deeds"].converts(
    _moved,
    _unsaid,
    *(
        f"{much} that would be placed on {{group:cards}} {be} {placed}"
        for much in PROGRESS
        for be in ("is", "are", "must be")
        for placed in ("placed on {to:cards} instead", "instead placed on {to:cards}")
    ),
    rank=-1,
)

# --- stages that cannot be reached yet
MAIN = Phrase("main quest")
for they in ("the players", "players", "you"):
    of["clause"].form(
        Instruction,
        f"{they} cannot advance to stage {{amount:stage number}}",
        f"{they} cannot proceed to stage {{amount:stage number}}",
        verb="cannot",
        what="advance to stage",
        group=MAIN,
        rank=0 if they == "the players" else 1,
    )


# --- what each card of a kind does as it enters play
def _one_of(it: Phrase) -> Phrase:
    """`that enemy`; `that card`, where it may be of several kinds."""
    return Phrase("it", kinds=it.kinds if len(it.kinds) == 1 else ("card",))


def _as_it_enters(kind: str) -> Any:
    def make(it: Phrase, parts: tuple[Instruction, ...]) -> Opening:
        done = Deeds((Instruction("together", _one_of(it), parts=parts),))
        return Opening(done, "forced", timing="after", triggers=(Trigger(kind, it._replace(how="pick")),))

    return make


for kind, where in (("enter", "play"), ("stage", "the staging area")):
    of["sentence"].converts(
        _as_it_enters(kind), _unsaid, f"each {{it:description}} that enters {where} {{parts:doing&?}}", rank=4
    )
of["clause"].form(
    Instruction("engagement checks", Phrase("scenario")),
    *(
        f"the players {make} {checks}"
        for make in ("make", "perform", "resolve")
        for checks in (
            "engagement checks",
            "a (standard) series of engagement checks",
            "an additional series of engagement checks",
        )
    ),
)
