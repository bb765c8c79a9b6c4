"""The built site in a real browser: the filter of a list, and short addresses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import opened, served
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


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


def test_filter_knows_other_words(page: Any, base: str) -> None:
    """The glossary's filter finds a term by what newcomers call it, and hides the rest."""
    page.goto(base + "pebbles/glossary/")
    page.fill(".j-filter input", "castle")
    assert page.is_visible("text=Tower >> nth=0")
    page.fill(".j-filter input", "dragon")
    assert not page.is_visible("[data-words]")


def test_short_address_leads_to_the_rule(page: Any, base: str) -> None:
    """A short address ends at the rule's anchor."""
    page.goto(base + "r/pebbles/3.1/")
    page.wait_for_url(base + "pebbles/rules/01-pebbles/#3.1", timeout=5000)
