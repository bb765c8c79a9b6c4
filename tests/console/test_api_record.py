"""The API does what the pages do: step, choose, fill a form in, save and correct a ruling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from console.test_openapi import fits
from console.test_record_pages import judge, own  # noqa: F401
from flask.testing import FlaskClient

from judge.console.api import record as record_pages
from judge.console.resources import KEY, Resources

Link = Callable[[str], str]


def resources_of(client: FlaskClient) -> Resources:
    """What the application of a client draws on."""
    found: Resources = client.application.extensions[KEY]
    return found


RULING = {"event": "Cup", "decision": "16 it is", "judge": "Jo", "round": "3"}


def fitting(client: FlaskClient, answer: Any, path: str, method: str = "post") -> Any:
    """The document of an answer, which has the shape that the description promises."""
    whole: Any = client.get("/api/openapi.json").json
    responses = whole["paths"][path][method]["responses"]
    content = responses.get(str(answer.status_code), responses["default"])["content"]
    assert fits(answer.json, content[answer.mimetype]["schema"], whole)
    return answer.json


def test_a_situation_is_stepped_through(judge: FlaskClient, text: Callable[[str], str]) -> None:  # noqa: F811
    """A scenario becomes a link; a legal choice leads on, another comes back with the reason."""
    link = judge.post("/api/situation", json={"scenario": text("doubling")}).json["link"]
    at_start = judge.get(f"/api/play/{link}?step=0").json
    assert at_start["step"] == 0 and at_start["last"] > 0

    wrong = judge.post(f"/api/play/{link}/choose", json={"choice": "nonsense", "step": 0})
    assert fitting(judge, wrong, "/api/play/{link}/choose")["legal"] is False
    legal = judge.get(f"/api/play/{link}").json["decision"]
    if legal:
        words = legal["legal"][0]["words"]
        assert fitting(
            judge, judge.post(f"/api/play/{link}/choose", json={"choice": words}), "/api/play/{link}/choose"
        )["legal"]


def test_a_correction_is_no_longer_than_is_said(judge: FlaskClient, link: Link) -> None:  # noqa: F811
    """Also in what it takes from the ruling that it corrects: who the players are."""
    number = judge.post("/api/record", json={**RULING, "link": link("doubling")}).json["number"]
    body = {"kind": "correction", "decision": "17", "judge": "Jo"}

    assert judge.post(f"/api/record/{number}", json={**body, "players": "a" * 201}).status_code == 409
    assert judge.post(f"/api/record/{number}", json={**body, "players": "a" * 200}).status_code == 201


@pytest.mark.parametrize(
    ("step", "status"),
    [(0, 200), (2.0, 200), (100_000, 200), (-1, 422), (100_001, 422), (10**400, 422), (1.5, 422), ("1", 422)],
)
def test_a_step_is_a_whole_number_within_bounds(judge: FlaskClient, link: Link, step: Any, status: int) -> None:  # noqa: F811
    """In a body as in the address: 2.0 is a whole number in JSON, and nobody steps before the start."""
    for path, body in (("choose", {"choice": "nonsense"}), ("by-hand", {"text": "nonsense"})):
        assert judge.post(f"/api/play/{link('doubling')}/{path}", json={**body, "step": step}).status_code == status
    if isinstance(step, int):
        assert judge.get(f"/api/play/{link('doubling')}?step={step}").status_code == status


def test_steps_of_one_situation_are_worked_out_together(
    judge: FlaskClient,  # noqa: F811
    link: Link,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever looks at one step looks at the next: the worker is asked once, by the page or by the first step."""
    asked: list[str] = []
    workers = resources_of(judge).workers
    asking = workers.ask
    monkeypatch.setattr(workers, "ask", lambda order, *a, **k: asked.append(order["job"]) or asking(order, *a, **k))
    steps = [judge.get(f"/api/play/{link('doubling')}?step={n}").json for n in (0, 1, 0, 99)]

    assert [each["step"] for each in steps[:3]] == [0, 1, 0] and steps[3]["step"] == steps[3]["last"]
    assert asked == ["steps"]


def test_a_form_is_filled_in(judge: FlaskClient) -> None:  # noqa: F811
    """Values by the names of the fields make a scenario; a bad one is a problem document."""
    values = {
        "base": 5,
        "fire": 10,
        "elements": ["fire"],
        "energy": 50,
        "changes": [{"source": "Chorus", "change": "x2"}],
    }
    made = judge.post("/api/forms/chaotic/attack-damage", json={"values": values})
    assert "x2" in fitting(judge, made, "/api/forms/{game}/{id}")["scenario"]

    bad = judge.post("/api/forms/chaotic/attack-damage", json={"values": {"base": "many"}})
    assert bad.status_code == 422 and bad.json["problems"][0]["field"] == "base"


def test_a_ruling_is_saved_listed_and_corrected(judge: FlaskClient, link: Link) -> None:  # noqa: F811
    """The whole life of a ruling, through the API alone."""
    saved = judge.post("/api/record", json={**RULING, "link": link("doubling")})
    number = fitting(judge, saved, "/api/record")["number"]
    assert saved.status_code == 201

    correction = {"kind": "correction", "decision": "17", "judge": "Jo"}
    assert judge.post(f"/api/record/{number}", json=correction).status_code == 201
    assert fitting(judge, judge.get(f"/api/record/{number}"), "/api/record/{number}", "get")["later"] == [number + 1]
    assert [each["kind"] for each in judge.get("/api/record").json["entries"]] == ["correction", "ruling", "opened"]
    again = judge.get(f"/api/record/{number}/again")
    assert fitting(judge, again, "/api/record/{number}/again", "get")["differences"] == []
    assert judge.get("/api/event").json["name"] == "Cup"


