"""Simultaneous effects: a batch with a named chooser, one choice per next effect, so that orders merge."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from judge.engine.record import Choice, Cite, Refusal, refuse
from judge.engine.rules import Verb, label

if TYPE_CHECKING:
    from judge.engine.moment import Moment

BATCH = "@batch"


class Group(NamedTuple):
    """Effects that one player puts in order."""

    chooser: str
    effects: tuple[Hashable, ...]

    def without(self, effect: Hashable) -> Group:
        """The group when one effect is done; what is left is kept in one order, so that equal remainders are equal."""
        left = list(self.effects)
        left.remove(effect)
        return Group(self.chooser, tuple(left))


class Pending(NamedTuple):
    """What is left of a batch: the deed that carries out each effect, its rule, and the groups still to come."""

    deed: str
    cite: Cite
    groups: tuple[Group, ...]


class TakeNext(Verb):
    """The choice of the next effect of a batch."""

    name = "next"
    phrase = "takes {0} next"

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        pending = self._pending(now)
        return [(effect,) for effect in dict.fromkeys(pending.groups[0].effects)] if pending else []

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        pending = self._pending(now)
        if pending and choice.args and choice.args[0] in pending.groups[0].effects:
            return None
        cites = now._waiting.cites if now._waiting else ()
        return refuse(f"{label(choice.args[0]) if choice.args else 'that'} is not among the effects left", *cites)

    def take(self, now: Moment, choice: Choice) -> None:
        pending = self._pending(now)
        if pending:
            do_next(now, pending, choice.args[0])

    @staticmethod
    def _pending(now: Moment) -> Pending | None:
        state = now._frames[-1].state if now._frames else None
        return state if isinstance(state, Pending) else None


def do_next(now: Moment, pending: Pending, effect: Hashable) -> None:
    """Takes one effect out of the batch and carries it out; the batch itself closes with the last one."""
    first = pending.groups[0].without(effect)
    groups = ((first,) if first.effects else ()) + pending.groups[1:]
    frame = now._frames.pop()
    if groups:
        now._frames.append(frame._replace(state=Pending(pending.deed, pending.cite, groups)))
    now.referee.rules.deeds[pending.deed](now, effect)
