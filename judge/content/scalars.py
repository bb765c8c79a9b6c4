"""Single values read as the type of their field asks: text, numbers, yes or no, one of a few names."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from judge.content.fields import Rules, kind_of
from judge.content.problem import shown, unknown
from judge.content.words import allowed, bounds, found, literal
from judge.content.yamltree import Node

_WHOLE = re.compile(r"[-+]?[0-9]{1,9}")
_NUMBER = re.compile(r"[-+]?([0-9]{1,9}(\.[0-9]{0,9})?|\.[0-9]{1,9})")
_TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class Misfit(Exception):
    """A value that its field cannot take; `say` gives the message, made only when somebody reads it."""

    def __init__(self, say: Callable[[], str]) -> None:
        self.say = say


def misfit(node: Node, tp: Any, rules: Rules) -> Misfit:
    """The ordinary case: found this, allowed that."""
    return Misfit(lambda: f"found {found(node)}; allowed: {allowed(tp, rules)}")


def text(node: Node, tp: Any, rules: Rules) -> str:
    """The text as written, if the field's names and form allow it."""
    if node.kind != "scalar" or node.is_null:
        raise misfit(node, tp, rules)
    names = rules.allowed_names()
    if names is not None and node.text not in names:
        raise Misfit(lambda: unknown("name", node.text, names))
    if not rules.matches(node.text):
        form = rules.form or f"text like {rules.pattern}"
        raise Misfit(lambda: f"found {shown(node.text)}; allowed: {form}")
    return node.text


def whole(node: Node, tp: Any, rules: Rules) -> int:
    """A whole number of at most nine digits, with an optional sign."""
    if not node.plain or not _WHOLE.fullmatch(node.text):
        raise misfit(node, tp, rules)
    value = int(node.text)
    _bounded(value, node, rules)
    return value


def number(node: Node, tp: Any, rules: Rules) -> float:
    """A number with or without decimals."""
    if not node.plain or not _NUMBER.fullmatch(node.text):
        raise misfit(node, tp, rules)
    value = float(node.text)
    _bounded(value, node, rules)
    return value


def _bounded(value: float, node: Node, rules: Rules) -> None:
    if not rules.admits(value):
        raise Misfit(lambda: f"found {node.text}; allowed: a number {bounds(rules)}")


def truth(node: Node, tp: Any, rules: Rules) -> bool:
    """Yes or no, in any of the spellings people use."""
    value = _TRUTH.get(node.text.lower()) if node.plain else None
    if value is None:
        raise misfit(node, tp, rules)
    return value


def null(node: Node, tp: Any, rules: Rules) -> None:
    """Nothing."""
    if not node.is_null:
        raise misfit(node, tp, rules)


def choice(node: Node, tp: Any, rules: Rules) -> Any:
    """One of the few values the field allows."""
    options = {literal(option): option for option in kind_of(tp).args}
    if node.kind != "scalar" or (node.is_null and "nothing" not in options):
        raise misfit(node, tp, rules)
    written = "nothing" if node.is_null else node.text
    if written not in options:
        raise Misfit(lambda: unknown("value", written, options))
    return options[written]


SCALARS: dict[str, Callable[[Node, Any, Rules], Any]] = {
    "text": text,
    "whole": whole,
    "number": number,
    "truth": truth,
    "null": null,
    "choice": choice,
}
