"""The list of a game's citable units: what each is called, where it is stated, its short address."""

from __future__ import annotations

from collections.abc import Iterator

from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.links import anchor, relative, short_url
from judge.site.pages.filterable_list import filter_words, filterable
from judge.site.pages.page import Page


def unit_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """One page for each game."""
    info, page = linked.library.games[game], f"{game}/units/"
    rows = (_row(linked, game, unit, page) for unit in linked.library.units[game])
    done, every = progress(linked, game)
    about = f"{done} of {every} units are stated. Each has a short address that never moves: its id is the link."
    listed = filterable("Filter the units: an id, a word", html.tag("ul", *rows, class_="j-units"))
    yield Page(
        url=page,
        title="All units",
        body=f"{about}\n\n{listed}",
        game=game,
        section="units",
        description=f"Every citable unit of {info.title}, {info.edition}.",
    )


def progress(linked: LinkedLibrary, game: str) -> tuple[int, int]:
    """How many units of a game are stated, of how many that state a rule."""
    wanted = [unit for unit in linked.library.units[game].values() if not unit.silent]
    return sum(bool(linked.library.covering(game, unit.id)) for unit in wanted), len(wanted)


def _row(linked: LinkedLibrary, game: str, id: str, page: str) -> str:
    unit = linked.library.units[game][id]
    covering = linked.library.covering(game, id)
    shown = html.tag("a", html.text(id), class_="j-n", href=relative(short_url(game, id), page))
    if covering:
        said = anchor(covering[0], page, html.text(unit.title))
    else:
        said = html.text(unit.title) + html.tag("small", " states no rule" if unit.silent else " not stated yet")
    return html.tag("li", shown, " ", html.tag("span", said), id=id, data_words=filter_words(id, unit.title))
