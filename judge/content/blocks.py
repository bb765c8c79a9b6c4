"""Anchored blocks of a page: headings, list items, paragraphs and table rows that end in `{#id}`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Literal

from judge.content.markup import ANCHOR, outside_code, without_anchors

_HEADING = re.compile(r"(#{1,6})[ \t]+(.*?)[ \t]*#*$")
_ITEM = re.compile(r"([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+")
_ENDING = re.compile(r"\{:?[ \t]*#([\w.\-]+)[ \t]*\}[ \t]*\|?[ \t]*$")
_ADMONITION = re.compile(r"[ \t]*(?:!!!|\?\?\?)")
BlockKind = Literal["heading", "item", "paragraph", "row"]


@dataclass(frozen=True, slots=True)
class Block:
    """One anchored block: its own Markdown without anchors, the lines it spans, the block around it."""

    id: str
    kind: BlockKind
    title: str
    text: str
    level: int
    first: int
    last: int
    inside: str


@dataclass(frozen=True, slots=True)
class _Heading:
    line: int
    level: int
    title: str
    id: str


def blocks(body: str, first_line: int = 1) -> list[Block]:
    """The anchored blocks of a body in the order they begin."""
    source = _Source(body, first_line)
    found = [source.heading(each) for each in source.headings if each.id]
    heads = {each.line for each in source.headings}
    for number, line in source.visible.items():
        ending = _ENDING.search(line)
        if ending and number not in heads:
            found.append(source.small(number, ending.group(1)))
    found.sort(key=lambda block: (block.first, -block.last))
    return _nested(found)


def stray_anchors(body: str, first_line: int = 1) -> list[tuple[int, int, str]]:
    """Anchors that do not stand at the end of their line: line, column, id."""
    stray = []
    for number, line in outside_code(body):
        ending = _ENDING.search(line)
        for found in ANCHOR.finditer(line):
            if not ending or found.end(1) != ending.end(1):
                stray.append((number + first_line, found.start() + 1, found.group(1)))
    return stray


def intro(body: str) -> str:
    """The text before the first heading that has an anchor."""
    source = _Source(body, 1)
    first = next((each.line for each in source.headings if each.id), len(source.lines))
    return source.text(0, first - 1)


class _Source:
    """The lines of a body, with its headings found."""

    def __init__(self, body: str, first_line: int) -> None:
        self.lines = body.split("\n")
        self.first_line = first_line
        self.visible = dict(outside_code(body))
        self.headings = [
            _head(number, found) for number, line in self.visible.items() if (found := _HEADING.match(line))
        ]

    def text(self, first: int, last: int) -> str:
        """Lines first to last as a text of its own: anchors removed, common indentation removed."""
        lines = self.lines[first : last + 1]
        indent = min((_indent(line) for line in lines if line.strip()), default=0)
        return without_anchors("\n".join(line[indent:].rstrip() for line in lines)).strip("\n")

    def item_text(self, first: int, last: int) -> str:
        """A list item as a text of its own: without its marker, a list in it set off by a blank line."""
        marker = _ITEM.match(self.lines[first])
        lead = self.lines[first][marker.end() if marker else 0 :].rstrip()
        rest = self.text(first + 1, last)
        gap = "\n\n" if _ITEM.match(rest) else "\n"
        return without_anchors(lead) + (gap + rest if rest else "")

    def heading(self, head: _Heading) -> Block:
        """A heading reaches to the next of its own or a higher level, or the next that has an anchor."""
        later = (each for each in self.headings if each.line > head.line)
        end = next((each.line for each in later if each.level <= head.level or each.id), len(self.lines))
        text = self.text(head.line + 1, end - 1)
        return self.block(head.id, "heading", head.title, text, head.level, head.line, end - 1)

    def small(self, at: int, id: str) -> Block:
        """The list item, paragraph or table row whose line `at` ends in an anchor."""
        if self.lines[at].lstrip().startswith("|"):
            return self.block(id, "row", "", self.text(at, at), 7, at, at)
        first = at
        while not _ITEM.match(self.lines[first]) and self.continues(first):
            first -= 1
        if _ITEM.match(self.lines[first]):
            last = self.below(at, _indent(self.lines[first]))
            return self.block(id, "item", "", self.item_text(first, last), 7, first, last)
        last = self.list_after(at) if without_anchors(self.lines[at]).rstrip().endswith(":") else at
        return self.block(id, "paragraph", "", self.text(first, last), 7, first, last)

    def continues(self, number: int) -> bool:
        """Whether a line goes on with the paragraph or item begun on the line above."""
        above = number - 1
        return above in self.visible and bool(self.lines[above].strip()) and not _opens(self.lines[above])

    def below(self, at: int, indent: int) -> int:
        """The last of the lines after `at` that are indented deeper than that."""
        last = at
        for number in range(at + 1, len(self.lines)):
            if self.lines[number].strip():
                if _indent(self.lines[number]) <= indent:
                    break
                last = number
        return last

    def list_after(self, at: int) -> int:
        """The last line of the list that follows a paragraph: what its colon announces."""
        last = at
        while (start := self.next_text(last)) is not None and _ITEM.match(self.lines[start]):
            last = self.below(start, _indent(self.lines[start]))
        return last

    def next_text(self, after: int) -> int | None:
        return next((n for n in range(after + 1, len(self.lines)) if self.lines[n].strip()), None)

    def block(self, id: str, kind: BlockKind, title: str, text: str, level: int, first: int, last: int) -> Block:
        return Block(id, kind, title, text, level, first + self.first_line, last + self.first_line, "")


def _nested(found: list[Block]) -> list[Block]:
    """The blocks with `inside` filled in: the heading above, or the item around."""
    around: list[Block] = []
    nested = []
    for block in found:
        while around and not _holds(around[-1], block):
            around.pop()
        nested.append(replace(block, inside=around[-1].id if around else ""))
        around.append(block)
    return nested


def _holds(outer: Block, inner: Block) -> bool:
    if outer.kind == "heading":
        return inner.level > outer.level
    return inner.kind != "heading" and inner.last <= outer.last


def _head(number: int, found: re.Match[str]) -> _Heading:
    anchor = ANCHOR.search(found.group(2))
    title = without_anchors(found.group(2)).strip()
    return _Heading(number, len(found.group(1)), title, anchor.group(1) if anchor else "")


def _opens(line: str) -> bool:
    """Whether a line stands for itself, so that the next one begins something new."""
    return bool(_HEADING.match(line) or _ADMONITION.match(line) or _ENDING.search(line))


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" \t"))
