"""The graph of every line of play from a position, in which equal positions are one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from operator import is_
from typing import NamedTuple

from judge.engine.lines import Answers, Edge, Line, Lines
from judge.engine.position import Position
from judge.engine.record import Choice, make
from judge.engine.referee import Referee
from judge.engine.switches import NOTHING, Switch, changed
from judge.engine.walks import KnownWalks

Tick = Callable[[int], None]
Step = tuple[frozenset[Switch], Position]
LONGEST_FORCED = 1_000
MOST_FORCED = 20_000
TOLD_EVERY = 20


class Enough(Exception):
    """Raised by whoever is told how far an exploration is, to have what was found so far."""


class Onward(NamedTuple):
    """What is legal in a position, the switches it hangs on, and where it leads if nobody really has a choice."""

    legal: Line
    heard: frozenset[Switch]
    to: Position | None = None


class Graph(Lines):
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
        self.stopped = False
        self.steps = self.fresh = 0
        self.positions: list[Position] = []
        self.edges: list[tuple[Edge, ...]] = []
        self.answers: Answers = before.answers if before is not None else {}
        self.heard = NOTHING
        self._legal: list[Line] = []
        self._asked: list[frozenset[Switch]] = []
        self._cut: set[int] = set()
        self._index: dict[Position, int] = {}
        self._forced: dict[Position, Onward] = {}
        self._firsts: dict[tuple[int, Choice], Step] = {}
        self._sets: dict[frozenset[Switch], frozenset[Switch]] = {}
        self._before = before
        self._walks: KnownWalks = before._walks if before is not None else KnownWalks()
        self._was: list[int | None] = []
        self._moved: dict[int, int] = {}
        self._touched: dict[int, bool] = {}
        self._changed = changed(before.referee, referee, before.heard) if before is not None else NOTHING
        outside, referee.heard = referee.heard, set()
        self.lead, _, _ = self._reach((), start, NOTHING)
        self._grow(tick)
        self._walks.new = False
        self.heard = NOTHING.union(*self._sets)
        referee.heard = outside | self.heard
        self._made()

    def _made(self) -> None:
        """Lets go of what was only needed to make it."""
        self._before = None
        self._was, self._moved, self._touched = [], {}, {}

    def _reach(self, choices: Line, position: Position, heard: frozenset[Switch]) -> Edge:
        """The node a position belongs to, once the choices that are no choices are made, such as a forced pass.

        A forced line that comes back to where it was is a node too, with an edge to itself: it never ends.
        """
        passed: set[Position] = set()
        endless = self.referee.rules.endless
        longest = min(LONGEST_FORCED, self.limit)
        while (at := self._index.get(position)) is None:
            if len(passed) >= longest or (endless and endless(self.referee.moment(position))):
                at = self._cut_off(position)
                break
            on = self._onward(position, position in passed)
            if on.to is None:
                at = self._add(position, on.legal, on.heard)
                break
            passed.add(position)
            choices, position, heard = (*choices, on.legal[0]), on.to, heard | on.heard
        return make(Edge, (choices, at, self._heard(heard)))

    def _onward(self, position: Position, passed: bool) -> Onward:
        """What is legal in a position, and where that leads if it is one choice; found out once for all readings that
        make no difference to it."""
        if not passed and (known := self._forced.get(position)) is not None:
            return known
        before = self._before
        if before is not None and (known := before._forced.get(position)) is not None and not passed:
            if known.heard.isdisjoint(self._changed):
                self._sets.setdefault(known.heard, known.heard)
                return self._keep(position, known)
        told = self._heard(NOTHING)  # What was asked for on the way here is not what the choices hang on.
        legal, asked = self._choices(position)
        found: Onward = make(Onward, (legal, asked, None))
        if len(legal) == 1 and not passed:
            self.steps += 1
            found = self._keep(position, Onward(legal, *self._follow(position, legal[0], asked)))
        self.referee.heard |= told
        return found

    def _keep(self, position: Position, found: Onward) -> Onward:
        if len(self._forced) < MOST_FORCED:
            self._forced[position] = found
        return found

    def _follow(self, position: Position, choice: Choice, asked: frozenset[Switch]) -> Step:
        to = self.referee.follow(position, choice, self._walks.step)
        return self._heard(asked), to

    def _choices(self, position: Position) -> tuple[Line, frozenset[Switch]]:
        """What is legal in a position, and which switches that hangs on."""
        before = self._before
        if before is not None and (at := before._index.get(position)) is not None and at not in before._cut:
            asked = before._asked[at]
            if asked.isdisjoint(self._changed):
                return before._legal[at], self._sets.setdefault(asked, asked)
        return self.referee.legal(position), self._heard(NOTHING)

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

    def _add(self, position: Position, legal: Line, asked: frozenset[Switch], was: int | None = None) -> int:
        at = self._index[position] = len(self.positions)
        self.positions.append(position)
        self._legal.append(legal)
        self._asked.append(asked)
        if self._before is not None:
            was = self._before._index.get(position) if was is None else was
            self._was.append(was)
            if was is not None:
                self._moved[was] = at
        return at

    def _grow(self, tick: Tick | None) -> None:
        while len(self.edges) < len(self.positions):
            if len(self.positions) > self.limit:
                self.complete = False
                return
            before = self.steps
            self.edges.append(self._edges(len(self.edges)))
            self.fresh += self.steps > before
            if tick is not None and len(self.edges) % TOLD_EVERY == 0:
                try:
                    tick(self.fresh)
                except Enough:
                    self.stopped = True
                    self.complete = len(self.edges) == len(self.positions)
                    return

    def _edges(self, at: int) -> tuple[Edge, ...]:
        legal, found, touched, moved = self._legal[at], [], self._touched.get, self._moved.get
        known = self._known(at, legal)
        for choice, edge in zip(legal, known, strict=True):
            if edge is not None and touched(id(edge.heard)) is False and moved(edge.to) == edge.to:
                found.append(edge)  # Most are taken over as they are.
            else:
                taken = None if edge is None else self._taken_over(edge)
                found.append(taken if taken is not None else self._edge(at, choice))
        return known if isinstance(known, tuple) and all(map(is_, found, known)) else tuple(found)

    def _edge(self, at: int, choice: Choice) -> Edge:
        """An edge that is followed to its end."""
        heard, to = self._first(at, choice)
        return self._reach((choice,), to, heard)

    def _known(self, at: int, legal: Line) -> Sequence[Edge | None]:
        """The edge of each choice from here in the graph made before, where there is one."""
        before, was = self._before, self._was[at] if self._was else None
        if before is None or was is None or was >= len(before.edges):
            return (None,) * len(legal)
        if legal is before._legal[was]:
            return before.edges[was]
        known = {edge.choices[0]: edge for edge in before.edges[was]}
        return [known.get(choice) for choice in legal]

    def _taken_over(self, edge: Edge) -> Edge | None:
        """An edge of the graph made before, if it is the same here."""
        before, heard, to = self._before, edge.heard, edge.to
        touched = self._touched.get(id(heard))
        if before is None or touched or (touched is None and self._touches(heard)):
            return None
        at = self._moved.get(to)
        if at is None:
            if len(before._legal[to]) == 1 or to in before._cut:
                return None
            if self._touches(before._asked[to]):
                return self._reach(edge.choices, before.positions[to], edge.heard)
            at = self._add(before.positions[to], before._legal[to], before._asked[to], to)
        return edge if at == to else make(Edge, (edge.choices, at, edge.heard))

    def _touches(self, heard: frozenset[Switch]) -> bool:
        """Whether something is changed that was asked for; equal sets are mostly one, so each is looked at once."""
        known = self._touched.get(id(heard))
        if known is None:
            known = self._touched[id(heard)] = not heard.isdisjoint(self._changed)
            if not known:
                self._sets.setdefault(heard, heard)
        return known

    def _first(self, at: int, choice: Choice) -> Step:
        """Where a choice leads before anything forced follows."""
        before = self._before
        was = self._was[at] if self._was else None
        known = before._firsts.get((was, choice)) if before is not None and was is not None else None
        if known is None or not known[0].isdisjoint(self._changed):
            self.steps += 1
            known = self._follow(self.positions[at], choice, NOTHING)
        if len(self._firsts) < MOST_FORCED and known[1] not in self._index:
            self._firsts[at, choice] = known
        return known

    def under(self, referee: Referee) -> Graph | None:
        """The same graph under a referee who finds no difference; None where there may be one."""
        if not self.complete or changed(self.referee, referee, self.heard):
            return None
        found = copy(self)
        found.referee = referee
        return found
