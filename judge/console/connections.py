"""The connections of a server: thousands of idle and slow ones cost nothing, and none of them stays for ever.

waitress asks every open connection before each wait whether it wants to read or write. Here only those are asked that
something has happened to; the rest lie in the system's own queue (epoll, kqueue).
"""

from __future__ import annotations

import logging
import re
import selectors
import socket
import time
from collections.abc import Callable
from typing import Any

from waitress import wasyncore  # type: ignore[import-untyped]
from waitress.channel import HTTPChannel  # type: ignore[import-untyped]
from waitress.parser import HTTPRequestParser, ParsingError  # type: ignore[import-untyped]
from waitress.task import WSGITask  # type: ignore[import-untyped]

from judge.console.access_log import CAME
from judge.console.workers.pen import pen_put_down

log = logging.getLogger(__name__)
READ, WRITE = selectors.EVENT_READ, selectors.EVENT_WRITE
TURN = 1.0
# Seconds: between two requests; for a request to come in; for an answer of which nothing is taken; for all of it.
IDLE, COMING, STUCK, TAKING = 30.0, 20.0, 30.0, 600.0
# When three quarters of the places are taken, those who do nothing leave soon.
CROWDED, IDLE_IN_A_CROWD, COMING_IN_A_CROWD = 0.75, 2.0, 5.0
# A server that stops finishes what it has begun, for so long.
FINISHING = 8.0
ACCEPTED_AT_ONCE = 128
# A request comes in at most so many pieces: each is looked at, so one that came byte by byte would cost seconds.
MOST_PIECES = 4_000
# What stands between the name of a header and its value, and a header that goes on in the next line.
_SPACES = re.compile(rb"^([^\s:]+:)[ \t]+", re.M)
_FOLDED = re.compile(rb"\n[ \t]")


class Request(HTTPRequestParser):  # type: ignore[misc]
    """A request whose header is read in a time that grows with its length, and no faster.

    waitress tries every place where the spaces before a value may end: 150 KB of them would hold up everybody for
    minutes. They mean nothing (RFC 9110, 5.5); folded lines, which could bring them back, may be refused (RFC 9112,
    5.2).
    """

    def parse_header(self, header_plus: bytes) -> None:
        """Reads the first line and the header."""
        if _FOLDED.search(header_plus):
            raise ParsingError("A header must not go on in the next line")
        super().parse_header(_SPACES.sub(rb"\1", header_plus))


class Task(WSGITask):  # type: ignore[misc]
    """A request that says when it had come in whole, so that the time it has waited for a thread is known."""

    def get_environment(self) -> dict[str, Any]:
        """What the application is told of it."""
        found: dict[str, Any] = super().get_environment()
        found[CAME] = getattr(self.request, "came", None)
        return found


class Channel(HTTPChannel):  # type: ignore[misc]
    """A connection that knows since when its request is coming in, and its answer going out."""

    task_class = Task
    parser_class = Request
    began = 0.0
    answering = 0.0
    pieces = 0

    def handle_read(self) -> None:
        """Reads what has come; a false alarm, as after a place was given to another, ends no connection."""
        try:
            self.socket.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            pass  # Told and dealt with by the reading itself.
        super().handle_read()

    def received(self, data: bytes) -> bool:
        """Takes in a part of a request."""
        found = bool(super().received(data))
        if self.request is None:
            self.began, self.pieces = 0.0, 0
            return found
        self.began = self.began or time.time()
        self.pieces += 1
        if self.pieces > MOST_PIECES:
            self.handle_close()
        return found

    def _flush_outbufs_below_high_watermark(self) -> None:
        """Waits until much of a large answer is taken; meanwhile others may write theirs."""
        with pen_put_down():
            super()._flush_outbufs_below_high_watermark()

    def overdue(self, now: float, crowded: bool) -> bool:
        """Whether it has been idle, slow or stuck for too long."""
        if self.total_outbufs_len:
            self.answering = self.answering or now
            return bool(now - self.last_activity > STUCK or now - self.answering > TAKING)
        self.answering = 0.0
        if self.requests:
            return False
        if self.began:
            return now - self.began > (COMING_IN_A_CROWD if crowded else COMING)
        return bool(now - self.last_activity > (IDLE_IN_A_CROWD if crowded else IDLE))


