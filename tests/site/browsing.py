"""A built site in a real browser: a server that can be stopped, and pages that tell when a script of theirs failed."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


class Server:
    """Serves a folder on this machine until it is stopped."""

    def __init__(self, folder: Path) -> None:
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=folder))
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        self.running = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Lets nobody in any more."""
        if self.running:
            self._server.shutdown()
            self._server.server_close()
        self.running = False


@contextmanager
def served(folder: Path) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(folder)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def opened(browser: Browser, **options: Any) -> Iterator[Any]:
    """A fresh page without memory of others; fails when a script on it failed."""
    context = browser.new_context(**{"viewport": {"width": 1000, "height": 800}, "service_workers": "block", **options})
    page, faults = context.new_page(), []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()
    assert faults == []
