"""Verbs of common forms: one name picked from several, some of several, yes or no, an amount shared out."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations
from typing import Generic, TypeVar

from judge.engine.moment import Moment
from judge.engine.pool import Assignment, Pool, assignments, count, refuse_assignment
from judge.engine.record import Choice, Refusal
from judge.engine.rules import Verb, label
from judge.kit.words import read_form, read_shares, together

T = TypeVar("T")


class Pick(Verb):
    """Somebody picks one by its name. A game gives the options, what speaks against one, and what comes of it."""

    def options(self, now: Moment, by: str) -> Iterable[str]:
        """The names that might be picked, legal or not."""
        raise NotImplementedError

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        """The rule against picking a name, or None."""
        return None

    def picked(self, now: Moment, by: str, name: str) -> None:
        """What comes of it."""
        raise NotImplementedError

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        return ((name,) for name in self.options(now, by))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return self.why_not(now, choice.by, str(choice.args[0]))

    def take(self, now: Moment, choice: Choice) -> None:
        self.picked(now, choice.by, str(choice.args[0]))


class PickThing(Pick, Generic[T]):
    """Somebody picks a thing of a kind by its name; the game's own functions are handed the thing."""

    kind: type[T]

    def things(self, now: Moment, by: str) -> Iterable[T]:
        """The things that might be picked, legal or not."""
        return now.every(self.kind)

    def refuse_thing(self, now: Moment, by: str, thing: T) -> Refusal | None:
        """The rule against picking a thing, or None."""
        return None

    def take_thing(self, now: Moment, by: str, thing: T) -> None:
        """What comes of it."""
        raise NotImplementedError

    def options(self, now: Moment, by: str) -> Iterable[str]:
        return (label(thing) for thing in self.things(now, by))

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        return self.refuse_thing(now, by, now.the(self.kind, name))

    def picked(self, now: Moment, by: str, name: str) -> None:
        self.take_thing(now, by, now.the(self.kind, name))


class Decide(Verb):
    """Somebody does something or not: two wordings, the one for yes first."""

    wordings: tuple[str, str]

    def decided(self, now: Moment, by: str, yes: bool) -> None:
        """What comes of it."""
        raise NotImplementedError

    def say(self, choice: Choice) -> str:
        return self.wordings[0] if choice.args[0] else self.wordings[1]

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        return ((True,), (False,))

    def take(self, now: Moment, choice: Choice) -> None:
        self.decided(now, choice.by, bool(choice.args[0]))


def sets_of(names: Sequence[str], least: int = 0, most: int | None = None) -> list[tuple[str, ...]]:
    """Every set of names of a size, the small ones first, each in the order of the names."""
    sizes = range(least, (len(names) if most is None else min(most, len(names))) + 1)
    return [chosen for size in sizes for chosen in combinations(names, size)]


class PickSet(Verb):
    """Somebody picks some of several by their names, in whatever order they are written; or nobody.

    `fewest` is how many at least, `nobody` the word for none, `forms` are other wordings, as patterns with a group
    `names`. The names that were picked are the arguments of the choice (`choice.args`).
    """

    nobody = "nobody"
    forms: tuple[str, ...] = ()
    fewest = 0

    def options(self, now: Moment, by: str) -> Sequence[str]:
        """The names that might be picked, in the order of the table."""
        raise NotImplementedError

    def least(self, now: Moment, by: str) -> int:
        """How many have to be picked at least: by default `fewest`."""
        return self.fewest

    def most(self, now: Moment, by: str) -> int | None:
        """How many may be picked at most; None for any number."""
        return None

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        return sets_of(self.options(now, by), self.least(now, by), self.most(now, by))

    def say(self, choice: Choice) -> str:
        return self.phrase.format(together([str(name) for name in choice.args], self.nobody), verb=self.name)

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """The names in any order, in the words of the phrase or of one of the `forms` (with a group `names`)."""
        own = re.escape(self.phrase.casefold()).replace(r"\{0\}", "(?P<names>.+)")
        return read_form(text, self.options(now, by), own, *self.forms)


class ShareOut(Verb):
    """Somebody shares an amount out among targets: a pool, whose spec generates, counts and refuses the shares."""

    def pool(self, now: Moment, by: str) -> Pool:
        """What is shared out, among whom, under which restrictions."""
        raise NotImplementedError

    def shared(self, now: Moment, by: str, shares: Assignment) -> None:
        """What comes of it."""
        raise NotImplementedError

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        """Every legal share, and what people try besides: everything on one target, where that is refused."""
        pool = self.pool(now, by)
        yield from ((shares,) for shares in assignments(pool))
        for slot in pool.slots:
            whole: Assignment = ((slot.target, pool.amount),)
            if refuse_assignment(pool, whole) is not None:
                yield (whole,)

    def count(self, now: Moment, by: str) -> int:
        return count(self.pool(now, by))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_assignment(self.pool(now, choice.by), _shares(choice))

    def take(self, now: Moment, choice: Choice) -> None:
        self.shared(now, choice.by, _shares(choice))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """`... 1 to Bear and 4 to Wolf`, legal or not, so that a wrong share is refused with its rule."""
        targets = [slot.target for slot in self.pool(now, by).slots]
        before = self.phrase.partition("{0}")[0].casefold()
        found = read_shares(text.removeprefix(before), targets) if text.startswith(before) else None
        return None if found is None else (found,)


def _shares(choice: Choice) -> Assignment:
    shares = choice.args[0]
    assert isinstance(shares, tuple)
    return shares
