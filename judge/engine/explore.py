"""The explorer: what can, must and may be forced to come of it, by every line of play from a position."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from heapq import heappop, heappush
from typing import NamedTuple

from judge.engine.graph import TOLD_EVERY, Enough, Graph, Tick
from judge.engine.lines import Line
from judge.engine.position import Position
from judge.engine.record import PASS, Choice

Holds = Callable[[Position], bool]
PASSED_AT_LEAST, PASSED_PART = 2_000, 10


class Finding(NamedTuple):
    """The answer to a question about all lines: None means that it could not be settled within the limit."""

    answer: bool | None
    complete: bool
    positions: int
    lines: int | None
    witness: Line | None


class Aim(NamedTuple):
    """What is to be shown: whose choices are made for it (None: everybody's), and what holds where it is reached."""

    by: str | None
    holds: Holds

    def chooses(self, position: Position) -> bool:
        """Whether the choice in a position is made for it."""
        return self.by is None or (position.waiting is not None and position.waiting.by == self.by)


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


def possible(graph: Graph, holds: Holds, tick: Tick | None = None) -> Finding:
    """Whether some line ends with it; the witness is such a line."""
    ends = {at for at in graph.ends if holds(graph.positions[at])}
    if not ends and (line := _mostly_passing(graph, holds, tick)) is not None:
        return _finding(graph, True, ends)._replace(witness=line)
    answer = True if ends else (False if graph.complete else None)
    return _finding(graph, answer, ends)


def certain(graph: Graph, holds: Holds, tick: Tick | None = None) -> Finding:
    """Whether every line ends with it; the witness is a line that does not. A line that never ends is no proof."""
    against = {at for at in graph.ends if not holds(graph.positions[at])}
    if against:
        return _finding(graph, False, against)
    if (line := _mostly_passing(graph, lambda position: not holds(position), tick)) is not None:
        return _finding(graph, False, set())._replace(witness=line)
    proven = graph.complete and graph.order() is not None
    return _finding(graph, True if proven else None, set())


def forced_by(graph: Graph, player: str, holds: Holds) -> Finding:
    """Whether a player can make it so whatever the others and chance do; the witness is a line that shows it."""
    won = reaching(graph, Aim(player, holds))
    answer = True if 0 in won else False if graph.complete else None
    witness = None if answer is None else _played_out(graph, won, answer)
    return _finding(graph, answer, set())._replace(witness=witness)


def reaching(graph: Graph, aim: Aim) -> set[int]:
    """The nodes of a graph from which it is reached, whatever those do whose choices are not made for it."""
    won = {at for at in graph.ends if aim.holds(graph.positions[at])}
    growing = True
    while growing:
        growing = False
        for at in range(len(graph.edges) - 1, -1, -1):
            if at not in won and graph.edges[at] and _wins(graph, at, aim, won):
                won.add(at)
                growing = True
    return won


def _wins(graph: Graph, at: int, aim: Aim, won: set[int]) -> bool:
    reached = [edge.to in won for edge in graph.edges[at]]
    return any(reached) if aim.chooses(graph.positions[at]) else all(reached)


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


class Untried(NamedTuple):
    """A choice that nobody has followed yet; the least unusual comes first, of those as unusual the longest line."""

    more: int
    sum: int
    shorter: int
    n: int
    deeds: int
    turnings: int
    position: Position
    choice: Choice | None
    line: Line


def _mostly_passing(graph: Graph, holds: Holds, tick: Tick | None) -> Line | None:
    """A line to an end that holds, where a graph was cut off: those in which players mostly pass are looked at first.

    What takes six choices is not lost behind all that players could do besides. A line is unusual by its deeds and by
    its turnings, of which the more count: a turning is any but the first of what may be chosen as well. Of lines that
    are as unusual each is gone to its end before the next is begun, and a choice is followed only when its turn comes.
    Nobody waits for it who wants to have what was found.
    """
    if graph.complete or graph.stopped:
        return None
    referee, endless, found = graph.referee, graph.referee.rules.endless, set[Position]()
    most, n = max(PASSED_AT_LEAST, graph.limit // PASSED_PART), 0
    waiting = [Untried(0, 0, 0, n, 0, 0, graph.positions[0], None, graph.lead)]
    while waiting and len(found) < most:
        _, _, shorter, _, deeds, turnings, position, choice, line = heappop(waiting)
        if choice is not None:
            position = referee.follow(position, choice)
        if position in found:
            continue
        found.add(position)
        if not _goes_on(tick, len(graph.positions) + len(found)):
            return None
        if endless is not None and endless(referee.moment(position)):
            continue
        legal = referee.legal(position)
        if not legal and holds(position):
            return line
        idle = min(filter(_passes, legal), key=lambda choice: choice.verb != PASS, default=None)
        for at, choice in enumerate(legal):
            n += 1
            done = deeds + (idle is not None and not _passes(choice))
            turned = turnings + (choice != idle if idle is not None else at > 0)
            unusual = max(done, turned), done + turned, shorter - 1, n
            heappush(waiting, Untried(*unusual, done, turned, position, choice, (*line, choice)))
    return None


def _goes_on(tick: Tick | None, positions: int) -> bool:
    """Tells how many positions were looked at; whether whoever is told wants more."""
    try:
        if tick is not None and positions % TOLD_EVERY == 0:
            tick(positions)
    except Enough:
        return False
    return True


def _passes(choice: Choice) -> bool:
    """Who chooses nothing passes too: a choice that names nothing, such as to commit nobody."""
    return choice.verb == PASS or not choice.args
