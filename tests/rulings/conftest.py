"""A record in each database: SQLite in a file, and a real PostgreSQL started for the tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.rulings import Record

USER = "postgres"


def programs() -> Path | None:
    """The folder of PostgreSQL's own programs, as Debian has it."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


def run(*command: str | Path) -> None:
    """Runs a program of PostgreSQL, which refuses to be run by root."""
    user = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
    subprocess.run([*user, *map(str, command)], check=True, timeout=60, stdout=subprocess.DEVNULL, cwd="/")


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL that lives as long as the tests."""
    bin_ = programs()
    if bin_ is None:
        pytest.skip("no PostgreSQL here (as root: tools/postgresql)")
    folder = Path("/tmp") / f"judge-postgresql-{os.getpid()}"
    folder.mkdir()
    if os.geteuid() == 0:
        shutil.chown(folder, USER)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    try:
        run(bin_ / "initdb", "-D", folder / "data", "-U", USER, "--auth=trust", "--no-sync")
        options = f"-p {port} -h 127.0.0.1 -k {folder}"
        run(bin_ / "pg_ctl", "-D", folder / "data", "-o", options, "-l", folder / "log", "-w", "start")
        yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
        run(bin_ / "pg_ctl", "-D", folder / "data", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def fresh(postgresql: str) -> str:
    """The address of PostgreSQL with nothing in it."""
    import psycopg

    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return postgresql


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'rulings.sqlite'}"
    found: str = request.getfixturevalue("fresh")
    return found


@pytest.fixture
def record(address: str) -> Iterator[Record]:
    """A record with one event, Cup."""
    found = Record(address)
    found.open_event("Cup", "Hana")
    yield found
    found.close()
