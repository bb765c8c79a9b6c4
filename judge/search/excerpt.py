"""The part of a text that matched, cut at sentences, and the words to mark in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
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


class Excerpts:
    """Cuts excerpts; a text is taken apart once, for the same few thousand come again and again."""

    def __init__(self, spellings: Mapping[str, str]) -> None:
        self.spellings = spellings
        self._stems: dict[str, frozenset[str]] = {}
        self._pieces: dict[str, list[Piece]] = {}

    def show(self, title: str, text: str, tokens: set[str]) -> tuple[str, tuple[str, ...]]:
        """The text, or the sentences of a long one with the most of what was looked for; and the words to mark."""
        pieces = self.pieces(text)
        found = [piece.marks(tokens) for piece in pieces]
        if len(pieces) > 1:
            first, last = _best_run(pieces, [len(words) for words in found])
            text, found = _cut(text, pieces, first, last), found[first:last]
        head = [piece.marks(tokens) for piece in self.pieces(title)]
        return text, tuple(dict.fromkeys(word for words in (*head, *found) for word in words))

    def pieces(self, text: str) -> list[Piece]:
        """A short text as one piece, a long one as its sentences and lines."""
        pieces = self._pieces.get(text)
        if pieces is None:
            spans = [(0, len(text))] if len(text) <= LONGEST else [found.span() for found in _PIECE.finditer(text)]
            pieces = self._pieces[text] = [self.piece(text, *span) for span in spans]
        return pieces

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
