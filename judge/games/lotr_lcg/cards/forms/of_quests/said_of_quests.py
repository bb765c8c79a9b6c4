"""winning-extra-conditions, 3.3, cannot: whom the players must defeat, threat that is added, progress from questing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.of_quests.from_questing import HOW
from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import THIS, Condition, Deeds, Instruction, Opening, Phrase, Trigger

clause, sentence = of["clause"], of["sentence"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `the players must find and destroy Gorzag to win the game`
DONE = {"destroy": ("defeat", "destroy", "kill"), "explore": ("explore",)}
for kind, verbs in DONE.items():
    sentence.converts(
        lambda subject, kind=kind: Opening(
            Deeds((Instruction("end game", what="win"),)), "forced", timing="after", triggers=(Trigger(kind, subject),)
        ),
        _unsaid,
        *(f"{they} must (find and) {verb} {{subject:cards}} (in order) to win {end}"
          for they in ("the players", "you") for verb in verbs for end in ("this/the game", "the scenario")
          if (they, verb) != ("the players", "defeat") or "scenario" in end),
    )  # fmt: skip
LANGUAGE.reads_as("win the game", "win the scenario", "win this scenario", "win this game")
LANGUAGE.reads_as("wins the game", "wins the scenario")
LANGUAGE.reads_as("won the game", "won the scenario", "won this scenario")

# --- several cards by their names
clause.converts(
    lambda names, parts: Instruction("together", Phrase("named", names=names), parts=parts) if len(names) > 1 else None,
    lambda given: (
        {"names": given.group.names, "parts": given.parts}
        if isinstance(given, Instruction)
        and given == Instruction("together", Phrase("named", names=given.group.names), parts=given.parts)
        and len(given.group.names) > 1
        else None
    ),
    "{names:name&} {parts:predicate&!}",
    "{names:name&} both {parts:predicate&!}",
    "both {names:name&} {parts:predicate&!}",
    "{names:name&} each {parts:predicate&?}",
)

# --- threat that is added to that of the staging area
SUM = "(the) (total) threat in/of the staging area"
clause.form(
    Instruction,
    *(f"this {card} {adds} {{amount}} {to}"
      for card in ("card", "stage", "quest") for adds in ("adds", "contributes")
      for to in ("threat to the staging area", f"threat to {SUM}", f"to {SUM}")),
    verb="modify", what="total threat", op="add", group=Phrase("scenario"), rank=2,
)  # fmt: skip
clause.form(
    Instruction("permit", Phrase("active location"), what="contribute threat"),
    "the active location 's threat is added to the threat in/of the staging area",
    "the active location 's threat is added to the total threat in/of the staging area",
    "the threat of the active location is added to the (total) threat in/of the staging area",
    rank=-1,
)
ENOUGH = (
    "until the total threat in the staging area is (at least) {amount} (or more)",
    "until the total threat in the staging area is {amount} or higher/greater",
    "until there is a total of (at least) {amount} (or more) threat in the staging area",
)
deed(
    "reveal until",
    *(f"reveal[s|] {what} {enough}" for enough in ENOUGH
      for what in ("cards from the encounter deck", "cards from the top of the encounter deck", "encounter cards")),
    rank=-1,
)  # fmt: skip
for fewer in ("less/fewer", "less/fewer encounter"):
    deed(
        "reveal fewer",
        *(f"reveal[s|] {{amount}} {fewer} card[|s] {when}" for when in (
            "during the staging step", "during staging", "during the quest phase",
            "from the encounter deck during staging",
        )),
        group=Phrase("scenario"),
    )  # fmt: skip

# --- progress that comes from questing, and no other
ONLY = ("have progress placed on it except from questing",)
QUESTING = (
    *HOW,
    "by quest resolution",
    "through quest resolution",
    "during quest resolution",
    "by questing (successfully)",
)
for subject in ("progress", "progress tokens"):
    no = (f"{subject} cannot be placed", f"no {subject} can/may be placed")
    told = tuple(f"except {how}" for how in QUESTING)
    clause.form(
        Instruction, *(f"{each} on {{group:several cards}} {how}" for each in no for how in told), verb="cannot",
        words=ONLY, rank=-3,
    )  # fmt: skip
    clause.form(
        Instruction("cannot", THIS, words=ONLY), *(f"{each} here {how}" for each in no for how in told), rank=-2
    )

# --- no engagement checks; what is not dealt, drawn or raised
clause.form(
    Instruction("cannot", Phrase("all", kinds=("enemy",)), words=("make engagement checks",)),
    "do not make (any) engagement checks",
    rank=2,
)
clause.form(
    Instruction("cannot", Phrase("each player"), words=("raise threat during the refresh phase",)),
    "do not raise threat during/in the refresh phase",
    "do not raise threat at the end of the round",
    "do not raise threat at the end of the refresh phase",
    "the players do not raise their threat in the refresh phase",
    rank=1,
)

# --- conditions as one says them
LANGUAGE.reads_as("if", "if at any time", "if, at any time,")
of["condition"].converts(
    lambda names, qualities: (
        Condition("is", Phrase("named", names=names), qualities=qualities) if len(names) > 1 else None
    ),
    _unsaid,
    "both {names:name&} are {qualities:being,}",
    "{names:name&} are all {qualities:being,}",
)

# --- what players cannot do to cards is what cannot be done to them
BY_PLAYERS = {
    "ready during the refresh phase": ("ready {0} during the refresh phase", "ready {0} in the refresh phase"),
    "be discarded": ("discard {0}",),
    "be explored": ("explore {0}",),
}
for ban, does in BY_PLAYERS.items():
    clause.converts(
        lambda group, ban=ban: Instruction("together", group, parts=(Instruction("cannot", words=(ban,)),)),
        _unsaid,
        *(f"{they} cannot {each.format('{group:several cards}')}" for they in ("the players", "you", "a player")
          for each in does),
        rank=2,
    )  # fmt: skip
of["predicate"].form(
    Instruction("cannot", words=("collect resources",)),
    "[does|do] not collect resources in the resource phase",
    "collect[s|] no resources (during/in the resource phase)",
    rank=1,
)
LANGUAGE.reads_as("twice", "2 times", "two times")
