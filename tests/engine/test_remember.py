"""Remembering: what was worked out is taken from memory only where nothing it asked for is another."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import pytest

from engine.small import Player, Score, begin, small_chart, small_rules
from judge.engine.chart import Window
from judge.engine.modifiers import Floor, Modifier, Pipeline, Sum
from judge.engine.moment import Moment
from judge.engine.referee import Referee
from judge.engine.remember import remembered

asked: list[str] = []


@remembered
def doubled(now: Moment, name: str) -> int:
    """Twice a score."""
    asked.append(name)
    return 2 * now.the(Score, name).value


@remembered
def scores(now: Moment) -> tuple[str, ...]:
    """The names of all scores."""
    asked.append("all")
    return tuple(each.name for each in now.every(Score))


@pytest.fixture
def now() -> Moment:
    """A moment with two scores and two players, and nothing asked yet."""
    rules = small_rules()
    window = Window("act", (rules.cite("1"),), "first", ("play",), passes=2)
    referee, position = begin(rules, small_chart(rules, window), {"Ana": (), "Ben": ()})
    referee.readings["ties"] = "draw"
    moment = referee.moment(position)
    moment.put(Score("light", 3))
    moment.put(Score("dark", 4))
    asked.clear()
    return moment


def test_asked_once_until_it_changes(now: Moment) -> None:
    """Another thing may change; the thing that was asked for may not; what it was before is still known."""
    assert (doubled(now, "light"), doubled(now, "light"), asked) == (6, 6, ["light"])
    now.put(Score("dark", 9))
    assert doubled(now, "light") == 6 and asked == ["light"]
    now.put(Score("light", 5))
    assert doubled(now, "light") == 10 and asked == ["light", "light"]
    now.put(Score("light", 3))
    assert doubled(now, "light") == 6 and asked == ["light", "light"]


def test_a_kind_that_is_no_plain_class(now: Moment) -> None:
    """All things of a kind that others only look like are asked for anew as well, when one of them changes."""

    @runtime_checkable
    class Valued(Protocol):
        """Whatever has a value."""

        value: int

    before = {each.value for each in now.every(Valued)}
    now.put(Score("light", 8))
    assert (before, {each.value for each in now.every(Valued)}) == ({3, 4}, {8, 4})


def test_all_of_a_kind(now: Moment) -> None:
    """What asks for all things of a kind is worked out anew when one of them comes, goes or changes, and only then."""
    assert scores(now) == ("light", "dark") and scores(now) == ("light", "dark") and asked == ["all"]
    now.put(Player("Cleo"))
    assert scores(now) == ("light", "dark") and asked == ["all"]
    now.drop("dark")
    assert scores(now) == ("light",) and asked == ["all", "all"]


def test_what_is_asked_in_turn_counts(now: Moment) -> None:
    """A value that rests on another rests on what that one asked for."""

    @remembered
    def most(now: Moment) -> int:
        return max(doubled(now, name) for name in scores(now))

    assert most(now) == 8
    now.put(Score("light", 6))
    assert most(now) == 12


def test_readings_and_numbers_are_heard_again(now: Moment) -> None:
    """What is taken from memory hangs on the same readings and pipelines, and under others it is worked out anew."""
    pipeline = Pipeline("total", (), Floor(0, "end", now.referee.rules.cite("1")), now.referee.rules.cite("1"))

    @remembered
    def outcome(now: Moment) -> tuple[str, int]:
        bonus = Modifier("Boost", "add", 1, now.referee.rules.cite("1"))
        return now.reads("ties"), int(now.evaluate(pipeline, 2, [bonus]).total)

    referee = now.referee
    assert isinstance(referee, Referee)
    first = outcome(now)
    for sets in (referee.consulted, referee.heard, referee.evaluated):
        sets.clear()
    assert outcome(now) == first
    heard = {each.pipeline.name if isinstance(each, Sum) else each for each in referee.heard}
    assert referee.consulted == {"ties"} and heard == {"ties", "total"} and referee.evaluated["total"].sources
    other = referee.under({"ties": "both"}).moment(now.freeze())
    assert outcome(other) == ("both", first[1])


def test_where_the_game_stands_counts(now: Moment) -> None:
    """The charts, the decision that is awaited and what is bound can be asked for, too."""

    @remembered
    def where(now: Moment) -> tuple[object, ...]:
        return now.bound("who"), now.inside("one"), now.waiting is None, len(now.frames)

    before = where(now)
    now.call("one", who="Ana")
    assert before == (None, False, False, 1) and where(now) == ("Ana", True, False, 2)


def test_an_idea_that_is_only_tried_is_heard_but_not_asked_for(now: Moment) -> None:
    """It decides what can be taken over, and no verdict hangs on it."""

    @remembered
    def mistaken(now: Moment) -> bool:
        return now.tries("ties", "both")

    referee = now.referee
    assert isinstance(referee, Referee)
    for _ in range(2):
        referee.heard.clear()
        assert not mistaken(now) and referee.heard == {"ties"} and not referee.consulted
    assert mistaken(referee.under({"ties": "both"}).moment(now.freeze()))


def test_nothing_may_be_changed_or_said(now: Moment) -> None:
    """A function that only reads must not write."""

    @remembered
    def writes(now: Moment) -> None:
        now.put(Score("light", 1))

    @remembered
    def speaks(now: Moment) -> None:
        now.say("Something.", now.referee.rules.cite("1"))

    for wrong in (writes, speaks):
        with pytest.raises(TypeError, match="only worked out"):
            wrong(now)
    assert doubled(now, "light") == 6


def test_checking_finds_what_looks_elsewhere(now: Moment) -> None:
    """A function that hangs on more than the moment is found out by the tests of every game."""
    moods = iter(["sunny", "grim"])

    @remembered
    def mood(now: Moment) -> str:
        return next(moods)

    memory = now.referee.memory
    assert mood(now) == mood(now) == "sunny"
    memory.checking = True
    with pytest.raises(AssertionError, match="mood"):
        mood(now)


def test_equal_things_are_one_and_positions_hash_alike(now: Moment) -> None:
    """However a table came about, equal positions have the same hash and share their things."""
    other = Moment(now.referee, now.freeze())
    other.put(Score("light", 9))
    other.put(Score("light", 3))

    assert other.freeze() == now.freeze() and hash(other.freeze()) == hash(now.freeze())
    assert other.get("light") is now.get("light")
