"""While it is worked out which traits cards are given, only plain ones count; and which players a condition means."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from judge.engine import Moment
from judge.games.wot_ccg.play.who import of_side, opponent, players

_PLAIN: ContextVar[bool] = ContextVar("_PLAIN", default=False)


@contextmanager
def plainly() -> Iterator[None]:
    """While it is worked out which traits cards are given, only plain traits count, so that this cannot circle."""
    token = _PLAIN.set(True)
    try:
        yield
    finally:
        _PLAIN.reset(token)


def plain() -> bool:
    """Whether only plain traits count now."""
    return _PLAIN.get()


def meant(now: Moment, whose: str, by: str) -> tuple[str, ...]:
    """The players that a condition speaks of."""
    if whose in ("hero", "villain"):
        return (of_side(now, whose),)
    return {"you": (by,), "opponent": (opponent(now, by),)}.get(whose, tuple(players(now)))
