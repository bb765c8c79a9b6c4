"""The part of a text that matched, cut at sentences, and the words to mark in it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.search.words import stem, words_of

LONGEST = 360
_PIECE = re.compile(r"[^\n]+?(?:[.;:?!](?=\s)|(?=\n)|$)")
_SURFACE = re.compile(r"[^\W_]+(?:['’.\-][^\W_]+)*")
Run = tuple[int, int]


class Excerpts:
    """Cuts excerpts; remembers the stems of every word it has met, for the same few thousand come again and again."""

    def __init__(self, spellings: Mapping[str, str]) -> None:
        self.spellings = spellings
        self._stems: dict[str, frozenset[str]] = {}

    def excerpt(self, text: str, tokens: set[str]) -> str:
        """The whole text if it is short, otherwise the sentences with the most of what was looked for."""
        if len(text) <= LONGEST:
            return text
        pieces = [found.span() for found in _PIECE.finditer(text)]
        worth = [len(self.marks(text[start:end], tokens)) for start, end in pieces]
        first, last = _best_run(pieces, worth)
        start, end = pieces[first][0], min(pieces[last][1], pieces[first][0] + 2 * LONGEST)
        return f"{'… ' if first else ''}{text[start:end].strip()}{' …' if end < len(text) else ''}"

    def marks(self, text: str, tokens: set[str]) -> tuple[str, ...]:
        """The words of a text, as they are written there, that were looked for."""
        known = self._stems
        return tuple(
            word
            for word in dict.fromkeys(_SURFACE.findall(text))
            if not (known.get(word) or self.stems(word)).isdisjoint(tokens)
        )

    def stems(self, word: str) -> frozenset[str]:
        """The stems of a word as it is written in a text; more than one for words with a hyphen."""
        found = self._stems[word] = frozenset(map(stem, words_of(word, self.spellings)))
        return found


def _best_run(pieces: list[Run], worth: list[int]) -> Run:
    """The first and the last piece of the run that fits and is worth most, filled up to the length allowed."""
    best, run, first = -1, (0, 0), 0
    for last in range(len(pieces)):
        while first < last and pieces[last][1] - pieces[first][0] > LONGEST:
            first += 1
        if (total := sum(worth[first : last + 1])) > best:
            best, run = total, (first, last)
    while run[1] + 1 < len(pieces) and pieces[run[1] + 1][1] - pieces[run[0]][0] <= LONGEST:
        run = run[0], run[1] + 1
    return run
