"""A verdict in a real browser: what is not decided yet, and a claim that takes long to explain."""

from __future__ import annotations

import io
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from accessible import faults
from playwright.sync_api import Browser, Page, expect
from werkzeug.serving import make_server

from judge.console.app import create_app
from judge.console.pages import replay_parts
from judge.console.situations.situation import Situation
from judge.console.workers.pool import Event, WorkerPool
from judge.console.workers.process import answer

Open = Callable[..., Page]
DOUBLING = Path(__file__).parent.parent / "sixth" / "content" / "pebbles" / "scenarios" / "doubling.yml"
OPEN = """title: How high is the Hut in the end?
game: pebbles
at: round
table:
  players: {Ana: [Stone], Ben: []}
  towers: {Hut: {owner: Ben, height: 9}, Keep: {owner: Ana, height: 9, keep: yes}}
  cards: {Stone: {damage: 5}}
asks:
  - {value: height of Hut, claims: {Ana: 4, Ben: 9}}
  - {value: height of Nowhere}
"""
SLIP = "This takes the additions only after the doublings"


class HeldBack(WorkerPool):
    """Workers that find the answers at once, and the reasons only when they are let go."""

    def __init__(self) -> None:
        self.go = threading.Event()

    def events(self, order: dict[str, Any], long: bool = False, seconds: float | None = None) -> Iterator[Event]:  # type: ignore[override]
        out = io.StringIO()
        answer(json.loads(json.dumps(order)), out)
        lines = [json.loads(line) for line in out.getvalue().splitlines()]
        found = [line["found"] for line in lines if "found" in line]
        yield Event(found=found[0])
        if order["job"] == "verdict":
            self.go.wait(60)
        yield from (Event(found=each) for each in found[1:])

    def close(self) -> None:
        """There is nothing to close."""


def _lower(text: str) -> str:
    """The doubling dispute over a lower tower: 8 - 4, so that the working of the damage is that of the answer."""
    return text.replace("height: 20", "height: 8").replace("16,", "4,").replace("13}", "1}").replace(": 16", ": 4")


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[HeldBack, str]]:
    """Workers that are held back, and the address of the doubling dispute on a server with them."""
    monkeypatch.setattr(replay_parts, "GRACE", 0)
    (tmp_path / "index.html").write_text("<h1>Rules</h1>")
    workers = HeldBack()
    server = make_server("127.0.0.1", 0, create_app(tmp_path, workers=workers), threaded=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    link = Situation(_lower(DOUBLING.read_text("utf-8"))).pack()
    yield workers, f"http://127.0.0.1:{server.server_port}/console/play/{link}"
    workers.go.set()
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("under", ["", "/show"])
def test_the_answer_does_not_wait_for_its_reasons(chromium: Browser, held: tuple[HeldBack, str], under: str) -> None:
    """The answer and who is right are there at once; why the other is wrong is put in when it is found."""
    workers, address = held
    page = chromium.new_page(viewport={"width": 360, "height": 740})
    page.goto(address + under)
    expect(page.locator(".answer").first).to_have_text("4")
    expect(page.locator(".claims .wrong")).to_contain_text("Ben says 1: wrong")
    expect(page.locator(".follows")).to_contain_text("The reasons are being looked for")
    assert SLIP not in page.content()

    page.get_by_text("The working", exact=True).click()
    workers.go.set()
    expect(page.locator(".claims .wrong")).to_contain_text(SLIP)
    expect(page.locator(".follows")).to_have_count(0)
    expect(page.locator("summary", has_text="The working")).to_be_focused()
    expect(page.locator(".working")).to_be_hidden()
    page.close()


def test_without_scripts_the_reasons_are_a_link_away(chromium: Browser, held: tuple[HeldBack, str]) -> None:
    """The page has the answer; the link waits for the rest."""
    workers, address = held
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    expect(page.locator(".answer").first).to_have_text("4")
    workers.go.set()
    page.get_by_role("link", name="Show them").click()
    expect(page.locator(".claims .wrong")).to_contain_text(SLIP)
    context.close()


@pytest.mark.parametrize("scripts", [True, False])
def test_a_choice_of_what_is_open_is_one_tap(open_page: Open, scripts: bool) -> None:
    """Not yet: Ana decides. A tap on a choice plays it, and the verdict is that of the line of play it begins.

    That is 9 less 5, whatever Ben decides, who has nothing to throw.
    """
    page = open_page(f"/console/play/{Situation(OPEN).pack()}", java_script_enabled=scripts)
    expect(page.locator(".answer").first).to_have_text("Not yet: Ana decides")
    expect(page.locator(".claims .open")).to_have_count(2)
    expect(page.locator(".verdict").nth(1)).to_contain_text("This cannot be answered here")
    page.locator(".way", has_text="Ana throws Stone at Hut").click()
    expect(page.locator(".count")).to_have_text("Step 1 of 1")
    expect(page.locator(".answer").first).to_have_text("4")
    expect(page.locator(".verdict").first).to_contain_text("whatever is decided", ignore_case=True)


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing_in_an_open_verdict(open_page: Open, colours: str) -> None:
    """Neither for the judge nor for the players, and nothing sticks out on a phone."""
    for under in ("", "/show"):
        page = open_page(f"/console/play/{Situation(OPEN).pack()}{under}", color_scheme=colours)
        assert faults(page, colours) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
