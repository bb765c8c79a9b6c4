"""A chart in outline, narrow enough to stand beside others: each phase as a row of shapes that opens into its steps."""

from __future__ import annotations

from judge.content.chartdoc import NodeDoc
from judge.content.model import Entry
from judge.site import html
from judge.site.charts.node_links import ChartLinks
from judge.site.charts.round_overview import Block, blocks
from judge.site.charts.shapes import glyph
from judge.site.linked_library import LinkedLibrary


def outline(linked: LinkedLibrary, chart: Entry, page: str) -> str:
    """The chart as a list of phases; every step leads to its rule or to its own chart."""
    links = ChartLinks(linked, chart.game, page)
    parts = (_part(links, block) for block in blocks(links.charts[chart.id], links.charts))
    return html.tag("ol", *parts, class_="j-phases", aria_label=chart.title)


def _part(links: ChartLinks, block: Block) -> str:
    steps = html.tag("ol", *(_step(links, block, node) for node in block.nodes))
    if len(block.nodes) == 1:
        return html.tag("li", html.tag("b", html.text(block.title)) if block.nodes[0].phase else "", steps)
    shapes = html.tag("span", *map(glyph, block.nodes))
    return html.tag("li", html.tag("details", html.tag("summary", html.text(block.title), shapes), steps))


def _step(links: ChartLinks, block: Block, node: NodeDoc) -> str:
    words = html.text(links.words.title(block.chart, node))
    target = links.target(block.chart, node)
    if target is None:
        return html.tag("li", glyph(node), words)
    told = links.words.sentence(block.chart, node)
    return html.tag("li", html.tag("a", glyph(node), words, href=target.url, data_ref=target.ref, title=told))
