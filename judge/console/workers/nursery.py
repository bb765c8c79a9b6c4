"""The nursery: a process that has read the rules of every game once, and of which workers are born in a moment.

What it has read is shared by all of them: a worker costs the memory of what it does itself, and one that had to be
stopped is replaced without anything being read again. Where the system cannot fork, each worker starts on its own.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import struct
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import NamedTuple, Protocol

import judge
from judge.console.allocator import use_few_pools

BIRTH, END = b"b", b"e"
NUMBER = struct.Struct("!cI")
FORKS = sys.platform == "linux"


class Child(Protocol):
    """A process that was born here."""

    @property
    def pid(self) -> int:
        """Its number."""

    def kill(self) -> None:
        """Ends it, whatever it is doing."""


class Forked(NamedTuple):
    """A worker that the nursery has forked; the nursery ends it, because it alone knows whose number that still is."""

    pid: int
    control: socket.socket
    sending: Lock

    def kill(self) -> None:
        """Ends it; without a nursery it ends by itself when its pipe is closed."""
        with suppress(OSError), self.sending:
            self.control.send(NUMBER.pack(END, self.pid))


class Nursery:
    """The server's side of it: started when the first worker is needed, and again if it has died."""

    def __init__(self) -> None:
        self._control: socket.socket | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._sending = Lock()
        self._bearing = Lock()
        self._closed = False

    def born(self, orders: int, answers: int, nice: int = 0) -> Child:
        """A new worker that reads orders from one pipe and writes answers into another, so `nice` to all others."""
        if not FORKS:
            return _start("process", [str(nice)], stdin=orders, stdout=answers)
        with self._bearing:
            for _ in range(2):
                control = self._control or self._open()
                try:
                    with self._sending:
                        socket.send_fds(control, [NUMBER.pack(BIRTH, nice)], [orders, answers])
                    if said := control.recv(NUMBER.size):
                        return Forked(NUMBER.unpack(said)[1], control, self._sending)
                except OSError:
                    pass
                self._forget()
        raise OSError("no worker can be started")

    def _open(self) -> socket.socket:
        if self._closed:
            raise OSError("the server stops")
        own, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with other:
            self._process = _start("nursery", [str(other.fileno())], pass_fds=(other.fileno(),))
        self._control = own
        return own

    def _forget(self) -> None:
        control, self._control = self._control, None
        process, self._process = self._process, None
        if control is not None:
            control.close()
        if process is not None:
            process.kill()
            process.wait()

    def close(self) -> None:
        """Ends the nursery; none is started again."""
        self._closed = True
        if self._process is not None:
            self._process.kill()  # Whoever waits for a birth is told by the end of the line.
        with self._bearing:
            self._forget()


def _start(module: str, arguments: list[str], **how: object) -> subprocess.Popen[bytes]:
    root = str(Path(judge.__file__).resolve().parent.parent)
    path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", f"judge.console.workers.{module}", *arguments]
    env = {**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"}
    return subprocess.Popen(command, env=env, **how)  # type: ignore[call-overload, no-any-return]


def main() -> None:
    """Reads all there is to read; then bears workers until the server goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    use_few_pools()
    control = socket.socket(fileno=int(sys.argv[1]))
    _get_ready()
    children: set[int] = set()
    while True:
        try:
            said, pipes, _, _ = socket.recv_fds(control, NUMBER.size, 2)
        except OSError:
            said, pipes = b"", []
        if not said:
            os._exit(0)
        kind, number = NUMBER.unpack(said)
        if kind == BIRTH and len(pipes) == 2:
            pid = _bear(control, pipes[0], pipes[1], number)
            children.add(pid)
            with suppress(OSError):
                control.send(NUMBER.pack(BIRTH, pid))
        elif kind == END and number in children:
            os.kill(number, signal.SIGKILL)
        children -= _buried(children)


def _bear(control: socket.socket, orders: int, answers: int, nice: int) -> int:
    """Forks a worker onto its pipes; they are its own alone, so that the end of one is always seen."""
    pid = os.fork()
    if not pid:
        from judge.console.workers import process

        control.close()
        try:
            process.work(os.fdopen(orders, encoding="utf-8"), os.fdopen(answers, "w", encoding="utf-8"), nice)
        finally:
            os._exit(1)
    os.close(orders)
    os.close(answers)
    return pid


def _buried(children: set[int]) -> set[int]:
    """The children that are dead; until here nobody else can have got their number."""
    return {pid for pid in children if os.waitpid(pid, os.WNOHANG)[0]}


def _get_ready() -> None:
    """Has everything read that workers share, and keeps the collector's hands off it."""
    from judge.console.workers import jobs

    gc.disable()
    for order in jobs.warming():
        with suppress(Exception):
            for _ in jobs.JOBS[order["job"]](order, lambda count: None):
                pass
    gc.collect()
    gc.freeze()
    gc.enable()


if __name__ == "__main__":
    main()
