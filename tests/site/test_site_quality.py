"""The pages as people meet them: for screen readers, on phones, by keyboard, in the dark, on paper, without scripts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from accessible import faults
from browsing import opened, served
from pagekinds import kinds
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser
DESK = {"width": 1350, "height": 940}
PHONE = {"width": 360, "height": 740}
MENU, CONTENTS = "label[for=__drawer].md-header__button", ".md-sidebar--primary"


@pytest.fixture(scope="module")
def base(real_site: Path) -> Iterator[str]:
    """The address of the served site."""
    with served(real_site) as server:
        yield server.address


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Any]:
    """A page of the width of a small phone."""
    with opened(chromium, viewport=PHONE) as page:
        yield page


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing(chromium: Browser, base: str, real_site: Path, colours: str) -> None:
    """No page has a fault of accessibility, in light or dark."""
    with opened(chromium, color_scheme=colours, viewport=DESK) as page:
        found = {}
        for kind, url in kinds(real_site).items():
            page.goto(base + url)
            found[kind] = faults(page, colours, target_size=True)
    assert {kind: each for kind, each in found.items() if each} == {}


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_sees_letters_that_cannot_be_told_from_the_ground(phone: Any, colours: str) -> None:
    """Colours are looked at in light and dark: grey letters on grey are found in both."""
    phone.set_content(
        '<html lang="en"><title>Grey</title><main><h1 style="color:#777;background:#888">Grey</h1></main>'
    )
    assert [each.partition(":")[0] for each in faults(phone, colours)] == ["color-contrast"]


def test_axe_finds_nothing_on_a_phone_with_the_contents_open(phone: Any, base: str, real_site: Path) -> None:
    """The same on a phone, with the contents open over the page."""
    phone.goto(base + kinds(real_site)["chapter"])
    assert faults(phone, target_size=True) == []
    phone.click(MENU)
    phone.wait_for_selector(f"{CONTENTS} a")
    phone.wait_for_timeout(400)  # the theme slides them in
    assert faults(phone, target_size=True) == []


def test_nothing_scrolls_sideways_on_a_phone(phone: Any, base: str, real_site: Path) -> None:
    """At 360 pixels every kind of page fits."""
    wide = []
    for kind, url in kinds(real_site).items():
        phone.goto(base + url)
        if phone.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide.append(kind)
    assert wide == []


def test_contents_open_by_keyboard(phone: Any, base: str, real_site: Path) -> None:
    """On a phone the contents open with Enter, and Escape closes them; closed, nothing in them takes the focus."""
    phone.goto(base + kinds(real_site)["chapter"])
    assert not phone.is_visible(CONTENTS)
    phone.focus(MENU)
    phone.keyboard.press("Enter")
    phone.wait_for_selector(f"{CONTENTS} a")
    phone.keyboard.press("Escape")
    assert phone.evaluate("document.activeElement.getAttribute('for')") == "__drawer"
    assert not phone.is_visible(CONTENTS)


def test_contents_work_without_scripts(chromium: Browser, base: str, real_site: Path) -> None:
    """Without scripts the contents open all the same."""
    with opened(chromium, viewport=PHONE, java_script_enabled=False) as page:
        page.goto(base + kinds(real_site)["chapter"])
        page.click(MENU)
        assert page.is_visible(f"{CONTENTS} a >> nth=0")
        assert not page.is_visible(".j-copy")


def test_colours_are_remembered(phone: Any, base: str) -> None:
    """Who chooses the dark finds it on the next page, before anything is drawn."""
    phone.goto(base)
    scheme = "getComputedStyle(document.body).colorScheme"
    assert phone.evaluate(scheme) == "light"
    for _ in range(2):  # as the system has it, light, dark
        phone.click("form[data-md-component=palette] label:not([hidden])")
    phone.goto(base + "pebbles/")
    assert phone.evaluate(scheme) == "dark"


def test_citation_can_be_copied_without_permission(phone: Any, base: str) -> None:
    """Where the browser refuses to copy, the number, the text, the edition and the address are shown to be copied."""
    phone.add_init_script("document.execCommand = () => false; delete Navigator.prototype.clipboard;")
    phone.goto(base + "pebbles/rules/01-pebbles/")
    phone.click('.j-copy[data-ref="pebbles:1.2"]')
    shown = phone.input_value(".j-by-hand")
    assert shown.startswith("1.2 The storm\n")
    assert "First printing" in shown and shown.endswith("r/pebbles/1.2/")


def test_lists_are_filtered_by_words_and_menus(phone: Any, base: str) -> None:
    """A list shows the rows with every word and of the chosen kind, says how many, and keeps it in the address."""
    phone.goto(base + "pebbles/scenarios/")
    phone.select_option("select[data-by=kind]", "dispute")
    phone.fill(".j-filter input", "storm")
    shown = phone.locator("[data-words]:visible").count()
    assert phone.inner_text(".j-count") == f"{shown} of {phone.locator('[data-words]').count()}"
    assert "filter=storm" in phone.url and "kind=dispute" in phone.url


def test_nothing_moves_when_a_card_opens(chromium: Browser, base: str) -> None:
    """A hover card lies over the page; the page stays where it is."""
    with opened(chromium) as page:
        page.goto(base + "pebbles/rules/01-pebbles/")
        page.evaluate("document.fonts.ready")
        watch = "new PerformanceObserver((l) => { for (const e of l.getEntries()) window.moved += e.value; })"
        page.evaluate(f"window.moved = 0; {watch}.observe({{ type: 'layout-shift' }})")
        page.hover('p > a[data-ref="pebbles:3.3"]')
        page.wait_for_selector(".j-card")
        assert page.evaluate("window.moved") == 0


def test_paper_shows_the_text_and_nothing_to_click(chromium: Browser, base: str, real_site: Path) -> None:
    """In print there is no header, no contents and no button, and the colours are light."""
    with opened(chromium, color_scheme="dark") as page:
        page.goto(base + kinds(real_site)["chapter"])
        page.emulate_media(media="print", color_scheme="dark")
        for part in (".md-header", ".md-tabs", ".md-sidebar", ".md-footer__inner", ".j-copy", ".j-more", ".j-mend"):
            assert not page.is_visible(part), part
        assert page.evaluate("getComputedStyle(document.body).color") in ("rgb(0, 0, 0)", "rgb(29, 31, 34)")
