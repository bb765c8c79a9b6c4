"""A table that is being built, as documents for its page: what lies there, how its cards are understood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from judge.console.situations.line_of_play import line_of_play
from judge.console.situations.situation import Situation
from judge.console.situations.step_document import moment_document
from judge.content.problem import BadInput
from judge.scenario.building.described import example
from judge.scenario.building.doing import edited
from judge.scenario.building.page import document
from judge.scenario.report import text_json


def built(text: str, wanted: dict[str, Any]) -> dict[str, Any]:
    """Everything that a page shows of a table; of one that cannot be played what is wrong with it."""
    found = {**document(text, wanted), "example": example(text)}
    try:
        line = line_of_play(Situation(text))
    except BadInput:
        return {**found, "table": None, "cards": [], "decision": None}
    first, last = moment_document(line, 0), moment_document(line, line.last)
    return {
        **found,
        "table": first["table"],
        "cards": [text_json(each) for each in line.texts],
        "decision": last["decision"],
    }


def edit(text: str, do: str, path: Sequence[str | int], sent: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """The text after an edit, the row that is open then, and the words that were not understood."""
    done = edited(text, do, path, sent)
    return {"text": done.text, "open": list(done.open), "left": list(done.left)}
