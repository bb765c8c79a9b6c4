"""Words and phrases that cards print for each other: every row of the table reads them alike.

A row is written in one way; what stands here is added to all rows, so that none of them knows `may` but not `can`.
"""

from __future__ import annotations

import re

from judge.cardtext import Language
from judge.cardtext.alike import SLOT, alike

WORDS = (
    ("may", "can"), ("when", "whenever"), ("it", "he", "she", "they", "him", "her", "them"),
    ("its", "his", "her", "their"), ("is", "are"), ("less", "fewer"), ("put", "place"), ("reduced", "decreased"),
    ("additionally", "also", "automatically"),
)  # fmt: skip
PHRASES = (
    ("cannot", "may not"), ("cannot", "can not"), ("for each", "for every"), ("used to recruit", "used for recruiting"),
    ("{number:number} or more", "at least {number:number}"),
    ("section of the pattern", "section"), ("section of the Pattern", "section"), ("your pool", "your resource pool"),
    ("card-based", "card based"), ("home front", "homefront"), ("rotates to heal", "is rotated to heal"),
    ("for no cost", "at no cost"),
)  # fmt: skip
SAME = (
    ("", "immediately", "currently", "directly", "simply"),
    ("step", "phase"),
    ("home front", "homefront"),
    ("damage", "damage token", "damage tokens", "point of damage", "points of damage"),
    ("that", "which", "who"),
    ("when", "whenever", "each time", "every time", "any time", "at any time that"),
    ("each", "every"),
    ("additional", "extra"),
    ("start", "beginning"),
    ("each player", "both players", "all players"),
    ("opponent 's", "opposing player 's"),
    ("allow", "permit"),
    ("card-based", "card based"),
    ("if", "provided", "provided that"),
    ("while", "as long as", "so long as"),
    ("pool", "resource pool"),
    ("if possible", "if able", "if able to", "if able to do so", "where possible", "as far as possible"),
    ("your opponent", "an opponent", "another player", "any other player", "each other player", "each opponent",
     "any opponent", "the opponent", "one opponent", "your opposing player", "an opposing player",
     "each opposing player", "the opposing player", "any opposing player", "one of your opponents",
     "any of your opponents", "one other player"),
    ("opponents", "opposing players"),
)  # fmt: skip
SOFT = frozenset(("and", "or", "to", "if", "while", "when", "unless", "then"))
_ITSELF = re.compile(r"(?<![\w/])this card(?![\w/'\[-])")


def read_the_same(language: Language) -> None:
    """Words that mean the same wherever they stand, and those before which a comma may stand or be left out."""
    for plain, *others in SAME:
        language.reads_as(plain, *others)
    language.soft = SOFT


def widen(language: Language) -> None:
    """Adds what is printed alike to every row."""
    for form in language.forms:
        found = dict.fromkeys(alike(_itself(each), WORDS) for each in form.templates)
        for one, other in PHRASES:
            found |= dict.fromkeys(_put_for(one, other, each) for each in list(found) if one in each and one != each)
        form.templates = tuple(found)


def _put_for(one: str, other: str, template: str) -> str:
    """A template with other words in place of some, where those are whole words."""
    return re.sub(rf"(?<!\w){re.escape(one)}(?!\w)" if one[0].isalpha() else re.escape(one), other, template)


def _itself(template: str) -> str:
    parts = SLOT.split(template)
    several = (
        part if part.startswith("{") else _ITSELF.sub("this card/character/troop/advantage", part) for part in parts
    )
    return "".join(several)
