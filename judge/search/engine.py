"""Search over all games: one object, opened once, asked from any thread."""

from __future__ import annotations

import threading
import time
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

from judge.content.ready import folders_of
from judge.content.where import content_root
from judge.search.answering import Answering
from judge.search.index import freshness
from judge.search.index.store import Store
from judge.search.query.reader import LONGEST_QUERY
from judge.search.results import FILTERS, Hit, Results, kinds_of, results_json, results_text

if TYPE_CHECKING:
    from judge.content.library import Library

__all__ = ["FILTERS", "Hit", "Results", "Search", "has_index", "kinds_of", "results_json", "results_text"]

MOST_RESULTS, LOOK_AGAIN = 100, 3.0


class Search:
    """Finds entries. Opens the index of the content, and makes it first where it is missing or out of date.

    An index that is `ready` is taken as it is.
    """

    def __init__(self, source: Library | Path | None = None, ready: Store | None = None) -> None:
        self._ready = ready
        self._library = None if source is None or isinstance(source, Path) else source
        self._root = source if isinstance(source, Path) else source.root if source else content_root()
        self._part = self._library is not None and set(self._library.games) != set(folders_of(self._root))
        self._lock = threading.Lock()
        self._mark = "" if ready else freshness.fingerprint(self._root)
        self._index = Answering(self._store())
        self._looked = time.monotonic()

    def search(
        self, query: str, game: str | None = None, kinds: Collection[str] | None = None, limit: int = 20
    ) -> Results:
        """The entries that answer a query best; any text gives results or none, never an error."""
        self._look_again()
        most = max(0, min(limit, MOST_RESULTS))
        asked = (_printable(query[:LONGEST_QUERY]), game, None if kinds is None else frozenset(kinds), most)
        try:
            return self._index.answer(*asked)
        except Exception:
            # The files may have been deleted under us; a new index settles that, and anything else fails again.
            self._index = Answering(self._store())
            return self._index.answer(*asked)

    def games(self, name: str) -> tuple[str, ...]:
        """The games that a name or nickname stands for."""
        return self._index.games(name)

    def whole(self) -> bytes:
        """The whole index in one piece, to be taken elsewhere."""
        from judge.search.index.whole_store import whole

        return whole(self._index.store)

    def close(self) -> None:
        """Lets go of the index files."""
        self._index.store.close()

    def _store(self) -> Store:
        """The index for the content as it is now; that of a library with some games only is kept nowhere."""
        if self._ready:
            return self._ready
        from judge.search.index import load_or_build

        if self._part and self._library:
            return load_or_build.build_in_memory(self._library)
        place = freshness.place_of(self._root, self._mark)
        return (load_or_build.load(place) if place else None) or load_or_build.build(
            self._library or self._loaded(), place
        )

    def _loaded(self) -> Library:
        from judge.content.load import load

        return load(None if self._root == content_root() else self._root)

    def _look_again(self) -> None:
        """Every few seconds sees whether the content has changed; one thread does, the others go on."""
        early = time.monotonic() - self._looked < LOOK_AGAIN
        if early or self._part or self._ready or not self._lock.acquire(blocking=False):
            return
        try:
            mark = freshness.fingerprint(self._root)
            if mark != self._mark:
                self._mark, self._library = mark, None
                self._index = Answering(self._store())
        finally:
            self._looked = time.monotonic()
            self._lock.release()


def has_index(root: Path | None = None) -> bool:
    """Whether the index of the content as it is now has been made and kept."""
    place = freshness.place_of(root or content_root(), freshness.fingerprint(root or content_root()))
    return place is not None and freshness.trusted(place)


def _printable(text: str) -> str:
    """The text with half characters replaced, which no output could hold."""
    return text.encode("utf-8", "replace").decode("utf-8")
