"""Values and types in plain words, for messages and documentation."""

from __future__ import annotations

from typing import Any

from judge.content.fields import NO_RULES, Rules, kind_of, record_of
from judge.content.problem import listed, shown
from judge.content.yamltree import Node

PLURALS = (("ies", "y"), ("oes", "o"), ("s", ""))


def singular(group: str) -> str:
    """What one of a group is called: players, player; cities, city."""
    plural, one = next((pair for pair in PLURALS if group.endswith(pair[0])), ("", ""))
    return (group.removesuffix(plural) + one).replace("_", " ")


def with_article(noun: str) -> str:
    """`a player`, `an attack`."""
    return f"an {noun}" if noun[:1].casefold() in "aeiou" else f"a {noun}"


def found(node: Node) -> str:
    """What stands in a file, in words."""
    if node.kind == "list":
        return "a list" if node.elements else "an empty list"
    if node.kind == "map":
        return f"a group with the keys {listed(node.entries, 5)}" if node.entries else "an empty group"
    if node.is_null:
        return "nothing"
    return shown(node.text) if node.plain else f"the quoted text {shown(node.text)}"


def bounds(rules: Rules) -> str:
    """The bounds of a number in words; empty when there are none."""
    if rules.min is not None and rules.max is not None:
        return f"from {rules.min:g} to {rules.max:g}"
    if rules.min is not None:
        return f"of at least {rules.min:g}"
    return f"of at most {rules.max:g}" if rules.max is not None else ""


def literal(option: Any) -> str:
    """How one allowed value is written in a file."""
    if option is None:
        return "nothing"
    if isinstance(option, bool):
        return "yes" if option else "no"
    return str(option)


def allowed(tp: Any, rules: Rules = NO_RULES) -> str:
    """What a field of this type accepts, in words for an error message."""
    kind = kind_of(tp)
    if kind.name == "either":
        return " or ".join(dict.fromkeys(allowed(each, rules) for each in kind.args))
    if kind.name == "list":
        return f"a list, each element {allowed(kind.args[0], rules)}"
    if kind.name == "map":
        return f"a group of names, each with {allowed(kind.args[0], rules)}"
    if kind.name == "record":
        record = record_of(tp)
        if not record.specs:
            return "a short text"
        short = "a short text, or " if record.from_text else ""
        return f"{short}a group with the keys {listed(record.keys)}"
    if kind.name == "choice":
        return "one of " + listed(literal(option) for option in kind.args)
    return _single(kind.name, rules)


def _single(name: str, rules: Rules) -> str:
    words = {
        "text": "text",
        "whole": "a whole number",
        "number": "a number",
        "truth": "yes or no",
        "null": "nothing",
        "any": "anything",
    }[name]
    if name == "text" and rules.of:
        return ", or ".join(["the name of " + with_article(" or ".join(map(singular, rules.of))), *rules.also])
    limits = bounds(rules) if name in ("whole", "number") else ""
    return f"{words} {limits}".rstrip()


def type_in_words(tp: Any, rules: Rules = NO_RULES) -> str:
    """What a field accepts, in words for a documentation page, without the keys of groups."""
    kind = kind_of(tp)
    if kind.name == "either":
        return " or ".join(dict.fromkeys(type_in_words(each, rules) for each in kind.args))
    if kind.name == "list":
        return f"list of: {type_in_words(kind.args[0], rules)}"
    if kind.name == "map":
        return f"names, each with: {type_in_words(kind.args[0], rules)}"
    if kind.name == "record":
        record = record_of(tp)
        if not record.specs:
            return "a short text"
        return "group, or a short text" if record.from_text else "group"
    if kind.name == "choice":
        return " / ".join(literal(option) for option in kind.args)
    return _single(kind.name, rules)
