"""Looking ahead for the moment at which a written choice can be made."""

from __future__ import annotations

from copy import copy

from judge.engine.position import Position
from judge.engine.record import PASS, Choice
from judge.engine.referee import Referee
from judge.scenario import choice_wording

MOST_STEPS = 400


class Ahead:
    """Where a written choice is possible, on the way on.

    What is asked for here and refused by a rule, or not understood at all, is not looked for beyond the same place in
    the charts: it would be another round's. What belongs elsewhere is.
    """

    def __init__(self, referee: Referee, position: Position, text: str) -> None:
        self.referee = referee
        self.text = text
        self.meant = self.first = choice_wording.find(referee, position, text)
        self._barred = self.first is None or self._is_asked_for(position, self.first)
        self._seen: set[tuple[str, tuple[tuple[str, int], ...]]] = set()
        self._steps = 0

    def aside(self) -> Ahead:
        """The same look ahead, to be taken another way without this one being the wiser."""
        other = copy(self)
        other._seen = set(self._seen)
        return other

    def possible(self, position: Position) -> Choice | None:
        """The choice, if it can be made in a position."""
        if self._steps:
            self.meant = choice_wording.find(self.referee, position, self.text)
        self._steps += 1
        if self.meant is None or self.referee.refuse(position, self.meant) is not None:
            return None
        return self.meant

    def may_pass_on(self, position: Position) -> bool:
        """Whether passing here may still lead to it."""
        place = tuple((frame.chart, frame.at) for frame in position.frames)
        by = position.waiting.by if position.waiting else ""
        come_round = self._barred and (by, place) in self._seen
        self._seen.add((by, place))
        return self._steps <= MOST_STEPS and not come_round and not self._is_a_pass()

    def _is_a_pass(self) -> bool:
        """A pass that cannot be made here is a mistake in the file, not something to be looked for."""
        return self.first is not None and self.first.verb == PASS

    def _is_asked_for(self, position: Position, choice: Choice) -> bool:
        waiting = position.waiting
        return waiting is not None and choice.by == waiting.by and choice.verb in waiting.verbs
