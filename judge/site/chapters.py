"""The pages of a game's rules: one for each chapter, with the small print under every rule, and the list of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.content.blocks import Block, blocks
from judge.content.markup import split
from judge.content.model import Entry
from judge.site import html
from judge.site.blockfacts import named, under_rule
from judge.site.links import anchor
from judge.site.page import Page, described
from judge.site.shelf import Shelf


def chapter_pages(shelf: Shelf, game: str) -> Iterator[Page]:
    """A page for each chapter, and one that lists them."""
    chapters = in_chapter_order(shelf, game)
    if chapters:
        yield _list(shelf, game, chapters)
    for chapter in chapters:
        yield _chapter(shelf, chapter)


def in_chapter_order(shelf: Shelf, game: str) -> list[Entry]:
    """The chapters of a game in the order of the rulebook."""
    return sorted(shelf.library.of(game, "chapter"), key=lambda entry: (entry.order, entry.id))


def source_body(shelf: Shelf, entry: Entry) -> str:
    """The Markdown of a chapter or term as it is written, anchors and all."""
    folder = "rules" if entry.kind == "chapter" else "glossary"
    return split((shelf.folders[entry.game].path / folder / f"{entry.id}.md").read_text("utf-8")).body


def _list(shelf: Shelf, game: str, chapters: list[Entry]) -> Page:
    page = f"{game}/rules/"
    body = "\n\n".join(_outline(shelf, chapter, page) for chapter in chapters)
    return Page(
        url=page,
        title="Rules",
        body=body,
        game=game,
        section="rules",
        hide=("toc",),
        search=0,
        description=f"{_title(shelf, game)}: the rules by chapter.",
    )


def _title(shelf: Shelf, game: str) -> str:
    return shelf.library.games[game].title


def _outline(shelf: Shelf, chapter: Entry, page: str) -> str:
    found = [block for block in blocks(source_body(shelf, chapter)) if block.kind == "heading"]
    rules = (shelf.library.entries.get(f"{chapter.game}:{block.id}") for block in found)
    rows = html.items((named(rule, page) for rule in rules if rule), class_="j-outline")
    return html.tag("section", html.tag("h2", anchor(chapter, page), id=chapter.id), rows)


def _chapter(shelf: Shelf, chapter: Entry) -> Page:
    return Page(
        url=chapter.page,
        title=chapter.title,
        body=with_small_print(shelf, chapter),
        game=chapter.game,
        section="rules",
        own=chapter.address,
        file=chapter.place.file,
        description=described(chapter.text or chapter.title),
    )


def with_small_print(shelf: Shelf, chapter: Entry) -> str:
    """The chapter's Markdown with the small print after the last line of each heading's block."""
    body = source_body(shelf, chapter)
    lines = body.split("\n")
    found = blocks(body)
    for block in reversed([block for block in found if block.kind == "heading"]):
        entry = shelf.library.entries.get(f"{chapter.game}:{block.id}")
        if entry is not None:
            inside = [each for each in _entries_in(shelf, chapter.game, block, found)]
            lines[block.last : block.last] = ["", under_rule(shelf, entry, inside, chapter.page), ""]
    return "\n".join(lines)


def _entries_in(shelf: Shelf, game: str, outer: Block, found: list[Block]) -> Iterator[Entry]:
    """The entries of the small blocks in a heading's block, however deep."""
    around: Mapping[str, str] = {block.id: block.inside for block in found if block.kind != "heading"}
    for block in found:
        up = block.id
        while up in around:
            up = around[up]
        if up == outer.id and block.kind != "heading":
            entry = shelf.library.entries.get(f"{game}:{block.id}")
            if entry is not None:
                yield entry
