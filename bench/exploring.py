"""Exploring real tables of every game: positions per second, alone and under every other reading.

Each table in `bench/tables` is measured in a process of its own by `bench/one_table.py`, as a cost in fixed loops.
`--beside FOLDER` measures the same tables in a checkout of another version too and prints the ratios old/new.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bench.results import write

HERE = Path(__file__).resolve().parent
TABLES = HERE / "tables"
LARGE = (
    "chaotic-whole-turn", "highlander-two-turns", "lotr-lcg-march-and-muster", "wot-ccg-pattern-storm",
    "wot-conquest-long-march",
)  # fmt: skip
LIMIT, OTHERS, QUICK_OTHERS = 100_000, 60_000, 3_000
HEADS = (
    "table", "positions", "ends", "steps", "seconds", "positions/s", "loops", "answers",
    "others", "their positions", "fresh", "seconds", "loops", "MB",
)  # fmt: skip
BESIDE = ("old/new", "others old/new", "the same?")
Row = tuple[str, ...]


class Measured(NamedTuple):
    """What `one_table` found: the first exploration, those under other readings by name, and the memory it took."""

    first: dict[str, Any]
    others: dict[str, dict[str, Any]]
    megabytes: int

    def total(self, what: str, among: Measured | None = None) -> float:
        """The sum of something over the explorations under other readings; just those that another has as well."""
        names = self.others.keys() & (among or self).others.keys()
        total: float = sum(self.others[name][what] for name in names)
        return total


class Broken(Exception):
    """A version that cannot read or explore a table; says why."""


def measure(file: Path, project: Path, limit: int, others: int, only: list[str] | None = None) -> Measured:
    """One table in a version of the project, in a process of its own; `only` names other readings to explore under."""
    command = [sys.executable, "-P", str(HERE / "one_table.py"), str(file), f"--limit={limit}", f"--others={others}"]
    if only is not None:
        command.append(f"--only={json.dumps(only)}")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("JUDGE_")}
    environment |= {"PYTHONPATH": str(project), "PYTHONHASHSEED": "0", "XDG_DATA_HOME": str(TABLES)}  # No collections.
    run = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        raise Broken((run.stderr.strip().splitlines() or ["no reason given"])[-1])
    return Measured(**json.loads(run.stdout))


def row(name: str, found: Measured) -> Row:
    """What is told of a table."""
    first = found.first
    return (
        name,
        f"{first['positions']:,}" + ("" if first["complete"] else " (cut off)"),
        *(f"{first[what]:,}" for what in ("ends", "steps")),
        f"{first['seconds']:.2f}",
        f"{first['positions'] / first['seconds']:,.0f}",
        f"{first['loops']:.2f}",
        f"{first['answering']:.2f}",
        str(len(found.others)),
        *(f"{found.total(what):,}" for what in ("positions", "fresh")),
        f"{found.total('seconds'):.2f}",
        f"{found.total('loops'):.2f}",
        str(found.megabytes),
    )


def beside(new: Measured, file: Path, folder: Path, limit: int) -> Row:
    """How a table does in another version: both ratios, and what it finds otherwise."""
    try:
        old = measure(file, folder, limit, 1, list(new.others))
    except Broken as why:
        return ("", "", f"cannot: {why}")
    return (
        f"{old.first['loops'] / new.first['loops']:.1f}",
        f"{old.total('loops', new) / new.total('loops', old):.1f}" if old.others else "",
        "; ".join(differences(old, new)) or "yes",
    )


def differences(old: Measured, new: Measured) -> Iterator[str]:
    """What two versions do not find alike, in words, the old one first."""
    for what in ("positions", "ends", "complete"):
        if old.first[what] != new.first[what]:
            yield f"{what} {old.first[what]} and {new.first[what]}"
    for ask, value in new.first["answers"].items():
        if old.first["answers"].get(ask) != value:
            yield f"{ask}: {old.first['answers'].get(ask)} and {value}"
    both = old.others.keys() & new.others.keys()
    odd = [name for name in both if any(old.others[name][it] != new.others[name][it] for it in ("positions", "ends"))]
    if odd:
        yield f"{len(odd)} of {len(both)} others, such as {min(odd)}"


def main() -> None:
    """Measures every table, prints a row for each as it is found, and writes the results down if asked to."""
    parser = argparse.ArgumentParser(prog="python -m bench.exploring", description=__doc__)
    parser.add_argument("names", nargs="*", help="tables, or the beginning of their names; all without any")
    parser.add_argument("--quick", action="store_true", help="leave out the large tables and most other readings")
    parser.add_argument("--limit", type=int, default=LIMIT, help="the most positions of one exploration")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="a checkout of another version")
    parser.add_argument("--write", action="store_true", help="add the results to bench/RESULTS.md")
    given = parser.parse_args()
    heads: Row = (*HEADS, *(BESIDE if given.beside else ()))
    print(" | ".join(heads))
    rows: list[Row] = []
    for file in sorted(TABLES.glob("*.yml")):
        if not file.stem.startswith(tuple(given.names) or "") or (given.quick and file.stem in LARGE):
            continue
        new = measure(file, HERE.parent, given.limit, QUICK_OTHERS if given.quick else OTHERS)
        other = beside(new, file, given.beside.resolve(), given.limit) if given.beside else ()
        rows.append((*row(file.stem, new), *other))
        print(" | ".join(rows[-1]), flush=True)
    if given.write:
        how = f"at most {given.limit:,} positions{', quick' if given.quick else ''}"
        write(heads, rows, HERE.parent, given.beside, how)


if __name__ == "__main__":
    main()
