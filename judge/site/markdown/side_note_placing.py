"""Puts the notes beside the rules of a page: one block for each heading and term, a folded one for each small item."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Iterator
from typing import TYPE_CHECKING

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

from judge.content.library import folded
from judge.content.model import Entry
from judge.site.side_notes import notes_beside, notes_under

if TYPE_CHECKING:
    from judge.site.markdown.extension import Context

_HEADINGS = ("h2", "h3", "h4")
_NESTED = ("ul", "ol", "dl", "table")


class SideNotePlacing(Treeprocessor):
    """Works on chapters and terms when everything else is in place; charts and scenarios get their notes at the end."""

    def __init__(self, md: Markdown, context: Context) -> None:
        super().__init__(md)
        self.context = context

    def run(self, root: etree.Element) -> None:
        """Wraps the page into sections and adds the notes."""
        own = self.context.linked.library.entries.get(self.context.own)
        if own is not None and own.kind in ("scenario", "chart"):
            self.put(root, notes_beside(self.context.linked, own, (), self.context.page))
        if own is None or own.kind not in ("chapter", "term"):
            return
        _raise_headings(root)
        _say_once(root, own.title)
        groups = list(_groups(root))
        for child in list(root):
            root.remove(child)
        for number, group in enumerate(groups):
            entry = own if number == 0 and own.kind == "term" else self.entry(group[0])
            root.extend(self.section(entry, group) if entry else group)

    def entry(self, element: etree.Element) -> Entry | None:
        """The entry whose anchor an element carries."""
        return self.context.linked.library.entries.get(f"{self.context.game}:{element.get('id')}")

    def section(self, entry: Entry, group: list[etree.Element]) -> list[etree.Element]:
        """A heading's block with the notes beside it; a page's title stands before its block."""
        title = [each for each in group if each.tag == "h1"]
        section = etree.Element("section", {"class": "j-rule"})
        text = etree.SubElement(section, "div")
        text.extend(each for each in group if each.tag != "h1")
        items = list(self.items(text))
        self.put(section, notes_beside(self.context.linked, entry, [item for _, item in items], self.context.page))
        parents = {child: parent for parent in text.iter() for child in parent}
        for element, item in items:
            self.fold(element, parents[element], notes_under(self.context.linked, item, self.context.page))
        return [*title, section]

    def items(self, text: etree.Element) -> Iterator[tuple[etree.Element, Entry]]:
        """The small blocks with an address of their own."""
        for element in text.iter():
            if element.tag in ("li", "p", "tr") and (item := self.entry(element)) is not None:
                yield element, item

    def put(self, parent: etree.Element, written: str, at: int | None = None) -> None:
        """Puts ready HTML into an element."""
        holder = etree.Element("p")
        holder.text = self.md.htmlStash.store(written)
        parent.insert(len(parent) if at is None else at, holder)

    def fold(self, element: etree.Element, parent: etree.Element, notes: str) -> None:
        """Puts the notes of an item at its end, before what is nested in it."""
        if element.tag == "tr":
            self.put(element[-1], notes)
        elif element.tag == "p":
            self.follow(element, parent, notes)
        elif len(element) and element[0].tag == "p":
            self.put(element, notes, 1)
        else:
            self.put(element, notes, next((n for n, child in enumerate(element) if child.tag in _NESTED), len(element)))

    def follow(self, paragraph: etree.Element, parent: etree.Element, notes: str) -> None:
        """A paragraph and its notes in one box, because a paragraph cannot hold them."""
        at = list(parent).index(paragraph)
        parent.remove(paragraph)
        box = etree.Element("div", {"class": "j-item"})
        box.append(paragraph)
        self.put(box, notes)
        parent.insert(at, box)


def _say_once(root: etree.Element, title: str) -> None:
    """Marks a first heading that only repeats the title of its page: its number stays to be seen."""
    first = next((each for each in root if each.tag in _HEADINGS), None)
    if first is not None and folded("".join(first.itertext()).lstrip("0123456789.¶ ")) == folded(title):
        first.set("class", "j-same")


def _groups(root: etree.Element) -> Iterator[list[etree.Element]]:
    """The elements of a page, cut before each heading."""
    group: list[etree.Element] = []
    for child in root:
        if child.tag in _HEADINGS and child.get("id") and group:
            yield group
            group = []
        group.append(child)
    if group:
        yield group


def _raise_headings(root: etree.Element) -> None:
    """Lets the headings of a page begin at the second level, whatever its author began with."""
    levels = sorted({int(each.tag[1]) for each in root if each.tag in _HEADINGS})
    for element in root:
        if element.tag in _HEADINGS:
            element.tag = f"h{2 + levels.index(int(element.tag[1]))}"
