"""The API attacked from its own description: whatever is sent, it answers with a status and a shape it has promised."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from console.test_openapi import fits
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.console.app import create_app
from judge.console.situations.situation import Situation

PATHS: dict[str, Any] = create_app(None).test_client().get("/api/openapi.json").json["paths"]  # type: ignore[index]
ROUTES = sorted((method, path) for path, methods in PATHS.items() for method in methods)
SCENARIO = "title: A\ngame: pebbles\nat: round\ntable: {players: [Ana, Ben]}\nasks: [{next: }]\n"
HOSTILE = st.sampled_from(
    [
        "", " ", "\x00", "../../etc/passwd", "%2e%2e", "' or 1=1 --", "<script>", "a" * 5000, "\U0001f409", "-1", "1e9",
        "9" * 30, "null", "{}", "[[[[[[", "&a *a", "!!python/object/apply:os.system [id]",
        "\u202e", "=cmd()", "\r\nX: y"
    ]
)  # fmt: skip
LIKELY = st.sampled_from(
    ["chaotic", "pebbles", "8.5.4", "attack-damage", "Ana passes", "1", "0", SCENARIO, Situation(SCENARIO).pack()]
)
TEXT = st.one_of(HOSTILE, LIKELY, st.text(max_size=40))


def values(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values of the shape that a schema describes, and now and then of another."""
    match schema.get("type"):
        case "object":
            known = {name: values(each) for name, each in schema.get("properties", {}).items()}
            right: st.SearchStrategy[Any] = st.fixed_dictionaries({}, optional=known)
        case "array":
            right = st.lists(values(schema.get("items", {})), max_size=3)
        case "integer":
            right = st.integers(-2, 10**9)
        case "boolean":
            right = st.booleans()
        case _:
            right = st.sampled_from(schema["enum"]) if "enum" in schema else TEXT
    wrong = st.one_of(st.none(), st.booleans(), st.integers(), TEXT, st.lists(TEXT, max_size=2))
    return st.one_of(right, right, right, wrong)


@pytest.mark.parametrize(("method", "path"), ROUTES)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_is_sent_is_answered_as_described(client: FlaskClient, method: str, path: str, data: Any) -> None:
    """No request ends in a fault, and every answer fits the description."""
    described = PATHS[path][method]
    given_ = {each["name"]: data.draw(values(each["schema"])) for each in described.get("parameters", [])}
    inside = {each["name"] for each in described.get("parameters", []) if each["in"] == "path"}
    address = path
    for name in inside:
        address = address.replace(f"{{{name}}}", quote(str(given_[name]), safe="") or "x")
    kinds = described.get("requestBody", {}).get("content", {})
    body: dict[str, Any] = {}
    if kinds:
        kind = data.draw(st.sampled_from(sorted(kinds)))
        sent = data.draw(values(kinds[kind]["schema"]))
        body = {"json": sent} if kind == "application/json" else {"data": str(sent), "content_type": kind}
    query = {name: value for name, value in given_.items() if name not in inside and value is not None}
    answer = client.open(address, method=method.upper(), query_string=query, **body)
    if answer.status_code in (308, 404, 405):
        return
    responses = described["responses"]
    assert answer.status_code < 500 or answer.status_code == 503
    content = responses.get(str(answer.status_code), responses["default"])["content"]
    whole: Any = client.get("/api/openapi.json").json
    assert fits(answer.json, content[answer.mimetype]["schema"], whole)
