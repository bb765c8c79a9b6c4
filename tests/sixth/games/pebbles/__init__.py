"""Pebbles: a tiny game made only for the tests. It uses every part of the kernel and of the kit once.

things.py  what lies on the table
table.py   what a judge writes down, laid out and shown
cards/     what cards say
play/      1 A round, 2 Cards, 3 Damage
asks.py    what can be asked
"""

from judge.engine import Rules
from judge.kit.rooms import open_rooms

RULES = Rules("pebbles")
cite = RULES.cite
open_rooms(__name__)
