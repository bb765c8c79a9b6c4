"""The record in the console: saved, found again, corrected, replayed, printed, exported."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from console.conftest import Client, WorkAtOnce
from console.test_sign_in import token
from flask import Flask
from flask.testing import FlaskClient

from judge.console.app import create_app
from judge.console.pages import events, record
from judge.console.pages.share import LONGEST_CODE, qr_svg
from judge.console.situations.situation import Situation
from judge.rulings import NotSaved
from judge.rulings.replayable import differences

Link = Callable[[str], str]
FORM = {"event": "Cup", "round": "3", "table": "12", "players": "Ana, Ben", "decision": "16 it is", "judge": "Jo"}


@pytest.fixture
def own(site: Path, tmp_path: Path) -> Iterator[Flask]:
    """A console with a record of its own."""
    app = create_app(site, workers=WorkAtOnce(), database=str(tmp_path / "rulings.sqlite"))
    app.test_client_class = Client
    yield app
    app.extensions[events.KEY]().close()


@pytest.fixture
def judge(own: Flask) -> FlaskClient:
    """A judge at this machine."""
    return own.test_client()


def save(client: FlaskClient, link: str, **more: Any) -> Any:
    """Saves a ruling on a situation."""
    word = token(client, f"/console/play/{link}/record")
    return client.post(f"/console/play/{link}/record", data={**FORM, "csrf": word, "token": "tap", **more})


def test_a_ruling_is_saved_and_shown(judge: FlaskClient, link: Link) -> None:
    """The form comes filled in; the entry shows decision, answers, rules, and leads back to the same situation."""
    assert "Save the ruling" in judge.get(f"/console/play/{link('doubling')}/record").text
    saved = save(judge, link("doubling"))
    page = judge.get(saved.location).text

    assert saved.status_code == 303 and saved.location == "/console/record/2"
    assert "16 it is" in page and "Round" in page and "pebbles:" not in page.split("<dl")[0]
    assert f"/console/play/{link('doubling')}" in page


def test_a_second_tap_saves_nothing_twice(judge: FlaskClient, link: Link) -> None:
    """The same form sent twice leads to the same entry."""
    assert save(judge, link("doubling")).location == save(judge, link("doubling")).location


@pytest.mark.parametrize(
    ("more", "why"),
    [({"judge": ""}, "your name"), ({"event": ""}, "choose an event"), ({"note": "x" * 5000}, "note is too long")],
)
def test_what_was_typed_is_never_lost(judge: FlaskClient, link: Link, more: dict[str, str], why: str) -> None:
    """A ruling that is not taken comes back with everything that was typed, and the reason."""
    answer = save(judge, link("doubling"), **more)

    assert answer.status_code == 409 and why in answer.text and "16 it is" in answer.text


def test_a_broken_record_loses_nothing(judge: FlaskClient, link: Link, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk is full the form is shown again, filled in."""

    def full(*args: object) -> None:
        raise NotSaved("the record cannot be reached: database or disk is full")

    monkeypatch.setattr(record, "save_ruling", full)
    answer = save(judge, link("doubling"))

    assert answer.status_code == 503 and "disk is full" in answer.text and "16 it is" in answer.text


def test_corrections_are_added(judge: FlaskClient, link: Link) -> None:
    """A correction is a new entry that the old one leads to."""
    save(judge, link("doubling"))
    form = {"csrf": token(judge, "/console/record/2"), "kind": "correction", "decision": "17 after all", "judge": "Jo"}
    judge.post("/console/record/2", data=form)

    assert "17 after all" in judge.get("/console/record/2").text
    assert "correction of" in judge.get("/console/record/3").text


def test_the_record_is_searched_and_exported(judge: FlaskClient, link: Link) -> None:
    """Search narrows the list and the export alike."""
    save(judge, link("doubling"))

    assert "16 it is" in judge.get("/console/record?text=16").text
    assert "16 it is" not in judge.get("/console/record?text=none").text
    assert json.loads(judge.get("/console/record.json?kind=ruling").text)[0]["body"]["decision"] == "16 it is"
    assert judge.get("/console/record.csv").headers["Content-Type"] == "text/csv; charset=utf-8"
    assert "16 it is" in judge.get("/console/record.md").text


