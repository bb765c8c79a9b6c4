"""A folder served on this machine, for measuring."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

Headers = Callable[[str], Mapping[str, str]]


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """A plain server that says nothing: what it does not do for speed, nobody's mark rests on."""

    def __init__(self, *given: Any, also: Headers, asked: list[str], **named: Any) -> None:
        self._also, self._asked = also, asked
        super().__init__(*given, **named)

    def end_headers(self) -> None:
        """Sends what an answer is to have besides."""
        for name, value in self._also(self.path).items():
            self.send_header(name, value)
        self._asked.append(self.path)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@contextmanager
def served(
    folder: Path, port: int = 0, also: Headers = lambda path: {}, asked: list[str] | None = None
) -> Iterator[str]:
    """Serves a folder on a port, or on a free one; gives its address.

    `also` gives more headers for a path; what is asked for is added to `asked`.
    """
    handler = functools.partial(_Quiet, directory=str(folder), also=also, asked=[] if asked is None else asked)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
