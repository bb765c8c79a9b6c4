"""Short situations of Highlander."""

from functools import partial
from typing import Any

from situations import played

from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.played import Played

situation = partial(played, "highlander")
TWO = """
players: {Ana: active, Ben: }
cards: {}
"""


def ben(row: str, cards: str = "", more: str = "", ana: str = "") -> str:
    """A table on which Ben is to act: his row, the cards line by line, more groups, and Ana's row."""
    listed = "\n".join(f"  {line.strip()}" for line in cards.strip().split("\n")) if cards.strip() else "  {}"
    return f"players: {{Ana: {{{ana}}}, Ben: {{{row}}}}}\ncards:\n{listed}\n{more}"


def so_far(played: Played, quantity: str) -> Any:
    """How something stands after the last choice, whatever may still come."""
    return answer(played, Ask(value=quantity, at="now")).value
