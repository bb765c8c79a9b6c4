"""The copy on a device: everything works when the server is gone, and a new edition is offered by name."""

from __future__ import annotations

import hashlib
import json
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import Server, opened, served
from playwright.sync_api import Browser

from judge.site.build import build

SIXTH = Path(__file__).parent.parent / "sixth" / "content"
SAVED = ".j-offline:has-text('Saved on this device')"
LONG = 30_000


@pytest.fixture
def server(pebbles_site: Path, tmp_path: Path) -> Iterator[Server]:
    """A copy of the site of the tests' own game, served."""
    shutil.copytree(pebbles_site, tmp_path / "served")
    with served(tmp_path / "served") as server:
        yield server


@pytest.fixture
def visited(chromium: Browser, server: Server) -> Iterator[Any]:
    """A page whose site has been saved after one visit."""
    with opened(chromium, service_workers="allow") as page:
        page.goto(server.address)
        page.wait_for_selector(SAVED, timeout=LONG)
        yield page


def test_every_file_is_kept_but_short_addresses(pebbles_site: Path) -> None:
    """The list names each file of the site with its hash; short addresses are one list of their own."""
    listed = json.loads((pebbles_site / "offline" / "files.json").read_text("utf-8"))
    there = {path.relative_to(pebbles_site).as_posix() for path in pebbles_site.rglob("*") if path.is_file()}
    left_out = {"404.html", "sw.js", "build.json", "offline/files.json", "inline.json", "robots.txt"}
    left_out |= {"sitemap.xml", "sitemap.xml.gz"}
    assert set(listed) == {name for name in there - left_out if not name.startswith("r/")}
    for name, mark in listed.items():
        assert hashlib.sha256((pebbles_site / name).read_bytes()).hexdigest().startswith(mark)


def test_the_app_has_icons_of_the_sizes_it_names(pebbles_site: Path) -> None:
    """Every icon of the manifest is a PNG of that size."""
    for icon in json.loads((pebbles_site / "site.webmanifest").read_text("utf-8"))["icons"]:
        head = (pebbles_site / icon["src"]).read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert "{}x{}".format(*struct.unpack(">II", head[16:])) == icon["sizes"]


def test_the_page_about_the_copy_names_version_and_edition(pebbles_site: Path) -> None:
    """It says without scripts which version and which editions are saved."""
    page = (pebbles_site / "offline" / "index.html").read_text("utf-8")
    version = json.loads((pebbles_site / "sw.js").read_text("utf-8").split("ABOUT = ")[1].split(";\n")[0])["version"]
    assert f"<code>{version}</code>" in page
    assert "Pebbles, First printing" in page


@pytest.mark.browser
def test_everything_works_without_the_server(visited: Any, server: Server) -> None:
    """Pages nobody opened, short addresses, search, cards and replays are there when the server is gone."""
    server.stop()
    visited.goto(f"{server.address}r/pebbles/3.1/")
    visited.wait_for_url("**/pebbles/rules/01-pebbles/#3.1")
    visited.hover('p > a[data-ref="pebbles:3.3"]')
    visited.wait_for_selector(".j-card")
    visited.fill(".j-search__box", "doubling")
    visited.wait_for_selector(".j-hit mark")
    visited.goto(f"{server.address}pebbles/scenarios/doubling/?any=thing")
    assert visited.query_selector("main h1")


@pytest.mark.browser
def test_what_needs_a_server_says_so(visited: Any, server: Server) -> None:
    """The console cannot be saved; the page about the copy is shown instead, with what is missing."""
    server.stop()
    visited.goto(f"{server.address}console/")
    visited.wait_for_url("**/offline/?missing=console")
    assert "“console” is not saved" in visited.inner_text("main")
    assert "Pebbles, First printing" in visited.inner_text("main")


@pytest.mark.browser
def test_a_new_edition_is_offered_by_name(
    visited: Any, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the site has a new edition, the old one stays until the reader wants the new one."""
    content = tmp_path / "content"
    shutil.copytree(SIXTH, content)
    game = content / "pebbles" / "game.yml"
    game.write_text(game.read_text("utf-8").replace("First printing", "Second printing"), "utf-8")
    monkeypatch.setenv("JUDGE_CONTENT", str(content))
    build(tmp_path / "served", report=lambda said: None)
    visited.goto(f"{server.address}pebbles/")
    visited.wait_for_selector(".j-update", timeout=LONG)
    assert "New edition: Pebbles, Second printing" in visited.inner_text(".j-update")
    assert "First printing" in visited.inner_text("footer")
    visited.click(".j-update >> text=Use it now")
    visited.wait_for_selector("footer:has-text('Second printing')")


@pytest.mark.browser
def test_nothing_breaks_without_a_worker(chromium: Browser, server: Server) -> None:
    """On an address that is not secure there is no copy, no notice and no error."""
    with opened(chromium) as page:
        page.add_init_script("delete Navigator.prototype.serviceWorker")
        page.goto(server.address)
        page.wait_for_timeout(300)
        assert not page.is_visible(".j-offline")
