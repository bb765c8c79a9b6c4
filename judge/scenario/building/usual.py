"""What is usually said: the fields, moments and questions that the scenarios which come with a game have."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import cache
from typing import Any, NamedTuple

from judge import games
from judge.content.fields import kind_of, record_of
from judge.content.problem import BadInput
from judge.content.where import game_folders
from judge.content.yamltree import Node, parse
from judge.scenario.building.kinds import row_type
from judge.scenario.model import KINDS

# Words of the game, not names of cards: no capitals, and short enough for a chip.
WORDS = re.compile(r"[a-z0-9+][a-z0-9+ -]{0,23}|[A-Z][0-9]|-[0-9]+")
SAYING = ("value", "outcome", "outcomes")
Kind = tuple[str | int, ...]


class Scene(NamedTuple):
    """A scenario in short: its moment, the parts of the table that it says something of, what it asks, how it asks."""

    at: str
    parts: frozenset[Kind]
    asked: tuple[str, ...]
    kinds: tuple[str, ...]


class Usual(NamedTuple):
    """How often each field of each kind of row is said, of how many rows; where play starts; what is asked."""

    keys: Counter[Kind]
    rows: Counter[Kind]
    moments: Counter[str]
    players: Counter[tuple[str, ...]]
    values: dict[Kind, Counter[str]]
    scenes: list[Scene]


@cache
def usual(game: str) -> Usual:
    """What the scenarios of a game say, counted once."""
    found = Usual(Counter(), Counter(), Counter(), Counter(), defaultdict(Counter), [])
    folder, cls = game_folders().get(game), games.rules(game).table
    files = folder.files("scenarios", "*.yml") if folder else []
    for path in files:
        try:
            node = parse(path.read_text("utf-8"))
        except BadInput:
            continue
        _count(found, node, cls)
    return found


def _count(found: Usual, node: Node, cls: Any) -> None:
    at = node.entries["at"].text if "at" in node.entries else ""
    table = node.entries.get("table")
    if at:
        found.moments[at] += 1
    if table is not None and cls is not None:
        found.rows[()] += 1
        _row(found.keys, found.rows, (), cls, table, found.values)
        _players(found, table.entries.get("players"))
    asks = node.entries["asks"].elements if "asks" in node.entries else []
    asked = tuple(ask.entries[kind].text for ask in asks for kind in SAYING if kind in ask.entries)
    kinds = tuple(kind for ask in asks for kind in ask.entries if kind in KINDS)
    found.scenes.append(Scene(at, parts_of(cls, table), asked, kinds))


def parts_of(cls: Any, table: Node | None) -> frozenset[Kind]:
    """The parts of a table that something is said of: its groups and own fields, and the fields of their rows."""
    keys: Counter[Kind] = Counter()
    if cls is not None and table is not None:
        _row(keys, Counter(), (), cls, table, defaultdict(Counter))
    return frozenset(keys)


def _players(found: Usual, node: Node | None) -> None:
    """Players who are written in a word or not at all: what a table begins with."""
    rows = list(node.entries.values()) if node is not None else []
    if rows and all(each.kind == "scalar" for each in rows):
        found.players[tuple(each.text for each in rows)] += 1


Values = dict[Kind, Counter[str]]


def _row(keys: Counter[Kind], rows: Counter[Kind], kind: Kind, cls: Any, node: Node, values: Values) -> None:
    record = record_of(cls)
    for key, each in node.entries.items():
        if spec := record.by_key.get(key):
            here = (*kind, spec.key)
            keys[here] += 1
            if each.kind == "scalar" and WORDS.fullmatch(each.text):
                values[here][each.text] += 1
            _value(keys, rows, here, spec.type, each, values)


def _value(keys: Counter[Kind], rows: Counter[Kind], kind: Kind, tp: Any, node: Node, values: Values) -> None:
    for each in kind_of(tp).args if kind_of(tp).name == "either" else (tp,):
        inner = kind_of(each)
        if inner.name in ("map", "list") and (cls := row_type(inner.args[0])):
            for row in (*node.entries.values(), *node.elements):
                rows[(*kind, "*")] += 1
                _row(keys, rows, (*kind, "*"), cls, row, values)
        elif inner.name == "record" and (cls := row_type(each)):
            rows[kind] += 1
            _row(keys, rows, kind, cls, node, values)
