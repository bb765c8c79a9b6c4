"""Steps as they were walked: under another reading only the nodes are walked that hang on it."""

from __future__ import annotations

import pytest

from engine.small import Score, begin, small_rules
from judge.engine.chart import Chart, Node
from judge.engine.graph import Graph
from judge.engine.modifiers import Floor, Modifier, Pipeline, Told, parse_change
from judge.engine.moment import Moment
from judge.engine.position import Position
from judge.engine.referee import Referee

READINGS = {"first": "one", "last": "one"}


@pytest.fixture
def taken() -> list[str]:
    """The nodes that were carried out."""
    return []


@pytest.fixture
def game(taken: list[str]) -> tuple[Referee, Position]:
    """A card is played; the first node asks a reading of which it only matters whether it is `many`, the second none,
    the last one another, which is what it puts."""
    rules = small_rules()
    rules.verbs["play"].by = lambda now: "Ana"  # type: ignore[method-assign]

    def first(now: Moment) -> None:
        taken.append("first")
        now.put(Score("first", 9 if now.reads("first") == "many" else 1))

    def middle(now: Moment) -> None:
        taken.append("middle")
        now.put(Score("middle", now.the(Score, "first").value))

    def last(now: Moment) -> None:
        taken.append("last")
        now.put(Score("last", len(now.reads("last"))))

    rules.steps |= {"first": first, "middle": middle, "last": last}
    cites = (rules.cite("1"),)
    nodes = (Node("ask", "ask", cites, "Ask", "play"),
             *(Node(name, "step", cites, name, name) for name in ("first", "middle", "last")),
             Node("again", "ask", cites, "Again", "play"))  # fmt: skip
    referee, position = begin(rules, {"main": Chart("main", "Main", cites, nodes, {})}, {"Ana": ("a", "b"), "Ben": ()})
    return Referee(rules, referee.charts, READINGS, memory=referee.memory), position


def _under(game: tuple[Referee, Position], taken: list[str], **readings: str) -> tuple[Graph, list[str]]:
    """The graph under other readings, made from the first one; and the nodes that were walked for it."""
    referee, position = game
    before = Graph(referee, position)
    taken.clear()
    found = Graph(referee.under(readings), position, before=before)
    walked, alone = list(taken), Graph(referee.under(readings), position)
    assert (found.positions, found.edges, found.heard) == (alone.positions, alone.edges, alone.heard)
    return found, walked


def test_a_step_is_taken_up_where_it_asks_for_what_is_another(game: tuple[Referee, Position], taken: list[str]) -> None:
    """Only the last node of each of the two steps asks for it: it alone is carried out anew."""
    _, walked = _under(game, taken, last="three")
    assert walked == ["last", "last"]


def test_what_comes_to_the_same_is_walked_no_further(game: tuple[Referee, Position], taken: list[str]) -> None:
    """Another answer that makes no difference: things stand as they stood after it, and that is all."""
    _, walked = _under(game, taken, first="few")
    assert walked == ["first", "first"]


def test_what_makes_a_difference_is_walked_to_the_end(game: tuple[Referee, Position], taken: list[str]) -> None:
    """Things stand otherwise from there on: nothing of the rest is taken over."""
    found, walked = _under(game, taken, first="many")
    assert walked == ["first", "middle", "last"] * 2
    assert all(found.positions[at].things["middle"] == Score("middle", 9) for at in found.ends)


def test_what_is_asked_for_later_on_is_looked_at_too(game: tuple[Referee, Position], taken: list[str]) -> None:
    """Things stand as they stood after the first node, but the last one asks for something that is another."""
    _, walked = _under(game, taken, first="few", last="three")
    assert walked == ["first", "middle", "last"] * 2


def _above_zero(number: object) -> bool:
    return number > 0  # type: ignore[operator, no-any-return]


@pytest.mark.parametrize(("bonus", "told"), [("+1", 0), ("-2", 2)])
def test_what_a_number_comes_to_makes_no_difference_where_less_is_asked_of_it(bonus: str, told: int) -> None:
    """2 with a bonus of 1 left out is still above 0; 2 - 2 is not, and 2 is. Only that is walked again."""
    rules = small_rules()
    rules.verbs["play"].by = lambda now: "Ana"  # type: ignore[method-assign]
    cite = rules.cite("1")
    pipeline = Pipeline("strength", (), Floor(0, "end", cite), cite)
    change = Modifier("Boost", *parse_change(bonus), cite)
    asked: list[str] = []

    def look(now: Moment) -> None:
        asked.append("look")
        now.put(Score("strong", int(now.tell(pipeline, 2, [change], _above_zero))))

    rules.steps["look"] = look
    nodes = (Node("ask", "ask", (cite,), "Ask", "play"), Node("look", "step", (cite,), "Look", "look"))
    charts = {"main": Chart("main", "Main", (cite,), nodes, {})}
    referee, position = begin(rules, charts, {"Ana": ("a", "b"), "Ben": ()})
    before = Graph(referee, position)
    asked.clear()
    other = referee.under({}, {"strength": pipeline._replace(ignores=("Boost",))})
    found, alone = Graph(other, position, before=before), len(asked)

    assert alone == told
    assert {"strength"} == set(referee.evaluated) and referee.evaluated["strength"].sources == ("Boost",)
    assert found.edges == Graph(other, position).edges and found.positions == Graph(other, position).positions


def test_what_is_told_of_a_number_is_remembered_and_told_again() -> None:
    """The same of an equal number is one thing; another question is another."""
    rules = small_rules()
    cite = rules.cite("1")
    pipeline = Pipeline("strength", (), Floor(0, "end", cite), cite)
    referee, position = begin(rules, {"main": Chart("main", "Main", (cite,), (), {})}, {})
    now = referee.moment(position)

    assert [now.tell(pipeline, 2, [], each) for each in (_above_zero, _above_zero, int)] == [True, True, 2]
    assert len({each for each in referee.heard if isinstance(each, Told)}) == 2
