"""Where play has not come to its end: who decides what, and what each way on would give."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from judge.engine.position import Position
from judge.engine.record import Choice
from judge.scenario.played import Played

if TYPE_CHECKING:
    from judge.engine.explore import Graph

LIMIT = 300
MOST_SHOWN = 12
MOST_PASSES = 60


class Way(NamedTuple):
    """A choice that can be made next, in words, and what can come of it; `more`: or something else."""

    choice: str
    values: tuple[Any, ...]
    more: bool = False


class WaysOn(NamedTuple):
    """What is still open: whose decision it is, at which step, and what each choice would give.

    `certain` holds the one value that every way on ends with, if there is one.
    """

    by: str
    step: str
    ways: tuple[Way, ...] = ()
    certain: tuple[Any, ...] = ()


def ways_on(played: Played, value: Callable[[Position], Hashable]) -> WaysOn:
    """What a question can still come to, looked at as far as that takes no time."""
    from judge.engine.explore import Graph

    referee, position = played.referee, played.position
    waiting = position.waiting
    assert waiting is not None
    graph = Graph(referee.under({}, referee.pipelines), position, LIMIT)
    ends = frozenset(graph.ends)
    every = tuple(dict.fromkeys(value(graph.positions[at]) for at in sorted(ends)))
    certain = every if graph.complete and len(every) == 1 else ()
    frame = position.frames[-1]
    step = referee.stop(frame).node.title if frame.chart in referee.charts else ""
    shown = () if certain else tuple(_ways(played, graph, ends, value))
    return WaysOn(waiting.by, step, shown, certain)


def _ways(played: Played, graph: Graph, ends: frozenset[int], value: Callable[[Position], Hashable]) -> Iterator[Way]:
    """The choices of the decision that is awaited, each with the values at the ends beyond it."""
    for edge in graph.edges[0][:MOST_SHOWN] if graph.edges else ():
        beyond = _beyond(graph, edge.to)
        found = dict.fromkeys(value(graph.positions[at]) for at in sorted(beyond & ends))
        choice = (graph.lead + edge.choices)[0]
        if not found and (end := _if_all_pass(played, choice)) is not None:
            found = dict.fromkeys([value(end)])
        yield Way(played.referee.say(choice), tuple(found), not graph.complete)


def _if_all_pass(played: Played, choice: Choice) -> Position | None:
    """The end that a choice leads to if everybody passes from then on; None if somebody has to decide something."""
    from judge.scenario.going import Going

    going = Going.on_from(played)
    going.take(choice)
    for _ in range(MOST_PASSES):
        if going.position.waiting is None:
            return going.position
        if not going.goes_on():
            return None
    return None


def _beyond(graph: Graph, start: int) -> set[int]:
    """Every node that can be reached from one."""
    found, queue = {start}, [start]
    for at in queue:
        for edge in graph.edges[at] if at < len(graph.edges) else ():
            if edge.to not in found:
                found.add(edge.to)
                queue.append(edge.to)
    return found
