"""Whether another checkout gives the same reports to the letter: answers, reasons, counts, witnesses, lines, tables.

All scenarios of this version are reported on in both, as they are written and in variants (`bench.reports_of`).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
TABLES = HERE / "tables"
LIMIT = 1_000
SHOWN = 20


def reports(project: Path, files: Sequence[Path], limit: int, plain: bool) -> Iterator[tuple[str, Any]]:
    """What a version of the project says of the files, in a process of its own."""
    command = [sys.executable, "-P", str(HERE / "reports_of.py"), f"--limit={limit}", f"--project={project}"]
    command += ["--plain"] if plain else []
    environment = {name: value for name, value in os.environ.items() if not name.startswith("JUDGE_")}
    environment |= {"PYTHONPATH": str(project), "PYTHONHASHSEED": "0", "XDG_DATA_HOME": str(TABLES)}  # No collections.
    with subprocess.Popen(
        [*command, *map(str, files)], cwd=project, env=environment, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        for line in run.stdout:
            name, document = json.loads(line)
            yield name, document
    if run.returncode:
        raise SystemExit(f"{project}: ended with {run.returncode}")


def apart(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Where two documents are not the same, with what each of them has there."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            yield from apart(one.get(key), other.get(key), f"{path}/{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from apart(mine, theirs, f"{path}/{at}")
    elif one != other:
        yield f"{path}: {str(one)[:120]} | {str(other)[:120]}"


def main() -> None:
    """Prints what differs, and how many reports were compared."""
    parser = argparse.ArgumentParser(prog="python -m bench.same_answers", description=__doc__)
    parser.add_argument("folder", type=Path, help="a checkout of another version")
    parser.add_argument("--limit", type=int, default=LIMIT, help="the most positions of an exploration")
    parser.add_argument("--plain", action="store_true", help="only as they are written, no variants")
    parser.add_argument("--every", type=int, default=1, help="every so many scenarios only")
    parser.add_argument("--game", default="*", help="the scenarios of one game only")
    parser.add_argument("--more", nargs="*", type=Path, default=[], help="further files")
    given = parser.parse_args()
    shipped = sorted((HERE.parent / "content").glob(f"{given.game}/scenarios/*.yml"))[:: given.every]
    files = [each.resolve() for each in (*shipped, *given.more)]
    compared = different = 0
    both = (reports(project, files, given.limit, given.plain) for project in (HERE.parent, given.folder.resolve()))
    for (name, mine), (_, theirs) in zip(*both, strict=True):
        compared += 1
        if odd := [*apart(mine, theirs)]:
            different += 1
            print(name, *odd[:SHOWN], sep="\n  ", flush=True)
    print(f"{compared} reports compared, {different} different")
    raise SystemExit(different > 0)


if __name__ == "__main__":
    main()
