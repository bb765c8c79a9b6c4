"""The verdict on a scenario's page: what is not decided yet, the rules that decide, readings, moments, passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.site.linked_library import LinkedLibrary
from judge.site.replays.replay_data import page_data
from judge.site.replays.replay_html import Replay
from judge.site.replays.verdict_html import VerdictWriter

SIXTH = Path(__file__).parent.parent / "sixth"
TABLE = """title: How high is the Hut in the end?
game: pebbles
at: round
table:
  players: {Ana: [Stone, Rock], Ben: [Brick]}
  towers: {Hut: {owner: Ben, height: 9}, Keep: {owner: Ana, height: 9, keep: yes}}
  cards: {Stone: {damage: 5}, Brick: {damage: 2}, Rock: {damage: 1}}
"""


@pytest.fixture(scope="module")
def linked() -> LinkedLibrary:
    """The library with the sixth game in it."""
    return LinkedLibrary()


def verdict(linked: LinkedLibrary, text: str, n: int = 0) -> str:
    """The verdict on a question of a situation, as HTML."""
    return VerdictWriter(linked, "pebbles", "pebbles/scenarios/x/").verdict(page_data(text, "x")["verdicts"][n])


def test_what_is_not_decided_yet_is_said(linked: LinkedLibrary) -> None:
    """The headline names who decides; each choice has what it would give; no claim is right or wrong."""
    found = verdict(linked, TABLE + "asks: [{value: height of Hut, claims: {Ana: 4}}]\n")
    assert "<strong>Not yet: Ana decides</strong>" in found and "So far: 9" in found
    assert 'data-line="[&quot;Ana throws Stone at Hut&quot;]"' in found
    assert "not decided yet" in found and "is-wrong" not in found and "Decided by" not in found


def test_the_deciding_rule_comes_with_its_sentence(linked: LinkedLibrary) -> None:
    """It stands before all others, which can be opened."""
    text = (SIXTH / "content" / "pebbles" / "scenarios" / "doubling.yml").read_text("utf-8")
    judged = page_data(text, "x")["verdicts"][0]
    writer = VerdictWriter(linked, "pebbles", "pebbles/scenarios/x/")
    found = writer.verdict({**judged, "decided_by": ["pebbles:3.1"], "cites": ["pebbles:3.1", "pebbles:1.4"]})
    assert "Add and subtract first, then double." in found
    assert found.index("Decided by") < found.index('class="j-decides"') < found.index("Also (")
    assert '<details class="j-open j-also"><summary>' in found


def test_a_moment_is_told(linked: LinkedLibrary) -> None:
    """A question that is not asked at the end says when it is asked."""
    asks = "choices: [Ana throws Stone at Hut]\nasks: [{value: height of Hut, after: 1}]\n"
    assert "Asked after: Ana throws Stone at Hut" in verdict(linked, TABLE + asks)


def test_a_problem_is_that_of_its_question(linked: LinkedLibrary) -> None:
    """The other questions are answered all the same."""
    asks = "choices: [all pass]\nasks: [{value: height of Nowhere}, {next: actor}]\n"
    assert "This cannot be answered here" in verdict(linked, TABLE + asks)
    assert "The rules say" in verdict(linked, TABLE + asks, 1)


def test_a_moment_that_is_not_reached_is_called_so(linked: LinkedLibrary) -> None:
    """It is understood; what stands in the way is named."""
    asks = "choices: [all pass]\nasks: [{value: height of Hut, at: The card happens}]\n"
    found = verdict(linked, TABLE + asks)
    assert "Not reached: " in found and "The card happens" in found and "cannot be answered" not in found


def test_passes_that_nobody_has_written_are_marked(linked: LinkedLibrary) -> None:
    """In the list of what happens they stand quietly, and the question before them is left out."""
    asks = "choices: [Ana throws Stone at Hut, Ana throws Rock at Hut]\nasks: [{next: actor}]\n"
    data = page_data(TABLE + asks, "x")["replay"]
    found = Replay(linked, "pebbles", "pebbles/scenarios/x/", data).html()
    assert data["implied"] == [2]
    assert found.count("Ben passes (not written down)") == 1
