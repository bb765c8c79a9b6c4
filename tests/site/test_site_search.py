"""Search in the page: the same answers as the server's, as you type, with the keyboard, in the address, from a disk."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import opened, served
from playwright.sync_api import Browser

from judge.content.load import load
from judge.content.yamltree import load_plain, parse
from judge.search.engine import Search
from judge.search.index.site_export import Exported, exported
from judge.search.words import stem
from judge.site.finishing.search_files import search_script

pytestmark = pytest.mark.browser
QUERIES = sorted((Path(__file__).parent.parent / "search").glob("queries-*.yml"))
MOST_BEFORE_THE_FIRST_RESULT = 400_000
BOX, HIT = ".j-search__box", ".j-hit"


@pytest.fixture(scope="module")
def real() -> Exported:
    """The search of the real content as the site has it."""
    return exported(load())


@pytest.fixture(scope="module")
def script(chromium: Browser, real: Exported) -> Iterator[Any]:
    """A page on which the search of the real content is open as `search`, and its stemmer as `stem`."""
    with opened(chromium) as page:
        page.add_script_tag(
            content=search_script().replace("window.judgeEngine", "window.stem = stem;\nwindow.judgeEngine")
        )
        page.evaluate("data => { window.search = judgeEngine(data.index) }", {"index": real.index})
        yield page


@pytest.fixture(scope="module")
def base(pebbles_site: Path) -> Iterator[str]:
    """The address of the tests' own game, served."""
    with served(pebbles_site) as server:
        yield server.address


@pytest.fixture
def page(chromium: Browser) -> Iterator[Any]:
    """A fresh page."""
    with opened(chromium) as page:
        yield page


@pytest.mark.parametrize("path", QUERIES, ids=lambda path: path.stem)
def test_the_page_finds_what_the_server_finds(script: Any, path: Path) -> None:
    """Of the queries people type, as many find their entry among the first three, to two in a hundred."""
    game = path.stem.removeprefix("queries-")
    queries = load_plain(parse(path.read_text("utf-8"), path.name))
    asked = "([text, game]) => search.answer(text, { game }).hits.slice(0, 3).flatMap(({ id, slug }) => [id, slug])"
    server = Search()
    theirs = ours = 0
    for each in queries:
        wanted = {each["finds"]} if isinstance(each["finds"], str) else set(each["finds"])
        hits = server.search(each["q"], game, limit=3).results
        theirs += any(wanted & {hit.id, hit.slug} for hit in hits)
        ours += not wanted.isdisjoint(script.evaluate(asked, [each["q"], game]))
    assert ours >= theirs - 0.02 * len(queries)


def test_words_have_the_same_stems(script: Any, real: Exported) -> None:
    """Every word of the content is brought down to the same stem by both."""
    words = real.index["lexicon"]["words"].split()
    found = script.evaluate("words => words.map(stem)", words)
    assert [pair for pair in zip(words, found, strict=True) if stem(pair[0]) != pair[1]] == []


@pytest.mark.parametrize(
    "query", ["", " ", '"', "💥 سؤال", "a" * 10_000, "(AND OR ^~* [", "8.8.8.8.8", "__proto__", "'"]
)
def test_any_text_is_answered(script: Any, query: str) -> None:
    """Whatever is typed gives results or none."""
    assert script.evaluate("text => search.answer(text).hits.length", query) >= 0


def test_little_is_loaded_before_the_first_result(real: Exported) -> None:
    """The script and the index of all games are under 400 kB compressed."""
    index = json.dumps(real.index, ensure_ascii=False, separators=(",", ":"))
    assert (
        len(gzip.compress(search_script().encode())) + len(gzip.compress(index.encode())) < MOST_BEFORE_THE_FIRST_RESULT
    )


