"""The notes beside a rule or a term: unit, edition, short address, and everything connected with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from urllib.parse import quote

from judge.content.library import STATING
from judge.content.model import Entry
from judge.site import html
from judge.site.connections import Connected, in_order
from judge.site.linked_library import LinkedLibrary
from judge.site.links import anchor, number, relative, short_url
from judge.site.titles import short_title

SHOWN = 2


def notes_beside(linked: LinkedLibrary, entry: Entry, inside: Iterable[Entry], page: str) -> str:
    """The notes beside a heading's rule or a term, with those of the items in it."""
    return _notes(linked, entry, connected(linked, entry, inside), page)


def notes_under(linked: LinkedLibrary, entry: Entry, page: str) -> str:
    """The notes of a single item, folded behind a small sign at its end."""
    found = _notes(linked, entry, connected(linked, entry, ()), page, folded=False)
    sign = html.tag("summary", aria_label=f"About {number(entry.id) or entry.id.replace('-', ' ')}")
    return html.tag("details", sign, found, class_="j-more")


def connected(linked: LinkedLibrary, entry: Entry, inside: Iterable[Entry]) -> Connected:
    """What an entry and the blocks in it are connected with, outside themselves; of links only the entry's own."""
    own, blocks = linked.connections.of(entry), list(inside)
    found = own.merged(linked.connections.of(each) for each in blocks)._replace(there=own.there, back=own.back)
    return found.without([entry.address, *(each.address for each in blocks)])


def _notes(linked: LinkedLibrary, entry: Entry, found: Connected, page: str, *, folded: bool = True) -> str:
    """One quiet line, and behind it all the rest: beside the rule where there is room, else when it is asked for."""
    folds = html.joined(_folds(found, page, entry.kind == "term"), "")
    rows = [*_rows(found, page)]
    if entry.kind == "term":
        rows.append(link_row("See also", [numbered_link(each, page) for each in in_order(found.there)], 6))
    rest = [*rows, html.tag("div", folds, class_="j-folds") if folds else "", _mend(linked, entry, folded)]
    return html.tag(
        "div", _source(linked, entry, page, folded), html.tag("div", *rest, class_="j-linked"), class_="j-facts"
    )


def _source(linked: LinkedLibrary, entry: Entry, page: str, folded: bool) -> str:
    """The edition with the number, the address that stays, the button that copies the citation, what opens the rest."""
    unit = unit_of(linked, entry) if entry.kind in STATING else ""
    address = short_url(entry.game, unit) if unit else entry.url
    link = html.tag("a", html.text(address.rstrip("/")), href=relative(address, page))
    edition = html.tag("span", html.joined([html.text(entry.edition), number(unit)]))
    sign = html.tag("input", type="checkbox", aria_label=f"More about {number(entry.id) or entry.title}")
    opens = html.tag("label", sign, "More", class_="j-fold") if folded else ""
    return html.tag("p", html.joined([edition, link, copy_button(entry.address), opens], " "), class_="j-cite")


def _mend(linked: LinkedLibrary, entry: Entry, settle: bool) -> str:
    """What to do about a rule: play it out where a console answers, report a mistake in it, mend it."""
    settings = linked.settings
    unit = unit_of(linked, entry) if entry.kind in STATING else ""
    links = []
    if settle:
        links.append(html.tag("a", "Settle a dispute", href="#", hidden=True, data_console=f"game/{entry.game}"))
    if settings.report:
        address = short_url(entry.game, unit) if unit else entry.url
        title = f"{short_title(linked.library.games[entry.game].title)} {number(entry.id) or entry.title[:40]}"
        filled = settings.report.replace("{title}", quote(title))
        href = filled.replace("{body}", quote(address))
        links.append(html.tag("a", "Something wrong here?", href=href))
    if settle and settings.edit and entry.place.file:
        file = quote(entry.place.file.partition("/")[2])
        links.append(html.tag("a", "Edit", href=f"{settings.edit}{file}#L{entry.place.line or 1}"))
    return html.tag("p", html.joined(links, " "), class_="j-mend") if links else ""


def copy_button(ref: str) -> str:
    """The button that copies the citation of an entry; it shows where scripts run."""
    return html.tag("button", "Copy citation", type="button", class_="j-copy", data_ref=ref)


def unit_of(linked: LinkedLibrary, entry: Entry) -> str:
    """The unit an entry is cited by: its own id where it is a unit, else the first it states."""
    known = linked.library.units.get(entry.game, {})
    return next((unit for unit in (entry.id, *entry.cites) if unit in known), "")


def _rows(found: Connected, page: str) -> Iterator[str]:
    yield link_row("In the charts", [anchor(each, page) for each in found.steps])
    yield link_row("Open question", [anchor(each, page) for each in found.open if each.kind == "reading"])
    yield link_row("In the rules", [numbered_link(each, page) for each in found.same if each.kind == "rule"])
    yield link_row("In the glossary", [numbered_link(each, page) for each in found.same if each.kind == "term"])
    yield link_row("Compare", [anchor(each, page) for each in found.ideas])


def _folds(found: Connected, page: str, term: bool) -> Iterator[str]:
    yield folded_links("Scenarios", [anchor(each, page) for each in found.scenarios])
    yield folded_links("Mistakes", [anchor(each, page) for each in found.open if each.kind == "misreading"])
    yield folded_links("Printing errors", [anchor(each, page) for each in found.open if each.kind == "note"])
    yield "" if term else folded_links("Refers to", [numbered_link(each, page) for each in in_order(found.there)])
    yield folded_links("Referred to by", [numbered_link(each, page) for each in in_order(found.back)])


def link_row(title: str, links: list[str], shown: int = SHOWN) -> str:
    """A few links under their name; what is too much is folded."""
    if not links:
        return ""
    few = links if len(links) == shown + 1 else links[:shown]
    more = folded_links(f"{len(links) - len(few)} more", links[len(few) :], counted=False)
    return html.tag("div", html.tag("b", title), " ", html.items(few), more)


def folded_links(title: str, links: list[str], *, counted: bool = True) -> str:
    """Links that show when their name is opened."""
    if not links:
        return ""
    summary = html.tag("summary", html.tag("b", title), f" {len(links)}" if counted else "")
    return html.tag("details", summary, html.items(links))


def numbered_link(entry: Entry, page: str) -> str:
    """A link to an entry with its number in front of its title."""
    shown = number(entry.id) if entry.kind == "rule" else ""
    sign = html.tag("span", shown, class_="j-n") if shown else ""
    return anchor(entry, page, html.joined([sign, html.text(entry.title)], " "))
