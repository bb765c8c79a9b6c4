"""The marks of the built site, measured from outside: Lighthouse, axe, valid HTML, links, sizes, layout shift.

`python -m bench.quality [SITE]` measures a built site (site/ when none is named) and fails when a mark is missed.
The tools are npm packages, fetched by name into the user's cache on the first run; nothing of them is committed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bench.served import served
from judge.site.build import default_out
from tests.site.linkcheck import problems

PACKAGES = ("lighthouse", "axe-core", "html-validate", "vnu-jar")
MARKS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
LARGEST = 500_000
CHROMIUM = os.environ.get("JUDGE_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = ("--no-sandbox", "--disable-gpu", "--headless=new")
RULES = {
    "extends": ["html-validate:standard"],
    "rules": {"long-title": "off", "no-inline-style": "off", "require-sri": "off", "no-trailing-whitespace": "off"},
}
Found = Iterator[str]


def tools() -> Path:
    """The folder with the npm packages, filled on the first run."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "judge" / "quality"
    if not all((home / "node_modules" / name).is_dir() for name in PACKAGES):
        print(f"Fetching {', '.join(PACKAGES)} into {home}", flush=True)
        home.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--prefix", str(home), "--no-audit", "--no-fund", "--silent", *PACKAGES]
        subprocess.run(command, check=True)
    return home / "node_modules"


def kinds(site: Path) -> dict[str, str]:
    """One page of each kind, the largest there is, because it is the worst case."""
    found = {"home": ""}
    for kind, pattern in (
        ("start", "*/glossary/../index.html"),
        ("chapter", "*/rules/*/index.html"),
        ("term", "*/glossary/*/index.html"),
        ("glossary", "*/glossary/index.html"),
        ("chart", "*/charts/*/index.html"),
        ("replay", "*/scenarios/*/index.html"),
        ("scenarios", "*/scenarios/index.html"),
        ("readings", "*/readings/index.html"),
        ("units", "*/units/index.html"),
        ("concept", "concepts/*/index.html"),
    ):
        pages = sorted(site.glob(pattern), key=lambda path: path.stat().st_size)
        if pages:
            found[kind] = pages[-1].resolve().parent.relative_to(site.resolve()).as_posix() + "/"
    return found


def lighthouse(base: str, pages: dict[str, str]) -> Found:
    """Every page on a phone and on a desk; prints the marks and yields those that are missed."""
    for kind in ("home", "start", "chapter", "term", "chart", "replay"):
        for preset in ((), ("--preset=desktop",)) if kind in pages else ():
            scores = _scores(f"{base}{pages[kind]}", preset)
            where = f"{kind} on a {'desk' if preset else 'phone'}"
            print(f"  {where:20s}", *(f"{name} {scores[name]:.0f}" for name in MARKS), f"shift {scores['shift']}")
            yield from (f"{where}: {name} {scores[name]:.0f}" for name, mark in MARKS.items() if scores[name] < mark)
            if scores["shift"] > 0.01:
                yield f"{where}: the layout shifts by {scores['shift']}"


def _scores(url: str, preset: tuple[str, ...]) -> dict[str, float]:
    command = [
        str(tools() / ".bin" / "lighthouse"), url, "--quiet", "--output=json", *preset,
        f"--only-categories={','.join(MARKS)}", f"--chrome-flags={' '.join(FLAGS)}",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, env={**os.environ, "CHROME_PATH": CHROMIUM}, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    scores = {name: 100 * (report["categories"][name]["score"] or 0) for name in MARKS}
    if min(scores[name] - mark for name, mark in MARKS.items()) < 0:
        scores |= {f"[{why}]": 0 for why in _lost(report)}
        print("   ", "; ".join(_lost(report)))
    return {**scores, "shift": round(report["audits"]["cumulative-layout-shift"]["numericValue"], 4)}


def _lost(report: dict[str, Any]) -> list[str]:
    """What the marks were lost by."""
    return [
        audit["title"]
        for audit in report["audits"].values()
        if audit.get("score") is not None and audit["score"] < 0.9 and audit["scoreDisplayMode"] != "informative"
    ]


def axe(base: str, pages: dict[str, str]) -> Found:
    """Violations on every kind of page, in light and dark, on a phone and on a desk."""
    from playwright.sync_api import sync_playwright

    script = (tools() / "axe-core" / "axe.min.js").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for colours in ("light", "dark"):
            for width in (360, 1440):
                context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=colours)  # type: ignore[arg-type]
                page = context.new_page()
                for kind, url in pages.items():
                    page.goto(base + url)
                    page.evaluate(script)
                    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
                    yield from (f"{kind} {width} {colours}: {x['id']}: {x['nodes'][0]['html'][:90]}" for x in found)
                context.close()
        browser.close()


