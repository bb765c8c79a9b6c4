"""The desk: work in processes of its own, within a time limit, several at once, stopped when nobody waits."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from threading import Thread

import pytest

from judge.console.workers.pool import Busy, Desk, Fault, TooMuch
from judge.content.problem import BadInput

Text = Callable[[str], str]


@pytest.fixture(scope="module")
def desk() -> Iterator[Desk]:
    """A desk with one worker in each lane."""
    desk = Desk(quick=20, long=20, workers=1)
    yield desk
    desk.close()


@pytest.fixture(scope="module")
def endless(text: Text) -> str:
    """A scenario with far more lines of play than anybody can look at."""
    echoes = ", ".join(f"E{n}: {{tower: Barn, damage: {2 ** (n % 6)}}}" for n in range(1, 26))
    return text("storm").replace("Boom: {tower: Barn, damage: 2}, Rebuild: {tower: Barn, damage: -2}", echoes)


def test_a_worker_answers(desk: Desk, text: Text) -> None:
    """A job is done in another process and its document comes back."""
    found = desk.ask({"job": "run", "text": text("doubling")})
    assert found["answers"][0]["answer"] == 16


def test_bad_input_comes_back_with_its_place(desk: Desk) -> None:
    """What is wrong with a text is told with line and field, and the worker goes on."""
    with pytest.raises(BadInput) as caught:
        desk.ask({"job": "run", "text": "title: x\ngame: nonesuch\n"})
    assert (caught.value.problems[0].place.line, caught.value.problems[0].field) == (2, "game")
    assert desk.ask({"job": "check", "text": "title: x\ngame: pebbles\nat: round\ntable: {players: {A: [], B: []}}"})


def test_a_fault_does_not_end_the_worker(desk: Desk, text: Text, capfd: pytest.CaptureFixture[str]) -> None:
    """A job that fails is a fault, told apart from bad input; the same worker takes the next job."""
    with pytest.raises(Fault):
        desk.ask({"job": "no such job"})
    assert desk.ask({"job": "check", "text": text("doubling")})["steps"] == 5


def test_work_beyond_the_limit_is_stopped(endless: str) -> None:
    """A job that takes too long is stopped; one that found something first gives that."""
    desk = Desk(quick=0.7, long=8, workers=1)
    try:
        with pytest.raises(TooMuch):
            desk.ask({"job": "run", "text": endless})
        found = desk.ask({"job": "explore", "text": endless, "limit": 50_000}, long=True)
        assert [ask["complete"] for ask in found["asks"]] == [False, False, False]
    finally:
        desk.close()


def test_long_work_does_not_hold_up_quick_work(desk: Desk, endless: str, text: Text) -> None:
    """While one request explores without end, another is answered: held up behind it, it would run out of time."""
    events = desk.events({"job": "explore", "text": endless, "limit": 50_000}, long=True)
    exploring = Thread(target=lambda: next(events))
    exploring.start()
    desk.ask({"job": "check", "text": text("doubling")})
    exploring.join()
    events.close()


def test_closing_the_events_stops_the_work(endless: str) -> None:
    """When nobody listens any more the process is gone at once."""
    desk = Desk(long=60, workers=1)
    events = desk.events({"job": "explore", "text": endless, "limit": 50_000}, long=True)
    next(events)
    worker = next(iter(desk.lanes[True]._all))
    events.close()
    assert not worker.alive
    desk.close()


def test_too_many_at_once_are_turned_away(endless: str) -> None:
    """When enough requests wait already, the next is told to come back instead of waiting too."""
    desk = Desk(long=30, workers=0)
    waiting = [Thread(target=_ignore_busy, args=(desk,)) for _ in range(2)]
    desk.lanes[True].seconds = 1
    for thread in waiting:
        thread.start()
    time.sleep(0.2)
    with pytest.raises(Busy):
        desk.ask({"job": "run", "text": endless}, long=True)
    for thread in waiting:
        thread.join()


def _ignore_busy(desk: Desk) -> None:
    with pytest.raises(Busy):
        desk.ask({"job": "run", "text": ""}, long=True)
