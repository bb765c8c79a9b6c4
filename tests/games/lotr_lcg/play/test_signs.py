"""What happens by itself is looked for where the table shows a sign of it: nothing is overlooked that way."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.games.lotr_lcg.play.abilities.triggering_conditions import BY_THEMSELVES, CONSEQUENCES, _looked_for
from judge.scenario.play import play
from judge.scenario.read import read_file
from judge.scenario.rulebook import book

SHIPPED = sorted(Path("content/lotr-lcg/scenarios").glob("*.yml"))[::8]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_nothing_that_happens_by_itself_is_overlooked(path: Path) -> None:
    """triggering-one-window: at every moment of a scenario all that follows is found, sign or no sign."""
    played = play(book("lotr-lcg"), read_file(path))

    for beat in played.trail.beats:
        now = played.referee.moment(beat.position)
        every = dict.fromkeys(what for name in BY_THEMSELVES for what in CONSEQUENCES[name](now))
        assert _looked_for(now) == tuple(every)
