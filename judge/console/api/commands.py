"""The JSON API: the documents of the command line, over HTTP."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

from flask import Blueprint, Response, abort, request, url_for

from judge.console.api.openapi import description
from judge.console.resources import resources
from judge.content.problem import BadInput, Place, UnknownGame, listed, shown, unknown
from judge.rule_lookup import rule_json
from judge.scenario.ask import LIMIT
from judge.scenario.schema import scenario_schema
from judge.search.results import FILTERS, results_json

api = Blueprint("api", __name__, url_prefix="/api")
BODY = Place("body")
PLAIN = ("application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml", "text/plain")


class Body(NamedTuple):
    """What was sent: the text itself, and the settings that JSON may have beside it."""

    text: str
    settings: dict[str, Any]


@api.get("/")
def index() -> Response:
    """Where the API is described, and the games it knows."""
    return document({"description": url_for("api.openapi"), "games": url_for("api.games")})


@api.get("/openapi.json")
def openapi() -> Response:
    """The description of the API."""
    return document(
        {**description(sorted(resources().library.games)), "servers": [{"url": request.script_root or "/"}]}
    )


@api.get("/games")
def games() -> Response:
    """Every game, whether it can be run, and its scenarios."""
    backing = resources()
    ready = backing.playable()
    return document({"games": [_game(id, id in ready) for id in sorted(backing.library.games)]})


@api.get("/schema/<game>")
def schema(game: str) -> Response:
    """The JSON Schema of a game's scenario files."""
    _known_game(game, resources().playable())
    return document(scenario_schema(game))


@api.get("/rule/<game>/<path:id>")
def rule(game: str, id: str) -> Response:
    """One rule or term."""
    _known_game(game, resources().library.games)
    try:
        return document(rule_json(resources().library, f"{game}:{id}"))
    except BadInput as bad:
        abort(404, bad.problems[0].message)


@api.get("/search")
def search() -> Response:
    """Entries that answer a query."""
    query, game, kinds = request.args.get("q"), request.args.get("game") or None, request.args.getlist("kind")
    if query is None:
        raise BadInput.at(Place("query"), "say what to look for: q=", "q")
    if game is not None and game not in resources().library.games:
        raise UnknownGame.named(game, resources().library.games, Place("query"), "game")
    for kind in kinds:
        if kind not in FILTERS:
            raise BadInput.at(Place("query"), unknown("kind", kind, FILTERS), "kind")
    return document(results_json(resources().search(query, game, kinds)))


@api.post("/run")
def run() -> Response:
    """Plays a scenario and answers its questions."""
    body = read_body("scenario")
    return document(_unless_gone({"job": "run", "text": body.text}))


@api.post("/explore")
def explore() -> Response:
    """Tries every line of play and answers the questions about all of them."""
    body = read_body("scenario", limit=int)
    limit = body.settings.get("limit", LIMIT)
    if not 1 <= limit <= LIMIT:
        raise BadInput.at(BODY, f"the limit is 1 to {LIMIT} positions, not {limit}", "limit")
    return document(_unless_gone({"job": "explore", "text": body.text, "limit": limit}))


@api.post("/deck/<game>")
def deck(game: str) -> Response:
    """Checks whether a deck is legal."""
    _known_game(game, resources().library.games)
    body = read_body("deck", format=str)
    form = body.settings.get("format") or request.args.get("format") or None
    return document(resources().workers.ask({"job": "deck", "game": game, "text": body.text, "format": form}))


def document(data: Any) -> Response:
    """A JSON answer; not kept by anybody, because content and rules change with the program."""
    response = Response(json.dumps(data, ensure_ascii=False), mimetype="application/json")
    response.headers["Cache-Control"] = "no-store"
    return response


def read_body(main: str, **settings: type) -> Body:
    """The text that was sent, plain or as one member of a JSON object; BadInput says what is wrong with it."""
    if request.mimetype == "application/json":
        return _from_json(main, settings)
    if request.mimetype in PLAIN:
        return Body(_text(request.get_data(cache=False)), {})
    abort(415, f"Send the {main} as text (application/yaml or text/plain), or as JSON: {{{json.dumps(main)}: ...}}.")


def json_body(needed: Mapping[str, type], optional: Mapping[str, type] | None = None) -> dict[str, Any]:
    """A JSON object with the keys that are needed, and no others than those allowed."""
    if request.mimetype != "application/json":
        abort(415, "Send JSON (application/json).")
    data = _json()
    allowed = {**needed, **(optional or {})}
    if not isinstance(data, dict):
        raise BadInput.at(BODY, f"the body is an object with: {listed(allowed)}")
    for key in needed:
        if key not in data:
            raise BadInput.at(BODY, f"the key {key} is missing", key)
    for key, value in data.items():
        if key not in allowed:
            raise BadInput.at(BODY, f"unknown key {shown(key)}; allowed: {listed(allowed)}", str(key)[:40])
        data[key] = _of_type(key, value, allowed[key])
    return data


def _of_type(key: str, value: Any, wanted: type) -> Any:
    """A value of the type that is wanted; 2.0 is a whole number, as JSON has only one sort of them."""
    if wanted is int and isinstance(value, float) and value.is_integer():
        return int(value)
    if type(value) is not wanted:
        raise BadInput.at(BODY, f"{key} must be {NAMES[wanted]}", key)
    return value


def _json() -> Any:
    try:
        data = json.loads(_text(request.get_data(cache=False)))
        json.dumps(data, ensure_ascii=False).encode()  # half of a character pair is no text
    except (ValueError, RecursionError):
        raise BadInput.at(BODY, "this is not JSON") from None
    return data


def _from_json(main: str, settings: dict[str, type]) -> Body:
    data = _json()
    if not isinstance(data, dict) or not isinstance(data.get(main), str):
        raise BadInput.at(BODY, f"the body needs the key {main} with a text", main)
    for key, value in data.items():
        if key != main and key not in settings:
            raise BadInput.at(BODY, f"unknown key {shown(key)}; allowed: {listed([main, *settings])}", main)
        if key in settings:
            data[key] = _of_type(key, value, settings[key])
    return Body(data.pop(main), data)


NAMES = {int: "a whole number", str: "a text", dict: "an object", list: "a list"}


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput.at(BODY, f"this is not text in UTF-8 (byte {error.start + 1})") from None


def _unless_gone(order: dict[str, Any]) -> Any:
    """The result of long work, which stops when whoever asked has hung up."""
    gone = cast("Callable[[], bool] | None", request.environ.get("waitress.client_disconnected"))
    return resources().workers.ask(order, long=True, gone=gone)


def _known_game(game: str, known: Any) -> None:
    if game not in known:
        abort(404, f"There is no game {shown(game)} here; there are: {listed(sorted(known))}.")


def _game(id: str, playable: bool) -> dict[str, Any]:
    info = resources().library.games[id]
    return {
        "id": id,
        "title": info.title,
        "edition": info.edition,
        "players": info.players,
        "about": info.about,
        "playable": playable,
        "scenarios": [{"id": each.id, "title": each.title, "kind": each.kind} for each in resources().scenarios(id)],
    }
