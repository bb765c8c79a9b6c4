"""The console with no server, measured in a browser: what travels, how soon it is ready, a page, a step, memory.

`python -m bench.offline [SITE]` takes a built site that has the console in it (site/ when none is named), serves it by
a plain file server under a prefix and opens it on a screen of 360 pixels. `--slower 4` lets the processes that draw and
compute run a fourth of the time, all their threads alike (a browser's own throttle does not reach workers).
`--scenarios N` runs every Nth shipped scenario there and here and compares the whole documents. `--write` adds the
figures to RESULTS.md.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from bench import results
from bench.served import served
from judge.console.workers.jobs import JOBS
from judge.content.load import load
from judge.content.where import content_root
from judge.site.build import default_out
from tests.browser.phone import LONG, Phone, asked, console, settled
from tests.conftest import CHROMIUM, FLAGS

PROJECT = Path(__file__).resolve().parent.parent
PERIOD = 0.02
PLACE = "assets/console"
PAGES = ("Chaotic", "How much damage does this attack deal?")
STEPS = "scenario/chaotic/ex-dragon-pulse"
# Run in the page: how long each tap takes until another step is on the screen (a program that drives it takes longer).
WATCHED = """() => {
  window.steps = [];
  document.addEventListener("click", tap => {
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => steps.push(performance.now() - tap.timeStamp)));
    });
    seen.observe(document.getElementById("step"), { childList: true });
  }, true);
}"""


def processes(profile: Path) -> list[int]:
    """The processes that draw and compute, of the browser on a profile: below it, wherever."""
    words: dict[int, bytes] = {}
    parents: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*"):
        try:
            words[int(path.name)] = (path / "cmdline").read_bytes()
            parents[int(path.name)] = int((path / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    own = {pid for pid, said in words.items() if f"--user-data-dir={profile}".encode() in said}

    def below(pid: int) -> bool:
        return pid in own or (pid in parents and below(parents[pid]))

    return [pid for pid, said in words.items() if b"--type=renderer" in said and below(pid)]


@contextmanager
def slowed(profile: Path, times: int) -> Iterator[None]:
    """For a while the browser's processes run only one of so many moments."""
    over, known = threading.Event(), set(processes(profile))

    def look() -> None:
        while not over.wait(PERIOD):
            known.update(processes(profile))

    def turns() -> None:
        while not over.is_set():
            _all(known, signal.SIGSTOP)
            time.sleep(PERIOD * (times - 1))
            _all(known, signal.SIGCONT)
            time.sleep(PERIOD)

    thread = threading.Thread(target=turns, daemon=True)
    if times > 1:
        thread.start()
        threading.Thread(target=look, daemon=True).start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            thread.join()
        _all(known, signal.SIGCONT)


def _all(known: set[int], what: signal.Signals) -> None:
    for pid in tuple(known):
        try:
            os.kill(pid, what)
        except ProcessLookupError:
            pass


def travels(site: Path) -> dict[str, float]:
    """What travels when the console is taken along, in MB."""
    about = json.loads((site / PLACE / "about.json").read_text("utf-8"))
    files = {name: each["bytes"] / 1e6 for name, each in about["files"].items()}
    return {"all": about["bytes"] / 1e6, **{name: size for name, size in files.items() if size > 0.1}}


def first(phone: Phone, address: str, times: int) -> tuple[float, float]:
    """Seconds from what has just been fetched to the first page, with nothing prepared: of the clock, of processors."""
    page = phone.page(f"{address}console/")
    page.click("#take", timeout=LONG)
    page.get_by_text("Starting the console").wait_for(timeout=LONG)
    with slowed(phone.profile, times):
        begin, worked = time.monotonic(), sum(map(_worked, processes(phone.profile)))
        page.frame_locator("#pages").locator("h1").first.wait_for(timeout=LONG)
        taken = time.monotonic() - begin, sum(map(_worked, processes(phone.profile))) - worked
    settled(page)
    return taken


def cold(phone: Phone, address: str, times: int) -> tuple[float, float]:
    """Seconds from a browser that has just been started to the first page: of the clock, and of processors."""
    phone.restart()
    started = phone.context.new_page()
    with slowed(phone.profile, times):
        begin = time.monotonic()
        started.goto(f"{address}console/", wait_until="commit")
        started.frame_locator("#pages").locator("h1").first.wait_for(timeout=240_000)
        return time.monotonic() - begin, sum(map(_worked, processes(phone.profile)))


