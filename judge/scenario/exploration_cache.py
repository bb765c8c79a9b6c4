"""Every line of play from a position, looked at once: questions, readings and diagnoses share what was found."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

from judge.engine.graph import Graph
from judge.engine.modifiers import Used
from judge.engine.position import Position
from judge.engine.referee import Referee

MOST_STARTS = 3
MOST_KEPT = 12
Tick = Callable[[int], None]


class KeptGraph(NamedTuple):
    """A graph, how far it was to go, and the pipelines that were used while it was made: they decide verdicts too."""

    graph: Graph
    limit: int
    evaluated: dict[str, Used]


_KEPT: dict[Hashable, list[KeptGraph]] = {}


def explored(referee: Referee, position: Position, limit: int, tick: Tick | None = None) -> Graph:
    """The graph of every line of play from a position, under the readings and pipelines of a referee.

    What was found under other readings is taken over as far as it did not hang on them.
    """
    start = (referee.rules.game, position)
    graphs = _KEPT.pop(start, [])
    _KEPT[start] = graphs
    while len(_KEPT) > MOST_STARTS:
        _KEPT.pop(next(iter(_KEPT)))
    near = min(graphs, key=lambda each: (len(each.graph.referee.differs(referee)), each.limit != limit), default=None)
    if near is None or near.limit != limit or near.graph.referee.differs(referee):
        near = _look(referee, position, limit, tick, near)
        graphs.append(near)
        del graphs[1:-MOST_KEPT]  # The first, under the readings in force, is what the others are made from.
    referee.consulted.update(near.graph.heard & referee.readings.keys())
    referee.heard.update(near.graph.heard)
    referee.evaluated.update(near.evaluated)
    return near.graph


def _look(referee: Referee, position: Position, limit: int, tick: Tick | None, near: KeptGraph | None) -> KeptGraph:
    alone = referee.under({}, referee.pipelines)
    graph = Graph(alone, position, limit, tick, near.graph if near else None)
    return KeptGraph(graph, limit, {**(near.evaluated if near else {}), **alone.evaluated})
