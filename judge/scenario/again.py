"""The same play under other rules, as far as they make another of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import islice, pairwise

from judge.content.problem import BadInput
from judge.engine.modifiers import Pipeline
from judge.engine.record import Choice, Refused
from judge.engine.referee import Referee
from judge.engine.switches import Switch, changed
from judge.scenario.model import Ask, Scenario
from judge.scenario.play import begin
from judge.scenario.played import Played
from judge.scenario.replay import Replay, Unreached
from judge.scenario.rulebook import Rulebook

MOST_EXAMPLES = 8


def play_again(
    book: Rulebook,
    scenario: Scenario,
    original: Played,
    ask: Ask,
    readings: Mapping[str, str],
    pipelines: Mapping[str, Pipeline] | None = None,
    deciding: tuple[Choice, ...] = (),
    loosely: bool = False,
) -> Played:
    """Plays under other rules to the moment that an original has come to; raises Unreached where that is impossible.

    Passes are not made again for their own sake: everybody passes until the next choice can be made at the place where
    it was made, or where that place does not come, as soon as it can be made at all. `deciding` is what is chosen where
    the other rules ask for a decision that was not asked for. Where play does not come to the same place at all, the
    moment is that after as many passes, if `loosely` allows that: somebody who misreads a rule stops there too.
    """
    referee = book.referee.under({**scenario.readings, **readings}, pipelines)
    example = _example(book, scenario, original, loosely)
    replay, done = example.as_far_as_alike(referee, deciding)
    if replay is None:
        replay = Replay(begin(book, scenario, referee), original, list(deciding), loosely)
    elif done == len(original.stages) - 1 and not deciding and (found := example.end(ask, referee)) is not None:
        return found
    for before, stage in islice(pairwise(original.stages), done, None):
        replay.follow(before, stage)
    return replay.end(ask)


class Example:
    """A play done again under the rules in force: how it stood before each stage, and what it had asked for by then.

    Under other rules it is the same up to the stage that asks for something they have otherwise.
    """

    def __init__(self, book: Rulebook, scenario: Scenario, original: Played, loosely: bool) -> None:
        self.original = original
        self.referee = book.referee.under(scenario.readings)
        self.stands: list[tuple[Replay, frozenset[Switch]]] = []
        self._ends: dict[int, tuple[Ask, Played | Unreached, frozenset[Switch]]] = {}
        replay = Replay(begin(book, scenario, self.referee), original, [], loosely)
        self._note(replay)
        with suppress(BadInput, Refused, Unreached):
            for before, stage in pairwise(original.stages):
                replay.follow(before, stage)
                self._note(replay)

    def _note(self, replay: Replay) -> None:
        self.stands.append((replay.under(self.referee, ()), frozenset(self.referee.heard)))

    def as_far_as_alike(self, referee: Referee, deciding: Sequence[Choice]) -> tuple[Replay | None, int]:
        """The play under other rules as far as nothing is another under them, and how many stages that are.

        Where something was to be decided that nobody had decided, it is not alike any more if somebody does now.
        """
        other = changed(self.referee, referee, self.stands[-1][1])
        for at in range(len(self.stands) - 1, -1, -1):
            replay, heard = self.stands[at]
            if heard.isdisjoint(other) and not (deciding and replay.stuck):
                referee.heard |= heard
                return replay.under(referee, deciding), at
        return None, 0

    def end(self, ask: Ask, referee: Referee) -> Played | None:
        """Where a question is asked, if that is the same under other rules; None if it may not be."""
        known = self._ends.get(id(ask))
        if known is None:
            replay, heard = self.stands[-1]
            alone = self.referee.under({})
            alone.heard |= heard
            found: Played | Unreached
            try:
                found = replay.under(alone, ()).end(ask)
            except Unreached as why:
                found = why
            known = self._ends[id(ask)] = ask, found, frozenset(alone.heard)
        _, found, heard = known
        if changed(self.referee, referee, heard):
            return None
        referee.heard |= heard
        if isinstance(found, Unreached):
            raise Unreached(str(found), found.stuck and found.stuck._replace(referee=referee))
        return found._replace(referee=referee)


_EXAMPLES: dict[tuple[int, bool], Example] = {}


def _example(book: Rulebook, scenario: Scenario, original: Played, loosely: bool) -> Example:
    """The example that a play gives, which is kept for a while."""
    key = (id(original), loosely)
    found = _EXAMPLES.pop(key, None) or Example(book, scenario, original, loosely)
    _EXAMPLES[key] = found
    while len(_EXAMPLES) > MOST_EXAMPLES:
        _EXAMPLES.pop(next(iter(_EXAMPLES)))
    return found
