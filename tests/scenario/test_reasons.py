"""Reasons: the rules that decide, and what is wrong with a claim; always something that touches the answer."""

from __future__ import annotations

from typing import Any

import pytest
from scenario.storms import scenario

from judge.engine.misread import misreadings
from judge.engine.modifiers import Floor, Modifier, Pipeline, Stage, evaluate
from judge.engine.record import Cite
from judge.scenario.read import read
from judge.scenario.report import report, run_json

BOTH = "[Ana throws Stone at Hut, Ben throws Brick at Hut, all pass]"
RULE = Cite("pebbles", "3")


def asked(asks: str, choices: str = BOTH, **more: str) -> dict[str, Any]:
    """The first answer."""
    found = run_json(report(read(scenario(choices=choices, asks=asks, **more))))["answers"][0]
    assert isinstance(found, dict)
    return found


def test_what_changed_it_last_decides() -> None:
    """pebbles 2.2, 3: the card that happens takes the height off; that Ana was first to throw decides nothing."""
    found = asked("  - {value: height of Hut, at: now}\n")

    assert (
        set(found["decided_by"]) <= {"pebbles:2.1", "pebbles:2.2", "pebbles:3", "pebbles:3.1"}
        and len(found["decided_by"]) <= 3
    )


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        (7, "overlooks what came last"),  # Brick has happened, Stone not yet: 9 - 2.
        (4, "leaves this out"),  # Stone alone: 9 - 5.
        (0, "counts this twice"),  # 2 - 2.
        (6, "is not what follows from 3 (Damage): Hut goes from 7 to 2"),  # Nothing that happened gives it.
    ],
)
def test_a_claim_leaves_out_or_counts_twice_what_the_log_tells(claim: int, said: str) -> None:
    """2.2: Brick (2) happens first, then Stone (5), which leaves 2 of 9."""
    misreading = asked(f"  - {{value: height of Hut, at: now, claims: {{Ana: {claim}}}}}\n")["claims"]["Ana"][
        "misreading"
    ]

    assert str(misreading).startswith(said)


def test_a_yes_or_no_gets_what_it_overlooks() -> None:
    """3: 9 less 5 and 2 is 2, so the tower stands; who says that it has fallen overlooks a rule, and which."""
    found = asked("  - {value: Hut has fallen, at: now, claims: {Ana: yes}}\n")

    assert found["answer"] is False and found["claims"]["Ana"]["misreading"].startswith(
        "is not what follows from 3 (Damage): "
    )


def test_a_line_of_play_refutes_a_claim_about_all() -> None:
    """Ben may throw Brick at Keep, so its 9 are not certain."""
    found = asked("  - {certain: height of Keep = 9, claims: {Ana: yes}}\n", "[]")

    assert found["answer"] is False
    assert found["claims"]["Ana"]["misreading"].startswith("overlooks a line of play: ")


def test_bonuses_that_do_not_apply_and_double_counts_are_slips() -> None:
    """5 + 3 is 8; whoever counts the idle +2 says 10, whoever counts the +3 twice says 11."""
    pipeline = Pipeline("height", (Stage("sums", ("add",), RULE),), Floor(0, "end", RULE), RULE)
    changes = [Modifier("Wall", "add", 3), Modifier("Moat", "add", 2, RULE, "there is no water")]
    slips = {slip.says: evaluate(slip.pipeline, 5, changes).total
             for slip in misreadings(pipeline, ["Wall"], [("Moat", "there is no water", RULE)])}  # fmt: skip

    assert evaluate(pipeline, 5, changes).total == 8
    assert slips["counts Moat, which does not apply: there is no water"] == 10
    assert (slips["counts Wall twice"], slips["leaves out Wall"]) == (11, 5)


@pytest.mark.parametrize(
    ("proposal", "rule"),
    [
        ("Ben throws Brick at Hut", "1.1"),  # It is Ana's turn to throw.
        ("Ana throws Brick at Hut", ""),  # Brick is Ben's.
        ("Ana throws Hut at Stone", "1.1"),  # Nothing of the kind.
        ("Ana shares out 2 to Keep", "3.3"),  # There is no storm to share out.
    ],
)
def test_whatever_is_proposed_is_answered_with_a_rule(proposal: str, rule: str) -> None:
    found = asked(f"  - legal: {proposal}\n", "[]")

    assert found["answer"] is False and found["detail"]
    assert f"pebbles:{rule}" in found["decided_by"] if rule else found["decided_by"]


def test_when_it_may_be_done_is_said() -> None:
    assert "once Ana has passed it may be done" in asked("  - legal: Ben throws Brick at Hut\n", "[]")["detail"]


@pytest.mark.parametrize(
    ("game", "at", "table", "proposal", "said"),
    [
        (
            "chaotic",
            "burst",
            "{players: {Ana: active, Ben: {mugic: [Bolt]}}, creatures: {Vey: {owner: Ana}, Koru: {owner: Ben,"
            " counters: 1}}, mugic: {Bolt: {cost: 2 counters, text: Deal 20 damage to target Creature.}}}",
            "Ben plays Bolt with Koru on Vey",
            "Koru has 1 of the 2 Mugic counters needed",
        ),
        (
            "wot-ccg",
            "events",
            "{dominant: hero, players: {Ana: hero, Ben: villain}, characters: {Lan: {owner: hero, combat: 2}, Fain:"
            " {owner: villain, combat: 2}}, events: {Storm: {owner: villain, cost: 1 combat, text: deal 1 to target"
            " opponent's character}, Gust: {owner: hero, cost: 1 combat, text: draw 1}}}",
            "Ben plays Storm on Lan",
            "Ben has nothing to pay it with",
        ),
    ],
)
def test_whoever_can_only_pass_does_not_stand_in_the_way_of_the_rule(
    game: str, at: str, table: str, proposal: str, said: str
) -> None:
    """8.4.2.2, paying-cards-any: it cannot be paid, whoever has the first opportunity."""
    text = f"title: t\ngame: {game}\nat: {at}\ntable: {table}\nasks: [{{legal: {proposal}}}]\n"
    (found,) = run_json(report(read(text)))["answers"]

    assert found["answer"] is False and said in found["detail"]


def test_what_stays_so_whatever_is_decided_is_decided_by_what_is_still_to_come() -> None:
    """pebbles 3.1, 3.2: 2 less the Pad's 5 is below 0, so the Stone on the heap does nothing, whatever Ben does; and
    neither does his Brick."""
    text = scenario(choices="[Ana throws Stone at Hut]", asks="  - value: height of Hut\n")
    text = text.replace("cards: {Stone: {damage: 5}", "changes: {Pad: -5}\n  cards: {Stone: {damage: 2}")
    (found,) = run_json(report(read(text)))["answers"]

    assert (found["answer"], found["so_far"]) == (9, False)
    assert set(found["decided_by"]) == {"pebbles:3.2", "pebbles:3.1", "pebbles:3"}


@pytest.mark.parametrize("claim", [0, 9])
def test_a_wrong_number_of_choices_is_told_what_there_is(claim: int) -> None:
    """pebbles 1.1, 2.1: Ana may throw her Stone at either tower, or pass: 3 choices."""
    found = asked(f"  - {{count: choices, claims: {{Ana: {claim}}}}}\n", "[]")

    assert found["answer"] == 3
    said = found["claims"]["Ana"]["misreading"]
    assert all(words in said for words in ("Ana throws Stone at Hut", "Ana throws Stone at Keep", "Ana passes"))
