"""The console with no server: a built site on a plain file server under a prefix, on a phone whose network is cut."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from bench.served import served
from judge.console.workers.jobs import JOBS
from judge.offline import runtime
from judge.offline.bundle import write_console
from judge.rulings import Record
from judge.scenario.ask import LIMIT
from judge.site.build import build
from tests.browser.phone import LONG, SERVE, Phone, asked, console, fill_ruling, phone, recorded, settled
from tests.conftest import CHROMIUM, FLAGS

SIXTH = Path(__file__).parent.parent / "sixth" / "content"
MISSING = "the runtime is not at hand; get it with: judge runtime (needs npm)"
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self'; img-src 'self'; font-src 'self'; frame-src 'self'; manifest-src 'self'; form-action 'self'"
)
CONSOLE_FIRST = ("console/", "assets/", "offline/", "sw.js", "site.webmanifest")
ECHOES = ", ".join(f"Echo{number}: {{tower: Barn, damage: {1 + number % 2}}}" for number in range(18))
LONG_STORM = f"""title: A storm with many echoes
game: pebbles
at: round:1.2
table:
  players: {{Ana: [], Ben: []}}
  towers:
    Hut: {{owner: Ana, height: 2}}
    Shed: {{owner: Ana, height: 2}}
    Barn: {{owner: Ben, height: 90}}
  echoes: {{{ECHOES}}}
given: ["3"]
asks:
  - outcomes: height of Barn
"""
# Hears what the worker tells the page.
LISTEN = """(name) => {
    window.told = [];
    const ear = new BroadcastChannel(name), words = new TextDecoder();
    ear.addEventListener("message", ({ data }) => { if (data.part) window.told.push(words.decode(data.part)); });
}"""


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


def _policy(path: str) -> dict[str, str]:
    """The policy goes with every file of the console; pages of rules have their own."""
    ours = path.removeprefix("/rules/").startswith(CONSOLE_FIRST) and "/offline/" not in path
    return {"Content-Security-Policy": POLICY} if ours else {}


class Host:
    """A plain file server at an address that stays the same when it is gone."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []
        self.port = 0
        self.start(folder)

    def start(self, folder: Path) -> None:
        """Somebody is there, with the files of a folder."""
        self.folder = folder
        self._serving = served(folder, self.port, _policy, self.asked)
        self.address = f"{self._serving.__enter__()}rules/"
        self.port = int(self.address.split(":")[2].split("/")[0])

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
        before = [path.removeprefix("/rules/") for path in host.asked]
        assert not [path for path in before if not path.startswith(CONSOLE_FIRST)], "the rules come after the console"
        console(page)
        # Opened anew while it still prepares itself, it finds its files, though the worker before is not gone yet.
        page.reload()
        console(page)
        expect(page.locator("#note")).to_be_hidden()
        settled(page)
        own.restart()
        host.stop()
        own.offline()
        yield own
        assert own.errors == []


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


def _written(page: Page, text: str) -> FrameLocator:
    """The first page of a situation that is written down."""
    pages = console(page)
    pages.locator("#scenario").fill(text)
    pages.get_by_role("button", name="Open it").click()
    pages.locator("#explored").wait_for(state="attached")
    return pages


def test_every_line_of_play_is_looked_at(device: Phone, site: str) -> None:
    """The page for all lines of play answers."""
    page = device.page(f"{site}console/scenario/pebbles/storm")
    console(page).locator(".answer").first.wait_for()
    page.goto(page.url.split("?")[0].replace("/play/", "/explore/"))

    expect(console(page).get_by_role("heading", name="Every line of play")).to_be_visible()
    expect(console(page).locator(".verdicts")).to_contain_text("That is all there are")
    page.close()


def test_a_long_look_at_every_line_is_stopped(device: Phone, site: str) -> None:
    """Stop means stop: the work is given up after the first look, and the page goes on answering."""
    page = device.page(f"{site}console/edit")
    pages = _written(page, LONG_STORM)
    page.evaluate(LISTEN, f"judge console {site}")
    pages.get_by_role("link", name="Look at every line of play").click()
    expect(pages.locator("#explored")).to_contain_text("positions looked at", timeout=LONG)
    pages.locator("#explored").get_by_role("button", name="Stop").click()

    expect(pages.locator("#explored")).to_contain_text("Stopped.")
    assert "results" in asked(page, "api/search?q=tower")
    told = "".join(page.evaluate("() => window.told"))
    assert "Nobody waits for it any more" in told
    looked_at = {int(number) for number in re.findall(r"cut off after (\d+) positions", told)}
    assert looked_at and max(looked_at) < LIMIT / 10
    page.close()


