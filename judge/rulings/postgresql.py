"""A record in PostgreSQL: nobody waits for a database that is away or does not answer."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Timer
from typing import Any

from judge.rulings.layout import POSTGRES_FIRST_GUARDS, POSTGRES_GUARDS, Run

CONNECTING = 3
ANSWERING = 4.0
PATIENTLY = 600.0


class Postgresql:
    """What differs between the two databases, for PostgreSQL."""

    mark = "%s"
    guards = POSTGRES_GUARDS
    first_guards = POSTGRES_FIRST_GUARDS
    begin = ("BEGIN",)
    begin_snapshot = ("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",)
    begin_writing = ("BEGIN",)
    begin_fleeting = ("BEGIN", "SET LOCAL synchronous_commit = off")
    made = False
    read_only = False

    def __init__(self, url: str) -> None:
        import psycopg

        self.url = url
        self.module: Any = psycopg

    def connect(self) -> Any:
        """A connection that is given up when the network is."""
        return self.module.connect(
            self.url, autocommit=True, connect_timeout=CONNECTING, keepalives_idle=10, keepalives_interval=5,
            keepalives_count=3, tcp_user_timeout=int(ANSWERING * 1000),
        )  # fmt: skip

    def still_there(self) -> None:
        """A database under an address cannot be mistaken for another file."""

    def about_to_commit(self, connection: Any) -> None:
        """Nothing more is needed: the server keeps what is committed."""

    def lock(self, run: Run, name: str) -> None:
        """Lets one transaction of that name in at a time, on whichever server it runs."""
        if name:
            run("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", [name])

    @contextmanager
    def alone(self, patience: float) -> Iterator[None]:
        """Nothing more is needed: transactions wait for each other where they name the same lock."""
        yield

    def kept(self) -> None:
        """A commit has waited for the disk already."""

    def written(self) -> None:
        """PostgreSQL tidies up by itself."""

    @contextmanager
    def in_time(self, connection: Any, patient: bool) -> Iterator[None]:
        """Cuts a connection off whose transaction is not over in time: a stopped server says nothing at all."""
        cut = Timer(PATIENTLY if patient else ANSWERING, _cut, [connection])
        cut.daemon = True
        cut.start()
        try:
            yield
        finally:
            cut.cancel()

    def gone(self, error: Exception) -> bool:
        """Whether the database itself is away, so that the next try would fail as well."""
        return isinstance(error, self.module.OperationalError | OSError)

    def check(self, rows: Callable[[str], list[tuple[Any, ...]]]) -> None:
        """PostgreSQL looks after its own pages."""

    def keep_copy(self) -> None:
        """PostgreSQL's own transactions keep an upgrade whole; who wants a copy makes a backup."""


def _cut(connection: Any) -> None:
    with suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as pipe:
        pipe.shutdown(socket.SHUT_RDWR)