def test_a_ruling_is_run_again(judge: FlaskClient, own: Flask, link: Link) -> None:
    """Under the same rules nothing differs; where the record holds another answer, it is shown beside today's."""
    save(judge, link("doubling"))
    assert "Everything comes out the same" in judge.get("/console/record/2/again").text

    record = own.extensions[events.KEY]()
    body = json.loads(json.dumps(record.get("Cup", 2).body))
    body["answers"][0]["answer"] = 12
    record.add("Cup", "ruling", "Jo", {**body, "version": "old"})
    page = judge.get("/console/record/3/again").text
    assert re.search(r"<td>12</td><td>16</td>", page)


def test_a_slip_has_a_code(judge: FlaskClient, link: Link) -> None:
    """The slip for printing shows the decision and a QR code."""
    save(judge, link("doubling"))
    page = judge.get("/console/record/2/slip").text

    assert "16 it is" in page and "<svg" in page


def test_a_slip_tells_what_was_filled_in_and_who_said_what(judge: FlaskClient) -> None:
    """A ruling from a short form has its numbers on the slip and in the record, and what each player said."""
    sent = {"cost": "2", "affiliation": "Generic", "counters": "1", "player-0": "Ana", "ana": "yes"}
    made = judge.post("/console/dispute/chaotic/mugic-cost", data=sent)
    saved = save(judge, made.location.split("/")[3].partition("?")[0])

    for address in (saved.location, f"{saved.location}/slip"):
        page = judge.get(address).text
        assert "<dt>Mugic counters in its cost</dt><dd>2</dd>" in page
        assert "<strong>Ana</strong> says yes: wrong" in page


def test_names_typed_with_a_ruling_reach_the_verdict(judge: FlaskClient) -> None:
    """Answers, claims, decision, filled-in numbers and the way back have the names; nobody is called by his role."""
    sent = {"striker": "the player whose turn it is", "ana": "Active", "ben": "Active"}
    made = judge.post("/console/dispute/chaotic/reply-to-attack", data=sent)
    link = made.location.split("/")[3].partition("?")[0]
    asked = judge.get(f"/console/play/{link}/record").text
    names = {"players": "", "player-0": "Mia", "player-1": "Tom", "decision": "Active may act."}
    saved = save(judge, link, **names)
    slip = judge.get(f"{saved.location}/slip").text

    assert 'data-seat="0"' in asked and "<label>Active <input" in asked
    assert "Mia may act." in slip and "<strong>Tom</strong> says Mia: right" in slip and "Active" not in slip
    entry = judge.get(saved.location).text
    back = judge.get(re.search(r'href="([^"]+)">Replay it', entry)[1]).text  # type: ignore[index]
    assert "player-0=Mia" in back and "player-1=Tom" in back
    assert save(judge, link, **{**names, "player-1": "Mia", "token": "2"}).status_code == 409
    assert save(judge, link, **{**names, "player-1": "Vey", "token": "3"}).status_code == 409


def test_a_slip_tells_nothing_twice(judge: FlaskClient) -> None:
    """The decision as proposed is the answer; a rule that decides two of them is there once."""
    sent = {"cost": "2", "affiliation": "Generic", "counters": "1", "ana": "yes", "ben": "yes"}
    link = judge.post("/console/dispute/chaotic/mugic-cost", data=sent).location.split("/")[3].partition("?")[0]
    proposed = re.search(
        r"<textarea name=\"decision\"[^>]*>(.+?)</textarea>", judge.get(f"/console/play/{link}/record").text, re.S
    )
    assert proposed is not None
    saved = save(judge, link, decision=proposed[1].strip())
    slip = judge.get(f"{saved.location}/slip").text

    assert slip.count("not allowed") == 1 and "slip-said" not in slip and "for the same reason" in slip
    names = re.findall(r'<p class="rule-name">(.+?)</p>', slip)
    assert names and len(names) == len(set(names))


def test_an_event_fixes_its_readings(judge: FlaskClient, link: Link, text: Callable[[str], str]) -> None:
    """Once fixed, every situation of the game is played under them, on every page and through the API, and says so."""
    save(judge, link("doubling"))
    word = token(judge, "/console/event/?game=pebbles")
    reading = re.search(r'name="(reading-[^"]+)" value="([^"]+)">', judge.get("/console/event/?game=pebbles").text)
    assert reading, "an option that is not the default"
    form = {"csrf": word, "do": "readings", "game": "pebbles", "judge": "Jo", reading[1]: reading[2]}
    assert judge.post("/console/event/", data=form).status_code == 303

    sent = judge.get(f"/console/play/{link('doubling')}")
    assert sent.status_code == 303
    assert "readings that Cup has fixed" in judge.get(sent.location).text
    shown = judge.get(f"/console/play/{link('doubling')}/show", follow_redirects=True)
    assert shown.status_code == 200 and "readings that Cup has fixed" in shown.text
    made = judge.post("/api/situation", json={"scenario": text("doubling")}).json
    assert made["link"] in sent.location
    assert judge.post("/console/event/", data=form).status_code == 409


