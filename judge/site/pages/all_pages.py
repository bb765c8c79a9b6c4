"""All pages of the site, written from the library."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from judge.site.linked_library import LinkedLibrary
from judge.site.pages.card_text import card_text_pages
from judge.site.pages.chapters import chapter_pages
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
