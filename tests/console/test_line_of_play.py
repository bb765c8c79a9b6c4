"""A line of play follows the scenario up to a stage and goes its own way from there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from judge.console.situations.line_of_play import LineOfPlay, line_of_play
from judge.console.situations.scenario_text import written_out
from judge.console.situations.situation import Situation
from judge.content.problem import BadInput

Text = Callable[[str], str]
NAMES = ["doubling", "newest-first", "storm"]


def _words(line: LineOfPlay) -> list[str]:
    return [line.words(at) for at in range(len(line.played.stages))]


@pytest.mark.parametrize("name", NAMES)
def test_a_fork_keeps_everything_before_it(text: Text, name: str) -> None:
    """Whatever legal choice is made at whatever stage, the stages before it stay as they were, and one is added."""
    whole = line_of_play(Situation(text(name)))
    for at, stage in enumerate(whole.played.stages):
        for choice in whole.played.referee.legal(stage.position):
            said = whole.played.referee.say(choice)
            line = line_of_play(whole.situation.fork(at, said))
            assert _words(line) == [*_words(whole)[: at + 1], said]


def test_dice_that_were_given_are_kept_or_dropped(text: Text) -> None:
    """A fork after the dice keeps the result given; one before them replaces it."""
    storm = Situation(text("storm"))
    assert _words(line_of_play(storm.fork(1, "Ana shares out 2 to Hut and 1 to Shed")))[1] == "chance 3"
    assert _words(line_of_play(storm.fork(0, "chance 1"))) == ["", "chance 1"]


def test_a_fork_inside_all_pass(text: Text) -> None:
    """`all pass` is several choices; the line can leave it after the first of them."""
    line = line_of_play(Situation(text("newest-first")).fork(3))
    assert _words(line)[-1] == "Ana passes"
    assert line.played.position.waiting is not None and line.played.position.waiting.by == "Ben"


def test_steps_are_the_start_and_every_line(text: Text) -> None:
    """Step 0 is the start; then one step for each line, and the last of each stage waits for a decision."""
    line = line_of_play(Situation(text("doubling")))
    assert [(step.stage, step.line, step.ends) for step in line.steps] == [
        (0, None, True), (1, 0, True), (2, 0, True), (3, 0, False), (3, 1, False), (3, 2, True),
    ]  # fmt: skip


def test_a_reading_can_be_chosen(text: Text) -> None:
    """A situation under another reading is played under it."""
    line = line_of_play(Situation(text("doubling")).under("both-fall", "first"))
    assert line.played.referee.reads("both-fall") == "first"


@pytest.mark.parametrize(("reading", "option"), [("none-such", "x"), ("both-fall", "x"), ("", "")])
def test_an_unknown_reading_is_refused(text: Text, reading: str, option: str) -> None:
    """A reading or an option that does not exist is an error that names what there is."""
    with pytest.raises(BadInput, match="unknown"):
        line_of_play(Situation(text("doubling")).under(reading, option))


@pytest.mark.parametrize("words", ["Ben throws Stone at Hut", "Ana throws Rock at Hut", ""])
def test_a_choice_that_cannot_be_made_is_refused(text: Text, words: str) -> None:
    """A line of play with a choice that is not legal, or is none, is an error."""
    with pytest.raises(BadInput):
        line_of_play(Situation(text("doubling"), 0, (words,)))


def test_a_line_is_written_back_into_the_text(text: Text) -> None:
    """The text of a fork, read again, plays the fork."""
    line = line_of_play(Situation(text("storm")).fork(1, "Ana shares out 2 to Hut and 1 to Shed"))
    again = line_of_play(Situation(written_out(line)))
    assert _words(again) == _words(line)
    assert again.scenario.asks == line.scenario.asks


def test_a_text_in_one_line_is_left_alone() -> None:
    """A scenario that is written as one flow group comes back as it was."""
    text = '{title: x, game: pebbles, at: "round", table: {players: {Ana: [], Ben: []}}}'
    line = line_of_play(Situation(text).fork(0, "Ana passes"))
    assert written_out(line) == text
