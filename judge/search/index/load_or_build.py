"""Opens the kept index of some content, or makes a new one: on disk where that is possible, else in memory."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from judge.search.index import freshness, whoosh_imports
from judge.search.index.store import Store, write

if TYPE_CHECKING:
    from judge.content.library import Library


def load(place: Path) -> Store | None:
    """The index in a folder, or None when there is none that can be read."""
    if not freshness.trusted(place):
        return None
    try:
        return Store(whoosh_imports.FileStorage(str(place), readonly=True))
    except Exception:
        # A damaged index may fail anywhere inside whoosh; whatever the reason, a new one is made.
        shutil.rmtree(place, ignore_errors=True)
        return None


def build(library: Library, place: Path | None) -> Store:
    """A new index of a library, kept in the place given."""
    if place is not None:
        try:
            return _on_disk(library, place)
        except OSError:
            pass
    return build_in_memory(library)


def _on_disk(library: Library, place: Path) -> Store:
    folder = freshness.fresh_folder(place)
    try:
        _write(whoosh_imports.FileStorage(str(folder)), library)
        freshness.swap_in(folder, place)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return Store(whoosh_imports.FileStorage(str(place), readonly=True))


def build_in_memory(library: Library) -> Store:
    """A new index that is kept nowhere."""
    storage = whoosh_imports.RamStorage()
    _write(storage, library)
    return Store(storage)


def _write(storage: whoosh_imports.FileStorage, library: Library) -> None:
    # Imported only here, so that opening a kept index costs nothing for what makes one.
    from judge.search.index.documents import documents
    from judge.search.index.fill_tables import filled_tables
    from judge.search.vocabulary import load_vocabulary

    vocabulary = load_vocabulary(library)
    every = documents(library, vocabulary)
    write(storage, every, filled_tables(every, vocabulary))
