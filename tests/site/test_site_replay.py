"""Replays: the data worked out at build time, how it is kept, and how it plays in a real browser."""

from __future__ import annotations

import functools
import http.server
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from judge.console.situations.line_of_play import line_of_play
from judge.console.situations.situation import Situation, unpack
from judge.console.situations.step_document import step_document
from judge.engine.chart import Chart, Node, Window
from judge.engine.position import Frame
from judge.engine.record import Cite
from judge.engine.window import Open
from judge.scenario.play import play
from judge.scenario.read import read
from judge.scenario.rulebook import book
from judge.scenario.steps.chart_place import open_charts
from judge.site.linked_library import LinkedLibrary
from judge.site.replays import branches, replay_cache
from judge.site.replays.branches import Tree
from judge.site.replays.replay_data import LARGEST, packed, page_data, replay_data

SCENARIOS = Path(__file__).parent.parent / "sixth" / "content" / "pebbles" / "scenarios"
NAMES = sorted(path.stem for path in SCENARIOS.glob("*.yml"))


def text(name: str) -> str:
    """The text of one of the scenarios of Pebbles."""
    return (SCENARIOS / f"{name}.yml").read_text("utf-8")


def tree(name: str) -> Tree:
    """The positions around one of the scenarios of Pebbles, before any branch is followed."""
    scenario = read(text(name), name)
    found = book(scenario.game)
    return Tree(found, scenario, play(found, scenario))


def unpacked(data: dict[str, Any], row: int) -> dict[str, Any]:
    """A row of the data in the form that the console shows."""
    label, value, mark, was = (*data["rows"][row], "", "")[:4]
    inside = {"rows": [unpacked(data, each) for each in value]} if not isinstance(value, str) else {"value": value}
    marked = {"c": {"was": was}, "n": {"new": True}, "g": {"was": was, "gone": True}, "": {}}[mark]
    return {"label": label, **inside, **marked}


@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_as_in_the_console(name: str) -> None:
    """The played line shows step by step what the console shows: the line, the table with its marks, the place."""
    data, line = replay_data(tree(name)), line_of_play(Situation(text(name)))
    steps = [data["steps"][step] for move in (0, *data["played"]) for step in data["moves"][move][1:]]
    assert len(steps) == line.last + 1
    for number, (said, place, table) in enumerate(steps):
        shown = step_document(line, number)
        assert [unpacked(data, row) for row in data["tables"][table]] == shown["table"]
        opened = [f"{chart}:{node}" for chart, node in shown["place"]["open"]]
        assert list(data["places"][place])[: len(opened)] == opened
        at = line.steps[number]
        if at.line is not None:
            assert data["lines"][said][0] == line.played.stages[at.stage].lines[at.line].text


def test_all_choices_are_followed() -> None:
    """Where the tree is small every choice leads somewhere, and nothing is cut off."""
    data = replay_data(tree("newest-first"))
    assert data["cut"] is False
    assert all(move >= 0 for spot in data["spots"] if spot for _, move in spot[2])


def test_equal_positions_are_one() -> None:
    """Two orders that come to the same are one spot."""
    data = replay_data(tree("newest-first"))
    ends = [move[0] for move in data["moves"]]
    assert len(set(ends)) < len(ends)


def test_a_large_tree_leaves_the_played_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where not even one level fits, the played line stays with its choices listed, and it says that more is cut."""
    monkeypatch.setattr(branches, "MOST_MOVES", 1)
    data = replay_data(tree("newest-first"))
    assert [move for spot in data["spots"] if spot for _, move in spot[2] if move >= 0] == data["played"]
    assert data["cut"] is True


@pytest.mark.parametrize("name", NAMES)
def test_data_is_small_and_safe(name: str) -> None:
    """The data stays within its limit and cannot end the script that carries it."""
    written = packed(page_data(text(name), name)["replay"])
    assert len(written) <= LARGEST
    assert "<" not in written


def test_an_open_window_is_where_play_stands() -> None:
    """A chart that is opened from inside a window leaves the window lit; one opened by a step lights the step."""
    cites = (Cite("pebbles", "1"),)
    nodes = (Node("step", "step", cites), Node("window", "window", cites, name="w"), Node("last", "step", cites))
    charts = {"outer": Chart("outer", "", cites, nodes, {"w": Window("w", cites, "", ())})}
    charts["inner"] = Chart("inner", "", cites, (Node("a", "step", cites),), {})
    inside = Frame("inner", 0)
    assert open_charts(charts, (Frame("outer", 1, state=Open("Ana")), inside), "inner:a")[0] == ["outer", "window"]
    assert open_charts(charts, (Frame("outer", 1), inside), "inner:a")[0] == ["outer", "step"]


def test_a_verdict_tells_what_a_reading_says() -> None:
    """What other readings would give is told in their words."""
    verdicts = page_data(text("doubling"), "doubling")["verdicts"]
    assert verdicts[0]["claims"]["Ben"]["misreading"].startswith("takes the additions")


# What is kept ------------------------------------------------------------


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    replay_cache.documents.cache_clear()
    yield tmp_path / "judge"
    replay_cache.documents.cache_clear()


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which scenarios are worked out from now on."""
    worked: list[str] = []
    original = replay_cache.page_data

    def work(text: str, file: str) -> dict[str, Any]:
        worked.append(Path(file).stem)
        return original(text, file)

    monkeypatch.setattr(replay_cache, "page_data", work)
    return worked


