"""A preview that follows the content: pages that changed are rendered anew, and open pages reload themselves."""

from __future__ import annotations

import json
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from threading import Event

from judge.content.problem import BadInput
from judge.content.where import content_root, plugin_folders
from judge.site.build import HERE, NAME, _check, _mkdocs, _settings
from judge.site.finishing.finish import finish
from judge.site.finishing.hover_cards import write_hover_cards
from judge.site.finishing.offline import offline_page
from judge.site.finishing.search_files import search_page
from judge.site.linked_library import LinkedLibrary, linked_library
from judge.site.pages.all_pages import navigation, pages
from judge.site.pages.page import Page

PAUSE = 0.4
LIVE = "live.json"
Report = Callable[[str], None]


class Preview:
    """The site in a folder of its own, kept up to date with the content for as long as it is watched."""

    def __init__(self, out: Path, report: Report) -> None:
        self.out = out
        self.report = report
        self.marks: dict[str, str] = {}
        self.seen: dict[str, tuple[int, int]] = {}

    def begin(self) -> None:
        """Builds everything; BadInput says what is wrong with the content."""
        self.seen = snapshot()
        found = self.refresh()
        self.report("Adding search, hover cards, short addresses and the offline copy")
        finish(found, self.out, NAME)
        self._tell("")

    def refresh(self) -> LinkedLibrary:
        """Renders every page that is not as it was."""
        linked_library.cache_clear()
        found = linked_library()
        _check(found)
        quiet = self.report if not self.marks else _nothing
        written = [*pages(found, quiet), search_page(found), offline_page(found)]
        marks = _marks(found, written)
        changed = [page for page in written if self.marks.get(page.url) != marks[page.url]]
        self.report(f"Rendering {len(changed)} page{'' if len(changed) == 1 else 's'}")
        self._render(found, changed, written)
        for url in self.marks.keys() - marks.keys():
            (self.out / url / "index.html").unlink(missing_ok=True)
        self.marks = marks
        return found

    def _render(self, found: LinkedLibrary, changed: list[Page], every: list[Page]) -> None:
        """Runs mkdocs over some pages alone: no page depends on mkdocs knowing the others."""
        with tempfile.TemporaryDirectory(prefix="judge-preview-") as name:
            folder = Path(name)
            for page in changed:
                page.write(folder / "pages")
            shutil.copytree(HERE / "assets", folder / "pages" / "assets")
            settings = _settings(found, navigation(found, every))
            settings["extra"]["live"] = True
            (folder / "mkdocs.yml").write_text(json.dumps(settings), "utf-8")
            _mkdocs(folder / "mkdocs.yml")
            shutil.copytree(folder / "site", self.out, dirs_exist_ok=True)

    def watch(self, stop: Event) -> None:
        """Looks for changes until it is stopped; what is wrong is told here and on the open pages."""
        while not stop.wait(PAUSE):
            now = snapshot()
            if now != self.seen:
                self.seen = now
                self.follow()

    def follow(self) -> None:
        """Takes one change over; a mistake in the content leaves the pages as they were."""
        begun = time.perf_counter()
        try:
            found = self.refresh()
        except BadInput as bad:
            self.report(str(bad))
            self._tell(str(bad))
            return
        self._tell("")
        self.report(f"Shown after {time.perf_counter() - begun:.1f} s")
        write_hover_cards(found, self.out / "previews")

    def _tell(self, problem: str) -> None:
        """What the open pages ask for: a mark that changes when they should reload, and what is wrong."""
        mark = sha256(json.dumps(sorted(self.marks.items())).encode()).hexdigest()
        (self.out / LIVE).write_text(json.dumps({"mark": mark, "problem": problem}), "utf-8")


def snapshot() -> dict[str, tuple[int, int]]:
    """The time and size of every file that a page may be made from."""
    roots = (content_root(), *plugin_folders("content"), HERE / "theme", HERE / "assets")
    files = (path for root in roots for path in root.rglob("*") if path.is_file())
    return {str(path): (path.stat().st_mtime_ns, path.stat().st_size) for path in files}


def _marks(found: LinkedLibrary, written: Iterable[Page]) -> dict[str, str]:
    """A mark for each page of all it is made from: its text, the names and links of its game's entries, the frame."""
    frame = _mark(*(path.read_bytes() for path in sorted((HERE / "theme").rglob("*.html"))))
    games = {game: _connections(found, game) for game in found.library.games}
    across = _mark(*(mark.encode() for mark in games.values()), _connections(found, "").encode())
    return {
        page.url: _mark(page.markdown().encode(), games.get(page.game, across).encode(), frame.encode())
        for page in written
    }


def _connections(found: LinkedLibrary, game: str) -> str:
    """A mark of what the pages of a game show of one another: names, addresses, links."""
    entries = [each for each in found.library.entries.values() if each.game in (game, "")]
    known = {each.address for each in entries}
    links = [(each.source, each.target) for each in found.library.links if each.source in known]
    named = [(each.address, each.url, each.title, each.aliases, each.cites, each.concept) for each in entries]
    return _mark(repr(named).encode(), repr(links).encode())


def _mark(*parts: bytes) -> str:
    digest = sha256()
    for part in parts:
        digest.update(sha256(part).digest())
    return digest.hexdigest()


def _nothing(said: str) -> None:
    """Keeps quiet."""
