"""Scenario texts of the tests' own game."""

BASE = """\
title: Who stands?
game: pebbles
about: [pebbles:3.1]
at: round
table:
  players: {Ana: [Stone], Ben: [Brick]}
  towers:
    Hut: {owner: Ben, height: 9}
    Keep: {owner: Ana, height: 9, keep: yes}
  cards: {Stone: {damage: 5}, Brick: {damage: 2}}
"""


def scenario(*, asks: str = "", choices: str = "", **more: str) -> str:
    """The base scenario with other choices, questions and fields."""
    extra = "".join(f"{key}: {value}\n" for key, value in more.items())
    choices = f"choices: {choices}\n" if choices else ""
    return BASE + extra + choices + (f"asks:\n{asks}" if asks else "")
