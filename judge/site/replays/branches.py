"""The positions around a played line: where every legal choice leads, with equal positions as one, as far as is wanted.

The played line always comes first; then what is one choice away from it, then what is two away, and so on.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from judge.engine.position import Position
from judge.engine.record import JUDGE, Choice, Line
from judge.scenario.choice_wording import written_by_hand
from judge.scenario.model import Scenario
from judge.scenario.played import Played
from judge.scenario.rulebook import Rulebook
from judge.scenario.steps.decision import Options, options
from judge.scenario.steps.step_views import StepView, Table, choice_views, start_views, table_in
from judge.scenario.steps.table_snapshots import Followed, Snapshot, follow_by_hand, follow_choice, snapshots_from_start

MOST_MOVES = 200
MOST_TRIED = 8_000
MOST_OFFERS = 24
# What the judge carries out himself is a move like any other, of this verb, which no game has.
BY_HAND = "by hand"


class Move(NamedTuple):
    """A choice that is made: what is said, what is seen at each line, and the spot it leads to.

    The start has a view more than it has lines: the table as it was laid out.
    """

    choice: Choice | None
    lines: tuple[Line, ...]
    views: tuple[StepView, ...]
    to: int


@dataclass(slots=True)
class Spot:
    """A position where somebody decides, or the end; `moves` are the choices that have been followed from it."""

    position: Position
    table: Table
    options: Options
    moves: dict[Choice, int] = field(default_factory=dict)


class Tree:
    """The spots and moves around a played line; move 0 is the start."""

    def __init__(self, book: Rulebook, scenario: Scenario, played: Played) -> None:
        self.book = book
        self.referee = played.referee
        self.spots: list[Spot] = []
        self.moves: list[Move] = []
        self.tried = 0
        self.faults: list[str] = []
        self._index: dict[Position, int] = {}
        first, *stages = played.stages
        snapshots = snapshots_from_start(book, scenario, self.referee)
        to = self._spot(first.position)
        self.moves.append(Move(None, first.lines, tuple(start_views(snapshots, self._snapshot(to))), to))
        self.played: list[int] = []
        for stage in stages:
            deed = Choice(JUDGE, BY_HAND, (stage.by_hand,)) if stage.by_hand else stage.choice
            assert deed is not None
            self.played.append(self._follow(to, deed))
            to = self.moves[self.played[-1]].to
        # The stages of the played line that are passes nobody has written down.
        self.implied = [n for n, stage in enumerate(stages, 1) if stage.implied]

    def grow(self) -> None:
        """Follows the legal choices, those nearest to the played line first, until it is enough."""
        at = 0
        while at < len(self.spots):
            for choice in self.spots[at].options.legal[:MOST_OFFERS]:
                if choice in self.spots[at].moves:
                    continue
                if len(self.moves) >= MOST_MOVES or self.tried >= MOST_TRIED:
                    return
                self._try(at, choice)
            at += 1

    def _try(self, at: int, choice: Choice) -> None:
        """Follows a choice; a fault on the way is kept for whoever builds the site, and the choice is not offered."""
        try:
            self._follow(at, choice)
        except Exception as fault:
            self.faults.append(f"{self.referee.say(choice)}: {type(fault).__name__}: {fault}")

    def _follow(self, at: int, choice: Choice) -> int:
        """The move of a choice at a spot, made if it is not there yet."""
        spot = self.spots[at]
        if choice not in spot.moves:
            followed = self._followed(spot.position, choice)
            to = self._spot(followed.position)
            views = choice_views(followed.snapshots, spot.table, self._snapshot(to))
            spot.moves[choice] = len(self.moves)
            self.moves.append(Move(choice, followed.lines, tuple(views), to))
        return spot.moves[choice]

    def _followed(self, position: Position, choice: Choice) -> Followed:
        if choice.verb == BY_HAND:
            return follow_by_hand(self.referee, position, str(choice.args[0]))
        return follow_choice(self.book, self.referee, position, choice)

    def say(self, choice: Choice) -> str:
        """A choice in words; what the judge did himself as it is written."""
        return written_by_hand(str(choice.args[0])) if choice.verb == BY_HAND else self.referee.say(choice)

    def _snapshot(self, at: int) -> Snapshot:
        return Snapshot(self.spots[at].table, self.spots[at].position.frames)

    def _spot(self, position: Position) -> int:
        if position not in self._index:
            found = options(self.referee, position) if position.waiting else Options()
            self.spots.append(Spot(position, table_in(self.referee, position), found))
            self._index[position] = len(self.spots) - 1
            self.tried += found.tried
        return self._index[position]
