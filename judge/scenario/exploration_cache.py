"""Every line of play from a position, looked at once: questions, readings and diagnoses share what was found."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

from judge.engine.graph import Graph
from judge.engine.modifiers import Used
from judge.engine.parts import Part
from judge.engine.position import Position
from judge.engine.referee import Referee
from judge.engine.switches import changed, differs
from judge.scenario.clearing_up import clear_up_seldom

MOST_POSITIONS = 40_000
MOST_NEAR = 12
MOST_IN_PARTS = 10_000
Tick = Callable[[int], None]


class KeptGraph(NamedTuple):
    """A graph, how far it was to go, and the pipelines that were used while it was made: they decide verdicts too."""

    graph: Graph
    limit: int
    evaluated: dict[str, Used]


Kept = dict[Hashable, KeptGraph]
"""The graphs from one position, by what is set in them; the first is that under the readings in force."""
_KEPT: dict[tuple[str, Position], Kept] = {}
_PARTS: dict[tuple[tuple[str, Position], Hashable], tuple[Part, Graph]] = {}


def explored(referee: Referee, position: Position, limit: int, tick: Tick | None = None, bare: bool = False) -> Graph:
    """The graph of every line of play from a position, under the readings and pipelines of a referee.

    What was found under other readings is taken over as far as it did not hang on them; where only the answer is
    wanted and play comes to another position under them, also what was found from there.
    """
    start = (referee.rules.game, position)
    kept = _KEPT.get(start, {})
    setting = _setting(referee, limit)
    found = kept.get(setting)
    if found is None:
        near = _nearest(kept, referee, limit) or (_elsewhere(referee) if bare else None)
        found = kept[setting] = _look(referee, position, limit, tick, near)
        _KEPT.pop(start, None)
        _KEPT[start] = kept
        _forget(kept)
    referee.consulted.update(found.graph.heard & referee.readings.keys())  # type: ignore[arg-type]
    referee.heard.update(found.graph.heard)
    referee.evaluated.update(found.evaluated)
    return found.graph


def part(referee: Referee, position: Position, limit: int) -> tuple[Part, Graph] | None:
    """The beginning of a graph of which no more is made than is asked for, and the graph that it is made after.

    None where the whole graph is known or as good as known, and where there is none that it could be made after.
    """
    start = (referee.rules.game, position)
    kept = _KEPT.get(start, {})
    setting = _setting(referee, limit)
    near = _nearest(kept, referee, limit) if setting not in kept else None
    if near is None or not near.graph.complete:
        return None
    found = _PARTS.pop((start, setting), None)
    if found is None:
        alone = referee.under({}, referee.pipelines)
        if not changed(near.graph.referee, alone, near.graph.heard):
            return None
        clear_up_seldom()
        found = Part(alone, position, limit, near.graph), near.graph
    _PARTS[start, setting] = found
    while len(_PARTS) > 1 and sum(len(each.positions) for each, _ in _PARTS.values()) > MOST_IN_PARTS:
        _PARTS.pop(next(iter(_PARTS)))
    return found


def _setting(referee: Referee, limit: int) -> Hashable:
    return limit, id(referee.usual), referee.unusual, frozenset(referee.pipelines.items())


def clear() -> None:
    """Lets go of everything that is kept."""
    _KEPT.clear()
    _PARTS.clear()


def _nearest(kept: Kept, referee: Referee, limit: int) -> KeptGraph | None:
    """The graph under the readings that are most like those of a referee: the first, or one of the latest."""
    graphs = [*kept.values()]
    return min(
        [*graphs[:1], *graphs[1:][-MOST_NEAR:]],
        key=lambda each: (len(differs(each.graph.referee, referee)), each.limit != limit),
        default=None,
    )


def _forget(latest: Kept) -> None:
    """Lets go of the oldest positions and of what was tried from the latest, until what is kept has bounds."""
    size = sum(len(each.graph.positions) for kept in _KEPT.values() for each in kept.values())
    while size > MOST_POSITIONS:
        oldest = next(iter(_KEPT))
        if _KEPT[oldest] is not latest:
            size -= sum(len(each.graph.positions) for each in _KEPT.pop(oldest).values())
        elif len(latest) > 2:
            size -= len(latest.pop([*latest][1]).graph.positions)  # The first is what the others are made from.
        else:
            return


def _look(referee: Referee, position: Position, limit: int, tick: Tick | None, near: KeptGraph | None) -> KeptGraph:
    alone = referee.under({}, referee.pipelines)
    same = near.graph.under(alone) if near and near.graph.start == position else None
    if near is not None and same is not None and len(same.positions) <= limit:
        return KeptGraph(same, limit, near.evaluated)
    clear_up_seldom()
    graph = Graph(alone, position, limit, tick, near.graph if near else None)
    return KeptGraph(graph, limit, {**(near.evaluated if near else {}), **alone.evaluated})


def _elsewhere(referee: Referee) -> KeptGraph | None:
    """The latest graph from another position under the readings that are in force but for what is tried."""
    for (game, _), graphs in reversed(_KEPT.items()):
        first = next(iter(graphs.values()), None)
        if game == referee.rules.game and first and differs(first.graph.referee, referee):
            return first
    return None
