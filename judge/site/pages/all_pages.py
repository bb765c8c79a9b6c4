"""All pages of the site, written from the library."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from judge.site.linked_library import LinkedLibrary
from judge.site.pages.card_text import card_text_pages
from judge.site.pages.chapters import chapter_pages, in_chapter_order, numbered, numbers
from judge.site.pages.charts import chart_pages
from judge.site.pages.concepts import concept_pages
from judge.site.pages.game_start import game_start_pages
from judge.site.pages.glossary import glossary_pages
from judge.site.pages.home import home_page
from judge.site.pages.open_questions import open_question_pages
from judge.site.pages.page import Page
from judge.site.pages.scenario_list import scenario_list_pages
from judge.site.pages.scenarios import scenario_pages
from judge.site.pages.units import unit_pages

Report = Callable[[str], None]
PARTS = (
    game_start_pages,
    chapter_pages,
    glossary_pages,
    chart_pages,
    open_question_pages,
    scenario_pages,
    scenario_list_pages,
    card_text_pages,
    unit_pages,
)
SECTIONS = (
    ("glossary", "Glossary"),
    ("charts", "Timing charts"),
    ("readings", "Where the rulebook is open"),
    ("scenarios", "Scenarios"),
    ("card-text", "What cards may say"),
    ("units", "All units"),
)


def pages(linked: LinkedLibrary, report: Report) -> Iterator[Page]:
    """Every page: home, each game's own, and those across the games."""
    yield home_page(linked)
    yield from concept_pages(linked)
    for game, info in linked.library.games.items():
        report(f"Writing the pages of {info.title}")
        for part in PARTS:
            yield from part(linked, game)


def write(linked: LinkedLibrary, folder: Path, report: Report) -> list[Page]:
    """Writes every page into a folder and returns them."""
    written = list(pages(linked, report))
    for page in written:
        page.write(folder)
    return written


def navigation(linked: LinkedLibrary, written: list[Page]) -> list[dict[str, object]]:
    """What the theme shows at the side: for each game its chapters and its other parts."""
    urls = {page.url for page in written}
    return [_game(linked, game, accent, urls) for accent, game in enumerate(linked.library.games)]


def _game(linked: LinkedLibrary, game: str, accent: int, urls: set[str]) -> dict[str, object]:
    info = linked.library.games[game]
    chapters = [(each, numbers(linked, each).partition("–")[0]) for each in in_chapter_order(linked, game)]
    return {
        "id": game,
        "title": info.title,
        "edition": info.edition,
        "accent": accent % 7,
        "chapters": [{"title": each.title, "url": each.page, "number": shown} for each, shown in chapters],
        "numbered": numbered(linked, game),
        "sections": [
            {"id": id, "title": title, "url": f"{game}/{id}/"} for id, title in SECTIONS if f"{game}/{id}/" in urls
        ],
    }
