"""The graph of every line of play from a position, in which equal positions are one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from fractions import Fraction
from typing import NamedTuple

from judge.engine.position import Position
from judge.engine.record import Choice
from judge.engine.referee import Referee
from judge.engine.rules import CHANCE
from judge.engine.switches import NOTHING, Switch, changed

Line = tuple[Choice, ...]
Tick = Callable[[int], None]
LONGEST_FORCED = 1_000
TOLD_EVERY = 100


class Enough(Exception):
    """Raised by whoever is told how far an exploration is, to have what was found so far."""


class Edge(NamedTuple):
    """A choice, the forced choices that follow it, the node of the graph they lead to, and the switches asked for.

    A switch is a reading or a number worked out: under another answer to one that was not asked for, the edge is the
    same.
    """

    choices: Line
    to: int
    heard: frozenset[Switch] = NOTHING


class Graph:
    """The positions reachable from a start where somebody really has a choice, and the ends.

    With a graph of the same rules under other readings, made before, only what asked for one of those is worked out
    anew; the rest is taken over. `fresh` counts the nodes at which something had to be worked out.
    """

    def __init__(
        self, referee: Referee, start: Position, limit: int = 50_000, tick: Tick | None = None,
        before: Graph | None = None,
    ) -> None:  # fmt: skip
        self.referee = referee
        self.start, self.limit = start, limit
        self.complete = True
        self.steps = self.fresh = 0
        self.positions: list[Position] = []
        self.edges: list[tuple[Edge, ...]] = []
        self.heard = NOTHING
        self._legal: list[Line] = []
        self._asked: list[frozenset[Switch]] = []
        self._cut: set[int] = set()
        self._index: dict[Position, int] = {}
        self._sets: dict[frozenset[Switch], frozenset[Switch]] = {}
        self._before = before
        self._changed = changed(before.referee, referee, before.heard) if before is not None else NOTHING
        outside, referee.heard = referee.heard, set()
        self.lead, _, _ = self._reach((), start, NOTHING)
        self._grow(tick)
        self.heard = NOTHING.union(*self._sets)
        referee.heard = outside | self.heard
        self._before = None

    def _reach(self, choices: Line, position: Position, heard: frozenset[Switch]) -> Edge:
        """The node a position belongs to, once the choices that are no choices are made, such as a forced pass.

        A forced line that comes back to where it was is a node too, with an edge to itself: it never ends.
        """
        passed: set[Position] = set()
        endless = self.referee.rules.endless
        longest = min(LONGEST_FORCED, self.limit)
        while (at := self._index.get(position)) is None:
            if len(passed) >= longest or (endless and endless(self.referee.moment(position))):
                return Edge(choices, self._cut_off(position), self._heard(heard))
            legal, asked = self._choices(position)
            if len(legal) != 1 or position in passed:
                return Edge(choices, self._add(position, legal, asked), self._heard(heard))
            passed.add(position)
            position = self.referee.follow(position, legal[0])
            choices = (*choices, legal[0])
            heard |= asked
            self.steps += 1
        return Edge(choices, at, self._heard(heard))

    def _choices(self, position: Position) -> tuple[Line, frozenset[Switch]]:
        """What is legal in a position, and which switches that hangs on."""
        before = self._before
        if before is not None and (at := before._index.get(position)) is not None and at not in before._cut:
            asked = before._asked[at]
            if asked.isdisjoint(self._changed):
                return before._legal[at], self._sets.setdefault(asked, asked)
        told = self._heard(NOTHING)  # What was asked for on the way here is not what the choices hang on.
        legal = self.referee.legal(position)
        asked = self._heard(NOTHING)
        self.referee.heard |= told
        return legal, asked

    def _heard(self, more: frozenset[Switch]) -> frozenset[Switch]:
        """The switches asked for since the last time, and some more; equal sets are one."""
        heard = self.referee.heard
        if heard:
            more = more.union(heard)
            heard.clear()
        return self._sets.setdefault(more, more)

    def _cut_off(self, position: Position) -> int:
        """A node that is not looked beyond: neither an end nor a choice, and the exploration is not complete."""
        self.complete = False
        at = self._add(position, (), NOTHING)
        self._cut.add(at)
        return at

    def _add(self, position: Position, legal: Line, asked: frozenset[Switch]) -> int:
        at = self._index[position] = len(self.positions)
        self.positions.append(position)
        self._legal.append(legal)
        self._asked.append(asked)
        return at

    def _grow(self, tick: Tick | None) -> None:
        while len(self.edges) < len(self.positions):
            if len(self.positions) > self.limit:
                self.complete = False
                return
            before = self.steps
            self.edges.append(tuple(self._edges(len(self.edges))))
            self.fresh += self.steps > before
            if tick is not None and len(self.edges) % TOLD_EVERY == 0:
                try:
                    tick(self.fresh)
                except Enough:
                    self.complete = len(self.edges) == len(self.positions)
                    return

    def _edges(self, at: int) -> Iterator[Edge]:
        known = self._known(at)
        for choice in self._legal[at]:
            edge = known.get(choice)
            if edge is not None:
                assert self._before is not None
                yield self._reach(edge.choices, self._before.positions[edge.to], edge.heard)
                continue
            self.steps += 1
            yield self._reach((choice,), self.referee.follow(self.positions[at], choice), NOTHING)

    def _known(self, at: int) -> dict[Choice, Edge]:
        """The edges that are the same in the graph made before, by their first choice."""
        before = self._before
        was = before._index.get(self.positions[at]) if before is not None else None
        if before is None or was is None or was >= len(before.edges):
            return {}
        return {
            edge.choices[0]: edge
            for edge in before.edges[was]
            if edge.heard.isdisjoint(self._changed) and len(before._legal[edge.to]) != 1 and edge.to not in before._cut
        }

    def under(self, referee: Referee) -> Graph | None:
        """The same graph under a referee who finds no difference; None where there may be one."""
        if not self.complete or changed(self.referee, referee, self.heard):
            return None
        found = copy(self)
        found.referee = referee
        return found

    @property
    def ends(self) -> list[int]:
        """The nodes where nothing more can be chosen."""
        return [at for at, edges in enumerate(self.edges) if not edges and at not in self._cut]

    def order(self) -> list[int] | None:
        """The nodes with every edge pointing forward; None when some line can go on for ever."""
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
