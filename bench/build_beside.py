"""`judge build` of this version beside that of another checkout: processor seconds, in turns, and the ratio.

`python -m bench.build_beside FOLDER` builds both in two ways: with nothing kept and without playing the scenarios that
have not been played (a newcomer's first build), and with everything kept that an earlier build keeps.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROUNDS = 3
HERE = Path(__file__).resolve().parent.parent


def built(checkout: Path, folder: Path, cache: Path, *options: str) -> float:
    """The processor seconds that one build of a checkout takes."""
    out = Path(tempfile.mkdtemp(dir=folder)) / "site"
    env = {**os.environ, "PYTHONPATH": str(checkout), "XDG_CACHE_HOME": str(cache), "NO_MKDOCS_2_WARNING": "1"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "judge", "build", "--out", str(out), *options]
    subprocess.run(command, check=True, capture_output=True, cwd=checkout, env=env)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> int:
    """Builds in turns and prints the medians."""
    checkouts = {"old": Path(sys.argv[1]).resolve(), "new": HERE}
    with tempfile.TemporaryDirectory(prefix="judge-bench-") as name:
        folder = Path(name)
        kept = {each: Path(tempfile.mkdtemp(dir=folder)) for each in checkouts}
        for each, checkout in checkouts.items():
            built(checkout, folder, kept[each])
        found: dict[str, dict[str, list[float]]] = {"nothing kept": {}, "all kept": {}}
        for _ in range(ROUNDS):
            for each, checkout in checkouts.items():
                empty = Path(tempfile.mkdtemp(dir=folder))
                found["nothing kept"].setdefault(each, []).append(built(checkout, folder, empty, "--quick"))
                found["all kept"].setdefault(each, []).append(built(checkout, folder, kept[each]))
    for way, runs in found.items():
        old, new = (statistics.median(runs[each]) for each in checkouts)
        print(f"  {way:14s} old {old:5.1f} s, new {new:5.1f} s of processors, new/old {new / old:.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
