"""Short situations of Highlander."""

from functools import partial

from situations import played

situation = partial(played, "highlander")
TWO = """
players: {Ana: active, Ben: }
cards: {}
"""
