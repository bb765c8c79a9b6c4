"""Remarks on what comes of a roll that is rolled again, and of a deck that was searched."""

from __future__ import annotations

from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings.effects import Note

OLD = "(all) (of) the first/old/original/previous result/results"
LANGUAGE.sorts["sentence"].form(
    Note, "the first result does not count", f"{OLD} is/are ignored", f"ignore {OLD}",
    "(all) (of) his/its/her/their first/old/original/previous result/results is/are ignored",
    "(only) the new/second result/results count/counts", what="rolled again",
)  # fmt: skip
LANGUAGE.sorts["sentence"].form(
    Note, "the deck that was searched is shuffled", "shuffle your deck afterward/afterwards/after",
    "then shuffle your deck", "your deck is then shuffled", "shuffle your deck when you are done", what="shuffled",
)  # fmt: skip
