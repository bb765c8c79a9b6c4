"""The application: the built site at /, the console at /console/, the API at /api/."""

from __future__ import annotations

import atexit
import secrets
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path

from flask import Flask, abort, request

from judge.console import access, access_log, outcomes, public_address
from judge.console.api.cards import cards_api
from judge.console.api.commands import api
from judge.console.api.record import record_api
from judge.console.api.situations import play_api
from judge.console.errors import handle_errors
from judge.console.health import health
from judge.console.pages import events
from judge.console.pages.builder import builder as table_builder
from judge.console.pages.carry import carrying
from judge.console.pages.decks import decks
from judge.console.pages.dispute_forms import disputes
from judge.console.pages.editor import editor
from judge.console.pages.explore import explorer
from judge.console.pages.guides import guides
from judge.console.pages.record import EntryNumber, records
from judge.console.pages.replay_parts import Replays
from judge.console.pages.search import searching
from judge.console.pages.share import share
from judge.console.pages.sign_in import not_of_this_session, signing_in
from judge.console.pages.start_and_play import console
from judge.console.resources import Resources, attach
from judge.console.security_headers import add_headers, from_elsewhere
from judge.console.site_builder import SiteBuilder
from judge.console.site_files import SitePath, files, own_file
from judge.console.workers.pool import WorkerPool
from judge.content.yamltree import LIMITS
from judge.rulings import Record

PARTS = (
    api, cards_api, carrying, console, decks, disputes, signing_in, editor, events.events, explorer, files, guides,
    health, play_api, record_api, records, searching, share, table_builder,
)  # fmt: skip
STATIC_PATH = "/console/static"
# What is looked for is short; only situations make long addresses.
LONGEST_QUERY = 16_000
SEARCHING = ("/api/search", "/console/search", "/api/cards", "/api/record", "/console/record")


def create_app(
    site: Path | None = None,
    *,
    content: Path | None = None,
    workers: WorkerPool | None = None,
    hosts: Sequence[str] = (),
    codes: access.Codes | None = None,
    database: str | None = None,
    key: bytes = b"",
    builder: SiteBuilder | None = None,
    public: public_address.PublicAddress | None = None,
    proxies: int = 0,
    seen_by_others: str = "",
    on_device: bool = False,
) -> Flask:
    """The application for a site that is built, or that `builder` builds; with `hosts`, it answers to no other names.

    With `public` it is seen under that address; `proxies` says how many of them are believed. `on_device` is for the
    console that runs in a browser: there is no server, and nobody else.
    """
    app = Flask(__name__, static_url_path=STATIC_PATH)
    app.view_functions["static"] = own_file
    app.config["MAX_CONTENT_LENGTH"] = LIMITS.size
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    own = workers or WorkerPool()
    backing = Resources(site, own, content, builder)
    attach(app, backing)
    app.extensions["judge replays"] = Replays(backing)
    app.url_map.converters.update(sitepath=SitePath, entry=EntryNumber)
    app.config[public_address.ON_DEVICE] = app.jinja_env.globals["on_device"] = on_device
    for part in PARTS:
        app.register_blueprint(part)
    access_log.install(app)
    app.before_request(partial(_refuse_strangers, hosts))
    kept = cache(lambda: Record(database, eager=False))
    app.extensions[events.KEY] = kept
    app.extensions[events.REMEMBERED] = events.Remembered()
    access.install(app, codes or access.Codes(), key or secrets.token_bytes(32), kept)
    app.register_error_handler(access.StaleForm, not_of_this_session)
    outcomes.install(app, backing, kept)
    public_address.install(app, public, proxies, seen_by_others)
    app.after_request(add_headers)
    handle_errors(app)
    atexit.register(own.close)
    return app


def _refuse_strangers(hosts: Sequence[str]) -> None:
    """Turns away what another site sends in a visitor's name, and names under which this server is not known."""
    if not public_address.known(hosts):
        abort(400, f"This server answers to {' and '.join(hosts)} only.")
    if len(request.query_string) > LONGEST_QUERY and request.path.startswith(SEARCHING):
        abort(414, f"A query has at most {LONGEST_QUERY} characters.")
    if from_elsewhere(request):
        abort(403, "A page of another site sent this. Open the console itself and try again.")
