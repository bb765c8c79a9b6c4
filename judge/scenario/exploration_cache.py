"""Every line of play from a position, looked at once: questions, readings and diagnoses share what was found."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

from judge.engine.explore import Graph
from judge.engine.position import Position
from judge.engine.referee import Referee, Used

MOST_KEPT = 6
Tick = Callable[[int], None]


class KeptGraph(NamedTuple):
    """A graph, and what the rules were asked for while it was made: readings and pipelines decide verdicts too."""

    graph: Graph
    consulted: frozenset[str]
    evaluated: tuple[tuple[str, Used], ...]


_KEPT: dict[Hashable, KeptGraph] = {}


def explored(referee: Referee, position: Position, limit: int, tick: Tick | None = None) -> Graph:
    """The graph of every line of play from a position, under the readings and pipelines of a referee."""
    rules = (
        tuple(sorted(referee.readings.items())),
        tuple(sorted(referee.pipelines.items(), key=lambda each: each[0])),
    )
    key = (referee.rules.game, position, rules, limit)
    kept = _KEPT.pop(key, None) or _look(referee, position, limit, tick)
    _KEPT[key] = kept
    while len(_KEPT) > MOST_KEPT:
        _KEPT.pop(next(iter(_KEPT)))
    referee.consulted.update(kept.consulted)
    referee.evaluated.update(kept.evaluated)
    return kept.graph


def _look(referee: Referee, position: Position, limit: int, tick: Tick | None) -> KeptGraph:
    alone = referee.under({}, referee.pipelines)
    graph = Graph(alone, position, limit, tick)
    return KeptGraph(graph, frozenset(alone.consulted), tuple(alone.evaluated.items()))
