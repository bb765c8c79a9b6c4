"""The first pages: the home of the site, the start of each game, and the list of all its citable units."""

from __future__ import annotations

from collections.abc import Iterator

from judge.content.model import Entry, GameInfo
from judge.site import html
from judge.site.blockfacts import named
from judge.site.chapters import in_chapter_order
from judge.site.concepts import concept_title, concepts
from judge.site.links import anchor, relative, short_url
from judge.site.page import Page, described
from judge.site.shelf import Shelf

MOST_USED = 12
HOME = "Rules of tabletop games in plain words, every rule with an address of its own, linked to what it depends on."


def home_page(shelf: Shelf) -> Page:
    """The games, and what this is."""
    cards = [_card(shelf, info, accent) for accent, info in enumerate(shelf.library.games.values())]
    ideas = html.joined((_idea(shelf, slug) for slug in concepts(shelf)), " · ")
    parts = [
        HOME,
        html.tag("div", *cards, class_="j-cards"),
        html.tag("p", html.tag("b", "Compare the games"), " ", ideas, class_="j-also") if ideas else "",
        "Every entry states a rule in our own words and names the unit of the rulebook it comes from. Where "
        "a rulebook leaves a question open, the possible answers stand side by side with their reasons.",
    ]
    return Page(
        url="",
        title="Judge",
        body="\n\n".join(part for part in parts if part),
        hide=("toc",),
        description=HOME,
        section="home",
    )


def _card(shelf: Shelf, info: GameInfo, accent: int) -> str:
    done, every = progress(shelf, info.id)
    stated = f"{done} of {every} units stated" if done else f"{every} units, none stated yet"
    small = html.joined([html.text(info.edition), stated], " · ")
    link = html.tag("a", html.text(info.title), href=f"{info.id}/")
    return html.tag(
        "section",
        html.tag("h2", link, id=info.id),
        html.tag("p", html.text(_brief(info.about))),
        html.tag("p", small, class_="j-quiet"),
        data_accent=accent % 7,
    )


def _brief(about: str) -> str:
    words = " ".join(about.split())
    end = words.find(". ")
    return words if end < 0 else words[: end + 1]


def _idea(shelf: Shelf, slug: str) -> str:
    return html.tag("a", html.text(concept_title(shelf, slug)), href=f"concepts/{slug}/", data_ref=f"concept:{slug}")


def progress(shelf: Shelf, game: str) -> tuple[int, int]:
    """How many units of a game are stated, of how many that state a rule."""
    wanted = [unit for unit in shelf.library.units[game].values() if not unit.silent]
    return sum(bool(shelf.library.covering(game, unit.id)) for unit in wanted), len(wanted)


def game_pages(shelf: Shelf, game: str) -> Iterator[Page]:
    """The start page of a game and its list of units."""
    info = shelf.library.games[game]
    page = f"{game}/"
    parts = [
        " ".join(info.about.split()),
        _data(shelf, info),
        _contents(shelf, game, page),
        _used(shelf, game, page),
        _numbers(shelf, info, page),
    ]
    yield Page(
        url=page,
        title=info.title,
        body="\n\n".join(part for part in parts if part),
        game=game,
        section="start",
        hide=("toc",),
        description=described(info.about or info.title),
    )
    yield _units(shelf, info)


def _data(shelf: Shelf, info: GameInfo) -> str:
    done, every = progress(shelf, info.id)
    sample = next(
        (unit for unit in shelf.library.units[info.id] if shelf.library.covering(info.id, unit)),
        next(iter(shelf.library.units[info.id]), ""),
    )
    address = short_url(info.id, sample)
    cite = f"{info.id}:{sample}, {info.edition}; short address " + html.tag(
        "a", html.text(address), href=relative(address, f"{info.id}/")
    )
    rows = [
        ("Edition", html.text(info.edition)),
        ("Source", html.text(info.source)),
        ("Players", html.text(info.players)),
        ("How to cite", cite),
    ]
    rows.append(("Status", html.tag("a", f"{done} of {every} units stated", href="units/")))
    return html.tag(
        "dl",
        *(html.tag("div", html.tag("dt", name), html.tag("dd", value)) for name, value in rows if value),
        class_="j-data",
    )


