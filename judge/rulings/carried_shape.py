"""What an entry from a device may say: what a server would have written itself, and nothing else.

An entry stays for good, and every page of the record shows it. So each word of it has its place and its type, and what
its situation comes to is not believed but worked out anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from judge.rulings.entry import REFERRING

Check = Callable[[Any], bool]
LONGEST, LONGEST_TEXT = 4_000, 300_000
MOST = 1_000


def _text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST


def _texts(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST and all(map(_text, value))


def _answers(value: Any) -> bool:
    return isinstance(value, Mapping) and all(_text(key) and _text(each) for key, each in value.items())


def _pairs(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST and all(_texts(each) and len(each) == 2 for each in value)


def _step(value: Any) -> bool:
    return value is None or (type(value) is int and 0 <= value <= LONGEST_TEXT)


def _situation(value: Any) -> bool:
    return isinstance(value, Mapping) and value.keys() == SITUATION.keys() and _fits(value, SITUATION)


SITUATION: Mapping[str, Check] = {
    "text": lambda value: isinstance(value, str) and len(value) <= LONGEST_TEXT,
    "kept": _step, "made": _texts, "readings": _pairs, "name": _text, "form": lambda value: isinstance(value, str),
}  # fmt: skip
SAID: Mapping[str, Check] = {
    **dict.fromkeys(("game", "title", "round", "table", "decision", "note", "judge"), _text),
    "players": _texts,
}
RULING: Mapping[str, Check] = {**SAID, "situation": _situation, "edition": _text, "version": _text}
READINGS: Mapping[str, Check] = {"game": _text, "options": _answers}


def _fits(body: Mapping[str, Any], checks: Mapping[str, Check]) -> bool:
    return all(key in checks and checks[key](value) for key, value in body.items())


def fits(kind: str, body: Mapping[str, Any], time: str) -> bool:
    """Whether an entry of a kind may say this, and was made at a time that is one."""
    try:
        known_zone = datetime.fromisoformat(time).tzinfo is not None
    except ValueError:
        return False
    match kind:
        case "ruling":
            found = _fits(body, RULING)
        case "readings":
            found = body.keys() == READINGS.keys() and _fits(body, READINGS)
        case "opened":
            found = _answers(body)
        case _:
            found = kind not in REFERRING or _fits(body, SAID)
    return known_zone and found
