"""The verdict: answers, claims, working, readings, and lines of play to step through."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from judge.console.situations.line_of_play import line_of_play
from judge.console.situations.situation import Situation, unpack
from judge.console.workers import jobs
from judge.console.workers.jobs import FIRST_LOOK, GLANCE, JOBS

TABLES = Path(__file__).parents[2] / "bench" / "tables"
Text = Callable[[str], str]
LAST_TOWERS = """\
title: Both fall
game: pebbles
at: round:1.2
table:
  players: {Ana: [], Ben: []}
  towers: {Hut: {owner: Ana, height: 1}, Barn: {owner: Ben, height: 1}}
  echoes: {Boom: {tower: Barn, damage: 1}}
choices: [Ana shares out 1 to Hut]
given: ["1"]
asks:
  - outcome: winner
    claims: {Ana: Ana, Ben: nobody}
"""


def _verdicts(situation: Situation) -> list[dict[str, Any]]:
    found = list(JOBS["verdict"]({"situation": situation}, lambda count: None))
    verdicts: list[dict[str, Any]] = found[-1]["verdicts"]
    return verdicts


def test_a_wrong_claim_is_diagnosed(text: Text) -> None:
    """The claim that holds and the one that does not are told apart, with the misreading that gives it."""
    claims = _verdicts(Situation(text("doubling")))[0]["claims"]
    assert [(claim["who"], claim["holds"], claim["misreading"]) for claim in claims] == [
        ("Ana", True, ""),
        ("Ben", False, "takes the additions only after the doublings"),
    ]


def test_the_working_is_a_table(text: Text) -> None:
    """A number comes with the rows that made it: 8 - 4, where the damage is (5 - 3) x 2 = 4 as well."""
    rows = _verdicts(Situation(text("doubling").replace("height: 20", "height: 8")))[0]["rows"]
    assert [(row["source"], row["after"]) for row in rows["rows"]] == [("Pad", 2), ("Wind", 4)]


def test_a_reading_shows_what_it_would_give() -> None:
    """A verdict that hangs on a reading says so and links to the same situation under the other answer."""
    found = _verdicts(Situation(LAST_TOWERS))[0]
    other = found["readings"][0]["otherwise"][0]
    assert (found["answer"], other["gives"]) == ("nobody", "Ana")
    assert _verdicts(unpack(other["link"]))[0]["answer"] == "Ana"


def test_a_moment_that_is_not_reached_is_called_so(client: FlaskClient) -> None:
    """pebbles 2.2: nobody throws anything, so no card happens; the question is understood."""
    asks = "asks:\n  - {value: height of Hut, at: The card happens}\n"
    situation = Situation(LAST_TOWERS[: LAST_TOWERS.index("asks:")] + asks)
    assert _verdicts(situation)[0]["not_reached"] is True

    page = client.get(f"/console/play/{situation.pack()}").get_data(as_text=True)
    assert "Not reached: " in page and "cannot be answered" not in page


def test_a_witness_can_be_stepped_through(text: Text) -> None:
    """The link of an outcome plays a line that ends with that outcome."""
    verdict = next(each for each in _verdicts(Situation(text("storm"))) if each["kind"] == "outcomes")
    for outcome in verdict["explored"]["outcomes"]:
        line = line_of_play(unpack(outcome["witness"]["link"]))
        rows = line.book.rules.show(line.played.referee.moment(line.played.position))
        assert str(rows["towers"]["Barn"]["height"]) == outcome["outcome"]


def test_a_fork_is_judged_as_it_stands(text: Text) -> None:
    """On a line of one's own the answer is worked out anew, and the file's expected answer is not held against it."""
    found = _verdicts(Situation(text("doubling")).fork(0, "Ana passes"))[0]
    assert (found["answer"], "expected" in found, found["because"]) == ("20", False, "")


def test_a_question_without_an_answer_says_why(text: Text) -> None:
    """A question about something that is not there is answered with the reason; the others still are."""
    asked = text("doubling").replace("height of Hut", "height of Nowhere")
    found = _verdicts(Situation(asked))
    assert "Nowhere" in found[0]["problem"]
    assert found[1]["answer"] == "chance"


def test_a_first_look_is_marked_as_one(text: Text) -> None:
    """When not every line was looked at the verdict says so."""
    echoes = ", ".join(f"E{n}: {{tower: Barn, damage: {n}}}" for n in range(1, 13))
    asked = text("storm").replace("Boom: {tower: Barn, damage: 2}, Rebuild: {tower: Barn, damage: -2}", echoes)
    order = {"situation": Situation(asked.replace("height: 3}", "height: 99}"))}
    found = list(JOBS["verdict"](order, lambda count: None))[-1]
    assert found["unfinished"] is True
    assert any(each["explored"]["positions"] > FIRST_LOOK for each in found["verdicts"] if each.get("explored"))


def test_what_is_not_settled_judges_nobody(text: Text) -> None:
    """A question that could not be settled calls no claim right or wrong, and no expected answer false."""
    echoes = ", ".join(f"E{n}: {{tower: Barn, damage: {n}}}" for n in range(1, 13))
    asked = text("storm").replace("Boom: {tower: Barn, damage: 2}, Rebuild: {tower: Barn, damage: -2}", echoes)
    asked = asked.replace("possible: Barn has fallen", "possible: height of Barn = 98").replace(
        "height: 3}", "height: 99}"
    )
    found = next(each for each in _verdicts(Situation(asked)) if each["kind"] == "possible")
    assert (found["settled"], found["answer"], "expected" in found) == (False, "not settled", False)


def test_a_glance_comes_before_everything_else(text: Text) -> None:
    """However large a question is, what a few positions tell is told at once; each look then goes further."""
    echoes = ", ".join(f"E{n}: {{tower: Barn, damage: {n}}}" for n in range(1, 13))
    asked = text("storm").replace("Boom: {tower: Barn, damage: 2}, Rebuild: {tower: Barn, damage: -2}", echoes)
    order = {"text": asked.replace("height: 3}", "height: 99}"), "limit": 4_000}
    looks = [max(ask["positions"] for ask in each["asks"]) for each in JOBS["explore"](order, lambda count: None)]

    assert len(looks) == 3
    assert looks[0] <= 2 * GLANCE < looks[1] < looks[2]


@pytest.mark.parametrize("job", ["run", "verdict"])
def test_a_question_that_is_far_too_large_is_answered_as_far_as_it_was_looked_at(
    job: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than 100,000 positions cannot be looked at in time: what is known after that is told, and how far."""
    monkeypatch.setattr(jobs, "LOOKING", 0.1)
    monkeypatch.setattr(jobs, "REPORTING", 0.1)
    text = (TABLES / "chaotic-whole-turn.yml").read_text("utf-8")
    found = next(iter(JOBS[job]({"text": text, "situation": Situation(text)}, lambda count: None)))
    possible = (found.get("answers") or found["verdicts"])[1]

    looked_at = re.search(r"not settled within (\d+) positions", json.dumps(possible))
    assert looked_at is not None and int(looked_at[1]) < FIRST_LOOK
