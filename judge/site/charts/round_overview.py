"""A whole round or turn in one view: its phases as blocks with their steps, each to be opened in place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from judge.content.chartdoc import ChartDoc, NodeDoc
from judge.site import html
from judge.site.charts.drawing import draw
from judge.site.charts.node_links import ChartLinks
from judge.site.charts.shapes import legend
from judge.site.charts.side_rail import Row, rail, rows_of
from judge.site.charts.wording import phases
from judge.site.linked_library import LinkedLibrary
from judge.site.links import anchor, relative

MAIN = ("round", "turn")
MOST_ROWS = 56
MANY = 4


class Block(NamedTuple):
    """A phase: its name, the nodes it is made of, and the chart that they belong to."""

    title: str
    chart: ChartDoc
    nodes: tuple[NodeDoc, ...]


def overview(linked: LinkedLibrary, game: str, page: str) -> str:
    """The whole round of a game as HTML for one page; empty when the game has no charts."""
    links = ChartLinks(linked, game, page)
    chart = main_chart(links.charts)
    if chart is None:
        return ""
    made = list(blocks(chart, links.charts))
    expanded = _expanded(made, links.charts)
    rows = [list(_rows(links, block, expanded)) for block in made]
    drawn = (_block(links, *each) for each in zip(made, rows, strict=True))
    key = legend(kinds([row.node for each in rows for row in each]))
    counted = not any(block.title[:1].isdigit() for block in made)
    names = "j-overview j-counted" if counted else "j-overview"
    return html.tag("ol", *drawn, class_=names, aria_label=chart.title) + key


def main_chart(charts: Mapping[str, ChartDoc]) -> ChartDoc | None:
    """The chart that everything else is a part of: the round, or the turn, or else the one that leads to most."""
    named = next((charts[id] for id in MAIN if id in charts), None)
    if named is not None or not charts:
        return named
    return max(charts.values(), key=lambda chart: len(reached(chart, charts)))


def reached(chart: ChartDoc, charts: Mapping[str, ChartDoc]) -> set[str]:
    """The charts that a chart leads to by calls, itself among them."""
    reached, waiting = set[str](), [chart.id]
    while waiting:
        id = waiting.pop()
        if id not in reached:
            reached.add(id)
            waiting += [node.call for node in charts[id].nodes if node.call in charts]
    return reached


def blocks(chart: ChartDoc, charts: Mapping[str, ChartDoc]) -> Iterator[Block]:
    """The phases of a chart, or where those are charts of their own, these."""
    for name, nodes in phases(chart):
        calls = [node for node in nodes if node.call in charts]
        if len(nodes) == len(calls) == 1:
            called = charts[nodes[0].call]
            yield Block(name or nodes[0].title or called.title, called, called.nodes)
        elif len(calls) >= (MANY if name else 2) and (not name or len(calls) == len(nodes)):
            yield from _called(chart, nodes, charts)
        else:
            yield Block(name or chart.title, chart, tuple(nodes))


def _called(chart: ChartDoc, nodes: Sequence[NodeDoc], charts: Mapping[str, ChartDoc]) -> Iterator[Block]:
    """One block for each chart that is called, and for what lies between."""
    for calls, group in groupby(nodes, key=lambda node: node.call in charts):
        between = tuple(group)
        if calls:
            named = ((node, charts[node.call]) for node in between)
            yield from (Block(node.title or called.title, called, called.nodes) for node, called in named)
        else:
            yield Block(between[0].title or chart.title, chart, between)


def _expanded(made: Sequence[Block], charts: Mapping[str, ChartDoc]) -> frozenset[tuple[str, str]]:
    """The nodes whose own steps are shown as well: each called chart once, and none when there would be too many."""
    first: dict[str, tuple[str, str]] = {}
    for block in made:
        for node in block.nodes:
            if node.call in charts:
                first.setdefault(node.call, (block.chart.id, node.id))
    rows = sum(len(block.nodes) for block in made) + sum(len(charts[id].nodes) for id in first)
    return frozenset(first.values()) if rows <= MOST_ROWS else frozenset()


def _rows(links: ChartLinks, block: Block, expanded: frozenset[tuple[str, str]]) -> Iterator[Row]:
    for node in block.nodes:
        yield Row(block.chart, node, 0, links.target(block.chart, node))
        if (block.chart.id, node.id) in expanded:
            yield from rows_of(links.charts[node.call], links.target, 1)


def kinds(nodes: Sequence[NodeDoc]) -> list[str]:
    """The kinds of some nodes, each once; a node that is done again counts as a loop too."""
    found = dict.fromkeys(node.does or "do" for node in nodes)
    return [*found, *(["repeat"] if any(node.repeat for node in nodes) else [])]


def _block(links: ChartLinks, block: Block, rows: Sequence[Row]) -> str:
    small = rail(rows, links.words, block.title)
    if len(rows) == 1 and not rows[0].node.phase:
        return html.tag("li", small, class_="j-lone")
    name = html.tag("a", html.text(block.title), href=_address(links, block), data_ref=links.entry(block.chart).address)
    return html.tag("li", html.tag("h3", name), small, _opened(links, block) if len(rows) > 1 else "")


def _address(links: ChartLinks, block: Block) -> str:
    entry = links.linked.library.entries[f"step:{links.game}/{block.chart.id}/{block.nodes[0].id}"]
    return relative(entry.url if block.nodes[0].phase else links.entry(block.chart).url, links.page)


def _opened(links: ChartLinks, block: Block) -> str:
    """The phase in full, and the charts inside it, to be opened in place."""
    whole = draw(block.chart, links.words, lambda node: links.target(block.chart, node), block.nodes)
    inside = "".join(dict.fromkeys(links.folded(block.chart, node) for node in block.nodes))
    own = html.tag("p", anchor(links.entry(block.chart), links.page, "The chart on its own page"), class_="j-own")
    return html.tag("details", html.tag("summary", "Open this part"), whole, inside, own, class_="j-open")
