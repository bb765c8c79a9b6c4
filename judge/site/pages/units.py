"""The list of all rules of a game by their number: what each is called, where it is stated, its short address."""

from __future__ import annotations

from collections.abc import Iterator

from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.links import anchor, number, relative, short_url
from judge.site.pages.filterable_list import filter_words, filterable
from judge.site.pages.page import Page


def unit_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """One page for each game."""
    info, page = linked.library.games[game], f"{game}/units/"
    rows = (_row(linked, game, unit, page) for unit in linked.library.units[game])
    done, every = progress(linked, game)
    lacking = f" {done} of {every} are told here so far." if done < every else ""
    about = f"Every rule of the rulebook with its short address, which never moves.{lacking}"
    listed = filterable("Filter the rules: a number, a word", html.tag("ul", *rows, class_="j-units"))
    yield Page(
        url=page,
        title="All rules by number",
        body=f"{about}\n\n{listed}",
        game=game,
        section="units",
        description=f"Every rule of {info.title}, {info.edition}, with its short address.",
    )


def progress(linked: LinkedLibrary, game: str) -> tuple[int, int]:
    """How many rules of a game are told, of how many there are."""
    wanted = [unit for unit in linked.library.units[game].values() if not unit.silent]
    return sum(bool(linked.library.covering(game, unit.id)) for unit in wanted), len(wanted)


def _row(linked: LinkedLibrary, game: str, id: str, page: str) -> str:
    unit = linked.library.units[game][id]
    covering = linked.library.covering(game, id)
    address = relative(short_url(game, id), page)
    told = None if number(id) else f"Address of {unit.title}"
    shown = html.tag("a", number(id) or "¶", class_="j-n", href=address, aria_label=told)
    if covering:
        said = anchor(covering[0], page, html.text(unit.title))
    else:
        said = html.text(unit.title) + html.tag("small", " a heading only" if unit.silent else " not told here yet")
    return html.tag("li", shown, " ", html.tag("span", said), id=id, data_words=filter_words(id, unit.title))
