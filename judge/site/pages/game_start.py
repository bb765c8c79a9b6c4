"""The start page of a game: what it is, its edition, how to cite it, its parts, its most used entries and numbers."""

from __future__ import annotations

from collections.abc import Iterator

from judge.content.model import Entry, GameInfo
from judge.site import html
from judge.site.charts.round_overview import overview
from judge.site.linked_library import LinkedLibrary
from judge.site.links import anchor, number, relative, short_url
from judge.site.pages.card_text import number_of_forms
from judge.site.pages.chapters import in_chapter_order, numbered, numbers
from judge.site.pages.glossary import first_sentence
from judge.site.pages.page import Page, described
from judge.site.pages.units import progress
from judge.site.side_notes import copy_button, numbered_link, unit_of

MOST_USED = 12


def game_start_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """The start page of a game."""
    info = linked.library.games[game]
    page = f"{game}/"
    used = most_used(linked, game)
    parts = [
        html.tag("p", html.text(" ".join(info.about.split())), class_="j-lead"),
        _edition(linked, info),
        html.tag("div", *_parts(linked, game, page), class_="j-parts"),
        _chart(linked, game, page),
        _used(used, page),
        _cite(linked, used[0], page) if used else "",
        _formats(linked, info, page),
        _numbers(linked, info, page),
    ]
    yield Page(
        url=page,
        title=info.title,
        body="\n\n".join(part for part in parts if part),
        game=game,
        section="start",
        description=described(info.about or info.title),
    )


def _edition(linked: LinkedLibrary, info: GameInfo) -> str:
    done, every = progress(linked, info.id)
    said = f"{'Every rule' if done == every else f'{done} of {every} rules'} of the rulebook"
    stated = html.tag("a", said, href="units/")
    rows = [
        ("Edition", html.text(info.edition)),
        ("Source", html.text(info.source)),
        ("Players", html.text(info.players)),
        ("Status", stated),
    ]
    inside = (html.tag("div", html.tag("dt", name), html.tag("dd", value)) for name, value in rows if value)
    return html.tag("dl", *inside, class_="j-data")


def _parts(linked: LinkedLibrary, game: str, page: str) -> Iterator[str]:
    """The parts of the game's pages, each with what is in it."""
    library = linked.library
    terms, charts, scenarios = (library.of(game, kind) for kind in ("term", "chart", "scenario"))
    opened = len(library.readings[game])
    if chapters := in_chapter_order(linked, game):
        rows = (_chapter(linked, each, page) for each in chapters)
        yield _part("rules/", "Rules", html.tag("ul", *rows, class_="j-chapters"))
    if terms:
        yield _part("glossary/", "Glossary", _said(f"{len(terms)} terms from A to Z, with the words newcomers use."))
    if charts:
        yield _part("charts/", "Timing charts", _said(f"{len(charts)} charts: what happens when, and who may act."))
    if opened or library.notes[game] or library.misreadings[game]:
        said = f"{opened} open questions, each with its possible answers and their reasons."
        yield _part("readings/", "Open questions", _said(said))
    if scenarios:
        yield _part("scenarios/", "Scenarios", _said(f"{len(scenarios)} situations played out, with their verdicts."))
    if forms := number_of_forms(game):
        said = f"{forms} ways of saying something that are understood, each with an example."
        yield _part("card-text/", "What cards may say", _said(said))
    yield _part("units/", "All rules by number", _said(f"{len(library.units[game])} rules with their short addresses."))


def _chapter(linked: LinkedLibrary, chapter: Entry, page: str) -> str:
    shown = numbers(linked, chapter) if numbered(linked, chapter.game) else ""
    return html.tag("li", html.tag("span", shown, class_="j-n") if shown else "", anchor(chapter, page))


def _part(url: str, title: str, inside: str) -> str:
    return html.tag("section", html.tag("h2", html.tag("a", title, href=url), id=url.rstrip("/")), inside)


def _said(words: str) -> str:
    return html.tag("p", words)


def _chart(linked: LinkedLibrary, game: str, page: str) -> str:
    drawn = overview(linked, game, page)
    return html.tag("section", html.tag("h2", "At a glance", id="at-a-glance"), drawn) if drawn else ""


def most_used(linked: LinkedLibrary, game: str) -> list[Entry]:
    """The rules and terms that most others refer to."""
    counted = [(len(linked.library.backlinks(each.address)), each) for each in linked.library.of(game, "rule", "term")]
    ranked = sorted((pair for pair in counted if pair[0]), key=lambda pair: -pair[0])
    return [entry for _, entry in ranked[:MOST_USED]]


def _used(top: list[Entry], page: str) -> str:
    if not top:
        return ""
    rows = (
        html.tag("div", html.tag("dt", numbered_link(each, page)), html.tag("dd", html.text(first_sentence(each.text))))
        for each in top
    )
    return html.tag("h2", "Most used entries", id="most-used") + html.tag("dl", *rows, class_="j-rows j-two")


def _cite(linked: LinkedLibrary, sample: Entry, page: str) -> str:
    """How to cite, shown with a real entry."""
    unit = unit_of(linked, sample)
    short = short_url(sample.game, unit)
    shown = html.joined([number(sample.id), html.text(sample.title)], " ")
    link = html.tag("a", html.text(short.rstrip("/")), href=relative(short, page))
    words = (
        "Name the rule and the edition. Every rule's number is its address; the short address never moves. "
        "“Copy citation” beside each rule copies the number, the text, the edition and the address."
    )
    example = html.tag("p", shown, " (", html.text(sample.edition), ") ", link, " ", copy_button(sample.address))
    return (
        html.tag("h2", "How to cite", id="how-to-cite")
        + html.tag("p", words)
        + html.tag("blockquote", example, class_="j-sample")
    )


def _formats(linked: LinkedLibrary, info: GameInfo, page: str) -> str:
    if not info.formats:
        return ""
    rows = (
        html.tag("div", html.tag("dt", html.text(each.title)), html.tag("dd", html.text(each.says), " ", *links))
        for each in info.formats.values()
        for links in [[_rule(linked, info.id, cite, page) for cite in each.cites]]
    )
    return html.tag("h2", "Formats", id="formats") + html.tag("dl", *rows, class_="j-rows")


def _numbers(linked: LinkedLibrary, info: GameInfo, page: str) -> str:
    if not info.constants:
        return ""
    rows = (
        html.tag(
            "li",
            html.tag("b", html.text(constant.value)),
            " ",
            html.text(constant.says or name.replace("-", " ")),
            " ",
            _rule(linked, info.id, constant.cite, page),
        )
        for name, constant in info.constants.items()
    )
    return html.tag("h2", "Numbers", id="numbers") + html.tag("ul", *rows, class_="j-numbers")


def _rule(linked: LinkedLibrary, game: str, cite: str, page: str) -> str:
    target = linked.links.unit_target(game, cite.removeprefix(f"{game}:"))
    return html.tag("a", html.text(target.label), href=relative(target.url, page), data_ref=target.ref, class_="j-n")
