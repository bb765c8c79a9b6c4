"""The snapshots at each line agree with what the referee itself says."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.console.situations.line_of_play import LineOfPlay, line_of_play
from judge.console.situations.situation import Situation
from judge.console.situations.step_document import step_document
from judge.content.load import load
from judge.games import playable
from judge.scenario.steps.table_snapshots import snapshots_from_start, snapshots_of

FILES = [Path(file.path) for game, files in load().scenario_files.items() if game in playable() for file in files]


@pytest.fixture(params=FILES, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def line(request: pytest.FixtureRequest) -> LineOfPlay:
    """Every scenario of every game that can be run."""
    return line_of_play(Situation(request.param.read_text("utf-8")))


def test_one_snapshot_for_each_line(line: LineOfPlay) -> None:
    """Walking a stage again gives one snapshot for each of its lines, and ends with the table the stage ends with."""
    referee, stages = line.played.referee, line.played.stages
    for before, stage in zip(stages, stages[1:], strict=False):
        snapshots = snapshots_of(line.book, referee, before.position, stage)
        assert len(snapshots) == len(stage.lines)


def test_the_start_has_a_look_before_anything_happens(line: LineOfPlay) -> None:
    """The first snapshot is the table as it was laid out."""
    snapshots = snapshots_from_start(line.book, line.scenario, line.played.referee)
    assert len(snapshots) == len(line.played.stages[0].lines) + 1


def test_every_step_can_be_shown(line: LineOfPlay) -> None:
    """Each step has a document, and somebody decides exactly where a stage ends."""
    for number, step in enumerate(line.steps):
        found = step_document(line, number)
        assert found["step"] == number
        assert found["decides"] is step.ends
        assert found["table"]
