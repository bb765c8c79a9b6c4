"""The words of a table: what its kinds of rows are called, and the words of a sentence."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from judge import games
from judge.content.fields import kind_of, record_of
from judge.content.words import singular
from judge.scenario.boards.plan import plan_of
from judge.scenario.building.controls import label_of
from judge.scenario.building.kinds import row_type

TOKEN = re.compile(r"[+-]?\d+|[^\W\d_][\w'’-]*|[;:.,\n=]")
FILLING = frozenset(
    "a an the has have having had with is are and of its whose that there in on at by to for from against versus vs "
    "attacks attacking defends defending".split()
)
# Words that begin a question or a sentence; a capital makes no name of them.
NO_NAMES = frozenset(
    "a an the can may does do did is are if when what who whom which how must should will would could my i we he she "
    "it they his her their your you and or not no this that then there where after before each every all both".split()
)
MOST_OWNERS = 4
ENDS = frozenset(";.\n")


class Token(NamedTuple):
    """A word, a number or a mark of a sentence; `owns` where it is somebody's: Ana's."""

    text: str
    start: int
    end: int
    owns: bool = False

    @property
    def word(self) -> str:
        """The word without capitals."""
        return self.text.casefold()

    @property
    def is_number(self) -> bool:
        """Whether it is a number."""
        return self.text.lstrip("+-").isdecimal()

    @property
    def is_name(self) -> bool:
        """Whether it may be part of a name: it has a capital."""
        return self.text[:1].isupper() and self.word not in NO_NAMES


def tokens(text: str) -> list[Token]:
    """The words, numbers and marks of a text; the s of a possessive is no part of the word."""
    found = []
    for match in TOKEN.finditer(text):
        bare = re.sub(r"['’]s?$", "", match[0])
        found.append(Token(bare or match[0], match.start(), match.end(), bare != match[0]))
    return found


@cache
def kinds_of_rows(game: str) -> dict[tuple[str, ...], str]:
    """The groups of a table whose rows can be named, by what one of their rows is called: creature, side quest."""
    cls: Any = games.rules(game).table
    found: dict[tuple[str, ...], str] = {}
    paired = {group for group, pick in plan_of(game).pick.items() if pick.between}
    for spec in record_of(cls).specs if cls is not None else ():
        kind = kind_of(spec.type)
        row = row_type(kind.args[0]) if kind.name in ("map", "list") else None
        if row and spec.key != "players" and spec.key not in paired and (kind.name == "map" or naming_field(row)):
            for words in (label_of(spec.key), singular(label_of(spec.key))):
                found[tuple(words.casefold().split())] = spec.key
    return found


def naming_field(row: Any) -> str:
    """The field of a row without a name that says which card it is: it must be said, and names something."""
    specs = record_of(row).specs
    named = (each.key for each in specs if each.required and each.rules.of and each.key != "on" and _is_text(each.type))
    return next(named, "")


def _is_text(tp: Any) -> bool:
    return kind_of(tp).name == "text"


def kind_at(game: str, said: list[Token], at: int) -> tuple[str, int]:
    """The group that the words at a place name, and how many words that are; nothing and 0 where they name none."""
    for words, group in sorted(kinds_of_rows(game).items(), key=lambda each: -len(each[0])):
        if tuple(each.word for each in said[at : at + len(words)]) == words:
            return group, len(words)
    return "", 0


def name_at(said: list[Token], at: int, known: frozenset[str]) -> int:
    """How many words a name has that begins at a place: words with capitals, and small ones between them."""
    end = at
    while end < len(said) and said[end].is_name and said[end].text not in known:
        end += 1
        if said[end - 1].owns:
            break
        small = end
        while small < len(said) and said[small].word in ("of", "the", "al") and small - end < 2:
            small += 1
        if small > end and small < len(said) and said[small].is_name and said[small].text not in known:
            end = small
    return end - at


def owners(game: str, text: str) -> list[str]:
    """The players whose rows a description speaks of: Mia's hero, Tom's Creature."""
    said = tokens(text)
    found = [each.text for at, each in enumerate(said) if each.owns and each.is_name and kind_at(game, said, at + 1)[0]]
    return list(dict.fromkeys(found))[:MOST_OWNERS]


def speaks_of_cards(game: str, text: str) -> bool:
    """Whether words may describe a table at all: they have a number, or speak of somebody's cards."""
    return any(each.is_number for each in tokens(text)) or bool(owners(game, text))
