"""The notes beside a rule or a term: unit, edition, short address, and everything connected with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.content.library import STATING
from judge.content.model import Entry
from judge.site import html
from judge.site.connections import Connected, in_order
from judge.site.linked_library import Shelf
from judge.site.links import anchor, number, relative, short_url

SHOWN = 2


def beside(shelf: Shelf, entry: Entry, inside: Iterable[Entry], page: str) -> str:
    """The notes beside a heading's rule or a term, with those of the items in it."""
    return _facts(shelf, entry, connected(shelf, entry, inside), page)


def under(shelf: Shelf, entry: Entry, page: str) -> str:
    """The notes of a single item, folded behind a small sign at its end."""
    facts = _facts(shelf, entry, connected(shelf, entry, ()), page)
    sign = html.tag("summary", aria_label=f"About {number(entry.id) or entry.id.replace('-', ' ')}")
    return html.tag("details", sign, facts, class_="j-more")


def connected(shelf: Shelf, entry: Entry, inside: Iterable[Entry]) -> Connected:
    """What an entry and the blocks in it are connected with, outside themselves; of links only the entry's own."""
    own, blocks = shelf.facts.of(entry), list(inside)
    facts = own.merged(shelf.facts.of(each) for each in blocks)._replace(there=own.there, back=own.back)
    return facts.without([entry.address, *(each.address for each in blocks)])


def _facts(shelf: Shelf, entry: Entry, facts: Connected, page: str) -> str:
    """What is seen at once, then what opens: as much as fits beside a rule of two sentences."""
    folds = html.joined(_folds(facts, page, entry.kind == "term"), "")
    rows = [*_source(shelf, entry, page), *_rows(facts, page)]
    if entry.kind == "term":
        rows.append(row("See also", [named(each, page) for each in in_order(facts.there)], 6))
    return html.tag("div", *rows, html.tag("div", folds, class_="j-folds") if folds else "", class_="j-facts")


def _source(shelf: Shelf, entry: Entry, page: str) -> Iterator[str]:
    """The edition with the unit, then the address that stays and the button that copies the citation."""
    unit = unit_of(shelf, entry) if entry.kind in STATING else ""
    address = short_url(entry.game, unit) if unit else entry.url
    link = html.tag("a", html.text(address.rstrip("/")), href=relative(address, page))
    edition = html.tag("span", html.joined([html.text(entry.edition), number(unit)]))
    yield html.tag("p", edition, " ", link, " ", copier(entry.address), class_="j-cite")


def copier(ref: str) -> str:
    """The button that copies the citation of an entry; it shows where scripts run."""
    return html.tag("button", "Copy citation", type="button", class_="j-copy", data_ref=ref)


def unit_of(shelf: Shelf, entry: Entry) -> str:
    """The unit an entry is cited by: its own id where it is a unit, else the first it states."""
    known = shelf.library.units.get(entry.game, {})
    return next((unit for unit in (entry.id, *entry.cites) if unit in known), "")


def _rows(facts: Connected, page: str) -> Iterator[str]:
    yield row("In the charts", [anchor(each, page) for each in facts.steps])
    yield row("Open question", [anchor(each, page) for each in facts.open if each.kind == "reading"])
    yield row("In the rules", [named(each, page) for each in facts.same if each.kind == "rule"])
    yield row("In the glossary", [named(each, page) for each in facts.same if each.kind == "term"])
    yield row("Compare", [anchor(each, page) for each in facts.ideas])


def _folds(facts: Connected, page: str, term: bool) -> Iterator[str]:
    yield folded("Scenarios", [anchor(each, page) for each in facts.scenarios])
    yield folded("Mistakes", [anchor(each, page) for each in facts.open if each.kind == "misreading"])
    yield folded("Slips of the text", [anchor(each, page) for each in facts.open if each.kind == "note"])
    yield "" if term else folded("Refers to", [named(each, page) for each in in_order(facts.there)])
    yield folded("Referred to by", [named(each, page) for each in in_order(facts.back)])


def row(title: str, links: list[str], shown: int = SHOWN) -> str:
    """A few links under their name; what is too much is folded."""
    if not links:
        return ""
    few = links if len(links) == shown + 1 else links[:shown]
    more = folded(f"{len(links) - len(few)} more", links[len(few) :], counted=False)
    return html.tag("div", html.tag("b", title), " ", html.items(few), more)


def folded(title: str, links: list[str], *, counted: bool = True) -> str:
    """Links that show when their name is opened."""
    if not links:
        return ""
    summary = html.tag("summary", html.tag("b", title), f" {len(links)}" if counted else "")
    return html.tag("details", summary, html.items(links))


def named(entry: Entry, page: str) -> str:
    """A link to an entry with its number in front of its title."""
    shown = number(entry.id) if entry.kind == "rule" else ""
    sign = html.tag("span", shown, class_="j-n") if shown else ""
    return anchor(entry, page, html.joined([sign, html.text(entry.title)], " "))
