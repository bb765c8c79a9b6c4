"""Collections of cards: files that players keep, taken in once, kept in the user's data folder, picked by name.

source.py      a file that may be hostile: its text
lists.py       JSON and YAML, tables.py CSV and TSV, sets.py XML: the cards in it as the file has them
columns.py     what a list calls a thing, and what it is on a card
printed.py     the card as it is printed
intake.py      all of these together, with everything that is wrong with a file
store.py       where collections are kept
names.py       which card a name means
collection.py  a card by its name; the words that a collection adds to a game's language
understood.py  how much of a list is understood
text.py        all this at the terminal, command.py `judge cards`

Scenarios are filled in by judge/scenario/collected_rows.py, deck lists by judge/decks/collected.py.
"""

from judge.cards.collection import Several, close_name, collected, every_named, find, search, size, words
from judge.cards.names import Named, bare_name
from judge.cardtext.cards import ask_collections

__all__ = ["Named", "Several", "bare_name", "close_name", "collected", "every_named", "find", "search", "size", "words"]

ask_collections(words)
