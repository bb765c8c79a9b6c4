"""The API gives the documents of the command line, and answers whatever is thrown at it in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from judge.scenario.read import read
from judge.scenario.report import explore_json, report, run_json

Text = Callable[[str], str]
YAML = {"Content-Type": "application/yaml"}


def test_run_gives_the_document_of_the_command(client: FlaskClient, text: Text) -> None:
    """POST /api/run with a scenario as text is `judge run --json`."""
    answer = client.post("/api/run", data=text("doubling"), headers=YAML)
    assert answer.json == json.loads(json.dumps(run_json(report(read(text("doubling"))))))


def test_a_scenario_may_come_inside_json(client: FlaskClient, text: Text) -> None:
    """POST /api/run with {"scenario": ...} is the same."""
    answer = client.post("/api/run", json={"scenario": text("doubling")})
    assert answer.json is not None and answer.json["answers"][0]["answer"] == 16


def test_explore_gives_the_document_of_the_command(client: FlaskClient, text: Text) -> None:
    """POST /api/explore is `judge explore --json`."""
    answer = client.post("/api/explore", data=text("storm"), headers=YAML)
    assert answer.json == json.loads(json.dumps(explore_json(report(read(text("storm"))))))


def test_explore_takes_a_limit(client: FlaskClient, text: Text) -> None:
    """With a limit of one position nothing is settled, and the answer says so."""
    answer = client.post("/api/explore", json={"scenario": text("storm"), "limit": 1})
    assert answer.json is not None and [ask["complete"] for ask in answer.json["asks"]] == [False] * 3


def test_a_rule_is_found_by_number_and_by_name(client: FlaskClient) -> None:
    """GET /api/rule/<game>/<id> takes a unit, a term and an alias."""
    assert client.get("/api/rule/pebbles/3.1").json["title"] == "Order of changes"  # type: ignore[index]
    for name in ("tower", "Tower", "castle"):
        assert client.get(f"/api/rule/pebbles/{name}").json["id"] == "tower"  # type: ignore[index]


def test_search_finds_a_term(client: FlaskClient) -> None:
    """GET /api/search is `judge search --json`."""
    found = client.get("/api/search?q=burst&game=chaotic").json
    assert found is not None and found["query"] == "burst"
    assert any(hit["title"] == "Burst" for hit in found["results"][:3])


@pytest.mark.parametrize(
    "query", ["", " ", "a" * 10_000, 'AND OR NOT "', "\U0001f409", "\u05d0\u05d1\u05d2", "\x00", "*", "8.5.4."]
)
def test_no_query_is_an_error(client: FlaskClient, query: str) -> None:
    """Whatever is looked for, there are results or none."""
    answer = client.get("/api/search", query_string={"q": query})
    assert answer.status_code == 200
    assert isinstance(answer.json["results"], list)


def test_search_can_be_limited_to_kinds(client: FlaskClient) -> None:
    """`kind` may come several times; a rule's chapter is a rule too."""
    found = client.get("/api/search?q=burst&game=chaotic&kind=reading&kind=scenario").json
    assert found["results"]
    assert {hit["kind"] for hit in found["results"]} <= {"reading", "misreading", "note", "scenario"}


def test_games_are_listed_with_their_scenarios(client: FlaskClient) -> None:
    """GET /api/games says which games there are and which can be run."""
    games = {game["id"]: game for game in client.get("/api/games").json["games"]}  # type: ignore[index]
    assert games["pebbles"]["playable"] is True
    assert {"doubling", "newest-first", "storm"} <= {each["id"] for each in games["pebbles"]["scenarios"]}


def test_the_schema_of_a_game_is_served(client: FlaskClient) -> None:
    """GET /api/schema/<game> is a JSON Schema that knows the game's table."""
    assert "towers" in json.dumps(client.get("/api/schema/pebbles").json)


def test_the_index_leads_on(client: FlaskClient) -> None:
    """GET /api/ says where the description is."""
    index = client.get("/api/").json
    assert index is not None and client.get(index["description"]).status_code == 200


def test_a_deck_is_checked(client: FlaskClient) -> None:
    """POST /api/deck/<game> is `judge deck --json`; a game without deck rules says so."""
    answer = client.post("/api/deck/pebbles", data="3 Stone", headers={"Content-Type": "text/plain"})
    assert answer.status_code == 422
    assert answer.json is not None and answer.json["problems"][0]["field"] == "game"


