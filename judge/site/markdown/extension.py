"""The Markdown extension: anchors become ids with their numbers, [[links]] become links, terms are linked.

It works in any program that runs Python-Markdown, so that a successor of mkdocs can take over.
A page says what it is in its first line: `<!-- judge page=chaotic/glossary/burst/ game=chaotic own=chaotic:burst -->`.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.postprocessors import Postprocessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

from judge.content.markup import plain
from judge.content.model import PREFIXED
from judge.content.problem import BadInput, Place, Problem
from judge.site.linked_library import LinkedLibrary, linked_library
from judge.site.links import number, relative
from judge.site.markdown.autolink import Autolinks
from judge.site.markdown.comparisons import Comparisons
from judge.site.markdown.contents import Contents, WrittenContents
from judge.site.markdown.side_note_placing import SideNotePlacing
from judge.site.markdown.typography import typographic

FIRST_LINE = re.compile(r"<!-- judge ((?:\w+=\S* )*)-->$")
_ENDING = re.compile(r"\s*\{:?\s*#([\w.\-]+)\s*\}\s*$")
_WIKI = r"\[\[([^\[\]|]*)(?:\|([^\[\]]*))?\]\]"
_READY = re.compile(r"<(div|dl|section|ul|ol|p|table|h2|details|blockquote)[ >].*</\1>\s*$")
_LIST_SIGN = re.compile(r"^(\d*)([-*+#>.)])(?=\s)")
_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")


@dataclass
class Context:
    """The page that is being written: its address, its game, its own entry and its file."""

    linked: LinkedLibrary
    page: str = ""
    game: str = ""
    own: str = ""
    file: str = ""
    numbers: bool = True
    problems: list[Problem] = field(default_factory=list)

    def unknown(self, target: str) -> None:
        """Notes a link that leads nowhere, unless the game it leads to was left out."""
        if target.partition(":")[0] in self.linked.absent:
            return
        self.problems.append(Problem(Place(self.file or self.page), f"the link [[{target}]] leads nowhere"))


def first_line(page: str, game: str = "", own: str = "", file: str = "") -> str:
    """The line that tells the extension what page it is on."""
    said = {"page": page, "game": game, "own": own, "file": file}
    return "<!-- judge " + "".join(f"{key}={value} " for key, value in said.items() if value) + "-->"


class JudgeExtension(Extension):
    """Everything this site adds to Markdown."""

    def __init__(self, given: LinkedLibrary | None = None) -> None:
        super().__init__()
        self.context = Context(given or linked_library())

    def extendMarkdown(self, md: Markdown) -> None:
        """Adds the steps, each at its place among Markdown's own."""
        here = self.context
        md.preprocessors.register(_FirstLine(md, here), "judge-first-line", 25)
        md.treeprocessors.register(_Anchors(md, here), "judge-anchors", 30)
        md.inlinePatterns.register(_WikiLinks(_WIKI, md, here), "judge-links", 175)
        md.inlinePatterns.register(_StrayAnchor(r"\{:?\s*#([\w.\-]+)\s*\}", md), "judge-stray", 174)
        md.treeprocessors.register(Comparisons(md, here), "judge-comparisons", 16)
        md.treeprocessors.register(_Schemes(md, here), "judge-schemes", 15)
        md.treeprocessors.register(Autolinks(md, here), "judge-autolinks", 12)
        if here.numbers:
            md.treeprocessors.register(SideNotePlacing(md, here), "judge-side-notes", 11)
            md.treeprocessors.register(Contents(md, here), "judge-contents", 4)
        md.postprocessors.register(WrittenContents(md), "judge-contents", 3)
        md.postprocessors.register(_Typography(md), "judge-typography", 2)
        md.postprocessors.register(_Problems(md, here), "judge-problems", 1)


class _FirstLine(Preprocessor):
    """Reads and removes the first line that says what the page is; sets aside what the page writer made as HTML.

    A line of HTML from the page writer is whole. Markdown would take it apart and put it together again, which takes
    longer than everything else on a page.
    """

    def __init__(self, md: Markdown, context: Context) -> None:
        super().__init__(md)
        self.context = context

    def run(self, lines: list[str]) -> list[str]:
        at = next((number for number, line in enumerate(lines) if line.strip()), None)
        found = FIRST_LINE.match(lines[at].strip()) if at is not None else None
        if found is None or at is None:
            return lines
        for pair in found.group(1).split():
            key, _, value = pair.partition("=")
            setattr(self.context, key, value)
        return [self.md.htmlStash.store(line) if _READY.match(line) else line for line in lines[at + 1 :]]


