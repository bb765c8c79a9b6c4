"""As much of a graph as shows a yes or a no: the rest of it is not grown.

Under other readings a question about all lines of play is asked again and again, and mostly the answer stays what it
was. One line is enough to show that something is possible, or that it is not certain; one way to play, with all that
the others can do against it, that a player can force it, or that he cannot. What showed it in a graph that was made
before tells where to look first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from judge.engine.explore import Aim, reaching
from judge.engine.graph import TOLD_EVERY, Graph, Tick
from judge.engine.lines import Edge
from judge.engine.position import Position
from judge.engine.record import Choice
from judge.engine.referee import Referee

SPARED, LOOKS = 20, 4
NEVER = 1_000_000_000


class Unsettled(Exception):
    """Too much would have to be grown: the whole graph has to tell."""


class Part(Graph):
    """A graph made after another, of which a choice is followed only when it is asked for."""

    def __init__(self, referee: Referee, start: Position, limit: int, before: Graph) -> None:
        self._edge_of: dict[tuple[int, Choice], Edge] = {}
        self._taken: dict[int, Sequence[Edge | None]] = {}
        self._fresh_at: set[int] = set()
        super().__init__(referee, start, limit, None, before)

    def _grow(self, tick: Tick | None) -> None:
        """Nothing is grown ahead."""

    def _made(self) -> None:
        """It is never through: what it was made after is still needed."""

    def legal(self, at: int) -> Sequence[Choice] | None:
        """What may be chosen at a node; None at one that is not looked beyond."""
        return None if at in self._cut else self._legal[at]

    @property
    def followed(self) -> int:
        """How many choices have been followed."""
        return len(self._edge_of)

    def to(self, at: int, choice: Choice) -> int:
        """The node that a choice leads to."""
        known = self._edge_of.get((at, choice))
        if known is None:
            known = self._edge_of[at, choice] = self._followed(at, choice)
        return known.to

    def _followed(self, at: int, choice: Choice) -> Edge:
        if at not in self._taken:
            self._taken[at] = self._known(at, self._legal[at])
        edge = self._taken[at][self._legal[at].index(choice)]
        before, outside, self.referee.heard = self.steps, self.referee.heard, set()
        try:
            taken = self._taken_over(edge) if edge is not None else None
            return taken if taken is not None else self._edge(at, choice)
        finally:
            self.referee.heard = outside
            if self.steps > before:
                self._fresh_at.add(at)
                self.fresh = len(self._fresh_at)


class Guide:
    """What showed it, or showed that it is not so, in a graph that is whole: which choices decide there."""

    def __init__(self, graph: Graph, aim: Aim) -> None:
        there = reaching(graph, aim)
        self.size = len(graph.positions)
        self._deciding: dict[Position, list[Choice]] = {}
        self._often: Counter[Choice] = Counter()
        for at, edges in enumerate(graph.edges):
            mine = aim.chooses(graph.positions[at])
            deciding = [edge.choices[0] for edge in edges if (edge.to in there) is mine]
            if deciding:
                self._deciding[graph.positions[at]] = deciding
                self._often.update(deciding)

    def ordered(self, position: Position, legal: Sequence[Choice]) -> Sequence[Choice]:
        """What may be chosen in a position, what decides first."""
        here, often = self._deciding.get(position, ()), self._often
        return sorted(legal, key=lambda choice: (choice not in here, -often[choice]))


class _Open:
    """A node that is not settled yet: whether the choice there is made for the aim, what is still to be tried, and how
    far back lines from it have come, by the number of the node on the way there."""

    __slots__ = ("at", "back", "left", "mine")

    def __init__(self, at: int, mine: bool, left: Iterator[Choice]) -> None:
        self.at, self.mine, self.left = at, mine, left
        self.back = NEVER


def reached(part: Part, aim: Aim, guide: Guide, tick: Tick | None = None) -> bool:
    """Whether it is reached from the start, whatever the others do; Unsettled where only the whole graph can tell.

    A line that comes back to where it was does not reach it. What was found to fail only for that may still be reached
    in another way to come there, and is not kept.
    """
    known: dict[int, bool] = {}
    waiting: list[_Open] = []
    way: dict[int, int] = {}
    at, looks, most, cut = 0, 0, LOOKS * (guide.size + SPARED), False
    most_followed = part.followed + guide.size + SPARED
    while True:
        found = known.get(at)
        if found is None and at in way:
            found = False
            waiting[-1].back = min(waiting[-1].back, way[at])
        elif found is None:
            position, legal = part.positions[at], part.legal(at)
            if legal is None:
                cut, found = True, False
            elif legal:
                mine, looks = aim.chooses(position), looks + 1
                way[at] = len(waiting)
                waiting.append(_Open(at, mine, iter(guide.ordered(position, legal))))
                found = not mine
            else:
                found = known[at] = aim.holds(position)
        while waiting:
            inner = waiting[-1]
            choice = next(inner.left, None) if found is not inner.mine else None
            if choice is not None:
                at = part.to(inner.at, choice)
                if part.followed > most_followed or looks > most or len(part.positions) > part.limit:
                    raise Unsettled
                if tick is not None and part.followed % TOLD_EVERY == 0:
                    tick(part.fresh)
                break
            waiting.pop()
            if found or inner.back >= way[inner.at]:
                known[inner.at] = found
            else:
                waiting[-1].back = min(waiting[-1].back, inner.back)
            del way[inner.at]
        else:
            if cut and not found:
                raise Unsettled
            return found
