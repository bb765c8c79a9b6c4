"""Questions of every kind, claims with their diagnosis, and what hangs on a reading."""

from typing import Any

import pytest
from scenario.storms import scenario

from judge.scenario.read import read
from judge.scenario.report import explore_json, report, run_json

THROWN = "[Ana throws Stone at Hut, all pass]"


def answers(text: str) -> list[dict[str, Any]]:
    """The answers of a scenario, as JSON has them."""
    found: list[dict[str, Any]] = run_json(report(read(text)))["answers"]
    return found


@pytest.mark.parametrize(
    ("choices", "ask", "answer", "cites"),
    [
        (THROWN, "value: height of Hut", 4, ["pebbles:3"]),
        ("", "legal: Ana throws Stone at Hut", True, ["pebbles:2.1", "pebbles:1.1"]),
        ("", "legal: Ben throws Brick at Hut", False, ["pebbles:1.1"]),
        ("", "next: actor", "Ana", ["pebbles:1.1"]),
        (THROWN, "next: actor", "chance", ["pebbles:1.2"]),
        (THROWN, "order: landed", ["Stone"], ["pebbles:2.2"]),
        ("", "outcome: winner", "undecided", ["pebbles:4"]),
        ("", "count: choices", 3, ["pebbles:1.1"]),
        (
            "",
            "list: choices",
            ["Ana throws Stone at Hut", "Ana throws Stone at Keep", "Ana passes"],
            ["pebbles:1.1"],
        ),
    ],
)
def test_plain_questions(choices: str, ask: str, answer: object, cites: list[str]) -> None:
    """Each kind of question about the position gives its answer and its rule."""
    found = answers(scenario(choices=choices, asks=f"  - {ask}\n"))[0]

    assert found["answer"] == answer
    assert found["cites"][: len(cites)] == cites


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        ("possible: height of Hut = 4", True),
        ("possible: Hut has fallen", False),
        ("certain: height of Hut > 0", True),
        ("certain: height of Hut = 9", False),
        ("{forced: height of Hut < 9, by: Ana}", True),
        ("{forced: height of Hut < 9, by: Ben}", True),
        ("{forced: height of Hut = 9, by: Ben}", False),
        ("outcomes: height of Hut", [2, 4, 7, 9]),
        ("outcomes: Hut has fallen", [False]),
    ],
)
def test_questions_about_all_lines(ask: str, answer: object) -> None:
    """What can happen, must happen, or can be forced, over every line of play.

    Hut has 9. Ana may throw Stone (5) at it, Ben may throw Brick (2) at it: 9, 7, 4 or 2.
    """
    found = report(read(scenario(asks=f"  - {ask}\n")))
    explored = explore_json(found)["asks"][0]

    assert explored["answer"] == answer
    assert explored["complete"] and explored["positions"] > 1


def test_after() -> None:
    """`after` asks about an earlier moment."""
    text = scenario(choices=THROWN, asks="  - {next: actor, after: 1}\n  - {next: actor, after: 0}\n")

    assert [each["answer"] for each in answers(text)] == ["Ben", "Ana"]


def test_a_wrong_claim_is_diagnosed() -> None:
    """A wrong claim comes with the misreading that yields it; where none does, with what the rule comes to."""
    asks = "  - value: height of Hut\n    claims: {Ana: 5, Ben: 2, Cem: 77}\n    answer: 5\n"
    found = answers(
        scenario(choices=THROWN, asks=asks).replace("  cards:", "  changes: {Wind: x2, Pad: -3}\n  cards:")
    )[0]

    assert found["answer"] == 5  # 9 - (5 - 3) x 2
    assert found["claims"]["Ana"] == {"claim": 5, "holds": True, "misreading": None}
    assert found["claims"]["Ben"]["misreading"] == "takes the additions only after the doublings"  # 5 x 2 - 3 = 7
    assert found["claims"]["Cem"]["misreading"].startswith("is not what follows from ")


def test_a_known_mistake_is_diagnosed() -> None:
    """A misreading that the content names is found by playing the scenario under it; what is told is its rule."""
    asks = "  - order: landed\n    claims: {Ana: [Stone, Brick]}\n"
    found = answers(scenario(choices="[throws Stone at Hut, throws Brick at Keep, all pass]", asks=asks))[0]

    assert found["answer"] == ["Brick", "Stone"]
    assert found["claims"]["Ana"]["misreading"].endswith(": Which card happens first? The newest")


