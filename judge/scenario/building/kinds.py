"""Types of fields: what is a row, what may be left out."""

from __future__ import annotations

from typing import Any

from judge.content.fields import kind_of, record_of


def plain_type(tp: Any) -> tuple[Any, bool]:
    """A type without its None, and whether it had one."""
    kind = kind_of(tp)
    if kind.name != "either":
        return tp, False
    rest = [each for each in kind.args if kind_of(each).name != "null"]
    return (rest[0] if len(rest) == 1 else tp), len(rest) < len(kind.args)


def row_type(tp: Any) -> Any:
    """The rows with fields of their own that a type allows; None for what is only text, a number, a choice."""
    kind = kind_of(tp)
    if kind.name == "either":
        return next((found for each in kind.args if (found := row_type(each))), None)
    return tp if kind.name == "record" and record_of(tp).specs else None
