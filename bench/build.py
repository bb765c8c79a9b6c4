"""`judge build` beside plain mkdocs-material on the same Markdown, in one run: seconds, processor seconds, ratios.

The plain build links no rules, draws no charts, plays nothing and has no short addresses. It is run twice: as it comes,
with every page in its navigation, and with the pages left out of the navigation, which is quicker.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from judge.site.linked_library import LinkedLibrary
from judge.site.pages.all_pages import write

ROUNDS = 3
LIMIT = 2.5
EXTENSIONS = ("admonition", "def_list", "sane_lists", "tables", "toc")


class Spent(NamedTuple):
    """What a build took: seconds on the clock, seconds of processors."""

    wall: float
    cpu: float


def spent(command: list[str], cache: Path) -> Spent:
    """Runs a command to its end and counts."""
    begun, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "XDG_CACHE_HOME": str(cache)}
    subprocess.run(command, check=True, capture_output=True, env=env)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Spent(time.perf_counter() - begun, cpu)


def plain(folder: Path, name: str, **more: object) -> list[str]:
    """The command for a plain build of the pages in a folder."""
    settings = {
        "site_name": "Plain",
        "docs_dir": str(folder / "pages"),
        "site_dir": str(folder / name),
        "theme": {"name": "material"},
        "markdown_extensions": list(EXTENSIONS),
        "validation": {"links": {"not_found": "ignore", "unrecognized_links": "ignore", "anchors": "ignore"}},
        **more,
    }
    path = folder / f"{name}.yml"
    path.write_text(json.dumps(settings), "utf-8")
    return [sys.executable, "-m", "mkdocs", "build", "--quiet", "--config-file", str(path)]


@contextmanager
def pages() -> Iterator[Path]:
    """A folder with the Markdown of every page."""
    with tempfile.TemporaryDirectory(prefix="judge-bench-") as name:
        folder = Path(name)
        written = write(LinkedLibrary(), folder / "pages", lambda said: None)
        print(f"  {len(written)} pages")
        yield folder


def main() -> int:
    """Builds in turn, three times each, and prints the medians."""
    with pages() as folder:
        ours = [sys.executable, "-m", "judge", "build", "--out", str(folder / "ours")]
        runs = {
            "plain, every page in the navigation": (plain(folder, "with-nav"), folder / "kept"),
            "plain, no navigation": (plain(folder, "no-nav", nav=[{"Home": "index.md"}]), folder / "kept"),
            "judge build, nothing kept": (ours, None),
            "judge build, replays kept": (ours, folder / "kept"),
        }
        spent(ours, folder / "kept")
        found: dict[str, list[Spent]] = {name: [] for name in runs}
        for turn in range(ROUNDS):
            for name, (command, kept) in runs.items():
                shutil.rmtree(folder / "ours", ignore_errors=True)
                found[name].append(spent(command, kept or folder / f"cold-{turn}"))
        return _told(found)


def _told(found: dict[str, list[Spent]]) -> int:
    """Prints the medians and says whether the first build stays under the limit."""
    median = {name: Spent(*map(statistics.median, zip(*each, strict=True))) for name, each in found.items()}
    yardstick = next(iter(median.values()))
    for name, each in median.items():
        ratio = f"{each.wall / yardstick.wall:5.2f} ({each.cpu / yardstick.cpu:.2f} of the processors)"
        print(f"  {name:38s} {each.wall:6.1f} s, {each.cpu:6.1f} s of processors, ratio {ratio}")
    return int(median["judge build, nothing kept"].wall > LIMIT * yardstick.wall)


if __name__ == "__main__":
    sys.exit(main())
