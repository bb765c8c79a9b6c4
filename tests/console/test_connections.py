"""Connections: many that do nothing keep nobody out, none stays for ever, and a server that stops finishes first."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from threading import Event, Thread
from typing import Any

import pytest
from flask import Flask
from waitress.server import create_server  # type: ignore[import-untyped]

from judge.console import connections
from judge.console.connections import Connections

MANY = 300


class Served:
    """A small application behind our connections."""

    def __init__(self) -> None:
        self.let_go = Event()
        app = Flask(__name__)
        app.add_url_rule("/", view_func=lambda: "ok")
        app.add_url_rule("/slow", endpoint="slow", view_func=self._slow)
        app.add_url_rule("/large", endpoint="large", view_func=lambda: "x" * 8_000_000)
        door = socket.create_server(("127.0.0.1", 0))
        self.port = door.getsockname()[1]
        self.server: Any = create_server(
            app, sockets=[door], threads=4, connection_limit=2 * MANY, channel_request_lookahead=1
        )
        self.connections = Connections(self.server, 2 * MANY)
        self.stopped: list[float] = []
        self.thread = Thread(target=self.connections.run, args=(lambda: self.stopped.append(1),), daemon=True)
        self.thread.start()

    def _slow(self) -> str:
        self.let_go.wait(10)
        return "done"

    def connect(self) -> socket.socket:
        """A connection to it."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=10)

    def get(self, path: str = "/") -> bytes:
        """What it answers."""
        with self.connect() as asking:
            asking.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            found = b""
            while part := asking.recv(65536):
                found += part
            return found


@pytest.fixture
def served() -> Iterator[Served]:
    """A server of its own."""
    made = Served()
    yield made
    made.let_go.set()
    made.connections.stop()
    made.thread.join(10)
    made.server.close()


def until(ready: Callable[[], bool]) -> bool:
    """Whether something comes about within some seconds."""
    for _ in range(500):
        if ready():
            return True
        time.sleep(0.02)
    return False


def test_idle_and_slow_connections_keep_nobody_out(served: Served) -> None:
    """Hundreds that wait between requests, or in the middle of one, cost a server with 4 threads nothing."""
    held = [served.connect() for _ in range(MANY)]
    for n, each in enumerate(held):
        each.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" + (b"\r\n" if n % 2 else b"X-A: a"))

    assert served.get().endswith(b"ok")
    for each in held:
        each.close()
    assert until(lambda: not served.server.active_channels)


def test_keep_alive_and_pipelining_work(served: Served) -> None:
    """Two requests sent together on one connection are answered one after the other."""
    with served.connect() as asking:
        asking.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 2)
        found = b""
        while found.count(b"\r\n\r\nok") < 2:
            found += asking.recv(65536)


def test_a_large_answer_arrives_whole(served: Served) -> None:
    """More than fits into any buffer at once."""
    assert served.get("/large").endswith(b"x" * 8_000_000)


@pytest.mark.parametrize(("limit", "sent"), [("IDLE", b""), ("COMING", b"GET / HT"), ("STUCK", b"/large")])
def test_what_does_nothing_is_closed(served: Served, limit: str, sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between requests, in the middle of one that comes byte by byte, and where nobody takes the answer."""
    monkeypatch.setattr(connections, limit, 0.5)
    asking = served.connect()
    asking.sendall(sent if limit != "STUCK" else b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
    assert until(lambda: len(served.server.active_channels) == 1)
    if limit == "COMING":
        for _ in range(4):  # A byte now and then does not help.
            time.sleep(0.2)
            asking.sendall(b"T")

    assert until(lambda: not served.server.active_channels)
    asking.close()


def test_a_header_is_read_in_no_time(served: Served) -> None:
    """Spaces before a value mean nothing: 150 KB of them cost no more than as many letters, and nobody waits."""
    began = time.process_time()
    with served.connect() as asking:
        asking.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-A:" + b" " * 150_000 + b"a\r\nConnection: close\r\n\r\n")
        assert asking.recv(65536).startswith(b"HTTP/1.1 200")

    assert time.process_time() - began < 1


def test_a_header_does_not_go_on_in_the_next_line(served: Served) -> None:
    """RFC 9112, 5.2: such a request may be refused, and here it is; the server goes on."""
    with served.connect() as asking:
        asking.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-A:\r\n" + b" \r\n" * 40_000 + b"\r\n")
        assert asking.recv(65536).startswith(b"HTTP/1.0 400")

    assert served.get().endswith(b"ok")


@pytest.mark.parametrize("begun", [b"GET / HTTP/1.1\r\nX-A: ", b"POST / HTTP/1.1\r\nContent-Length: 90000\r\n\r\n"])
def test_a_request_does_not_come_byte_by_byte(served: Served, begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Header or body: every piece costs a look, so after many pieces the connection is closed."""
    monkeypatch.setattr(connections, "MOST_PIECES", 20)
    with served.connect() as asking:
        asking.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        asking.sendall(begun)
        with pytest.raises(OSError):
            for _ in range(500):
                asking.sendall(b"a")
                time.sleep(0.01)

    assert served.get().endswith(b"ok")


def test_in_a_crowd_the_idle_leave_sooner(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """When most places are taken, those who do nothing make room."""
    monkeypatch.setattr(connections, "IDLE_IN_A_CROWD", 0.3)
    held = [served.connect() for _ in range(2 * MANY - 20)]

    assert until(lambda: len(served.server.active_channels) < MANY)
    assert served.get().endswith(b"ok")
    for each in held:
        each.close()


def test_a_server_that_stops_answers_first(served: Served) -> None:
    """A request under way is answered; a new one is not taken in."""
    with served.connect() as asking:
        asking.sendall(b"GET /slow HTTP/1.1\r\nHost: x\r\n\r\n")
        assert until(lambda: any(each.requests for each in served.server.active_channels.values()))
        served.connections.stop()
        assert until(lambda: bool(served.stopped))
        with pytest.raises(OSError):
            served.connect()
        time.sleep(0.6)  # It takes a while yet; the threads alone are waited for a fifth of a second.
        served.let_go.set()
        found = asking.recv(65536)
        while b"done" not in found and (more := asking.recv(65536)):
            found += more
        assert found.endswith(b"done")
    served.thread.join(5)
    assert not served.thread.is_alive()


def test_a_false_alarm_ends_no_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system may say that something has come where nothing has; then nothing is read."""
    read: list[Any] = []
    monkeypatch.setattr(connections.HTTPChannel, "handle_read", lambda self: read.append(self))
    ours, theirs = socket.socketpair()
    with ours, theirs:
        ours.setblocking(False)
        channel = connections.Channel.__new__(connections.Channel)
        channel.socket = ours
        channel.handle_read()
        assert read == []
        theirs.send(b"G")
        channel.handle_read()
        assert read == [channel]


def test_a_thread_that_ends_meanwhile_leaves_no_connection_unheard(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a connection wants may change between two looks at it: the next request is heard all the same."""
    first_look = connections.Channel.readable

    def late(channel: Any) -> bool:
        found = bool(first_look(channel))
        if len(channel.requests) > 1:
            served.let_go.set()
            assert until(lambda: not channel.requests and not channel.total_outbufs_len)
        return found

    monkeypatch.setattr(connections.Channel, "readable", late)
    with served.connect() as asking:
        asking.settimeout(5)
        asking.sendall(b"GET /slow HTTP/1.1\r\nHost: x\r\n\r\n" * 2)
        found = b""
        while found.count(b"done") < 2:
            found += asking.recv(65536)
        asking.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        while not found.endswith(b"ok"):
            found += asking.recv(65536)
