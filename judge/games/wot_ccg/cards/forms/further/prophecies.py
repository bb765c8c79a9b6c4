"""Prophecies: what they require, and what comes of their being fulfilled."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import Condition
from judge.games.wot_ccg.cards.meanings.effects import Benefit, Played, Requires

sentence = sort("sentence")
sentence.form(
    Requires, "requirements : {conditions:condition&}", "requirement : {conditions:condition&}", rank=1,
    about="what a prophecy requires",
)  # fmt: skip
sentence.form(
    Requires, "requirements : you must {conditions:must&}", "requirements : {conditions:must&}",
    "requirement : (you must) {conditions:must&}",
)  # fmt: skip
sentence.form(Benefit, "benefits : {it:clause}", "benefit : {it:clause}", about="what comes of a prophecy")
must = LANGUAGE.sorts["must"]
must.form(
    Condition, "control {which} by {number:number} or more", "control a/an/the {which} by {number:number} or more",
    test="controls by", whose="you",
)  # fmt: skip
must.form(Condition, "a {which}", "an {which}", test="controls", whose="you", rank=3)
TOTAL = "{number:number} or more total pattern tokens in the game"


def _total(number: int) -> Played:
    return Played("play", (Condition("tokens", whose="total", number=number),))


sentence.converts(
    _total, never, f"there must be {TOTAL} to play this card",
    "there must be at least {number:number} (total) pattern (tokens) in the game to play this card",
    "there must be {number:number} pattern (tokens) (total) in the game to play this card",
)  # fmt: skip
