"""Reads a query: takes out the games and rule numbers it names, and finds out which words were meant."""

from __future__ import annotations

import re

from judge.search.index.lookup_tables import Tables
from judge.search.query.query import Query
from judge.search.query.spelling import Lexicon
from judge.search.query.word_meanings import LONGEST_SPAN, Meant, WordMeanings
from judge.search.words import NUMBER, phrase, stem, words_of

LONGEST_QUERY, MOST_WORDS = 300, 32
_QUOTED = re.compile(r'"([^"]{3,})"')
_CHUNK = re.compile(r"[^\s:;,()\"?!]+")


class Reader:
    """Reads queries with the tables of one index."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.lexicon = Lexicon(tables.words, tables.names)
        self.every = (1 << len(tables.games)) - 1

    def read(self, text: str, mask: int | None = None) -> Query:
        """What a text means; `mask` limits it to games, otherwise the text may."""
        text = text[:LONGEST_QUERY]
        words, named = self.without_games(words_of(text, self.tables.spellings)[:MOST_WORDS])
        mask = mask if mask is not None else named or self.every
        if named and not words:
            return Query(mask, whole=True)
        ids, words = self.without_numbers(text, words)
        meant, misspelt = self.corrected(words, mask)
        meaning = WordMeanings(self.tables, meant, mask)
        found = meaning.words()
        return Query(
            mask=mask,
            ids=ids,
            words=found,
            spans=meaning.spans(),
            neighbours=meaning.neighbours(found),
            quoted=tuple(_QUOTED.findall(text)),
            suggestion=" ".join(meaning.best) if misspelt else None,
            lean=named & -named if mask == named and named & (named - 1) else 0,
        )

    def games(self, name: str) -> int:
        """The games a name or nickname stands for, as a mask; 0 when it is none."""
        return self.tables.bit(name) or self.bits(phrase(words_of(name, self.tables.spellings)))

    def bits(self, key: str) -> int:
        """The games with this nickname, as a mask."""
        return sum(1 << game for game in self.tables.nicknames.get(key, ()))

    def without_games(self, words: list[str]) -> tuple[list[str], int]:
        """The words without names of games, and the games named."""
        kept, mask, at = [], 0, 0
        while at < len(words):
            for length in range(min(LONGEST_SPAN, len(words) - at), 0, -1):
                if bits := self.bits(phrase(words[at : at + length])):
                    mask, at = mask | bits, at + length
                    break
            else:
                kept.append(words[at])
                at += 1
        return kept, mask

    def without_numbers(self, text: str, words: list[str]) -> tuple[tuple[str, ...], list[str]]:
        """The ids and rule numbers in a query, and the words without them and what leads up to them."""
        chunks = [chunk.strip(".'").lower() for chunk in _CHUNK.findall(text)]
        found = [chunk for chunk in chunks if chunk in self.tables.ids and not chunk.isalnum()]
        others = [word for word in words if word not in self.tables.places]
        if len(others) == 1 and not found and (number := self.number(others[0])):
            found = [number]
        if not found:
            return (), words
        said = {word for id in found for word in words_of(id, self.tables.spellings)}
        kept = [word for word in others if word not in said and not NUMBER.fullmatch(word)]
        return tuple(dict.fromkeys(found)), kept

    def number(self, word: str) -> str:
        """The rule number a single word is; where no rulebook has it, the rule that would hold it."""
        if not word[0].isdigit():
            return ""
        while word and word not in self.tables.ids:
            word = word.rpartition("-" if "-" in word else ".")[0]
        return word

    def corrected(self, words: list[str], mask: int) -> tuple[list[Meant], bool]:
        """For each word the words that may be meant, the best first; and whether any was misspelt."""
        meant: list[Meant] = []
        misspelt = False
        for place, word in enumerate(words):
            found, wrong = self.meant(word, mask, place == len(words) - 1)
            meant.extend(found)
            misspelt = misspelt or wrong
        return meant, misspelt

    def meant(self, word: str, mask: int, last: bool) -> tuple[list[Meant], bool]:
        """A word that is not known is the beginning of one, a misspelt one, or two written as one."""
        if self.known(word, mask):
            return [(word,)], False
        if (last or len(word) > 2) and (completed := self.lexicon.completions(word, mask, 6)):
            return [tuple(completed)], False
        if near := self.lexicon.nearest(word, mask, 3):
            return [tuple(near)], True
        if halves := self.lexicon.halves(word, mask):
            return [(half,) for half in halves], True
        return [(word,)], False

    def known(self, word: str, mask: int) -> bool:
        """Whether the games have a word, in any of its forms."""
        if word in self.tables.weak or word.isdigit():
            return True
        return bool((self.tables.words.get(word, (0, 0))[0] | self.tables.stems.get(stem(word), 0)) & mask)