class _Anchors(Treeprocessor):
    """Turns `{#id}` at the end of a heading, item, paragraph or row into an id, and shows the number."""

    def __init__(self, md: Markdown, context: Context) -> None:
        super().__init__(md)
        self.context = context

    def run(self, root: etree.Element) -> None:
        parents = {child: parent for parent in root.iter() for child in parent}
        for element in list(root.iter()):
            if element.tag in (*_HEADINGS, "p", "li", "td") and (found := _ENDING.search(element.text or "")):
                element.text = (element.text or "")[: found.start()]
                self.mark(_holder(element, parents), element, found.group(1))
        for listed in root.iter():
            if listed.tag in ("ul", "ol") and all(_numbered(item) for item in listed):
                listed.set("class", "j-numbered")

    def mark(self, holder: etree.Element, element: etree.Element, id: str) -> None:
        """Gives the id to the element, and its number (or a sign) as a link to itself."""
        holder.set("id", id)
        if not self.context.numbers:
            return
        shown = number(id)
        link = etree.Element("a", {"class": "j-num" if shown else "j-num j-sign", "href": f"#{id}"})
        if not shown:
            link.set("aria-label", f"Address of {id.replace('-', ' ')}")
            if holder.tag in _HEADINGS:
                holder.set("data-toc-label", plain(element.text or ""))
        link.text = AtomicString(shown or "¶")
        link.tail = " " + (element.text or "").lstrip()
        element.text = ""
        element.insert(0, link)


def _numbered(item: etree.Element) -> bool:
    """Whether an item of a list shows the number of a rule, so that it needs no other sign."""
    return number(item.get("id", "")) != ""


def _holder(element: etree.Element, parents: dict[etree.Element, etree.Element]) -> etree.Element:
    """The element that gets the id: a row for its cell, an item for its first paragraph."""
    parent = parents.get(element)
    if parent is not None and (
        element.tag == "td" or (element.tag == "p" and parent.tag == "li" and parent[0] is element)
    ):
        return parent
    return element


class _WikiLinks(InlineProcessor):
    """[[target]] and [[target|words]]."""

    def __init__(self, pattern: str, md: Markdown, context: Context) -> None:
        super().__init__(pattern, md)
        self.context = context

    def handleMatch(  # type: ignore[override]  # the base class of the base class still has the old form
        self, m: re.Match[str], data: str
    ) -> tuple[etree.Element | None, int | None, int | None]:
        target = self.context.linked.links.find(m.group(1), self.context.game)
        if target is None:
            self.context.unknown(m.group(1))
            return None, None, None
        link = etree.Element("a", {"href": relative(target.url, self.context.page), "data-ref": target.ref})
        label = target.label[:1].upper() + target.label[1:] if m.start() == 0 else target.label
        link.text = (m.group(2) or "").strip() or AtomicString(label)
        return link, m.start(0), m.end(0)


class _StrayAnchor(InlineProcessor):
    """An anchor in the middle of a paragraph: an empty element with the id."""

    def handleMatch(  # type: ignore[override]
        self, m: re.Match[str], data: str
    ) -> tuple[etree.Element, int, int]:
        return etree.Element("span", {"id": m.group(1)}), m.start(0), m.end(0)


class _Schemes(Treeprocessor):
    """[words](scenario:slug) and the like."""

    def __init__(self, md: Markdown, context: Context) -> None:
        super().__init__(md)
        self.context = context

    def run(self, root: etree.Element) -> None:
        for link in root.iter("a"):
            written = link.get("href", "")
            if written.partition(":")[0] not in (*PREFIXED, "concept"):
                continue
            target = self.context.linked.links.find(written, self.context.game)
            if target is None:
                self.context.unknown(written)
                continue
            link.set("href", relative(target.url, self.context.page))
            link.set("data-ref", target.ref)


class _Typography(Postprocessor):
    """Sets quotes and dashes as in print, when the whole page is together."""

    def run(self, text: str) -> str:
        return typographic(text)


class _Problems(Postprocessor):
    """Stops the build when a link leads nowhere."""

    def __init__(self, md: Markdown, context: Context) -> None:
        super().__init__(md)
        self.context = context

    def run(self, text: str) -> str:
        if self.context.problems:
            problems, self.context.problems = self.context.problems, []
            raise BadInput(problems)
        return text


EXTENSIONS: Sequence[str] = ("admonition", "def_list", "sane_lists", "tables")


class Renderer:
    """Renders pieces of Markdown outside a page build, with links written for one page."""

    def __init__(self, given: LinkedLibrary, game: str, page: str = "") -> None:
        self.extension = JudgeExtension(given=given)
        self.extension.context.page = page
        self.extension.context.game = game
        self.extension.context.numbers = False
        self.markdown = Markdown(extensions=[*EXTENSIONS, self.extension])

    def inline(self, text: str) -> str:
        """A sentence or two as HTML without a block around it; what looks like the sign of a list is only words."""
        words = _LIST_SIGN.sub(r"\1\\\2", " ".join(text.split()))
        return self.html(words).removeprefix("<p>").removesuffix("</p>")

    def html(self, text: str, own: str = "") -> str:
        """A text as HTML; `own` is the entry it belongs to, which is not linked in it."""
        self.extension.context.own = own
        return self.markdown.reset().convert(text)


def makeExtension(**options: Any) -> JudgeExtension:
    """What Markdown calls to make the extension from its name."""
    return JudgeExtension(**options)
