"""Records as plain lists and back, so that JSON can hold them: what a field is, its type says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, partial
from types import MappingProxyType
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")
Unpack = Callable[[Any], Any]


def pack(value: Any) -> Any:
    """Plain data for a record, or for a tuple or a map of records."""
    if is_dataclass(value) and not isinstance(value, type):
        return [pack(getattr(value, each.name)) for each in fields(value)]
    if isinstance(value, Mapping):
        return {key: pack(each) for key, each in value.items()}
    return [pack(each) for each in value] if isinstance(value, tuple) else value


def unpack(kind: type[T], data: Any) -> T:
    """What was packed, a value of this kind; ValueError or TypeError for data that is none."""
    made = unpacker(cast(Any, kind))
    return cast(T, made(data) if made else data)


@cache
def unpacker(kind: Any) -> Unpack | None:
    """What makes values of a kind out of plain data; None where plain data is the value."""
    if is_dataclass(kind):
        return _record(cast(type, kind))
    inside = get_args(kind)
    if get_origin(kind) is tuple:
        each = unpacker(inside[0])
        return partial(_tuple, each) if each else tuple
    if get_origin(kind) is Mapping:
        each = unpacker(inside[1])
        return lambda data: MappingProxyType({key: each(value) for key, value in data.items()} if each else data)
    return None


def _tuple(each: Unpack, data: list[Any]) -> tuple[Any, ...]:
    return tuple(map(each, data))


def _record(kind: type) -> Unpack:
    hints = get_type_hints(kind)
    names = [each.name for each in fields(kind)]
    inner = [(place, made) for place, name in enumerate(names) if (made := unpacker(hints[name]))]

    def record(data: list[Any]) -> Any:
        for place, made in inner:
            data[place] = made(data[place])
        return kind(**dict(zip(names, data, strict=True)))

    return record
