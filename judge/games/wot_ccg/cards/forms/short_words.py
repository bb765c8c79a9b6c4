"""Short words: the same things as people type them in at a table."""

from __future__ import annotations

from judge.games.wot_ccg.cards.language import sort

sentence = sort("sentence")
