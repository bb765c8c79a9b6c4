"""A record in a SQLite file: kept from other users, looked at before each use, copied before it is renewed."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Lock, Thread
from typing import Any
from urllib.parse import quote

from judge.content.kept_files import about_to_commit
from judge.content.problem import BadInput, Place
from judge.content.where import data_folder
from judge.rulings.disk import Disk
from judge.rulings.entry import NotSaved
from judge.rulings.layout import SQLITE_FIRST_GUARDS, SQLITE_GUARDS, Run

WAIT = 5
# After so many transactions the log is brought into the file; one that is much longer makes reading slow.
LOGGED = 100
OTHERS = 0o007
BESIDE = ("", "-wal", "-shm")


def default_file() -> Path:
    """Where the record lies when nothing is said: in the user's data folder."""
    return data_folder() / "rulings.sqlite"


class SqliteFile:
    """What differs between the two databases, for a file."""

    module: Any = sqlite3
    mark = "?"
    guards = SQLITE_GUARDS
    first_guards = SQLITE_FIRST_GUARDS
    begin = ("BEGIN",)
    begin_snapshot = ("BEGIN",)
    begin_writing = ("BEGIN IMMEDIATE",)
    begin_fleeting = ("BEGIN IMMEDIATE",)

    def __init__(self, url: str) -> None:
        self.path = Path(url.partition(":///")[2])
        self.made = False
        self.read_only = self.path.is_file() and not os.access(self.path, os.W_OK)
        self._seen: tuple[int, int] | None = None
        self._writer = Lock()
        self._logged = 0
        self._disk = Disk(Path(f"{self.path}-wal"))
        self._has_wal = True

    def connect(self) -> sqlite3.Connection:
        """A connection; the file is made when there has been none yet, and never again after that."""
        if self._seen is None:
            self._find()
        how = "mode=rw" if not self.read_only else "mode=ro" if self._has_log() else "mode=ro&immutable=1"
        address = f"file:{quote(str(self.path.absolute()))}?{how}"
        connection = sqlite3.connect(address, uri=True, timeout=WAIT, check_same_thread=False, isolation_level=None)
        try:
            if not self.read_only:
                # With a log we wait for the disk ourselves, together; without one each commit does.
                self._has_wal = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0] == "wal"
                connection.execute(f"PRAGMA synchronous={'NORMAL' if self._has_wal else 'FULL'}")
                connection.execute("PRAGMA wal_autocheckpoint=0")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _find(self) -> None:
        if not self.path.exists():
            self.path.parent.mkdir(0o700, parents=True, exist_ok=True)
            with suppress(FileExistsError):  # Another server may have been quicker.
                os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
                self.made = True
        self._shut_others_out()
        self._seen = self._now()

    def _shut_others_out(self) -> None:
        """Other users of the machine do not read the record, even one that was made when they still could."""
        for end in BESIDE:
            with suppress(OSError):
                path = Path(f"{self.path}{end}")
                mode = path.stat().st_mode & 0o777
                if mode & OTHERS:
                    path.chmod(mode & ~OTHERS)

    def _has_log(self) -> bool:
        return Path(f"{self.path}-wal").exists()

    def _now(self) -> tuple[int, int] | None:
        try:
            about = self.path.stat()
        except OSError:
            return None
        return about.st_dev, about.st_ino

    def still_there(self) -> None:
        """NotSaved when the file is gone, or another lies in its place: what is written would be lost with it."""
        if self._seen is None or (now := self._now()) == self._seen:
            return
        what = "another file lies in its place" if now else "it is gone"
        raise NotSaved(
            f"the file of the record has been taken away: {self.path} is not the one that this server has opened, "
            f"{what}. Nothing is written any more; put it back, or restore a backup and start the server again"
        )

    def about_to_commit(self, connection: sqlite3.Connection) -> None:
        """Where files do not last by themselves they are kept first; NotSaved says why one could not be."""
        try:
            about_to_commit(self.path, connection)
        except OSError as error:
            raise NotSaved(f"this device does not keep it: {error}") from None

    def lock(self, run: Run, name: str) -> None:
        """Nothing more is needed: a writing transaction is alone."""

    @contextmanager
    def alone(self, patience: float) -> Iterator[None]:
        """Lets one writer of this server in at a time: each is let in as soon as the one before is through.

        SQLite itself would have those who wait look again and again, after pauses that grow to a tenth of a second.
        """
        if not self._writer.acquire(timeout=patience):
            raise NotSaved("the record cannot be reached: too much is being written at once")
        try:
            yield
        finally:
            self._writer.release()

    def kept(self) -> None:
        """Waits until what has been committed is on the disk; others may write meanwhile."""
        if self._has_wal:
            self._disk.keep()

    def written(self) -> None:
        """Every so often has what was written brought from the log into the file, while nobody waits for it."""
        self._logged += 1
        if self._logged >= LOGGED:
            self._logged = 0
            try:
                Thread(target=self._tidy, daemon=True).start()
            except RuntimeError:  # Where there are no threads nobody else is kept waiting.
                self._tidy()

    def _tidy(self) -> None:
        with suppress(sqlite3.Error), closing(self.connect()) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    @contextmanager
    def in_time(self, connection: sqlite3.Connection, patient: bool) -> Iterator[None]:
        """A file answers; what waits for another writer gives up by itself."""
        yield

    def gone(self, error: Exception) -> bool:
        """A file that fails once need not fail the next time."""
        return False

    def check(self, rows: Callable[[str], list[tuple[Any, ...]]]) -> None:
        """BadInput for a file with damaged pages: it would be read, but nothing could be saved."""
        found = rows("PRAGMA quick_check(1)")[0][0]
        if found != "ok":
            raise BadInput.at(
                Place("--database"), f"{self.path} is damaged ({' '.join(str(found).split())}). Restore a backup: "
                "judge restore BACKUP --database NEW-FILE"
            )  # fmt: skip

    def keep_copy(self) -> None:
        """Puts a copy beside the file, before it is renewed."""
        copy = self.path.with_name(f"{self.path.name}.layout-1")
        try:
            os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        except FileExistsError:
            return
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise
            raise NotSaved(f"there is no room for a copy of the record, {copy}") from None
        source, target = sqlite3.connect(self.path), sqlite3.connect(copy)
        try:
            source.backup(target)
        finally:
            source.close()
            target.close()
