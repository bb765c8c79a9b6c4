"""Signing in: codes, sessions, and everything that others might try."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from console.conftest import Client, WorkAtOnce
from flask import Flask
from flask.testing import FlaskClient

from judge.console import access
from judge.console.access import Codes
from judge.console.app import create_app
from judge.console.guessing import FREE_TRIES, LONGEST_WAIT, OF_A_KNOWN_DEVICE, USUAL, GuessLimiter
from judge.rulings import Record
from judge.rulings.servers import session_key

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
    return re.findall(r'name="csrf" value="([^"]+)"', client.get(path).text)[0]


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


def kept_cookie(client: FlaskClient) -> str:
    """The cookie of a session, as a thief would copy it."""
    found = client.get_cookie("judge")
    assert found is not None
    return found.value


def server(site: Path, database: Path, codes: Codes) -> Flask:
    """A server on a record, with the key that its record keeps."""
    record = Record(str(database))
    if record.event(codes.event) is None:
        record.open_event(codes.event, "server")
    key = session_key(record.database)
    record.close()
    app = create_app(site, workers=WorkAtOnce(), codes=codes, database=str(database), key=key)
    app.test_client_class = Client
    return app


CUP = Codes(CODE, HEAD, free=False, alone=False, event="Cup")


def test_a_session_outlives_a_restart_but_not_other_codes_or_another_event(site: Path, tmp_path: Path) -> None:
    """The cookie of a head judge is worth nothing where the codes have changed, or at another event."""
    database = tmp_path / "rulings.sqlite"
    head = server(site, database, CUP).test_client()
    sign_in(head, HEAD)
    cookie = kept_cookie(head)
    found = []
    for codes in (
        CUP,
        CUP._replace(head="changed since"),
        CUP._replace(judge="changed since"),
        CUP._replace(event="X"),
    ):
        later = server(site, database, codes).test_client()
        later.set_cookie("judge", cookie)
        found.append(later.get("/api/event").status_code)

    assert found == [200, 401, 401, 401]


def test_signing_out_ends_a_copied_cookie_at_every_server(site: Path, tmp_path: Path) -> None:
    """Also at another server on the same record, within seconds."""
    one, other = (server(site, tmp_path / "rulings.sqlite", CUP) for _ in range(2))
    owner, thief, elsewhere = one.test_client(), one.test_client(), other.test_client()
    sign_in(owner)
    thief.set_cookie("judge", kept_cookie(owner))
    elsewhere.set_cookie("judge", kept_cookie(owner))
    assert (thief.get("/api/event").status_code, elsewhere.get("/api/event").status_code) == (200, 200)
    owner.post("/console/sign-out", data={"csrf": token(owner, "/console/event/")})
    other.extensions[access.KEY].sessions._look()

    assert (thief.get("/api/event").status_code, elsewhere.get("/api/event").status_code) == (401, 401)


def test_a_clock_that_is_put_back_signs_nobody_out(guarded: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """A session from the future is a session; one that is a week old is none."""
    client = guarded.test_client()
    sign_in(client)
    now = time.time()
    seen = []
    for moved in (-3600, 0, access.LIFETIME + 60):
        monkeypatch.setattr("judge.console.access.time.time", lambda moved=moved: now + moved)
        monkeypatch.setattr("itsdangerous.timed.time.time", lambda moved=moved: now + moved)
        seen.append(client.get("/api/event").status_code)

    assert seen == [200, 200, 401]


def test_a_good_code_does_not_make_wrong_ones_forgotten(guarded: Flask) -> None:
    """A judge who tries for the head judge's code between uses of his own has to wait like anybody."""
    client = guarded.test_client()
    found = []
    for n in range(20):
        code = CODE if n % 4 == 3 else f"guess {n}"
        found.append(client.get("/api/event", headers={"Authorization": f"Bearer {code}"}).status_code)

    assert found.count(401) == FREE_TRIES and found[-1] == 429


def test_a_known_device_does_not_wait_for_others_at_its_address(guarded: Flask) -> None:
    """Whoever has signed in before, or was invited, comes in while somebody in the hall guesses; a stranger waits."""
    known, guesser, newcomer = guarded.test_client(), guarded.test_client(), guarded.test_client()
    sign_in(known)
    page = known.get("/console/invite").text
    invited = re.search(r"invited=([\w.-]+)", page)
    for _ in range(FREE_TRIES):
        sign_in(guesser, "guess")

    assert invited
    assert (sign_in(known), sign_in(newcomer)) == (303, 429)
    newcomer.get(f"/console/sign-in?invited={invited[1]}")
    assert sign_in(newcomer) == 303


def test_a_mark_of_a_device_is_no_licence_to_guess() -> None:
    """After a few wrong codes a known device waits as its address does; an address has not any number of devices."""
    limiter = GuessLimiter(lambda: 0.0)
    for _ in range(FREE_TRIES):
        limiter.wrong("a")
    waits = []
    for _ in range(OF_A_KNOWN_DEVICE + 1):
        waits.append(limiter.wait("a", "mark") > 0)
        limiter.wrong("a", "mark")

    assert waits == [False] * OF_A_KNOWN_DEVICE + [True]
    assert [limiter.may_be_known("a", 3) for _ in range(4)] == [True, True, True, False]


