"""A question is asked at its moment: a step, a window, an event; also between two decisions."""

from __future__ import annotations

from typing import Any

import pytest
from scenario.storms import scenario

from judge.scenario.moments import stems
from judge.scenario.read import read
from judge.scenario.report import report, run_json
from judge.scenario.report_text import report_text

BOTH = "[Ana throws Stone at Hut, Ben throws Brick at Hut, all pass]"


def asked(asks: str, choices: str = BOTH, **more: str) -> list[dict[str, Any]]:
    """The answers to some questions."""
    answers = run_json(report(read(scenario(choices=choices, asks=asks, **more))))["answers"]
    assert isinstance(answers, list)
    return answers


@pytest.mark.parametrize(
    "moment", ["resolve:happen", "happen", "The card happens", "when a card happens", "2.2", "at step 2.2"]
)
def test_the_last_time_is_meant_unless_a_choice_is_named(moment: str) -> None:
    """pebbles 2.2: Brick (2) happens first, then Stone (5): 9, 7, 2."""
    last, first = asked(
        f"  - {{value: height of Hut, at: {moment!r}}}\n  - {{value: height of Hut, at: {moment!r}, after: 2}}\n"
    )

    assert (last["answer"], first["answer"]) == (2, 7)
    assert last["asked_at"].endswith("(2 of 2 times)") and first["asked_at"].endswith("(1 of 2 times)")
    assert not last["so_far"]


def test_play_goes_on_to_a_moment_that_lies_ahead() -> None:
    """Nobody has written down that both pass: asked at the end of the round (1.4), they have."""
    found = asked("  - {value: height of Hut, at: '1.4'}\n", "[Ana throws Stone at Hut]", given='["1"]')[0]

    assert (found["answer"], found["asked_at"]) == (4, "at 1.4")


def test_a_window_is_asked_about_when_it_opens() -> None:
    asks = "  - {next: actor, at: Throwing}\n  - {legal: Ana throws Stone at Hut, at: Throwing}\n"

    assert [each["answer"] for each in asked(asks)] == ["Ana", True]


def test_nobody_decides_between_two_decisions() -> None:
    """At 1.3 no window is open: throwing belongs to 1.1, and that is the rule which is named."""
    found = asked(
        "  - {legal: Ana throws Stone at Hut, at: Echoes}\n  - {next: actor, at: Echoes}\n", "[]", given='["1"]'
    )

    assert found[0]["answer"] is False and found[0]["decided_by"][0] == "pebbles:1.1"
    assert found[1]["answer"] == "nobody"


def test_all_lines_of_play_are_looked_at_from_a_moment() -> None:
    assert asked("  - {outcomes: height of Hut, at: Throwing}\n", "[]")[0]["answer"] == [2, 4, 7, 9]


def test_a_moment_that_is_not_understood_is_a_problem_of_that_question_alone() -> None:
    wrong, right = asked("  - {value: height of Hut, at: Throwin}\n  - value: height of Hut\n")

    assert "did you mean" in wrong["problem"][0] and right["answer"] == 2
    assert wrong["answer"] is None


def test_what_play_does_not_come_to_is_said() -> None:
    """A moment that is understood is called not reached, with the step that stands in the way."""
    found = asked("  - {value: height of Hut, at: The card happens}\n", "[]")[0]

    assert found["not_reached"] is True
    assert found["problem"][0].endswith(
        'at: not reached: "The card happens"; the result of chance has to be given first (The storm)'
    )


def test_a_moment_that_is_not_reached_is_not_called_not_understood() -> None:
    """pebbles 1.1: Ana has to throw before a card can happen, and where all pass none does: the round ends first."""
    text = scenario(choices="[]", asks="  - {value: height of Hut, at: The card happens}\n", given='["1"]')
    (line,) = [each for each in report_text(report(read(text))).splitlines() if "->" in each]

    assert line.startswith('  -> not reached: "The card happens"; play begins with "') and "not understood" not in line


def test_words_have_the_same_stem() -> None:
    assert stems("when damage is dealt") == stems("Damage deals")
    assert stems("the battle of") == {"battl"}


def test_a_choice_s_own_consequences_come_after_it() -> None:
    """pebbles 2.2: the passes (choice 3) let Brick (2) happen, then Stone (5): the first of them leaves 9 - 2 = 7."""
    found = asked("  - {value: height of Hut, at: The card happens, after: 3}\n")[0]

    assert (found["answer"], found["asked_at"]) == (7, "at The card happens (1 of 2 times)")
