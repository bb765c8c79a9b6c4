"""The pages that compare the games: one for each idea that entries name, every game's entries side by side."""

from __future__ import annotations

from collections.abc import Iterator

from judge.content.library import folded
from judge.content.markup import split
from judge.content.model import Entry
from judge.site import html
from judge.site.glossary import first_sentence
from judge.site.links import anchor, relative
from judge.site.page import Page, described
from judge.site.shelf import Shelf


def concept_pages(shelf: Shelf) -> Iterator[Page]:
    """A page for each idea, and one that lists them."""
    ideas = concepts(shelf)
    if not ideas:
        return
    page = "concepts/"
    rows = (_row(shelf, slug, entries, page) for slug, entries in ideas.items())
    about = "One idea a page: how each game handles it, side by side."
    yield Page(
        url=page,
        title="Compare the games",
        body=about + "\n\n" + html.tag("dl", *rows, class_="j-rows"),
        hide=("toc",),
        section="concepts",
        search=0,
        description=about,
    )
    for slug, entries in ideas.items():
        yield _page(shelf, slug, entries)


def concepts(shelf: Shelf) -> dict[str, list[Entry]]:
    """The ideas by their slugs, each with the entries that name it, in alphabetical order of their titles."""
    found: dict[str, list[Entry]] = {slug: [] for slug in shelf.library.concepts}
    for entry in shelf.library.entries.values():
        if entry.concept:
            found.setdefault(entry.concept, []).append(entry)
    return dict(sorted(found.items(), key=lambda pair: folded(concept_title(shelf, pair[0]))))


def concept_title(shelf: Shelf, slug: str) -> str:
    """The name of an idea."""
    written = shelf.library.concepts.get(slug)
    return written.title if written else slug.replace("-", " ").capitalize()


def _row(shelf: Shelf, slug: str, entries: list[Entry], page: str) -> str:
    games = dict.fromkeys(entry.game for entry in entries)
    said = ", ".join(shelf.library.games[game].title for game in games if game)
    link = html.tag(
        "a", html.text(concept_title(shelf, slug)), href=relative(f"concepts/{slug}/", page), data_ref=f"concept:{slug}"
    )
    return html.tag("div", html.tag("dt", link), html.tag("dd", html.text(said)))


def _page(shelf: Shelf, slug: str, entries: list[Entry]) -> Page:
    page = f"concepts/{slug}/"
    written = shelf.library.concepts.get(slug)
    text = split((shelf.library.root / "concepts" / f"{slug}.md").read_text("utf-8")).body if written else ""
    columns = [_column(shelf, game, entries, page) for game in shelf.library.games]
    body = "\n\n".join(part for part in (text.strip(), html.tag("div", *columns, class_="j-columns")) if part)
    return Page(
        url=page,
        title=concept_title(shelf, slug),
        body=body,
        section="concepts",
        own=f"concept:{slug}",
        hide=("toc",),
        description=described(written.text) if written else f"{concept_title(shelf, slug)} in each game, side by side.",
    )


def _column(shelf: Shelf, game: str, entries: list[Entry], page: str) -> str:
    mine = sorted((entry for entry in entries if entry.game == game), key=lambda entry: folded(entry.title))
    if not mine:
        return ""
    rows = (html.tag("dt", anchor(each, page)) + html.tag("dd", html.text(first_sentence(each.text))) for each in mine)
    info = shelf.library.games[game]
    head = html.tag("h2", html.tag("a", html.text(info.title), href=relative(f"{game}/", page)), id=game)
    accent = list(shelf.library.games).index(game)
    return html.tag("section", head, html.tag("dl", *rows), data_accent=accent % 7)
