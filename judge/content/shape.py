"""Type-directed reading of a YAML tree into dataclasses: the type decides, so `8.10` stays text."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from judge.content.fields import NO_RULES, Record, Rules, Spec, item, kind_of, placed, record_of
from judge.content.problem import BadInput, Place, Problem, nearest, shown, unknown
from judge.content.references import broken
from judge.content.scalars import SCALARS, Misfit, misfit
from judge.content.words import bounds
from judge.content.yamltree import Node, load_plain

__all__ = ["item", "placed", "read"]

T = TypeVar("T")
MOST_PROBLEMS = 50
MOST_WORK = 200_000
LONGEST_KEY = 40


def read(node: Node, cls: type[T], file: str) -> T:
    """The tree as a value of the given type, or BadInput with everything that is wrong with it."""
    reading = _Reading(file)
    value, found = reading.attempt(cls, node, "", NO_RULES)
    if found:
        problems = [Problem(each.place, each.say(), each.path) for each in found]
        raise BadInput(sorted(problems, key=lambda problem: problem.place))
    result: T = value
    return result


class _Found(NamedTuple):
    """A problem whose words are made only if it is reported: alternatives are tried and dropped."""

    place: Place
    say: Callable[[], str]
    path: str


class _Enough(Exception):
    """There are as many problems as anyone will read."""


class _Reading:
    """One pass over one tree: the problems found so far and the work done."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[_Found] = []
        self.work = 0

    def note(self, place: Place, say: Callable[[], str], path: str) -> None:
        self.found.append(_Found(place, say, path))
        if len(self.found) >= MOST_PROBLEMS:
            raise _Enough

    def wrong(self, node: Node, tp: Any, path: str, rules: Rules) -> None:
        self.note(node.place(self.file), misfit(node, tp, rules).say, path)

    def attempt(self, tp: Any, node: Node, path: str, rules: Rules) -> tuple[Any, list[_Found]]:
        """Reads a value and keeps the problems apart from those found elsewhere."""
        kept, self.found = self.found, []
        value = None
        try:
            value = self.value(tp, node, path, rules)
        except _Enough:
            pass
        found, self.found = self.found, kept
        return value, found

    def value(self, tp: Any, node: Node, path: str, rules: Rules) -> Any:
        self.work += 1
        if self.work > MOST_WORK:
            raise BadInput.at(node.place(self.file), "this is too complicated to read", path)
        kind = kind_of(tp).name
        if scalar := SCALARS.get(kind):
            try:
                return scalar(node, tp, rules)
            except Misfit as wrong:
                return self.note(node.place(self.file), wrong.say, path)
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
        self.counted(inner, node, len(nodes), path, rules)
        return tuple(self.value(inner, each, f"{path}[{n}]", rules) for n, each in enumerate(nodes, 1))

    def counted(self, inner: Any, node: Node, count: int, path: str, rules: Rules) -> None:
        """Notes a list or a map that has too few elements or too many; the bounds of numbers in it are theirs."""
        if kind_of(inner).name not in ("whole", "number") and not rules.admits(count):
            what = "list" if node.kind == "list" else "group"
            message = f"found a {what} of {count}; allowed: a number of elements {bounds(rules)}"
            self.note(node.place(self.file), lambda: message, path)

    def mapping(self, tp: Any, node: Node, path: str, rules: Rules) -> Any:
        (inner,) = kind_of(tp).args
        if node.kind != "map" and not node.is_null:
            return self.wrong(node, tp, path, rules)
        names = rules.allowed_names()
        if names is not None:
            self.unknown_keys(node, "name", frozenset(names), names, path)
            rules = replace(rules, names=None)
        self.counted(inner, node, len(node.entries), path, rules)
        return MappingProxyType(
            {key: self.value(inner, each, _join(path, key), rules) for key, each in node.entries.items()}
        )

    def unknown_keys(self, node: Node, what: str, known: Collection[str], listed: Collection[str], path: str) -> None:
        for key in node.entries:
            if key not in known:
                self.note(node.key_place(self.file, key), partial(unknown, what, key, listed), path)

    def record(self, cls: type, node: Node, path: str) -> Any:
        form = record_of(cls)
        if form.from_text and (text := _split_text(node, form)):
            words = f"a text with a colon in it has to stand in quotes: {shown(text)}"
            return self.note(node.place(self.file), partial(str, words), path)
        if node.kind == "map" and form.specs:
            return self.group(cls, form, node, path)
        try:
            if node.is_null and form.from_null:
                value = form.from_null()
            elif node.kind == "scalar" and not node.is_null and form.from_text:
                value = form.from_text(node.text)
            else:
                return self.wrong(node, cls, path, NO_RULES)
        except ValueError as error:
            return self.note(node.place(self.file), partial(str, error), path)
        if form.place_field:
            value = replace(value, **{form.place_field: node.place(self.file)})
        return self.checked(value, form, node, path)

    def group(self, cls: type, form: Record, node: Node, path: str) -> Any:
        before = len(self.found)
        if cut := _cut_by_comma(node, form):
            words = f"a text with a comma in it has to stand in quotes: {shown(cut[1])}"
            return self.note(cut[0].place(self.file), partial(str, words), path)
        self.unknown_keys(node, "key", form.by_key, form.keys, path)
        values: dict[str, Any] = {}
        for spec in form.specs:
            if (key := self.key_of(spec, node, path)) is not None:
                values[spec.name] = self.value(spec.type, node.entries[key], _join(path, key), spec.rules)
        if form.place_field:
            values[form.place_field] = node.place(self.file)
        if len(self.found) > before:
            return None
        value = cls(**values)
        if form.is_table and not self.referred(value, node, path):
            return None
        return self.checked(value, form, node, path)

    def key_of(self, spec: Spec, node: Node, path: str) -> str | None:
        given = [key for key in spec.keys if key in node.entries]
        if len(given) > 1:
            place = node.key_place(self.file, given[1])
            self.note(place, lambda: f"{given[0]} is given twice, also as {given[1]}", path)
        if not given and spec.required:
            self.note(node.place(self.file), lambda: f"the key {spec.key} is missing ({spec.rules.doc})", path)
        return given[0] if given else None

    def checked(self, value: Any, form: Record, node: Node, path: str) -> Any:
        for where, message in value.problems() if form.checks else ():
            name, *inside = (where,) if isinstance(where, str) else where
            spec = next((spec for spec in form.specs if name in (spec.name, *spec.keys)), None)
            key = next((key for key in spec.keys if key in node.entries), spec.key) if spec else name
            self.note_at(node, (key, *inside), path, partial(str, message))
        return value

    def note_at(self, node: Node, keys: tuple[str, ...], path: str, say: Callable[[], str]) -> None:
        """Notes a problem at a key, or at a key inside what it holds, as far as that was written."""
        place = node.key_place(self.file, keys[0])
        for key, inside in zip(keys, keys[1:], strict=False):
            if key not in node.entries or inside not in node.entries[key].entries:
                break
            node = node.entries[key]
            place = node.key_place(self.file, inside)
        for key in filter(None, keys):
            path = _join(path, key)
        self.note(place, say, path)

    def referred(self, table: Any, node: Node, path: str) -> bool:
        """Whether every name on a table is the name of something there; notes those that are not, where they stand."""
        before = len(self.found)
        for each, message in broken(table, node, path):
            place = each.node.place(self.file) if each.key is None else each.node.key_place(self.file, each.key)
            self.note(place, partial(str, message), each.path)
        return len(self.found) == before

    def either(self, tp: Any, node: Node, path: str, rules: Rules) -> Any:
        options = [each for each in kind_of(tp).args if fits(each, node)]
        if not options:
            return self.wrong(node, tp, path, rules)
        attempts = []
        for option in options:
            value, found = self.attempt(option, node, path, rules)
            if not found:
                return value
            attempts.append(found)
        told = [found for option, found in zip(options, attempts, strict=True) if kind_of(option).name == "record"]
        if node.kind == "scalar" and len(attempts) > 1 and not told:
            return self.wrong(node, tp, path, rules)
        for each in min(told or attempts, key=len):
            self.note(*each)
        return None


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
        return node.kind == "map" and bool(form.specs)
    if kind.name == "map":
        return node.kind == "map" or node.is_null
    if kind.name == "list":
        return node.kind == "list" or (node.kind == "scalar" and (node.is_null or fits(kind.args[0], node)))
    if node.is_null:
        return kind.name == "null" or None in kind.args
    return node.kind == "scalar" and kind.name != "null"


def _split_text(node: Node, form: Record) -> str:
    """The text that YAML took for a group because of its colon: one key, and none that the record knows."""
    only = next(iter(node.entries.items())) if len(node.entries) == 1 else None
    if only is None or only[0] in form.by_key or only[1].kind != "scalar":
        return ""
    return f"{only[0]}: {only[1].text}"


def _cut_by_comma(node: Node, form: Record) -> tuple[Node, str] | None:
    """The text that a comma between { and } has cut in two, and where: behind it stands an unknown key and no colon."""
    keys = list(node.entries)
    for before, key in zip(keys, keys[1:], strict=False):
        text, rest, (line, column) = node.entries[before], node.entries[key], node.keys[key]
        no_colon = rest.is_null and (rest.line, rest.column) == (line, column + len(key))
        if no_colon and key not in form.by_key and before in form.by_key and text.plain and not nearest(key, form.keys):
            return text, f"{text.text}, {key}"
    return None


def _join(path: str, key: str) -> str:
    name = key if len(key) <= LONGEST_KEY and key.isprintable() else shown(key, LONGEST_KEY)
    return f"{path}.{name}" if path else name
