"""A line of play written back into the text of its scenario, so that it can be edited and kept as a file."""

from __future__ import annotations

import json
from collections.abc import Iterable

from judge.console.situations.line_of_play import LineOfPlay
from judge.content.yamltree import parse


def written_out(line: LineOfPlay) -> str:
    """The scenario's text with the choices of this line of play in place of its own."""
    text = line.situation.text
    if not line.situation.forked and not line.situation.readings:
        return text
    scenario = line.scenario
    blocks = [
        *_list("choices", (said.text for said in scenario.choices)),
        *_list("given", (said.text for said in scenario.given)),
        *_map("readings", scenario.readings.items()),
    ]
    return _replaced(text, ("choices", "given", "readings"), blocks)


def _list(key: str, words: Iterable[str]) -> list[str]:
    rows = [f"  - {json.dumps(each, ensure_ascii=False)}" for each in words]
    return [f"{key}:", *rows] if rows else []


def _map(key: str, pairs: Iterable[tuple[str, str]]) -> list[str]:
    rows = [f"  {name}: {option}" for name, option in pairs]
    return [f"{key}:", *rows] if rows else []


def _replaced(text: str, keys: tuple[str, ...], blocks: list[str]) -> str:
    """The text without some of its top-level keys, and with other lines put in before its questions."""
    top = parse(text).keys
    if any(column != 1 for _, column in top.values()):
        return text
    lines = text.removeprefix("\ufeff").splitlines()
    starts = sorted(line - 1 for line, _ in top.values()) + [len(lines)]
    gone = {top[key][0] - 1 for key in keys if key in top}
    asks = top["asks"][0] - 1 if "asks" in top else len(lines)
    kept: list[str] = lines[: starts[0]]
    for start, end in zip(starts, starts[1:], strict=False):
        if start == asks:
            kept += blocks
        kept += [] if start in gone else lines[start:end]
    return "\n".join(kept if asks < len(lines) else [*kept, *blocks]) + "\n"