def test_nothing_but_webassembly_is_made_of_text(device: Phone, site: str) -> None:
    """The page and its worker run under a policy that lets no text be run as a script."""
    # What a debugger runs at once is free of the policy; what comes a moment later is not.
    script = """async () => {
        await new Promise((done) => setTimeout(done));
        try { return String(new Function("return 1")()); } catch (error) { return error.name; }
    }"""
    page = device.page(f"{site}console/")
    console(page)

    assert page.evaluate(script) == "EvalError"
    assert [worker.evaluate(script) for worker in page.workers] == ["EvalError"]
    page.close()


def test_the_rules_are_there_too(device: Phone, site: str) -> None:
    """The console came first, and the pages of the site after it: they are read without a network."""
    page = device.page(f"{site}pebbles/")

    expect(page.get_by_role("heading", name="Pebbles").first).to_be_visible()
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
    pages = fill_ruling(page, "4")
    pages.get_by_role("button", name="Save the ruling").click()
    expect(pages.get_by_text("Cup").first).to_be_visible()
    device.kill()
    device.offline()
    page = device.page(f"{site}console/scenario/pebbles/doubling")
    console(page)
    assert recorded(page) == [("1", "4")]

    pages = fill_ruling(page, "5")
    pages.get_by_role("button", name="Save the ruling").click(no_wait_after=True)
    device.kill()
    device.offline()
    page = device.page(f"{site}console/")
    console(page)
    assert recorded(page) in ([("1", "4")], [("1", "4"), ("1", "5")])
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
    rulings = recorded(page)
    command = [sys.executable, "-m", "judge", "record", "add", str(file), "--database", str(tmp_path / "r.sqlite")]
    found = [subprocess.run([*command, "--json"], capture_output=True, text=True, check=True).stdout for _ in range(2)]

    assert json.loads(found[0])["added"] == len(rulings) + 1 and json.loads(found[1])["added"] == 0
    record = Record(str(tmp_path / "r.sqlite"))
    kept = [(entry.body["round"], entry.body["table"]) for entry in record.everything() if entry.kind == "ruling"]
    record.close()
    assert sorted(kept) == rulings
    page.close()


def test_a_newer_build_is_taken_and_the_record_stays(
    device: Phone, host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another version of the console is deployed: it is offered, taken by a tap, and has what was ruled before."""
    content = Path(shutil.copytree(SIXTH, tmp_path / "content"))
    game = content / "pebbles" / "game.yml"
    game.write_text(re.sub("(?m)^title: .*$", "title: Pebbles Again", game.read_text("utf-8")), "utf-8")
    newer = Path(shutil.copytree(host.folder, tmp_path / "newer"))
    monkeypatch.delenv(runtime.ENVIRONMENT)
    monkeypatch.setenv("JUDGE_CONTENT", str(content))
    at_hand = runtime.runtime()
    assert at_hand
    write_console(newer / "rules", at_hand)
    page = device.page(f"{host.address}console/")
    console(page)
    rulings = recorded(page)
    page.close()

    host.start(newer)
    device.offline(False)
    page = device.page(f"{host.address}console/")
    page.get_by_role("button", name="Use it now").click(timeout=LONG)
    expect(page.frame_locator("#pages").get_by_role("link", name="Pebbles Again").first).to_be_visible(timeout=LONG)
    assert rulings and recorded(page) == rulings
    page.close()
    device.offline()
    host.stop()


def test_it_can_be_installed(device: Phone, host: Host) -> None:
    """The browser finds nothing that speaks against a place on the home screen; the manifest names the console."""
    host.start(host.folder)
    device.offline(False)
    page = device.page(f"{host.address}console/")
    console(page)
    talk = device.context.new_cdp_session(page)
    manifest = talk.send("Page.getAppManifest")
    wrong = [each["errorId"] for each in talk.send("Page.getInstallabilityErrors")["installabilityErrors"]]

    assert manifest["errors"] == [] and wrong == []
    assert {"name": "Settle a dispute", "url": "console/"} in json.loads(manifest["data"])["shortcuts"]
    page.close()
    device.offline()
    host.stop()


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
        rulings = recorded(page)
        page.goto(f"{site}console/")
        expect(page.get_by_role("link", name="Pebbles").first).to_be_visible()
        expect(page.get_by_text("This device keeps rulings")).to_be_hidden()
        page.close()
        server.terminate()
    record = Record(str(database))
    kept = [(entry.body["round"], entry.body["table"]) for entry in record.everything() if entry.kind == "ruling"]
    record.close()

    assert sorted(kept) == rulings and ("1", "4") in kept
