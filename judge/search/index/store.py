"""The index on disk or in memory: writing it, opening it, and reading postings and entries from many threads."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from judge.search.index.lookup_tables import Tables
from judge.search.words import pairs, stems, words_of

if TYPE_CHECKING:
    from judge.search.index.documents import Document

LENGTH, REPEATS = 0.25, 1.2
PAIR_WEIGHT = 0.7


class Stored(NamedTuple):
    """What the index keeps of a document, enough to show it as a hit."""

    address: str
    slug: str
    id: str
    game: str
    kind: str
    title: str
    text: str
    cites: tuple[str, ...]
    url: str
    parents: tuple[str, ...]


def write(storage: Any, documents: Sequence[Document], tables: Tables) -> None:
    """Writes an index into an empty storage, in one piece."""
    from judge.search.index.whoosh_imports import (
        STORED,
        TEXT,
        DelimitedAttributeFilter,
        Schema,
        SpaceSeparatedTokenizer,
    )

    words = TEXT(analyzer=SpaceSeparatedTokenizer() | DelimitedAttributeFilter(), phrase=False)
    index = storage.create_index(Schema(words=words, entry=STORED, tables=STORED))
    writer = index.writer(limitmb=64)
    for document in documents:
        weights = token_weights(document, tables)
        text = " ".join(f"{token}^{weight:.2f}" for token, weight in weights.items())
        entry = tuple(getattr(document, name) for name in Stored._fields)
        writer.add_document(words=text, entry=entry)
    # The tables come last, so that the number of a document is its place among the documents.
    writer.add_document(tables=tables.as_data())
    writer.commit()


def token_weights(document: Document, tables: Tables) -> dict[str, float]:
    """The tokens a document is found by: its stems and neighbouring stems, weighed by where they stand."""
    weights: dict[str, float] = {}
    for text, weight in document.parts:
        for line in text.split("\n"):
            row = stems(word for word in words_of(line, tables.spellings) if word not in tables.weak)
            _add(weights, row, weight)
            _add(weights, pairs(row), weight * PAIR_WEIGHT)
    return weights


def _add(weights: dict[str, float], tokens: Iterable[str], weight: float) -> None:
    for token in tokens:
        weights[token] = weights.get(token, 0.0) + weight


class Store:
    """An open index with one searcher, used by one thread at a time: a second one would cost as much memory again."""

    def __init__(self, storage: Any) -> None:
        # Imported only here: an index that is whole in memory has no use for whoosh, which takes long to import.
        from judge.search.index.whoosh_imports import BM25F, TermNotFound

        self._index = storage.open_index()
        self._weighting, self._not_found = BM25F(B=LENGTH, K1=REPEATS), TermNotFound
        self._lock = threading.RLock()
        self._open: Any = None
        self._postings: dict[str, dict[int, float]] = {}
        self._entries: dict[int, Stored] = {}
        searcher = self._searcher()
        self.size = searcher.doc_count_all() - 1
        self.tables = Tables.from_data(searcher.stored_fields(self.size)["tables"])

    def _searcher(self) -> Any:
        if self._open is None:
            self._open = self._index.searcher(weighting=self._weighting)
        return self._open

    def postings(self, token: str) -> Mapping[int, float]:
        """The documents that have a token, each with its score; read once and then kept."""
        found = self._postings.get(token)
        return self._read(token) if found is None else found

    def _read(self, token: str) -> Mapping[int, float]:
        found: dict[int, float] = {}
        with self._lock:
            try:
                matcher = self._searcher().postings("words", token)
            except self._not_found:
                # Not kept: people may type any number of words that no rule has.
                return {}
            while matcher.is_active():
                found[matcher.id()] = matcher.score()
                matcher.next()
        self._postings[token] = found
        return found

    def tokens(self) -> dict[str, int]:
        """All tokens of the index in alphabetical order, and how many documents have each."""
        with self._lock:
            found = self._searcher().reader().iter_field("words")
            return {token.decode("utf-8"): about.doc_frequency() for token, about in found}

    def entry(self, number: int) -> Stored:
        """What is kept of a document."""
        found = self._entries.get(number)
        if found is None:
            with self._lock:
                found = self._entries[number] = Stored(*self._searcher().stored_fields(number)["entry"])
        return found

    def close(self) -> None:
        """Closes the searcher; the next query opens another."""
        with self._lock:
            searcher, self._open = self._open, None
        if searcher is not None:
            searcher.close()
