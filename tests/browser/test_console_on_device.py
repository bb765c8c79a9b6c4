"""The console with no server: a built site on a plain file server under a prefix, on a phone whose network is cut."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from bench.served import served
from judge.console.workers.jobs import JOBS
from judge.offline import runtime
from judge.rulings import Record
from judge.site.build import build
from tests.browser.phone import LONG, Phone, asked, console, phone
from tests.conftest import CHROMIUM, FLAGS

SIXTH = Path(__file__).parent.parent / "sixth" / "content"
MISSING = "the runtime is not at hand; get it with: judge runtime (needs npm)"
SERVE = """
import sys
from pathlib import Path
from judge.console.serve import Proxied, serve
address, site, database = sys.argv[1:]
port = int(address.split(":")[2].split("/")[0])
serve(port=port, site=Path(site), database=database, build=False, proxied=Proxied(address, 0))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the tests' own game, with the console in it, under a prefix."""
    made = tmp_path_factory.mktemp("along")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(runtime.ENVIRONMENT)
        if runtime.runtime() is None:
            (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(MISSING)
        patch.setenv("JUDGE_CONTENT", str(SIXTH))
        build(made / "rules", report=lambda said: None)
    return made


class Host:
    """A plain file server for the site, at an address that stays the same when it is gone."""

    def __init__(self, folder: Path) -> None:
        self._serving = served(folder)
        self.address = f"{self._serving.__enter__()}rules/"

    def stop(self) -> None:
        """There is nobody any more at the address."""
        self._serving.__exit__(None, None, None)


@pytest.fixture(scope="module")
def host(folder: Path) -> Host:
    """Nothing but files."""
    return Host(folder)


@pytest.fixture(scope="module")
def site(host: Host) -> str:
    """The address of the site."""
    return host.address


@pytest.fixture(scope="module")
def device(chromium: Browser, host: Host, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phone]:
    """A phone that has taken the console along; then the network is cut, and the host is gone."""
    with phone(chromium, CHROMIUM, FLAGS, tmp_path_factory.mktemp("phone")) as own:
        page = own.page(f"{host.address}console/")
        expect(page.locator("#doing")).to_contain_text(re.compile(r"fetched once \(\d+\.\d MB\)"), timeout=LONG)
        console(page)
        own.restart()
        host.stop()
        own.offline()
        yield own
        assert own.errors == []


def _filled(page: Page, table: str) -> FrameLocator:
    """The form of a ruling about a shipped dispute, filled in."""
    pages = console(page)
    pages.get_by_role("link", name="Record the ruling").first.click()
    form = pages.locator("form.fields")
    form.wait_for()
    for name, value in (("event", "Cup"), ("round", "1"), ("table", table), ("judge", "Jo")):
        field = form.locator(f"[name={name}]")
        if field.count():
            field.fill(value)
    return pages


def _recorded(page: Page) -> list[tuple[str, str]]:
    """The rulings of the event that the device is at, by round and table."""
    listed = asked(page, "api/record?kind=ruling")["entries"]
    return sorted((entry["body"]["round"], entry["body"]["table"]) for entry in listed)


def test_it_starts_cold_without_a_network(device: Phone, site: str) -> None:
    """The browser was closed and the network cut: the console's first page is there, at its own address."""
    page = device.page(f"{site}console/")

    expect(console(page).get_by_role("link", name="Pebbles").first).to_be_visible()
    assert page.url == f"{site}console/"
    page.close()


def test_a_dispute_is_settled(device: Phone, site: str) -> None:
    """From the start to the verdict; the address is that of the page, and Back goes back."""
    page = device.page(f"{site}console/")
    pages = console(page)
    pages.get_by_role("link", name="Pebbles").first.click()
    pages.get_by_role("link", name="Is the pad counted").click()
    expect(pages.locator(".answer").first).to_have_text("16")
    expect(pages.locator(".claims .wrong")).to_contain_text("This takes the additions only after the doublings")
    assert "/rules/console/play/" in page.url
    page.go_back()
    expect(pages.get_by_role("heading", name="Pebbles").first).to_be_visible()
    page.close()


def test_every_line_of_play_is_looked_at_and_can_be_stopped(device: Phone, site: str) -> None:
    """The page for all lines of play answers, told in parts; work that nobody waits for any more is given up."""
    page = device.page(f"{site}console/scenario/pebbles/storm")
    console(page).locator(".answer").first.wait_for()
    link = re.search(r"/play/([^?/#]+)", page.url)
    assert link
    script = """async (address) => {
        const inside = document.getElementById("pages").contentWindow, stop = new inside.AbortController();
        const answer = await inside.fetch(address, {headers: {"Judge-Part": "progress"}, signal: stop.signal});
        const words = await answer.text();
        const gone = inside.fetch(address + "?other", {headers: {"Judge-Part": "progress"}, signal: stop.signal});
        stop.abort();
        await gone.catch(() => {});
        return words.trim().split("\\n").map((line) => Object.keys(JSON.parse(line))[0]);
    }"""
    told = page.evaluate(script, f"{site}console/explore/{link[1]}")

    assert told[-1] == "html"
    assert "results" in asked(page, "api/search?q=tower")
    page.close()


def test_the_answers_are_those_of_judge_run(device: Phone, site: str) -> None:
    """Every scenario of the game gives the same document there as here."""
    page = device.page(f"{site}console/")
    console(page)
    for file in sorted((SIXTH / "pebbles" / "scenarios").glob("*.yml")):
        text = file.read_text("utf-8")
        (here,) = JOBS["run"]({"text": text}, lambda count: None)
        assert asked(page, "api/run", {"scenario": text}) == json.loads(json.dumps(here)), file.name
    page.close()


def test_what_was_saved_outlasts_a_kill(device: Phone, site: str) -> None:
    """Saved and acknowledged, the browser is killed: the ruling is there. Killed in a save, it is there or not."""
    page = device.page(f"{site}console/scenario/pebbles/doubling")
    pages = _filled(page, "4")
    pages.get_by_role("button", name="Save the ruling").click()
    expect(pages.get_by_text("Cup").first).to_be_visible()
    device.kill()
    device.offline()
    page = device.page(f"{site}console/scenario/pebbles/doubling")
    console(page)
    assert _recorded(page) == [("1", "4")]

    pages = _filled(page, "5")
    pages.get_by_role("button", name="Save the ruling").click(no_wait_after=True)
    device.kill()
    device.offline()
    page = device.page(f"{site}console/")
    console(page)
    assert _recorded(page) in ([("1", "4")], [("1", "4"), ("1", "5")])
    page.close()


def test_two_tabs_share_one_record(device: Phone, site: str) -> None:
    """The second tab asks the interpreter of the first; when that one is closed, it goes on by itself."""
    first, second = device.page(f"{site}console/"), device.page(f"{site}console/")
    console(first)
    console(second).get_by_role("link", name="Pebbles").first.click()
    expect(second.frame_locator("#pages").get_by_role("heading", name="Pebbles").first).to_be_visible()
    first.close()
    second.frame_locator("#pages").get_by_role("link", name="Record").first.click()
    expect(second.frame_locator("#pages").locator("h1")).to_contain_text("Cup", timeout=LONG)
    second.close()


def test_the_record_goes_away_as_a_file_and_comes_into_a_server(
    device: Phone, site: str, folder: Path, tmp_path: Path
) -> None:
    """The file has every ruling; a server takes it once."""
    page = device.page(f"{site}console/")
    console(page)
    file = tmp_path / "rulings.json"
    file.write_text(json.dumps(asked(page, "console/carry.json")), "utf-8")
    rulings = _recorded(page)
    command = [sys.executable, "-m", "judge", "record", "add", str(file), "--database", str(tmp_path / "r.sqlite")]
    found = [subprocess.run([*command, "--json"], capture_output=True, text=True, check=True).stdout for _ in range(2)]

    assert json.loads(found[0])["added"] == len(rulings) + 1 and json.loads(found[1])["added"] == 0
    record = Record(str(tmp_path / "r.sqlite"))
    kept = [(entry.body["round"], entry.body["table"]) for entry in record.everything() if entry.kind == "ruling"]
    record.close()
    assert sorted(kept) == rulings
    page.close()


def test_a_server_at_the_same_address_is_used_and_takes_the_rulings(
    device: Phone, site: str, folder: Path, tmp_path: Path
) -> None:
    """A server is there again: its console is used, it says what the device keeps, and takes it by a tap, once."""
    database = tmp_path / "server.sqlite"
    command = [sys.executable, "-c", SERVE, site, str(folder / "rules"), str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout and any("http" in server.stdout.readline() for _ in range(4))
        device.offline(False)
        page = device.page(f"{site}console/")
        page.get_by_role("link", name="Add them to the record here").click()
        pages = console(page)
        pages.get_by_role("button", name="Add them to the server's record").click()
        expect(pages.get_by_text("added, 0 were there already")).to_be_visible()
        rulings = _recorded(page)
        page.goto(f"{site}console/")
        expect(page.get_by_role("link", name="Pebbles").first).to_be_visible()
        expect(page.get_by_text("This device keeps rulings")).to_be_hidden()
        page.close()
        server.terminate()
    record = Record(str(database))
    kept = [(entry.body["round"], entry.body["table"]) for entry in record.everything() if entry.kind == "ruling"]
    record.close()

    assert sorted(kept) == rulings and ("1", "4") in kept
