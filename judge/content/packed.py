"""Content dataclasses as plain JSON data and back, without reading YAML."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, TypeVar, cast, get_type_hints

from judge.content.fields import kind_of

T = TypeVar("T")


def pack(value: Any) -> Any:
    """A value as JSON data: a dataclass becomes the list of its fields, a tuple a list."""
    if is_dataclass(value) and not isinstance(value, type):
        return [pack(getattr(value, each.name)) for each in fields(value)]
    if isinstance(value, Mapping):
        return {key: pack(each) for key, each in value.items()}
    return [pack(each) for each in value] if isinstance(value, tuple) else value


def unpack(tp: type[T], data: Any) -> T:
    """The value that was packed; ValueError, TypeError or KeyError when the data does not fit."""
    value: T = _unpacker(cast(Any, tp))(data)
    return value


@cache
def _unpacker(tp: Any) -> Callable[[Any], Any]:
    kind = kind_of(tp)
    if kind.name == "record":
        return _record(tp)
    if kind.name == "list":
        inner = _unpacker(kind.args[0])
        return tuple if inner is _same else lambda data: tuple(map(inner, data))
    if kind.name == "map":
        each = _unpacker(kind.args[0])
        return lambda data: MappingProxyType({key: each(value) for key, value in data.items()})
    return _same


def _same(data: Any) -> Any:
    return data


def _record(cls: Any) -> Callable[[Any], Any]:
    hints = get_type_hints(cls)
    names = [each.name for each in fields(cls)]
    readers = [_unpacker(hints[name]) for name in names]

    def build(data: Any) -> Any:
        return cls(**{name: read(each) for name, read, each in zip(names, readers, data, strict=True)})

    return build


def outline(tp: Any) -> str:
    """The names of all fields inside a type, so that stored data of another shape is told apart."""
    return _outline(tp, set())


def _outline(tp: Any, seen: set[Any]) -> str:
    kind = kind_of(tp)
    if kind.name == "record" and tp not in seen:
        seen.add(tp)
        hints = get_type_hints(tp)
        inside = ",".join(f"{each.name}:{_outline(hints[each.name], seen)}" for each in fields(tp))
        return f"{tp.__name__}({inside})"
    if kind.name in ("list", "map"):
        return f"{kind.name} {_outline(kind.args[0], seen)}"
    return kind.name