def _contents(shelf: Shelf, game: str, page: str) -> str:
    chapters = html.items((anchor(chapter, page) for chapter in in_chapter_order(shelf, game)), "ol")
    parts = [
        _part("rules/", "Rules", chapters) if chapters != "<ol></ol>" else "",
        _part("glossary/", "Glossary", _count(len(shelf.library.of(game, "term")), "term"))
        if shelf.library.of(game, "term")
        else "",
        _part("charts/", "Timing charts", html.items(anchor(each, page) for each in shelf.library.of(game, "chart")))
        if shelf.library.of(game, "chart")
        else "",
        _part("readings/", "Where the rulebook is open", _count(len(shelf.library.readings[game]), "question"))
        if _opened(shelf, game)
        else "",
        _part("scenarios/", "Scenarios", _count(len(shelf.library.of(game, "scenario")), "scenario"))
        if shelf.library.of(game, "scenario")
        else "",
        _part("units/", "All units", _count(len(shelf.library.units[game]), "citable unit")),
    ]
    return html.tag("div", *parts, class_="j-parts")


def _opened(shelf: Shelf, game: str) -> bool:
    return bool(shelf.library.readings[game] or shelf.library.notes[game] or shelf.library.misreadings[game])


def _part(url: str, title: str, inside: str) -> str:
    return html.tag("section", html.tag("h2", html.tag("a", title, href=url), id=url.rstrip("/")), inside)


def _count(many: int, what: str) -> str:
    return html.tag("p", f"{many} {what}{'' if many == 1 else 's'}", class_="j-quiet")


def _used(shelf: Shelf, game: str, page: str) -> str:
    """The entries most others refer to."""
    ranked = sorted(
        shelf.library.of(game, "rule", "term"), key=lambda entry: -len(shelf.library.backlinks(entry.address))
    )
    top: list[Entry] = [entry for entry in ranked[:MOST_USED] if shelf.library.backlinks(entry.address)]
    if not top:
        return ""
    return html.tag("h2", "Most referred to", id="most-used") + html.items(
        (named(entry, page) for entry in top), class_="j-used"
    )


def _numbers(shelf: Shelf, info: GameInfo, page: str) -> str:
    if not info.constants:
        return ""
    rows = []
    for name, constant in info.constants.items():
        target = shelf.links.unit_target(info.id, constant.cite.removeprefix(f"{info.id}:"))
        rule = html.tag(
            "a", html.text(target.label), href=relative(target.url, page), data_ref=target.ref, class_="j-n"
        )
        said = constant.says or name.replace("-", " ")
        rows.append(
            html.tag(
                "tr", html.tag("td", html.text(said)), html.tag("td", html.text(constant.value)), html.tag("td", rule)
            )
        )
    head = html.tag(
        "thead", html.tag("tr", *(html.tag("th", each, scope="col") for each in ("What", "Number", "Rule")))
    )
    return html.tag("h2", "Numbers", id="numbers") + html.tag("table", head, html.tag("tbody", *rows))


def _units(shelf: Shelf, info: GameInfo) -> Page:
    page = f"{info.id}/units/"
    rows = html.items(
        (_unit_row(shelf, info.id, unit, page) for unit in shelf.library.units[info.id]), class_="j-units"
    )
    done, every = progress(shelf, info.id)
    body = f"{done} of {every} units are stated. Each has a short address that never moves.\n\n{rows}"
    return Page(
        url=page,
        title="All units",
        body=body,
        game=info.id,
        section="units",
        hide=("toc",),
        description=f"Every citable unit of {info.edition}.",
        search=0,
    )


def _unit_row(shelf: Shelf, game: str, id: str, page: str) -> str:
    unit = shelf.library.units[game][id]
    covering = shelf.library.covering(game, id)
    shown = html.tag("span", html.text(id), class_="j-n", id=id)
    if covering:
        return f"{shown} {anchor(covering[0], page, html.text(unit.title))}"
    said = "states no rule" if unit.silent else "not stated yet"
    return f"{shown} {html.text(unit.title)} {html.tag('small', said)}"
