"""Keeps the site of a running server up to date: what is missing is built meanwhile, in a process of its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal

import judge
from judge.building import Note, is_current, note_of
from judge.site.up_to_date import STAMP

PATIENCE = 10
# How a build ends: well, with some game or scenario missing that it has named, or not at all.
OK, NOT_WHOLE, BAD = 0, 1, 2
State = Literal["looking", "writing", "completing", "done", "failed"]
INSTEAD = "The console and the API work without it. Another folder for the site can be named with --site DIR."


class SiteBuilder:
    """Builds a site twice where that is needed: at once without the replays, then whole."""

    def __init__(self, site: Path, say: Callable[[str], None]) -> None:
        self.site = site
        self.say = say
        self.state: State = "looking"
        self.why = ""
        self._process: subprocess.Popen[str] | None = None
        self._stopped = False
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._work, daemon=True)

    def start(self) -> None:
        """Begins in the background."""
        self._thread.start()

    def stop(self) -> None:
        """Ends what is going on; the next start takes it up again."""
        with self._lock:
            self._stopped = True
            process = self._process
        if process is not None and process.poll() is None:
            _end(process, signal.SIGTERM)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                _end(process, getattr(signal, "SIGKILL", signal.SIGTERM))
        self._thread.join()

    @property
    def coming(self) -> bool:
        """Whether an address that leads nowhere may lead somewhere soon."""
        swapping = self.state == "completing" and not (self.site / STAMP).is_file()
        return self.state in ("looking", "writing") or swapping

    @property
    def note(self) -> Note:
        """How far it has come."""
        return note_of(self.site)

    def _work(self) -> None:
        try:
            if is_current(self.site):
                self.state = "done"
                return
            self.say("The site is being built; the addresses above show how far it is.")
            self.state = "writing"
            why = self._built(["--quick"])
            if not why:
                self.state = "completing"
                why = self._built([])
            if why:
                return self._fail(why)
        except OSError as error:
            return self._fail(f"{self.site}: {error.strerror or error}")
        self.state = "done"

    def _fail(self, why: str) -> None:
        if not self._stopped:
            self.why, self.state = why, "failed"
            self.say(f"The site could not be built: {why}\n{INSTEAD}")

    def _built(self, more: list[str]) -> str:
        """Builds once, passing on what is said; what it comes to is nothing, or the reason why there is no site."""
        with self._lock:
            if self._stopped:
                return "stopped"
            process = self._process = _started(["build", "--out", str(self.site), *more])
        assert process.stdout is not None
        lines = []
        with process.stdout as said:
            for line in said:
                lines.append(line.rstrip())
                self.say(lines[-1])
        return reason(process.wait(), lines)


def reason(status: int, lines: list[str]) -> str:
    """Why a build failed, from how it ended and what it said; nothing when it did not."""
    if status == BAD and lines:
        return lines[-1]
    fault = [line for line in lines if line.startswith("judge: ")]
    ended = f"the build was ended with status {status}; perhaps the memory of this machine is too small for it"
    return (fault[-1] if fault else ended) if status not in (OK, NOT_WHOLE) else ""


def _started(command: list[str]) -> subprocess.Popen[str]:
    """The judge command in a process that gives way to the server, and does not hear its Ctrl-C."""
    polite = ["nice", "-n", "10"] if shutil.which("nice") else []
    root = str(Path(judge.__file__).resolve().parent.parent)
    path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
    return subprocess.Popen(
        [*polite, sys.executable, "-m", "judge", *command], start_new_session=True, encoding="utf-8", errors="replace",
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip


def _end(process: subprocess.Popen[str], how: int) -> None:
    """Sends a signal to a build and to those who play scenarios for it."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, how)
        else:
            process.terminate()
