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
    """A sentence or line of a text: where it stands, and its words, each with its stems."""

    start: int
    end: int
    words: tuple[tuple[str, frozenset[str]], ...]

    def marks(self, tokens: set[str]) -> list[str]:
        """The words of the piece that were looked for."""
        return [word for word, stems in self.words if not stems.isdisjoint(tokens)]


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
        first, last = 0, len(pieces)
        if len(text) > LONGEST:
            first, last = _best_run(pieces, [len(words) for words in found])
            text = _cut(text, pieces, first, last)
        head = (word for piece in self.pieces(title) for word in piece.marks(tokens))
        return text, tuple(dict.fromkeys((*head, *(word for words in found[first:last] for word in words))))

    def pieces(self, text: str) -> list[Piece]:
        """The pieces of a text."""
        pieces = self._pieces.get(text)
        if pieces is None:
            pieces = [self.piece(found) for found in _PIECE.finditer(text)]
            self._pieces[text] = pieces
        return pieces

    def piece(self, found: re.Match[str]) -> Piece:
        words = dict.fromkeys(_SURFACE.findall(found.group()))
        return Piece(*found.span(), tuple((word, self.stems(word)) for word in words))

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
