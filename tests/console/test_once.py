"""Things that are made once, however many ask for them at the same time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from judge.console.workers.client import Client, working_for
from judge.console.workers.once import Once
from judge.console.workers.pool import Busy


def test_many_who_ask_at_once_get_what_one_makes() -> None:
    """Ten judges open the same link: one worker is asked."""
    once: Once[str] = Once(4)
    made: list[int] = []
    ready = Event()

    def make() -> str:
        made.append(1)
        ready.wait(10)
        return "page"

    with ThreadPoolExecutor(10) as pool:
        asked = [pool.submit(once.get, "link", make) for _ in range(10)]
        ready.set()
        assert {each.result(10) for each in asked} == {"page"}
    assert len(made) == 1


def test_what_fails_is_tried_by_the_next() -> None:
    """A worker that was stopped spoils it for nobody else, and a failure is not kept."""
    once: Once[int] = Once(4)
    with pytest.raises(ZeroDivisionError):
        once.get("link", lambda: 1 // 0)

    assert once.get("link", lambda: 7) == 7


def test_the_oldest_is_forgotten() -> None:
    """No more is kept than was said; what was asked for last stays."""
    once: Once[int] = Once(2)
    for key in ("a", "b", "a", "c"):
        once.get(key, lambda: 1)

    assert [once.get(key, lambda: 2) for key in ("a", "c", "b")] == [1, 1, 2]


def test_who_has_gone_does_not_wait() -> None:
    """A page that was closed holds no thread while another makes the same."""
    once: Once[int] = Once(2)
    begun, ready = Event(), Event()

    def slow() -> int:
        begun.set()
        ready.wait(10)
        return 1

    with ThreadPoolExecutor(1) as pool:
        other = pool.submit(once.get, "link", slow)
        begun.wait(10)
        with working_for(Client("gone", lambda: True)), pytest.raises(Busy):
            once.get("link", lambda: 2)
        ready.set()
        assert other.result(10) == 1
