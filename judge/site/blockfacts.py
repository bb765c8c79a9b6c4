"""The small print under a rule or a term: unit, edition, short address, and everything connected with it."""

from __future__ import annotations

from collections.abc import Iterable

from judge.content.model import Entry
from judge.site import html
from judge.site.facts import Connected, in_order
from judge.site.links import anchor, number, relative, short_url
from judge.site.shelf import Shelf

KINDS = {"reading": "open question", "note": "slip of the text", "misreading": "common mistake"}


def under_rule(shelf: Shelf, entry: Entry, inside: Iterable[Entry], page: str) -> str:
    """The small print of a heading rule, with that of the items in it."""
    facts = connected(shelf, entry, inside)
    if entry.kind == "term":
        facts = facts._replace(there=())
    return html.tag(
        "div",
        html.joined([_first_row(shelf, entry, page), *_rows(facts, page)], ""),
        class_="j-facts",
        data_search_exclude=True,
    )


def connected(shelf: Shelf, entry: Entry, inside: Iterable[Entry]) -> Connected:
    """What an entry and the blocks in it are connected with, outside themselves."""
    blocks = list(inside)
    facts = shelf.facts.of(entry).merged(shelf.facts.of(each) for each in blocks)
    return facts.without([entry.address, *(each.address for each in blocks)])


def _first_row(shelf: Shelf, entry: Entry, page: str) -> str:
    unit = unit_of(shelf, entry)
    address = (
        html.tag(
            "a", html.text(short_url(entry.game, unit).rstrip("/")), href=relative(short_url(entry.game, unit), page)
        )
        if unit
        else ""
    )
    copy = html.tag("button", "Copy citation", type="button", class_="j-copy", data_ref=entry.address, hidden=True)
    return html.tag("p", html.joined([html.text(entry.edition), address, copy], " · "), class_="j-cite")


def unit_of(shelf: Shelf, entry: Entry) -> str:
    """The unit an entry is cited by: its own id where it is a unit, else the first it states."""
    known = shelf.library.units.get(entry.game, {})
    return next((unit for unit in (entry.id, *entry.cites) if unit in known), "")


def _rows(facts: Connected, page: str) -> Iterable[str]:
    yield _row("In the charts", [_step(each, page) for each in facts.steps])
    yield _row("Open here", [_open(each, page) for each in facts.open])
    yield _row("Scenarios", [anchor(each, page) for each in facts.scenarios])
    yield _folded("Refers to", facts.there, page)
    yield _folded("Referred to by", facts.back, page)


def _row(title: str, links: list[str]) -> str:
    if not links:
        return ""
    return html.tag("p", html.tag("b", title), " ", html.joined(links, " · "))


def _folded(title: str, entries: Iterable[Entry], page: str) -> str:
    listed = in_order(entries)
    if not listed:
        return ""
    links = html.joined((named(each, page) for each in listed), " · ")
    if len(listed) <= 4:
        return html.tag("p", html.tag("b", title), " ", links)
    summary = html.tag("summary", html.tag("b", title), f" {len(listed)} entries")
    return html.tag("details", summary, html.tag("p", links))


def _step(entry: Entry, page: str) -> str:
    return anchor(entry, page)


def _open(entry: Entry, page: str) -> str:
    return f"{anchor(entry, page)} ({KINDS[entry.kind]})"


def named(entry: Entry, page: str) -> str:
    """A link to an entry with its number in front of its title."""
    shown = number(entry.id) if entry.kind == "rule" else ""
    return anchor(
        entry, page, html.joined([html.tag("span", shown, class_="j-n") if shown else "", html.text(entry.title)], " ")
    )
