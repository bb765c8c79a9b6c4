"""YAML that may be hostile, read in one pass into a small tree that knows its lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, cast

import yaml

from judge.content.problem import BadInput, Place, shown
from judge.content.yamlwords import in_plain_words, never_closed


def _loader() -> Any:
    """The compiled parser where there is one."""
    if hasattr(yaml, "CSafeLoader"):
        return yaml.CSafeLoader
    from judge.content.pure_yaml import PureLoader

    return PureLoader


LOADER: Any = _loader()
_UNSAFE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
_NULL = frozenset({"", "~", "null", "Null", "NULL"})
_TRUE = frozenset({"true", "True", "TRUE"})
_FALSE = frozenset({"false", "False", "FALSE"})
_INT = re.compile(r"[-+]?[0-9]{1,15}")
_FLOAT = re.compile(r"[-+]?(\.[0-9]{1,15}|[0-9]{1,15}(\.[0-9]{0,15})?)([eE][-+]?[0-9]{1,2})?")


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of a file is accepted before it is refused unread."""

    size: int = 256 * 1024
    depth: int = 20
    nodes: int = 20_000


LIMITS = Limits()


@dataclass(slots=True)
class Node:
    """One value of a YAML file: a map, a list or a scalar, with its place (counted from 1)."""

    kind: Literal["map", "list", "scalar"]
    value: dict[str, Node] | list[Node] | str
    line: int
    column: int
    plain: bool = False
    keys: dict[str, tuple[int, int]] = field(default_factory=dict)

    @property
    def is_null(self) -> bool:
        """Whether nothing is written here: empty, `~` or `null`, without quotes."""
        return self.plain and self.value in _NULL

    @property
    def entries(self) -> dict[str, Node]:
        """The members of a map; empty for anything else."""
        return cast("dict[str, Node]", self.value) if self.kind == "map" else {}

    @property
    def elements(self) -> list[Node]:
        """The elements of a list; empty for anything else."""
        return cast("list[Node]", self.value) if self.kind == "list" else []

    @property
    def text(self) -> str:
        """The text of a scalar as written; empty for anything else."""
        return cast(str, self.value) if self.kind == "scalar" else ""

    def place(self, file: str) -> Place:
        """Where the value begins."""
        return Place(file, self.line, self.column)

    def key_place(self, file: str, key: str) -> Place:
        """Where a key of this map stands, or the map itself when the key is missing."""
        return Place(file, *self.keys.get(key, (self.line, self.column)))


def parse(text: str, file: str = "<text>", limits: Limits = LIMITS) -> Node:
    """Read one YAML document, or raise BadInput naming the line and the reason."""
    text = text.removeprefix("\ufeff")
    _refuse_size(text, file, limits)
    _refuse_control(text, file)
    return _Builder(file, limits).build(_events(text, file))


def load_plain(node: Node) -> Any:
    """The node as ordinary Python data, scalars as YAML 1.2 reads them."""
    if node.kind == "map":
        return {key: load_plain(value) for key, value in node.entries.items()}
    if node.kind == "list":
        return [load_plain(value) for value in node.elements]
    return _scalar(node.text) if node.plain else node.text


def _scalar(text: str) -> Any:
    if text in _NULL:
        return None
    if text in _TRUE or text in _FALSE:
        return text in _TRUE
    if _INT.fullmatch(text):
        return int(text)
    return float(text) if _FLOAT.fullmatch(text) else text


def _refuse_size(text: str, file: str, limits: Limits) -> None:
    if len(text) > limits.size or len(text.encode("utf-8", "surrogatepass")) > limits.size:
        raise BadInput.at(Place(file), f"the file is larger than {limits.size // 1024} KB")


def _refuse_control(text: str, file: str) -> None:
    if found := _UNSAFE.search(text):
        before = text[: found.start()]
        column = found.start() - (before.rfind("\n") + 1) + 1
        place = Place(file, before.count("\n") + 1, column)
        raise BadInput.at(place, f"a control character (U+{ord(found.group()):04X}) is not allowed")


