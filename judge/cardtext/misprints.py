"""Misprints: a word that the table does not know, and that is one of its words but for one slip of the type-setter.

A word counts as misprinted only if no list and no wording has it. The first and the last letter must stand, so that no
ending is taken for another; in a short word a letter may only be missing, too many or changed with its neighbour.
Names and traits that cards add are never guessed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import prod

from judge.cardtext.grammar import SMALL, grammar
from judge.cardtext.language import Language, Lexicon, Words
from judge.cardtext.text import tokens
from judge.cardtext.wording import Word

SHORT, LEAST, MOST_SLIPS, MOST_TRIES = 5, 3, 2, 6


def corrected(language: Language, text: str, lexicon: Lexicon) -> Iterator[str]:
    """The sentences that a sentence can be a misprint of."""
    known = _vocabulary(language, len(language.forms), grammar(language).size)
    added = _added(lexicon)
    places = [
        each for each in tokens(text) if each.fold.isalpha() and each.fold not in known and each.fold not in added
    ]
    if not places or len(places) > MOST_SLIPS:
        return
    meant = [[word for word in sorted(known - set(SMALL)) if _slipped(each.fold, word)] for each in places]
    if prod(map(len, meant)) > MOST_TRIES:
        return
    for some in product(*meant):
        whole = text
        for place, word in reversed(list(zip(places, some, strict=True))):
            whole = whole[: place.start] + word + whole[place.end :]
        yield whole


def _slipped(printed: str, meant: str) -> bool:
    """Whether a word is another with one letter missing, too many, wrong, or changed with its neighbour."""
    if abs(len(printed) - len(meant)) > 1 or len(printed) < LEAST or len(meant) <= LEAST:
        return False
    if printed[0] != meant[0] or printed[-1] != meant[-1]:
        return _ends_changed(printed, meant)
    if len(printed) != len(meant):
        long, short = sorted((printed, meant), key=len, reverse=True)
        return any(long[:at] + long[at + 1 :] == short for at in range(1, len(long) - 1))
    wrong = [at for at, (one, other) in enumerate(zip(printed, meant, strict=True)) if one != other]
    if len(wrong) == 1:
        return len(meant) > SHORT
    return _neighbours(printed, meant, wrong)


def _ends_changed(printed: str, meant: str) -> bool:
    """The last two letters in the wrong order."""
    last = len(meant) - 2
    return len(printed) == len(meant) and printed[:last] == meant[:last] and _neighbours(printed, meant, [last, -1])


def _neighbours(printed: str, meant: str, wrong: list[int]) -> bool:
    if len(wrong) != 2 or wrong[1] not in (wrong[0] + 1, -1):
        return False
    one, other = wrong
    return printed[one] == meant[other] and printed[other] == meant[one] and printed[one] != printed[other]


@lru_cache(maxsize=8)
def _vocabulary(language: Language, forms: int, size: int) -> frozenset[str]:
    """The words of a table: of its wordings and its own lists, and those for numbers."""
    found = set(SMALL)
    for form in language.forms:
        for wording in form.wordings:
            for part in wording.parts:
                if isinstance(part, Word):
                    found |= part.reads
    for sort in language.sorts.values():
        if isinstance(sort, Words):
            found |= {word for several in sort.entries.values() for spelling, _ in several for word in spelling}
    return frozenset(each for each in found if each.isalpha())


@lru_cache(maxsize=64)
def _added(lexicon: Lexicon) -> frozenset[str]:
    """The words of the names and traits that cards add."""
    several = (some for entries in lexicon.entries.values() for some in entries.values())
    return frozenset(word for some in several for spelling, _ in some for word in spelling)
