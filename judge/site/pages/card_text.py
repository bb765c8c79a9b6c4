"""The page on what the cards of a game may say: every wording that is understood, made from the table that reads it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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


def card_text_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """One page, if the game reads card text."""
    language = games.language(game) if game in games.playable() else None
    if language is None:
        return
    found = parts(language)
    told = (html.text(ABOUT), html.text(HOW.format("a frame")), PARTLY)
    leap = html.joined((html.tag("a", html.text(capital(each.title)), href=f"#{each.id}") for each in found), " · ")
    yield Page(
        url=f"{game}/card-text/",
        title="What cards may say",
        body="\n\n".join(
            (
                *(html.tag("p", each) for each in told),
                filterable("Filter: a word", html.tag("p", leap, class_="j-quiet j-leap"), *map(_part, found)),
            )
        ),
        game=game,
        section="card-text",
        description=f"{linked.library.games[game].title}: the wordings of cards that are understood, with examples",
    )


def number_of_forms(game: str) -> int:
    """How many wordings the language of a game has; 0 where it reads no card text."""
    language = games.language(game) if game in games.playable() else None
    return len(language.forms) if language else 0


def _part(part: Part) -> str:
    listed = html.joined(html.tag("code", html.text(each)) for each in part.words) + (" and more" if part.more else "")
    said = "; and ".join(each for each in (listed, OPEN if part.open else "") if each)
    return html.tag(
        "section",
        html.tag("h2", html.text(capital(part.title)), id=part.id),
        html.tag("p", capital(said), ".") if said else "",
        html.tag("ul", *map(_row, part.rows), class_="j-forms") if part.rows else "",
    )


def _row(row: Row) -> str:
    example = f"Such as {html.tag('em', html.text(row.example))}" if row.example else ""
    about = f"{html.text(capital(row.about))}." if row.about else ""
    inside = (
        html.tag("p", html.tag("b", _wording(row.wording))),
        html.tag("p", html.joined((about, example), " ")) if about or example else "",
        _also(row),
    )
    return html.tag("li", *inside, data_words=True)


def _also(row: Row) -> str:
    """The other wordings: in a line where there are few, to be opened where there are many, and then without links."""
    if len(row.also) > FEW:
        listed = html.items(html.text(shown(each)) for each in row.also)
        return html.tag("details", html.tag("summary", f"{len(row.also)} other wordings"), listed, class_="j-also-said")
    said = html.joined(map(_wording, row.also), "; ")
    return html.tag("p", f"Also: {said}", class_="j-quiet") if said else ""


def _wording(pieces: Iterable[Piece]) -> str:
    return "".join(html.text(each) if isinstance(each, str) else _slot(each) for each in pieces)


def _slot(piece: Filled) -> str:
    name = html.text(piece.title)
    link = html.tag("a", name, href=f"#{piece.part}") if piece.part else ""
    return (link or html.tag("span", name)) + (f" {piece.several}" if piece.several else "")
