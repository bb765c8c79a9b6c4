"""What a page shows of a step: the decision, the refusals, the table with its changes, the place in the chart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.console.situations.chart_lists import Steps, chart_lists
from judge.console.situations.line_of_play import line_of_play
from judge.console.situations.situation import Situation
from judge.console.situations.step_document import step_document
from judge.content.load import load
from judge.scenario.steps.table_rows import table_rows

Text = Callable[[str], str]


def _step(text: str, number: int | None = None) -> dict[str, Any]:
    return step_document(line_of_play(Situation(text)), number)


def test_the_legal_choices_are_offered(text: Text) -> None:
    """Exactly the legal choices are offered, the one made in this line of play marked."""
    offers = _step(text("newest-first"), 0)["decision"]["legal"]
    assert [(offer["words"], offer["taken"]) for offer in offers] == [
        ("Ana throws Stone at Hut", True),
        ("Ana throws Stone at Keep", False),
        ("Ana passes", False),
    ]


def test_refusals_come_with_their_rule(text: Text) -> None:
    """What might be tried and is refused is listed with the reason and the rule."""
    refused = _step(text("storm"))["decision"]["refused"]
    assert refused[-1] == {
        "why": "Keep may be given something only after Hut is full",
        "cites": ["pebbles:3.3"],
        "choices": ["Ana shares out 3 to Keep"],
    }


def test_where_nobody_decides_nothing_is_offered(text: Text) -> None:
    """In the middle of a stage there is no decision to make."""
    found = _step(text("newest-first"), 5)
    assert (found["decides"], found["decision"]) == (False, None)


def _heights(towers: list[dict[str, Any]]) -> list[tuple[str, str | None]]:
    rows = [row for tower in towers for row in tower["rows"]]
    return [(row["value"], row.get("was")) for row in rows if row["label"] == "height"]


def test_a_line_marks_its_own_change(text: Text) -> None:
    """Inside a stage the table is that of the line, and only what this line changed is marked."""
    towers = _step(text("newest-first"), 6)["table"][0]["rows"]
    assert _heights(towers) == [("5", None), ("7", "9")]


def test_a_decision_marks_everything_since_the_last(text: Text) -> None:
    """At a decision all changes since the last one are marked."""
    towers = _step(text("newest-first"), 8)["table"][0]["rows"]
    assert _heights(towers) == [("0", "5"), ("7", "9")]


def test_table_rows_show_what_is_new_and_gone() -> None:
    """Rows that came and rows that went are told apart from rows that changed."""
    rows = table_rows({"a": 1, "b": [2, 3]}, {"b": [2], "c": True})
    assert rows == [
        {"label": "a", "value": "1", "new": True},
        {"label": "b", "value": "2, 3", "was": "2"},
        {"label": "c", "value": "", "was": "yes", "gone": True},
    ]


def _lit(lists: list[Steps]) -> dict[str, str]:
    found: dict[str, str] = {}
    for steps in lists:
        for spot in steps.spots:
            if spot.state:
                found[f"{steps.id}:{spot.id}"] = spot.state
            found |= _lit(spot.inner)
    return found


def _chart(text: str, number: int) -> dict[str, str]:
    found = _step(text, number)
    return _lit(chart_lists(load().charts["pebbles"], found["place"], found["passed"]))


def test_the_current_node_is_lit(text: Text) -> None:
    """At a decision the node that asks is lit; nodes just gone through are marked as passed."""
    assert _chart(text("newest-first"), 8) == {
        "round:1.1": "passed", "resolve:happen": "passed", "round:1.2": "now",
    }  # fmt: skip


def test_an_inner_chart_is_shown_where_it_is_open(text: Text) -> None:
    """A chart that is being gone through stands under the node that opened it."""
    assert _chart(text("newest-first"), 6) == {"round:1.1": "open", "resolve:happen": "now"}
