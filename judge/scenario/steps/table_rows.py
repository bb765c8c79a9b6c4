"""The table as rows to show, with what the last step changed marked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.scenario import quantities

Row = dict[str, Any]
MISSING = object()


def table_rows(now: Mapping[str, Any], before: Mapping[str, Any] | None) -> list[Row]:
    """The table as nested rows: a label with a value or with rows of its own, and `was` where something changed."""
    return [_row(label, now.get(label, MISSING), _before(before, label)) for label in _labels(now, before)]


def _row(label: str, now: Any, before: Any) -> Row:
    if isinstance(now, Mapping):
        inner = before if isinstance(before, Mapping) else None
        return {"label": label, "rows": table_rows(now, inner), **({"new": True} if before is MISSING else {})}
    if now is MISSING:
        return {"label": label, "value": "", "was": _shown(before), "gone": True}
    row = {"label": label, "value": _shown(now)}
    if before is MISSING:
        return {**row, "new": True}
    return row if before is None or _shown(before) == row["value"] else {**row, "was": _shown(before)}


def _labels(now: Mapping[str, Any], before: Mapping[str, Any] | None) -> list[str]:
    return list(dict.fromkeys((*now, *(before or ()))))


def _before(before: Mapping[str, Any] | None, label: str) -> Any:
    """What stood there before: None when nothing is known, MISSING when there was no such row."""
    return None if before is None else before.get(label, MISSING)


def _shown(value: Any) -> str:
    """A value in a few words."""
    value = quantities.plain(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_shown(each)}" for key, each in value.items()) or "none"
    if isinstance(value, list):
        return ", ".join(_shown(each) for each in value) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None or value == "" else str(value)
