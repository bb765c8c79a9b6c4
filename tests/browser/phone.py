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

    def kill(self) -> None:
        """Kills the browser in the middle of whatever it does, and starts it again."""
        for pid in _processes(self.profile):
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
