"""The pages of a game's timing charts: the drawing, the same steps as a list, and the whole round in one view."""

from __future__ import annotations

from collections.abc import Iterator

from judge.content.chartdoc import ChartDoc
from judge.content.model import Entry
from judge.site import html
from judge.site.charts.drawing import draw
from judge.site.charts.node_links import ChartLinks
from judge.site.charts.round_overview import kinds, main_chart, overview
from judge.site.charts.shapes import legend
from judge.site.charts.step_list import step_list
from judge.site.charts.wording import counted
from judge.site.linked_library import LinkedLibrary
from judge.site.links import anchor
from judge.site.pages.page import Page, described
from judge.site.pages.posters import poster_link, poster_pages

# On a narrow screen the list alone is shown; the drawing is a tap away, and without a script.
SHOW = html.tag(
    "p",
    html.tag("label", html.tag("input", type="checkbox", id="j-drawing"), " Show as a drawing"),
    class_="j-show",
)


def chart_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """A page for each chart, and one with the whole round and the list of charts."""
    charts = linked.library.charts.get(game, {})
    if not charts:
        return
    yield _first_page(linked, game)
    yield from poster_pages(linked, game)
    for chart in charts.values():
        yield _page(ChartLinks(linked, game, f"{game}/charts/{chart.id}/"), chart)


def _first_page(linked: LinkedLibrary, game: str) -> Page:
    page = f"{game}/charts/"
    links = ChartLinks(linked, game, page)
    main = main_chart(links.charts)
    assert main is not None
    rows = (_row(links, chart) for chart in links.charts.values())
    parts = [
        poster_link(linked, game, page),
        html.tag("h2", anchor(links.entry(main), page)),
        html.tag("p", html.text(main.about)) if main.about else "",
        overview(linked, game, page),
        html.tag("h2", "Every chart"),
        html.tag("dl", *rows, class_="j-rows"),
    ]
    return Page(
        url=page,
        title="Timing charts",
        body=html.joined(parts, "\n\n"),
        game=game,
        section="charts",
        description=f"{linked.library.games[game].title}: what happens in which order, and when players may act.",
    )


def _row(links: ChartLinks, chart: ChartDoc) -> str:
    about = html.text(described(chart.about) if chart.about else counted(chart))
    return html.tag("div", html.tag("dt", anchor(links.entry(chart), links.page)), html.tag("dd", about))


def _page(links: ChartLinks, chart: ChartDoc) -> Page:
    drawn = draw(chart, links.words, lambda node: links.target(chart, node), silent=True)
    both = html.tag(
        "div",
        SHOW,
        html.tag("div", drawn, class_="j-drawn"),
        html.tag("div", step_list(links, chart), legend(kinds(chart.nodes)), class_="j-listed"),
        class_="j-both",
    )
    parts = [chart.about, _called_from(links, chart), both]
    return Page(
        url=links.page,
        title=chart.title,
        body="\n\n".join(part for part in parts if part),
        game=links.game,
        section="charts",
        own=f"chart:{links.game}/{chart.id}",
        file=chart.place.file,
        description=described(chart.about or f"{chart.title}, step by step."),
    )


def _called_from(links: ChartLinks, chart: ChartDoc) -> str:
    entries, callers = links.linked.library.entries, list[Entry]()
    for other in links.charts.values():
        inside = [node for node in other.nodes if links.inner(other, node) is chart]
        callers += [entries[f"step:{links.game}/{other.id}/{node.id}"] for node in inside]
    named = (f"{html.text(links.charts[each.parent].title)}: {html.text(each.title)}" for each in callers)
    listed = (anchor(each, links.page, words) for each, words in zip(callers, named, strict=True))
    found = html.joined(listed, " · ")
    return html.tag("p", html.tag("b", "Part of"), " ", found, class_="j-also") if found else ""
