"""What a game's code names, held against its content before anything runs: rules, readings, charts, deeds."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from judge import games
from judge.content.library import Library
from judge.content.problem import Place, Problem, unknown
from judge.engine.rules import Rules

NAMES_READING = ("reads", "tries")
NAMES_CHART = ("call", "leave", "inside", "would_ask")
NAMES_DEED = {"batch": 0, "put_in_order": 1}


class Known(NamedTuple):
    """What the content of a game and its RULES have, by what the code may call it."""

    units: Collection[str]
    options: Mapping[str, Collection[str]]
    charts: Collection[str]
    deeds: Collection[str]


def code_problems(rules: Rules, library: Library) -> Iterator[Problem]:
    """Every rule, reading, option, chart and deed that the package of a game names outright and that is not there."""
    game = rules.game
    options = {id: tuple(each.options) for id, each in library.readings[game].items()}
    options |= {id: tuple(each.options) for id, each in library.misreadings[game].items()}
    known = Known(library.units[game], options, library.charts[game], rules.deeds)
    package = Path(str(games.package(game).__file__)).parent
    for path in sorted(package.rglob("*.py")):
        file = f"games/{package.name}/{path.relative_to(package).as_posix()}"
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for field, message in _wrong(node, known):
                yield Problem(Place(file, node.lineno, node.col_offset + 1), message, field)  # type: ignore[attr-defined]


def _wrong(node: ast.AST, known: Known) -> Iterator[tuple[str, str]]:
    """What a node of the code names that is not there: what it is about, and the message."""
    if isinstance(node, ast.Compare):
        yield from _wrong_option(node, known)
    if not isinstance(node, ast.Call):
        return
    name, said = _called(node), _said(node, 0)
    if name == "cite" and said is not None and said not in known.units:
        yield "cite", unknown("unit", said, known.units)
    elif name in NAMES_READING and said is not None and isinstance(node.func, ast.Attribute):
        if said not in known.options:
            yield name, unknown("reading or misreading", said, known.options)
        elif name == "tries" and (option := _said(node, 1)) is not None and option not in known.options[said]:
            yield name, unknown(f"option of {said}", option, known.options[said])
    elif name in NAMES_CHART and said is not None and isinstance(node.func, ast.Attribute):
        if said not in known.charts:
            yield name, unknown("chart", said, known.charts)
    elif name in NAMES_DEED:
        deed = _said(node, NAMES_DEED[name])
        if deed is not None and deed not in known.deeds:
            yield name, unknown("deed", deed, known.deeds)


def _wrong_option(node: ast.Compare, known: Known) -> Iterator[tuple[str, str]]:
    """`now.reads("id") == "option"` with an option that the reading does not have."""
    asked, other = node.left, node.comparators[0]
    if not (isinstance(asked, ast.Call) and _called(asked) == "reads" and isinstance(other, ast.Constant)):
        return
    reading = _said(asked, 0) or ""
    if reading in known.options and other.value not in known.options[reading]:
        yield "reads", unknown(f"option of {reading}", str(other.value), known.options[reading])


def _called(node: ast.Call) -> str:
    """The last part of the name that is called."""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def _said(node: ast.Call, at: int) -> str | None:
    """The argument at a place, if it is a text that stands there outright."""
    found = node.args[at] if at < len(node.args) else None
    return found.value if isinstance(found, ast.Constant) and isinstance(found.value, str) else None
