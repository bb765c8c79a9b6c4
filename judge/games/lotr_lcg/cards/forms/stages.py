"""quest-advancement, setup: what quest cards say of stages, of progress that reaches a number, and of a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import THIS, Amount, Condition, Opening, Phrase, Range, Trigger

# --- stages
DIFFERENT = (
    "(immediately) advance[s|] to a different stage {amount:stage number} at random",
    "(immediately) advance[s|] to a different random stage {amount:stage number}",
    "(immediately) advance[s|] to a different, random stage {amount:stage number}",
    "(immediately) advance[s|] to a random, different stage {amount:stage number}",
    "(immediately) advance[s|] to another random stage {amount:stage number}",
    "(immediately) advance[s|] to another stage {amount:stage number} at random",
)
# The stage that is being left is not in the quest deck, so every other one is a different one.
deed("advance", *DIFFERENT, random=True, what="to stage", rank=1)
OWN = ("the players'", "the player's", "the first player's", "your", "their", "his")
deed(
    "advance",
    *(f"(immediately) advance[s|] to a (different) stage {{amount:stage number}} of {each} choice" for each in OWN),
    what="to stage",
    op="chosen",
    rank=1,
)
STAGE = ("this stage", "this quest (card)", "this card")
deed(
    "to quest deck",
    *(f"return[s|] {each} to the quest deck" for each in STAGE),
    *(f"shuffle[s|] {each} (back) into the quest deck" for each in STAGE),
    group=THIS,
    rank=-1,
)

# --- progress that reaches a number: `after the 7th progress token is placed on this card`
ordinal = LANGUAGE.words("ordinal", "a number in an order")
for number in range(1, 61):
    end = "th" if number in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    ordinal.word(number, f"{number}{end}")


def _reached(number: int, subject: Phrase, it: Opening) -> Opening | None:
    """When or after so much progress is there: with this progress, and not before it."""
    case = Condition("reached", subject, range=Range(">=", Amount(number)))
    deeds = it.deeds._replace(conditions=(case, *it.deeds.conditions))
    return None if it.triggers else it._replace(timing="after", triggers=(Trigger("progress", subject),), deeds=deeds)


def _of_reached(given: Any) -> Mapping[str, Any] | None:
    cases = given.deeds.conditions if isinstance(given, Opening) else ()
    if not cases or cases[0].kind != "reached" or cases[0].range is None:
        return None
    it = given._replace(timing="", triggers=(), deeds=given.deeds._replace(conditions=cases[1:]))
    number, subject = cases[0].range.amount.number, cases[0].group
    return {"number": number, "subject": subject, "it": it} if given == _reached(number, subject, it) else None


of["triggered part"].converts(
    _reached,
    _of_reached,
    "after the {number:ordinal} progress token is placed on {subject:cards}, {it:effect part}",
    "after placing the {number:ordinal} progress token on {subject:cards}, {it:effect part}",
    "when the {number:ordinal} progress token is placed on {subject:cards}, {it:effect part}",
)

# --- `the players control`: one of them does, whoever it is
TOGETHER = Phrase("all", kinds=("player",))


of["condition"].form(
    Condition,
    "the players control {group:cards}",
    "the players currently control {group:cards}",
    "the players, as a group, control {group:cards}",
    kind="controls",
    player=TOGETHER,
    rank=-2,
)
