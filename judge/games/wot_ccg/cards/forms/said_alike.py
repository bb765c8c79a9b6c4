"""Words that are printed for others and mean the same wherever they stand: every row reads them all."""

from judge.games.wot_ccg.cards.language import LANGUAGE

LANGUAGE.reads_as("", "immediately", "currently", "directly", "simply")
LANGUAGE.reads_as("step", "phase")
LANGUAGE.reads_as("home front", "homefront")
LANGUAGE.reads_as("damage", "damage token", "damage tokens", "point of damage", "points of damage")
LANGUAGE.reads_as("that", "which", "who")
LANGUAGE.reads_as("when", "whenever", "each time", "every time", "any time", "at any time that")
LANGUAGE.reads_as("each", "every")
LANGUAGE.reads_as("additional", "extra")
LANGUAGE.reads_as("start", "beginning")
LANGUAGE.reads_as("opponent 's", "opposing player 's")
LANGUAGE.reads_as("allow", "permit")
LANGUAGE.reads_as("card-based", "card based")
LANGUAGE.reads_as("if", "provided", "provided that")
LANGUAGE.reads_as("while", "as long as", "so long as")
LANGUAGE.reads_as("pool", "resource pool")
LANGUAGE.soft = frozenset(("and", "or", "to", "if", "while", "when", "unless", "then"))
