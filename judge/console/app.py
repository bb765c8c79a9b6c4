"""The application: the built site at /, the console at /console/, the API at /api/."""

from __future__ import annotations

import atexit
from collections.abc import Sequence
from pathlib import Path

from flask import Flask, abort, request

from judge.console.api import api
from judge.console.desk import Desk
from judge.console.editor import editor
from judge.console.exploring import explorer
from judge.console.files import files
from judge.console.headers import add_headers, from_elsewhere
from judge.console.pages import console
from judge.console.problems import handle_all
from judge.console.replay import Replays
from judge.console.resources import Resources, attach
from judge.content.yamltree import LIMITS


def create_app(
    site: Path | None = None, *, content: Path | None = None, desk: Desk | None = None, hosts: Sequence[str] = ()
) -> Flask:
    """The application for a built site, if there is one; with `hosts`, it answers to no other names."""
    app = Flask(__name__, static_url_path="/console/static")
    app.config["MAX_CONTENT_LENGTH"] = LIMITS.size
    app.config["TRUSTED_HOSTS"] = list(hosts) or None
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    own = desk or Desk()
    backing = Resources(site, own, content)
    attach(app, backing)
    app.extensions["judge replays"] = Replays(backing)
    for part in (api, console, editor, explorer, files):
        app.register_blueprint(part)
    app.before_request(_refuse_strangers)
    app.after_request(add_headers)
    handle_all(app)
    atexit.register(own.close)
    return app


def _refuse_strangers() -> None:
    if from_elsewhere(request):
        abort(403, "A page of another site sent this. Open the console itself and try again.")