def _events(text: str, file: str) -> Iterator[yaml.Event]:
    try:
        yield from yaml.parse(text, Loader=LOADER)
    except yaml.MarkedYAMLError as error:
        words = in_plain_words(error.problem, error.context)
        marks = (error.problem_mark, error.context_mark)
        mark = (marks[1] or marks[0]) if never_closed(words) else (marks[0] or marks[1])
        place = Place(file, mark.line + 1, mark.column + 1) if mark else Place(file)
        raise BadInput.at(place, words) from None
    except yaml.YAMLError as error:
        raise BadInput.at(Place(file), in_plain_words(str(error), None)) from None


class _Builder:
    """Puts events together to one tree, refusing what a careless or hostile file may hold."""

    def __init__(self, file: str, limits: Limits) -> None:
        self.file = file
        self.limits = limits
        self.count = 0
        self.documents = 0
        self.root: Node | None = None
        self.open: list[Node] = []
        self.waiting: list[tuple[str, tuple[int, int]] | None] = []

    def build(self, events: Iterator[yaml.Event]) -> Node:
        for event in events:
            kind = type(event)
            if kind is yaml.ScalarEvent:
                self.scalar(event)
            elif kind is yaml.MappingStartEvent:
                self.start(event, Node("map", {}, *_at(event)))
            elif kind is yaml.SequenceStartEvent:
                self.start(event, Node("list", [], *_at(event)))
            elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
                self.open.pop()
                self.waiting.pop()
            elif kind is yaml.AliasEvent:
                self.refuse(event, "an alias (*name) is not allowed; write the value out")
            elif kind is yaml.DocumentStartEvent:
                self.document(event)
        return self.root or Node("scalar", "", 1, 1, plain=True)

    def document(self, event: yaml.Event) -> None:
        self.documents += 1
        if self.documents > 1:
            self.refuse(event, "a second document (---) is not allowed; one file holds one document")

    def start(self, event: Any, node: Node) -> None:
        self.admit(event)
        if self.open and self.open[-1].kind == "map" and self.waiting[-1] is None:
            self.refuse(event, "a list or a group cannot be a key; keys are plain names")
        self.place_in_parent(event, node)
        self.open.append(node)
        self.waiting.append(None)
        if len(self.open) > self.limits.depth:
            self.refuse(event, f"nested deeper than {self.limits.depth} levels")

    def scalar(self, event: Any) -> None:
        self.admit(event)
        if _UNSAFE.search(event.value):
            self.refuse(event, "the text contains an escaped control character, which is not allowed")
        if self.open and self.open[-1].kind == "map" and self.waiting[-1] is None:
            self.key(event)
        else:
            line, column = _at(event)
            self.place_in_parent(event, Node("scalar", event.value, line, column, not event.style))

    def key(self, event: Any) -> None:
        parent, name, mark = self.open[-1], event.value, _at(event)
        if name in parent.keys:
            line = parent.keys[name][0]
            self.refuse(event, f"the key {shown(name)} is given twice; the first is on line {line}")
        parent.keys[name] = mark
        self.waiting[-1] = (name, mark)

    def place_in_parent(self, event: yaml.Event, node: Node) -> None:
        if not self.open:
            self.root = node
            return
        parent, key = self.open[-1], self.waiting[-1]
        if key is None:
            parent.elements.append(node)
        else:
            parent.entries[key[0]] = node
            self.waiting[-1] = None

    def admit(self, event: Any) -> None:
        self.count += 1
        if self.count > self.limits.nodes:
            self.refuse(event, f"more than {self.limits.nodes} values in one file")
        if event.anchor is not None:
            self.refuse(event, "an anchor (&name) is not allowed; write the value out where it is needed")
        if event.tag is not None:
            self.refuse(event, f"a tag ({shown(event.tag)}) is not allowed; write plain values")

    def refuse(self, event: yaml.Event, message: str) -> None:
        raise BadInput.at(Place(self.file, *_at(event)), message)


def _at(event: Any) -> tuple[int, int]:
    mark = event.start_mark
    return mark.line + 1, mark.column + 1
