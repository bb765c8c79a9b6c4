"""Triggers: what has triggered is gathered, ordered by player, and put where the rules of the game say."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from judge.engine.moment import Moment
from judge.engine.record import Cite

DUE = "due"


class Due(NamedTuple):
    """What has triggered and waits to be put where it goes; a game registers it: `RULES.thing(Due)`."""

    name: str = DUE
    items: tuple[Any, ...] = ()


def whose(item: Any) -> str:
    """Whose an item is: the player in its `by`."""
    return str(item.by)


def in_player_order(
    items: Iterable[Any], players: Sequence[str], by: Callable[[Any], str] = whose
) -> list[tuple[str, list[Any]]]:
    """The items player by player, in the order given, each player's as they came; a player without any is left out."""
    found = list(items)
    groups = [(player, [item for item in found if by(item) == player]) for player in players]
    return [(player, own) for player, own in groups if own]


def put_in_order(now: Moment, deed: str, cite: Cite, items: Iterable[Any], players: Sequence[str]) -> None:
    """Does a deed with each item, player by player; of several at once their player decides the order."""
    now.batch(deed, cite, *in_player_order(items, players))


def wait(now: Moment, *items: Hashable) -> None:
    """Keeps what has triggered until it can be put where it goes."""
    if items:
        now.put(Due(items=(*waiting(now), *items)))


def waiting(now: Moment) -> tuple[Any, ...]:
    """What has triggered and waits."""
    found = now.get(DUE)
    return found.items if isinstance(found, Due) else ()


def release(now: Moment) -> tuple[Any, ...]:
    """What waited; it waits no longer."""
    items = waiting(now)
    now.drop(DUE)
    return items
