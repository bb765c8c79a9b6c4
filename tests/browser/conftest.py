"""A real server, and pages of it in a real browser."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

START = """
import sys
from pathlib import Path
from judge.console.serve import serve
serve(port=0, site=Path(sys.argv[1]))
"""
CUT = "ERR_INTERNET_DISCONNECTED"
Open = Callable[..., Page]
# A busy machine is no fault of the page.
expect.set_options(timeout=30_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder drives a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the sixth game in it."""
    site = tmp_path_factory.mktemp("site")
    (site / "index.html").write_text("<!doctype html><title>Rules</title><h1>Rules</h1>")
    process = subprocess.Popen([sys.executable, "-c", START, str(site)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+", "".join(process.stdout.readline() for _ in range(4)))
    assert found
    yield found.group()
    process.terminate()
    process.wait(timeout=20)
    process.stdout.close()


@pytest.fixture
def open_page(chromium: Browser, server: str) -> Iterator[Open]:
    """Opens pages of the server; afterwards no request may have left this machine, and no error been logged."""
    contexts, asked, errors = [], [], []

    def open_(path: str, width: int = 360, height: int = 740, **settings: object) -> Page:
        context = chromium.new_context(viewport={"width": width, "height": height}, **settings)  # type: ignore[arg-type]
        context.on("request", lambda request: asked.append(request.url))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        # A browser reports the network that a test has cut; that is no fault of the page.
        page.on(
            "console", lambda said: errors.append(said.text) if said.type == "error" and CUT not in said.text else None
        )
        page.goto(server + path)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert [url for url in asked if not url.startswith(server)] == []
    assert errors == []
