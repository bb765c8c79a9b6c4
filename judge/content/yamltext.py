"""A tree written out as YAML: the same tree is read back, whatever layout and comments it had."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from judge.content.yamltree import Node

_PLAIN = re.compile(r"(?!- |-+$|\.+$)[A-Za-z0-9+.\-](?:[A-Za-z0-9+.\-/ ]*[A-Za-z0-9+.\-/])?")
WIDTH = 100


def written(node: Node) -> str:
    """The text of a whole document."""
    return "\n".join(_lines(node, 0)) + "\n"


def node_of(value: Any, line: int, column: int) -> Node:
    """A value as a tree that stands at one place; texts are texts, whatever they look like."""
    if isinstance(value, dict):
        made = {str(key): node_of(each, line, column) for key, each in value.items()}
        return Node("map", made, line, column, keys=dict.fromkeys(made, (line, column)))
    if isinstance(value, list | tuple):
        return Node("list", [node_of(each, line, column) for each in value], line, column)
    if value is None or isinstance(value, bool):
        return Node("scalar", {None: "null", True: "true", False: "false"}[value], line, column, plain=True)
    if isinstance(value, int | float):
        return Node("scalar", str(value), line, column, plain=True)
    return Node("scalar", str(value), line, column)


def _lines(node: Node, depth: int) -> Iterator[str]:
    pad = "  " * depth
    short = _flow(node) if depth > 1 or node.kind == "scalar" else ""
    if short and len(short) + len(pad) <= WIDTH:
        yield pad + short
    elif node.kind == "list" and node.elements:
        for each in node.elements:
            first, *rest = _lines(each, depth + 1)
            yield f"{pad}- {first.strip()}"
            yield from rest
    elif node.kind == "map" and node.entries:
        for key, each in node.entries.items():
            yield from _entry(f"{pad}{_scalar(key, True)}:", each, depth)
    else:
        yield pad + _flow(node)


def _entry(head: str, node: Node, depth: int) -> Iterator[str]:
    short = _flow(node)
    if node.kind == "scalar" or not node.value or (depth > 0 and len(head) + len(short) < WIDTH):
        yield f"{head} {short}"
    else:
        yield head
        yield from _lines(node, depth + 1)


def _flow(node: Node) -> str:
    if node.kind == "map":
        return "{" + ", ".join(f"{_scalar(key, True)}: {_flow(each)}" for key, each in node.entries.items()) + "}"
    if node.kind == "list":
        return "[" + ", ".join(map(_flow, node.elements)) + "]"
    return "null" if node.is_null else _scalar(node.text, node.plain)


def _scalar(text: str, plain: bool) -> str:
    return text if plain and _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)
