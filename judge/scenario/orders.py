"""The order of simultaneous effects that goes without saying, because of what was done next."""

from __future__ import annotations

from judge.engine.batch import TakeNext
from judge.engine.position import Position
from judge.engine.record import PASS, Choice
from judge.engine.referee import Referee
from judge.scenario.ahead import Ahead

MOST_STEPS = 12
MOST_ENDS = 24


def is_order(position: Position) -> bool:
    """Whether the next of several simultaneous effects is to be chosen."""
    return position.waiting is not None and position.waiting.verbs == (TakeNext.name,)


class OrderBefore:
    """Which effect comes first where the choice that is written next can only be made after one of them."""

    def __init__(self, referee: Referee, ahead: Ahead) -> None:
        self.referee, self.ahead = referee, ahead.aside()
        self._left = MOST_ENDS

    def at(self, position: Position) -> Choice | None:
        """The effect that is taken first: the only one after which the choice can be made, or any where all lead to the
        same; None where it has to be said."""
        if not is_order(position):
            return None
        legal = self.referee.legal(position)
        leads = {each: self._ends(self.referee.follow(position, each), MOST_STEPS) for each in legal}
        able = [each for each in legal if leads[each]]
        same = len({end for each in able for end in leads[each]}) == 1
        return able[0] if self._left > 0 and able and (same or len(able) == 1) else None

    def _ends(self, position: Position, left: int) -> set[Position]:
        """Where play comes to once the choice has been made, whatever the order; nothing where it cannot be made."""
        if (choice := self.ahead.possible(position)) is not None:
            return self._settled(self.referee.follow(position, choice))
        ways = self._on_from(position) if left else ()
        return {end for way in ways for end in self._ends(way, left - 1)}

    def _on_from(self, position: Position) -> tuple[Position, ...]:
        """Where play goes by itself: on in every order, by what is forced, or by a pass."""
        if position.waiting is None:
            return ()
        legal = self.referee.legal(position)
        if is_order(position) or len(legal) == 1:
            return tuple(self.referee.follow(position, each) for each in legal)
        passed = Choice(position.waiting.by, PASS)
        may = position.waiting.may_pass and self.ahead.may_pass_on(position) and passed in legal
        return (self.referee.follow(position, passed),) if may else ()

    def _settled(self, position: Position) -> set[Position]:
        """The ends of all orders of what is left."""
        self._left -= 1
        if not is_order(position) or self._left <= 0:
            return {position}
        ways = (self.referee.follow(position, each) for each in self.referee.legal(position))
        return {end for way in ways for end in self._settled(way)}