def _worked(pid: int) -> float:
    """The processor time of a process."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def warm(page: Page, profile: Path, times: int) -> float:
    """Seconds from a tap on a link to the page behind it."""
    pages = page.frame_locator("#pages")
    with slowed(profile, times):
        begin = time.monotonic()
        pages.get_by_role("link", name=PAGES[0]).first.click()
        pages.get_by_role("heading", name=PAGES[0]).first.wait_for()
        return time.monotonic() - begin


def step(page: Page, address: str, profile: Path, times: int) -> tuple[list[float], float]:
    """Seconds from a tap on Back until its step is drawn, as the page sees it; and of processors for one."""
    page.goto(f"{address}console/{STEPS}")
    console(page).locator(".count").wait_for()
    element = page.query_selector("#pages")
    frame = element.content_frame() if element else None
    assert frame
    page.wait_for_timeout(2000)
    frame.evaluate(WATCHED)
    worked = sum(map(_worked, processes(profile)))
    with slowed(profile, times):
        for number in range(1, 5):
            frame.get_by_role("link", name="Back").first.click()
            frame.wait_for_function(f"steps.length == {number}")
        taken = [milliseconds / 1000 for milliseconds in frame.evaluate("steps")]
    return taken, (sum(map(_worked, processes(profile))) - worked) / len(taken)


def memory(page: Page, profile: Path) -> tuple[float, float]:
    """What Python has of it, which is bounded, and the most that a process which computes holds of its own, in MB."""
    own = float(page.locator("#pages").get_attribute("data-memory") or 0) / 2**20
    held = [Path(f"/proc/{pid}/status").read_text() for pid in processes(profile)]
    return own, max(
        int(line.split()[1]) / 1024 for text in held for line in text.splitlines() if line.startswith("RssAnon")
    )


def answers(page: Page, every: int) -> tuple[int, list[str]]:
    """How many scenarios were run in both places, and those whose documents differ."""
    files = [file for each in load(content_root()).scenario_files.values() for file in each][::every]
    other = []
    for file in files:
        text = (content_root() / file.path).read_text("utf-8")
        (here,) = JOBS["run"]({"text": text}, lambda count: None)
        there = asked(page, "api/run", {"scenario": text})
        if json.loads(json.dumps(here)) != there:
            other.append(f"{file.game}/{file.id}")
            print("  differs:", other[-1], flush=True)
    return len(files), other


def main() -> int:
    """Measures, prints, and fails when an answer differs."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("site", nargs="?", type=Path, default=default_out())
    options.add_argument("--slower", type=int, default=4, metavar="N")
    options.add_argument("--rounds", type=int, default=3, metavar="N")
    options.add_argument("--scenarios", type=int, default=0, metavar="N", help="compare every Nth scenario (0: none)")
    options.add_argument("--write", action="store_true", help="add the results to RESULTS.md")
    args = options.parse_args()
    sizes = travels(args.site)
    print("travels, MB:", ", ".join(f"{name} {size:.2f}" for name, size in sizes.items()), flush=True)
    rows: list[list[str]] = []
    other: list[str] = []
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        place = Path(work) / "www"
        place.mkdir()
        (place / "rules").symlink_to(args.site.resolve())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with served(place) as host:
            address = f"{host}rules/"
            phone = Phone(browser, CHROMIUM, FLAGS, Path(work) / "profile")
            clock, processor = first(phone, address, 1)
            print(f"first page of a first start: {clock:.1f} s, {processor:.1f} s of processors", flush=True)
            for times in dict.fromkeys((1, args.slower)):
                starts = [cold(phone, address, times) for _ in range(args.rounds)]
                page = phone.context.pages[-1]
                page_taken = warm(page, phone.profile, times)
                steps, worked = step(page, address, phone.profile, times)
                clock, processor = (statistics.median(each) for each in zip(*starts, strict=True))
                figures = (clock, processor, page_taken, statistics.median(steps), worked)
                held = memory(page, phone.profile)
                name = f"{times} x slower" if times > 1 else "as it is"
                rows.append([name, *(f"{each:.2f}" for each in figures), *(f"{each:.0f}" for each in held)])
                print("  ".join(rows[-1]), flush=True)
            if args.scenarios:
                number, other = answers(phone.context.pages[-1], args.scenarios)
                print(f"{number} scenarios run in both places, {len(other)} with other documents", flush=True)
            phone.context.close()
        browser.close()
    if args.write:
        how = f"the console in a browser, with no server; {sizes['all']:.1f} MB travel; medians of {args.rounds} rounds"
        results.write(
            [
                "speed",
                "cold start, s",
                "of processors, s",
                "next page, s",
                "step, s",
                "of processors, s",
                "MB of Python",
                "MB in all",
            ],
            rows,
            PROJECT,
            None,
            how,
        )
    return 1 if other else 0


if __name__ == "__main__":
    raise SystemExit(main())
