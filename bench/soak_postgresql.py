"""A PostgreSQL of a soak's own, that is frozen and killed in the middle of its work."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from threading import Event

from bench.soak_beside import free_port

FROZEN, AWAY = 6.0, 2.0


def programs() -> Path:
    """Where the programs of PostgreSQL are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        raise SystemExit("this needs PostgreSQL: apt install postgresql")
    return found[-1].parent


class Cluster:
    """A PostgreSQL in a folder of its own; root hands it to the user postgres, as PostgreSQL wants it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder / "pg", free_port()
        self.folder.mkdir()
        if os.geteuid() == 0:
            folder.chmod(0o755)
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", "judge")
        self.start()
        self.url = f"postgresql://judge@127.0.0.1:{self.port}/postgres"

    def _run(self, program: str, *arguments: str) -> None:
        before = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        subprocess.run([*before, str(programs() / program), *arguments], check=True, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self._run(
            "pg_ctl", "-D", str(self.folder / "data"), "-l", str(self.folder / "log"), "-w", "-o", options, "start"
        )

    def processes(self) -> list[int]:
        """The numbers of all its processes, the first one first."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True, check=False)
        return [first, *map(int, found.stdout.split())]

    def freeze(self) -> None:
        """Stops all of it for some seconds: it takes connections, and says nothing at all."""
        pids = self.processes()
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        time.sleep(FROZEN)
        for pid in pids:
            os.kill(pid, signal.SIGCONT)

    def kill(self) -> None:
        """kill -9 of all of it; started again after a moment."""
        for pid in self.processes():
            os.kill(pid, signal.SIGKILL)
        time.sleep(AWAY)
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)
        self.start()

    def end(self) -> None:
        """Ends it."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")


def outages(cluster: Cluster, stop: Event, count: int, seconds: float) -> None:
    """Freezes and kills it by turns, so many times within some seconds."""
    for n in range(count):
        if stop.wait(seconds / (count + 1)):
            return
        cluster.kill() if n % 2 else cluster.freeze()
