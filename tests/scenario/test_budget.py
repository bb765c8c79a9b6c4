"""The answer never waits for its reasons: they take a counted amount of work, and what was left out is said."""

from __future__ import annotations

import pytest
from scenario.storms import scenario

from judge.scenario.budget import Budget, BudgetSpent
from judge.scenario.read import read
from judge.scenario.report import report, run_json

ASKED = "  - {value: height of Hut, at: now, claims: {Ana: 3, Ben: 2}}\n"


def test_without_work_there_is_an_answer_and_no_guess() -> None:
    """9 less 5 and 2 is 2; what lies behind Ana's 3 was not looked for, which is said: she is told what happened."""
    text = scenario(choices="[Ana throws Stone at Hut, Ben throws Brick at Hut, all pass]", asks=ASKED)
    found = run_json(report(read(text), work=0))["answers"][0]

    assert (found["answer"], found["claims"]["Ana"]["holds"], found["claims"]["Ben"]["holds"]) == (2, False, True)
    assert (
        found["claims"]["Ana"]["misreading"].startswith("is not what follows from 3 (Damage)")
        and "misreadings" in found["unfinished"]
    )
    assert "unfinished" not in run_json(report(read(text)))["answers"][0]


def test_work_is_counted_by_plays_and_positions() -> None:
    budget = Budget(300)
    budget.replay()
    before = budget.left
    budget.tick(100)
    budget.tick(200)

    assert (before - budget.left, budget.spent) == (200, False)
    with pytest.raises(BudgetSpent):
        budget.tick(300)


def test_the_clock_ends_it_too() -> None:
    now = [0.0]
    budget = Budget(10_000, 5.0, lambda: now[0])
    now[0] = 6.0

    assert budget.spent
