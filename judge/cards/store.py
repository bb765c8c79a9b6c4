"""Where collections are kept: SQLite in the user's data folder, a row a card. Reading never makes the file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote

from judge.cardtext import PrintedCard
from judge.content.kept_files import about_to_commit
from judge.content.problem import BadInput, Place
from judge.content.where import data_folder
from judge.kit.words import folded

if TYPE_CHECKING:
    import sqlite3

LAYOUT = 1
WAIT = 10
TABLES = (
    "CREATE TABLE IF NOT EXISTS layout (version INTEGER NOT NULL)",
    "CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, game TEXT NOT NULL, path TEXT NOT NULL, "
    "form TEXT NOT NULL, time TEXT NOT NULL, UNIQUE (game, path))",
    "CREATE TABLE IF NOT EXISTS cards (file INTEGER NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL, "
    "set_name TEXT NOT NULL, name TEXT NOT NULL, folded TEXT NOT NULL, type TEXT NOT NULL, record TEXT NOT NULL, "
    "PRIMARY KEY (file, number))",
    "CREATE INDEX IF NOT EXISTS by_name ON cards (game, folded)",
)
CARD = "name, type, set_name, record"
ORDER = "ORDER BY file, number"


class Kept(NamedTuple):
    """A file that was imported: where it lay, its form, when, and how many of its cards are kept."""

    path: str
    form: str
    time: str
    cards: int


def store_file() -> Path:
    """Where collections lie: beside the record of rulings."""
    return data_folder() / "cards.sqlite"


def stamp() -> tuple[object, ...]:
    """What changes whenever a collection does; () while there is none."""
    path = store_file()
    try:
        found = path.stat()
    except OSError:
        return ()
    return str(path), found.st_mtime_ns, found.st_size, found.st_ino


def put(game: str, path: str, form: str, cards: Iterable[PrintedCard]) -> int:
    """Keeps the cards of a file in place of those it had; of a card that other files have too, the newest counts."""
    cards = list(cards)
    with _writing() as run:
        _forget(run, game, path)
        now = datetime.now(UTC).isoformat(timespec="seconds")
        run("INSERT INTO files (game, path, form, time) VALUES (?, ?, ?, ?)", (game, path, form, now))
        (id,) = run("SELECT id FROM files WHERE game = ? AND path = ?", (game, path)).fetchone()
        for key in dict.fromkeys((card.set, card.name, card.type) for card in cards):
            run("DELETE FROM cards WHERE game = ? AND set_name = ? AND name = ? AND type = ?", (game, *key))
        for number, card in enumerate(cards, 1):
            values = (id, number, game, card.set, card.name, folded(card.name), card.type, _packed(card))
            run(f"INSERT INTO cards VALUES ({', '.join('?' * len(values))})", values)
        run("DELETE FROM files WHERE id NOT IN (SELECT file FROM cards) AND id != ?", (id,))
    return len(cards)


def forget(game: str, path: str) -> int:
    """Lets the cards of a file go; how many they were."""
    with _writing() as run:
        return _forget(run, game, path)


def _forget(run: Any, game: str, path: str) -> int:
    file = "SELECT id FROM files WHERE game = ? AND path = ?"
    gone = run(f"DELETE FROM cards WHERE file IN ({file})", (game, path)).rowcount
    run("DELETE FROM files WHERE game = ? AND path = ?", (game, path))
    return int(gone)


def files(game: str) -> list[Kept]:
    """The files whose cards of a game are kept."""
    sql = (
        "SELECT path, form, time, COUNT(number) FROM files LEFT JOIN cards ON cards.file = files.id "
        "WHERE files.game = ? GROUP BY files.id ORDER BY files.id"
    )
    return [Kept(*row) for row in _rows(sql, (game,))]


def every(game: str) -> Iterator[PrintedCard]:
    """All cards of a game."""
    return map(_card, _rows(f"SELECT {CARD} FROM cards WHERE game = ? {ORDER}", (game,)))


def named(game: str, name: str) -> list[PrintedCard]:
    """The cards that are called so, whatever case and accents."""
    sql = f"SELECT {CARD} FROM cards WHERE game = ? AND folded = ? {ORDER}"
    return [_card(row) for row in _rows(sql, (game, folded(name)))]


def like(game: str, words: str, most: int) -> list[PrintedCard]:
    """Some cards in whose names all words stand, those that begin with them first."""
    parts = folded(words).split()
    where = " AND ".join(["game = ?", *("folded LIKE ?" for _ in parts)])
    first = "CASE WHEN folded LIKE ? THEN 0 WHEN folded LIKE ? THEN 1 ELSE 2 END, LENGTH(folded), folded"
    values = [game, *(f"%{part}%" for part in parts), f"{' '.join(parts)}%", f"% {' '.join(parts)}%"]
    sql = f"SELECT {CARD} FROM cards WHERE {where} ORDER BY {first}, file, number LIMIT {int(most)}"
    return [_card(row) for row in _rows(sql, values)]


def names(game: str) -> list[str]:
    """The names of all cards of a game, each once."""
    return [row[0] for row in _rows("SELECT DISTINCT name FROM cards WHERE game = ? ORDER BY name", (game,))]


def _packed(card: PrintedCard) -> str:
    return json.dumps({"text": card.text, "stats": dict(card.stats), "more": dict(card.more)}, ensure_ascii=False)


def _card(row: tuple[Any, ...]) -> PrintedCard:
    name, type, set, record = row
    held = json.loads(record)
    return PrintedCard(name, type, set, tuple(held["text"]), held["stats"], held["more"])


def _rows(sql: str, values: Iterable[object]) -> list[tuple[Any, ...]]:
    """What is found; nothing while no collection was ever imported."""
    path = store_file()
    if not path.is_file():
        return []
    import sqlite3  # not every Python has it, and without a collection nobody needs it

    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", timeout=WAIT, uri=True)) as connection:
            _refuse_newer(connection)
            return connection.execute(sql, tuple(values)).fetchall()
    except sqlite3.Error as error:
        raise _unusable(error) from None


@contextmanager
def _writing() -> Iterator[Any]:
    """One transaction: all of it is kept, or nothing."""
    import sqlite3

    path = store_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path, timeout=WAIT)) as connection, connection:
            for statement in TABLES:
                connection.execute(statement)
            if not connection.execute("SELECT version FROM layout").fetchall():
                connection.execute("INSERT INTO layout (version) VALUES (?)", (LAYOUT,))
            _refuse_newer(connection)
            yield connection.execute
            about_to_commit(path, connection)
    except (sqlite3.Error, OSError) as error:
        raise _unusable(error) from None


def _refuse_newer(connection: sqlite3.Connection) -> None:
    found = connection.execute("SELECT version FROM layout").fetchall()
    if found != [(LAYOUT,)]:
        raise BadInput.at(Place(str(store_file())), "this was written by a newer version of this program")


def _unusable(error: Exception) -> BadInput:
    words = (str(error).strip().splitlines() or [type(error).__name__])[0]
    return BadInput.at(
        Place(str(store_file())), f"the collections cannot be used: {words}; delete this file and import them anew"
    )
