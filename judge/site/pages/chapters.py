"""The pages of a game's rules: one for each chapter, and the list of them."""

from __future__ import annotations

from collections.abc import Iterator

from judge.content.blocks import Block, blocks
from judge.content.markup import split
from judge.content.model import Entry
from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.links import anchor, number
from judge.site.pages.page import Page, described
from judge.site.side_notes import numbered_link


def chapter_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """A page for each chapter, and one that lists them."""
    chapters = in_chapter_order(linked, game)
    if chapters:
        yield _list(linked, game, chapters)
    for chapter in chapters:
        yield _chapter(linked, chapter)


def in_chapter_order(linked: LinkedLibrary, game: str) -> list[Entry]:
    """The chapters of a game in the order of the rulebook."""
    return sorted(linked.library.of(game, "chapter"), key=lambda entry: (entry.order, entry.id))


def source_body(linked: LinkedLibrary, entry: Entry) -> str:
    """The Markdown of a chapter or term as it is written, anchors and all."""
    folder = "rules" if entry.kind == "chapter" else "glossary"
    return split((linked.folders[entry.game].path / folder / f"{entry.id}.md").read_text("utf-8")).body


def _list(linked: LinkedLibrary, game: str, chapters: list[Entry]) -> Page:
    page = f"{game}/rules/"
    return Page(
        url=page,
        title="Rules",
        body="\n\n".join(_outline(linked, chapter, page) for chapter in chapters),
        game=game,
        section="rules",
        description=f"{linked.library.games[game].title}: the rules by chapter.",
    )


def _outline(linked: LinkedLibrary, chapter: Entry, page: str) -> str:
    """A chapter with its rules, those of a smaller heading set in."""
    found = [block for block in blocks(source_body(linked, chapter)) if block.kind == "heading"]
    rows = [_outlined(linked, chapter.game, block, page) for block in found]
    counted = numbers(linked, chapter) if numbered(linked, chapter.game) else ""
    shown = html.tag("span", counted, class_="j-n") if counted else ""
    title = anchor(chapter, page, html.joined([shown, html.text(chapter.title)], " "))
    return html.tag("section", html.tag("h2", title, id=chapter.id), html.tag("ul", *rows, class_="j-outline"))


def _outlined(linked: LinkedLibrary, game: str, block: Block, page: str) -> str:
    rule = linked.library.entries.get(f"{game}:{block.id}")
    return html.tag("li", numbered_link(rule, page), class_="j-deeper" if block.level > 2 else None) if rule else ""


def _chapter(linked: LinkedLibrary, chapter: Entry) -> Page:
    return Page(
        url=chapter.page,
        title=chapter.title,
        body=source_body(linked, chapter),
        game=chapter.game,
        section="rules",
        own=chapter.address,
        file=chapter.place.file,
        description=described(chapter.text or chapter.title),
    )


def numbered(linked: LinkedLibrary, game: str) -> bool:
    """Whether a rulebook counts its chapters: nearly all of them have a number."""
    chapters = in_chapter_order(linked, game)
    return sum(bool(numbers(linked, each)) for each in chapters) * 4 > len(chapters) * 3


def numbers(linked: LinkedLibrary, chapter: Entry) -> str:
    """The number of a chapter, or the range of those in it; empty where the rulebook has none."""
    if own := next((number(unit) for unit in chapter.cites if number(unit)), ""):
        return own
    found = [each.id for each in linked.library.of(chapter.game, "rule") if each.page == chapter.page]
    inside = [id for id in found if number(id)]
    short = [id for id in inside if id.count(".") == min(each.count(".") for each in inside)]
    return "" if not short else short[0] if len(short) == 1 else f"{short[0]}–{short[-1]}"
