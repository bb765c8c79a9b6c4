"""A preview that follows the content: pages that changed are rendered anew, and open pages reload themselves."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from threading import Event

from judge.content.problem import BadInput
from judge.content.where import content_root, plugin_folders
from judge.games.faults import fault_of, show_where
from judge.site.build import check
from judge.site.finishing.hover_cards import write_hover_cards
from judge.site.linked_library import LinkedLibrary, forget, linked_library
from judge.site.pages.page import Page
from judge.site.plugin import THEME, Run, running
from judge.site.replays.rails import write_rails
from judge.site.settings import load_settings, run_mkdocs, settings_file

PAUSE = 0.4
LIVE = "live.json"
Report = Callable[[str], None]


class Preview:
    """The site in a folder of its own, kept up to date with the content for as long as it is watched."""

    def __init__(self, out: Path, report: Report, *, settings: Path | None = None, live: bool = True) -> None:
        self.out = out
        self.report = report
        self.settings = settings or settings_file()
        self.live = live
        self.marks: dict[str, str] = {}
        self.seen: dict[str, tuple[int, int]] = {}

    def begin(self) -> None:
        """Builds everything; BadInput says what is wrong with the content."""
        self.seen = snapshot()
        self.refresh()
        for lacking in linked_library().lacks():
            self.report(lacking)
        self._tell("")

    def adopt(self, pages: Iterable[Page]) -> None:
        """Takes over a site that has been built: what changes from now on is rendered."""
        marks = _Marks(linked_library(), self.settings)
        self.marks = {page.url: marks.of(page) for page in pages}

    def refresh(self) -> None:
        """Renders every page that is not as it was."""
        forget()
        check(linked_library())
        first = not self.marks
        marks: dict[str, str] = {}
        games = _Marks(linked_library(), self.settings)

        def changed(page: Page) -> bool:
            marks[page.url] = mark = games.of(page)
            return self.marks.get(page.url) != mark

        run = Run(
            live=self.live,
            loaded=True,
            quick=not self.live,
            finished=first,
            changed=changed,
            report=self.report if first else _nothing,
        )
        with running(run):
            run_mkdocs(load_settings(self.settings, self.out), dirty=not first)
        marks |= {page.url: games.of(page) for page in run.pages if page.url not in marks}
        rendered = sum(self.marks.get(url) != mark for url, mark in marks.items())
        self.report(f"Rendering {rendered} page{'' if rendered == 1 else 's'}")
        for url in self.marks.keys() - marks.keys():
            (self.out / url / "index.html").unlink(missing_ok=True)
        self.marks = marks

    def watch(self, stop: Event) -> None:
        """Looks for changes until it is stopped; what is wrong is told here and on the open pages."""
        while not stop.wait(PAUSE):
            now = snapshot()
            if now != self.seen:
                self.seen = now
                self.follow()

    def follow(self) -> None:
        """Takes one change over; a mistake in the content leaves the pages as they were, whatever it is."""
        begun = time.perf_counter()
        try:
            self.refresh()
        except BadInput as bad:
            return self._say_wrong(str(bad))
        except OSError:
            self.seen = {}  # A file or a folder was moved while it was read: look again.
            return None
        except Exception as error:
            show_where(error)
            told = fault_of(error) or f"{type(error).__name__}: {error}"
            return self._say_wrong(f"this cannot be shown: {told}")
        if lacking := linked_library().left_out:
            self._say_wrong("\n".join(f"left out: {problem}" for problem in lacking))
        else:
            self._tell("")
        self.report(f"Shown after {time.perf_counter() - begun:.1f} s")
        write_hover_cards(linked_library(), self.out / "previews")
        write_rails(linked_library(), self.out / "rails")

    def _say_wrong(self, problem: str) -> None:
        """What is wrong, here and on the open pages."""
        self.report(problem)
        self._tell(problem)

    def _tell(self, problem: str) -> None:
        """What the open pages ask for: a mark that changes when they should reload, and what is wrong."""
        mark = sha256(json.dumps(sorted(self.marks.items())).encode()).hexdigest()
        (self.out / LIVE).write_text(json.dumps({"mark": mark, "problem": problem}), "utf-8")


def snapshot() -> dict[str, tuple[int, int]]:
    """The time and size of every file that a page may be made from."""
    roots = (content_root(), *plugin_folders("content"), THEME)
    files = [path for root in roots for path in root.rglob("*") if path.is_file()]
    found = {}
    for path in (*files, settings_file()):
        with suppress(OSError):  # It may be gone again, or on its way to another name.
            found[str(path)] = (path.stat().st_mtime_ns, path.stat().st_size)
    return found


class _Marks:
    """A mark for each page of all it is made from: its text, the names and links of its game's entries, the frame."""

    def __init__(self, found: LinkedLibrary, settings: Path) -> None:
        self.frame = _mark(settings.read_bytes(), *(path.read_bytes() for path in sorted(THEME.rglob("*.html"))))
        self.games = {game: _connections(found, game) for game in found.library.games}
        self.across = _mark(*(mark.encode() for mark in self.games.values()), _connections(found, "").encode())

    def of(self, page: Page) -> str:
        """The mark of one page."""
        around = self.games.get(page.game, self.across)
        return _mark(page.markdown().encode(), around.encode(), self.frame.encode())


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
