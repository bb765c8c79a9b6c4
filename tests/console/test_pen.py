"""The pen: few write at once, whoever waits lets others write, and nobody is held up for good."""

from __future__ import annotations

from collections.abc import Iterator
from threading import BoundedSemaphore, Event, Thread

import pytest

from judge.console.workers import pen
from judge.console.workers.pen import pen_put_down, with_pen


@pytest.fixture(autouse=True)
def one_pen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """There is a single pen."""
    monkeypatch.setattr(pen, "_pens", BoundedSemaphore(1))
    yield


def write(began: Event) -> Thread:
    """Somebody else who wants to write."""

    def work() -> None:
        with with_pen():
            began.set()

    thread = Thread(target=work, daemon=True)
    thread.start()
    return thread


def test_the_next_writes_when_one_is_through() -> None:
    """Not before."""
    began = Event()
    with with_pen():
        thread = write(began)
        assert not began.wait(0.1)
    assert began.wait(5)
    thread.join(5)


def test_who_waits_lets_others_write() -> None:
    """For a worker, or for somebody who takes a large answer slowly."""
    began = Event()
    with with_pen():
        with pen_put_down():
            write(began).join(5)
            assert began.is_set()
        assert not pen._pens.acquire(blocking=False)


def test_nobody_is_held_up_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while one goes on without a pen, and gives back none that he has not had."""
    monkeypatch.setattr(pen, "PATIENCE", 0.05)
    began = Event()
    with with_pen():
        write(began).join(5)
        assert began.is_set()
    with with_pen():
        assert not pen._pens.acquire(blocking=False)


def test_without_a_pen_nothing_is_put_down() -> None:
    """Threads that do other things wait as they always did."""
    with pen_put_down():
        assert pen._pens.acquire(blocking=False)
    pen._pens.release()
