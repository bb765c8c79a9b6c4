"""A position: the things on the table, where in the charts the game stands, and who is asked what."""

from __future__ import annotations

from collections.abc import Hashable, ItemsView, Iterator, Mapping, ValuesView
from typing import Any, NamedTuple, Protocol, runtime_checkable

from judge.engine.record import NO_RULE, Cite


@runtime_checkable
class Thing(Protocol):
    """Anything on the table that has a name: a player, a card, a pile, a counter. Frozen and hashable."""

    @property
    def name(self) -> str: ...


class Things(Mapping[str, Thing]):
    """The things on the table by name: immutable, compared and hashed by content."""

    __slots__ = ("_by_name", "_hash")

    def __init__(self, by_name: Mapping[str, Thing]) -> None:
        self._by_name = dict(by_name)
        self._hash: int | None = None

    def __getitem__(self, name: str) -> Thing:
        return self._by_name[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def __len__(self) -> int:
        return len(self._by_name)

    def get(self, name: str, default: Any = None) -> Any:
        return self._by_name.get(name, default)

    def items(self) -> ItemsView[str, Thing]:
        return self._by_name.items()

    def values(self) -> ValuesView[Thing]:
        return self._by_name.values()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Things) and self._by_name == other._by_name

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._by_name.items()))
        return self._hash

    def __repr__(self) -> str:
        return f"Things({', '.join(self._by_name)})"


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
