"""Walking charts: conditions, loops, calls, jumps, names bound, and the log's cites."""

import pytest

from engine.small import Score, small_rules
from judge.engine.chart import Chart, Node
from judge.engine.moment import Moment
from judge.engine.position import Frame, Layout
from judge.engine.record import Cite, Line, refuse
from judge.engine.referee import Referee
from judge.engine.rules import Rules
from judge.engine.walk import EndlessChart

CITES = (Cite("small", "1"),)


def walk(rules: Rules, *nodes: Node, **more: tuple[Node, ...]) -> list[Line]:
    """The log of a walk through a chart from its start to its end."""
    charts = {"main": Chart("main", "Main", CITES, nodes, {})}
    charts |= {name: Chart(name, name, CITES, inner, {}) for name, inner in more.items()}
    _, lines = Referee(rules, charts).start(Layout((Score("score"),)), [Frame("main", 0)])
    return list(lines)


def counting() -> Rules:
    """Rules that count: `add_one`, `below_three`, `never`."""
    rules = small_rules()

    @rules.step
    def add_one(now: Moment) -> None:
        score = now.the(Score, "score").value + 1
        now.put(Score("score", score))
        now.say(f"{score}", *CITES)

    rules.tests["below_three"] = lambda now: now.the(Score, "score").value < 3
    rules.tests["never"] = lambda now: False
    rules.tests["always"] = lambda now: True
    rules.roles["seven"] = lambda now: 7
    return rules


def step(id: str, name: str = "", **how: object) -> Node:
    """A step of a chart."""
    return Node(id, "step", CITES, id, name, **how)  # type: ignore[arg-type]


def texts(lines: list[Line]) -> list[str]:
    """What the log says."""
    return [line.text for line in lines]


def test_steps_in_order() -> None:
    """Nodes follow each other, and a step without a function is named in the log."""
    lines = walk(counting(), step("begin"), step("count", "add_one"), step("end"))

    assert texts(lines) == ["begin.", "1", "end."]
    assert [line.at for line in lines] == ["main:begin", "main:count", "main:end"]


def test_repeat() -> None:
    """A node with `repeat` is done as long as its test holds."""
    assert texts(walk(counting(), step("count", "add_one", repeat="below_three"), step("end"))) == [
        "1",
        "2",
        "3",
        "end.",
    ]


def test_when_and_unless() -> None:
    """A node whose condition fails is skipped."""
    assert texts(walk(counting(), step("a", when="never"), step("b", unless="never"), step("c", unless="always"))) == [
        "b."
    ]


def test_jump() -> None:
    """A jump goes on elsewhere; `end` is behind the last node."""
    jump = Node("out", "jump", CITES, name="end")

    assert texts(walk(counting(), step("a"), jump, step("b"))) == ["a."]


def test_call_binds_names() -> None:
    """A call goes through another chart with names bound, then on."""
    rules = counting()

    @rules.step
    def tell(now: Moment) -> None:
        now.say(f"bound to {now.bound('n')}", *CITES)

    call = Node("go", "call", CITES, name="inner", binds=(("n", "seven"),))

    assert texts(walk(rules, call, step("b"), inner=(step("tell", "tell"),))) == ["Bound to 7", "b."]


def test_leave_breaks_off() -> None:
    """Leaving a chart drops everything opened inside it."""
    rules = counting()
    rules.steps["flee"] = lambda now: now.leave("inner")
    call = Node("go", "call", CITES, name="inner")
    inner = (Node("deeper", "call", CITES, name="deep"), step("not reached"))

    assert texts(walk(rules, call, step("b"), inner=inner, deep=(step("flee", "flee"), step("nor this")))) == ["b."]


def test_endless_charts_are_caught() -> None:
    """A chart that goes round without asking anybody is an error, not a hang."""
    with pytest.raises(EndlessChart):
        walk(counting(), step("round", repeat="always"))


def test_a_line_needs_a_cite() -> None:
    """A line or a refusal without a cite cannot be made."""
    rules = counting()
    rules.steps["mumble"] = lambda now: now.say("something")

    with pytest.raises(TypeError, match="a line needs a cite"):
        walk(rules, step("mumble", "mumble"))
    with pytest.raises(TypeError, match="a refusal needs a cite"):
        refuse("no")


def test_a_name_is_registered_once() -> None:
    """Two functions of one name are a mistake."""
    rules = counting()
    with pytest.raises(ValueError, match="registered twice"):
        rules.step(rules.steps["add_one"])


def test_unknown_functions_are_caught() -> None:
    """A chart that names a function the game lacks cannot be compiled."""
    with pytest.raises(KeyError, match="nonsense"):
        walk(counting(), step("a", "nonsense"))
