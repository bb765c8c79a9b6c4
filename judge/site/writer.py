"""All pages of the site, written from the library."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from judge.site.chapters import chapter_pages, in_chapter_order
from judge.site.charts import chart_pages
from judge.site.concepts import concept_pages
from judge.site.glossary import glossary_pages
from judge.site.open_points import open_pages
from judge.site.page import Page
from judge.site.scenarios import scenario_pages
from judge.site.shelf import Shelf
from judge.site.start import game_pages, home_page

Report = Callable[[str], None]
PARTS = (game_pages, chapter_pages, glossary_pages, chart_pages, open_pages, scenario_pages)
SECTIONS = (
    ("glossary", "Glossary"),
    ("charts", "Timing charts"),
    ("readings", "Where the rulebook is open"),
    ("scenarios", "Scenarios"),
    ("units", "All units"),
)


def pages(shelf: Shelf, report: Report) -> Iterator[Page]:
    """Every page: home, each game's own, and those across the games."""
    yield home_page(shelf)
    yield from concept_pages(shelf)
    for game, info in shelf.library.games.items():
        report(f"Writing the pages of {info.title}")
        for part in PARTS:
            yield from part(shelf, game)


def write(shelf: Shelf, folder: Path, report: Report) -> list[Page]:
    """Writes every page into a folder and returns them."""
    written = list(pages(shelf, report))
    for page in written:
        page.write(folder)
    return written


def navigation(shelf: Shelf, written: list[Page]) -> list[dict[str, object]]:
    """What the theme shows at the side: for each game its chapters and its other parts."""
    urls = {page.url for page in written}
    return [
        {
            "id": game,
            "title": info.title,
            "edition": info.edition,
            "accent": accent % 7,
            "chapters": [{"title": chapter.title, "url": chapter.page} for chapter in in_chapter_order(shelf, game)],
            "sections": [
                {"id": id, "title": title, "url": f"{game}/{id}/"} for id, title in SECTIONS if f"{game}/{id}/" in urls
            ],
        }
        for accent, (game, info) in enumerate(shelf.library.games.items())
    ]
