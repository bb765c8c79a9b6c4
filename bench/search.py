"""Whole queries of ours beside plain term queries of SQLite FTS5, on the same entries, interleaved in one run.

A whole query is everything a reader waits for: understanding, all fields, synonyms, typos, suggestion, excerpts, marks.
Ours is measured without its memory of answers; that is measured by itself.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import yaml

from judge.content.load import load
from judge.content.markup import plain
from judge.search.answering import Answering
from judge.search.engine import Search
from judge.search.index import load_or_build

ROUNDS, THREADS = 5, 8
QUERIES = Path(__file__).parent.parent / "tests" / "search"
COLD_OURS = "from judge.search.engine import Search; Search().search('burst')"
COLD_SQLITE = (
    "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute("
    "\"select title, text from entries where entries match 'burst' order by rank limit 20\").fetchall()"
)


def queries() -> list[str]:
    """The queries of the test sets, and every fifth with a letter lost, so that correcting is measured too."""
    sets = [yaml.safe_load(path.read_text("utf-8")) for path in sorted(QUERIES.glob("queries-*.yml"))]
    sets += yaml.safe_load((QUERIES / "unseen.yml").read_text("utf-8")).values()
    texts = [each["q"] for queries in sets for each in queries]
    return texts + [text[: len(text) // 2] + text[len(text) // 2 + 1 :] for text in texts[::5]]


def terms(texts: Iterable[str]) -> list[str]:
    """One plain word for each query: its longest."""
    words = [max((word for word in text.split() if word.isalpha()), key=len, default="") for text in texts]
    return [word for word in words if word]


def sqlite_index(path: Path) -> None:
    """The same entries in an FTS5 table."""
    base = sqlite3.connect(path)
    base.execute("create virtual table entries using fts5(title, text)")
    rows = [(entry.title, plain(entry.text)) for entry in load().entries.values()]
    base.executemany("insert into entries values (?, ?)", rows)
    base.commit()
    base.close()


def timed(run: Callable[[str], object], texts: Sequence[str]) -> list[float]:
    """Milliseconds for each text, of this thread's own computing: what else runs on the machine does not count."""
    found = []
    for text in texts:
        begin = time.thread_time()
        run(text)
        found.append((time.thread_time() - begin) * 1000)
    return found


def p95(values: list[float]) -> float:
    """The value that 95 of 100 do not exceed."""
    return sorted(values)[int(len(values) * 0.95)]


def cold(code: str, *args: str) -> float:
    """Milliseconds of a fresh process that runs the code, less those of one that does nothing."""
    times = []
    for line in (code, "pass"):
        runs = []
        for _ in range(ROUNDS):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", line, *args], check=True)
            runs.append((time.perf_counter() - begin) * 1000)
        times.append(statistics.median(runs))
    return times[0] - times[1]


def same_in_threads(search: Answering, texts: Sequence[str]) -> bool:
    """Whether eight threads at once get what one gets."""
    from concurrent.futures import ThreadPoolExecutor

    alone = [search._answer(text, None, None, 20) for text in texts]
    fresh = Answering(search.store)
    with ThreadPoolExecutor(THREADS) as pool:
        rounds = [pool.map(lambda text: fresh._answer(text, None, None, 20), texts) for _ in range(THREADS)]
        return all(list(each) == alone for each in rounds)


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        report(Path(folder), rounds)


def report(folder: Path, rounds: int) -> None:
    """Builds both indexes, runs both side by side, prints what came out."""
    library = load()
    thousands = len(library.entries) / 1000
    built = seconds(lambda: load_or_build.build(library, folder / "index"))
    sqlite_built = seconds(lambda: sqlite_index(folder / "sqlite.db"))
    print(f"{len(library.entries)} entries; build per 1000: ours {built / thousands:.2f} s", end="")
    print(f", FTS5 with reading the content {sqlite_built / thousands:.2f} s")
    search = Search(library)
    texts = queries()
    ours, theirs = side_by_side(search, sqlite3.connect(folder / "sqlite.db"), texts, rounds)
    print(f"whole query, ours: p50 {statistics.median(ours):.3f} ms, p95 {p95(ours):.3f} ms ({len(texts)} queries)")
    print(f"plain term, FTS5:  p50 {statistics.median(theirs):.3f} ms, p95 {p95(theirs):.3f} ms")
    print(f"ratio of the p95: {p95(ours) / p95(theirs):.1f}", end="")
    print(f"; of the medians: {statistics.median(ours) / statistics.median(theirs):.1f}")
    again = timed(lambda text: search.search(text), ["burst"] * 1000)
    print(f"a repeated query: {statistics.median(again) * 1000:.1f} us")
    print(f"eight threads give the same as one: {same_in_threads(search._index, texts)}")
    print(f"cold start beyond an empty process: ours {cold(COLD_OURS):.0f} ms", end="")
    print(f", FTS5 {cold(COLD_SQLITE, str(folder / 'sqlite.db')):.0f} ms")


def seconds(run: Callable[[], object]) -> float:
    """How long something computes."""
    begin = time.process_time()
    run()
    return time.process_time() - begin


def side_by_side(
    search: Search, base: sqlite3.Connection, texts: list[str], rounds: int
) -> tuple[list[float], list[float]]:
    """Milliseconds of our whole queries and of FTS5's plain terms; a first round warms both up and is not counted."""
    answer, words = search._index._answer, terms(texts)
    sql = "select title, text from entries where entries match ? order by rank limit 20"
    ours: list[float] = []
    theirs: list[float] = []
    for number in range(rounds + 1):
        mine = timed(lambda text: answer(text, None, None, 20), texts)
        other = timed(lambda word: base.execute(sql, (f'"{word}"',)).fetchall(), words)
        if number:
            ours += mine
            theirs += other
    return ours, theirs


if __name__ == "__main__":
    main()
