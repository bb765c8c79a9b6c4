"""One line a request, with neither codes nor situations in it, nor what anybody has typed.

The time is how long the request has waited for a thread, and how long it then took.
"""

from __future__ import annotations

import logging
import time

from flask import Flask, Response, g, request

from judge.console.access import visitor
from judge.console.security_headers import part_of

log = logging.getLogger("judge.requests")
LONGEST = 100
# Where a server leaves the time at which a request had come in whole.
CAME = "judge.came"


def install(app: Flask) -> None:
    """Has an application write a line for each request, where somebody listens."""
    app.before_request(_begin)
    app.after_request(_line)


def _begin() -> None:
    g.began = time.perf_counter()


def _line(response: Response) -> Response:
    if log.isEnabledFor(logging.INFO) and log.hasHandlers():
        now = time.perf_counter()
        began = g.get("began", now)
        waited = began - (request.environ.get(CAME) or began)
        length = response.content_length if response.content_length is not None else "-"
        log.info(
            "%s %s %s %s %s %.1f+%.1fms %s", request.remote_addr, request.method, asked_for(), response.status_code,
            length, waited * 1000, (now - began) * 1000, visitor().role or "-",
        )  # fmt: skip
    return response


def asked_for() -> str:
    """What was asked for: of the console and the API only the route, of the site the page; never a query."""
    rule = request.url_rule.rule if request.url_rule else ""
    if part_of(request.path) != "site" and rule:
        return rule
    return ascii(request.path[:LONGEST])[1:-1]
