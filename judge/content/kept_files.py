"""Where the user's files are kept for good when the file system forgets them: in a browser it lives in memory only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3

Keep = Callable[[str, bytes], None]
_keepers: list[Keep] = []


def keep_with(keep: Keep) -> None:
    """From now on every file is handed over whole, under its name, before a change of it counts."""
    _keepers[:] = [keep]


def about_to_commit(path: Path, connection: sqlite3.Connection) -> None:
    """Keeps a database as it will be when the transaction is through; what the keeper raises undoes it."""
    for keep in _keepers:
        keep(path.name, connection.serialize())
