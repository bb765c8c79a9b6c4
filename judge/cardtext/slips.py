"""Slips of the pen: a word that the table does not know and that is one letter off a word which it does know.

Nothing is guessed at: the word has no capital (names and traits are no slips), is in no row and in no list, and just
one known word is near it. Singular and plural are two words, and neither is a slip.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from judge.cardtext.grammar import SMALL, Grammar, grammar
from judge.cardtext.language import Language, Lexicon, Words
from judge.cardtext.text import tokens

SHORTEST = 5
_WORD = re.compile(r"[a-z]+(?:\[[a-z]*\|[a-z]*\])?")
_SLOT = re.compile(r"\{[^}]*\}")
Near = dict[str, frozenset[str]]


def mended(language: Language, text: str, lexicon: Lexicon) -> str:
    """The text with its slips as they must have been meant; empty if there are none, or it is not plain what is meant.

    A word that is in no row and in no list can never be read, so a sentence with one is unread as it stands.
    """
    pieces, at = [], 0
    for each in tokens(text):
        word = text[each.start : each.end]
        if word.isalpha() and not _is_known(grammar(language), each.fold, lexicon):
            meant = _meant(grammar(language), word) if word.islower() or _opens(text, each.start) else ""
            if not meant:
                return ""
            pieces += [text[at : each.start], meant]
            at = each.end
    return "".join((*pieces, text[at:])) if pieces else ""


def _opens(text: str, at: int) -> bool:
    """Whether a word stands where it has a capital in any case."""
    before = text[:at].rstrip(' ("')
    return not before or before.endswith((":", "."))


def _is_known(made: Grammar, word: str, lexicon: Lexicon) -> bool:
    return word in _vocabulary(made)[0] or word in SMALL or word in _names(lexicon)


@lru_cache(maxsize=32)
def _names(lexicon: Lexicon) -> frozenset[str]:
    """Every word of the names and the like that a table and the collections add."""
    several = (spelling for lists in lexicon.entries.values() for some in lists.values() for spelling, _ in some)
    return frozenset(word for spelling in several for word in spelling)


def _meant(made: Grammar, word: str) -> str:
    """The one word of the table that a word is one letter off."""
    word, near = word.lower(), _vocabulary(made)[1]
    others = {other for each in (word, *_shorter(word)) for other in near.get(each, ())}
    alike = [
        each
        for each in others
        if each[0] == word[0] and f"{each}s" != word and f"{word}s" != each and _one_off(each, word)
    ]
    return alike[0] if len(alike) == 1 and len(word) >= SHORTEST else ""


@lru_cache(maxsize=8)
def _vocabulary(made: Grammar) -> tuple[frozenset[str], Near]:
    """Every word of the table, and the long ones by what is left of each without one of its letters."""
    meant = frozenset(_all_words(made.language, open=False))
    known = frozenset(_all_words(made.language, open=True)) | meant
    near: dict[str, set[str]] = {}
    for word in meant:
        if len(word) >= SHORTEST:
            for each in (word, *_shorter(word)):
                near.setdefault(each, set()).add(word)
    return known, {key: frozenset(several) for key, several in near.items()}


def _all_words(language: Language, open: bool) -> Iterator[str]:
    """The words of its lists that cards add to, such as traits, or all others."""
    for form in () if open else language.forms:
        for template in form.templates:
            for each in _WORD.findall(_SLOT.sub(" ", template)):
                stem, _, ends = each.partition("[")
                yield from (stem + end for end in ends.rstrip("]").split("|"))
    for sort in language.sorts.values():
        if isinstance(sort, Words) and sort.open is open:
            for several in sort.entries.values():
                for spelling, _ in several:
                    yield from spelling


def _shorter(word: str) -> Iterator[str]:
    return (word[:at] + word[at + 1 :] for at in range(len(word)))


def _one_off(one: str, two: str) -> bool:
    """Whether a letter is left out, put in or changed, or two neighbours stand the wrong way round."""
    if len(one) != len(two):
        short, long = sorted((one, two), key=len)
        return len(long) - len(short) == 1 and short in _shorter(long)
    differ = [at for at in range(len(one)) if one[at] != two[at]]
    turned = len(differ) == 2 and differ[1] == differ[0] + 1
    return len(differ) == 1 or (turned and one[differ[0]] == two[differ[1]] and one[differ[1]] == two[differ[0]])
