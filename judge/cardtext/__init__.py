"""Reading card text: one table of forms reads it, says it back, explains it and completes it. Knows no game.

text.py      what is typed, forgiven its looks, cut into sentences and words
wording.py   one way to say something, with slots
language.py  sorts, forms and closed lists of words: the table that a game fills
lazily.py    a table whose entries are made when they are first asked for
plain.py     what is printed in several ways, in one: for sentences and rows alike
alike.py     words that cards print for each other, added to every row
grammar.py   the table made ready for reading
kinds.py     kinds of meanings that are told apart
parse.py     every meaning a sentence can have
say.py       a meaning in the table's words
misspelt.py  a word that can only be another one with a slip in it
read.py      a card's text, sentence by sentence: read, or why not
laws.py      what must hold of every table
going_on.py  how a sentence that has been begun may go on
examples.py  a short example of every form
guide.py     the table as a page
cards.py     cards and their text as the rest of the product sees them
at_the_table.py  the text of cards at a table, for a game that needs no more of a lexicon than names
"""

from judge.cardtext.cards import CardText, Collected, PrintedCard, knowing, known_words
from judge.cardtext.kinds import told_apart
from judge.cardtext.language import NOTHING_MORE, Form, Language, Lexicon, Sort, Words
from judge.cardtext.parse import parse
from judge.cardtext.read import Paragraph, Reminder, Sentence, complete, read_sentence, read_text
from judge.cardtext.say import Unsayable, say, sentence

__all__ = [
    "NOTHING_MORE", "CardText", "Collected", "Form", "Language", "Lexicon", "Paragraph", "PrintedCard", "Reminder",
    "Sentence", "Sort", "Unsayable", "Words", "complete", "knowing", "known_words", "parse", "read_sentence",
    "read_text", "say", "sentence", "told_apart",
]  # fmt: skip
