"""Whether the server is well: for whoever watches over it."""

from __future__ import annotations

import time
from typing import Any

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


def _record() -> str:
    """Whether the record can be written, only be read, or is away; looked at once a second at most."""
    known: dict[str, Any] = current_app.extensions.setdefault("judge health", {"at": float("-inf"), "is": ""})
    if time.monotonic() - known["at"] > KEPT:
        known["at"] = time.monotonic()
        try:
            database = record().database
            database.rows("SELECT version FROM layout")
            known["is"] = "read only" if database.read_only else "writable"
        except (NotSaved, BadInput):
            known["is"] = "away"
    return str(known["is"])
