"""The pages of a game's timing charts: the drawing, the same steps as a list, and the list of charts."""

from __future__ import annotations

from collections.abc import Iterator

from judge.content.chartdoc import ChartDoc, NodeDoc
from judge.content.model import Entry
from judge.site import html
from judge.site.chart_svg import draw
from judge.site.chart_words import KINDS, MEANING, captions, phases, title
from judge.site.links import Target, anchor, relative
from judge.site.page import Page, described
from judge.site.shelf import Shelf


def chart_pages(shelf: Shelf, game: str) -> Iterator[Page]:
    """A page for each chart, and one that lists them."""
    charts = shelf.library.charts.get(game, {})
    if not charts:
        return
    page = f"{game}/charts/"
    rows = (_row(shelf, game, chart, page) for chart in charts.values())
    yield Page(
        url=page,
        title="Timing charts",
        body=html.tag("dl", *rows, class_="j-rows"),
        game=game,
        section="charts",
        hide=("toc",),
        search=0,
        description=f"{shelf.library.games[game].title}: what happens in which order, and when players may act.",
    )
    for chart in charts.values():
        yield _page(shelf, game, chart)


def _row(shelf: Shelf, game: str, chart: ChartDoc, page: str) -> str:
    entry = shelf.library.entries[f"chart:{game}/{chart.id}"]
    about = html.text(described(chart.about)) if chart.about else f"{len(chart.nodes)} steps"
    return html.tag("div", html.tag("dt", anchor(entry, page)), html.tag("dd", about))


def _page(shelf: Shelf, game: str, chart: ChartDoc) -> Page:
    page = f"{game}/charts/{chart.id}/"
    drawn = draw(chart, lambda node: _target(shelf, game, chart, node, page))
    both = html.tag(
        "div",
        html.tag("div", drawn, _key(chart), class_="j-drawn"),
        html.tag("div", _steps(shelf, game, chart, page), class_="j-listed"),
        class_="j-both",
    )
    parts = [chart.about, _called_from(shelf, game, chart, page), both]
    return Page(
        url=page,
        title=chart.title,
        body="\n\n".join(part for part in parts if part),
        game=game,
        section="charts",
        hide=("toc",),
        own=f"chart:{game}/{chart.id}",
        file=chart.place.file,
        description=described(chart.about or f"{chart.title}, step by step."),
    )


def _target(shelf: Shelf, game: str, chart: ChartDoc, node: NodeDoc, page: str) -> Target | None:
    """Where a node leads: the chart it calls, else the rule it carries out."""
    called = shelf.library.entries.get(f"chart:{game}/{node.call}") if node.call else None
    cites = node.cites or chart.cites
    if called:
        return Target(relative(called.url, page), called.title, called.address)
    if not cites:
        return None
    target = shelf.links.unit_target(game, cites[0].removeprefix(f"{game}:"))
    return target._replace(url=relative(target.url, page))


def _key(chart: ChartDoc) -> str:
    used = dict.fromkeys(node.does or "do" for node in chart.nodes)
    rows = (html.tag("li", html.tag("i", class_=f"j-key j-{kind}"), f"{KINDS[kind]}: {MEANING[kind]}") for kind in used)
    return html.tag("ul", *rows, class_="j-legend")


def _steps(shelf: Shelf, game: str, chart: ChartDoc, page: str) -> str:
    groups = []
    for name, nodes in phases(chart):
        listed = html.items((_step(shelf, game, chart, node, page) for node in nodes), "ol")
        groups.append((name, listed))
    if len(groups) == 1 and not groups[0][0]:
        return groups[0][1]
    return html.items(
        (f"{html.tag('b', html.text(name or chart.title))}{listed}" for name, listed in groups), "ol", class_="j-phases"
    )


def _step(shelf: Shelf, game: str, chart: ChartDoc, node: NodeDoc, page: str) -> str:
    target = _target(shelf, game, chart, node, page)
    name = html.text(title(chart, node))
    shown = html.tag("a", name, href=target.url, data_ref=target.ref) if target else name
    small = html.joined(map(html.text, [KINDS[node.does], *captions(chart, node)]), "; ")
    cites = html.joined(_cites(shelf, game, node, page), " ")
    note = (
        html.tag("br") + html.text(" ".join((node.note or _window_note(chart, node)).split()))
        if node.note or _window_note(chart, node)
        else ""
    )
    return html.joined([shown, html.tag("small", small), cites, note], " ")


def _window_note(chart: ChartDoc, node: NodeDoc) -> str:
    window = chart.windows.get(node.window)
    return window.note if window else ""


def _cites(shelf: Shelf, game: str, node: NodeDoc, page: str) -> Iterator[str]:
    for cite in node.cites:
        target = shelf.links.unit_target(game, cite.removeprefix(f"{game}:"))
        yield html.tag("a", html.text(target.label), href=relative(target.url, page), data_ref=target.ref, class_="j-n")


def _called_from(shelf: Shelf, game: str, chart: ChartDoc, page: str) -> str:
    callers = [
        shelf.library.entries[f"step:{game}/{other.id}/{node.id}"]
        for other in shelf.library.charts[game].values()
        for node in other.nodes
        if node.call == chart.id or _resolves(other, node, chart.id)
    ]
    links = html.joined(
        (anchor(each, page, f"{html.text(_chart_title(shelf, each))}: {html.text(each.title)}") for each in callers),
        " · ",
    )
    return html.tag("p", html.tag("b", "Part of"), " ", links, class_="j-also") if links else ""


def _resolves(chart: ChartDoc, node: NodeDoc, id: str) -> bool:
    window = chart.windows.get(node.window)
    return window is not None and window.resolve == id


def _chart_title(shelf: Shelf, step: Entry) -> str:
    return shelf.library.charts[step.game][step.parent].title
