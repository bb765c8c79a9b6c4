"""Card text from strangers: what is too long or too tangled is refused in words, before it costs a second."""

from __future__ import annotations

import time

import pytest

from judge import games
from judge.cardtext import PrintedCard
from judge.cardtext.text import LONGEST
from judge.scenario.card_text import read_card

READING = [game for game in games.playable() if games.has_language(game)]
# What took a parser that tries everything ever longer, and what is long in every other way.
TANGLED = ("each hero and ", "not ", "opposing ", ", ", "( ", "the ", "a. ", "\n", "1 ")


def why(game: str, text: str) -> list[str]:
    """Why each sentence of a card is not read."""
    return [each.why for each in read_card(game, PrintedCard("Flint", "", text=(text,)), []).sentences]


@pytest.mark.parametrize("game", READING)
@pytest.mark.parametrize("piece", TANGLED)
def test_no_text_of_a_card_costs_a_second(game: str, piece: str) -> None:
    """As long as a card may be, and made of nothing but what can be read in many ways."""
    why(game, "word")  # The table is made ready once.
    began = time.process_time()
    why(game, (piece * LONGEST)[: LONGEST - 1])

    assert time.process_time() - began < 1


@pytest.mark.parametrize("game", READING)
def test_limits_are_told(game: str) -> None:
    """A text that is too long is not looked at; nor is a sentence of more words than any card has."""
    assert why(game, "x" * 4_001) == ["the text is longer than 4000 characters"]
    assert why(game, "word " * 200 + "word.") == ["it is too long or too tangled to be read"]
    assert why(game, "word " * 80 + "word.") != ["it is too long or too tangled to be read"]
