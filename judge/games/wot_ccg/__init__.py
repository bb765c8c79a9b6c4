"""The Wheel of Time CCG, rulebook 2.0: its rules as code, a file for each chapter or part of one."""

from judge.games.wot_ccg.rules import RULES
from judge.kit.rooms import open_rooms

__all__ = ["RULES"]

open_rooms(__name__)
