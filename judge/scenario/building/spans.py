"""Where each value of a scenario stands in its text, from its first character to behind its last."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import yaml

from judge.content.yamltree import LOADER, Node, parse


@dataclass(slots=True)
class Entry:
    """A member of a map: its key, where that stands, and its value."""

    key: str
    start: int
    end: int
    value: Span


@dataclass(slots=True)
class Span:
    """A value and where it stands; a flow collection has brackets, a block collection has lines of its own."""

    kind: Literal["map", "list", "scalar"]
    start: int
    end: int
    flow: bool = False
    members: list[Entry] = field(default_factory=list)
    elements: list[Span] = field(default_factory=list)

    def member(self, key: str) -> Entry | None:
        """The member of a map with that key."""
        return next((each for each in self.members if each.key == key), None)


def spans(text: str) -> tuple[Node, Span]:
    """The tree of a text, and the same tree as stretches of it; BadInput for a text that cannot be read."""
    node = parse(text)
    return node, _Spans(text).build()


class _Spans:
    """Puts the events of the parser together; whatever is hostile has been refused before."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = [0]
        for line in text.split("\n"):
            self.lines.append(self.lines[-1] + len(line) + 1)
        self.open: list[Span] = []
        self.waiting: list[Entry | None] = []
        self.root = Span("scalar", 0, 0)

    def build(self) -> Span:
        for event in yaml.parse(self.text, Loader=LOADER):
            match event:
                case yaml.ScalarEvent():
                    self.scalar(event)
                case yaml.MappingStartEvent() | yaml.SequenceStartEvent():
                    self.start(event)
                case yaml.MappingEndEvent() | yaml.SequenceEndEvent():
                    self.finish(event)
        return self.root

    def at(self, mark: Any) -> int:
        line, column = int(mark.line), int(mark.column)
        return min(self.lines[line] + column, len(self.text))

    def scalar(self, event: Any) -> None:
        start, end = self.at(event.start_mark), self.at(event.end_mark)
        end = max(start, len(self.text[:end].rstrip()) if event.style in ("|", ">") else end)
        if self.open and self.open[-1].kind == "map" and self.waiting[-1] is None:
            self.waiting[-1] = Entry(event.value, start, end, Span("scalar", end, end))
        else:
            self.place(Span("scalar", start, end))

    def start(self, event: Any) -> None:
        kind: Literal["map", "list"] = "map" if isinstance(event, yaml.MappingStartEvent) else "list"
        span = Span(kind, self.at(event.start_mark), self.at(event.end_mark), bool(event.flow_style))
        self.place(span)
        self.open.append(span)
        self.waiting.append(None)

    def finish(self, event: Any) -> None:
        span = self.open.pop()
        self.waiting.pop()
        if span.flow:
            span.end = self.at(event.end_mark)
        else:
            # A block ends where its last value does; the parser has gone on to what follows.
            inner = [each.value for each in span.members] + span.elements
            span.end = max((each.end for each in inner), default=span.end)

    def place(self, span: Span) -> None:
        if not self.open:
            self.root = span
            return
        entry = self.waiting[-1]
        if self.open[-1].kind == "list":
            self.open[-1].elements.append(span)
        elif entry is not None:
            entry.value = span
            self.open[-1].members.append(entry)
            self.waiting[-1] = None
