"""3.4-success: progress that comes from questing, apart from that of card effects; so many cards for each player."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.forms.when.occasions import BE, MUCH, occasion
from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import THIS, Amount, Heap, Instruction, Phrase

clause = of["clause"]
HOW = (
    "from questing successfully", "by questing successfully", "as the/a result of questing successfully",
    "from questing", "by questing", "as the/a result of questing",
)  # fmt: skip
occasion(
    "progress",
    *(f"{MUCH} progress {BE} placed on {{subject:cards}} {how}" for how in HOW),
    *(f"placing {MUCH} progress on {{subject:cards}} {how}" for how in HOW),
    *(f"the players place {MUCH} progress on {{subject:cards}} {how}" for how in HOW),
    cause="quest",
)
occasion(
    "progress",
    *(f"{MUCH} progress {BE} placed here {how}" for how in HOW),
    *(f"placing {MUCH} progress here {how}" for how in HOW),
    subject=THIS,
    cause="quest",
)
NONE = ("have progress placed on it from questing",)
for subject in ("progress", "progress tokens"):
    no = (f"{subject} cannot be placed", f"no {subject} can/may be placed")
    clause.form(
        Instruction,
        *(f"{each} on {{group:several cards}} {how}" for each in no for how in HOW),
        verb="cannot",
        words=NONE,
    )
    clause.form(Instruction("cannot", THIS, words=NONE), *(f"{each} here {how}" for each in no for how in HOW), rank=1)
clause.form(
    Instruction,
    *(f"{they} cannot place progress on {{group:cards}} {how}" for they in ("the players", "players", "you")
      for how in HOW),
    verb="cannot",
    words=NONE,
    rank=1,
)  # fmt: skip

# --- `until 1 enemy per player has been discarded`
PER = ("per player", "for each player (in the game)")
UNTIL = tuple(
    f"until {{amount:so many a player}} {{group:description}} {per} {are} discarded"
    for per in PER
    for are in ("is/are", "has/have been")
)
deed(
    "discard until",
    *(f"discard[s|] cards from the top of {{piles:deck,}} {until}" for until in UNTIL),
    *(f"discard[s|] cards from {{piles:deck,}} {until}" for until in UNTIL),
    rank=-1,
)
deed(
    "discard until",
    *(f"discard[s|] cards from the top {until}" for until in UNTIL),
    piles=(Heap("deck", Phrase("scenario")),),
    rank=-1,
)
# --- `reveal 1 additional card per player from the encounter deck`
deed(
    "reveal",
    *(f"reveal[s|] {{amount}} additional (encounter) card[|s] {per}{deck}" for per in PER
      for deck in (" from the encounter deck", " from the top of the encounter deck")),
    per=Amount(of="players"),
    rank=-1,
)  # fmt: skip
