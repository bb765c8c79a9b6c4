"""Kinds of meanings are told apart: `Lose(2)` is not `Gain(2)`, although both are tuples of the same fields."""

from __future__ import annotations

from typing import Any, TypeVar

K = TypeVar("K", bound=type)


def told_apart(kind: K) -> K:
    """Makes the values of a NamedTuple equal to values of the same kind only, inside other meanings too."""

    def same(one: Any, other: object) -> bool:
        return type(other) is kind and tuple.__eq__(one, other)

    def differs(one: Any, other: object) -> bool:
        return not same(one, other)

    def hashed(one: Any) -> int:
        return hash((kind.__name__, tuple.__hash__(one)))

    kind.__eq__ = same  # type: ignore[method-assign,assignment]
    kind.__ne__ = differs  # type: ignore[method-assign,assignment]
    kind.__hash__ = hashed  # type: ignore[method-assign,assignment]
    return kind
