"""Doubling the readings consulted: what one graph after the other costs, under readings that leave the play as it is
and under those that change it.

Each table is explored once, then under every other option of the readings and misreadings that were asked for, each
taken over from the first where nothing is new. Steps are counted as well as timed (processor time).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from judge.engine.graph import Graph
from judge.engine.misread import misreadings
from judge.engine.referee import Referee
from judge.scenario.clearing_up import clear_up_seldom
from judge.scenario.play import play
from judge.scenario.read import read_file
from judge.scenario.rulebook import Rulebook, book

TABLES = Path(__file__).resolve().parent / "tables"
LIMIT, SHOWN = 1_500, 3
COUNTS = (0, 1, 2, 4, 8, 16, 32)


class Other(NamedTuple):
    """A graph under another reading: its name, the seconds it took, the steps walked, whether the play is the same."""

    name: str
    seconds: float
    steps: int
    same: bool


def others(referee: Referee, rules: Rulebook, heard: set[str]) -> Iterator[tuple[str, Referee]]:
    """The referees with something else set that was asked for."""
    for name, question in sorted({**rules.readings, **rules.misreadings}.items()):
        for option in question.options if name in heard else ():
            if option != referee.readings[name]:
                yield f"{name}: {option}", referee.under({name: option})
    for name, used in sorted(referee.evaluated.items()):
        for says, pipeline, *_ in misreadings(*used):
            yield f"{name}: {says}", referee.under({}, {name: pipeline})


def measured(referee: Referee, first: Graph, name: str) -> Other:
    """One other graph, made from the first."""
    begin = time.process_time()
    graph = Graph(referee, first.start, first.limit, before=first)
    seconds = time.process_time() - begin
    same = graph.positions == first.positions and graph._legal == first._legal
    return Other(name, seconds, graph.steps, same)


def told(kind: str, found: list[Other], first: float, steps: int) -> None:
    """Prints what readings of a kind cost: all together, then doubled and doubled again, and the dearest."""
    if not found:
        return
    seconds, walked = sum(each.seconds for each in found), sum(each.steps for each in found)
    each, some = seconds / len(found), [n for n in COUNTS if n <= len(found)]
    print(f"  {kind}: {len(found)} readings, {seconds:.2f} s, {walked:,} steps; each {each / first:.1%} of the first,"
          f" {walked / len(found) / max(steps, 1):.1%} of its steps")  # fmt: skip
    print("    all together, by how many: " + ", ".join(f"{n}: {first + n * each:.2f} s" for n in some))
    for one in sorted(found, key=lambda each: -each.seconds)[:SHOWN]:
        print(f"    {one.seconds:.3f} s, {one.steps:,} steps: {one.name}")


def main() -> None:
    """Measures every table that is named."""
    parser = argparse.ArgumentParser(prog="python -m bench.doubling", description=__doc__)
    parser.add_argument("names", nargs="*", help="tables, or the beginning of their names; all without any")
    parser.add_argument("--limit", type=int, default=LIMIT, help="the most positions of one exploration")
    given = parser.parse_args()
    clear_up_seldom()
    for file in sorted(TABLES.glob("*.yml")):
        if file.stem.startswith(tuple(given.names) or ""):
            scenario = read_file(file)
            rules = book(scenario.game)
            played = play(rules, scenario)
            begin = time.process_time()
            graph = Graph(played.referee, played.position, given.limit)
            first = time.process_time() - begin
            heard = {each for each in graph.heard if isinstance(each, str)}
            found = [measured(referee, graph, name) for name, referee in others(played.referee, rules, heard)]
            print(f"{file.stem}: {len(graph.positions):,} positions, {graph.steps:,} steps, {first:.2f} s", flush=True)
            told("the play stays as it is", [each for each in found if each.same], first, graph.steps)
            told("the play changes", [each for each in found if not each.same], first, graph.steps)


if __name__ == "__main__":
    main()
