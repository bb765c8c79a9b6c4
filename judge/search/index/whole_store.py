"""A whole index in one piece of data, kept in memory: it needs no files, only what they have told."""

from __future__ import annotations

import pickle
from array import array
from collections.abc import Mapping
from itertools import accumulate, pairwise

from judge.search.index.lookup_tables import Tables
from judge.search.index.store import Store, Stored


def whole(store: Store) -> bytes:
    """All of an index: the same tokens, entries and tables, and the same scores to seven digits."""
    tokens = store.tokens()
    counts, numbers, scores = array("H"), array("H"), array("f")
    for token in tokens:
        found = sorted(store.postings(token).items())
        counts.append(len(found))
        numbers.extend(number for number, _ in found)
        scores.extend(score for _, score in found)
    rows = [tuple(store.entry(number)) for number in range(store.size)]
    data = (" ".join(tokens), counts.tobytes(), numbers.tobytes(), scores.tobytes(), rows, store.tables.as_data())
    return pickle.dumps(data, 4)


class WholeStore(Store):
    """An index out of what `whole` has made; open only what this project has made itself."""

    def __init__(self, data: bytes) -> None:
        tokens, counts, numbers, scores, rows, tables = pickle.loads(data)
        ends = accumulate(array("H", counts), initial=0)
        self._where = dict(zip(tokens.split(" "), pairwise(ends), strict=True))
        self._numbers, self._scores = array("H", numbers), array("f", scores)
        self._rows = rows
        self.size = len(rows)
        self.tables = Tables.from_data(tables)

    def postings(self, token: str) -> Mapping[int, float]:
        """The documents that have a token, each with its score."""
        start, end = self._where.get(token, (0, 0))
        return dict(zip(self._numbers[start:end], self._scores[start:end], strict=True))

    def tokens(self) -> dict[str, int]:
        """All tokens in alphabetical order, and how many documents have each."""
        return {token: end - start for token, (start, end) in self._where.items()}

    def entry(self, number: int) -> Stored:
        """What is kept of a document."""
        return Stored(*self._rows[number])

    def close(self) -> None:
        """There is nothing to close."""
