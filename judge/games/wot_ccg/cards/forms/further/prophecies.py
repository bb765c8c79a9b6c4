"""Prophecies: what they require, and what comes of their being fulfilled."""

from __future__ import annotations

from judge.games.wot_ccg.cards.language import sort
from judge.games.wot_ccg.cards.meanings.effects import Benefit, Requires

sentence = sort("sentence")
sentence.form(
    Requires, "requirements : {conditions:conditions}", "requirement : {conditions:conditions}", rank=1,
    about="what a prophecy requires",
)  # fmt: skip
sentence.form(
    Requires, "requirements : you must {conditions:musts}", "requirements : {conditions:musts}",
    "requirement : (you must) {conditions:musts}",
)  # fmt: skip
sentence.form(Benefit, "benefits : {it:clause}", "benefit : {it:clause}", about="what comes of a prophecy")
