"""What was explored is kept: for every question and under every reading, within bounds."""

from __future__ import annotations

import pytest
from scenario.storms import scenario

from judge.scenario import exploration_cache
from judge.scenario.exploration_cache import explored
from judge.scenario.play import play
from judge.scenario.played import Played
from judge.scenario.read import read
from judge.scenario.rulebook import book


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Played:
    """A game of pebbles, and nothing explored yet."""
    monkeypatch.setattr(exploration_cache, "_KEPT", {})
    found = read(scenario(choices="[]", asks="  - {possible: height of Hut < 9}\n"))
    return play(book(found.game), found)


def test_a_graph_is_made_once_however_many_others_there_are(played: Played) -> None:
    """Three questions under forty readings need forty graphs, not a hundred and twenty."""
    first = [explored(played.referee, played.position, limit) for limit in range(500, 540)]
    again = [explored(played.referee, played.position, limit) for limit in range(500, 540)]

    assert all(one is other for one, other in zip(first, again, strict=True))


def test_what_is_kept_has_bounds(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest go, but for the first one, which the others are made from, and the latest."""
    monkeypatch.setattr(exploration_cache, "MOST_POSITIONS", 1)
    graphs = [explored(played.referee, played.position, limit) for limit in range(500, 505)]

    (kept,) = exploration_cache._KEPT.values()
    assert [each.graph for each in kept.values()] == [graphs[0], graphs[-1]]
