"""The description of the API is complete and true."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from judge.console.pages.events import DEEDS
from judge.console.situations.situation import Situation

KINDS: dict[str, Any] = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "array": list,
    "object": dict,
    "null": type(None),
}
Text = Callable[[str], str]


def test_every_route_is_described(app: Flask, client: FlaskClient) -> None:
    """Every route under /api, with each of its methods, is in the description, and nothing else is."""
    routes = {
        (re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule), method.lower())
        for rule in app.url_map.iter_rules()
        if rule.rule.startswith("/api")
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    paths = client.get("/api/openapi.json").json["paths"]  # type: ignore[index]
    assert {(path, method) for path, methods in paths.items() for method in methods} == routes


def test_what_is_described_is_what_is_taken(client: FlaskClient, text: Text) -> None:
    """Every deed of an event and every bound of a number is in the description; a link fits its pattern."""
    paths: Any = client.get("/api/openapi.json").json["paths"]  # type: ignore[index]
    event = paths["/api/event"]["post"]["requestBody"]["content"]["application/json"]["schema"]["properties"]
    asked = {each["name"]: each["schema"] for each in paths["/api/record"]["get"]["parameters"]}
    link = paths["/api/play/{link}"]["get"]["parameters"][0]["schema"]

    assert set(event["do"]["enum"]) == set(DEEDS) and "round" in event
    for name in ("limit", "before"):
        tried = [asked[name]["minimum"] - 1, asked[name]["minimum"], asked[name]["maximum"], asked[name]["maximum"] + 1]
        found = [client.get(f"/api/record?{name}={each}").status_code for each in tried]
        assert found == [422, 200, 200, 422]
    assert re.search(link["pattern"], Situation(text("storm")).pack())


@pytest.mark.parametrize(
    ("method", "path", "described"),
    [
        ("get", "/api/", "/api/"),
        ("get", "/api/games", "/api/games"),
        ("get", "/api/schema/pebbles", "/api/schema/{game}"),
        ("get", "/api/rule/pebbles/3.1", "/api/rule/{game}/{id}"),
        ("get", "/api/rule/chaotic/8.5.4", "/api/rule/{game}/{id}"),
        ("get", "/api/rule/pebbles/nothing", "/api/rule/{game}/{id}"),
        ("get", "/api/search?q=burst", "/api/search"),
        ("get", "/api/search?q=", "/api/search"),
        ("post", "/api/run", "/api/run"),
        ("post", "/api/explore", "/api/explore"),
        ("get", "/api/play/LINK", "/api/play/{link}"),
        ("get", "/api/play/LINK?step=x", "/api/play/{link}"),
        ("get", "/api/play/broken", "/api/play/{link}"),
        ("get", "/api/play/LINK/verdict", "/api/play/{link}/verdict"),
        ("get", "/api/play/LINK/text", "/api/play/{link}/text"),
        ("get", "/api/cards/pebbles?q=x", "/api/cards/{game}"),
        ("get", "/api/cards/pebbles", "/api/cards/{game}"),
        ("post", "/api/play/LINK/by-hand", "/api/play/{link}/by-hand"),
        ("post", "/api/read/pebbles", "/api/read/{game}"),
        ("get", "/api/forms/chaotic", "/api/forms/{game}"),
        ("get", "/api/forms/nonsense", "/api/forms/{game}"),
        ("get", "/api/event", "/api/event"),
        ("get", "/api/record?text=x", "/api/record"),
        ("get", "/api/record/1", "/api/record/{number}"),
        ("get", "/api/record/1/again", "/api/record/{number}/again"),
    ],
)
def test_answers_have_the_described_shape(
    client: FlaskClient, text: Text, method: str, path: str, described: str
) -> None:
    """What a route gives is of the shape that the description promises for that status."""
    whole: Any = client.get("/api/openapi.json").json
    body = {"data": text("storm"), "headers": {"Content-Type": "text/plain"}} if method == "post" else {}
    answer = client.open(path.replace("LINK", Situation(text("storm")).pack()), method=method.upper(), **body)
    responses = whole["paths"][described][method]["responses"]
    content = responses.get(str(answer.status_code), responses["default"])["content"]
    assert fits(answer.json, content[answer.mimetype]["schema"], whole)


def fits(value: Any, schema: Any, whole: Any) -> bool:
    """Whether a value has the shape that a schema describes; just the words that the description uses."""
    if "$ref" in schema:
        return fits(value, whole["components"]["schemas"][schema["$ref"].rpartition("/")[2]], whole)
    if "anyOf" in schema:
        return any(fits(value, each, whole) for each in schema["anyOf"])
    if "type" in schema and not isinstance(value, KINDS[schema["type"]]):
        return False
    if isinstance(value, list):
        return all(fits(each, schema.get("items", {}), whole) for each in value)
    if isinstance(value, dict):
        known, other = schema.get("properties", {}), schema.get("additionalProperties", {})
        complete = set(schema.get("required", ())) <= set(value)
        return complete and all(fits(each, known.get(name, other), whole) for name, each in value.items())
    return True
