"""The structure of the site: tabs, the list at the side, where every other page hangs, what comes before and after.

Only the pages that a reader chooses from are in the navigation; the others hang below one of them. So a page costs the
same however many there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.site.linked_library import LinkedLibrary
from judge.site.pages.chapters import in_chapter_order, numbered, numbers
from judge.site.pages.page import Page
from judge.site.titles import short_title

GAMES = "games"
SECTIONS = (
    ("glossary", "Glossary"),
    ("charts", "Timing charts"),
    ("readings", "Open questions"),
    ("scenarios", "Scenarios"),
    ("card-text", "What cards may say"),
    ("units", "All rules by number"),
)
Nav = list[Any]


def navigation(linked: LinkedLibrary, wanted: Nav | None, files: Iterable[str]) -> Nav:
    """The navigation that mkdocs.yml asks for: `games` becomes a tab for each game, pages that are not there go."""
    there = set(files)
    made: Nav = []
    for item in wanted if wanted is not None else [{"Home": "index.md"}, GAMES]:
        made += [_tab(linked, game, there) for game in linked.library.games] if item == GAMES else _kept(item, there)
    return made


def _kept(item: Any, there: set[str]) -> Nav:
    """An item of the navigation as it is written, without the pages of the site that this content does not have."""
    if isinstance(item, str):
        return [item] if item in there or "://" in item else []
    kept: dict[str, Any] = {}
    for title, inside in item.items():
        if isinstance(inside, list):
            if below := [each for one in inside for each in _kept(one, there)]:
                kept[title] = below
        elif _kept(inside, there):
            kept[title] = inside
    return [kept] if kept else []


def _tab(linked: LinkedLibrary, game: str, there: set[str]) -> dict[str, Nav]:
    """A game: its start, its chapters, its other parts."""
    info = linked.library.games[game]
    chapters = [{_chapter(linked, each): source(each.page)} for each in in_chapter_order(linked, game)]
    rules = [{"Rules": [source(f"{game}/rules/"), *chapters]}] if chapters else []
    parts = [{title: source(f"{game}/{id}/")} for id, title in SECTIONS if source(f"{game}/{id}/") in there]
    return {short_title(info.title): [source(f"{game}/"), *rules, *parts]}


def _chapter(linked: LinkedLibrary, chapter: Any) -> str:
    shown = numbers(linked, chapter).partition("–")[0] if numbered(linked, chapter.game) else ""
    return f"{shown} {chapter.title}".strip()


def source(url: str) -> str:
    """The file a page is written to, by its address."""
    return f"{url}index.md"


def parents(pages: Iterable[Page]) -> dict[str, str]:
    """The page that each page hangs below: the nearest one whose address its own begins with, but not the home page."""
    urls = {page.url for page in pages}
    found = {}
    for url in urls:
        above = [url[: at + 1] for at in range(len(url) - 1) if url[at] == "/"]
        found[url] = next((each for each in reversed(above) if each in urls), "")
    return found


def neighbours(pages: Iterable[Page]) -> Mapping[str, tuple[str | None, str | None]]:
    """The pages before and after each page: the others below the same page, in their order; none for a part itself."""
    pages = list(pages)
    above, rows = parents(pages), dict[str, list[str]]()
    for page in pages:
        if page.url.count("/") >= (3 if page.game else 2):
            rows.setdefault(above[page.url], []).append(page.url)
    return {
        url: (before, after)
        for row in rows.values()
        for before, url, after in zip([None, *row], row, [*row[1:], None], strict=False)
    }
