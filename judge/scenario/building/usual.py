"""What is usually said: the fields, moments and questions that the scenarios which come with a game have."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from judge import games
from judge.content.fields import kind_of, record_of
from judge.content.problem import BadInput
from judge.content.where import game_folders
from judge.content.yamltree import Node, parse
from judge.scenario.building.kinds import row_type

Kind = tuple[str | int, ...]


class Usual(NamedTuple):
    """How often each field of each kind of row is said, of how many rows; where play starts; what is asked."""

    keys: Counter[Kind]
    rows: Counter[Kind]
    moments: Counter[str]
    players: Counter[tuple[str, ...]]
    asked: Counter[str]
    scenarios: int


@cache
def usual(game: str) -> Usual:
    """What the scenarios of a game say, counted once."""
    found = Usual(Counter(), Counter(), Counter(), Counter(), Counter(), 0)
    folder, cls = game_folders().get(game), games.rules(game).table
    files = folder.files("scenarios", "*.yml") if folder else []
    for path in files:
        try:
            node = parse(path.read_text("utf-8"))
        except BadInput:
            continue
        _count(found, node, cls)
    return found._replace(scenarios=len(files))


def _count(found: Usual, node: Node, cls: Any) -> None:
    for key, each in node.entries.items():
        if key == "at":
            found.moments[each.text] += 1
        elif key == "table" and cls is not None:
            found.rows[()] += 1
            _row(found, (), cls, each)
            _players(found, each.entries.get("players"))
        elif key == "asks":
            _asks(found, each)


def _players(found: Usual, node: Node | None) -> None:
    """Players who are written in a word or not at all: what a table begins with."""
    rows = list(node.entries.values()) if node is not None else []
    if rows and all(each.kind == "scalar" for each in rows):
        found.players[tuple(each.text for each in rows)] += 1


def _asks(found: Usual, node: Node) -> None:
    for ask in node.elements:
        for kind in ("value", "outcome", "outcomes"):
            if kind in ask.entries:
                found.asked[ask.entries[kind].text] += 1


def _row(found: Usual, kind: Kind, cls: Any, node: Node) -> None:
    record = record_of(cls)
    for key, each in node.entries.items():
        if spec := record.by_key.get(key):
            found.keys[(*kind, spec.key)] += 1
            _value(found, (*kind, spec.key), spec.type, each)


def _value(found: Usual, kind: Kind, tp: Any, node: Node) -> None:
    for each in kind_of(tp).args if kind_of(tp).name == "either" else (tp,):
        inner = kind_of(each)
        if inner.name in ("map", "list") and (cls := row_type(inner.args[0])):
            for row in (*node.entries.values(), *node.elements):
                found.rows[(*kind, "*")] += 1
                _row(found, (*kind, "*"), cls, row)
        elif inner.name == "record" and (cls := row_type(each)):
            found.rows[kind] += 1
            _row(found, kind, cls, node)
