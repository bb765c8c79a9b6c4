"""Short situations of Highlander."""

from functools import partial

from situations import played

situation = partial(played, "highlander")
TWO = """
players: {Ana: active, Ben: }
cards: {}
"""


def ben(row: str, cards: str = "", more: str = "", ana: str = "") -> str:
    """A table on which Ben is to act: his row, the cards line by line, more groups, and Ana's row."""
    listed = "\n".join(f"  {line.strip()}" for line in cards.strip().split("\n")) if cards.strip() else "  {}"
    return f"players: {{Ana: {{{ana}}}, Ben: {{{row}}}}}\ncards:\n{listed}\n{more}"
