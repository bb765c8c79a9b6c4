"""Work on all cores: the same as in one process, in the same order."""

import os
import threading

import pytest

from judge.on_all_cores import on_all_cores


def where(_: int) -> int:
    """The process that does a part."""
    return os.getpid()


@pytest.mark.parametrize("cores", [1, 2])
def test_results_come_in_the_order_of_the_parts(cores: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is given for all comes before the part; whoever waits is told how many are done."""
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    told: list[int] = []

    assert on_all_cores(pow, [3, 1, 2], 2, tick=told.append) == [8, 2, 4]
    assert told == [1, 2, 3]


def test_work_is_done_in_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """With two cores this process only waits, also where it has threads and cannot be copied."""
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    waits = threading.Event()
    thread = threading.Thread(target=waits.wait)
    before = on_all_cores(where, [1, 2])
    thread.start()
    after = on_all_cores(where, [1, 2])
    waits.set()
    thread.join()

    assert os.getpid() not in {*before, *after}


def test_a_fault_in_a_part_is_raised_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is swallowed: the first part that fails is the one that is told."""
    monkeypatch.setattr(os, "cpu_count", lambda: 2)

    with pytest.raises(ZeroDivisionError):
        on_all_cores(divmod, [1, 0, 2], 4)


def test_without_processes_all_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system gives no processes, as in a browser, the work is done all the same."""
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr("judge.on_all_cores.ProcessPoolExecutor", _refused)

    assert on_all_cores(where, [1, 2]) == [os.getpid()] * 2


def _refused(*_: object) -> None:
    raise OSError("no more processes")
