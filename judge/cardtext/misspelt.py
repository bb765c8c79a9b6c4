"""Misspelt words: a word that no row, no list and no dictionary knows, and that is one word of a row with a slip in it.

Lists that people typed are full of them. Little is forgiven, so that nothing is guessed at: two neighbours stand the
wrong way round, or a letter inside the word is too many or too few. Its first letter is right, and with a letter more
or less its last one too, since an ending makes another word of it; just one word of the table comes into question; what
is a word of English is no slip of another (`morally` is none of `mortally`); and a word with a capital is a name, never
a slip, unless the word that is meant has a capital in the table as well (`Villian`, `Patern`). What was taken for what
is told with the sentence.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache, lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

from judge.cardtext.grammar import SMALL, Grammar, grammar
from judge.cardtext.language import Language, Lexicon, Words
from judge.cardtext.text import tokens

ENGLISH = Path(__file__).with_name("english.txt")
# A slip of so many letters at least, of a word of so many.
SHORTEST, SHORTEST_MEANT, SHORTEST_PROPER = 3, 4, 6
_WORD = re.compile(r"[a-z]+(?:\[[a-z]*\|[a-z]*\])?")
_PROPER = re.compile(r"\b[A-Z][a-z]+\b")
_SLOT = re.compile(r"\{[^}]*\}")


class Respelt(NamedTuple):
    """A text with its slips mended, and each slip with what it is taken for."""

    text: str
    slips: tuple[tuple[str, str], ...]


def respelt(language: Language, text: str, lexicon: Lexicon) -> Respelt | None:
    """The text as it must have been meant; None if it has no slips, or a word that nobody can tell."""
    made, names = grammar(language), _names(lexicon)
    pieces, slips, at = [], [], 0
    for each in tokens(text):
        word = text[each.start : each.end]
        if not word.isalpha() or each.fold in _vocabulary(made).known or each.fold in names or each.fold in SMALL:
            continue
        plain = word.islower() or _opens(text, each.start)
        meant = _meant(made, word.lower()) if plain else _proper(made, word, names)
        if not meant:
            return None
        pieces += [text[at : each.start], meant]
        slips.append((word, meant))
        at = each.end
    return Respelt("".join((*pieces, text[at:])), tuple(slips)) if slips else None


def strange_words(language: Language, text: str) -> tuple[str, ...]:
    """The words without a capital that stand in no row and no list of a language."""
    known = _vocabulary(grammar(language)).known
    found = ((text[each.start : each.end], each.fold) for each in tokens(text))
    return tuple(
        word for word, bare in found if word.isalpha() and word.islower() and bare not in known and bare not in SMALL
    )


def is_slip(word: str, meant: str, never: Collection[str] = ()) -> bool:
    """Whether a word is none, but another with two neighbours exchanged, or one letter inside too many or too few."""
    if word == meant or word[0] != meant[0] or len(word) < SHORTEST:
        return False
    return (_exchanged(word, meant) or _one_letter(word, meant)) and (word in never or not is_english(word))


def is_english(word: str) -> bool:
    """Whether a word is in the dictionary."""
    return f"\n{word}\n".encode() in _dictionary()


@cache
def _dictionary() -> bytes:
    return ENGLISH.read_bytes()


def _exchanged(word: str, meant: str) -> bool:
    """Whether two neighbours of a word stand the wrong way round."""
    if len(word) != len(meant):
        return False
    at = next(at for at in range(len(word)) if word[at] != meant[at])
    return word[at : at + 2] == meant[at : at + 2][::-1] and word[at + 2 :] == meant[at + 2 :]


def _one_letter(word: str, meant: str) -> bool:
    """Whether one of two words has one letter more inside than the other, and the same letters besides."""
    short, long = sorted((word, meant), key=len)
    if len(long) != len(short) + 1 or word[-1] != meant[-1] or len(meant) < SHORTEST_MEANT:
        return False
    return any(long[:at] + long[at + 1 :] == short for at in range(1, len(short)))


def _opens(text: str, at: int) -> bool:
    """Whether a word stands where it has a capital in any case."""
    before = text[:at].rstrip(' ("')
    return not before or before.endswith((":", "."))


def _meant(made: Grammar, word: str) -> str:
    """The one word of the rows that a word is a slip of."""
    near = [each for each in _vocabulary(made).by_letter.get(word[0], ()) if is_slip(word, each, made.language.never)]
    return near[0] if len(near) == 1 else ""


def _proper(made: Grammar, word: str, names: Collection[str]) -> str:
    """The one word with a capital in the table too, of which a word with one is a slip; no name is as near."""
    if not word[0].isupper() or not word[1:].islower() or len(word) < SHORTEST_PROPER:
        return ""
    bare = word.lower()
    near = [each for each in _vocabulary(made).proper if is_slip(bare, each)]
    others = (each for each in names if each and each not in near)
    return near[0] if len(near) == 1 and not any(is_slip(bare, each) for each in others) else ""


class _Vocabulary(NamedTuple):
    known: frozenset[str]
    by_letter: dict[str, tuple[str, ...]]
    proper: frozenset[str]


@lru_cache(maxsize=8)
def _vocabulary(made: Grammar) -> _Vocabulary:
    """Every word of the table, and those of its rows by their first letters."""
    own = frozenset(_of_rows(made.language))
    by_letter = {first: tuple(words) for first, words in groupby(sorted(own), key=itemgetter(0))}
    proper = {word.lower() for each in _templates(made.language) for word in _PROPER.findall(_SLOT.sub(" ", each))}
    return _Vocabulary(own | frozenset(_of_lists(made.language)), by_letter, frozenset(proper))


def _templates(language: Language) -> Iterator[str]:
    return (template for form in language.forms for template in form.templates)


def _of_rows(language: Language) -> Iterator[str]:
    """The words that stand in rows."""
    for template in _templates(language):
        for each in _WORD.findall(_SLOT.sub(" ", template)):
            stem, _, ends = each.partition("[")
            yield from (stem + end for end in ends.rstrip("]").split("|"))


def _of_lists(language: Language) -> Iterator[str]:
    """The words of the closed lists, and those that are read as others."""
    listed = [sort.entries for sort in language.sorts.values() if isinstance(sort, Words)]
    for entries in (*listed, language.same):
        for several in entries.values():
            for spelling, _ in several:
                yield from spelling


@lru_cache(maxsize=32)
def _names(lexicon: Lexicon) -> frozenset[str]:
    """Every word of the names and the like that a table and the collections add."""
    several = (spelling for lists in lexicon.entries.values() for some in lists.values() for spelling, _ in some)
    return frozenset(word for spelling in several for word in spelling)
