"""Every line of play from a position, looked at once: questions, readings and diagnoses share what was found."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from judge.engine.graph import Graph
from judge.engine.modifiers import Used
from judge.engine.position import Position
from judge.engine.referee import Referee
from judge.engine.switches import differs

MOST_STARTS = 3
MOST_KEPT = 12
Tick = Callable[[int], None]


class KeptGraph(NamedTuple):
    """A graph, how far it was to go, and the pipelines that were used while it was made: they decide verdicts too."""

    graph: Graph
    limit: int
    evaluated: dict[str, Used]


_KEPT: dict[tuple[str, Position], list[KeptGraph]] = {}


def explored(referee: Referee, position: Position, limit: int, tick: Tick | None = None, bare: bool = False) -> Graph:
    """The graph of every line of play from a position, under the readings and pipelines of a referee.

    What was found under other readings is taken over as far as it did not hang on them; where only the answer is
    wanted and play comes to another position under them, also what was found from there.
    """
    start = (referee.rules.game, position)
    graphs = _KEPT.pop(start, [])
    _KEPT[start] = graphs
    while len(_KEPT) > MOST_STARTS:
        _KEPT.pop(next(iter(_KEPT)))
    near = min(graphs, key=lambda each: (len(differs(each.graph.referee, referee)), each.limit != limit), default=None)
    if near is None or near.limit != limit or differs(near.graph.referee, referee):
        near = _look(referee, position, limit, tick, near or (_elsewhere(referee) if bare else None))
        graphs.append(near)
        del graphs[1:-MOST_KEPT]  # The first, under the readings in force, is what the others are made from.
    referee.consulted.update(name for name in referee.readings if name in near.graph.heard)
    referee.heard.update(near.graph.heard)
    referee.evaluated.update(near.evaluated)
    return near.graph


def _look(referee: Referee, position: Position, limit: int, tick: Tick | None, near: KeptGraph | None) -> KeptGraph:
    alone = referee.under({}, referee.pipelines)
    same = near.graph.under(alone) if near and near.graph.start == position else None
    if near is not None and same is not None and len(same.positions) <= limit:
        return KeptGraph(same, limit, near.evaluated)
    graph = Graph(alone, position, limit, tick, near.graph if near else None)
    return KeptGraph(graph, limit, {**(near.evaluated if near else {}), **alone.evaluated})


def _elsewhere(referee: Referee) -> KeptGraph | None:
    """The latest graph from another position under the readings that are in force but for what is tried."""
    for (game, _), graphs in reversed(_KEPT.items()):
        if game == referee.rules.game and graphs and differs(graphs[0].graph.referee, referee):
            return graphs[0]
    return None
