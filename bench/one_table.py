"""One table explored and timed, in whatever version of the project is on the path: `bench.exploring` starts it so.

It is a script of its own: it imports nothing else of this folder, and looks for what has moved between versions.
Every time comes with that of a fixed loop run right before and after: a cost in such loops is the same on any machine.
What is quick is measured three times, each time in a copy of the process that has explored nothing yet.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

AGAIN_AT_LEAST = 200
MOST_AGAIN = 20_000
LEAST_OTHERS = 3
TURNS_OF_LOOP = 1_000_000
ROUNDS, LONG = 3, 2.0
KB_IN_MB = 1024
Switches = tuple[dict[str, str], dict[str, Any]]


def moved(name: str, *modules: str) -> Any:
    """Something of the project by its name, in the first of several modules that has it."""
    for module in modules:
        try:
            return getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError):
            continue
    raise ImportError(f"{name} is in none of {', '.join(modules)}")


def work_done() -> float:
    """Seconds of processor time that this process and those it has waited for have taken."""
    times = os.times()
    return time.process_time() + times.children_user + times.children_system


def loop() -> float:
    """How long the fixed loop takes: tuples made, looked up and counted."""
    begin = work_done()
    seen: dict[tuple[int, int, tuple[int, ...]], int] = {}
    for n in range(TURNS_OF_LOOP):
        key = (n % 101, n % 13, (n & 7, n & 3))
        seen[key] = seen.get(key, 0) + 1
    assert sum(seen.values()) == TURNS_OF_LOOP
    return work_done() - begin


class Table:
    """A table played as far as its choices go."""

    def __init__(self, file: Path, limit: int) -> None:
        self.scenario = moved("read_file", "judge.scenario.read")(file)
        self.book = moved("book", "judge.scenario.rulebook", "judge.scenario.book")(self.scenario.game)
        self.played = moved("play", "judge.scenario.play")(self.book, self.scenario)
        self.limit = limit
        self.answer = moved("answer", "judge.scenario.ask")
        self.explored = moved("explored", "judge.scenario.exploration_cache", "judge.scenario.exploring")

    def first(self) -> dict[str, Any]:
        """One exploration under the readings in force, and the answers to the table's questions."""
        before, begin = loop(), work_done()
        graph = self.explored(self.played.referee, self.played.position, self.limit)
        seconds, begin = work_done() - begin, work_done()
        answers = {ask.text: self.answer(self.played, ask, self.limit).value for ask in self.scenario.asks}
        answering = work_done() - begin
        each = (before + loop()) / 2
        costs = {"seconds": seconds, "loops": seconds / each, "answering": answering / each}
        return {**counts(graph), **costs, "answers": answers}

    def others(self, first: dict[str, Any], most: int, only: list[str] | None) -> dict[str, dict[str, Any]]:
        """An exploration under each other answer that may matter, or so many of them that it is not too much."""
        limit = min(self.limit, MOST_AGAIN, max(AGAIN_AT_LEAST, 3 * first["positions"]))
        every = dict(sorted(self.switches()))
        names = list(every) if only is None else [name for name in only if name in every]
        if only is None:
            wanted = max(LEAST_OTHERS, most // min(limit, first["positions"]))
            every_so = -(-len(names) // wanted) or 1
            names = names[every_so // 2 :: every_so]
        found: dict[str, dict[str, Any]] = {}
        before = loop()
        for name in names:
            readings, pipelines = every[name]
            referee = self.played.referee.under(readings, pipelines)
            begin = work_done()
            graph = self.explored(referee, self.played.position, limit)
            seconds = work_done() - begin
            found[name] = {**counts(graph), "seconds": seconds}
        each = (before + loop()) / 2
        return {name: {**one, "loops": one["seconds"] / each} for name, one in found.items()}

    def switches(self) -> Iterator[tuple[str, Switches]]:
        """Every other reading and misreading that was asked for, by name: what `judge run` tries for its reasons."""
        referee = self.played.referee
        for name, question in {**self.book.readings, **self.book.misreadings}.items():
            for option in question.options if name in referee.consulted else ():
                if option != referee.readings[name]:
                    yield f"{name}: {option}", ({name: option}, {})
        for name, used in referee.evaluated.items():
            for says, pipeline, *_ in moved("misreadings", "judge.engine.misread")(*used):
                yield f"{name}: {says}", ({}, {name: pipeline})


def counts(graph: Any) -> dict[str, Any]:
    """The size of a graph; where it does not tell what it took over, everything was worked out anew."""
    return {
        "positions": len(graph.positions),
        "ends": len(graph.ends),
        "complete": graph.complete,
        "steps": graph.steps,
        "fresh": getattr(graph, "fresh", len(graph.edges)),
    }


def measured(table: Table, others: int, only: list[str] | None) -> dict[str, Any]:
    """The first exploration, those under other readings, and the memory all that took."""
    first = table.first()
    again = table.others(first, others, only)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // KB_IN_MB
    return {"first": first, "others": again, "megabytes": peak}


def apart(run: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """What a copy of this process finds, so that nothing of it is remembered here."""
    reader, writer = os.pipe()
    if os.fork() == 0:
        status = 1
        try:
            with os.fdopen(writer, "w", encoding="utf-8") as pipe:
                json.dump(run(), pipe, default=str)
            status = 0
        except Exception as error:
            print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)
        finally:
            os._exit(status)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as pipe:
        text = pipe.read()
    _, status = os.wait()
    if status:
        raise SystemExit(1)
    found: dict[str, Any] = json.loads(text)
    return found


def quicker(found: dict[str, Any], again: dict[str, Any]) -> dict[str, Any]:
    """The lower one of each two costs: what came on top was not this table's."""
    first = min(found["first"], again["first"], key=lambda each: float(each["loops"]))
    others = min(found["others"], again["others"], key=lambda each: sum(one["loops"] for one in each.values()))
    return {**found, "first": first, "others": others}


def main() -> None:
    """Prints what was measured as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--limit", type=int, required=True, help="the most positions of an exploration")
    parser.add_argument("--others", type=int, required=True, help="the most positions under other readings")
    parser.add_argument("--only", help="the other readings to explore under, by their names, as JSON")
    given = parser.parse_args()
    table = Table(given.file, given.limit)
    only = json.loads(given.only) if given.only else None
    found = apart(lambda: measured(table, given.others, only))
    for _ in range(ROUNDS - 1):
        if sum(each["seconds"] for each in (found["first"], *found["others"].values())) < LONG:
            found = quicker(found, apart(lambda: measured(table, given.others, only)))
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
