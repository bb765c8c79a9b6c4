"""The reports on all scenarios of a folder, in whatever version of the project is on the path: one line of JSON each.

`bench.same_answers` starts it. It imports nothing else of this folder. Every scenario is reported on as it is written,
cut short by its last choice, with its choices left out, and with all outcomes asked for in place of how it ends.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import judge
from judge.scenario.model import Ask, Scenario
from judge.scenario.read import read_file
from judge.scenario.report import explore_json, report, run_json

ENDS = ("value", "outcome")


def variants(scenario: Scenario) -> Iterator[tuple[str, Scenario]]:
    """A scenario as it is, and others made of it."""
    yield "as it is", scenario
    if scenario.choices:
        asks = tuple(ask for ask in scenario.asks if ask.after is None)
        yield "cut short", replace(scenario, choices=scenario.choices[:-1], asks=asks)
        yield "from the start", replace(scenario, choices=(), asks=tuple(map(_of_all_ends, asks)))
    ends = tuple(map(_of_all_ends, scenario.asks))
    if ends != scenario.asks:
        yield "all outcomes", replace(scenario, asks=ends)


def _of_all_ends(ask: Ask) -> Ask:
    """The question how it ends, asked of all lines of play; any other as it is."""
    if ask.kind not in ENDS or ask.has_moment:
        return ask
    return replace(ask, value=None, outcome=None, outcomes=ask.what, answer=None, claims={})


def found(scenario: Scenario, limit: int) -> Any:
    """Answers, lines, table and all that was explored; or what is wrong, in words."""
    try:
        one = report(scenario, limit, seconds=1e9)
        return {"run": run_json(one), "explored": explore_json(one)}
    except Exception as error:  # Whatever it is: both versions are to say the same.
        return f"{type(error).__name__}: {error}"


def main() -> None:
    """Prints a line for every variant of every scenario; it has to be the version that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--project", type=Path, required=True, help="the folder of the version that is to report")
    parser.add_argument("--limit", type=int, required=True, help="the most positions of an exploration")
    parser.add_argument("--plain", action="store_true", help="only as they are written")
    given = parser.parse_args()
    if not Path(str(judge.__file__)).is_relative_to(given.project):
        raise SystemExit(f"{judge.__file__} is not of {given.project}: another path comes first in this Python")
    for file in given.files:
        for name, scenario in variants(read_file(file)):
            if name == "as it is" or not given.plain:
                document = found(scenario, given.limit)
                json.dump([f"{file.parent.parent.name}/{file.stem}: {name}", document], sys.stdout, default=str)
                print(flush=True)


if __name__ == "__main__":
    main()
