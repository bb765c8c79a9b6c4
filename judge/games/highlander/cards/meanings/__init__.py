"""anatomy: what is printed on a card, and what card text can mean: typed, frozen, without a word that decides anything.

anatomy.py   types, icons, gems, the Basic Attacks and Blocks
parts.py     kinds of cards, amounts, Exertions, occasions, conditions
of_cards.py  what a text says of the attack or defense it belongs to
lasting.py   what holds while a card is in play, or for a turn
once.py      what is done once
lines.py     sentences, what they say of the card itself, and the lines that the rules carry out
"""

from types import ModuleType

from judge.cardtext import told_apart
from judge.games.highlander import RULES
from judge.games.highlander.cards.meanings import lasting, lines, of_cards, once, parts


def kinds_in(module: ModuleType) -> tuple[type, ...]:
    """The kinds of meanings that a file defines."""
    return tuple(
        each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__
    )


for _module in (parts, of_cards, lasting, once, lines):
    for _kind in kinds_in(_module):
        RULES.thing(told_apart(_kind))
