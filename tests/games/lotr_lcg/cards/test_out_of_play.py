"""Cards that are not in play have no state: a text that asks for one speaks of nobody, and is unread."""

from __future__ import annotations

import pytest

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES


def status(text: str) -> str:
    """How much of an invented ally's text is read."""
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Old Oak", "ally", text=(text,))).status


@pytest.mark.parametrize(
    "text",
    [
        "Action: Search your deck for an exhausted ally and add it to your hand.",
        "Action: Put an engaged enemy in your hand into play.",
        "Action: Discard a damaged ally from your hand to draw 1 card.",
        "Action: Return a committed ally from your discard pile to your hand.",
    ],
)
def test_no_state_out_of_play(text: str) -> None:
    """in-play-out-of-play: nothing in a hand, a deck or a discard pile is exhausted, damaged or engaged."""
    assert status(text) == "unread"


def test_what_is_printed_stays() -> None:
    """A trait, a sphere or a cost is printed on a card wherever it is."""
    assert status("Action: Return a Rohan ally from your discard pile to your hand.") == "read"
    assert status("Action: Search your deck for a unique Rohan ally and add it to your hand.") == "read"
