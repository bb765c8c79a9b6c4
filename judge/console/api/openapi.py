"""The description of the API in OpenAPI 3.1: every route, what it takes, what it gives, how it fails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from judge import __version__
from judge.console.api import openapi_console
from judge.console.api.schemas import SHAPES
from judge.scenario.ask import LIMIT
from judge.search.results import FILTERS

Part = dict[str, Any]
FAILURES = {
    "401": "The access code is needed",
    "403": "This is not allowed",
    "404": "There is no such game, rule or page",
    "409": "The record does not take it; `detail` says why",
    "413": "More than 256 KB were sent",
    "415": "Neither text nor JSON was sent",
    "422": "What was sent cannot be used; `problems` says what is wrong, and where",
    "503": "It takes too long, or too much is going on; Retry-After says when to try again",
}


def description(games: Sequence[str]) -> Part:
    """The whole description; the games are those that have content."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Judge",
            "version": __version__,
            "description": "Rules of tabletop games: look one up, search, run a scenario, explore it, check a deck.",
        },
        "paths": {
            "/api/": {"get": _get("Where to go on", "Index")},
            "/api/openapi.json": {"get": _get("This description", "Anything")},
            "/api/games": {"get": _get("Every game and its scenarios", "Games")},
            "/api/schema/{game}": {
                "get": _get("The JSON Schema of a game's scenario files", "Anything", [_game(games)], ["404"])
            },
            "/api/rule/{game}/{id}": {
                "get": _get("One rule or term", "Rule", [_game(games), _in_path("id", "8.5.4")], ["404"])
            },
            "/api/search": {"get": _get("Entries that answer a query", "Search", _search(games), ["422"])},
            "/api/run": {"post": _post("Play a scenario and answer its questions", "Run", "scenario")},
            "/api/explore": {"post": _post("Try every line of play", "Explore", "scenario", limit=_limit())},
            "/api/deck/{game}": {
                "post": _post("Check whether a deck is legal", "Deck", "deck", [_game(games), _format()], format=FORMAT)
            },
            **_of_console(),
        },
        "components": {
            "schemas": {**SHAPES, **openapi_console.SHAPES},
            "securitySchemes": {"code": {"type": "http", "scheme": "bearer", "description": "the access code"}},
        },
        "security": [{}, {"code": []}],
    }


def _of_console() -> Part:
    """The routes of the console's pages and of the record."""
    paths: Part = {}
    for path, method, summary, gives, takes, body in openapi_console.ROUTES:
        responses = _responses(gives, list(FAILURES))
        if (path, method) in openapi_console.MAKES:
            responses["201"] = responses.pop("200")
        described = {"summary": summary, "parameters": takes, "responses": responses}
        paths.setdefault(path, {})[method] = described | ({"requestBody": body} if body else {})
    for path, summary, kinds, takes in openapi_console.FILES:
        found = _get(summary, "Anything", takes, list(FAILURES))
        found["responses"]["200"]["content"] = {kind: {"schema": {}} for kind in kinds}
        paths[path] = {"get": found}
    return paths


FORMAT = {"type": "string", "description": "the format the deck is for"}


def _get(summary: str, gives: str, takes: Sequence[Part] = (), fails: Sequence[str] = ()) -> Part:
    return {"summary": summary, "parameters": list(takes), "responses": _responses(gives, fails)}


def _post(summary: str, gives: str, main: str, takes: Sequence[Part] = (), **settings: Part) -> Part:
    text = {"type": "string", "description": f"the {main} as text"}
    whole = {
        "type": "object",
        "properties": {main: text, **settings},
        "required": [main],
        "additionalProperties": False,
    }
    content: Part = {"text/plain": {"schema": text}, "application/json": {"schema": whole}}
    if main == "scenario":
        content["application/yaml"] = {"schema": {"type": "object", "description": "the scenario itself"}}
    fails = [status for status in FAILURES if takes or status != "404"]
    return {
        "summary": summary,
        "parameters": list(takes),
        "requestBody": {"required": True, "content": content},
        "responses": _responses(gives, fails),
    }


def _responses(gives: str, fails: Sequence[str]) -> Part:
    good = {"description": "Done", "content": {"application/json": {"schema": _shape(gives)}}}
    bad = {"application/problem+json": {"schema": _shape("Problem")}}
    return {
        "200": good,
        **{status: {"description": FAILURES[status], "content": bad} for status in fails},
        "default": {"description": "Something else went wrong", "content": bad},
    }


def _shape(name: str) -> Part:
    return {"$ref": f"#/components/schemas/{name}"}


def _game(games: Sequence[str]) -> Part:
    return {**_in_path("game", games[0] if games else "chaotic"), "description": f"one of {', '.join(games)}"}


def _in_path(name: str, example: str) -> Part:
    text = {"type": "string", "minLength": 1}
    return {"name": name, "in": "path", "required": True, "schema": text, "example": example}


def _search(games: Sequence[str]) -> list[Part]:
    text = {"type": "string", "description": "a rule number, a term, a question"}
    game = {"type": "string", "enum": ["", *games], "description": "look in one game only"}
    kind = {"type": "array", "items": {"type": "string", "enum": list(FILTERS)}, "description": "these kinds only"}
    return [
        {"name": "q", "in": "query", "required": True, "schema": text},
        {"name": "game", "in": "query", "required": False, "schema": game},
        {"name": "kind", "in": "query", "required": False, "schema": kind},
    ]


def _format() -> Part:
    return {"name": "format", "in": "query", "required": False, "schema": FORMAT}


def _limit() -> Part:
    return {"type": "integer", "minimum": 1, "maximum": LIMIT, "default": LIMIT, "description": "positions to look at"}
