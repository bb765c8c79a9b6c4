"""Targets as a specification: what might be tried, what the rules have against each, and whether it still holds."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import NamedTuple

from judge.engine.moment import Moment
from judge.engine.record import Choice, Cite, Refusal, refuse
from judge.engine.rules import Verb


class Target(NamedTuple):
    """One thing to be chosen: the names that might be tried, and why a name is no legal target, or None.

    It is made anew from the position whenever it is needed, so it is never a part of one.
    """

    among: Sequence[str]
    why_not: Callable[[str], Refusal | None]
    cite: Cite

    def legal(self, taken: Iterable[str] = ()) -> list[str]:
        """The names that may be chosen, in canonical order; what is taken already may not be taken again."""
        gone = set(taken)
        return [name for name in self.among if name not in gone and self.why_not(name) is None]

    def refuse(self, name: str, taken: Iterable[str] = ()) -> Refusal | None:
        """The rule against a name, or None."""
        if name in set(taken):
            return refuse(f"{name} is targeted already", self.cite)
        return self.why_not(name) if name in self.among else refuse(f"{name} is not there to be chosen", self.cite)

    def still(self, names: Iterable[str]) -> list[str]:
        """Those of the names chosen earlier that are legal now: the check on resolution."""
        return [name for name in names if name in self.among and self.why_not(name) is None]


class Aim(Verb):
    """A verb that chooses the targets of something one after the other; a game says of what, and for whom."""

    def targets(self, now: Moment) -> Sequence[Target]:
        """What is to be chosen, each in its turn."""
        raise NotImplementedError

    def taken(self, now: Moment) -> tuple[str, ...]:
        """What has been chosen so far."""
        raise NotImplementedError

    def aimed(self, now: Moment, choice: Choice, name: str) -> None:
        """Adds a target that has been chosen."""
        raise NotImplementedError

    def next(self, now: Moment) -> Target | None:
        """What is to be chosen next; None once all is."""
        wanted = self.targets(now)
        return wanted[at] if (at := len(self.taken(now))) < len(wanted) else None

    def left(self, now: Moment) -> bool:
        """Whether something is still to be chosen, and there is something to choose."""
        target = self.next(now)
        return target is not None and bool(target.legal(self.taken(now)))

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        target = self.next(now)
        return [(name,) for name in target.among] if target is not None else []

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        target = self.next(now)
        assert target is not None
        return target.refuse(str(choice.args[-1]), self.taken(now))

    def take(self, now: Moment, choice: Choice) -> None:
        self.aimed(now, choice, str(choice.args[-1]))
