"""Hover cards: with a mouse, with the keyboard, by touch, from a disk; they can be left, entered and turned off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import opened, served
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser
CHAPTER, LINK, CARD = "pebbles/rules/01-pebbles/", 'p > a[data-ref="pebbles:3.3"]', ".j-card"
SHIFTS = "new PerformanceObserver(list => { window.shifted = list.getEntries() }).observe({ type: 'layout-shift' })"


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


def test_card_opens_on_hover_and_closes_on_escape(page: Any, base: str) -> None:
    """Resting on a link shows the rule, with links inside; Escape takes it away."""
    page.goto(base + CHAPTER)
    page.hover(LINK)
    page.wait_for_selector(CARD)
    assert "shared out by the player it hits" in page.inner_text(CARD)
    assert page.get_attribute(f"{CARD} >> text=Open", "href").endswith("/#3.3")
    page.keyboard.press("Escape")
    assert page.query_selector(CARD) is None


def test_card_stays_while_the_mouse_is_on_it(page: Any, base: str) -> None:
    """The way from the link into the card does not close it."""
    page.goto(base + CHAPTER)
    page.hover(LINK)
    page.hover(f"{CARD} .j-card__title")
    page.wait_for_timeout(500)
    assert page.is_visible(CARD)


def test_card_opens_on_keyboard_focus_and_can_be_entered(page: Any, base: str) -> None:
    """Focus shows the card and describes the link by it; the arrow goes in; Escape leads back to the link."""
    page.goto(base + CHAPTER)
    page.focus(LINK)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.wait_for_selector(CARD)
    assert "shared out" in page.inner_text("#" + page.get_attribute(LINK, "aria-describedby"))
    page.keyboard.press("ArrowDown")
    assert page.evaluate(f"document.querySelector('{CARD}').contains(document.activeElement)")
    page.keyboard.press("Escape")
    assert page.query_selector(CARD) is None
    assert page.evaluate("document.activeElement.dataset.ref") == "pebbles:3.3"


def test_the_first_tap_shows_the_card_and_the_second_follows(chromium: Browser, base: str) -> None:
    """On a touch screen a tap shows what a link says before it leads there; a tap beside it closes the card."""
    with opened(chromium, has_touch=True, viewport={"width": 360, "height": 740}) as page:
        page.goto(base + CHAPTER)
        page.tap(LINK)
        page.wait_for_selector(CARD)
        assert page.url == base + CHAPTER
        page.tap("h1")
        assert page.query_selector(CARD) is None
        page.tap(LINK)
        page.wait_for_selector(CARD)
        page.tap(LINK)
        page.wait_for_url("**/#3.3")


def test_nothing_moves_when_a_card_opens(chromium: Browser, base: str) -> None:
    """Cards lie over the page, inside what is in view at 360 pixels too."""
    with opened(chromium, viewport={"width": 360, "height": 740}) as page:
        page.goto(base + CHAPTER)
        page.evaluate(SHIFTS)
        page.hover(LINK)
        page.wait_for_selector(CARD)
        page.wait_for_timeout(300)
        assert page.evaluate("window.shifted") is None
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_cards_stay_off(page: Any, base: str) -> None:
    """Turned off in a card, they are off on the next page, until they are turned on again."""
    page.goto(base + CHAPTER)
    page.hover(LINK)
    page.click(f"{CARD} >> text=Turn cards off")
    page.goto(base + CHAPTER)
    page.hover(LINK)
    page.wait_for_timeout(600)
    assert page.query_selector(CARD) is None
    page.click("text=Hover cards: off")
    page.hover(LINK)
    page.wait_for_selector(CARD)


def test_cards_work_from_a_disk(page: Any, pebbles_site: Path) -> None:
    """Opened without a server a card shows, and its links lead to files."""
    page.goto(f"{pebbles_site.as_uri()}/{CHAPTER}index.html")
    page.hover(LINK)
    page.click(f"{CARD} >> text=Open")
    page.wait_for_url("**/01-pebbles/index.html#3.3")