def shift(base: str, pages: dict[str, str]) -> Found:
    """Movement of the page while a hover card opens."""
    from playwright.sync_api import sync_playwright

    watch = "new PerformanceObserver(l => { for (const e of l.getEntries()) window.moved += e.value; })"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(base + pages["chapter"], wait_until="networkidle")
        page.evaluate(f"window.moved = 0; {watch}.observe({{type: 'layout-shift', buffered: false}})")
        page.hover("article p > a[data-ref]")
        page.wait_for_selector(".j-card")
        page.wait_for_timeout(500)
        moved = page.evaluate("window.moved")
        browser.close()
    if moved:
        yield f"the page moves by {moved} when a hover card opens"


def valid(site: Path, pages: dict[str, str]) -> Found:
    """Faults of the HTML of every page, by the W3C's checker where there is Java, else by html-validate."""
    files = [str(path) for path in sorted(site.rglob("*.html"))]
    if shutil.which("java"):
        jar = next((tools() / "vnu-jar").rglob("vnu.jar"))
        for start in range(0, len(files), 400):
            command = ["java", "-Xss2m", "-jar", str(jar), "--errors-only", "--format", "json", *files[start : start + 400]]
            done = subprocess.run(command, capture_output=True)
            yield from (f"{x['url']}: {x['message']}" for x in json.loads(done.stderr)["messages"] if x["type"] == "error")
        return
    settings = site.parent / "html-validate.json"
    settings.write_text(json.dumps(RULES), "utf-8")
    some = [str(site / url / "index.html") for url in pages.values()]
    command = [str(tools() / ".bin" / "html-validate"), "--config", str(settings), "--formatter", "json", *some]
    done = subprocess.run(command, capture_output=True)
    settings.unlink()
    yield from (f"{x['filePath']}: {each['message']}" for x in json.loads(done.stdout) for each in x["messages"])


def sizes(site: Path) -> Found:
    """Pages that are too large."""
    largest = max(site.rglob("*.html"), key=lambda path: path.stat().st_size)
    print(f"  the largest page is {largest.relative_to(site)}: {largest.stat().st_size / 1000:.0f} kB")
    yield from (f"{path}: {path.stat().st_size} bytes" for path in site.rglob("*.html") if path.stat().st_size > LARGEST)


def main() -> int:
    """Measures everything and says what is missed."""
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else default_out()
    pages = kinds(site)
    failed = 0
    with served(site) as base:
        parts: dict[str, Callable[[], Found]] = {
            "sizes": lambda: sizes(site),
            "links, anchors, other hosts": lambda: problems(site),
            "valid HTML": lambda: valid(site, pages),
            "axe, light and dark, phone and desk": lambda: axe(base, pages),
            "layout shift of hover cards": lambda: shift(base, pages),
            "Lighthouse": lambda: lighthouse(base, pages),
        }
        for name, part in parts.items():
            print(f"==> {name}", flush=True)
            missed = list(part())
            failed += len(missed)
            print("\n".join(f"  MISSED {each}" for each in missed) or "  all well", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
