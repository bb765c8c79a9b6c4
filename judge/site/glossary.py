"""The glossary of a game: one page for each term, and the list from A to Z."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from judge.content.library import folded
from judge.content.markup import plain
from judge.content.model import Entry
from judge.site import html
from judge.site.blockfacts import named, under_rule
from judge.site.chapters import source_body
from judge.site.links import Target, anchor, relative
from judge.site.page import Page, described
from judge.site.shelf import Shelf


def glossary_pages(shelf: Shelf, game: str) -> Iterator[Page]:
    """A page for each term, and one that lists them."""
    terms = sorted(shelf.library.of(game, "term"), key=lambda entry: folded(entry.title))
    if terms:
        yield _list(shelf, game, terms)
    for term in terms:
        yield _term(shelf, term)


def _list(shelf: Shelf, game: str, terms: list[Entry]) -> Page:
    page = f"{game}/glossary/"
    letters = [(letter, list(group)) for letter, group in groupby(terms, key=_letter)]
    jump = html.tag(
        "p",
        html.joined((html.tag("a", letter, href=f"#{_id(letter)}") for letter, _ in letters), " "),
        class_="j-letters",
    )
    field = html.tag(
        "input",
        type="search",
        placeholder="Filter: part of a term, or another word for it",
        aria_label="Filter the terms",
    )
    parts = [html.tag("div", field, class_="j-filter", hidden=True), jump]
    parts += [_section(letter, group, page) for letter, group in letters]
    about = f"{shelf.library.games[game].title}: {len(terms)} terms from A to Z."
    body = html.tag("div", *parts, class_="j-glossary")
    return Page(
        url=page, title="Glossary", body=body, game=game, section="glossary", hide=("toc",), search=0, description=about
    )


def _letter(term: Entry) -> str:
    first = folded(term.title)[:1].upper()
    return first if first.isalpha() else "0-9"


def _id(letter: str) -> str:
    return f"letter-{letter.lower()}"


def _section(letter: str, terms: list[Entry], page: str) -> str:
    rows = (_row(term, page) for term in terms)
    return html.tag("section", html.tag("h2", letter, id=_id(letter)), html.tag("dl", *rows))


def _row(term: Entry, page: str) -> str:
    words = " ".join((term.title, *term.aliases)).casefold()
    return html.tag(
        "div",
        html.tag("dt", anchor(term, page)),
        html.tag("dd", html.text(first_sentence(term.text))),
        data_words=words,
    )


def first_sentence(text: str) -> str:
    """The first sentence of an entry in plain words."""
    line = plain(text).split("\n", 1)[0]
    end = line.find(". ")
    first = line if end < 0 else line[: end + 1]
    return first[:1].upper() + first[1:]


def _term(shelf: Shelf, term: Entry) -> Page:
    inside = [entry for entry in shelf.library.of(term.game, "rule") if entry.page == term.page]
    parts = [
        source_body(shelf, term).strip(),
        _also(term),
        _states(shelf, term),
        _see(shelf, term),
        under_rule(shelf, term, inside, term.page),
    ]
    return Page(
        url=term.page,
        title=term.title,
        body="\n\n".join(part for part in parts if part),
        game=term.game,
        section="glossary",
        own=term.address,
        file=term.place.file,
        hide=("toc",),
        description=described(term.text),
        search=4,
    )


def _also(term: Entry) -> str:
    shown = [alias for alias in term.aliases if folded(alias) not in _forms(term.title)]
    return (
        html.tag("p", html.tag("b", "Also found as"), " ", html.text(", ".join(shown)), class_="j-also")
        if shown
        else ""
    )


def _forms(title: str) -> set[str]:
    """Plain inflections of the title, which tell a reader nothing."""
    name = folded(title)
    return {name, name + "s", name + "es", name.removesuffix("y") + "ies", name.removesuffix("s")}


def _states(shelf: Shelf, term: Entry) -> str:
    """The rules that state the same units in full."""
    rules = [rule for unit in term.cites for rule in shelf.library.covering(term.game, unit) if rule.kind != "term"]
    rows = [named(rule, term.page) for rule in dict.fromkeys(rules)]
    return (
        html.tag(
            "p", html.tag("b", "In the rules"), " ", html.joined(rows, " · "), class_="j-also", data_search_exclude=True
        )
        if rows
        else ""
    )


def _see(shelf: Shelf, term: Entry) -> str:
    found = [shelf.links.find(each, term.game) for each in term.see]
    links = [_link(target, term.page) for target in found if target]
    if term.concept:
        idea = html.tag(
            "a",
            html.text(
                shelf.library.concepts[term.concept].title
                if term.concept in shelf.library.concepts
                else term.concept.replace("-", " ")
            ),
            href=relative(f"concepts/{term.concept}/", term.page),
            data_ref=f"concept:{term.concept}",
        )
        links.append(f"{idea} in every game")
    return (
        html.tag(
            "p", html.tag("b", "See also"), " ", html.joined(links, " · "), class_="j-also", data_search_exclude=True
        )
        if links
        else ""
    )


def _link(target: Target, page: str) -> str:
    return html.tag("a", html.text(target.label), href=relative(target.url, page), data_ref=target.ref)
