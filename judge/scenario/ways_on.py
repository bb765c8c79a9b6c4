"""Where play has not come to its end: who decides what, and what each way on would give."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from judge.engine.position import Position
from judge.engine.record import Choice
from judge.scenario.played import Played

if TYPE_CHECKING:
    from judge.engine.graph import Graph

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
        if (over := _if_all_pass(played, choice)) is not None:
            yield Way(words, (value(over.position),), over.others_might_act)
        else:
            reached = _beyond(graph, beyond[choice]) if choice in beyond else set(range(len(graph.positions)))
            found = dict.fromkeys(value(graph.positions[at]) for at in sorted(reached & ends))
            yield Way(words, tuple(found), not graph.complete)


class Over(NamedTuple):
    """What is going on has come to its end, and whether somebody passed on the way who could have done something."""

    position: Position
    others_might_act: bool


def _if_all_pass(played: Played, choice: Choice) -> Over | None:
    """Where a choice leads when everybody passes until what is going on is over; None if somebody has to decide."""
    from judge.scenario.going import Going

    going, depth = Going.on_from(played), len(played.position.frames)
    chart, might = played.position.frames[depth - 1].chart, False
    going.take(choice)
    for _ in range(MOST_PASSES):
        frames, waiting = going.position.frames, going.position.waiting
        if waiting is None or len(frames) < depth or frames[depth - 1].chart != chart:
            return Over(going.position, might)
        might = might or len(going.referee.legal(going.position)) > 1
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
