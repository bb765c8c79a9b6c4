"""Highlander: The Card Game, Type Two, March 2010: two Immortals duel until one of them takes the other's head.

    things.py   what lies on the table: cards, players, attacks on their way, the turn, an Exertion
    table/      what a judge writes: the rows, laying them out, checking them, showing a table, the guide
    play/       the rulebook carried out: playing cards, paying, countering, Endurance, Prone and Disarmed, winning
      turn/       the Sequence of Play: a file for each of the six phases
      attacks/    attacks and defenses: playing them, Power Blows and Head Shots, which defense answers, damage
      exertions/  hard and soft Exertions, searching for cards, many attacks from one, Attribute Challenges
    cards/      card text: meanings/ what it can say, forms/ how it is read and said back, and what is done for it
    asks/       what can be asked: about attacks, cards, players, the turn, winning
    decks/      Constructing a Deck: what the deck check finds

The rulebook has no numbers; its parts have names (`content/highlander/units.yml`), and the first line of every file in
play/ and cards/ names those that it carries out.
"""

from judge.engine import Rules
from judge.kit.rooms import open_rooms

RULES = Rules("highlander")
cite = RULES.cite
open_rooms(__name__)
