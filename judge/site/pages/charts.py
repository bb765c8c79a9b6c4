"""The pages of a game's timing charts: the drawing, the same steps as a list, and the whole round in one view."""

from __future__ import annotations

from collections.abc import Iterator

from markdown.extensions.toc import slugify

from judge.content.chartdoc import ChartDoc, NodeDoc
from judge.content.model import Entry
from judge.scenario.node_names import KINDS
from judge.site import html
from judge.site.charts.drawing import draw
from judge.site.charts.node_links import ChartLinks
from judge.site.charts.round_overview import kinds, main_chart, overview
from judge.site.charts.shapes import legend
from judge.site.charts.wording import LABELS, phases
from judge.site.linked_library import LinkedLibrary
from judge.site.links import anchor
from judge.site.pages.page import Page, described


def chart_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """A page for each chart, and one with the whole round and the list of charts."""
    charts = linked.library.charts.get(game, {})
    if not charts:
        return
    yield _first_page(linked, game)
    for chart in charts.values():
        yield _page(ChartLinks(linked, game, f"{game}/charts/{chart.id}/"), chart)


def _first_page(linked: LinkedLibrary, game: str) -> Page:
    page = f"{game}/charts/"
    links = ChartLinks(linked, game, page)
    main = main_chart(links.charts)
    assert main is not None
    rows = (_row(links, chart) for chart in links.charts.values())
    parts = [
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
    about = html.text(described(chart.about)) if chart.about else _counted(len(chart.nodes))
    return html.tag("div", html.tag("dt", anchor(links.entry(chart), links.page)), html.tag("dd", about))


def _counted(steps: int) -> str:
    return "1 step" if steps == 1 else f"{steps} steps"


def _page(links: ChartLinks, chart: ChartDoc) -> Page:
    drawn = draw(chart, links.words, lambda node: links.target(chart, node))
    both = html.tag(
        "div",
        html.tag("div", drawn, legend(kinds(chart.nodes)), class_="j-drawn"),
        html.tag("div", _steps(links, chart), class_="j-listed"),
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


def _steps(links: ChartLinks, chart: ChartDoc) -> str:
    """The same steps as a list, in their phases; each step has its address here."""
    groups = []
    taken = slugify(chart.title, "-")  # the page's own heading has this address already
    for name, nodes in phases(chart):
        ids = (node.id if node.id != taken else None for node in nodes)
        rows = (html.tag("li", _step(links, chart, node), id=id) for node, id in zip(nodes, ids, strict=True))
        groups.append((name, html.tag("ol", *rows)))
    if len(groups) == 1 and not groups[0][0]:
        return groups[0][1]
    return html.items(
        (f"{html.tag('b', html.text(name or chart.title))}{listed}" for name, listed in groups), "ol", class_="j-phases"
    )


def _step(links: ChartLinks, chart: ChartDoc, node: NodeDoc) -> str:
    target = links.target(chart, node)
    name = html.text(links.words.title(chart, node))
    shown = html.tag("a", name, href=target.url, data_ref=target.ref) if target else name
    kind = "" if node.does in LABELS else f"{KINDS[node.does].capitalize()}. "
    small = html.tag("small", html.text(kind + " ".join(links.words.captions(chart, node))))
    window = chart.windows.get(node.window)
    note = node.note or (window.note if window else "")
    said = html.tag("p", html.text(" ".join(note.split()))) if note else ""
    return html.joined([shown, small, html.joined(links.cites(node), " "), said, links.folded(chart, node)], " ")


def _called_from(links: ChartLinks, chart: ChartDoc) -> str:
    entries, callers = links.linked.library.entries, list[Entry]()
    for other in links.charts.values():
        inside = [node for node in other.nodes if links.inner(other, node) is chart]
        callers += [entries[f"step:{links.game}/{other.id}/{node.id}"] for node in inside]
    named = (f"{html.text(links.charts[each.parent].title)}: {html.text(each.title)}" for each in callers)
    listed = (anchor(each, links.page, words) for each, words in zip(callers, named, strict=True))
    found = html.joined(listed, " · ")
    return html.tag("p", html.tag("b", "Part of"), " ", found, class_="j-also") if found else ""
