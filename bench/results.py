"""Writing results down: a dated section for each run, below those that are there."""

from __future__ import annotations

import platform
import subprocess
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path

FILE = Path(__file__).resolve().parent / "RESULTS.md"
ABOUT = """\
# Results

`python -m bench.exploring --write` adds a section below; older ones stay as they are. What the columns mean:

- **positions, ends, steps, seconds, positions/s**: one exploration of the table by itself; seconds are processor time.
- **loops**: the same time as a multiple of a fixed loop (about 0.3 s of tuples and dictionaries in plain Python), run
  right before and after in the same process. Compare loops, not seconds, between machines and versions.
- **answers**: what it takes to answer the questions of the table from what was explored, in loops.
- **others**: explorations under another reading, or with a rule misread, after the first one, as `judge run` makes them
  for its reasons; of a large table only some. **fresh** are those of their positions where something was done anew.
- **MB**: the most memory the process held.
- **old/new**: the loops of another version divided by those of this one, in the first exploration and in the others
  that both know; **the same?** is whether that version finds the same positions, ends and answers.
"""


def write(heads: Sequence[str], rows: Iterable[Sequence[str]], project: Path, beside: Path | None, how: str) -> None:
    """Adds a section with a table of results, and how they were measured, to RESULTS.md."""
    title = f"## {date.today()}, commit {commit(project)}" + (f", beside {commit(beside)}" if beside else "")
    machine = f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}"
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]
    table = "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)
    before = FILE.read_text(encoding="utf-8") if FILE.exists() else ABOUT
    FILE.write_text(f"{before.rstrip()}\n\n{title}\n\n{machine}; {how}.\n\n{table}\n", encoding="utf-8")


def commit(project: Path) -> str:
    """The commit of a checkout in short; `and changes` where it is not just that."""
    told = _git(project, "rev-parse", "--short", "HEAD") or "unknown"
    return f"{told} and changes" if _git(project, "status", "--porcelain", "--untracked-files=no") else told


def _git(project: Path, *words: str) -> str:
    run = subprocess.run(["git", *words], cwd=project, capture_output=True, text=True, check=False)
    return run.stdout.strip()
