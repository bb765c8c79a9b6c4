"""The database under the record: SQLite in a file, or PostgreSQL at an address, through the same few statements."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from judge.content.problem import BadInput, Place
from judge.content.where import data_folder
from judge.rulings.entry import NotSaved

LAYOUT = 1
OPTION = Place("--database")
WAIT = 10
TABLES = (
    "CREATE TABLE IF NOT EXISTS layout (version INTEGER NOT NULL)",
    "CREATE TABLE IF NOT EXISTS entries (event TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, "
    "refers INTEGER, time TEXT NOT NULL, judge TEXT NOT NULL, game TEXT NOT NULL, round TEXT NOT NULL, "
    "seat TEXT NOT NULL, words TEXT NOT NULL, body TEXT NOT NULL, digest TEXT NOT NULL, token TEXT NOT NULL UNIQUE, "
    "PRIMARY KEY (event, number))",
)
SQLITE_GUARDS = tuple(
    f"CREATE TRIGGER IF NOT EXISTS no_{deed} BEFORE {deed} ON entries BEGIN SELECT RAISE(ABORT, 'append only'); END"
    for deed in ("update", "delete")
)
POSTGRES_GUARDS = (
    "CREATE OR REPLACE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN RAISE EXCEPTION 'append only'; END $$",
    "CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entries "
    "FOR EACH STATEMENT EXECUTE FUNCTION append_only()",
)


class Dialect(NamedTuple):
    """What differs between the two databases: the module, how to connect, the mark of a parameter, the guards."""

    module: Any
    connect: Any
    mark: str
    guards: tuple[str, ...]


class Database:
    """Connections to one database: each is lent to one transaction at a time, and thrown away when it fails."""

    def __init__(self, url: str | None = None) -> None:
        given = url or str(default_file())
        self.url = given if "://" in given else f"sqlite:///{given}"
        self._dialect = _dialect(self.url)
        self._idle: list[Any] = []
        self._prepare()

    @property
    def conflict(self) -> type[Exception]:
        """What is raised when two entries want the same place."""
        found: type[Exception] = self._dialect.module.IntegrityError
        return found

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Reads rows; tries once more on a fresh connection, since one that was left alone may have been closed."""
        try:
            return self._rows(sql, values)
        except NotSaved:
            self.close()
            return self._rows(sql, values)

    def _rows(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        with self.writing() as run:
            return [tuple(row) for row in run(sql, values).fetchall()]

    @contextmanager
    def writing(self) -> Iterator[Any]:
        """One transaction: all of it is kept, or nothing."""
        connection = self._connection()
        try:
            yield lambda sql, values=(): connection.execute(sql.replace("?", self._dialect.mark), tuple(values))
            connection.commit()
        except self._dialect.module.IntegrityError:
            connection.close()
            raise
        except self._dialect.module.Error as error:
            connection.close()
            raise NotSaved(f"the record cannot be reached: {_words(error)}") from None
        except BaseException:
            connection.close()
            raise
        self._idle.append(connection)

    def close(self) -> None:
        """Closes every connection that is not in use."""
        while self._idle:
            self._idle.pop().close()

    def _connection(self) -> Any:
        try:
            return self._idle.pop()
        except IndexError:
            pass
        try:
            return self._dialect.connect(self.url)
        except (self._dialect.module.Error, OSError) as error:
            raise NotSaved(f"the record cannot be reached: {_words(error)}") from None

    def _prepare(self) -> None:
        """Makes the tables where they are missing; BadInput when this cannot be a record of ours."""
        try:
            found = self._layout()
        except (NotSaved, self.conflict):
            # Two servers that start at once on a fresh database get in each other's way, once.
            try:
                found = self._layout()
            except (NotSaved, self.conflict) as error:
                raise BadInput.at(OPTION, f"{shown(self.url)}: {_words(error)}") from None
        if found != LAYOUT:
            raise BadInput.at(OPTION, f"{shown(self.url)} was written by a newer version of this program")

    def _layout(self) -> int:
        """The layout of the tables that are there, or that have just been made."""
        with self.writing() as run:
            for statement in TABLES:
                run(statement)
            found = run("SELECT version FROM layout").fetchall()
            if not found:
                run("INSERT INTO layout (version) VALUES (?)", [LAYOUT])
                for statement in self._dialect.guards:
                    run(statement)
        return int(found[0][0]) if found else LAYOUT


def default_file() -> Path:
    """Where the record lies when nothing is said: in the user's data folder."""
    return data_folder() / "rulings.sqlite"


def shown(url: str) -> str:
    """An address without the password in it."""
    before, at, after = url.rpartition("@")
    return f"{before.split('://')[0]}://...@{after}" if at else url


def _words(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def _dialect(url: str) -> Dialect:
    kind = url.partition("://")[0]
    if kind == "sqlite":
        return Dialect(sqlite3, _sqlite, "?", SQLITE_GUARDS)
    if kind in ("postgresql", "postgres"):
        try:
            import psycopg
        except ImportError:
            raise BadInput.at(OPTION, "PostgreSQL needs one more package: pip install 'judge[postgresql]'") from None
        return Dialect(psycopg, _postgres, "%s", POSTGRES_GUARDS)
    raise BadInput.at(
        OPTION, f"{shown(url)!r} is no database; allowed: FILE, sqlite:///FILE, postgresql://USER@HOST/NAME"
    )


def _sqlite(url: str) -> sqlite3.Connection:
    path = Path(url.partition(":///")[2])
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, timeout=WAIT, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _postgres(url: str) -> Any:
    import psycopg

    return psycopg.connect(url, connect_timeout=WAIT)
