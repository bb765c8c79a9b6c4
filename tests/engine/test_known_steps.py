"""Known steps: a step that looks at the same does the same, and only what it looks at decides whether it does."""

from __future__ import annotations

from itertools import product

import pytest

from engine.small import Player, Score, begin, small_chart, small_rules
from judge.engine.chart import Chart, Node, Window
from judge.engine.moment import Moment
from judge.engine.position import Position
from judge.engine.record import Choice
from judge.engine.referee import Referee
from judge.engine.remember import noted
from judge.engine.rows import by_each
from judge.engine.rules import Rules, Verb

ONE = Choice("Ana", "play", ("one",))


@noted
def somebody_leads(now: Moment) -> bool:
    """Whether a score is above nine: much is looked at, little is said."""
    return any(each.value > 9 for each in now.row(Score))


@pytest.fixture
def taken() -> list[str]:
    """What was worked out by walking the charts."""
    return []


@pytest.fixture
def game(taken: list[str]) -> tuple[Referee, Position]:
    """A game in which a card is played, which looks at one score and at whether somebody leads."""
    rules: Rules = small_rules()
    plays: Verb = rules.verbs["play"]
    plays.alike = True
    take = plays.take

    def looking(now: Moment, choice: Choice) -> None:
        taken.append(str(choice.args[0]))
        more = now.the(Score, "light").value + somebody_leads(now)
        take(now, choice)
        now.put(Score("sum", more))

    plays.take = looking  # type: ignore[method-assign]
    window = Window("act", (rules.cite("1"),), "first", ("play",), passes=2)
    referee, position = begin(rules, small_chart(rules, window), {"Ana": ("one", "two"), "Ben": ()})
    return referee, _with(referee, position, Score("light", 3), Score("dark", 4), Score("sum"))


def _with(referee: Referee, position: Position, *things: Player | Score) -> Position:
    now = referee.moment(position)
    for thing in things:
        now.put(thing)
    return now.freeze()


def _sum(position: Position) -> int:
    found = position.things["sum"]
    assert isinstance(found, Score)
    return found.value


def test_what_is_not_looked_at_may_be_another(game: tuple[Referee, Position], taken: list[str]) -> None:
    """The other score changes: the step is known, and what it does not touch stays as it is."""
    referee, position = game
    assert _sum(referee.follow(position, ONE)) == 3
    other = _with(referee, position, Score("dark", 5))
    found = referee.follow(other, ONE)
    assert taken == ["one"] and _sum(found) == 3 and found.things["dark"] == Score("dark", 5)
    assert found == referee.step(other, ONE)[0]


def test_what_is_looked_at_decides(game: tuple[Referee, Position], taken: list[str]) -> None:
    """The score that is looked at changes, or what a function says does: the step is walked anew."""
    referee, position = game
    referee.follow(position, ONE)
    assert _sum(referee.follow(_with(referee, position, Score("light", 5)), ONE)) == 5
    assert _sum(referee.follow(_with(referee, position, Score("dark", 10)), ONE)) == 4
    assert taken == ["one", "one", "one"]
    assert _sum(referee.follow(_with(referee, position, Score("dark", 11)), ONE)) == 4 and len(taken) == 3


def test_another_choice_is_another_step(game: tuple[Referee, Position], taken: list[str]) -> None:
    """A step is told by its choice."""
    referee, position = game
    referee.follow(position, ONE)
    referee.follow(position, Choice("Ana", "play", ("two",)))
    assert taken == ["one", "two"]


def test_a_step_is_taken_up_where_it_is_known_no_further(taken: list[str]) -> None:
    """What was looked at last is another: only the node that looks at it is carried out anew."""
    rules = small_rules()
    asked = rules.verbs["play"]
    asked.alike, asked.by = True, lambda now: "Ana"  # type: ignore[method-assign]

    def early(now: Moment) -> None:
        taken.append("early")
        now.put(Score("sum", now.the(Score, "light").value))
        now.drop("gone")

    def late(now: Moment) -> None:
        taken.append("late")
        now.put(Score("sum", now.the(Score, "sum").value + now.the(Score, "dark").value))

    rules.steps |= {"early": early, "late": late}
    cites = (rules.cite("1"),)
    nodes = (Node("ask", "ask", cites, "Ask", "play"), Node("early", "step", cites, "Early", "early"),
             Node("late", "step", cites, "Late", "late"))  # fmt: skip
    referee, position = begin(rules, {"main": Chart("main", "Main", cites, nodes, {})}, {"Ana": ("one",), "Ben": ()})
    position = _with(referee, position, Score("light", 3), Score("dark", 4), Score("sum"), Score("gone"))
    other = _with(referee, position, Score("dark", 5))

    assert _sum(referee.follow(position, ONE)) == 7 and taken == ["early", "late"]
    assert _sum(referee.follow(other, ONE)) == 8 and taken == ["early", "late", "late"]
    assert _sum(referee.follow(other, ONE)) == 8 and len(taken) == 3
    assert referee.follow(other, ONE) == referee.step(other, ONE)[0]


def test_the_same_answer_made_anew_is_no_other_answer(taken: list[str]) -> None:
    """Equal answers in many copies do not use up the room for different ones."""
    rules = small_rules()
    plays = rules.verbs["play"]
    plays.alike, take = True, plays.take

    @noted
    def leaders(now: Moment) -> list[str]:
        return [each.name for each in now.row(Score) if each.value > 99]

    def looking(now: Moment, choice: Choice) -> None:
        taken.append(str(leaders(now)))
        take(now, choice)

    plays.take = looking  # type: ignore[method-assign]
    window = Window("act", (rules.cite("1"),), "first", ("play",), passes=2)
    referee, position = begin(rules, small_chart(rules, window), {"Ana": ("one",), "Ben": ()})
    for value in (*range(90), 100, 101):
        referee.follow(_with(referee, position, Score("dark", value)), ONE)

    assert taken == ["[]", "['dark']"]


@by_each(Score)
def leading(each: Score) -> str | None:
    """The scores above nine."""
    return each.name if each.value > 9 else None


def test_a_change_of_which_nothing_else_is_said_makes_no_difference(game: tuple[Referee, Position]) -> None:
    """What is asked of each thing is asked before and after things change: a known step does what walking does."""
    referee, position = game
    plays = referee.rules.verbs["play"]

    def take(now: Moment, choice: Choice) -> None:
        before = len(leading(now))
        now.put(Score("sum", before))  # Put without a look at what was there: it may have been leading.
        between = len(leading(now))
        light = now.the(Score, "light")
        now.put(Score("light", light.value + 1))
        now.put(Score("tally", 100 * before + 10 * between + len(leading(now))))

    plays.take = take  # type: ignore[method-assign]
    for light, dark, total in product((3, 4, 9, 10), (4, 10), (0, 12)):
        table = _with(referee, position, Score("light", light), Score("dark", dark), Score("sum", total))
        found = referee.follow(table, ONE)
        assert found == referee.step(table, ONE)[0]
        tally = found.things["tally"]
        leads = (light > 9) + (dark > 9)
        assert tally == Score("tally", 100 * (leads + (total > 9)) + 10 * leads + (light >= 9) + (dark > 9))
