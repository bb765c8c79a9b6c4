"""The lines of play of a graph: where they end, how many they are, how likely, and the shortest to somewhere."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

from judge.engine.position import Position
from judge.engine.record import Choice
from judge.engine.referee import Referee
from judge.engine.rules import CHANCE
from judge.engine.switches import NOTHING, Switch

Line = tuple[Choice, ...]
Hangs = tuple[tuple[str, str | None, bool], ...]
Answers = dict[str, dict[int, tuple[Position, Any, Hangs]]]
"""What questions came to in positions, by their identity, which is held; and the readings that hangs on: which, under
which option, and whether it was asked for or only tried out."""


class Edge(NamedTuple):
    """A choice, the forced choices that follow it, the node of the graph they lead to, and the switches asked for.

    A switch is a reading or a number worked out: under another answer to one that was not asked for, the edge is the
    same.
    """

    choices: Line
    to: int
    heard: frozenset[Switch] = NOTHING


class Lines:
    """What can be asked of a graph that is made; each is worked out once."""

    referee: Referee
    complete: bool
    lead: Line
    positions: list[Position]
    edges: list[tuple[Edge, ...]]
    answers: Answers
    _cut: set[int]

    @cached_property
    def ends(self) -> list[int]:
        """The nodes where nothing more can be chosen."""
        return [at for at, edges in enumerate(self.edges) if not edges and at not in self._cut]

    def order(self) -> list[int] | None:
        """The nodes with every edge pointing forward; None when some line can go on for ever."""
        return self._order

    @cached_property
    def _order(self) -> list[int] | None:
        incoming = [0] * len(self.positions)
        for edges in self.edges:
            for edge in edges:
                incoming[edge.to] += 1
        ready = [at for at, n in enumerate(incoming) if n == 0]
        for at in ready:
            for edge in self.edges[at] if at < len(self.edges) else ():
                incoming[edge.to] -= 1
                if incoming[edge.to] == 0:
                    ready.append(edge.to)
        return ready if len(ready) == len(self.positions) else None

    def paths(self) -> list[int] | None:
        """How many lines lead from the start to each node; None when there is no end to them."""
        return self._paths

    @cached_property
    def _paths(self) -> list[int] | None:
        order = self.order()
        if order is None:
            return None
        paths = [0] * len(self.positions)
        paths[0] = 1
        for at in order:
            for edge in self.edges[at] if at < len(self.edges) else ():
                paths[edge.to] += paths[at]
        return paths

    def odds(self) -> list[Fraction] | None:
        """How likely each node is where chance alone decides; None when a player decides or lines are endless."""
        order = self.order()
        if order is None or not self.complete:
            return None
        odds = [Fraction(0)] * len(self.positions)
        odds[0] = Fraction(1)
        for at in order:
            waiting = self.positions[at].waiting
            if self.edges[at] and (waiting is None or waiting.by != CHANCE):
                return None
            now = self.referee.moment(self.positions[at])
            for edge in self.edges[at]:
                share = self.referee.rules.verbs[edge.choices[0].verb].odds(now, edge.choices[0])
                odds[edge.to] += odds[at] * (share or 0)
        return odds

    def line_to(self, wanted: Callable[[int], bool]) -> Line | None:
        """The shortest line from the start to a node that is wanted; None if no node is."""
        came: dict[int, tuple[int, Edge] | None] = {0: None}
        queue = [0]
        for at in queue:
            if wanted(at):
                return self.lead + self._back(came, at)
            for edge in self.edges[at] if at < len(self.edges) else ():
                if edge.to not in came:
                    came[edge.to] = (at, edge)
                    queue.append(edge.to)
        return None

    def _back(self, came: dict[int, tuple[int, Edge] | None], at: int) -> Line:
        line: Line = ()
        while (step := came[at]) is not None:
            at, edge = step
            line = edge.choices + line
        return line
