"""Answers to a browser: a whole page, or a part of one where the page asks for a part."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import cast

from flask import Response, current_app, stream_with_context

from judge.console.errors import trouble_of
from judge.console.pages.replay_parts import Replays
from judge.console.workers.pool import Busy, Fault, TooMuch
from judge.content.problem import BadInput

PART = "Judge-Part"
# In an address: the page waits for the reasons as well.
REASONS = "reasons"


def answer(html: str, status: int = 200) -> Response:
    """A page, or a part of one where the browser asks for a part."""
    response = Response(html, status, mimetype="text/html")
    response.headers["Vary"] = PART
    response.headers["Cache-Control"] = "no-cache"
    return response


def in_parts(parts: Iterable[str]) -> Response:
    """Parts of a page one after the other, as they are made: a line of JSON each, the last one saying what is wrong."""
    lines = stream_with_context(_lines(parts))
    return Response(lines, mimetype="application/x-ndjson", headers={"Cache-Control": "no-store", "Vary": PART})


def _lines(parts: Iterable[str]) -> Iterator[str]:
    try:
        for html in parts:
            yield json.dumps({"html": html}) + "\n"
    except (BadInput, Busy, Fault, TooMuch) as error:
        yield json.dumps({"problem": trouble_of(error).title}) + "\n"


def replays() -> Replays:
    """The replay pages of the application that answers the current request."""
    return cast(Replays, current_app.extensions["judge replays"])
