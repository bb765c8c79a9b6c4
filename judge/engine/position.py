"""A position: the things on the table, where in the charts the game stands, and who is asked what."""

from __future__ import annotations

from collections.abc import Hashable, ItemsView, Iterable, Iterator, Mapping, ValuesView
from functools import reduce
from operator import is_, xor
from typing import Any, NamedTuple, Protocol, runtime_checkable

from judge.engine.record import NO_RULE, Cite


@runtime_checkable
class Thing(Protocol):
    """Anything on the table that has a name: a player, a card, a pile, a counter. Frozen and hashable."""

    @property
    def name(self) -> str: ...


def kind_in_words(thing: object) -> str:
    """What kind of thing it is, in words."""
    return type(thing).__name__.lower()


def told_apart(name: str, kind: type) -> str:
    """What a thing is called where another kind of thing has its name: `Ogre (card)`."""
    return f"{name} ({kind.__name__.lower()})"


class Things(Mapping[str, Thing]):
    """The things on the table by name, in the order they came to it: immutable, compared and hashed by content.

    The order is part of the content. Rules are handed things in that order and may go by it, so two tables that differ
    in nothing else are two tables: the explorer must not take one for the other.
    """

    __slots__ = ("_hash", "by_name", "rows")

    def __init__(
        self, by_name: dict[str, Thing], rows: dict[type, tuple[Any, ...]] | None = None, hash_: int | None = None
    ) -> None:
        """Takes the dictionaries as they are: nobody may change them any more."""
        self._hash = hash_
        self.by_name = by_name
        self.rows: dict[type, tuple[Any, ...]] = {} if rows is None else rows

    @classmethod
    def laid(cls, things: Iterable[Thing]) -> Things:
        """Things laid on an empty table; a ValueError names two that have one name."""
        by_name: dict[str, Thing] = {}
        for thing in things:
            if (other := by_name.setdefault(thing.name, thing)) is not thing:
                raise ValueError(f"a {kind_in_words(other)} and a {kind_in_words(thing)} are both called {thing.name}")
        return cls(by_name)

    def __getitem__(self, name: str) -> Thing:
        return self.by_name[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.by_name)

    def __len__(self) -> int:
        return len(self.by_name)

    def get(self, name: str, default: Any = None) -> Any:
        return self.by_name.get(name, default)

    def items(self) -> ItemsView[str, Thing]:
        return self.by_name.items()

    def values(self) -> ValuesView[Thing]:
        return self.by_name.values()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Things) or hash(self) != hash(other) or len(self.by_name) != len(other.by_name):
            return False
        mine, theirs = self.by_name.values(), other.by_name.values()
        if all(map(is_, mine, theirs)):  # Equal things are mostly one.
            return True
        return list(mine) == list(theirs) and list(map(type, mine)) == list(map(type, theirs))

    def __hash__(self) -> int:
        """That of the things together, in any order, so that a change of one thing changes it at once."""
        if self._hash is None:
            self._hash = reduce(xor, map(hash, self.by_name.values()), 0)
        return self._hash

    def __repr__(self) -> str:
        return f"Things({', '.join(self.by_name)})"


class Frame(NamedTuple):
    """A place in a chart: its node, what names are bound to here, and the node's own state while it is open."""

    chart: str
    at: int
    bound: tuple[tuple[str, Hashable], ...] = ()
    state: Hashable = None


class Waiting(NamedTuple):
    """The decision a position waits for: whose it is, which verbs it takes, the rule that asks, any bar to passing."""

    by: str
    verbs: tuple[str, ...]
    may_pass: bool
    cites: tuple[Cite, ...]
    at: str = ""
    bar: str = ""


class Silence(NamedTuple):
    """Where the rules have run out: what no rule says, and the places where it should be said."""

    name: str
    text: str
    cites: tuple[Cite, ...]


class Position(NamedTuple):
    """Everything that can matter for what happens next; the log stands beside it, not in it."""

    things: Things
    frames: tuple[Frame, ...]
    waiting: Waiting | None

    @property
    def silence(self) -> Silence | None:
        """What no rule says here, if play could not go on for want of a rule."""
        found = self.things.get(NO_RULE)
        return found if isinstance(found, Silence) else None

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.frames


class Layout(NamedTuple):
    """A table laid out for play: its things, and what names are bound to at the start."""

    things: tuple[Any, ...]
    bound: tuple[tuple[str, Hashable], ...] = ()
