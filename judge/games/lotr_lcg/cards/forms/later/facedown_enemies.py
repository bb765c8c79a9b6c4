"""facedown-enemies: cards of players that lie facedown before them and act as enemies; this rulebook has none."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase, Quality

LAID = Phrase("all", kinds=("card",), clauses=(Quality("in", "facedown"),))
deed(
    "lay before",
    *(
        f"{do}[s|] the top card of {{group:whose}} deck(,) {down} in front of {him}(,)"
        f" as if it (had) just engaged {him} from the staging area"
        for do in ("place", "put")
        for down in ("facedown", "face down", "face-down")
        for him in ("him", "her", "them", "you")
    ),
)
of["printed number"].form(Instruction, "{amount} {what:value}", verb="has")
of["clause"].form(
    Instruction,
    "these cards are called {words:name,}(,) and act as enemies with {parts:printed number&}",
    "those cards are called {words:name,}(,) and act as enemies with {parts:printed number&}",
    verb="act as enemies",
    group=LAID,
)
