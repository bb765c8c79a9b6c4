"""Values written as YAML on one line, or on lines of their own where they hold others."""

from __future__ import annotations

import json
import re
from typing import Any

from judge.content.problem import BadInput
from judge.content.yamltree import Node, load_plain, parse

_PLAIN = re.compile(r"[^\W\d_](?:[\w'+./:?\- ]*[\w'+./?\-])?|[+\-][\w'+./\- ]*[\w]|[\d][\w'+./\- ]*[A-Za-z]")
_WORDS = frozenset({"yes", "no", "on", "off", "true", "false", "null", "y", "n"})
_TRUTH = {"yes": True, "no": False, "true": True, "false": False}
WIDTH = 100


class Figure(str):
    """A number with a dot in it, or a rule's: it stays as it is written, `8.10`."""

    __slots__ = ()


def data_of(node: Node) -> Any:
    """A tree as plain data that can be written again and mean the same: a `yes` is true, `8.10` no number."""
    if node.kind == "map":
        return {key: data_of(each) for key, each in node.entries.items()}
    if node.kind == "list":
        return [data_of(each) for each in node.elements]
    if node.plain and node.text.casefold() in _TRUTH:
        return _TRUTH[node.text.casefold()]
    found = load_plain(node)
    return Figure(node.text) if isinstance(found, float) or str(found) != node.text and found is not None else found


def document(data: dict[str, Any]) -> str:
    """A whole text, written anew."""
    return "".join(f"{line}\n" for key in data for line in lines(key, data[key], 0))


def flow(value: Any) -> str:
    """A value on one line: a name without quotes where YAML lets it, so that people can read it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key_words(str(key))}: {flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(flow, value)) + "]"
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, Figure):
        return str(value)
    return str(value) if _may_stand(str(value)) else json.dumps(str(value), ensure_ascii=False)


def key_words(key: str) -> str:
    """A key; `on` is one that needs no quotes."""
    return key if key in _WORDS else flow(key)


def _may_stand(text: str) -> bool:
    """Whether a text is read as the same text without quotes; one that looks like a number or a yes is not."""
    if not _PLAIN.fullmatch(text) or text.casefold() in _WORDS:
        return False
    try:
        return text.isidentifier() or load_plain(parse(f"[{text}]")) == [text]
    except BadInput:
        return False


def lines(key: str, value: Any, indent: int) -> list[str]:
    """A member of a block: on one line, or what it holds on lines of its own."""
    pad, head = " " * indent, f"{key_words(key)}:"
    one = f"{pad}{head} {flow(value)}".rstrip()
    if value is None:
        return [f"{pad}{head}"]
    if isinstance(value, dict) and value and _deep(value, one):
        return [f"{pad}{head}", *(line for each in value for line in lines(str(each), value[each], indent + 2))]
    if isinstance(value, list | tuple) and value and (len(one) > WIDTH or isinstance(value[0], dict)):
        return [f"{pad}{head}", *(line for each in value for line in element(each, indent + 2))]
    return [one]


def element(value: Any, indent: int) -> list[str]:
    """An element of a block list."""
    one = f"{' ' * indent}- {flow(value)}"
    if isinstance(value, dict) and value and _deep(value, one):
        first, *rest = (line for key in value for line in lines(str(key), value[key], indent + 2))
        return [f"{' ' * indent}- {first.strip()}", *rest]
    return [one]


def _deep(value: dict[str, Any], one: str) -> bool:
    return len(one) > WIDTH or any(isinstance(each, dict) and each for each in value.values())
