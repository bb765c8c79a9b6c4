"""Markdown pages read into entries and links: one entry for the page, one for each anchored block."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Generic, TypeVar

from judge.content.blocks import Block, blocks, intro, stray_anchors
from judge.content.concepts import merged
from judge.content.frontmatter import ChapterHead, ConceptHead, TermHead
from judge.content.markup import Page, plain, references, split, unclosed, without_anchors
from judge.content.model import Entry, Link, Unit, address, own_units
from judge.content.problem import BadInput, Place
from judge.content.sources import CONTENT, Sources
from judge.content.yamltree import Node, parse

Head = TypeVar("Head", TermHead, ChapterHead, ConceptHead)
LONGEST_TITLE = 70


@dataclass(slots=True)
class Written:
    """What pages hold: entries and the links between them."""

    entries: list[Entry] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)

    def add(self, other: Written) -> None:
        """Takes over the entries and links of another page."""
        self.entries.extend(other.entries)
        self.links.extend(other.links)


@dataclass(frozen=True, slots=True)
class _Opened(Generic[Head]):
    """A page with its head read."""

    file: str
    page: Page
    node: Node
    head: Head


def glossary(sources: Sources, edition: str, units: Mapping[str, Unit]) -> Written:
    """The terms of a game, with the anchored blocks in them."""
    written = Written()
    for path in sources.folder.files("glossary", "*.md"):
        if opened := _open(sources, path, TermHead):
            written.add(_term(opened, path.stem, sources.folder.name, edition, units))
    return written


def _term(opened: _Opened[TermHead], slug: str, game: str, edition: str, units: Mapping[str, Unit]) -> Written:
    head = opened.head
    term = Entry(
        id=slug,
        game=game,
        kind="term",
        title=head.term,
        text=without_anchors(opened.page.body).strip(),
        place=Place(opened.file, 1),
        cites=own_units(head.cites, game),
        aliases=head.aliases,
        see=head.see,
        concept=head.concept,
        page=f"{game}/glossary/{slug}/",
        edition=edition if head.kind != "extension" else "Cards of later sets, not the rulebook",
        autolink=head.autolink,
        sort=head.kind,
    )
    return _page(opened, term, units)


def chapters(sources: Sources, edition: str, units: Mapping[str, Unit]) -> Written:
    """The chapters of a game's rules, with every anchored rule in them."""
    written = Written()
    for path in sources.folder.files("rules", "*.md"):
        if opened := _open(sources, path, ChapterHead):
            written.add(_chapter(opened, path.stem, sources.folder.name, edition, units))
    return written


def _chapter(opened: _Opened[ChapterHead], stem: str, game: str, edition: str, units: Mapping[str, Unit]) -> Written:
    head = opened.head
    chapter = Entry(
        id=stem,
        game=game,
        kind="chapter",
        title=head.title,
        text=intro(opened.page.body),
        place=Place(opened.file, 1),
        cites=own_units(head.cites, game),
        aliases=head.aliases,
        see=head.see,
        concept=head.concept,
        page=f"{game}/rules/{stem}/",
        edition=edition,
        order=head.order,
    )
    return _page(opened, chapter, units)


def concepts(places: Sequence[Sources]) -> Written:
    """The pages about ideas across the games; their anchors are not entries of their own.

    A page that an earlier place has already adds its columns to that one.
    """
    written, known = Written(), dict[str, Entry]()
    for sources in places:
        for path in sources.folder.files("", "*.md"):
            if not (opened := _open(sources, path, ConceptHead)):
                continue
            head = opened.head
            if (first := known.get(path.stem)) is not None:
                more = replace(first, text=merged(first.text, without_anchors(opened.page.body)).strip())
                written.entries[written.entries.index(first)] = known[path.stem] = more
                written.links.extend(_links(opened, more, []))
                continue
            concept = known[path.stem] = Entry(
                id=path.stem,
                game="",
                kind="concept",
                title=head.title,
                text=without_anchors(opened.page.body).strip(),
                place=Place(opened.file, 1),
                cites=head.cites,
                aliases=head.aliases,
                see=head.see,
                page=f"concepts/{path.stem}/",
                order=head.order,
            )
            written.add(Written([concept], list(_links(opened, concept, []))))
    return written


def _open(sources: Sources, path: Path, cls: type[Head]) -> _Opened[Head] | None:
    file = sources.folder.shown(path)
    text = sources.text(path)
    if text is None:
        return None
    page = split(text)
    if page.front is None:
        sources.note(Place(file, 1), "the page has no head: keys between two lines of three dashes")
        return None
    try:
        node = parse("\n" * (page.front_line - 1) + page.front, file, CONTENT)
    except BadInput as bad:
        sources.problems.extend(bad.problems)
        return None
    _note_markup(sources, file, page)
    head = sources.shaped(node, cls, file)
    return _Opened(file, page, node, head) if head else None


def _note_markup(sources: Sources, file: str, page: Page) -> None:
    for line, column in unclosed(page.body, page.body_line):
        sources.note(Place(file, line, column), "a link that begins with [[ needs ]] on the same line")
    for line, column, id in stray_anchors(page.body, page.body_line):
        sources.note(Place(file, line, column), f"the anchor {{#{id}}} must stand at the end of its line")


def _page(opened: _Opened[Head], entry: Entry, units: Mapping[str, Unit]) -> Written:
    found = blocks(opened.page.body, opened.page.body_line)
    rules: list[Entry] = [_rule(block, entry, opened.file, units) for block in found]
    return Written([entry, *rules], list(_links(opened, entry, found)))


def _rule(block: Block, page: Entry, file: str, units: Mapping[str, Unit]) -> Entry:
    unit = units.get(block.id)
    return Entry(
        id=block.id,
        game=page.game,
        kind="rule",
        title=block.title or (unit.title if unit else first_words(block.text)),
        text=block.text,
        place=Place(file, block.first),
        cites=(block.id,) if unit else (),
        parent=block.inside or page.id,
        page=page.page,
        anchor=block.id,
        edition=page.edition,
        sort=unit.kind if unit else "",
        order=page.order,
    )


def first_words(text: str) -> str:
    """The beginning of a text as a title, cut at a word."""
    line = plain(text).split("\n", 1)[0].strip()
    if len(line) <= LONGEST_TITLE:
        return line
    return line[:LONGEST_TITLE].rpartition(" ")[0].rstrip(",;:") + " …"


def _links(opened: _Opened[Head], page: Entry, found: list[Block]) -> Iterator[Link]:
    for each in _written(opened.node, "see"):
        yield Link(page.address, each.text, "", each.place(opened.file), "see")
    for each in (*_written(opened.node, "cites"), *_written(opened.node, "cite")):
        yield Link(page.address, each.text, "", each.place(opened.file), "cites")
    for reference in references(opened.page.body, opened.page.body_line):
        around = [block for block in found if block.first <= reference.line <= block.last]
        source = page.address
        if around:
            inner = min(around, key=lambda block: block.last - block.first)
            source = address("rule", page.game, inner.id)
        place = Place(opened.file, reference.line, reference.column)
        yield Link(source, reference.target, reference.label, place)


def _written(head: Node, key: str) -> list[Node]:
    node = head.entries.get(key)
    if node is None or node.is_null:
        return []
    return node.elements if node.kind == "list" else [node]
