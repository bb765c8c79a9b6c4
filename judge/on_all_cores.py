"""Work that falls into parts, done on all cores."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

MOST_CORES = 8
Tick = Callable[[int], None]
T = TypeVar("T")
R = TypeVar("R")
_given: tuple[Any, ...] = ()


def on_all_cores(function: Callable[..., R], parts: Sequence[T], *given: Any, tick: Tick | None = None) -> list[R]:
    """What a function makes of each part, in their order; before the part it takes what is given for all of them.

    Parts and results are sent from process to process, so both are small; what is given for all is not sent, but known
    to copies of this process. Where there can be none, all is done here. `tick` is told how many parts are done.
    """
    cores = min(os.cpu_count() or 1, MOST_CORES, len(parts))
    if cores > 1 and (_may_fork() or not given):
        with suppress(OSError, BrokenProcessPool):
            return _in_parallel(function, parts, given, cores, tick)
    return _counted((function(*given, part) for part in parts), tick)


def _in_parallel(
    function: Callable[..., R],
    parts: Sequence[T],
    given: tuple[Any, ...],
    cores: int,
    tick: Tick | None,
) -> list[R]:
    how = multiprocessing.get_context("fork" if _may_fork() else "spawn")
    with ProcessPoolExecutor(cores, how, _begin, given) as pool:
        try:
            return _counted(pool.map(_one, [(function, part) for part in parts]), tick)
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def _may_fork() -> bool:
    """Whether this process can be copied with all it knows: not where threads run in it, as in a server."""
    return sys.platform == "linux" and threading.active_count() == 1


def _begin(*given: Any) -> None:
    """Begins a worker: it knows what is given, and leaves Ctrl-C to whoever started it."""
    global _given
    _given = given
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _one(work: tuple[Callable[..., R], Any]) -> R:
    function, part = work
    return function(*_given, part)


def _counted(made: Iterable[R], tick: Tick | None) -> list[R]:
    found: list[R] = []
    for each in made:
        found.append(each)
        if tick is not None:
            tick(len(found))
    return found
