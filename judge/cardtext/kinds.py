"""Kinds of meanings are told apart: `Lose(2)` is not `Gain(2)`, although both are tuples of the same fields."""

from __future__ import annotations

from typing import Any, TypeVar

K = TypeVar("K", bound=type)


def told_apart(kind: K) -> K:
    """Makes the values of a NamedTuple equal to values of the same kind only, inside other meanings too.

    Every kind that a form makes is told apart by itself; a kind that stands only inside others is marked with this.
    """
    made: Any = kind
    if made.__eq__ is tuple.__eq__:
        made.__eq__, made.__ne__, made.__hash__ = _alike, _unlike, tuple.__hash__
    return kind


def _alike(one: Any, other: Any) -> bool:
    return type(one) is type(other) and tuple.__eq__(one, other)


def _unlike(one: Any, other: Any) -> bool:
    return not _alike(one, other)
