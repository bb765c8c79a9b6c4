"""Type-directed reading of a YAML tree into dataclasses: the type decides, so `8.10` stays text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from types import MappingProxyType
from typing import Any, TypeVar

from judge.content.fields import NO_RULES, Record, Rules, Spec, item, kind_of, placed, record_of
from judge.content.problem import BadInput, Place, Problem, unknown
from judge.content.scalars import SCALARS, Misfit
from judge.content.schema import FieldDoc, fields_doc, schema
from judge.content.words import bounds
from judge.content.yamltree import Node, load_plain

__all__ = ["FieldDoc", "fields_doc", "item", "placed", "read", "schema"]

T = TypeVar("T")
MOST_PROBLEMS = 50
MOST_WORK = 200_000


def read(node: Node, cls: type[T], file: str) -> T:
    """The tree as a value of the given type, or BadInput with everything that is wrong with it."""
    reading = _Reading(file)
    value: T = reading.value(cls, node, "", NO_RULES)
    if reading.problems:
        raise BadInput(sorted(reading.problems, key=lambda problem: problem.place))
    return value


class _Reading:
    """One pass over one tree: the problems found so far and the work done."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.work = 0

    @property
    def full(self) -> bool:
        return len(self.problems) >= MOST_PROBLEMS

    def note(self, place: Place, message: str, path: str) -> None:
        if not self.full:
            self.problems.append(Problem(place, message, path))

    def wrong(self, node: Node, tp: Any, path: str, rules: Rules) -> None:
        self.note(node.place(self.file), str(Misfit.of(node, tp, rules)), path)

    def value(self, tp: Any, node: Node, path: str, rules: Rules) -> Any:
        self.work += 1
        if self.work > MOST_WORK:
            raise BadInput.at(node.place(self.file), "this is too complicated to read", path)
        kind = kind_of(tp).name
        if scalar := SCALARS.get(kind):
            try:
                return scalar(node, tp, rules)
            except Misfit as misfit:
                return self.note(node.place(self.file), str(misfit), path)
        if kind == "record":
            return self.record(tp, node, path)
        if kind == "list":
            return self.listing(tp, node, path, rules)
        if kind == "map":
            return self.mapping(tp, node, path, rules)
        return load_plain(node) if kind == "any" else self.either(tp, node, path, rules)

    def listing(self, tp: Any, node: Node, path: str, rules: Rules) -> Any:
        (inner,) = kind_of(tp).args
        if node.kind == "map":
            return self.wrong(node, tp, path, rules)
        if node.kind == "scalar" and not node.is_null:
            return (self.value(inner, node, path, rules),)
        nodes = node.elements
        if kind_of(inner).name not in ("whole", "number") and not rules.admits(len(nodes)):
            message = f"found a list of {len(nodes)}; allowed: a number of elements {bounds(rules)}"
            self.note(node.place(self.file), message, path)
        return tuple(self.value(inner, each, f"{path}[{n}]", rules) for n, each in enumerate(nodes, 1))

    def mapping(self, tp: Any, node: Node, path: str, rules: Rules) -> Any:
        (inner,) = kind_of(tp).args
        if node.kind != "map" and not node.is_null:
            return self.wrong(node, tp, path, rules)
        names = rules.allowed_names()
        if names is not None:
            self.unknown_keys(node, "name", names, path)
            rules = replace(rules, names=None)
        return MappingProxyType(
            {key: self.value(inner, each, _join(path, key), rules) for key, each in node.entries.items()}
        )

    def unknown_keys(self, node: Node, what: str, names: Iterable[str], path: str) -> None:
        known = list(names)
        for key in node.entries:
            if key not in known and not self.full:
                self.note(node.key_place(self.file, key), unknown(what, key, known), path)

    def record(self, cls: type, node: Node, path: str) -> Any:
        form = record_of(cls)
        if node.kind == "map":
            return self.group(cls, form, node, path)
        try:
            if node.is_null and form.from_null:
                value = form.from_null()
            elif node.kind == "scalar" and not node.is_null and form.from_text:
                value = form.from_text(node.text)
            else:
                return self.wrong(node, cls, path, NO_RULES)
        except ValueError as error:
            return self.note(node.place(self.file), str(error), path)
        if form.place_field:
            value = replace(value, **{form.place_field: node.place(self.file)})
        return self.checked(value, form, node, path)

    def group(self, cls: type, form: Record, node: Node, path: str) -> Any:
        before = len(self.problems)
        self.unknown_group_keys(form, node, path)
        values: dict[str, Any] = {}
        for spec in form.specs:
            if (key := self.key_of(spec, node, path)) is not None:
                values[spec.name] = self.value(spec.type, node.entries[key], _join(path, key), spec.rules)
        if form.place_field:
            values[form.place_field] = node.place(self.file)
        if len(self.problems) > before or self.full:
            return None
        return self.checked(cls(**values), form, node, path)

    def unknown_group_keys(self, form: Record, node: Node, path: str) -> None:
        for key in node.entries:
            if key not in form.by_key and not self.full:
                self.note(node.key_place(self.file, key), unknown("key", key, form.keys), path)

    def key_of(self, spec: Spec, node: Node, path: str) -> str | None:
        given = [key for key in spec.keys if key in node.entries]
        if len(given) > 1:
            place = node.key_place(self.file, given[1])
            self.note(place, f"{given[0]} is given twice, also as {given[1]}", path)
        if not given and spec.required:
            self.note(node.place(self.file), f"the key {spec.key} is missing ({spec.rules.doc})", path)
        return given[0] if given else None

    def checked(self, value: Any, form: Record, node: Node, path: str) -> Any:
        for name, message in value.problems() if form.checks else ():
            spec = next((spec for spec in form.specs if name in (spec.name, *spec.keys)), None)
            key = next((key for key in spec.keys if key in node.entries), spec.key) if spec else name
            self.note(node.key_place(self.file, key), message, _join(path, key) if key else path)
        return value

    def either(self, tp: Any, node: Node, path: str, rules: Rules) -> Any:
        options = [each for each in kind_of(tp).args if fits(each, node)]
        if not options:
            return self.wrong(node, tp, path, rules)
        attempts = []
        for option in options:
            value, problems = self.attempt(option, node, path, rules)
            if not problems:
                return value
            attempts.append(problems)
        if node.kind == "scalar" and len(attempts) > 1:
            return self.wrong(node, tp, path, rules)
        for problem in min(attempts, key=len):
            self.note(problem.place, problem.message, problem.field)
        return None

    def attempt(self, tp: Any, node: Node, path: str, rules: Rules) -> tuple[Any, list[Problem]]:
        kept, self.problems = self.problems, []
        try:
            return self.value(tp, node, path, rules), self.problems
        finally:
            self.problems = kept


def fits(tp: Any, node: Node) -> bool:
    """Whether a type could take a value of this outer form: a null, a scalar, a list or a group."""
    kind = kind_of(tp)
    if kind.name == "either":
        return any(fits(each, node) for each in kind.args)
    if kind.name == "any":
        return True
    if kind.name == "record":
        form = record_of(tp)
        if node.kind == "scalar":
            return bool(form.from_null if node.is_null else form.from_text)
        return node.kind == "map"
    if kind.name == "map":
        return node.kind == "map" or node.is_null
    if kind.name == "list":
        return node.kind == "list" or (node.kind == "scalar" and (node.is_null or fits(kind.args[0], node)))
    if node.is_null:
        return kind.name == "null" or None in kind.args
    return node.kind == "scalar" and kind.name != "null"


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
