"""Servers in processes of their own, as somebody would start them, with the tests' small game as their only content."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from email.message import Message
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
CONTENT = ROOT / "tests" / "sixth" / "content"
START = """
import json, sys
from email.message import Message
from pathlib import Path
from judge.console.serve import AccessOptions, Proxied, serve
given = json.loads(sys.argv[1])
site, access, proxied = Path(given.pop("site")), AccessOptions(**given.pop("access")), Proxied(**given.pop("proxied"))
serve(given.pop("host", "127.0.0.1"), 0, access, site=site, proxied=proxied, **given)
"""


class Answer(NamedTuple):
    """What a server answered."""

    status: int
    text: str
    headers: Message


class Server(NamedTuple):
    """A server that runs, its port, and the file with what it says."""

    process: subprocess.Popen[str]
    port: int
    log: Path

    def get(self, path: str = "/", **headers: str) -> Answer:
        """Asks for a page, following nothing."""
        return get(f"http://127.0.0.1:{self.port}{path}", **headers)


def get(address: str, **headers: str) -> Answer:
    """What an address answers."""
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=30) as found:
            return Answer(found.status, found.read().decode("utf-8", "replace"), found.headers)
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, error.read().decode("utf-8", "replace"), error.headers)


def environment(folder: Path, whole: bool = False) -> dict[str, str]:
    """An environment with nothing of this machine's user in it; with the whole content, or the small game alone."""
    own = {"XDG_CACHE_HOME": "cache", "XDG_DATA_HOME": "data", "HOME": "home"}
    kept = {key: value for key, value in os.environ.items() if not key.startswith("JUDGE_")}
    content = {} if whole else {"JUDGE_CONTENT": str(CONTENT)}
    folders = {key: str(folder / name) for key, name in own.items()}
    return {**kept, **folders, **content, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}


def built_site(folder: Path) -> Path:
    """The site of the small game, built."""
    build = [sys.executable, "-m", "judge", "build", "--out", str(folder / "site")]
    subprocess.run(build, env=environment(folder), cwd=folder, check=True, capture_output=True)
    return folder / "site"


@contextmanager
def running(folder: Path, site: Path, whole: bool = False, **given: object) -> Iterator[Server]:
    """A server that runs until the test is done with it."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "log.txt"
    order = json.dumps({"site": str(site), "access": {}, "proxied": {}, **given})
    with log.open("w") as out:
        process = subprocess.Popen(
            [sys.executable, "-c", START, order], env=environment(folder, whole), stdout=out, stderr=out, text=True,
            cwd=folder,
        )  # fmt: skip
    try:
        until(lambda: "API" in log.read_text() or process.poll() is not None)
        yield Server(process, _port(process), log)
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _port(process: subprocess.Popen[str]) -> int:
    """The port that a process listens on, wherever its greeting says it is seen."""
    inodes = set()
    for each in Path(f"/proc/{process.pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # The server may close a file while the list is read.
            inodes.add(os.readlink(each))
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        parts = line.split()
        if parts[3] == "0A" and f"socket:[{parts[9]}]" in inodes:
            return int(parts[1].rpartition(":")[2], 16)
    raise AssertionError("the server does not listen")


def until(holds: Callable[[], bool], seconds: float = 120) -> None:
    """Waits for something that is sure to come, however busy the machine is."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it did not come to this"
        time.sleep(0.1)
