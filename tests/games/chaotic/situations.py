"""Short situations of Chaotic."""

from functools import partial

from situations import played

situation = partial(played, "chaotic")
TWO = """
players: {Ana: active, Ben: }
creatures:
  Vey: {owner: Ana}
  Koru: {owner: Ben}
"""
