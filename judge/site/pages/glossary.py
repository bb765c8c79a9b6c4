"""The glossary of a game: one page for each term, and the list from A to Z."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from judge.content.library import folded
from judge.content.markup import plain
from judge.content.model import Entry
from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.links import anchor
from judge.site.pages.chapters import source_body
from judge.site.pages.filterable_list import filter_words, filterable
from judge.site.pages.page import Page, described

_SIGN = re.compile(r"^(?:[-*+]|\d+[.)])\s+")


def glossary_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """A page for each term, and one that lists them."""
    terms = sorted(linked.library.of(game, "term"), key=lambda entry: _sorted(entry.title))
    if terms:
        yield _list(linked, game, terms)
    for term in terms:
        yield _term(linked, term)


def _list(linked: LinkedLibrary, game: str, terms: list[Entry]) -> Page:
    page = f"{game}/glossary/"
    letters = [(letter, list(group)) for letter, group in groupby(terms, key=_letter)]
    jump = html.joined((html.tag("a", letter, href=f"#{_id(letter)}") for letter, _ in letters), " ")
    body = filterable(
        "Filter the terms: part of a term, or another word for it",
        html.tag("p", jump, class_="j-letters"),
        *(_section(letter, group, page) for letter, group in letters),
    )
    about = f"{linked.library.games[game].title}: {len(terms)} terms from A to Z."
    return Page(url=page, title="Glossary", body=body, game=game, section="glossary", description=about)


def _letter(term: Entry) -> str:
    first = _sorted(term.title)[:1].upper()
    return first if first.isalpha() else "0-9"


def _sorted(title: str) -> str:
    """What a title is sorted by: its words, without the quotation marks and the like before them."""
    return folded(title).lstrip("\"'“”‘’«»([ ")


def _id(letter: str) -> str:
    return f"letter-{letter.lower()}"


def _section(letter: str, terms: list[Entry], page: str) -> str:
    rows = (_row(term, page) for term in terms)
    return html.tag("section", html.tag("h2", letter, id=_id(letter)), html.tag("dl", *rows, class_="j-rows"))


def _row(term: Entry, page: str) -> str:
    return html.tag(
        "div",
        html.tag("dt", anchor(term, page)),
        html.tag("dd", html.text(first_sentence(term.text))),
        data_words=filter_words(term.title, *term.aliases),
    )


def first_sentence(text: str) -> str:
    """The first sentence of an entry in plain words."""
    line = _SIGN.sub("", plain(text).split("\n", 1)[0])
    end = line.find(". ")
    first = line if end < 0 else line[: end + 1]
    return first[:1].upper() + first[1:]


def _term(linked: LinkedLibrary, term: Entry) -> Page:
    return Page(
        url=term.page,
        title=term.title,
        body="\n\n".join(part for part in (_beyond(term), source_body(linked, term).strip(), _also(term)) if part),
        game=term.game,
        section="glossary",
        own=term.address,
        file=term.place.file,
        description=described(term.text),
    )


def _beyond(term: Entry) -> str:
    """What tells an extension from a term of the rulebook."""
    if term.sort != "extension":
        return ""
    said = " It is told here as players of later sets know it."
    return html.tag("p", html.tag("b", "Not in this rulebook."), said, class_="j-quiet")


def _also(term: Entry) -> str:
    shown = [alias for alias in term.aliases if folded(alias) not in _forms(term.title)]
    if not shown:
        return ""
    return html.tag("p", html.tag("b", "Also found as"), " ", html.text(", ".join(shown)), class_="j-quiet")


def _forms(title: str) -> set[str]:
    """Plain inflections of the title, which tell a reader nothing."""
    name = folded(title)
    return {name, name + "s", name + "es", name.removesuffix("y") + "ies", name.removesuffix("s")}
