"""The explorer: every line of play from a position, as a graph in which equal positions are one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from typing import NamedTuple

from judge.engine.position import Position
from judge.engine.record import Choice
from judge.engine.referee import Referee
from judge.engine.rules import CHANCE

Holds = Callable[[Position], bool]
Line = tuple[Choice, ...]
LONGEST_FORCED = 1_000


class Edge(NamedTuple):
    """A choice, the forced choices that follow it, and the node of the graph they lead to."""

    choices: Line
    to: int


class Graph:
    """The positions reachable from a start where somebody really has a choice, and the ends."""

    def __init__(
        self, referee: Referee, start: Position, limit: int = 50_000, tick: Callable[[int], None] | None = None
    ) -> None:
        self.referee = referee
        self.limit = limit
        self.complete = True
        self.steps = 0
        self.positions: list[Position] = []
        self.edges: list[tuple[Edge, ...]] = []
        self._legal: list[Line] = []
        self._cut: set[int] = set()
        self._index: dict[Position, int] = {}
        self.lead, first = self._reach((), start)
        self._grow(tick)

    def _reach(self, choices: Line, position: Position) -> tuple[Line, int]:
        """The node a position belongs to, once the choices that are no choices are made, such as a forced pass.

        A forced line that comes back to where it was is a node too, with an edge to itself: it never ends.
        """
        passed: set[Position] = set()
        endless = self.referee.rules.endless
        longest = min(LONGEST_FORCED, self.limit)
        while (at := self._index.get(position)) is None:
            if len(passed) >= longest or (endless and endless(self.referee.moment(position))):
                return choices, self._cut_off(position)
            legal = self.referee.legal(position)
            if len(legal) != 1 or position in passed:
                return choices, self._add(position, legal)
            passed.add(position)
            position = self.referee.follow(position, legal[0])
            choices = (*choices, legal[0])
            self.steps += 1
        return choices, at

    def _cut_off(self, position: Position) -> int:
        """A node that is not looked beyond: neither an end nor a choice, and the exploration is not complete."""
        self.complete = False
        at = self._add(position, ())
        self._cut.add(at)
        return at

    def _add(self, position: Position, legal: Line) -> int:
        at = self._index[position] = len(self.positions)
        self.positions.append(position)
        self._legal.append(legal)
        return at

    def _grow(self, tick: Callable[[int], None] | None) -> None:
        while len(self.edges) < len(self.positions):
            if len(self.positions) > self.limit:
                self.complete = False
                return
            self.edges.append(tuple(self._edges(len(self.edges))))
            if tick is not None and len(self.edges) % 100 == 0:
                tick(len(self.edges))

    def _edges(self, at: int) -> Iterator[Edge]:
        for choice in self._legal[at]:
            self.steps += 1
            yield Edge(*self._reach((choice,), self.referee.follow(self.positions[at], choice)))

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


class Finding(NamedTuple):
    """The answer to a question about all lines: None means that it could not be settled within the limit."""

    answer: bool | None
    complete: bool
    positions: int
    lines: int | None
    witness: Line | None


class Outcome(NamedTuple):
    """One way things can end: how many lines lead to it, one of them, and its odds where only chance decides."""

    outcome: Hashable
    lines: int | None
    witness: Line
    odds: Fraction | None


def outcomes(graph: Graph, value: Callable[[Position], Hashable]) -> list[Outcome]:
    """Every outcome at the ends of the lines, in the order they were found."""
    paths, odds = graph.paths(), graph.odds()
    groups: dict[Hashable, list[int]] = {}
    for at in graph.ends:
        groups.setdefault(value(graph.positions[at]), []).append(at)
    return [
        Outcome(
            outcome,
            sum(paths[at] for at in ends) if paths else None,
            graph.line_to(set(ends).__contains__) or (),
            sum((odds[at] for at in ends), Fraction(0)) if odds else None,
        )
        for outcome, ends in groups.items()
    ]


def possible(graph: Graph, holds: Holds) -> Finding:
    """Whether some line ends with it; the witness is such a line."""
    ends = {at for at in graph.ends if holds(graph.positions[at])}
    answer = True if ends else (False if graph.complete else None)
    return _finding(graph, answer, ends)


def certain(graph: Graph, holds: Holds) -> Finding:
    """Whether every line ends with it; the witness is a line that does not. A line that never ends is no proof."""
    against = {at for at in graph.ends if not holds(graph.positions[at])}
    if against:
        return _finding(graph, False, against)
    proven = graph.complete and graph.order() is not None
    return _finding(graph, True if proven else None, set())


def forced_by(graph: Graph, player: str, holds: Holds) -> Finding:
    """Whether a player can make it so whatever the others and chance do; the witness is a line that shows it."""
    won = {at for at in graph.ends if holds(graph.positions[at])}
    growing = True
    while growing:
        growing = False
        for at in range(len(graph.edges) - 1, -1, -1):
            if at not in won and graph.edges[at] and _wins(graph, at, player, won):
                won.add(at)
                growing = True
    answer = True if 0 in won else False if graph.complete else None
    witness = None if answer is None else _played_out(graph, won, answer)
    return _finding(graph, answer, set())._replace(witness=witness)


def _wins(graph: Graph, at: int, player: str, won: set[int]) -> bool:
    waiting = graph.positions[at].waiting
    mine = waiting is not None and waiting.by == player
    reached = [edge.to in won for edge in graph.edges[at]]
    return any(reached) if mine else all(reached)


def _played_out(graph: Graph, won: set[int], wins: bool) -> Line:
    """A line on which the player keeps it within reach, or the others keep it out of reach, to the end."""
    at, line, seen = 0, graph.lead, {0}
    while graph.edges[at]:
        edge = next((e for e in graph.edges[at] if (e.to in won) is wins and e.to not in seen), None)
        if edge is None:
            break
        line, at = line + edge.choices, edge.to
        seen.add(at)
    return line


def _finding(graph: Graph, answer: bool | None, ends: set[int]) -> Finding:
    paths = graph.paths()
    lines = sum(paths[at] for at in graph.ends) if paths and graph.complete else None
    witness = graph.line_to(ends.__contains__) if ends else None
    return Finding(answer, graph.complete, len(graph.positions), lines, witness)
