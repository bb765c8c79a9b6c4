"""Words that were not meant as they were typed: unfinished ones, misspelt ones, two written as one."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping

SHORT, LONG = 3, 7
Letters = list[tuple[str, int]]


class Lexicon:
    """All words of the content and the vocabulary, to look up those near a given one."""

    def __init__(self, words: Mapping[str, tuple[int, int]], names: Mapping[str, object]) -> None:
        self.words = words
        self.names = names
        self.order = list(words)
        self._by_length: dict[int, Letters] = {}

    def completions(self, start: str, mask: int, most: int) -> list[str]:
        """The words that begin so; names of terms first, then the most used."""
        found = []
        for at in range(bisect_left(self.order, start), len(self.order)):
            word = self.order[at]
            if not word.startswith(start):
                break
            if self.words[word][0] & mask:
                found.append(word)
        return sorted(found, key=self.worth)[:most]

    def worth(self, word: str) -> tuple[bool, int, int]:
        """A sort key under which a name comes before other words, and a frequent word before a rare one."""
        return word not in self.names, -self.words[word][1], len(word)

    def nearest(self, word: str, mask: int, most: int) -> list[str]:
        """The words with the fewest edits to this one: one edit in short words, two in long ones."""
        allowed = 0 if len(word) < SHORT or not word.isalpha() else 1 if len(word) < LONG else 2
        found: list[tuple[str, int]] = []
        for other in self._candidates(word, allowed, mask):
            edits = distance(word, other, allowed)
            if edits <= allowed:
                found.append((other, edits))
        found.sort(key=lambda pair: (pair[1], pair[0][0] != word[0], self.worth(pair[0])))
        return [other for other, edits in found if edits == found[0][1]][:most]

    def _candidates(self, word: str, allowed: int, mask: int) -> Iterator[str]:
        """Words of about this length made of about these letters: few are left to compare in full."""
        letters = _letters(word)
        for length in range(len(word) - allowed, len(word) + allowed + 1) if allowed else ():
            for other, have in self._of_length(length):
                if (letters ^ have).bit_count() <= 2 * allowed and self.words[other][0] & mask:
                    yield other

    def _of_length(self, length: int) -> Letters:
        known = self._by_length.get(length)
        if known is None:
            known = [(word, _letters(word)) for word in self.order if len(word) == length and word.isalpha()]
            self._by_length[length] = known
        return known

    def halves(self, word: str, mask: int) -> tuple[str, str] | None:
        """Two known words that were written as one."""
        for at in range(3, len(word) - 2):
            left, right = word[:at], word[at:]
            if self.words.get(left, (0, 0))[0] & mask and self.words.get(right, (0, 0))[0] & mask:
                return left, right
        return None


def _letters(word: str) -> int:
    mask = 0
    for char in word:
        mask |= 1 << (ord(char) & 31)
    return mask


def distance(one: str, other: str, most: int) -> int:
    """How many letters must be changed, added, dropped or swapped with a neighbour; more than `most` is not counted."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, char in enumerate(one, 1):
        oldest, before, row = before, row, [i]
        for j, against in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (char != against))
            if i > 1 and j > 1 and char == other[j - 2] and one[i - 2] == against:
                cost = min(cost, oldest[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]
