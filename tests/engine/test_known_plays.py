"""Steps of plays that were made before: what is known adds to a trail just what walking would have added."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.small import Score, begin, small_rules
from judge.content.problem import BadInput
from judge.engine.chart import Chart, Node
from judge.engine.known_plays import KnownPlays
from judge.engine.moment import Moment
from judge.engine.position import Position
from judge.engine.record import Choice, Refused
from judge.engine.referee import Referee
from judge.engine.trail import Trail
from judge.scenario.play import begin as begin_play
from judge.scenario.play import play
from judge.scenario.read import read_file
from judge.scenario.replay import Replay, Unreached
from judge.scenario.rulebook import book

SHIPPED = sorted(Path(__file__).parents[2].glob("content/*/scenarios/*.yml"))[::40]
MOST_OTHERS = 12


def _game(done: list[str]) -> tuple[Referee, Position]:
    """A card is played; then one node asks nothing, and the next asks a reading for what it says."""
    rules = small_rules()
    rules.verbs["play"].by = lambda now: "Ana"  # type: ignore[method-assign]

    def plain(now: Moment) -> None:
        done.append("plain")
        now.put(Score("plain", 1))
        now.say("Something happens.", rules.cite("1"), event=("happened", "plain"))

    def asking(now: Moment) -> None:
        done.append("asking")
        now.put(Score("asking", len(now.reads("how"))))

    rules.steps |= {"plain": plain, "asking": asking}
    cites = (rules.cite("1"),)
    nodes = (Node("one", "ask", cites, "One", "play"), Node("plain", "step", cites, "Plain", "plain"),
             Node("two", "ask", cites, "Two", "play"), Node("asking", "step", cites, "Asking", "asking"))  # fmt: skip
    chart = Chart("main", "Main", cites, nodes, {})
    referee, position = begin(rules, {"main": chart}, {"Ana": ("a", "b"), "Ben": ()})
    return Referee(rules, referee.charts, {"how": "short"}, memory=referee.memory), position


def _played(referee: Referee, position: Position) -> tuple[list[Any], Trail]:
    """Both cards played in their turn: what each step led to, and the trail."""
    found, trail = [], Trail()
    for card in "ab":
        referee.trail = trail
        found.append(referee.memory.plays.step(referee, trail, position, Choice("Ana", "play", (card,))))
        referee.trail = None
        position = found[-1][0]
    return found, trail


def test_only_the_step_that_asks_for_what_is_another_is_walked() -> None:
    """The first of two steps asks for nothing: under another reading it is known, and the second is not."""
    done: list[str] = []
    referee, position = _game(done)
    _played(referee, position)
    done.clear()
    other = referee.under({"how": "rather long"})
    found, trail = _played(other, position)
    assert done == ["asking"]
    assert other.consulted == other.heard == {"how"}
    other.memory.plays = KnownPlays()
    alone, walked = _played(other, position)
    assert (found, _noted(trail)) == (alone, _noted(walked))


def test_a_choice_that_is_not_legal_is_refused_however_often() -> None:
    """A refusal is not kept as if it were a step."""
    referee, position = _game([])
    for _ in range(2):
        with pytest.raises(Refused):
            referee.memory.plays.step(referee, Trail(), position, Choice("Ana", "play", ("dud",)))


def test_what_is_kept_has_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """With more than may be kept everything is let go of, and found out again."""
    monkeypatch.setattr("judge.engine.known_plays.MOST_BEATS_KEPT", 3)
    done: list[str] = []
    referee, position = _game(done)
    assert _played(referee, position)[0] == _played(referee, position)[0]
    assert done == ["plain", "asking"] * 2


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_play_done_again_is_as_if_nothing_had_been_known(file: Path) -> None:
    """Under each of the readings that a scenario asks for: the same stages, trail and switches."""
    scenario = read_file(file)
    rules = book(scenario.game)
    played = play(rules, scenario)
    memory = rules.referee.memory
    known = memory.plays
    for readings in islice(_others(rules, played.referee.consulted), MOST_OTHERS):
        memory.plays = KnownPlays()
        alone = _again(rules, scenario, played, readings)
        memory.plays = known
        assert _again(rules, scenario, played, readings) == alone


def _others(rules: Any, consulted: set[str]) -> Iterator[dict[str, str]]:
    for name in sorted(consulted):
        question = {**rules.readings, **rules.misreadings}[name]
        yield from ({name: option} for option in question.options)


def _again(rules: Any, scenario: Any, played: Any, readings: dict[str, str]) -> tuple[Any, ...]:
    referee = rules.referee.under({**scenario.readings, **readings})
    replay = None
    with suppress(BadInput, Refused, Unreached):
        replay = Replay(begin_play(rules, scenario, referee), played, [], True)
        for before, stage in pairwise(played.stages):
            replay.follow(before, stage)
    if replay is None:
        return ()
    sources = {name: (used.sources, used.idle) for name, used in referee.evaluated.items()}
    return replay.stages, _noted(replay.trail), referee.consulted, referee.heard, sources


def _noted(trail: Trail) -> tuple[Any, ...]:
    return trail.beats, trail.marks, trail.used, trail._going, trail._come, trail._lines
