"""Steps as they were walked: under other readings only what hangs on them is walked anew.

Of a step it is kept how things stood around the nodes that asked for something, and for what. Where a reading or a
number is another one, the step is taken up before the first node that asked for it; and as soon as things stand as they
stood then, and no later node asked for it, the rest is known. A misreading that changes a number of which it only
matters whether it is above 0 has those nodes walked that work it out and look at it, and no others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from judge.engine.moment import Moment
from judge.engine.position import Position
from judge.engine.record import make
from judge.engine.switches import NOTHING, Switch, changed

if TYPE_CHECKING:
    from judge.engine.position import Frame, Thing, Things
    from judge.engine.record import Choice
    from judge.engine.referee import Referee, Step
    from judge.engine.standing import Settings

MOST_PLACES = 4_000
Asked = frozenset[Switch]


class Place(NamedTuple):
    """How things stand between two nodes: how much has been put on the table by then, where in the charts the game
    stands, which node was carried out last, and the hash of the things."""

    writes: int
    frames: tuple[Frame, ...]
    at: str
    things_hash: int


class Walking:
    """A step that is being walked, beside one that is known where there is one; `met` is where it comes back to that.

    `places` are those before and after each node that asked for something; `asked` is what was asked for on
    the way to each of them; `writes` is what was put on the table, and the names of what was taken off it. At first it
    is `resumed` at a place that is known.
    """

    __slots__ = ("_after", "_before", "_beside", "_resumed", "asked", "met", "places", "writes")

    def __init__(self, beside: Walk | None = None, after: int = 0, *, resumed: bool = False) -> None:
        self._beside, self._after, self._resumed = beside, after, resumed
        self._before: Place | None = None
        self.met: int | None = None
        self.asked: list[Asked] = []
        self.places: list[Place] = []
        self.writes: list[Thing | str] = []

    def comes(self, now: Moment) -> bool:
        """Notes that the next place is come to; whether all that follows from there is known."""
        if self._resumed:
            self._resumed = False
        elif self._beside is not None:
            self.met = self._beside.where(now, self._after)
        else:
            here: Place = make(Place, (len(self.writes), tuple(now._frames), now._at, now.things_hash))
            if now.referee.heard:
                self.through(now.referee)
                self.places.append(here)
            self._before = here
        return self.met is not None

    def put(self, thing: Thing) -> None:
        """A thing is put on the table."""
        self.writes.append(thing)

    def drop(self, thing: Thing) -> None:
        """A thing is taken off the table."""
        self.writes.append(thing.name)

    def through(self, referee: Settings) -> None:
        """A node is through: notes what it asked for, and the place where it began."""
        if self._before is not None and referee.heard and (not self.places or self.places[-1] is not self._before):
            self.places.append(self._before)
            self.asked.append(NOTHING)
        self.asked.append(frozenset(referee.heard))
        referee.heard.clear()


class Walk:
    """A step that was walked under a referee: places between its nodes, what was asked for on the way to each and
    after the last, and where it led."""

    __slots__ = ("_by_things", "_writes", "asked", "begun", "every", "places", "referee", "to")

    def __init__(self, referee: Referee, begun: Things, walked: Walking, to: Position) -> None:
        walked.through(referee)
        self.referee, self.places, self.asked, self.to = referee, walked.places, walked.asked, to
        self.begun, self._writes = begun, walked.writes
        self.every = NOTHING.union(*self.asked)
        self._by_things: dict[int, list[int]] = {}

    def moment(self, referee: Settings, at: int) -> Moment:
        """How it stood at a place, for somebody to go on from there."""
        place = self.places[at]
        now = Moment(referee, make(Position, (self.begun, place.frames, None)))
        now._at = place.at
        if place.writes:
            now.again(self._writes[: place.writes])
        return now

    def where(self, now: Moment, after: int) -> int | None:
        """The number of the place where a moment stands, if it is among these after some other."""
        if not self._by_things:
            for at, each in enumerate(self.places):
                self._by_things.setdefault(each.things_hash, []).append(at)
        there = self._by_things.get(now.things_hash, ())
        if not there or there[-1] <= after:
            return None
        here, label = now.freeze(), now._at
        for at in there:
            place = self.places[at]
            if at > after and place.at == label and place.frames == here.frames:
                if self.moment(now.referee, at).freeze() == here:
                    return at
        return None


class KnownWalks:
    """The steps of an exploration as they were walked, by the position and the choice; kept as long as it is `new`."""

    def __init__(self) -> None:
        self.new = True
        self._kept: dict[tuple[Position, Choice], Walk] = {}
        self._size = 0

    def step(
        self, now: Moment, position: Position, choice: Choice, take: Callable[[Moment, Choice], Step],
        go_on: Callable[[Moment], Step],
    ) -> Position:  # fmt: skip
        """Where a choice leads; `take` is how it is found out where nothing is known, `go_on` from the middle of it."""
        known = self._kept.get((position, choice)) if not self.new else None
        if known is not None:
            found, referee = _again(now, known, choice, take, go_on), now.referee
            assert not referee.memory.checking or found == take(Moment(referee, position), choice)[0], (
                f"{choice} differs"
            )
            return found
        if not self.new or self._size >= MOST_PLACES:
            return take(now, choice)[0]
        now.walking = walked = Walking()
        to, _ = take(now, choice)
        walk = Walk(now.referee, position.things, walked, to)  # type: ignore[arg-type]
        now.referee.heard |= walk.every
        self._kept[position, choice] = walk
        self._size += len(walk.places)
        return to


def _again(
    now: Moment, known: Walk, choice: Choice, take: Callable[[Moment, Choice], Step], go_on: Callable[[Moment], Step]
) -> Position:
    """The same step under another referee: only what hangs on what is another under him is walked."""
    referee: Referee = now.referee  # type: ignore[assignment]
    other = changed(known.referee, referee, known.every)
    hangs = [at for at, asked in enumerate(known.asked) if not asked.isdisjoint(other)]
    if not hangs:
        _hear(referee, known.asked)
        return known.to
    first, last = hangs[0], hangs[-1]
    walking = Walking(known, last - 1, resumed=first > 0)
    if first == 0:
        now.walking = walking
        to, _ = take(now, choice)
    else:
        _hear(referee, known.asked[:first])
        outside, referee.heard = referee.heard, set()
        now = known.moment(referee, first - 1)
        now.walking = walking
        to, _ = go_on(now)
        referee.heard |= outside
    if walking.met is not None:
        _hear(referee, known.asked[walking.met + 1 :])
        return known.to
    return to


def _hear(referee: Referee, asked: Iterable[Asked]) -> None:
    """What is known has been asked for all the same."""
    for switch in frozenset().union(*asked):
        if isinstance(switch, str):
            referee.heard.add(switch)
        else:
            referee.pipeline(switch)
