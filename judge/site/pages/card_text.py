"""The page on what the cards of a game may say: every wording that is understood, made from the table that reads it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from judge import games
from judge.cardtext.guide import ABOUT, HOW, OPEN, Filled, Part, Piece, Row, capital, parts, shown
from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.pages.filterable_list import filterable
from judge.site.pages.page import Page

PARTLY = (
    "A card that is understood only in part can be used all the same: each verdict names what was not carried out, and "
    "a judge can carry it out by hand. With <code>strict: yes</code> a scenario refuses such a card instead."
)
FEW = 2
LARGEST = 200_000
MOST_LISTED = 8


def card_text_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """One page, or several where the game's language is large; none if it reads no card text."""
    language = games.language(game) if games.usable(game) else None
    if language is None:
        return
    several = _paged(parts(language))
    places = {part.id: number for number, found in enumerate(several) for part in found}
    titles = [_title(number, len(several)) for number in range(len(several))]
    for number, found in enumerate(several):
        links = Links(places, number)
        told = (html.text(ABOUT), html.text(HOW.format("a frame")), PARTLY) if number == 0 else ()
        yield Page(
            url=_url(game, number),
            title=titles[number],
            body="\n\n".join(
                (
                    *(html.tag("p", each) for each in told),
                    filterable("Filter: a word", _leap(several, links), *(_part(each, links) for each in found)),
                )
            ),
            game=game,
            section="card-text",
            description=f"{linked.library.games[game].title}: the wordings of cards that are understood, with examples",
        )


class Links(NamedTuple):
    """On which page each part stands, seen from one of the pages."""

    places: Mapping[str, int]
    here: int

    def to(self, part: str) -> str:
        """The address of a part."""
        there = self.places[part]
        if there == self.here:
            return f"#{part}"
        up = "../" if self.here else ""
        return f"{up}{there + 1}/#{part}" if there else f"{up}#{part}"


def _url(game: str, number: int) -> str:
    return f"{game}/card-text/{number + 1}/" if number else f"{game}/card-text/"


def _title(number: int, pages: int) -> str:
    return f"What cards may say, page {number + 1} of {pages}" if number else "What cards may say"


def _paged(found: tuple[Part, ...]) -> list[tuple[Part, ...]]:
    """The parts in their order, as many on a page as a phone takes in at once."""
    pages: list[list[Part]] = [[]]
    alone, size = Links({each.id: 0 for each in found}, 0), 0
    for each in (piece for part in found for piece in _pieces(part, alone)):
        length = len(_part(each, alone))
        if pages[-1] and size + length > LARGEST:
            pages.append([])
            size = 0
        pages[-1].append(each)
        size += length
    return [tuple(each) for each in pages]


def _pieces(part: Part, links: Links) -> Iterator[Part]:
    """A part, or several with some of its rows each where it alone would fill more than a page."""
    rows: list[Row] = []
    size = at = 0
    for row in part.rows:
        length = len(_row(row, links))
        if rows and size + length > LARGEST:
            yield _piece(part, rows, at)
            rows, size, at = [], 0, at + 1
        rows.append(row)
        size += length
    yield _piece(part, rows, at)


def _piece(part: Part, rows: list[Row], at: int) -> Part:
    if not at:
        return part._replace(rows=tuple(rows))
    return part._replace(
        id=f"{part.id}-{at + 1}", title=f"{part.title}, continued", words=(), more=False, open=False, rows=tuple(rows)
    )


def _leap(several: list[tuple[Part, ...]], links: Links) -> str:
    """A way to every part, on whichever page it stands; to be opened, where they would fill a screen."""
    every = [part for found in several for part in found]
    ways = (html.tag("a", html.text(capital(each.title)), href=links.to(each.id)) for each in every)
    listed = html.tag("p", html.joined(ways, " · "), class_="j-quiet j-leap")
    if len(every) <= MOST_LISTED:
        return listed
    return html.tag("details", html.tag("summary", f"All {len(every)} parts"), listed, class_="j-leap")


def number_of_forms(game: str) -> int:
    """How many wordings the language of a game has; 0 where it reads no card text."""
    language = games.language(game) if games.usable(game) else None
    return len(language.forms) if language else 0


def _part(part: Part, links: Links) -> str:
    listed = html.joined(html.tag("code", html.text(each)) for each in part.words) + (" and more" if part.more else "")
    said = "; and ".join(each for each in (listed, OPEN if part.open else "") if each)
    return html.tag(
        "section",
        html.tag("h2", html.text(capital(part.title)), id=part.id),
        html.tag("p", capital(said), ".") if said else "",
        html.tag("ul", *(_row(each, links) for each in part.rows), class_="j-forms") if part.rows else "",
    )


def _row(row: Row, links: Links) -> str:
    example = f"Such as {html.tag('em', html.text(row.example))}" if row.example else ""
    about = f"{html.text(capital(row.about))}." if row.about else ""
    inside = (
        html.tag("p", html.tag("b", _wording(row.wording, links))),
        html.tag("p", html.joined((about, example), " ")) if about or example else "",
        _also(row, links),
    )
    return html.tag("li", *inside, data_words=True)


def _also(row: Row, links: Links) -> str:
    """The other wordings: in a line where there are few, to be opened where there are many, and then without links."""
    if len(row.also) > FEW:
        listed = html.items(html.text(shown(each)) for each in row.also)
        return html.tag("details", html.tag("summary", f"{len(row.also)} other wordings"), listed, class_="j-also-said")
    said = html.joined((_wording(each, links) for each in row.also), "; ")
    return html.tag("p", f"Also: {said}", class_="j-quiet") if said else ""


def _wording(pieces: Iterable[Piece], links: Links) -> str:
    return "".join(html.text(each) if isinstance(each, str) else _slot(each, links) for each in pieces)


def _slot(piece: Filled, links: Links) -> str:
    name = html.text(piece.title)
    link = html.tag("a", name, href=links.to(piece.part)) if piece.part else ""
    return (link or html.tag("span", name)) + (f" {piece.several}" if piece.several else "")
