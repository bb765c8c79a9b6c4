"""Triggers: what has triggered is gathered, ordered by player, and put where the rules of the game say."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from judge.engine.moment import Moment
from judge.engine.record import Choice, Cite
from judge.kit.targets import Aim

DUE = "due"


class Due(NamedTuple):
    """What has triggered and waits to be put where it goes; a game registers it: `RULES.thing(Due)`."""

    name: str = DUE
    items: tuple[Any, ...] = ()


class OnPile(NamedTuple):
    """What waits on a pile: its name, whose it is, what it does, by which rule it lies there, at what it is aimed.

    To be registered with `RULES.thing`; a game may have a kind of its own with these fields.
    """

    name: str
    by: str
    deed: Any
    under: Cite
    target: str = ""


class AimItem(Aim):
    """Whoever owns what is bound as `item` names its one target; then it goes on the pile, with its `target`.

    A game says what may be the target (`targets`), and gives the verb's name and phrase, the pile and the rule.
    """

    pile: str
    cite: Cite

    def by(self, now: Moment) -> str:
        return whose(now.bound("item"))

    def taken(self, now: Moment) -> tuple[str, ...]:
        return ()

    def aimed(self, now: Moment, choice: Choice, name: str) -> None:
        item: Any = now.bound("item")
        now.add(self.pile, item._replace(target=name))
        now.say(f"{choice.by} {self.say(choice)}.", self.cite, actor=choice.by)


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
