"""Passing goes without saying: what is written was done, and whoever had to pass for that has passed."""

from __future__ import annotations

from typing import Any

import pytest
from scenario.storms import scenario

from judge.content.problem import BadInput
from judge.scenario.read import read
from judge.scenario.report import report, run_json


def ran(choices: str, asks: str = "  - value: height of Keep\n") -> dict[str, Any]:
    """The document of a run."""
    return run_json(report(read(scenario(choices=choices, asks=asks))))


def test_a_pass_that_is_not_written_is_made_and_marked() -> None:
    """pebbles 1.1: Ana acts first; that Ben throws says that she has passed."""
    implied = ran("[Ben throws Brick at Keep, all pass]")
    written = ran("[Ana passes, Ben throws Brick at Keep, all pass]")

    assert [line["text"] for line in implied["lines"]] == [line["text"] for line in written["lines"]]
    assert [line["text"] for line in implied["lines"] if line.get("implied")] == ["Ana passes."]
    assert not any(line.get("implied") for line in written["lines"])
    assert implied["answers"][0]["answer"] == written["answers"][0]["answer"] == 7


def test_a_question_after_a_choice_is_asked_before_the_passes_of_the_next() -> None:
    asks = "  - {next: actor, after: 0}\n  - {next: actor, after: 1}\n"

    assert [each["answer"] for each in ran("[Ben throws Brick at Keep]", asks)["answers"]] == ["Ana", "Ana"]


def test_nothing_is_passed_behind_the_last_choice() -> None:
    assert ran("[Ana throws Stone at Hut]", "  - next: actor\n")["answers"][0]["answer"] == "Ben"


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ("[Ana throws Brick at Hut]", "Ana throws Brick at Hut"),
        ("[Ben sings]", 'no choice "Ben sings"'),
        ("[Ana throws Stone at Hut, Ana throws Stone at Hut]", 'no choice "Ana throws Stone at Hut"'),
    ],
)
def test_what_cannot_be_done_is_told_where_it_was_written(choices: str, said: str) -> None:
    """Passing on does not make it possible: the reason is that of the place where it was written."""
    with pytest.raises(BadInput) as bad:
        ran(choices)

    assert said in str(bad.value)