def test_the_first_letter_has_results(page: Any, base: str) -> None:
    """The slash leads to the box, one letter is enough, and nothing is loaded before."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(base)
    assert not [url for url in asked if "/search/" in url]
    page.keyboard.press("/")
    page.keyboard.type("d")
    page.wait_for_selector(HIT)
    assert page.get_attribute(BOX, "aria-expanded") == "true"


def test_results_are_headed_by_their_game_and_show_the_words(page: Any, base: str) -> None:
    """Newcomers' words and typos find the term; what matched is marked, and a correction is told."""
    page.goto(base)
    page.fill(BOX, "the defending castel")
    page.wait_for_selector(f"{HIT} mark")
    assert page.inner_text(".j-hits__game") == "Pebbles"
    assert "castle" in page.inner_text(".j-search__status")
    assert page.locator(HIT, has_text="Tower").count()


def test_a_number_gives_the_rule_then_what_stands_below_it(page: Any, base: str) -> None:
    """3. means rule 3, and 3.1, 3.2 and 3.3 follow."""
    page.goto(base)
    page.fill(BOX, "3.")
    page.wait_for_selector(HIT)
    assert page.locator(f"{HIT} .j-n").all_inner_texts()[:4] == ["3", "3.1", "3.2", "3.3"]


def test_the_keyboard_is_enough(page: Any, base: str) -> None:
    """Arrows choose, Enter opens, Back returns to the list, Escape closes it and clears the address."""
    page.goto(base + "pebbles/")
    page.keyboard.press("/")
    page.keyboard.type("3.")
    page.wait_for_selector(HIT)
    page.keyboard.press("ArrowDown")
    assert page.get_attribute("[aria-selected=true]", "id") == page.get_attribute(BOX, "aria-activedescendant")
    page.keyboard.press("Enter")
    page.wait_for_url("**/pebbles/rules/01-pebbles/#3.1")
    page.go_back()
    page.wait_for_selector(HIT)
    assert page.url.endswith("/pebbles/?q=3.")
    page.keyboard.press("Escape")
    assert not page.is_visible(".j-search__panel")
    assert page.url.endswith("/pebbles/")


def test_quoted_words_must_stand_together(page: Any, base: str) -> None:
    """The texts are loaded to look for them, and only the rule that has them in a row and its parent are left."""
    page.goto(base)
    page.fill(BOX, '"newest happens first"')
    page.wait_for_selector(".j-search__status:has-text('2 results')")
    assert page.locator(f"{HIT} .j-n").all_inner_texts() == ["2.2", "2"]


def test_kinds_can_be_chosen(page: Any, base: str) -> None:
    """Only scenarios are left when only they are wanted."""
    page.goto(base)
    page.fill(BOX, "storm")
    page.wait_for_selector(HIT)
    page.click(".j-filters__kind:has-text('Scenarios')")
    assert set(page.locator(".j-hits__group .j-hit small").all_inner_texts()) == {"Scenario"}


def test_all_results_stand_on_one_page(page: Any, base: str) -> None:
    """The last choice of the list is a page with every result, which a link can be made to."""
    page.goto(base)
    page.fill(BOX, "tower")
    page.wait_for_selector(HIT)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search/?q=tower")
    page.wait_for_selector(f"{HIT} mark")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.classList.contains('j-hit')")


def test_without_scripts_the_form_leads_to_the_glossary(chromium: Browser, base: str) -> None:
    """The search page then names the lists that need no script."""
    with opened(chromium, java_script_enabled=False) as page:
        page.goto(base)
        page.fill(BOX, "tower")
        page.keyboard.press("Enter")
        page.wait_for_url("**/search/index.html?q=tower")
        page.click("main noscript a[href*=glossary]")
        page.wait_for_url("**/pebbles/glossary/")


def test_search_works_from_a_disk(page: Any, pebbles_site: Path) -> None:
    """Opened without a server the list fills, and its links lead to files."""
    page.goto(f"{pebbles_site.as_uri()}/pebbles/index.html")
    page.fill(BOX, "storm")
    page.wait_for_selector(f"{HIT} mark")
    page.keyboard.press("Enter")
    page.wait_for_url("**/pebbles/*/**/index.html*")