def again(pebbles: LinkedLibrary) -> Any:
    """What another build finds."""
    replay_cache.documents.cache_clear()
    return json.loads(json.dumps(replay_cache.documents(pebbles)))


def test_what_is_worked_out_is_kept(pebbles: LinkedLibrary, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second build works nothing out and finds the same."""
    worked = counted(monkeypatch)
    first = again(pebbles)
    assert sorted(worked) == NAMES
    assert again(pebbles) == first
    assert sorted(worked) == NAMES


def test_a_broken_store_is_made_anew(pebbles: LinkedLibrary, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file in the cache that is damaged counts as none."""
    first = again(pebbles)
    next(cache.glob("replays-*.json")).write_text('{"a": [1')
    assert again(pebbles) == first


def test_a_fault_is_told_and_not_kept(pebbles: LinkedLibrary, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A scenario that cannot be worked out says why, the others are there, and the next build tries again."""

    def fail(text: str, file: str) -> dict[str, Any]:
        raise ValueError("no idea")

    with monkeypatch.context() as patch:
        patch.setattr(replay_cache, "page_data", fail)
        assert "ValueError: no idea" in again(pebbles)["pebbles"]["storm"]["fault"]
    assert "fault" not in again(pebbles)["pebbles"]["storm"]


# In the browser ------------------------------------------------------------


class Server(http.server.SimpleHTTPRequestHandler):
    """A server of files that says nothing; `console` makes it look as if a console were running."""

    console = False

    def do_GET(self) -> None:
        """Answers the question where the console is."""
        if self.console and self.path == "/assets/console.json":
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            self.wfile.write(b'{"at": "console/"}')
        else:
            super().do_GET()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def serve(pebbles_site: Path) -> Iterator[Callable[[bool], str]]:
    """Starts a server of the site, with or without a console; gives the address of the scenarios."""
    running = []

    def start(console: bool) -> str:
        handler = type("Handler", (Server,), {"console": console})
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(handler, directory=str(pebbles_site))
        )
        threading.Thread(target=server.serve_forever, daemon=True).start()
        running.append(server)
        return f"http://127.0.0.1:{server.server_port}/pebbles/scenarios/"

    yield start
    for server in running:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="module")
def base(serve: Callable[[bool], str]) -> str:
    """The address of the scenarios where no console runs."""
    return serve(False)


@pytest.fixture
def page(chromium: Browser) -> Iterator[Any]:
    """A fresh page that fails the test when a script fails."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    opened, faults = context.new_page(), list[str]()
    opened.on("pageerror", lambda error: faults.append(str(error)))
    yield opened
    context.close()
    assert faults == []


def now(page: Any) -> str:
    """The line that is shown."""
    return str(page.inner_text(".j-said"))


@pytest.mark.browser
def test_arrows_step(page: Any, base: str) -> None:
    """The arrow keys go forward and back without anything being clicked first."""
    page.goto(base + "newest-first/")
    assert now(page) == "The situation as it begins."
    page.keyboard.press("ArrowRight")
    assert now(page).startswith("Ana throws Stone at Hut.")
    page.keyboard.press("ArrowLeft")
    assert now(page) == "The situation as it begins."


@pytest.mark.browser
def test_any_line_can_be_jumped_to(page: Any, base: str) -> None:
    """A click on a line of the log shows the table of that line, with what it changed marked."""
    page.goto(base + "newest-first/")
    page.click(".j-jump >> text=Keep goes from 9 to 7.")
    assert page.inner_text(".j-play__table .tile .changed").split() == ["9", "7", "height"]


@pytest.mark.browser
def test_on_a_phone_changes_are_told_in_a_line(page: Any, base: str) -> None:
    """Where the table may be out of sight, what changed stands beside the line."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(base + "newest-first/")
    page.click(".j-jump >> text=Keep goes from 9 to 7.")
    assert page.inner_text(".j-changes") == "Changed: Keep height 7."


@pytest.mark.browser
def test_the_step_is_lit_also_in_an_inner_chart(page: Any, base: str) -> None:
    """The chart shows where play stands; inside a sub-chart that one is open and the outer one says where it waits."""
    page.goto(base + "newest-first/")
    assert page.get_attribute(".j-rail .is-now", "data-node") == "round:1.1"
    assert "j-rail" not in page.request.get(page.url).text(), "the drawing comes once a game, not with every replay"
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    assert page.get_attribute(".j-rail .is-now", "data-node") == "resolve:happen"
    assert page.get_attribute(".is-now", "aria-current") == "step"
    assert page.inner_text("[data-chart=round] summary") == "A round of Pebbles Throwing"


@pytest.mark.browser
def test_another_choice_can_be_followed(page: Any, base: str) -> None:
    """An alternative leads to its own lines, says that it was not played, and there is a way back."""
    page.goto(base + "newest-first/")
    page.click(".j-offer >> text=throws Stone at Keep")
    assert now(page).startswith("Ana throws Stone at Keep.")
    assert "Another line" in page.inner_text(".j-aside")
    page.click(".j-aside button")
    assert page.query_selector(".j-aside") is None
    assert now(page) == "The situation as it begins."


@pytest.mark.browser
def test_the_address_keeps_the_line(page: Any, base: str) -> None:
    """A line that was found stays when the page is loaded again."""
    page.goto(base + "newest-first/")
    page.click(".j-offer >> text=throws Stone at Keep")
    page.reload()
    assert now(page).startswith("Ana throws Stone at Keep.")


@pytest.mark.browser
@pytest.mark.parametrize("hash", ["#replay=99999", "#replay=3:0.0.0", "#replay=1:999", "#replay=x", "#replay=1:1..1"])
def test_a_made_up_address_does_no_harm(page: Any, base: str, hash: str) -> None:
    """An address that leads nowhere shows some step of the played line."""
    page.goto(base + "newest-first/" + hash)
    assert now(page)
    assert page.query_selector(".j-aside") is None


@pytest.mark.browser
def test_a_line_of_the_verdict_can_be_stepped_through(page: Any, base: str) -> None:
    """The line that shows an outcome can be played."""
    page.goto(base + "storm/")
    page.click(".j-line + button >> nth=0")
    page.click("[data-go=last]")
    assert "Step" in page.inner_text("output")
    assert page.is_visible(".j-whose >> text=Nothing is left to decide.")


@pytest.mark.browser
def test_a_rule_is_one_tap_away(page: Any, base: str) -> None:
    """Each line's rule has its preview."""
    page.goto(base + "newest-first/")
    page.keyboard.press("ArrowRight")
    page.hover(".j-said a.j-n")
    page.wait_for_selector(".j-card", timeout=5000)


@pytest.mark.browser
def test_no_console_is_offered_where_none_runs(page: Any, base: str) -> None:
    """On a plain host nothing is offered and nothing fails."""
    failed: list[str] = []
    page.on("response", lambda response: failed.append(response.url) if response.status >= 400 else None)
    with page.expect_response("**/assets/console.json"):
        page.goto(base + "newest-first/")
    page.hover(".j-play__bar")
    assert not page.is_visible(".j-play__console") and not page.is_visible(".j-settle")
    assert failed == []


@pytest.mark.browser
def test_the_console_opens_the_same_position(page: Any, serve: Callable[[bool], str]) -> None:
    """Where a console runs, the button's link carries the file, the choices and the step."""
    page.goto(serve(True) + "newest-first/")
    page.click(".j-offer >> text=throws Stone at Keep")
    page.wait_for_selector(".j-play__console", timeout=5000)
    page.wait_for_function("document.querySelector('.j-play__console').href.includes('step=1')")
    link = page.get_attribute(".j-play__console", "href").partition("/console/play/")[2]
    packed_situation, _, rest = link.partition("?")
    assert unpack(packed_situation) == Situation(text("newest-first"), 0, ("Ana throws Stone at Keep",))
    assert rest == "step=1#now"


@pytest.mark.browser
def test_the_home_asks_the_console(page: Any, serve: Callable[[bool], str]) -> None:
    """Where a console runs, the question box of the home is the console's."""
    page.goto(serve(True) + "../../")
    page.wait_for_function("document.querySelector('form.j-ask').action.endsWith('/console/search')", timeout=5000)


@pytest.mark.browser
def test_it_plays_from_a_disk(page: Any, pebbles_site: Path) -> None:
    """Opened without a server it plays, asks for no console, and keeps the address."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{pebbles_site.as_uri()}/pebbles/scenarios/newest-first/index.html")
    page.keyboard.press("ArrowRight")
    page.hover(".j-play__bar")
    assert now(page).startswith("Ana throws Stone at Hut.")
    assert not [url for url in asked if "console.json" in url]


@pytest.mark.browser
def test_without_a_script_the_trace_is_a_list(chromium: Browser, base: str) -> None:
    """Everything that happened can be read, with who decided and what was legal; no dead button is shown."""
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(base + "newest-first/")
    log = page.inner_text(".j-log")
    assert "Ana decides, and may: throws Stone at Hut; throws Stone at Keep; passes." in log
    assert not page.is_visible(".j-play__bar")
    page.click("[data-chart=round] summary")
    assert page.is_visible("[data-chart=round] a >> text=The chart on its own page")
    context.close()


@pytest.mark.browser
@pytest.mark.parametrize("width", [360, 768, 1440])
def test_nothing_sticks_out(chromium: Browser, base: str, width: int) -> None:
    """At no width does a page have to be scrolled sideways."""
    context = chromium.new_context(viewport={"width": width, "height": 800})
    page = context.new_page()
    for address in ("newest-first/", "storm/", "../charts/", "../charts/round/"):
        page.goto(base + address)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()
