"""anatomy-text: the language of Highlander cards: its sorts of phrases; the rows of each are in forms/."""

from __future__ import annotations

from judge.cardtext import Language, Lexicon, known_words
from judge.cardtext.grammar import SMALL
from judge.games.highlander.cards.groups import BYSTANDERS, GYPSIES, MIDDLE_ARMOR, UPPER_ARMOR, VEHICLES
from judge.games.highlander.cards.meanings.anatomy import BASIC_ATTACKS, BASIC_BLOCKS, GEMS

LANGUAGE = Language("highlander")
NOT_A_GROUP = ("the", "and", "that", "this", "with", "from", "your", "card", "cards", "other", "play", "hand", "each")
TITLES = (
    "Master", "Blade", "Disarm", "Head Shot", "Darius", "Pistol", "Back Away", "Watcher", "Hunter", "Guardian",
    "Holy Ground", "Flock",
)  # fmt: skip
NAMES = (
    "Head Shot", "Back Away", "Risk Management", "Master's Advance", "Quality Blade", "Poison Gas", "Holy Ground",
    "Police", "Thrown Dagger", "Gas Canister", "Flying Machine", "The Prize", "Nexus", "Satellite", "Cat and Mouse",
    "Two Handed Broadsword", "Single Handed Broadsword", "English Longsword", "Mongolian Broadsword", "Short Sword",
    "Katana", "Gladius", "Broad-Bladed Spear", "Custom Broadsword", "Sabre", "Shield", "Axe",
    *(each.title() for each in (*BYSTANDERS, *GYPSIES, *UPPER_ARMOR, *MIDDLE_ARMOR, *VEHICLES)),
    *(each.title() for each in (*BASIC_ATTACKS, *BASIC_BLOCKS)),
)  # fmt: skip

NUMBER = LANGUAGE.numbers("number", "a number")
CHANGE = LANGUAGE.numbers("change", "a number with a sign", signed=True)
NAME = LANGUAGE.words("name", "the title of a card", NAMES, open=True)
WORD = LANGUAGE.words("word", "a word of a title", TITLES, open=True)
GEM = LANGUAGE.words("gem", "an Attribute", {each.capitalize(): each for each in GEMS})
CARDED = LANGUAGE.words("carded", "of so many cards", {f"{word}-card": number for word, number in SMALL.items()})
COUNT = LANGUAGE.sort("count", "a number")
NOUN = LANGUAGE.words("noun", "a kind of card")
TYPE = LANGUAGE.words("type", "a kind of card, after its title")
ADJECTIVE = LANGUAGE.words("adjective", "a word before a kind of card")
KIND = LANGUAGE.sort("kind", "cards of a kind")
CARDS = LANGUAGE.sort("cards", "cards in play")
AREA = LANGUAGE.words("area", "areas of the grid")
AREAS = LANGUAGE.sort("areas", "one or more areas of the grid")
PLAYER = LANGUAGE.sort("player", "a player")
WHOSE = LANGUAGE.sort("whose", "whose")
UNTIL = LANGUAGE.words("until", "for how long")
PER = LANGUAGE.sort("per", "for each of something")
NUMBER_OF = LANGUAGE.sort("number of", "as many as there are of something")
CONDITION = LANGUAGE.sort("condition", "a condition")
STATED = LANGUAGE.sort("stated", "a condition, or one of several")
OCCASION = LANGUAGE.sort("occasion", "when it sets in")
TRIGGER = LANGUAGE.sort("trigger", "what sets it off")
EXERTS = LANGUAGE.sort("exerts", "an Exertion that is asked for")
EXERTS_THEN = LANGUAGE.sort("exerts then", "an Exertion that is asked for, and when")
EXERTION_KIND = LANGUAGE.words("exertion kind", "soft or hard", {"Soft": "soft", "Hard": "hard"})
IN_STATE = LANGUAGE.words("in state", "Prone or Disarmed", {"Prone": "prone", "Disarmed": "disarmed"})
CHECK = LANGUAGE.sort("check", "an Exertion")
BECOMES = LANGUAGE.words("becomes", "what an attack or a block can become")
THOSE = LANGUAGE.sort("those", "attacks or blocks of a kind")
HITS = LANGUAGE.sort("hits", "what an attack does or cannot be")
OF_BLOCKS = LANGUAGE.sort("of blocks", "what blocks are or may answer")
OF_CARD = LANGUAGE.sort("of card", "of the attack or defense")
ONE_EACH = LANGUAGE.sort("one each", "of the defenses against an attack")
DEED = LANGUAGE.sort("deed", "something done once")
NEXT = LANGUAGE.sort("next", "of the next attack")
DISCARDED = LANGUAGE.sort("discarded", "what is discarded from hand")
REMOVED = LANGUAGE.sort("removed", "what is removed from play")
SCALED = LANGUAGE.sort("scaled", "something done once, for each of something")
STATE = LANGUAGE.sort("state", "of a player, while it lasts")
PERMISSION = LANGUAGE.sort("permission", "what a player may do, while it lasts")
OWNED = LANGUAGE.sort("owned", "of what a player has, while it lasts")
TIMED = LANGUAGE.sort("timed", "of a player, for a time")
TIMED_PERMISSION = LANGUAGE.sort("timed permission", "what a player may do, for a time")
TIMED_OWNED = LANGUAGE.sort("timed owned", "of what a player has, for a time")
CLAUSE = LANGUAGE.sort("clause", "a clause")
PRICE = LANGUAGE.sort("price", "what has to be paid")
FORBIDDEN = LANGUAGE.sort("forbidden", "what somebody cannot do")
SHORT = LANGUAGE.sort("short", "in short words, of what you have")
PLAIN = LANGUAGE.sort("plain", "a plain sentence")
PRICED = LANGUAGE.sort("priced", "a sentence with its price")
CONDITIONAL = LANGUAGE.sort("conditional", "a sentence with its condition")
CHECKED = LANGUAGE.sort("checked", "a sentence with its Exertion")
OCCASIONAL = LANGUAGE.sort("occasional", "a sentence with its occasion")
LIMITED = LANGUAGE.sort("limited", "a sentence with its limit")
ITSELF = LANGUAGE.sort("itself", "of the card itself")
SENTENCE = LANGUAGE.sort("sentence", "a sentence")


def lexicon(names: tuple[str, ...]) -> Lexicon:
    """The words that the cards of a table and of collections add: their titles, and each word of these."""
    known = known_words("highlander")
    every = tuple(dict.fromkeys((*names, *known.get("name", ()))))
    parts = (word.strip("'.,:()") for name in every for word in name.replace("/", " ").split())
    words = (word for word in parts if len(word) > 2 and word.casefold() not in NOT_A_GROUP and word[:1].isupper())
    return Lexicon(name=every, word=tuple(dict.fromkeys((*words, *known.get("word", ())))))