def test_a_page_of_the_record_has_a_decent_size(
    judge: FlaskClient,  # noqa: F811
    link: Link,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However large its entries are, an answer ends after the first that is too much; the next page goes on there."""
    monkeypatch.setattr(record_pages, "LARGEST_PAGE", 1)
    for decision in ("16 it is", "17 it is"):
        judge.post("/api/record", json={**RULING, "decision": decision, "link": link("doubling")})
    found, address = [], "/api/record"
    while address:
        page = judge.get(address).json
        assert len(page["entries"]) == 1
        found += [each["number"] for each in page["entries"]]
        address = page["next"]

    assert found == [3, 2, 1]


@pytest.mark.parametrize(
    ("body", "status", "field"),
    [
        ({}, 422, "link"),
        ({"link": 1, "decision": "x", "judge": "x"}, 422, "link"),
        ({"link": "x", "decision": "x", "judge": "x"}, 422, ""),
        ({"link": "x", "decision": "x", "judge": "x", "more": 1}, 422, "more"),
        ([], 422, ""),
    ],
)
def test_bad_bodies_are_told_in_words(judge: FlaskClient, body: Any, status: int, field: str) -> None:  # noqa: F811
    """A problem document names the field."""
    answer = judge.post("/api/record", json=body)

    assert answer.status_code == status and answer.json["problems"]
    assert not field or answer.json["problems"][0]["field"] == field


def test_a_form_of_another_site_cannot_write(judge: FlaskClient, link: Link) -> None:  # noqa: F811
    """A plain form, as any page could send, is not taken; nor is anything that says it comes from elsewhere."""
    plain = judge.post("/api/record", data={**RULING, "link": link("doubling")})
    foreign = judge.post(
        "/api/record", json={**RULING, "link": link("doubling")}, headers={"Sec-Fetch-Site": "cross-site"}
    )

    assert plain.status_code == 415 and foreign.status_code == 403


def test_an_event_is_opened_fixed_and_closed(judge: FlaskClient, link: Link) -> None:  # noqa: F811
    """The whole life of an event; readings that do not exist are refused, and nothing is added to a closed event."""
    opened = judge.post("/api/event", json={"do": "open", "event": "Cup", "judge": "Jo"})
    assert fitting(judge, opened, "/api/event")["name"] == "Cup"
    for readings in ({"nonesuch": "x"}, {"both-fall": "nonesuch"}):
        wrong = judge.post("/api/event", json={"do": "readings", "game": "pebbles", "readings": readings})
        assert (wrong.status_code, wrong.json["type"]) == (409, "urn:judge:refused")
    fixed = judge.post("/api/event", json={"do": "readings", "game": "pebbles"})
    assert fitting(judge, fixed, "/api/event")["readings"]["pebbles"]
    assert judge.post("/api/event", json={"do": "close"}).json["closed"] is True
    assert judge.post("/api/record", json={**RULING, "link": link("doubling")}).status_code == 409
    assert judge.post("/api/event", json={"do": "nonesuch"}).json["problems"][0]["field"] == "do"


def test_branches_are_compared_and_passed_on(judge: FlaskClient, link: Link) -> None:  # noqa: F811
    """What two branches share and come to; the code of one as a picture."""
    one = link("doubling")
    other = judge.post(f"/api/play/{one}/choose", json={"step": 0, "choice": "Ana passes"}).json["link"]
    found = judge.get(f"/api/play/{one}/compare", query_string={"other": other})
    answers = fitting(judge, found, "/api/play/{link}/compare", "get")["answers"]
    assert (answers[0]["one"], answers[0]["other"]) == ("16", "20")
    assert judge.get(f"/api/play/{one}/compare").status_code == 422
    assert judge.get(f"/api/play/{one}/code.svg").mimetype == "image/svg+xml"


@pytest.mark.parametrize(
    ("form", "mimetype"), [("csv", "text/csv"), ("json", "application/json"), ("md", "text/markdown")]
)
def test_the_record_as_a_file(judge: FlaskClient, link: Link, form: str, mimetype: str) -> None:  # noqa: F811
    """The same files as from the page."""
    judge.post("/api/record", json={**RULING, "link": link("doubling")})
    got = judge.get(f"/api/record.{form}")
    assert got.mimetype == mimetype and "16 it is" in got.text
    assert got.text == judge.get(f"/console/record.{form}").text
    assert judge.get("/api/record.exe").status_code == 404


@pytest.mark.parametrize("number", ["2", "9" * 15, "9" * 16, "9" * 25, "9" * 5_000])
def test_a_number_beyond_all_records_is_that_of_no_entry(judge: FlaskClient, number: str) -> None:  # noqa: F811
    """However large a number is, it is answered with 404, not with a fault of the database."""
    judge.post("/api/event", json={"do": "open", "event": "Cup", "judge": "Jo"})
    addresses = [f"/api/record/{number}", f"/api/record/{number}/again", f"/console/record/{number}/slip"]
    assert [judge.get(each).status_code for each in addresses] == [404, 404, 404]
