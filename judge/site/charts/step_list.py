"""A chart as a list: each step with its shape, its rule, who acts, when it applies, and what is inside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markdown.extensions.toc import slugify

from judge.content.chartdoc import ChartDoc, NodeDoc
from judge.site import html
from judge.site.charts.loops import in_loops
from judge.site.charts.node_links import ChartLinks
from judge.site.charts.shapes import glyph
from judge.site.charts.wording import phases, same


def step_list(links: ChartLinks, chart: ChartDoc) -> str:
    """The steps of a chart in their phases; each step has its address here."""
    taken = slugify(chart.title, "-")  # the page's own heading has this address already

    def row(node: NodeDoc) -> str:
        id = node.id if node.id != taken else None
        return html.tag("li", glyph(node), _step(links, chart, node), id=id, class_=f"j-step j-is-{node.does or 'do'}")

    groups = [
        (name, html.tag("ol", in_loops(nodes, list(map(row, nodes))), class_="j-steps"))
        for name, nodes in _parts(links, chart)
    ]
    if len(groups) == 1 and not groups[0][0]:
        return groups[0][1]
    return html.tag("ol", *(html.tag("li", *_headed(*group)) for group in groups), class_="j-parts-of-chart")


def _headed(name: str, listed: str) -> Iterator[str]:
    if name:
        yield html.tag("b", html.text(name))
    yield listed


def _parts(links: ChartLinks, chart: ChartDoc) -> Iterator[tuple[str, Sequence[NodeDoc]]]:
    """The phases; one that is called like its first step needs no heading, and joins what stands before it."""
    name, waiting = "", list[NodeDoc]()
    for heading, nodes in phases(chart):
        needed = bool(heading) and not same(heading, links.words.title(chart, nodes[0]))
        if needed and waiting:
            yield name, waiting
            waiting = []
        name = heading if needed else name
        waiting += nodes
    yield name, waiting


def _step(links: ChartLinks, chart: ChartDoc, node: NodeDoc) -> str:
    target, title = links.target(chart, node), links.words.title(chart, node)
    shown = html.tag("a", html.text(title), href=target.url, data_ref=target.ref) if target else html.text(title)
    captions = " ".join(links.words.captions(chart, node))
    note, (numbers, names) = links.note(chart, node), links.cites(node, title)
    parts = [
        html.tag("span", shown, class_="j-title"),
        html.joined(numbers, " "),
        html.tag("small", html.text(captions)) if captions else "",
        html.tag("p", note) if note else "",
        html.tag("p", html.joined(names, " "), class_="j-names") if names else "",
        links.folded(chart, node),
    ]
    return html.tag("div", html.joined(parts, " "))
