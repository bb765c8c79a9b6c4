"""Misprints: a word that the table does not know, and that is one of its words but for one slip of the type-setter.

A word counts as misprinted only if no list and no wording has it. The first and the last letter must stand, so that no
ending is taken for another; in a short word a letter may only be missing, too many or changed with its neighbour.
Names and traits that cards add are never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from math import prod

from judge.cardtext.grammar import SMALL, grammar
from judge.cardtext.language import Language, Lexicon, Words
from judge.cardtext.read import read_sentence
from judge.cardtext.text import fold, of_itself, paragraphs, tidy, tokens
from judge.cardtext.wording import Word

SHORT, LEAST, MOST_SLIPS, MOST_TRIES = 5, 3, 2, 6


Slips = tuple[tuple[str, str], ...]


def put_right(language: Language, text: Iterable[str], own: Iterable[str], lexicon: Lexicon) -> tuple[str, ...]:
    """The lines of a card's text without the misprints that can be put right in one way only."""
    lines = tuple(text)
    for paragraph in paragraphs(of_itself(tidy("\n".join(lines)), own, lexicon.names)):
        for cut in paragraph:
            for printed, meant in _meant(language, cut.text, lexicon):
                lines = tuple(_without(line, ((printed, meant),)) for line in lines)
    return lines


def _meant(language: Language, text: str, lexicon: Lexicon) -> Slips:
    """The slips of a sentence that is unread with them: all ways to put them right must mean the same."""
    ways = tuple(_slips(language, text, lexicon))
    tried = [(way, read_sentence(language, _without(text, way), lexicon).means) for way in ways]
    fit = [(way, means) for way, means in tried if means is not None]
    return fit[0][0] if fit and all(means == fit[0][1] for _, means in fit) else ()


def _slips(language: Language, text: str, lexicon: Lexicon) -> Iterator[Slips]:
    """The slips that can have been made in a sentence: each word as it is printed, and the one that is meant."""
    known = _vocabulary(language, len(language.forms), grammar(language).size)
    added = _added(lexicon)
    found = [each for each in tokens(text) if each.fold.isalpha() and each.fold not in known | added]
    printed = tuple(dict.fromkeys(text[each.start : each.end] for each in found))
    if not printed or len(printed) > MOST_SLIPS:
        return
    meant = [[word for word in sorted(known - set(SMALL)) if _slipped(fold(each), word)] for each in printed]
    if prod(map(len, meant)) <= MOST_TRIES:
        for some in product(*meant):
            yield tuple(zip(printed, some, strict=True))


def _without(text: str, slips: Slips) -> str:
    for printed, meant in slips:
        word = meant.capitalize() if printed[0].isupper() else meant
        text = re.sub(rf"\b{re.escape(printed)}\b", word, text)
    return text


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
