"""Chaotic, Comprehensive Rules 2.00.00: its rules as code, a file for each chapter or part of one."""

from judge.games.chaotic import asking, attacks, burst, combat, layout, leaving, playing, resolving, turn
from judge.games.chaotic.rules import RULES

__all__ = ["RULES", "asking", "attacks", "burst", "combat", "layout", "leaving", "playing", "resolving", "turn"]
