"""The verdict on pages, slips and in the record: what is not decided yet, the rules that decide, reasons to come."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from judge.console.app import create_app
from judge.console.situations.situation import Situation
from judge.console.workers.ongoing import Ongoing
from judge.console.workers.pool import Event, Fault, TooMuch, WorkerPool
from judge.console.workers.process import answer

TABLE = """title: How high is the Hut in the end?
game: pebbles
at: round
table:
  players: {Ana: [Stone, Rock], Ben: [Brick]}
  towers: {Hut: {owner: Ben, height: 9}, Keep: {owner: Ana, height: 9, keep: yes}}
  cards: {Stone: {damage: 5}, Brick: {damage: 2}, Rock: {damage: 1}}
"""
OPEN = TABLE + "asks: [{value: height of Hut, claims: {Ana: 4, Ben: 9}}]\n"
STORMY = """title: Who is hit?
game: pebbles
at: round:1.2
table:
  players: {Ana: [], Ben: []}
  towers: {Hut: {owner: Ana, height: 2}, Barn: {owner: Ben, height: 3}}
  echoes: {Boom: {tower: Barn, damage: 2}}
asks: [{value: height of Hut}]
"""
PASSES = TABLE + "choices: [Ana throws Stone at Hut, Ana throws Rock at Hut]\nasks: [{value: height of Hut, at: now}]\n"


def page(client: FlaskClient, text: str, under: str = "") -> str:
    """A page of a situation."""
    return client.get(f"/console/play/{Situation(text).pack()}{under}").text


def test_the_headline_says_who_decides(client: FlaskClient) -> None:
    """No number stands where the answer would; the step is named, and what each choice would give."""
    found = page(client, OPEN)
    assert '<p class="answer long not-yet">Not yet: Ana decides</p>' in found
    assert "Throwing" in found and "So far: 9" in found
    assert '<span class="way-choice">Ana throws Stone at Hut</span>' in found


def test_a_choice_is_a_tap_away(client: FlaskClient) -> None:
    """The link of a choice plays it, and what it would give is what is then open."""
    verdict = client.get(f"/api/play/{Situation(OPEN).pack()}/verdict").json["verdicts"][0]
    way = next(each for each in verdict["open"]["ways"] if each["choice"] == "Ana throws Stone at Hut")
    assert client.get(f"/api/play/{way['link']}").json["log"][-1]["choice"] == "Ana throws Stone at Hut"


def test_chance_decides_in_words(client: FlaskClient) -> None:
    """A result of chance is awaited like a decision."""
    assert "Not yet: a result of chance decides" in page(client, STORMY)


@pytest.mark.parametrize("under", ["", "/show"])
def test_open_claims_are_neither_right_nor_wrong(client: FlaskClient, under: str) -> None:
    """They are marked as open, also for the players."""
    found = page(client, OPEN, under)
    assert found.count("not decided yet") == 2 and ": right" not in found and ": wrong" not in found


def test_a_branch_that_is_open_is_compared_as_such(client: FlaskClient) -> None:
    """Side by side, one that is decided and one that is not."""
    decided = Situation(TABLE + "choices: [all pass]\nasks: [{value: height of Hut}]\n").pack()
    found = client.get(f"/console/play/{Situation(OPEN).pack()}/compare", query_string={"other": decided}).text
    assert "Not yet: Ana decides (Throwing)\nso far: 9" in found


def test_the_deciding_rule_is_read_on_the_page(client: FlaskClient, text: Any) -> None:
    """Its sentence stands there, and the others are folded away."""
    found = page(client, text("doubling"))
    assert "Decided by" in found and '<p class="rule-says">Add and subtract first, then double.</p>' in found
    assert '<details class="cite" open' not in found


def test_the_moment_is_told(client: FlaskClient) -> None:
    """A question that is asked after a choice, before any, or at a step says so; one asked at the end does not."""
    asks = (
        "asks: [{value: height of Hut, after: 1}, {value: height of Hut, after: 0}, {value: height of Hut, at: '1.1'}]"
    )
    found = page(client, f"{TABLE}choices: [Ana throws Stone at Hut, Ben passes]\n{asks}\n")
    for words in ("Asked after: Ana throws Stone at Hut", "As the table stood at the start", "Asked at 1.1 (throwing)"):
        assert f'<p class="asked">{words}</p>' in found
    assert 'class="asked"' not in page(client, OPEN)


def test_unwritten_passes_are_marked(client: FlaskClient) -> None:
    """Ben's pass between Ana's two stones stands quietly in the log."""
    found = page(client, PASSES)
    assert found.count("(not written down)") == 1 and '<li class="earlier implied">' in found


def test_a_fork_inside_unwritten_passes(client: FlaskClient) -> None:
    """Where a pass was not written down another choice can be made, and what came before stays."""
    link = Situation(PASSES).pack()
    found = client.post(f"/api/play/{link}/choose", json={"step": 1, "choice": "Ben throws Brick at Hut"}).json
    log = client.get(f"/api/play/{found['link']}").json["log"]
    assert [each["choice"] for each in log] == ["", "Ana throws Stone at Hut", "Ben throws Brick at Hut"]


# The record -------------------------------------------------------------------


@pytest.fixture
def judge(client: FlaskClient) -> FlaskClient:
    """A judge with an event of his own on this machine."""
    client.post("/api/event", json={"do": "open", "event": "Open cup", "judge": "Jo"})
    client.post("/api/event", json={"do": "choose", "event": "Open cup", "judge": "Jo"})
    return client


def record(judge: FlaskClient, text: str) -> dict[str, Any]:
    """A ruling on a situation, saved."""
    body = {"link": Situation(text).pack(), "decision": "Play on.", "judge": "Jo"}
    number = judge.post("/api/record", json=body).json["number"]
    found: dict[str, Any] = judge.get(f"/api/record/{number}").json
    return found


def test_a_ruling_keeps_who_decides(judge: FlaskClient) -> None:
    """In the entry, on its page, on the slip and in every export."""
    made = record(judge, OPEN)
    assert made["body"]["finished"] is False and made["body"]["decides"]["by"] == "Ana"
    kept = made["body"]["answers"][0]
    assert (kept["so_far"], kept["open"]["by"], kept["claims"]["Ana"]["holds"]) == (True, "Ana", None)

    shown = judge.get(f"/console/record/{made['number']}").text
    assert "Not yet: Ana decides" in shown and "not decided yet" in shown and ": wrong" not in shown
    assert "Not yet: Ana decides (Throwing)" in judge.get(f"/console/record/{made['number']}/slip").text
    rows = list(csv.DictReader(io.StringIO(judge.get("/api/record.csv").text)))
    assert rows[0]["decides next"] == "Ana" and "so far 9" in rows[0]["answers"]
    assert "Not yet: Ana decides" in judge.get("/api/record.md").text
    assert json.loads(judge.get("/api/record.json").text)[0]["body"]["answers"][0]["so_far"] is True


def test_a_slip_has_the_sentence_of_the_deciding_rule(judge: FlaskClient, text: Any) -> None:
    """The words are those that the rule had when it was ruled."""
    made = record(judge, text("doubling"))
    assert made["body"]["rules"]["pebbles:3.1"] == "Add and subtract first, then double."
    slip = judge.get(f"/console/record/{made['number']}/slip").text
    assert "Add and subtract first, then double." in slip and "Decided by" in slip
    assert "decided by pebbles:3.1: Add and subtract first" in judge.get("/api/record.md").text


def test_the_form_proposes_no_number_that_is_not_decided(judge: FlaskClient) -> None:
    """The decision that is filled in says who decides."""
    assert "Height of Hut: not yet: Ana decides" in page(judge, OPEN, "/record")


def test_run_again_tells_open_from_settled(judge: FlaskClient) -> None:
    """What was open then and still is has not changed."""
    made = record(judge, OPEN)
    assert "comes out the same" in judge.get(f"/console/record/{made['number']}/again").text


# Reasons that take long -------------------------------------------------------


class Slow(WorkerPool):
    """Workers whose first document comes at once, and then nothing until they are let go, or trouble."""

    def __init__(self, trouble: Exception | None = None) -> None:
        self.trouble = trouble

    def events(self, order: dict[str, Any], long: bool = False, seconds: float | None = None) -> Iterator[Event]:  # type: ignore[override]
        out = io.StringIO()
        answer(json.loads(json.dumps(order)), out)
        found = [json.loads(line) for line in out.getvalue().splitlines()]
        found = [each["found"] for each in found if "found" in each]
        yield Event(found=found[0])
        if order["job"] == "verdict" and self.trouble:
            raise self.trouble
        yield from (Event(found=each) for each in found[1:])

    def close(self) -> None:
        """There is nothing to close."""


def test_an_answer_survives_its_reasons(site: Any, text: Any) -> None:
    """When the reasons go over their time the answer and who is right are shown, and that the reasons are missing."""
    client = create_app(site, workers=Slow(TooMuch())).test_client()
    found = page(client, text("doubling"))
    assert '<p class="answer">16</p>' in found and "The reasons could not be looked for to the end" in found


def test_the_better_verdicts_come_one_by_one(site: Any, text: Any) -> None:
    """The page asks for the reasons and gets the verdict again with more of them, then no more."""
    client = create_app(site, workers=Slow()).test_client()
    link = Situation(text("doubling")).pack()
    lines = client.get(f"/console/play/{link}", headers={"Judge-Part": "reasons"}).text.splitlines()
    last = json.loads(lines[-1])["html"]
    assert "This takes the additions only after the doublings" in last and "data-reasons" not in last


def test_a_fault_is_tried_again() -> None:
    """Trouble that may pass is not kept."""

    class Failing(Slow):
        def events(self, *given: Any) -> Iterator[Event]:  # type: ignore[override]
            raise Fault
            yield

    ongoing = Ongoing(Failing())
    first = ongoing.work("a", {}, 1)
    with pytest.raises(Fault):
        first.last()
    assert ongoing.work("a", {}, 1) is not first
