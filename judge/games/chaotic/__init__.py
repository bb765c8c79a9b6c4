"""Chaotic, Comprehensive Rules 2.00.00: two players, Creatures on a Battleboard, combat by Attack Cards.

things.py   what lies on the table: players, Creatures, the Burst, the timeline of what has resolved, the game
table/      what a judge writes down: rows, laying them out as things, checking them, showing a table, the guide
play/       the rulebook carried out: chapters 2 to 5 and 10 a file each, 6 to 9 a folder each
cards/      card text: meanings/, the table of forms (forms/), from sentences to abilities, and the deeds
asks/       what can be asked of a table, and the rules behind an answer
decks/      chapter 2: deck legality
"""

from judge.engine import Rules
from judge.kit.rooms import open_rooms

RULES = Rules("chaotic")
cite = RULES.cite

open_rooms(__name__)