FALLEN = scenario(asks="  - {outcome: winner, claims: {Ana: Ana, Ben: nobody}}\n").replace("height: 9", "height: 0")


def test_a_verdict_says_what_hangs_on_a_reading() -> None:
    """Where a reading decides, the answer says so and what the others would give."""
    found = answers(FALLEN)[0]

    assert found["answer"] == "nobody"
    assert [(each["id"], each["option"], each["gives"]) for each in found["readings"]] == [
        ("both-fall", "nobody", {"first": "Ana"})
    ]
    assert found["claims"]["Ana"]["misreading"] == (
        "right only if an open question is ruled otherwise: "
        "Both players lose their last tower in the same round. Who wins? The first player wins."
    )


def test_a_reading_can_be_fixed() -> None:
    """A scenario may answer an open question otherwise than by default."""
    found = answers(FALLEN.replace("asks:", "readings: {both-fall: first}\nasks:"))[0]

    assert found["answer"] == "Ana"


def test_forced_passes_may_be_left_out() -> None:
    """Where a player can only pass, the pass need not be written."""
    text = scenario(choices="[Ana throws Stone at Hut, Ben throws Brick at Hut, all pass]", asks="  - next: actor\n")

    assert answers(text)[0]["answer"] == "chance"


def test_given_results_of_chance_are_used() -> None:
    """Results of chance are given, never rolled."""
    asks = "  - {value: height of Keep, at: now}\n  - value: height of Keep\n"
    now, end = answers(scenario(choices="[all pass]", given='["2"]', asks=asks))

    assert now["answer"] == 9  # 2 of damage still to be shared out
    assert (end["answer"], end["so_far"]) == (7, False)  # and there is no other place for it
    text = scenario(choices="[all pass, shares out 2 to Keep]", given='["2"]', asks="  - value: height of Keep\n")
    assert answers(text)[0]["answer"] == 7


def test_a_pass_that_is_not_on_offer_is_answered() -> None:
    """May he pass? is a question even where passing is not offered; the answer is no, with the rule."""
    found = answers(scenario(choices="[all pass]", given='["2"]', asks="  - legal: Ana passes\n"))[0]

    assert found["answer"] is False and "something has to be chosen" in found["detail"]


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        ("value: height of Hut = 4", True),
        ("value: height of Hut = 4 and height of Keep = 9", True),
        ("value: height of Hut = 9 or height of Keep = 9", True),
        ("value: not Hut has fallen and not height of Keep > 9", True),
        ("value: Hut has fallen or Keep has fallen", False),
        ("value: not (Hut has fallen or Keep has fallen)", True),
        ("value: Hut has fallen or Keep has fallen and height of Hut = 4", False),
    ],
)
def test_conditions_are_joined(ask: str, answer: bool) -> None:
    """`not` before `and` before `or`, as everybody reads them; Hut has 9 - 5 = 4, Keep its 9."""
    found = answers(scenario(choices=THROWN, asks=f"  - {{{ask}, at: now}}\n"))[0]

    assert found["answer"] is answer


def test_only_an_order_has_an_order() -> None:
    """The same members are the same answer; what is asked for in order is not."""
    listed = "list: choices, answer: [Ana passes, Ana throws Stone at Keep, Ana throws Stone at Hut]"
    assert answers(scenario(asks=f"  - {{{listed}}}\n"))[0]["agrees"] is True
    outcomes = "outcomes: height of Hut, answer: [9, 7, 4, 2]"
    assert answers(scenario(asks=f"  - {{{outcomes}}}\n"))[0]["agrees"] is True
    assert answers(scenario(asks="  - {outcomes: height of Hut, answer: [9, 9, 4, 2]}\n"))[0]["agrees"] is False
    thrown = "[Ana throws Stone at Hut, Ben throws Brick at Hut, all pass]"
    order = "  - {order: landed, answer: [Stone, Brick]}\n  - {order: landed, answer: [Brick, Stone]}\n"
    assert sorted(each["agrees"] for each in answers(scenario(choices=thrown, asks=order))) == [False, True]