def test_bad_input_is_a_problem_document(client: FlaskClient) -> None:
    """A scenario with a mistake gives status 422 and the file, line, column, field and message."""
    answer = client.post("/api/run", data="title: x\ngame: pebles\n", headers=YAML)
    assert (answer.status_code, answer.mimetype) == (422, "application/problem+json")
    problem = answer.json
    assert problem is not None and set(problem) == {"type", "title", "status", "detail", "problems"}
    assert problem["problems"][0] == {
        "file": "scenario",
        "line": 2,
        "column": 7,
        "field": "game",
        "message": problem["problems"][0]["message"],
    }
    assert "pebbles" in problem["problems"][0]["message"]


HOSTILE = {
    "not YAML": b"a: [",
    "an alias bomb": b"a: &a [x]\nb: [*a, *a]",
    "a tag": b"!!python/object:os.system x",
    "a deep one": b"[" * 5000,
    "not UTF-8": b"\xff\xfe\x00",
    "nothing": b"",
    "a list": b"- a",
    "a number": b"12",
    "a control character": b"title: \x07",
    "a twice-given key": b"game: x\ngame: y",
    "a huge number": b"title: x\ngame: pebbles\nat: round\ntable: {towers: {T: {owner: A, height: 1e99}}}",
    "an unknown chart": b"title: x\ngame: pebbles\nat: ../../etc\ntable: {players: {A: [], B: []}}",
}


@pytest.mark.parametrize("body", HOSTILE.values(), ids=list(HOSTILE))
@pytest.mark.parametrize("route", ["/api/run", "/api/explore"])
def test_hostile_scenarios_are_refused(client: FlaskClient, route: str, body: bytes) -> None:
    """No text makes a fault: each is refused with what is wrong."""
    answer = client.post(route, data=body, headers=YAML)
    assert answer.status_code == 422
    assert answer.json is not None and answer.json["problems"]


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b"{}",
        b'{"scenario": 3}',
        b'{"scenario": "x", "more": 1}',
        b"[" * 100_000,
        b'{"scenario": "\\ud800"}',
        b"\xff",
    ],
)
def test_hostile_json_is_refused(client: FlaskClient, body: bytes) -> None:
    """JSON that is broken, has other keys or half characters is refused with what is wrong."""
    answer = client.post("/api/run", data=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422


@pytest.mark.parametrize("limit", [0, -1, 10**9, "5", True, None, 1.5])
def test_a_bad_limit_is_refused(client: FlaskClient, text: Text, limit: Any) -> None:
    """The limit is a whole number within bounds."""
    answer = client.post("/api/explore", json={"scenario": text("storm"), "limit": limit})
    assert answer.status_code == 422
    assert answer.json is not None and answer.json["problems"][0]["field"] == "limit"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/rule/nonesuch/1", 404),
        ("GET", "/api/rule/pebbles/9.9.9", 404),
        ("GET", "/api/rule/pebbles/../../etc/passwd", 404),
        ("GET", "/api/schema/nonesuch", 404),
        ("GET", "/api/schema/%00", 404),
        ("POST", "/api/deck/nonesuch", 404),
        ("GET", "/api/run", 405),
        ("DELETE", "/api/games", 405),
        ("PUT", "/api/run", 405),
        ("POST", "/api/run", 415),
        ("POST", "/api/explore", 415),
        ("POST", "/api/deck/pebbles", 415),
        ("GET", "/api/search", 422),
        ("GET", "/api/search?q=a&game=nonesuch", 422),
        ("GET", "/api/search?q=a&kind=nonesuch", 422),
    ],
)
def test_errors_are_json(client: FlaskClient, method: str, path: str, status: int) -> None:
    """Whatever goes wrong under /api is a problem document with its status in it."""
    answer = client.open(path, method=method)
    assert (answer.status_code, answer.mimetype) == (status, "application/problem+json")
    assert answer.json is not None and answer.json["status"] == status and answer.json["title"]


def test_a_huge_body_is_refused(client: FlaskClient) -> None:
    """More than 256 KB is refused with status 413, in JSON."""
    answer = client.post("/api/run", data=b"a" * (256 * 1024 + 1), headers=YAML)
    assert (answer.status_code, answer.mimetype) == (413, "application/problem+json")


def test_a_wrong_method_says_which_are_right(client: FlaskClient) -> None:
    """Status 405 comes with the methods that are allowed."""
    assert "POST" in client.get("/api/run").headers["Allow"]


def test_pages_of_other_sites_may_not_post(client: FlaskClient, text: Text) -> None:
    """A form on another site cannot make a visitor's browser send something."""
    answer = client.post("/api/run", data=text("doubling"), headers={**YAML, "Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403


def test_no_path_of_this_machine_is_told(client: FlaskClient) -> None:
    """An error names the text that was sent, not a file on the server."""
    answer = client.post("/api/run", data="game: [", headers=YAML)
    assert str(Path.cwd()) not in answer.text
