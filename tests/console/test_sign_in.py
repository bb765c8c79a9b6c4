"""Signing in: codes, sessions, and everything that others might try."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from console.conftest import Client, WorkAtOnce
from flask import Flask
from flask.testing import FlaskClient

from judge.console.access import FREE_TRIES, Codes, GuessLimiter
from judge.console.app import create_app
from judge.rulings import Record

CODE, HEAD = "open sesame", "head of all"


@pytest.fixture
def guarded(site: Path, tmp_path: Path) -> Iterator[Flask]:
    """A server that others can reach, with codes, for the event Cup."""
    database = str(tmp_path / "rulings.sqlite")
    record = Record(database)
    record.open_event("Cup", "server")
    record.open_event("Secret", "server")
    record.add("Secret", "ruling", "Someone", {"decision": "for nobody's eyes"})
    record.close()
    codes = Codes(CODE, HEAD, free=False, alone=False, event="Cup")
    app = create_app(site, workers=WorkAtOnce(), codes=codes, database=database)
    app.test_client_class = Client
    yield app


@pytest.fixture
def stranger(guarded: Flask) -> FlaskClient:
    """Somebody who has not signed in."""
    return guarded.test_client()


def token(client: FlaskClient, path: str = "/console/sign-in") -> str:
    """The word that a form of this session must bring back."""
    found = re.search(r'name="csrf" value="([^"]+)"', client.get(path).text)
    assert found
    return found[1]


def sign_in(client: FlaskClient, code: str = CODE, **more: str) -> int:
    """Signs in, and gives the status."""
    form = {"csrf": token(client), "code": code, "judge": "Jo", **more}
    return client.post("/console/sign-in", data=form).status_code


@pytest.mark.parametrize("path", ["/console/", "/console/record", "/console/event/", "/console/game/pebbles"])
def test_a_stranger_is_sent_to_sign_in(stranger: FlaskClient, path: str) -> None:
    """No page of the console is shown without a code; the way back is kept."""
    sent = stranger.get(path)

    assert sent.status_code == 303 and sent.location.startswith("/console/sign-in?next=/console/")


@pytest.mark.parametrize(
    ("method", "path", "found"),
    [("POST", "/api/run", 422), ("POST", "/api/explore", 422), ("POST", "/api/deck/chaotic", 200)],
)
def test_a_program_needs_the_code_too(stranger: FlaskClient, method: str, path: str, found: int) -> None:
    """The API asks for the code with a problem document; with it, it works: one card is a list, but no scenario."""
    refused = stranger.open(path, method=method, data="x", content_type="text/plain")
    assert refused.status_code == 401 and refused.json["status"] == 401

    let_in = stranger.open(
        path, method=method, data="x", content_type="text/plain", headers={"Authorization": f"Bearer {CODE}"}
    )
    assert let_in.status_code == found


@pytest.mark.parametrize(
    "path", ["/", "/chaotic/rules/", "/api/rule/chaotic/8.5.4", "/api/openapi.json", "/console/static/console.css"]
)
def test_the_rules_are_open_to_all(stranger: FlaskClient, path: str) -> None:
    """Nobody needs a code to read the rules."""
    assert stranger.get(path).status_code == 200


def test_signing_in_and_out(stranger: FlaskClient) -> None:
    """A good code lets in, to the page that was asked for; after signing out everything is shut again."""
    form = {"csrf": token(stranger), "code": CODE, "judge": "Jo", "next": "/console/record"}
    assert stranger.post("/console/sign-in", data=form).location == "/console/record"
    assert "The record of Cup" in stranger.get("/console/record").text

    stranger.post("/console/sign-out", data={"csrf": token(stranger, "/console/event/")})
    assert stranger.get("/console/record").status_code == 303


@pytest.mark.parametrize(
    "elsewhere", ["https://evil.example/", "//evil.example", "/console//evil", "/\\evil", "javascript:1"]
)
def test_nobody_is_sent_elsewhere(stranger: FlaskClient, elsewhere: str) -> None:
    """After signing in one stays in the console, whatever the link said."""
    form = {"csrf": token(stranger), "code": CODE, "judge": "Jo", "next": elsewhere}

    assert stranger.post("/console/sign-in", data=form).location == "/console/"


def test_a_wrong_code_is_slowed_down(stranger: FlaskClient) -> None:
    """After a few wrong codes an address must wait, even with the right one, on the page and in the API."""
    assert [sign_in(stranger, "guess") for _ in range(FREE_TRIES)] == [403] * FREE_TRIES
    assert sign_in(stranger) == 429

    run = stranger.post("/api/run", data="x", content_type="text/plain", headers={"Authorization": f"Bearer {CODE}"})
    assert run.status_code == 429


def test_the_wait_doubles_and_ends() -> None:
    """Each further guess doubles the wait; other addresses and the right code are not held up."""
    now = [0.0]
    limiter = GuessLimiter(lambda: now[0])
    for _ in range(FREE_TRIES + 2):
        limiter.wrong("a")

    assert limiter.wait("a") == 4.0 and limiter.wait("b") == 0.0
    now[0] = 4.0
    assert limiter.wait("a") == 0.0


@pytest.mark.parametrize("path", ["/console/sign-in", "/console/sign-out", "/console/event/", "/console/record/1"])
@pytest.mark.parametrize("forged", ["", "x", "é" * 30])
def test_a_forged_form_is_turned_away(stranger: FlaskClient, path: str, forged: str) -> None:
    """A form without this session's word does nothing."""
    sign_in(stranger)
    form = {"csrf": forged, "do": "close", "kind": "correction", "decision": "x", "judge": "x", "code": CODE}

    assert stranger.post(path, data=form).status_code == 403


