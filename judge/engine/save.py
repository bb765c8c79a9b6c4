"""Positions to JSON and back: plain data with the kind of each thing, so that a pause can be kept and compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from fractions import Fraction
from typing import Any

from judge.engine.batch import Group, Pending
from judge.engine.chart import Node, Window
from judge.engine.modifiers import Floor, Modifier, Pipeline, Row, Stage, Value
from judge.engine.pile import Pile
from judge.engine.position import Frame, Position, Silence, Things, Waiting
from judge.engine.record import Choice, Cite
from judge.engine.window import Open

KIND = "$"
KERNEL: dict[str, type] = {
    cls.__name__: cls
    for cls in (
        Choice, Cite, Floor, Frame, Group, Modifier, Node, Open, Pending, Pile, Pipeline, Position, Row, Silence,
        Stage, Value, Waiting, Window,
    )
}  # fmt: skip


def dump(value: object) -> Any:
    """Plain data for a position or any part of one."""
    if value is None or isinstance(value, str | int | float | bool):
        return value
    if isinstance(value, Things):
        return {KIND: "Things", "things": [[name, dump(thing)] for name, thing in value.items()]}
    if isinstance(value, Fraction):
        return {KIND: "Fraction", "of": [value.numerator, value.denominator]}
    if isinstance(value, frozenset):
        return {KIND: "frozenset", "of": sorted((dump(item) for item in value), key=repr)}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {KIND: type(value).__name__, **{name: dump(getattr(value, name)) for name in value._fields}}
    if isinstance(value, tuple):
        return [dump(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {KIND: type(value).__name__, **{f.name: dump(getattr(value, f.name)) for f in fields(value)}}
    raise TypeError(f"{type(value).__name__} cannot be part of a position")


def load(data: Any, types: Mapping[str, type]) -> Any:
    """What `dump` was given; `types` are the kinds of thing that the game registers."""
    if isinstance(data, list):
        return tuple(load(item, types) for item in data)
    if not isinstance(data, dict):
        return data
    kind = data[KIND]
    if kind == "Things":
        return Things({name: load(thing, types) for name, thing in data["things"]})
    if kind == "Fraction":
        return Fraction(*data["of"])
    if kind == "frozenset":
        return frozenset(load(item, types) for item in data["of"])
    cls = KERNEL.get(kind) or types.get(kind)
    if cls is None:
        raise ValueError(f"unknown kind of thing {kind!r}; known: {', '.join([*KERNEL, *types])}")
    return cls(**{name: load(item, types) for name, item in data.items() if name != KIND})
