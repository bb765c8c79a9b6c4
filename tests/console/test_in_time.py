"""Work that ends in time: what is known by then is told, with its limit; nothing that was broken off is kept."""

from __future__ import annotations

import pytest

from judge.console.workers import in_time as worker_in_time
from judge.console.workers import jobs
from judge.console.workers.in_time import in_time
from judge.engine.graph import Enough


def test_a_tick_has_enough_when_the_time_is_up() -> None:
    """It passes on how far the work is, until so many seconds have been spent on it."""
    counted: list[int] = []
    with in_time(counted.append, 5, iter([0.0, 5.0, 5.1]).__next__) as tick:
        tick(100)
        with pytest.raises(Enough):
            tick(200)
    assert counted == [100, 200]


def test_a_tick_has_enough_when_memory_runs_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is known is told while there is room for that; a process without a limit has room."""
    with worker_in_time.in_time(lambda count: None, 1_000) as tick:
        tick(100)
        monkeypatch.setattr(worker_in_time, "_has_room", lambda: False)
        with pytest.raises(Enough):
            tick(200)


def test_a_question_too_large_for_its_time_has_an_answer_with_its_limit(
    endless: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands of positions and no time for them: the answers known so far come, and are told not to be all."""
    monkeypatch.setattr(jobs, "LOOKING", 0.0)
    monkeypatch.setattr(jobs, "REPORTING", 0.0)
    *_, document = jobs.explore({"text": endless, "limit": 50_000}, lambda count: None)
    assert [ask["complete"] for ask in document["asks"]] == [False, False, False]
    assert 0 < document["asks"][0]["positions"] < 2_000


def test_what_an_earlier_look_settled_stays_settled() -> None:
    """A look that was cut short takes nothing back; what it did settle is taken from it."""
    before = [{"answer": True, "positions": 210}, {"answer": None, "positions": 210}]
    found = [{"answer": None, "positions": 900}, {"answer": False, "positions": 900}]
    assert jobs._at_least(before, found) == [before[0], found[1]]


def test_what_was_broken_off_is_looked_at_anew_next_time(endless: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same question with time for it goes as far as its limit."""
    order = {"text": endless, "limit": 1_000}
    with monkeypatch.context() as short:
        short.setattr(jobs, "REPORTING", 0.0)
        list(jobs.explore(order, lambda count: None))
    *_, document = jobs.explore(order, lambda count: None)
    assert document["asks"][0]["positions"] > 1_000