class Connections:
    """Runs a waitress server over the connections that something happens to."""

    def __init__(self, server: Any, limit: int) -> None:
        self.server = server
        self.limit = limit
        self.stopping = False
        server.channel_class = Channel
        self._map: dict[int, Any] = server._map
        self._selector = selectors.DefaultSelector()
        self._watched: dict[int, tuple[Any, int]] = {}
        # Those whose state may change without an event of their own: a thread works for them.
        self._busy: set[int] = set()
        self._swept = 0.0

    def run(self, at_stop: Callable[[], None]) -> None:
        """Serves until it is stopped; then takes nobody in any more, and finishes what has been begun."""
        self._settle(list(self._map))
        while not self.stopping:
            self._turn()
        self.finish(at_stop)

    def finish(self, at_stop: Callable[[], None]) -> None:
        """Takes nobody in any more; those who are being answered are, within a time."""
        self._end_listening()
        at_stop()
        until = time.monotonic() + FINISHING
        while time.monotonic() < until and any(map(_active, self.server.active_channels.values())):
            self._turn(0.05)
        self.server.task_dispatcher.shutdown(timeout=0.2)
        for fd, channel in list(self.server.active_channels.items()):
            channel.handle_close()
            self._settle([fd])
        self._selector.close()

    def stop(self) -> None:
        """Has it stop soon; may be called from anywhere."""
        self.stopping = True
        self.server.pull_trigger()

    def _end_listening(self) -> None:
        fd = self.server.socket.fileno()
        self.server.accepting = False
        self._watch(fd, None, 0)
        self.server.socket.close()
        self._map.pop(fd, None)

    def _turn(self, timeout: float = TURN) -> None:
        self._settle(list(self._busy))
        for key, events in self._selector.select(timeout):
            thing = self._map.get(key.fd)
            if thing is self.server:
                self._accept()
                continue
            if thing is not None and events & READ:
                wasyncore.read(thing)
            if thing is not None and events & WRITE and self._map.get(key.fd) is thing:
                wasyncore.write(thing)
            self._settle([key.fd])
        now = time.time()
        if now - self._swept > TURN:
            self._sweep(now)

    def _accept(self) -> None:
        """Takes in all who wait at the door, as long as there is room."""
        for _ in range(ACCEPTED_AT_ONCE):
            before = len(self._map)
            wasyncore.read(self.server)
            if len(self._map) == before or len(self._map) >= self.limit:
                break
        self._settle(list(self._map.keys() - self._watched.keys()))

    def _settle(self, fds: list[int]) -> None:
        """Watches connections for what each of them wants now.

        Whether a thread works for one is asked first: one that ends meanwhile has the connection looked at once more,
        and what it wants by then is not overlooked.
        """
        for fd in fds:
            thing = self._map.get(fd)
            if thing is None:
                self._watch(fd, None, 0)
                continue
            busy = thing is self.server or _active(thing)
            reads, writes = thing.readable(), thing.writable() and not thing.accepting
            self._watch(fd, thing, (READ if reads else 0) | (WRITE if writes else 0), busy)

    def _watch(self, fd: int, thing: Any, wanted: int, busy: bool = False) -> None:
        known, mask = self._watched.get(fd, (None, 0))
        if known is not thing or mask != wanted:
            if mask and (known is not thing or not wanted):
                self._selector.unregister(fd)
                mask = 0
            if wanted:
                (self._selector.modify if mask else self._selector.register)(fd, wanted)
        if thing is None:
            self._watched.pop(fd, None)
            self._busy.discard(fd)
            return
        self._watched[fd] = (thing, wanted)
        if busy:
            self._busy.add(fd)
        else:
            self._busy.discard(fd)

    def _sweep(self, now: float) -> None:
        """Closes what has done nothing, or too little, for too long."""
        self._swept = now
        crowded = len(self._map) > self.limit * CROWDED
        for fd, channel in list(self.server.active_channels.items()):
            if channel.overdue(now, crowded):
                channel.handle_close()
                self._settle([fd])


def _active(channel: Any) -> bool:
    """Whether a thread works for a connection, or something is on its way out."""
    return bool(
        getattr(channel, "requests", ())
        or getattr(channel, "total_outbufs_len", 0)
        or getattr(channel, "will_close", False)
        or getattr(channel, "close_when_flushed", False)
    )