def test_a_word_of_another_session_is_worth_nothing(guarded: Flask) -> None:
    """Each session has its own word, and a new one after signing in."""
    one, other = guarded.test_client(), guarded.test_client()
    before = token(one)
    sign_in(one)

    assert other.post("/console/sign-in", data={"csrf": before, "code": CODE, "judge": "Jo"}).status_code == 403
    assert token(one, "/console/event/") != before


def test_the_session_cannot_be_made_up(guarded: Flask) -> None:
    """A cookie that this server has not signed is as none."""
    forger = guarded.test_client()
    forger.set_cookie("judge", "eyJyb2xlIjoiaGVhZCJ9.aaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbb")

    assert forger.get("/console/record").status_code == 303


def test_the_cookie_is_kept_from_scripts_and_other_sites(stranger: FlaskClient) -> None:
    """HttpOnly and SameSite."""
    set_cookie = stranger.get("/console/sign-in").headers["Set-Cookie"]

    assert "HttpOnly" in set_cookie and "SameSite=Lax" in set_cookie


def test_only_the_head_judge_closes_and_overrides(guarded: Flask) -> None:
    """A judge's code does not do it; the head judge's does."""
    judge, head = guarded.test_client(), guarded.test_client()
    sign_in(judge)
    sign_in(head, HEAD)
    close = {"do": "close", "judge": "Jo"}
    refused = judge.post("/console/event/", data={**close, "csrf": token(judge, "/console/event/")})
    program = guarded.test_client().post("/api/event", json=close, headers={"Authorization": f"Bearer {CODE}"})
    done = head.post("/console/event/", data={**close, "csrf": token(head, "/console/event/")})

    assert refused.status_code == 409 and "only the head judge" in refused.text
    assert program.status_code == 409 and "only the head judge" in program.json["detail"]
    assert done.status_code == 303 and "Closed" in head.get("/console/event/").text


def test_another_event_is_out_of_reach(guarded: Flask) -> None:
    """Even the head judge of one event sees nothing of another: not by search, number, export or choosing it."""
    head = guarded.test_client()
    sign_in(head, HEAD)
    choose = {"csrf": token(head, "/console/event/"), "do": "choose", "event": "Secret"}

    assert head.post("/console/event/", data=choose).status_code == 409
    pages = ["/console/record?text=nobody", "/console/record.json", "/console/record.csv", "/console/event/"]
    assert all("nobody's" not in head.get(path).text and "Secret" not in head.get(path).text for path in pages)
    assert head.get("/console/record/2").status_code == 404
