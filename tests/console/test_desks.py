"""Desks: saving has threads of its own, nobody has all that think, and what waits holds none."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from threading import Event
from types import SimpleNamespace

import pytest

from judge.console import desks
from judge.console.desks import FINDING, READING, SAVING, SHARES, STEPPING, THINKING, Desk, Desks, Kind, kind_of

LINK = "eJwLycgsVgCi"


@pytest.mark.parametrize(
    ("method", "path", "desk"),
    [
        ("POST", "/api/record", SAVING),
        ("POST", "/api/record/17", SAVING),
        ("POST", f"/console/play/{LINK}/record", SAVING),
        ("POST", "/console/record/3", SAVING),
        ("POST", "/rules/console/event/", SAVING),
        ("POST", "/console/sign-in", SAVING),
        ("GET", f"/console/play/{LINK}/record", THINKING),
        ("GET", f"/rules/api/play/{LINK}", STEPPING),
        ("POST", f"/api/play/{LINK}/choose", STEPPING),
        ("POST", "/api/check", STEPPING),
        ("GET", f"/api/play/{LINK}/verdict", THINKING),
        ("GET", f"/console/play/{LINK}", THINKING),
        ("POST", "/api/explore", THINKING),
        ("GET", "/api/search", FINDING),
        ("GET", "/rules/api/rule/chaotic/priority", FINDING),
        ("GET", "/console/search", THINKING),
        ("GET", "/console", THINKING),
        ("GET", "/", READING),
        ("GET", "/healthz", READING),
        ("GET", "/chaotic/rules/", READING),
        ("GET", "/console/static/console.css", READING),
        ("GET", "/console/sign-in", READING),
    ],
)
def test_each_request_has_its_desk(method: str, path: str, desk: str) -> None:
    """Saving and the files of the site never stand behind what is worked out, under any prefix."""
    assert kind_of(method, path, "", "10.0.0.1").desk == desk


def test_a_step_of_a_page_is_a_step() -> None:
    """A page that is open asks for one step of it: that does not stand behind pages that wait for their verdict."""
    assert kind_of("GET", f"/console/play/{LINK}", "", "10.0.0.1", "step").desk == STEPPING
    assert kind_of("GET", f"/console/play/{LINK}", "", "10.0.0.1", "reasons").desk == THINKING
    assert kind_of("POST", "/api/explore", "", "10.0.0.1", "step").desk == THINKING


def test_a_session_tells_judges_behind_one_address_apart() -> None:
    """Whoever has signed in has a share of his own."""
    ana = kind_of("GET", "/api/games", "other=1; judge=ana", "10.0.0.1")
    assert (ana.client, ana.share) == ("ana", SHARES[FINDING][0])
    assert kind_of("GET", "/api/games", "judge-device=x", "10.0.0.1").client == "10.0.0.1"


class Request:
    """A request that takes until it is let go."""

    def __init__(self, path: str, cookie: str = "", method: str = "GET") -> None:
        headers = {"COOKIE": cookie}
        self.requests = [SimpleNamespace(command=method, path=path, headers=headers)]
        self.addr = ("10.0.0.1", 1)
        self.begun, self.let_go, self.cancelled = Event(), Event(), False

    def service(self) -> None:
        """Answers it."""
        self.begun.set()
        self.let_go.wait(20)

    def cancel(self) -> None:
        """It is not answered any more."""
        self.cancelled = True


@pytest.fixture
def working(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Request]]:
    """Desks with few threads, and what hands them a request."""
    monkeypatch.setattr(desks, "THREADS", {SAVING: 1, READING: 1, FINDING: 1, STEPPING: 1, THINKING: 3})
    monkeypatch.setattr(desks, "SHARES", {FINDING: (2, 2), STEPPING: (2, 2), THINKING: (2, 2)})
    made, sent = Desks(), []

    def send(path: str, cookie: str = "", method: str = "GET") -> Request:
        sent.append(Request(path, cookie, method))
        made.add_task(sent[-1])
        return sent[-1]

    yield send
    for each in sent:
        each.let_go.set()
    made.shutdown(timeout=5)


def test_saving_goes_on_while_all_think(working: Callable[..., Request]) -> None:
    """More requests than there are threads wait for workers: a ruling is saved and a page is read all the same."""
    thinking = [working("/api/explore", f"judge={n}") for n in range(5)]
    assert all(each.begun.wait(5) for each in thinking[:3])

    assert working("/api/record", "judge=9", "POST").begun.wait(5) and working("/").begun.wait(5)
    assert working("/api/search").begun.wait(5) and working("/api/play/x").begun.wait(5)
    assert not thinking[3].begun.is_set()
    thinking[0].let_go.set()
    assert thinking[3].begun.wait(5)


def test_nobody_has_all_threads(working: Callable[..., Request]) -> None:
    """What one client asks for beyond his share waits, is not refused, and leaves a thread to the next."""
    spoiling = [working("/api/explore", "judge=spoiler") for _ in range(6)]
    assert spoiling[0].begun.wait(5) and spoiling[1].begun.wait(5)

    judge = working("/api/run", "judge=ana")
    assert judge.begun.wait(5) and not spoiling[2].begun.is_set()
    spoiling[0].let_go.set()
    assert spoiling[2].begun.wait(5)


def test_clients_take_turns() -> None:
    """A client who asks once does not stand behind all that another has asked for before him."""
    desk = Desk()
    for name in ("a", "a", "a", "b"):
        desk.add(name, Kind(THINKING, name, 10))
    assert [str(found[0]) for _ in range(4) if (found := desk._next())] == ["a", "b", "a", "a"]


def test_what_was_not_begun_is_cancelled_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that stops ends the threads; a fault of one request ends none."""
    monkeypatch.setattr(desks, "THREADS", {SAVING: 1, READING: 1, FINDING: 1, STEPPING: 1, THINKING: 1})
    made, first, second = Desks(), Request("/api/run"), Request("/api/run")
    broken = Request("/api/run")
    monkeypatch.setattr(broken, "service", lambda: 1 / 0)
    for each in (broken, first, second):
        made.add_task(each)
    assert first.begun.wait(5)
    began = time.monotonic()
    made.shutdown(timeout=0.2)
    assert second.cancelled and not second.begun.is_set() and time.monotonic() >= began
    first.let_go.set()
