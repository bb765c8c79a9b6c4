"""Where play has not come to its end: who decides what, and what each way on would give."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from judge.engine.modifiers import Value
from judge.engine.position import Position
from judge.engine.record import Choice, Cite, Line
from judge.scenario.played import Played

if TYPE_CHECKING:
    from judge.engine.graph import Graph

LIMIT = 300
MOST_SHOWN = 12
MOST_PASSES = 60


class Way(NamedTuple):
    """A choice that can be made next, in words, and what can come of it; `more`: or something else.

    `lines` is what happens then if everybody passes, up to where somebody has to decide something.
    """

    choice: str
    values: tuple[Any, ...]
    more: bool = False
    lines: tuple[Line, ...] = ()


class WaysOn(NamedTuple):
    """What is still open: whose decision it is, at which step, and what each choice would give.

    A choice gives what there is when what is going on is over, if everybody passes from then on;
    where somebody has to decide something before that, all that it can end with. `certain` holds the one value that
    every way on ends with, if there is one; `every` tells whether all choices are among the ways.
    """

    by: str
    step: str
    ways: tuple[Way, ...] = ()
    certain: tuple[Any, ...] = ()
    every: bool = False

    @property
    def alike(self) -> tuple[Any, ...]:
        """The one value that every choice gives when what is going on is over, if there is one."""
        found = {value for way in self.ways for value in way.values}
        settled = self.every and all(way.values and not way.more for way in self.ways)
        return tuple(found) if settled and len(found) == 1 else ()

    def rules_of_all(self, tells: Callable[[Line], bool]) -> tuple[Cite, ...]:
        """The rules of lines that tell something on every one of the ways on, the last first; none where not all ways
        are known."""
        rules = [
            dict.fromkeys(cite for line in reversed(way.lines) if tells(line) for cite in _rules(line))
            for way in self.ways
        ]
        return tuple(cite for cite in rules[0] if all(cite in each for each in rules)) if rules and self.every else ()


def _rules(line: Line) -> Iterator[Cite]:
    """The rules of a line: of the rows that changed the number it tells, the last first, and its own."""
    rows = line.value.rows if isinstance(line.value, Value) else ()
    yield from (row.cite for row in reversed(rows) if row.before != row.after)
    yield from line.cites


def ways_on(played: Played, value: Callable[[Position], Hashable]) -> WaysOn:
    """What a question can still come to, looked at as far as that takes no time."""
    from judge.engine.graph import Graph

    referee, position = played.referee, played.position
    waiting = position.waiting
    assert waiting is not None
    graph = Graph(referee.under({}, referee.pipelines), position, LIMIT)
    referee.heard |= graph.heard
    ends = frozenset(graph.ends)
    every = tuple(dict.fromkeys(value(graph.positions[at]) for at in sorted(ends)))
    certain = every if graph.complete and len(every) == 1 else ()
    frame = position.frames[-1]
    step = referee.stop(frame).node.title if frame.chart in referee.charts else ""
    shown = tuple(_ways(played, graph, ends, value))
    return WaysOn(waiting.by, step, shown, certain, len(referee.legal(position)) <= MOST_SHOWN)


def _ways(played: Played, graph: Graph, ends: frozenset[int], value: Callable[[Position], Hashable]) -> Iterator[Way]:
    """The choices of the decision that is awaited, each with what it gives."""
    beyond = {edge.choices[0]: edge.to for edge in graph.edges[0]} if graph.edges and not graph.lead else {}
    for choice in played.referee.legal(played.position)[:MOST_SHOWN]:
        words = played.referee.say(choice)
        then = _if_all_pass(played, choice)
        if then.over:
            yield Way(words, (value(then.position),), then.others_might_act, then.lines)
        else:
            reached = _beyond(graph, beyond[choice]) if choice in beyond else set(range(len(graph.positions)))
            found = dict.fromkeys(value(graph.positions[at]) for at in sorted(reached & ends))
            yield Way(words, tuple(found), not graph.complete, then.lines)


class Then(NamedTuple):
    """Where a choice leads if everybody passes: whether what is going on is over there, or somebody has to decide;
    whether somebody passed on the way who could have done something; and what has happened on the way."""

    position: Position
    over: bool
    others_might_act: bool
    lines: tuple[Line, ...]


def _if_all_pass(played: Played, choice: Choice) -> Then:
    """Where a choice leads when everybody passes until what is going on is over, or somebody has to decide."""
    from judge.scenario.going import Going

    going, depth = Going.on_from(played), len(played.position.frames)
    chart, might, over = played.position.frames[depth - 1].chart, False, False
    going.take(choice)
    for _ in range(MOST_PASSES):
        frames, waiting = going.position.frames, going.position.waiting
        over = waiting is None or len(frames) < depth or frames[depth - 1].chart != chart
        if over:
            break
        might = might or len(going.referee.legal(going.position)) > 1
        if not going.goes_on():
            break
    return Then(going.position, over, might, going.played.lines[len(played.lines) :])


def _beyond(graph: Graph, start: int) -> set[int]:
    """Every node that can be reached from one."""
    found, queue = {start}, [start]
    for at in queue:
        for edge in graph.edges[at] if at < len(graph.edges) else ():
            if edge.to not in found:
                found.add(edge.to)
                queue.append(edge.to)
    return found
