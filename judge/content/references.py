"""References: fields of a table that hold the names of other things on it, each checked at its own place."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import is_dataclass
from typing import Any, NamedTuple

from judge.content.fields import NO_RULES, Rules, record_of
from judge.content.problem import unknown
from judge.content.words import singular
from judge.content.yamltree import Node


class Reference(NamedTuple):
    """A name that stands on a table: in which part of the file (as a key of it, or whole), its field, what it names."""

    node: Node
    key: str | None
    path: str
    name: str
    rules: Rules


def broken(table: Any, node: Node, path: str) -> Iterator[tuple[Reference, str]]:
    """The references on a table that name nothing on it, each with what is wrong; `node` is what it was read from."""
    for each in references(table, node, path, NO_RULES):
        allowed = dict.fromkeys((*names_in(table, each.rules.of), *each.rules.also))
        if each.name not in allowed:
            yield each, unknown(" or ".join(map(singular, each.rules.of)), each.name, allowed)


def names_in(table: Any, groups: Collection[str]) -> list[str]:
    """The names in some groups of a table: the keys of a map, or whatever else is listed under that attribute."""
    missing = [group for group in groups if not hasattr(table, group)]
    if missing:
        raise TypeError(f"a field refers to {missing[0]}, but a {type(table).__name__} has no such group")
    return [str(name) for group in groups for name in getattr(table, group)]


def references(value: Any, node: Node, path: str, rules: Rules) -> Iterator[Reference]:
    """Every reference in a value, as far as it was written; what was left out refers to nothing."""
    if isinstance(value, str) and rules.of:
        yield Reference(node, None, path, value, rules)
    elif isinstance(value, tuple):
        nodes = node.elements if node.kind == "list" else [node] * len(value)
        for at, (each, inner) in enumerate(zip(value, nodes, strict=True), 1):
            yield from references(each, inner, f"{path}[{at}]", rules)
    elif isinstance(value, Mapping):
        for key, each in value.items():
            where = f"{path}.{key}" if path else key
            if rules.of:
                yield Reference(node, key, where, key, rules)
            yield from references(each, node.entries[key], where, rules)
    elif is_dataclass(value):
        yield from _of_record(value, node, path)


def _of_record(value: Any, node: Node, path: str) -> Iterator[Reference]:
    """What the fields of a record refer to; those of one that was written as a short text all stand where it does."""
    cls: type = type(value)
    for spec in record_of(cls).specs:
        part = getattr(value, spec.name)
        if node.kind != "map":
            if part != spec.default:
                yield from references(part, node, path, spec.rules)
            continue
        for key in spec.keys:
            if key in node.entries:
                yield from references(part, node.entries[key], f"{path}.{key}" if path else key, spec.rules)
