"""The built site in a real browser: the filter, replays, short addresses."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser
CHAPTER = "pebbles/rules/01-pebbles/"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A server that says nothing."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def base(pebbles_site: Path) -> Iterator[str]:
    """The address of the served site."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(pebbles_site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Any]:
    """A fresh page that fails the test when a script fails."""
    context = chromium.new_context(viewport={"width": 1000, "height": 800})
    opened, faults = context.new_page(), []
    opened.on("pageerror", lambda error: faults.append(str(error)))
    yield opened
    context.close()
    assert faults == []


def test_filter_knows_other_words(page: Any, base: str) -> None:
    """The glossary's filter finds a term by what newcomers call it, and hides the rest."""
    page.goto(base + "pebbles/glossary/")
    page.fill(".j-filter input", "castle")
    assert page.is_visible("text=Tower >> nth=0")
    page.fill(".j-filter input", "dragon")
    assert not page.is_visible("[data-words]")


def test_replay_steps(page: Any, base: str) -> None:
    """A replay goes forward and shows the choice that was made."""
    page.goto(base + "pebbles/scenarios/doubling/")
    page.click(".j-replay >> text=Next")
    assert "Ana throws Stone at Hut" in page.inner_text(".j-replay")


def test_short_address_leads_to_the_rule(page: Any, base: str) -> None:
    """A short address ends at the rule's anchor."""
    page.goto(base + "r/pebbles/3.1/")
    page.wait_for_url(base + CHAPTER + "#3.1", timeout=5000)
