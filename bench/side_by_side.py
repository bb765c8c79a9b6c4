"""Timing engines side by side in one run: interleaved, median of several rounds, ratios printed."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping

ROUNDS = 5


def compare(runs: Mapping[str, tuple[Callable[[], object], int]], rounds: int = ROUNDS) -> dict[str, float]:
    """Times each function so many times a round and prints the median seconds a call; the first is the yardstick."""
    times: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, (run, repeat) in runs.items():
            begin = time.perf_counter()
            for _ in range(repeat):
                run()
            times[name].append((time.perf_counter() - begin) / repeat)
    median = {name: statistics.median(each) for name, each in times.items()}
    ours = next(iter(median.values()))
    for name, seconds in median.items():
        print(f"  {name:12s} {seconds * 1000:10.3f} ms   {seconds / ours:8.1f} times ours")
    return median
