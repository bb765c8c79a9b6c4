"""A phone with a browser of its own: what it keeps outlasts the browser, which can be killed at any moment."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, FrameLocator, Page

LONG = 240_000
# A server at the address of a site, with its console.
SERVE = """
import sys
from pathlib import Path
from judge.console.serve import Proxied, serve
address, site, database = sys.argv[1:]
port = int(address.split(":")[2].split("/")[0])
serve(port=port, site=Path(site), database=database, build=False, proxied=Proxied(address, 0))
"""
# What a browser says of the network that a test has cut, or of a server that is not there.
EXPECTED = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "net::ERR_FAILED")


class Phone:
    """A small screen, and a browser that can be started again."""

    def __init__(self, chromium: Browser, executable: str, flags: list[str], profile: Path) -> None:
        self._type, self._executable, self._flags, self.profile = chromium.browser_type, executable, flags, profile
        self.errors: list[str] = []
        self.context: BrowserContext = self._start()

    def _start(self) -> BrowserContext:
        context = self._type.launch_persistent_context(
            self.profile, executable_path=self._executable, args=self._flags, viewport={"width": 360, "height": 740},
            is_mobile=True, has_touch=True,
        )  # fmt: skip
        context.set_default_timeout(60_000)
        return context

    def page(self, address: str) -> Page:
        """Opens a page, and notes what goes wrong in it."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self._note(said.type, said.text))
        page.goto(address)
        return page

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and not any(each in text for each in EXPECTED):
            self.errors.append(text)

    def restart(self) -> None:
        """Closes the browser and starts it again."""
        self.context.close()
        self.context = self._start()

    def processes(self) -> list[int]:
        """The processes of the browser: looked for ahead of a kill that is to come at the right moment."""
        return _processes(self.profile)

    def kill(self, processes: list[int] | None = None) -> None:
        """Kills the browser in the middle of whatever it does, and starts it again."""
        for pid in processes or self.processes():
            os.kill(pid, signal.SIGKILL)
        try:
            self.context.close()
        except Exception:  # It is dead already.
            pass
        (self.profile / "SingletonLock").unlink(missing_ok=True)
        self.context = self._start()

    def offline(self, cut: bool = True) -> None:
        """Cuts the network, or lets it in again."""
        self.context.set_offline(cut)


def _processes(profile: Path) -> list[int]:
    """The processes of the browser that works on a profile, which this test has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().split(b"\0")
        except OSError:
            continue
        if f"--user-data-dir={profile}".encode() in words:
            found.append(int(path.parent.name))
    return found


def console(page: Page) -> FrameLocator:
    """The console's own pages, once they are there; takes the console along where that has not been done."""
    page.wait_for_selector("#take:visible, #pages:visible", timeout=LONG)
    if page.locator("#take").is_visible():
        page.click("#take")
    page.wait_for_selector("#pages:visible", timeout=LONG)
    return page.frame_locator("#pages")


def settled(page: Page) -> None:
    """Waits until the rules are saved, and until what lets later starts begin at once is kept."""
    page.wait_for_selector("#pages[data-prepared]", timeout=LONG)
    whole = """() => new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = (event) => done(event.data.whole);
        navigator.serviceWorker.controller.postMessage("about", [port2]);
    })"""
    for _ in range(LONG // 200):
        if page.evaluate(whole):
            return
        page.wait_for_timeout(200)
    raise AssertionError("the rules were not saved")


@contextmanager
def phone(chromium: Browser, executable: str, flags: list[str], profile: Path) -> Iterator[Phone]:
    """A phone for a while."""
    own = Phone(chromium, executable, flags, profile)
    try:
        yield own
    finally:
        own.context.close()


def asked(page: Page, path: str, body: Any = None) -> Any:
    """What the API answers to a script of the console's pages."""
    script = """async ([path, body]) => {
        const inside = document.getElementById("pages").contentWindow;
        const headers = {"Content-Type": "application/json"};
        const sent = body === null ? {} : {method: "POST", headers, body: JSON.stringify(body)};
        return (await inside.fetch(new URL(path, inside.location.href.split("/console/")[0] + "/"), sent)).json();
    }"""
    return page.evaluate(script, [path, body])


def fill_ruling(page: Page, table: str) -> FrameLocator:
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


def recorded(page: Page) -> list[tuple[str, str]]:
    """The rulings of the event that the device is at, by round and table."""
    listed = asked(page, "api/record?kind=ruling")["entries"]
    return sorted((entry["body"]["round"], entry["body"]["table"]) for entry in listed)
