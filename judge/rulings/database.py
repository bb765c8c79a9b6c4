"""The database under the record: SQLite in a file, or PostgreSQL at an address, through the same few statements."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Lock, Semaphore
from typing import Any

from judge.content.problem import BadInput, Place
from judge.rulings.entry import NotSaved
from judge.rulings.layout import COLUMNS, LAYOUT, OUTCOME_COLUMNS, TABLES, Run, upgrade_first
from judge.rulings.postgresql import Postgresql
from judge.rulings.sqlite_file import SqliteFile, default_file

__all__ = ["Database", "default_file", "shown"]
OPTION = Place("--database")
KINDS = "FILE, sqlite:///FILE, postgresql://USER@HOST/NAME"
MOST_CONNECTIONS = 8
PATIENCE = 3.0
# After a database could not be reached, so long nobody waits for it: all are told at once.
REST = 2.0


class Database:
    """Connections to one database: each is lent to one transaction at a time, and thrown away when it fails."""

    def __init__(self, url: str | None = None, eager: bool = True) -> None:
        given = url or str(default_file())
        self.url = given if "://" in given else f"sqlite:///{given}"
        self._kind = _kind(self.url)
        self._idle: list[Any] = []
        self._room = Semaphore(MOST_CONNECTIONS)
        self._preparing = Lock()
        self._prepared = False
        self._away: tuple[float, str] = (0.0, "")
        if eager:
            try:
                self.prepare()
            except (NotSaved, self.conflict) as error:
                raise BadInput.at(OPTION, f"{shown(self.url)}: {words(error)}") from None

    @property
    def conflict(self) -> type[Exception]:
        """What is raised when two entries want the same place."""
        found: type[Exception] = self._kind.module.IntegrityError
        return found

    @property
    def made(self) -> bool:
        """Whether there was no record yet, and one has been made."""
        return self._kind.made

    @property
    def read_only(self) -> bool:
        """Whether the record can only be read here."""
        return self._kind.read_only

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Reads rows."""
        with self.reading() as run:
            return [tuple(row) for row in run(sql, values).fetchall()]

    @contextmanager
    def reading(self, snapshot: bool = False) -> Iterator[Run]:
        """One look at the record; as a snapshot, everything read is of the same moment, however long it takes."""
        self.prepare()
        with self._transaction(self._kind.begin_snapshot if snapshot else self._kind.begin, patient=snapshot) as run:
            yield run

    @contextmanager
    def writing(self, lock: str = "", lasting: bool = True) -> Iterator[Run]:
        """One transaction: all of it is kept, or nothing. Who names the same lock waits for its end.

        Where it is not `lasting`, nobody waits for the disk: what a power cut could take must be able to come again.
        """
        self.prepare()
        if self._kind.read_only:
            raise NotSaved(f"{shown(self.url)} can only be read here")
        begin = self._kind.begin_writing if lasting else self._kind.begin_fleeting
        with self._kind.alone(PATIENCE), self._transaction(begin, writes=True) as run:
            self._kind.lock(run, lock)
            yield run
        if lasting:
            self._kind.kept()
        self._kind.written()

    @contextmanager
    def _transaction(self, begin: Sequence[str], patient: bool = False, writes: bool = False) -> Iterator[Run]:
        started = time.monotonic()
        connection = self._begun(begin)
        try:
            with self._kind.in_time(connection, patient):
                yield lambda sql, values=(): connection.execute(sql.replace("?", self._kind.mark), tuple(values))
                if writes:
                    self._kind.about_to_commit(connection)
                connection.execute("COMMIT")
            self._kind.still_there()
        except self._kind.module.IntegrityError:
            connection.close()
            raise
        except self._kind.module.Error as error:
            connection.close()
            raise self._not_reached(error, time.monotonic() - started > PATIENCE) from None
        except BaseException:
            connection.close()
            raise
        finally:
            self._room.release()
        self._idle.append(connection)

    def close(self) -> None:
        """Closes every connection that is not in use."""
        while self._idle:
            self._idle.pop().close()

    def _begun(self, begin: Sequence[str]) -> Any:
        """A connection with a transaction begun, and room taken for it; NotSaved at once while it is known away."""
        until, why = self._away
        if time.monotonic() < until:
            raise NotSaved(f"the record cannot be reached: {why}")
        if not self._room.acquire(timeout=PATIENCE):
            raise NotSaved("the record cannot be reached: too much is being written and read at once")
        try:
            self._kind.still_there()
            return self._on_kept(begin) or self._on_new(begin)
        except (self._kind.module.Error, OSError) as error:
            self._room.release()
            raise self._not_reached(error, self._kind.gone(error)) from None
        except BaseException:
            self._room.release()
            raise

    def _on_kept(self, begin: Sequence[str]) -> Any:
        """The transaction on a connection that was kept; None when there is none, or none that is still good."""
        try:
            connection = self._idle.pop()
        except IndexError:
            return None
        started = time.monotonic()
        try:
            return self._begin(connection, begin)
        except self._kind.module.Error:
            if time.monotonic() - started > PATIENCE:
                raise
            self.close()  # Those that were kept longer will not be better.
            return None

    def _on_new(self, begin: Sequence[str]) -> Any:
        return self._begin(self._kind.connect(), begin)

    def _begin(self, connection: Any, begin: Sequence[str]) -> Any:
        try:
            with self._kind.in_time(connection, False):
                for statement in begin:
                    connection.execute(statement)
        except BaseException:
            connection.close()
            raise
        return connection

    def _not_reached(self, error: Exception, away: bool) -> NotSaved:
        """Why nothing was saved; a database that is away is left alone for a moment."""
        if away and self._kind.gone(error):
            self._away = (time.monotonic() + REST, words(error))
        return NotSaved(f"the record cannot be reached: {words(error)}")

    def prepare(self) -> None:
        """Makes the tables where they are missing and renews old ones; BadInput when this is no record of ours.

        Without `eager`, NotSaved says that the database cannot be reached; it is tried again at the next use.
        """
        if self._prepared:
            return
        with self._preparing:
            if not self._prepared:
                self._prepare()
                self._prepared = True

    def _prepare(self) -> None:
        try:
            found = self._laid_out()
        except (NotSaved, self.conflict):
            # Two servers that start at once on a fresh database get in each other's way, once.
            self._away = (0.0, "")
            found = self._laid_out()
        if found != LAYOUT:
            raise BadInput.at(
                OPTION, f"{shown(self.url)} has layout {found}; this program knows those up to {LAYOUT}, so it was "
                "written by a newer version, or is no record of this program"
            )  # fmt: skip

    def _laid_out(self) -> int:
        """The layout of the tables that are there, or that have just been made or renewed."""
        if self._kind.read_only:
            with self._transaction(self._kind.begin) as run:
                return int(run("SELECT version FROM layout").fetchone()[0])
        with self._transaction(self._kind.begin_writing, patient=True, writes=True) as run:
            self._kind.lock(run, "layout")
            run(TABLES[0])
            found = [int(row[0]) for row in run("SELECT version FROM layout").fetchall()]
            if found == [1]:
                self._kind.keep_copy()
                upgrade_first(run, self._kind.first_guards)
            elif not found:
                run("INSERT INTO layout (version) VALUES (?)", [LAYOUT])
            elif found != [LAYOUT]:
                return found[0]
            for statement in (*TABLES[1:], *self._kind.guards):
                run(statement)
            run(f"SELECT {', '.join(COLUMNS)} FROM entries LIMIT 0")
            run(f"SELECT {', '.join(OUTCOME_COLUMNS)} FROM outcomes LIMIT 0")
        self._kind.check(self._rows_of_check)
        return LAYOUT

    def _rows_of_check(self, sql: str) -> list[tuple[Any, ...]]:
        with self._transaction(self._kind.begin) as run:
            return [tuple(row) for row in run(sql).fetchall()]


def shown(url: str) -> str:
    """An address without the password in it."""
    before, at, after = url.rpartition("@")
    return f"{before.split('://')[0]}://...@{after}" if at else url


def words(error: Exception) -> str:
    """The first line of what a database says."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def _kind(url: str) -> SqliteFile | Postgresql:
    kind = url.partition("://")[0]
    if kind == "sqlite":
        return SqliteFile(url)
    if kind in ("postgresql", "postgres"):
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise BadInput.at(OPTION, "PostgreSQL needs one more package: pip install 'judge[postgresql]'") from None
        return Postgresql(url)
    raise BadInput.at(OPTION, f"{shown(url)!r} is no database; allowed: {KINDS}")
