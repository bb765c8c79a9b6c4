"""Which fields of a meaning the code that carries it out looks at, as its source tells.

A field that a card can fill and no code asks for is a word that is read and then not carried out.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Container, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

Node = ast.FunctionDef | ast.Lambda
EVERYTHING = "*"


def consulted(function: Any, kind: type, at: int | None = None) -> frozenset[str]:
    """The fields of a kind that a function looks at, itself or by those it hands it on to; `*` if all of it goes on.

    `at` is the place of the parameter that holds it, where no annotation says so.
    """
    return frozenset(_consulted(function, kind, at, set()))


def _consulted(function: Any, kind: type, at: int | str | None, seen: set[Any]) -> Iterator[str]:
    function = inspect.unwrap(function)
    if not isinstance(function, FunctionType) or (function, at) in seen:
        return
    seen.add((function, at))
    for cell in function.__closure__ or ():
        if isinstance(cell.cell_contents, FunctionType):
            yield from _consulted(cell.cell_contents, kind, None, seen)
    for node in _nodes(function):
        names = set(_holding(node, kind, at))
        if names:
            yield from _looked_at(node, names, function, kind, seen)


def _looked_at(node: Node, names: set[str], function: FunctionType, kind: type, seen: set[Any]) -> Iterator[str]:
    """What is asked of the names that hold it, and what those ask to whom it is given."""
    for each in ast.walk(node):
        if isinstance(each, ast.Assign) and _is_one(each.value, names):
            names |= {target.id for target in each.targets if isinstance(target, ast.Name)}
    for each in ast.walk(node):
        if isinstance(each, ast.Attribute) and _is_one(each.value, names):
            yield each.attr
        elif isinstance(each, ast.Call):
            given = [*enumerate(each.args), *((word.arg, word.value) for word in each.keywords)]
            for place, value in given:
                if _is_one(value, names):
                    called = _called(each.func, function)
                    found = EVERYTHING if called is None else None
                    yield from (found,) if found else _consulted(called, kind, place, seen)


def _is_one(value: ast.expr, names: set[str]) -> bool:
    """Whether an expression is one of the names, or one of them with something replaced."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "_replace":
        return _is_one(value.func.value, names)
    return isinstance(value, ast.Name) and value.id in names


def _called(name: ast.expr, function: FunctionType) -> Any:
    """Which function is called, if it is one that can be looked into."""
    if isinstance(name, ast.Name):
        found = function.__globals__.get(name.id)
        return found if isinstance(inspect.unwrap(found) if callable(found) else None, FunctionType) else None
    if isinstance(name, ast.Attribute) and isinstance(name.value, ast.Name):
        return getattr(function.__globals__.get(name.value.id), name.attr, None)
    return None


def _holding(node: Node, kind: type, at: int | str | None) -> Iterator[str]:
    """The parameters that hold a meaning of the kind."""
    every = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    for place, each in enumerate(every):
        told = each.annotation is not None and kind.__name__ in ast.unparse(each.annotation)
        if (at in (place, each.arg)) if at is not None else told:
            yield each.arg


def _nodes(function: FunctionType) -> list[Node]:
    return _by_line(inspect.getfile(function)).get(function.__code__.co_firstlineno, [])


@cache
def _by_line(path: str) -> dict[int, list[Node]]:
    """The functions of a file, by the line on which each begins."""
    found: dict[int, list[Node]] = {}
    for each in ast.walk(ast.parse(Path(path).read_text("utf-8"))):
        if isinstance(each, ast.FunctionDef | ast.Lambda):
            above = [one.lineno for one in each.decorator_list] if isinstance(each, ast.FunctionDef) else []
            found.setdefault(min([each.lineno, *above]), []).append(each)
    return found


Consumers = Callable[[Any], tuple[Any, int] | None]


def unconsulted(parts: Iterable[Any], consumer: Consumers, elsewhere: Container[str]) -> dict[str, tuple[Any, ...]]:
    """The fields that differ between some meanings and that nobody asks for: kind and field, with what stands there."""
    known: dict[str, frozenset[str]] = {}
    found: dict[str, dict[Any, None]] = {}
    for each in parts:
        by = consumer(each)
        if by is None:
            continue
        name = f"{type(each).__name__} {each[0]}" if isinstance(each[0], str) else type(each).__name__
        if name not in known:
            known[name] = consulted(by[0], type(each), by[1])
        for field, value in zip(each._fields[1:], each[1:], strict=True):
            if field not in elsewhere and not {field, EVERYTHING} & known[name]:
                found.setdefault(f"{name}.{field}", {})[value] = None
    return {place: tuple(values) for place, values in found.items() if len(values) > 1}
