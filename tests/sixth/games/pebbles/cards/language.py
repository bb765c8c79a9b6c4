"""The language of the cards of Pebbles."""

from __future__ import annotations

from judge.cardtext import Language
from judge.games.pebbles.cards.meanings import Build, Hit, Towers

LANGUAGE = Language("pebbles")
LANGUAGE.numbers("number", "a number")
LANGUAGE.words("name", "the name of a tower", open=True)
_towers = LANGUAGE.sort("towers", "towers")
_towers.form(Towers, "each tower", "all towers", "all the towers", "every tower", about="every tower that stands")
_towers.form(Towers, "{name}")
_sentence = LANGUAGE.sort("sentence", "what a card does")
_sentence.form(
    Hit, "deal {amount:number} damage to {towers}", "{towers} lose[s|] {amount:number} height",
    about="the towers are lowered, but never below the ground",
)  # fmt: skip
_sentence.form(Build, "build {amount:number} on {towers}", "{towers} gain[s|] {amount:number} height")
