"""A play in progress: taking choices, and what goes without saying between them."""

from __future__ import annotations

from collections.abc import Sequence

from judge.engine.position import Position
from judge.engine.record import PASS, Choice
from judge.engine.referee import Referee, Step
from judge.engine.rules import CHANCE
from judge.engine.trail import Trail
from judge.scenario import choice_wording
from judge.scenario.model import Said
from judge.scenario.orders import is_order
from judge.scenario.played import Played, Stage

MOST_ORDERS = 24


class Going:
    """A play in progress: its stages so far and its trail."""

    def __init__(self, referee: Referee, stages: list[Stage], trail: Trail, given: Sequence[Said] = ()) -> None:
        self.referee = referee
        self.stages = stages
        self.trail = trail
        self.given = list(given)
        self.written = stages[-1].written if stages else 0

    @classmethod
    def on_from(cls, played: Played) -> Going:
        """A play that goes on where another has come to; the other stays as it is."""
        trail = played.trail.up_to(played.stages[-1].beats)
        return cls(played.referee, list(played.stages), trail, played.given)

    @property
    def position(self) -> Position:
        """Where play stands."""
        return self.stages[-1].position

    @property
    def played(self) -> Played:
        """The play so far."""
        return Played(self.referee, tuple(self.stages), self.trail, tuple(self.given))

    @property
    def place(self) -> tuple[str, str]:
        """The place in the charts where somebody decides, and who; empty where nothing is left to decide."""
        return place_of(self.position)

    @property
    def legal(self) -> tuple[Choice, ...]:
        """What is legal where play stands."""
        return self.referee.memory.plays.legal(self.referee, self.position)

    def came_to(self, step: Step, choice: Choice | None = None, by_hand: str = "", implied: bool = False) -> None:
        """Adds a stage."""
        position, lines = step
        if implied and lines:
            lines = (lines[0]._replace(implied=True), *lines[1:])
        self.stages.append(Stage(choice, position, lines, self.written, by_hand, implied, len(self.trail.beats)))

    def take(self, choice: Choice, implied: bool = False) -> None:
        """Makes a choice."""
        self.referee.trail = self.trail
        try:
            plays = self.referee.memory.plays
            self.came_to(plays.step(self.referee, self.trail, self.position, choice), choice, implied=implied)
        finally:
            self.referee.trail = None

    def by_hand(self, deed: str) -> None:
        """Carries out what the judge says; a ValueError says what is wrong with his words."""
        self.referee.trail = self.trail
        try:
            self.came_to(self.referee.by_hand(self.position, deed), by_hand=deed)
        finally:
            self.referee.trail = None

    def walk_on(self) -> None:
        """Goes on from a moment between two decisions to the next one."""
        if self.position.waiting is None and self.position.frames:
            self.referee.trail = self.trail
            try:
                self.came_to(self.referee.go_on(self.position))
            finally:
                self.referee.trail = None

    def chance(self) -> Said | None:
        """Uses up the given results of chance as long as chance is asked; the one that cannot come up, if any."""
        while self.given and self.chance_decides:
            choice = choice_wording.find(self.referee, self.position, self.given[0].text)
            if choice is None or self.referee.refuse(self.position, choice) is not None:
                return self.given[0]
            self.given.pop(0)
            self.take(choice)
        return None

    def goes_on(self) -> bool:
        """Goes on by itself: with results that are given, with what is forced, with passes; False where it cannot."""
        if self.chance_decides:
            before = len(self.given)
            self.chance()
            return len(self.given) < before
        return self.forced() or self.any_order() or self.pass_over()

    def forced(self) -> bool:
        """Makes the one legal choice there is, where there is just one."""
        legal = self.legal if self.position.waiting else ()
        if len(legal) != 1:
            return False
        self.take(legal[0])
        return True

    def any_order(self) -> bool:
        """Takes the first of several simultaneous effects, where their order cannot matter."""
        if not is_order(self.position):
            return False
        ends: set[Position] = set()
        if not self._orders(self.position, ends, MOST_ORDERS) or len(ends) != 1:
            return False
        self.take(self.legal[0], implied=True)
        return True

    def _orders(self, position: Position, ends: set[Position], left: int) -> bool:
        """Collects where every order of the effects leads; False where there are too many."""
        if not is_order(position):
            ends.add(position)
            return len(ends) == 1
        legal = self.referee.legal(position)
        if len(legal) > left:
            return False
        return all(self._orders(self.referee.follow(position, each), ends, left // len(legal)) for each in legal)

    def pass_over(self) -> bool:
        """Lets the player whose decision it is pass, where that is allowed, though it is not written down."""
        waiting = self.position.waiting
        if waiting is None or not waiting.may_pass:
            return False
        choice = Choice(waiting.by, PASS)
        if self.referee.refuse(self.position, choice) is not None:
            return False
        self.take(choice, implied=True)
        return True

    @property
    def chance_decides(self) -> bool:
        """Whether a result of chance is awaited."""
        waiting = self.position.waiting
        return waiting is not None and waiting.by == CHANCE


def walked_on(played: Played) -> Played:
    """A play that stands between two decisions, at the next of them; any other as it is."""
    if played.position.waiting is not None:
        return played
    going = Going.on_from(played)
    going.walk_on()
    return going.played


def place_of(position: Position, precisely: bool = False) -> tuple[str, str]:
    """Where somebody decides, and who; precisely: with the whole way through the charts, since one chart is called
    from many places."""
    waiting = position.waiting
    way = "/".join(f"{frame.chart}:{frame.at}" for frame in position.frames) if precisely else ""
    return (f"{way} {waiting.at}", waiting.by) if waiting else ("", "")
