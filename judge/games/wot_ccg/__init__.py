"""The Wheel of Time CCG, rulebook 2.0: a Hero player and a Villain player pull at the Pattern until the Last Battle.

Its rooms:

    things.py   what lies on the table: players, cards, challenges, lasting effects, the Pattern, the game itself
    table/      what a judge writes: rows of cards and of card text, laid out as things, checked, shown, explained
    play/       the rulebook carried out: a folder for each round with steps of its own, a file for every other part
    cards/      card text: its meanings, the short words it is read from, and what each meaning does
    asks/       what can be asked of a table: about cards, players, challenges, the Pattern and the game
    decks/      deck legality
"""

from judge.engine import Rules
from judge.kit.rooms import open_rooms

RULES = Rules("wot-ccg")
cite = RULES.cite

open_rooms(__name__)
