"""The console with no server: a built site on a plain file server under a prefix, on a phone whose network is cut."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bench.served import served
from judge.offline import runtime
from judge.site.build import build
from tests.browser.phone import Phone, console, phone
from tests.conftest import CHROMIUM, FLAGS

SIXTH = Path(__file__).parent.parent / "sixth" / "content"
MISSING = "the runtime is not at hand; get it with: judge runtime (needs npm)"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the tests' own game under a prefix, with the console in it."""
    folder = tmp_path_factory.mktemp("along")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(runtime.ENVIRONMENT)
        if runtime.runtime() is None:
            (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(MISSING)
        patch.setenv("JUDGE_CONTENT", str(SIXTH))
        build(folder / "rules", report=lambda said: None)
    with served(folder) as address:
        yield f"{address}rules/"


@pytest.fixture(scope="module")
def device(chromium: Browser, site: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phone]:
    """A phone that has taken the console along; its network is cut from then on."""
    with phone(chromium, CHROMIUM, FLAGS, tmp_path_factory.mktemp("phone")) as own:
        page = own.page(f"{site}console/")
        console(page)
        own.restart()
        own.offline()
        yield own
        assert own.errors == []


def test_it_starts_cold_without_a_network(device: Phone, site: str) -> None:
    """The browser was closed and the network cut: the console's first page is there, at its own address."""
    page = device.page(f"{site}console/")
    pages = console(page)

    expect(pages.get_by_role("link", name="Pebbles").first).to_be_visible()
    assert page.url == f"{site}console/"
    page.close()
