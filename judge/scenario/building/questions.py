"""Questions and claims put into a scenario's text, and taken out again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.content.problem import BadInput, Place
from judge.scenario.building import edits
from judge.scenario.building.controls import plain
from judge.scenario.building.start import TITLE
from judge.scenario.model import KINDS
from judge.scenario.question_words import question

ASKS = ("asks",)
FIXED = {"next": "actor", "count": "choices", "list": "choices"}
LONGEST = 500


def add(text: str, kind: str, what: str, *, by: str = "", at: str = "", after: str = "") -> str:
    """The text with one question more; a table that has no title of its own is called by it."""
    what = " ".join(what.split())[:LONGEST]
    if kind not in KINDS or kind == "deck":
        raise BadInput.at(Place("question"), "this is no kind of question", "kind")
    if kind not in FIXED and not what:
        raise BadInput.at(Place("question"), "say what is asked", kind)
    ask: dict[str, Any] = {kind: FIXED.get(kind, what)}
    if kind == "forced":
        ask["by"] = by
    if after.isdecimal() and len(after) < 4:
        ask["after"] = int(after)
    elif at:
        ask["at"] = " ".join(at.split())[:LONGEST]
    if ask in (edits.value_at(text, ASKS) or []):
        return text
    if edits.value_at(text, ("title",)) == TITLE:
        text = edits.put(text, ("title",), question(kind, what, by))
    return edits.append(text, ASKS, ask)


def condition(what: str, op: str, value: str) -> str:
    """What is said to be so, of a quantity: `damage on Koru >= 10`; alone, that it is so."""
    what, value = " ".join(what.split()), " ".join(value.split())
    if op == "not":
        return f"not {what}"
    return f"{what} {op} {value}" if op and value else what


def take(text: str, number: int) -> str:
    """The text without a question."""
    found = edits.value_at(text, ASKS)
    if not isinstance(found, list) or number >= len(found):
        return text
    return edits.drop(text, ASKS if len(found) == 1 else (*ASKS, number))


def claim(text: str, number: int, claims: Mapping[str, str]) -> str:
    """The text with who says what the answer is; whoever says nothing makes no claim."""
    found = edits.value_at(text, ASKS)
    if not isinstance(found, list) or number >= len(found):
        return text
    path = (*ASKS, number, "claims")
    for name, value in claims.items():
        words = " ".join(value.split())[:LONGEST]
        before = edits.value_at(text, (*path, name))
        if words and (before is None or in_short(before) != words):
            text = edits.put(text, (*path, name), plain(words))
        elif not words and before is not None:
            text = edits.drop(text, (*path, name))
    return edits.drop(text, path) if edits.value_at(text, path) == {} else text


def in_short(value: Any) -> str:
    """A claim as it stands in its field."""
    if isinstance(value, list):
        return ", ".join(map(in_short, value))
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
