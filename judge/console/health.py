"""Whether the server is well: for whoever watches over it."""

from __future__ import annotations

import time
from threading import Lock

from flask import Blueprint, Response, current_app, jsonify

from judge import __version__
from judge.console.pages.events import record
from judge.content.problem import BadInput
from judge.rulings import NotSaved

health = Blueprint("health", __name__)
KEPT = 1.0


@health.get("/healthz")
def state() -> Response:
    """200 while situations can be judged; the record is told of apart, because judging goes on without it."""
    response = jsonify(status="ok", version=__version__, record=_record())
    response.headers["Cache-Control"] = "no-store"
    return response


class Known:
    """What is known of the record, and since when."""

    def __init__(self) -> None:
        self.at, self.state = float("-inf"), "away"
        self.looking = Lock()


def _record() -> str:
    """Whether the record can be written, only be read, or is away.

    One looks at a time, once a second at most: a database that does not answer holds up nobody else who asks.
    """
    known: Known = current_app.extensions.setdefault("judge health", Known())
    if time.monotonic() - known.at > KEPT and known.looking.acquire(blocking=False):
        try:
            known.state = _state()
            known.at = time.monotonic()
        finally:
            known.looking.release()
    return known.state


def _state() -> str:
    try:
        database = record().database
        database.rows("SELECT version FROM layout")
        return "read only" if database.read_only else "writable"
    except (NotSaved, BadInput):
        return "away"