def test_a_situation_is_passed_on(judge: FlaskClient, link: Link) -> None:
    """The page to share holds the whole link and its QR code; the code is a picture of its own too."""
    page = judge.get(f"/console/play/{link('doubling')}/share").text

    assert f"http://localhost/console/play/{link('doubling')}" in page and "<svg" in page
    assert judge.get(f"/console/play/{link('doubling')}/code.svg").mimetype == "image/svg+xml"
    assert qr_svg("x" * (LONGEST_CODE + 1)) == ""


def test_the_players_see_the_verdict_alone(judge: FlaskClient, link: Link) -> None:
    """The view for the players has the question, the answer and the claims, in large type."""
    page = judge.get(f"/console/play/{link('doubling')}/show").text

    assert 'class="show"' in page and "16" in page and "says" in page


DECK = "Format: Masters\nCreatures\n3 Nimmei [Danian]\n"


def test_a_deck_is_checked(judge: FlaskClient) -> None:
    """A pasted or uploaded list gets its verdict with the rules; a bad line is named."""
    page = judge.post("/console/deck/chaotic", data={"deck": DECK, "format": "masters"}).text
    assert "Not legal" in page and 'class="cite"' in page

    bad = judge.post("/console/deck/chaotic", data={"deck": "Creatures\n0 Nimmei\n"})
    assert bad.status_code == 422 and "Line 2" in bad.text and "0 Nimmei" in bad.text
    assert judge.post("/console/deck/chaotic", data={"deck": " "}).status_code == 422
    assert judge.get("/console/deck/nonsense").status_code == 404


def test_two_branches_are_compared(judge: FlaskClient, link: Link) -> None:
    """A branch can be named; beside the situation as written it shows what each comes to and where they part."""
    whole = link("storm")
    start = judge.get(f"/api/play/{whole}?step=0").json
    other = next(each["words"] for each in start["decision"]["legal"] if not each["taken"])
    branch = judge.post(f"/api/play/{whole}/choose", json={"choice": other, "step": 0}).json["link"]
    named = judge.get(f"/console/play/{branch}?name=what+if").location.rpartition("/")[2]
    page = judge.get(f"/console/play/{whole}/compare?other={named}").text

    assert "what if" in page and "As written" in page and other in page
    assert judge.get(f"/console/play/{whole}/compare?other=nonsense").status_code == 422


def test_a_ruling_says_what_was_not_carried_out_and_what_was_done_by_hand(judge: FlaskClient, partly: str) -> None:
    """On the entry, the slip and in every export: the unread sentence and the judge's own line."""
    entry = save(judge, Situation(partly).pack()).location
    for page in (entry, f"{entry}/slip"):
        text = judge.get(page).text
        assert "Not carried out" in text and "<q>Deal 2 damage to each purple elephant</q>" in text
        assert "By hand: Deal 3 damage to Hut." in text and "the judge’s hand" in text
    rows = {form: judge.get(f"/console/record.{form}").text for form in ("csv", "md", "json")}
    assert 'Dancer: ""Deal 2 damage to each purple elephant""' in rows["csv"] and "by hand" in rows["csv"].lower()
    assert "Not carried out" in rows["md"] and "- By hand: Deal 3 damage to Hut." in rows["md"]
    body = next(each["body"] for each in json.loads(rows["json"]) if each["kind"] == "ruling")
    assert body["unread"][0]["card"] == "Dancer" and [each["n"] for each in body["lines"] if each.get("by_hand")] == [3]
    assert "not carried out" not in judge.get(f"{entry}/again").text


def test_an_entry_from_before_card_text_is_still_shown(judge: FlaskClient, link: Link) -> None:
    """A ruling without the list of what was not carried out is as good as ever."""
    entry = save(judge, link("doubling")).location
    assert "Not carried out" not in judge.get(entry).text
    old = {"edition": "x", "answers": [], "lines": []}
    assert differences(old, {**old, "unread": [{"card": "A", "sentence": "B"}]}) == []
