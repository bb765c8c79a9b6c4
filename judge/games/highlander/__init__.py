"""Highlander: The Card Game, Type Two, March 2010: its rules as code, a file for each part of the rulebook."""

from judge.games.highlander.asks import about_attacks as asking
from judge.games.highlander.asks import about_cards as askingcards
from judge.games.highlander.asks import about_turn as askingturn
from judge.games.highlander.play import corda_and_reno as pair
from judge.games.highlander.play import countering, setup, windows
from judge.games.highlander.play import endurance as piles
from judge.games.highlander.play import in_conjunction as conjunction
from judge.games.highlander.play import losing_weapons as weapons
from judge.games.highlander.play import playing_cards as playing
from judge.games.highlander.play import winning as ending
from judge.games.highlander.play.attacks import playing_attacks as attacking
from judge.games.highlander.play.attacks import playing_defenses as defending
from judge.games.highlander.play.exertions import attribute_challenges as challenges
from judge.games.highlander.play.exertions import hard_and_soft as exertions
from judge.games.highlander.play.exertions import searching
from judge.games.highlander.play.turn import phase_1_sweep as turnorder
from judge.games.highlander.play.turn import phase_2_may_must as maydo
from judge.games.highlander.play.turn import phase_3_defense as defense
from judge.games.highlander.play.turn import phase_4_attack as attackphase
from judge.games.highlander.play.turn import phase_5_ability_adjustment as adjustment
from judge.games.highlander.play.turn import phase_6_draw_discard as drawing
from judge.games.highlander.rules import RULES
from judge.games.highlander.table import checks as tablecheck
from judge.games.highlander.table import guide, layout, showing

__all__ = [
    "RULES",
    "adjustment",
    "asking",
    "askingcards",
    "askingturn",
    "attacking",
    "attackphase",
    "challenges",
    "conjunction",
    "countering",
    "defending",
    "defense",
    "drawing",
    "ending",
    "exertions",
    "guide",
    "layout",
    "maydo",
    "pair",
    "piles",
    "playing",
    "searching",
    "setup",
    "showing",
    "tablecheck",
    "turnorder",
    "weapons",
    "windows",
]
