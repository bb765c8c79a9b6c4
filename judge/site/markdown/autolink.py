"""Terms and rule numbers become links where they are used: the first use in each block, never in headings or links."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

from judge.site.links import relative

if TYPE_CHECKING:
    from judge.site.markdown.extension import Context

_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
_CLOSED = frozenset({"a", "code", "pre", "script", "style", "svg"}) | _HEADINGS
_NUMBER = re.compile(r"(?<![\w.:])\d+(?:\.\d+)+(?:\.?[a-z])?(?![\w.]*\w)")


class Spot(NamedTuple):
    """A stretch of text that names an entry."""

    start: int
    end: int
    url: str
    ref: str


class Autolinks(Treeprocessor):
    """Walks the finished tree; what is in a link, in code or in a heading stays as it is."""

    def __init__(self, md: Markdown, context: Context) -> None:
        super().__init__(md)
        self.context = context

    def run(self, root: etree.Element) -> None:
        """Links the whole page, block by block."""
        if self.context.game in self.context.linked.library.games:
            self.walk(root, {self.context.own})

    def walk(self, element: etree.Element, seen: set[str]) -> None:
        """Links an element; a heading or an element with an id begins a new block."""
        self.insert(element, 0, element.text, seen)
        for child in list(element):
            if child.tag in _HEADINGS:
                seen = self.fresh(child.get("id"))
            elif child.tag not in _CLOSED:
                self.walk(child, self.fresh(child.get("id")) if child.get("id") else seen)
            self.insert(element, list(element).index(child) + 1, child.tail, seen)

    def fresh(self, id: str | None) -> set[str]:
        """What is not linked in a new block: the page's own entry and the block itself."""
        return {self.context.own, f"{self.context.game}:{id}"}

    def insert(self, parent: etree.Element, at: int, text: str | None, seen: set[str]) -> None:
        """Puts the links of one stretch of text in its place."""
        if not text:
            return
        done = 0
        links: list[etree.Element] = []
        for spot in self.spots(text):
            if spot.start < done or spot.ref in seen:
                continue
            seen.add(spot.ref)
            _follow(parent, at, links, text[done : spot.start])
            links.append(self.link(text[spot.start : spot.end], spot))
            done = spot.end
        if links:
            _follow(parent, at, links, text[done:])
            parent[at:at] = links

    def spots(self, text: str) -> Iterator[Spot]:
        """Where terms and rule numbers stand, from left to right."""
        terms = [
            Spot(m.start, m.end, m.entry.url, m.entry.address)
            for m in self.context.linked.mentions(self.context.game).find(text)
        ]
        numbers = [spot for found in _NUMBER.finditer(text) if (spot := self.numbered(found))]
        return iter(sorted(terms + numbers))

    def numbered(self, found: re.Match[str]) -> Spot | None:
        """A rule number in plain text, if the game has such a rule."""
        game, unit = self.context.game, found.group()
        if unit not in self.context.linked.library.units.get(game, {}):
            return None
        target = self.context.linked.links.unit_target(game, unit)
        return Spot(found.start(), found.end(), target.url, target.ref)

    def link(self, words: str, spot: Spot) -> etree.Element:
        """One link; terms look quieter than the links an author wrote."""
        made = etree.Element(
            "a", {"href": relative(spot.url, self.context.page), "data-ref": spot.ref, "class": "j-auto"}
        )
        made.text = AtomicString(words)
        return made


def _follow(parent: etree.Element, at: int, links: list[etree.Element], text: str) -> None:
    """Sets the text after the links placed so far: their tail, or what stands before the first of them."""
    if links:
        links[-1].tail = text
    elif at == 0:
        parent.text = text
    else:
        parent[at - 1].tail = text
