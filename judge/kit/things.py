"""Things on the table: those of which something is so, and a hand or a pile without one of its cards."""

from __future__ import annotations

from typing import TypeVar

from judge.engine.moment import Moment

T = TypeVar("T")


def those(now: Moment, kind: type[T], **wanted: object) -> list[T]:
    """The things of a kind of which something is so, in the order of the table: `those(now, Card, owner="Ana")`."""
    return [each for each in now.every(kind) if all(getattr(each, key) == value for key, value in wanted.items())]


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A hand, deck or pile without one copy of a card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