def test_many_addresses_together_are_slowed_down_too() -> None:
    """Once the event has seen more wrong codes than usual, each address gets one try and then waits for long."""
    limiter = GuessLimiter(lambda: 0.0)
    for n in range(USUAL):
        limiter.wrong(f"10.0.{n % 200}.{n // 200}")
    assert limiter.wait("10.9.9.9") == 0.0
    limiter.wrong("10.9.9.9")

    assert limiter.wait("10.9.9.9") == LONGEST_WAIT and limiter.wait("10.9.9.8") == 0.0


def test_a_network_of_long_addresses_counts_as_one() -> None:
    """Whoever has 2^64 addresses guesses no faster."""
    limiter = GuessLimiter(lambda: 0.0)
    for n in range(FREE_TRIES):
        limiter.wrong(f"2001:db8::{n}")

    assert limiter.wait("2001:db8::ffff") > 0 and limiter.wait("2001:db8:1::1") == 0.0


def test_who_has_signed_in_goes_by_that_name(guarded: Flask, link: Callable[[str], str]) -> None:
    """Nobody writes in another's name; how he came in is kept with the entry."""
    judge = guarded.test_client()
    sign_in(judge)
    body = {"link": link("doubling"), "decision": "16"}
    forged = judge.post("/api/record", json={**body, "judge": "Head Judge Bob"})
    own = judge.post("/api/record", json={**body, "judge": "Jo"})
    program = guarded.test_client().post(
        "/api/record", json={**body, "judge": "Bot"}, headers={"Authorization": f"Bearer {CODE}"}
    )

    assert forged.status_code == 409 and "signed in as Jo" in forged.json["detail"]
    assert (own.json["judge"], own.json["role"]) == ("Jo", "judge")
    assert program.json["role"] == "program with the judges' code"


def test_what_was_typed_outlives_a_lost_session(guarded: Flask, link: Callable[[str], str]) -> None:
    """A form that is sent without a session comes back after signing in, filled in, and is then saved."""
    judge = guarded.test_client()
    sign_in(judge)
    path = f"/console/play/{link('doubling')}/record"
    form = {"csrf": token(judge, path), "decision": "sixteen, and\nno more", "judge": "Jo", "token": "once"}
    judge.delete_cookie("judge")
    asked = judge.post(path, data=form)
    assert asked.status_code == 401 and "sixteen, and" in asked.text

    kept = {f"kept:{name}": value for name, value in form.items() if name != "csrf"}
    csrf = re.search(r'name="csrf" value="([^"]+)"', asked.text)
    assert csrf
    entered = judge.post("/console/sign-in", data={"csrf": csrf[1], "code": CODE, "judge": "Jo", "path": path, **kept})
    assert "sixteen, and\nno more" in entered.text
    fresh = re.search(r'name="csrf" value="([^"]+)"', entered.text)
    assert fresh and judge.post(path, data={**form, "csrf": fresh[1]}).status_code == 303
    assert "sixteen, and\nno more" in judge.get("/api/record").json["entries"][0]["body"]["decision"]


def test_what_was_typed_outlives_an_old_form(guarded: Flask, link: Callable[[str], str]) -> None:
    """A form of an earlier session does nothing, and shows what was typed, to be sent again."""
    judge = guarded.test_client()
    sign_in(judge)
    path = f"/console/play/{link('doubling')}/record"
    again = judge.post(path, data={"csrf": "old", "decision": "sixteen", "judge": "Jo", "token": "once"})

    assert again.status_code == 403 and "sixteen" in again.text and 'name="csrf"' in again.text
    assert len(judge.get("/api/record").json["entries"]) == 1


@pytest.mark.parametrize("odd", ["/console/\r\nX: y", "/console/\x00", "/console/\u2028"])
def test_a_way_back_with_a_line_break_is_none(stranger: FlaskClient, odd: str) -> None:
    """It leads to the start, not to a fault."""
    form = {"csrf": token(stranger), "code": CODE, "judge": "Jo", "next": odd}

    assert stranger.post("/console/sign-in", data=form).location == "/console/"


def test_what_is_logged_has_no_secrets(
    guarded: Flask, link: Callable[[str], str], caplog: pytest.LogCaptureFixture
) -> None:
    """One line a request; sign-ins and refusals with the address; no code, no situation, no query."""
    caplog.set_level("INFO", logger="judge")
    client = guarded.test_client()
    sign_in(client, "guess what")
    sign_in(client)
    client.get(f"/console/play/{link('doubling')}?choose=secret")
    said = "\n".join(record.getMessage() for record in caplog.records)

    assert "wrong code from 127.0.0.1" in said and "signed in: 'Jo' as judge from 127.0.0.1" in said
    assert "GET /console/play/<link> " in said
    assert not any(word in said for word in (CODE, "guess what", link("doubling"), "secret"))


def test_health_needs_no_code(stranger: FlaskClient) -> None:
    """Whoever watches over the server learns whether the record can be written."""
    assert stranger.get("/healthz").json["record"] == "writable"


def test_queries_have_an_end(stranger: FlaskClient) -> None:
    """What is looked for is short: 250 KB of it are refused before anything is done with them."""
    assert stranger.get("/api/search", query_string={"q": "z" * 250_000}).status_code == 414
