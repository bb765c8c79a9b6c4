"""The part of a text that matched, cut at sentences, and the words to mark in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from judge.search.words import stem, words_of

LONGEST = 360
_PIECE = re.compile(r"[^\n]+?(?:[.;:?!](?=\s)|(?=\n)|$)")
_SURFACE = re.compile(r"[^\W_]+(?:['’.\-][^\W_]+)*")


class Piece(NamedTuple):
    """A part of a text: where it stands, and its words by their stems, each with its place among them."""

    start: int
    end: int
    words: Mapping[str, tuple[tuple[int, str], ...]]

    def marks(self, tokens: set[str]) -> list[str]:
        """The words of the piece that were looked for, in their order."""
        found = self.words.keys() & tokens
        return [word for _, word in sorted(each for token in found for each in self.words[token])] if found else []


class Taken(NamedTuple):
    """A text taken apart: its pieces, and for each stem the pieces that have it, with how many of its words."""

    pieces: list[Piece]
    where: Mapping[str, Sequence[tuple[int, int]]]

    def worth(self, tokens: set[str]) -> list[int]:
        """How many words of each piece were looked for."""
        worth = [0] * len(self.pieces)
        for stem_ in self.where.keys() & tokens:
            for at, words in self.where[stem_]:
                worth[at] += words
        return worth


class Excerpts:
    """Cuts excerpts; a text is taken apart once, for the same few thousand come again and again."""

    def __init__(self, spellings: Mapping[str, str]) -> None:
        self.spellings = spellings
        self._stems: dict[str, frozenset[str]] = {}
        self._taken: dict[str, Taken] = {}

    def show(self, title: str, text: str, tokens: set[str]) -> tuple[str, tuple[str, ...]]:
        """The text, or the sentences of a long one with the most of what was looked for; and the words to mark."""
        taken = self.taken(text)
        pieces = taken.pieces
        if len(pieces) > 1:
            first, last = _best_run(pieces, taken.worth(tokens))
            text, pieces = _cut(text, pieces, first, last), pieces[first:last]
        shown = (*self.taken(title).pieces, *pieces)
        return text, tuple(dict.fromkeys(word for piece in shown for word in piece.marks(tokens)))

    def taken(self, text: str) -> Taken:
        """A short text as one piece, a long one as its sentences and lines."""
        taken = self._taken.get(text)
        if taken is None:
            spans = [(0, len(text))] if len(text) <= LONGEST else [found.span() for found in _PIECE.finditer(text)]
            pieces = [self.piece(text, *span) for span in spans]
            where: dict[str, list[tuple[int, int]]] = {}
            for at, piece in enumerate(pieces):
                for each, words in piece.words.items():
                    where.setdefault(each, []).append((at, len(words)))
            taken = self._taken[text] = Taken(pieces, where)
        return taken

    def piece(self, text: str, start: int, end: int) -> Piece:
        """One piece of a text, its words found."""
        words: dict[str, tuple[tuple[int, str], ...]] = {}
        for place, word in enumerate(dict.fromkeys(_SURFACE.findall(text, start, end))):
            for each in self.stems(word):
                words[each] = (*words.get(each, ()), (place, word))
        return Piece(start, end, words)

    def stems(self, word: str) -> frozenset[str]:
        """The stems of a word as it is written in a text; more than one for words with a hyphen."""
        stems = self._stems.get(word)
        if stems is None:
            stems = self._stems[word] = frozenset(map(stem, words_of(word, self.spellings)))
        return stems


def _best_run(pieces: list[Piece], worth: Iterable[int]) -> tuple[int, int]:
    """The run of pieces that fits and is worth most, filled up to the length allowed, as bounds of a slice."""
    sums = [0]
    for each in worth:
        sums.append(sums[-1] + each)
    best, run, first = -1, (0, 1), 0
    for last, piece in enumerate(pieces):
        while first < last and piece.end - pieces[first].start > LONGEST:
            first += 1
        if sums[last + 1] - sums[first] > best:
            best, run = sums[last + 1] - sums[first], (first, last + 1)
    while run[1] < len(pieces) and pieces[run[1]].end - pieces[run[0]].start <= LONGEST:
        run = run[0], run[1] + 1
    return run


def _cut(text: str, pieces: list[Piece], first: int, last: int) -> str:
    start = pieces[first].start
    end = min(pieces[last - 1].end, start + 2 * LONGEST)
    return f"{'… ' if first else ''}{text[start:end].strip()}{' …' if end < len(text) else ''}"
