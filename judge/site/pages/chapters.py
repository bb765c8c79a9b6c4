"""The pages of a game's rules: one for each chapter, and the list of them."""

from __future__ import annotations

from collections.abc import Iterator

from judge.content.blocks import Block, blocks
from judge.content.markup import split
from judge.content.model import Entry
from judge.site import html
from judge.site.linked_library import Shelf
from judge.site.links import anchor, number
from judge.site.pages.page import Page, described
from judge.site.side_notes import named


def chapter_pages(shelf: Shelf, game: str) -> Iterator[Page]:
    """A page for each chapter, and one that lists them."""
    chapters = in_chapter_order(shelf, game)
    if chapters:
        yield _list(shelf, game, chapters)
    around = [None, *chapters, None]
    for before, chapter, after in zip(around, chapters, around[2:], strict=False):
        yield _chapter(shelf, chapter, before, after)


def in_chapter_order(shelf: Shelf, game: str) -> list[Entry]:
    """The chapters of a game in the order of the rulebook."""
    return sorted(shelf.library.of(game, "chapter"), key=lambda entry: (entry.order, entry.id))


def source_body(shelf: Shelf, entry: Entry) -> str:
    """The Markdown of a chapter or term as it is written, anchors and all."""
    folder = "rules" if entry.kind == "chapter" else "glossary"
    return split((shelf.folders[entry.game].path / folder / f"{entry.id}.md").read_text("utf-8")).body


def _list(shelf: Shelf, game: str, chapters: list[Entry]) -> Page:
    page = f"{game}/rules/"
    return Page(
        url=page,
        title="Rules",
        body="\n\n".join(_outline(shelf, chapter, page) for chapter in chapters),
        game=game,
        section="rules",
        description=f"{shelf.library.games[game].title}: the rules by chapter.",
    )


def _outline(shelf: Shelf, chapter: Entry, page: str) -> str:
    """A chapter with its rules, those of a smaller heading set in."""
    found = [block for block in blocks(source_body(shelf, chapter)) if block.kind == "heading"]
    rows = [_outlined(shelf, chapter.game, block, page) for block in found]
    counted = numbers(shelf, chapter) if numbered(shelf, chapter.game) else ""
    shown = html.tag("span", counted, class_="j-n") if counted else ""
    title = anchor(chapter, page, html.joined([shown, html.text(chapter.title)], " "))
    return html.tag("section", html.tag("h2", title, id=chapter.id), html.tag("ul", *rows, class_="j-outline"))


def _outlined(shelf: Shelf, game: str, block: Block, page: str) -> str:
    rule = shelf.library.entries.get(f"{game}:{block.id}")
    return html.tag("li", named(rule, page), class_="j-deeper" if block.level > 2 else None) if rule else ""


def _chapter(shelf: Shelf, chapter: Entry, before: Entry | None, after: Entry | None) -> Page:
    return Page(
        url=chapter.page,
        title=chapter.title,
        body=source_body(shelf, chapter),
        game=chapter.game,
        section="rules",
        own=chapter.address,
        file=chapter.place.file,
        description=described(chapter.text or chapter.title),
        before=(before.page, before.title) if before else None,
        after=(after.page, after.title) if after else None,
    )


def numbered(shelf: Shelf, game: str) -> bool:
    """Whether a rulebook counts its chapters: nearly all of them have a number."""
    chapters = in_chapter_order(shelf, game)
    return sum(bool(numbers(shelf, each)) for each in chapters) * 4 > len(chapters) * 3


def numbers(shelf: Shelf, chapter: Entry) -> str:
    """The number of a chapter, or the range of those in it; empty where the rulebook has none."""
    if own := next((number(unit) for unit in chapter.cites if number(unit)), ""):
        return own
    found = [each.id for each in shelf.library.of(chapter.game, "rule") if each.page == chapter.page]
    inside = [id for id in found if number(id)]
    short = [id for id in inside if id.count(".") == min(each.count(".") for each in inside)]
    return "" if not short else short[0] if len(short) == 1 else f"{short[0]}–{short[-1]}"
