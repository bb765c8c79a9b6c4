"""What was explored is kept: for every question and under every reading, within bounds."""

from __future__ import annotations

import pytest
from scenario.storms import scenario

from judge.content.problem import Place
from judge.engine.lines import Answers
from judge.engine.referee import Referee
from judge.games.pebbles.things import Tower
from judge.scenario import exploration_cache
from judge.scenario.exploration_cache import explored
from judge.scenario.play import play
from judge.scenario.played import Played
from judge.scenario.quantities import value_in
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


def test_an_answer_is_known_under_the_readings_that_it_hangs_on(played: Played) -> None:
    """4: who wins when both towers fall is an open question; how high a tower stands is none."""
    now = played.referee.moment(played.position)
    answers: Answers = {}
    for tower in now.every(Tower):
        now.put(tower._replace(height=0))
    fallen, place = now.freeze(), Place("test", 1)
    options = ("first", "nobody", "nobody")
    referees = [played.referee.under({"both-fall": option}) for option in options]

    def asked(referee: Referee, text: str) -> object:
        return value_in(referee, text, place, known=answers)(fallen)

    assert [asked(each, "winner") for each in referees] == ["Ana", "nobody", "nobody"]
    assert all("both-fall" in each.heard and "both-fall" in each.consulted for each in referees)
    assert asked(referees[0], "height of Hut") == 0
    assert answers["winner"] == {id(fallen): (fallen, "nobody", (("both-fall", "nobody", True),))}
    assert answers["height of Hut"] == {id(fallen): (fallen, 0, ())}
