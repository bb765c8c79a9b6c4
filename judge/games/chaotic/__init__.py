"""Chaotic, Comprehensive Rules 2.00.00: its rules as code, a file for each chapter or part of one."""

from judge.games.chaotic.asks import about_creatures as asking
from judge.games.chaotic.play import setup
from judge.games.chaotic.play.combat import initiative
from judge.games.chaotic.play.combat import phases as combat
from judge.games.chaotic.play.combat import strike_phase as striking
from judge.games.chaotic.play.mugic_and_abilities import attack_cards as attacks
from judge.games.chaotic.play.mugic_and_abilities import bursts as burst
from judge.games.chaotic.play.mugic_and_abilities import energy, playing
from judge.games.chaotic.play.mugic_and_abilities import resolution as resolving
from judge.games.chaotic.play.turn_order import action_step as moves
from judge.games.chaotic.play.turn_order import intercepting, showdown, turn
from judge.games.chaotic.play.turn_order import location_step as mirage
from judge.games.chaotic.rules import RULES
from judge.games.chaotic.table import checks as tablecheck
from judge.games.chaotic.table import guide, layout, showing

__all__ = [
    "RULES",
    "asking",
    "attacks",
    "burst",
    "combat",
    "energy",
    "guide",
    "initiative",
    "intercepting",
    "layout",
    "mirage",
    "moves",
    "playing",
    "resolving",
    "setup",
    "showdown",
    "showing",
    "striking",
    "tablecheck",
    "turn",
]
