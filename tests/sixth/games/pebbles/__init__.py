"""Pebbles: a tiny game made only for the tests. It uses every part of the kernel once."""

from judge.games.pebbles import cards, storm, table
from judge.games.pebbles.rules import RULES

__all__ = ["RULES", "cards", "storm", "table"]
