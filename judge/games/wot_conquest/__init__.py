"""WoTC 0.1, the unfinished wargame: its rules as code, a file for each part of the rulebook."""

from judge.games.wot_conquest.asks import about_battles as ask_battle
from judge.games.wot_conquest.asks import about_horn as ask_horn
from judge.games.wot_conquest.asks import about_missing_rules as ask_missing
from judge.games.wot_conquest.asks import about_pieces as ask_pieces
from judge.games.wot_conquest.play import abilities as using
from judge.games.wot_conquest.play import neutral_units as chosen
from judge.games.wot_conquest.play import setup, turn
from judge.games.wot_conquest.play.battle import abilities as battle_abilities
from judge.games.wot_conquest.play.battle import assigning, conquest, outcome
from judge.games.wot_conquest.play.neutral_turn import attacks as neutral_turn
from judge.games.wot_conquest.play.neutral_turn import hunt_for_the_horn as horn
from judge.games.wot_conquest.play.neutral_turn import jealous_chosen_move as jealous_moves
from judge.games.wot_conquest.play.phases import attack as attacking
from judge.games.wot_conquest.play.phases import deployment as deploying
from judge.games.wot_conquest.play.phases import movement as moving
from judge.games.wot_conquest.play.phases import supply
from judge.games.wot_conquest.rules import RULES
from judge.games.wot_conquest.table import checks as tablecheck
from judge.games.wot_conquest.table import guide, layout, showing

__all__ = [
    "RULES",
    "ask_battle",
    "ask_horn",
    "ask_missing",
    "ask_pieces",
    "assigning",
    "attacking",
    "battle_abilities",
    "chosen",
    "conquest",
    "deploying",
    "guide",
    "horn",
    "jealous_moves",
    "layout",
    "moving",
    "neutral_turn",
    "outcome",
    "setup",
    "showing",
    "supply",
    "tablecheck",
    "turn",
    "using",
]
