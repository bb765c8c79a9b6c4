"""What stands on the poster of a game: the round in blocks, and beside it the charts that the round leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import NamedTuple

from judge.content.chartdoc import ChartDoc, NodeDoc
from judge.site.charts.round_overview import MANY, main_chart, reached
from judge.site.charts.wording import phases, same

Charts = Mapping[str, ChartDoc]
CALLED, OPENED, STATED, TOUCHED, LOOSE = range(5)
LEAST_LOOSE, WINDOWED = 3, 2


class Row(NamedTuple):
    """A step on the poster and how far it is set in."""

    chart: ChartDoc
    node: NodeDoc
    depth: int = 0


class Block(NamedTuple):
    """A phase, or a chart beside the round; `caller` is the step that leads to it, where it is a chart of its own."""

    title: str
    chart: ChartDoc
    rows: tuple[Row, ...]
    caller: NodeDoc | None = None


class Near(NamedTuple):
    """A chart that the round leads to: how closely, in how many hops, and where it comes in the order of reading."""

    bond: int
    hops: int
    order: int
    chart: ChartDoc


class Sheet(NamedTuple):
    """The main chart, its phases, and all charts that might stand beside them, in the order of reading."""

    main: ChartDoc
    phases: list[Block]
    near: list[Near]


def sheet(charts: Charts) -> Sheet | None:
    """What a poster is made of; nothing where there are no charts."""
    main = main_chart(charts)
    if main is None:
        return None
    shown = {main.id}
    made = _joined(list(_blocks(main, charts, shown)))
    return Sheet(
        main, made, list(_near([row for block in made for row in block.rows], charts, shown | _before(main, charts)))
    )


def _before(main: ChartDoc, charts: Charts) -> set[str]:
    """The charts in which the main one is a part, and what else these lead to, such as the setup."""
    above = [each for each in (reached(chart, charts) for chart in charts.values()) if main.id in each]
    return set[str]().union(*above) - reached(main, charts)


def _blocks(chart: ChartDoc, charts: Charts, shown: set[str]) -> Iterator[Block]:
    for name, nodes in phases(chart):
        calls = [node for node in nodes if node.call in charts]
        apart = len(calls) >= (MANY if name else 2) and (not name or len(calls) == len(nodes))
        if apart or len(calls) == len(nodes) == 1:
            for node in nodes:
                yield from _part(name if len(nodes) == 1 else "", chart, node, charts, shown)
        else:
            rows = tuple(chain(*(_opened(name, chart, node, charts, shown) for node in nodes)))
            yield Block(name or (chart.title if len(rows) > 1 else ""), chart, rows)


def _part(name: str, chart: ChartDoc, node: NodeDoc, charts: Charts, shown: set[str]) -> Iterator[Block]:
    """A called chart as a block, or as blocks where it has phases itself; a plain step or a second call as it is."""
    called = charts.get(node.call)
    if called is None or called.id in shown:
        yield Block("", chart, (Row(chart, node),))
        return
    shown.add(called.id)
    if sum(len(nodes) == 1 and nodes[0].call in charts for _, nodes in phases(called)) > 1:
        yield Block("", chart, (Row(chart, node),))
        yield from _blocks(called, charts, shown)
    else:
        title = name or node.title or called.title
        yield Block(title, called, tuple(Row(called, each) for each in called.nodes), node)


def _opened(name: str, chart: ChartDoc, node: NodeDoc, charts: Charts, shown: set[str]) -> Iterator[Row]:
    """A step and the steps of the chart it calls, unless they are shown; these alone, if the phase has its name."""
    opens = node.call in charts and node.call not in shown
    told = opens and same(name, node.title) and not (node.when or node.unless or node.repeat)
    if not told:
        yield Row(chart, node)
    if opens:
        shown.add(node.call)
        yield from (Row(charts[node.call], each, 0 if told else 1) for each in charts[node.call].nodes)


def _joined(made: Sequence[Block]) -> list[Block]:
    """Steps between the phases that follow each other make one block without a title."""
    found = list[Block]()
    for titled, group in groupby(made, key=lambda each: bool(each.title)):
        if titled:
            found += group
        else:
            rows = tuple(row for block in group for row in block.rows)
            found.append(Block("", rows[0].chart, rows))
    return found


def _near(rows: Sequence[Row], charts: Charts, known: set[str]) -> Iterator[Near]:
    """The charts that steps lead to, those that the steps of these lead to, and so on; each by its closest bond."""
    order, hops = 0, 1
    while rows:
        later = list[Row]()
        found = dict[str, int]()
        for row in rows:
            for id, bond in bonds(row, charts):
                if id not in known:
                    found[id] = min(bond, found.get(id, bond))
        for id, bond in found.items():
            known.add(id)
            order += 1
            yield Near(bond, hops, order, charts[id])
            later += (Row(charts[id], node) for node in charts[id].nodes)
        rows, hops = later, hops + 1
    for chart in charts.values():
        if chart.id not in known and len(chart.nodes) >= LEAST_LOOSE:
            order += 1
            yield Near(LOOSE, hops, order, chart)


def bonds(row: Row, charts: Charts) -> Iterator[tuple[str, int]]:
    """The charts that a step leads to: called there, opened by its window, or about a rule that it carries out."""
    window = row.chart.windows.get(row.node.window)
    if row.node.call in charts:
        yield row.node.call, CALLED
    if window:
        yield from ((id, OPENED) for id in (window.pile, window.resolve, *window.admits) if id in charts)
    cites = {*row.node.cites, *(window.cites if window else ())}
    for chart in charts.values():
        if len(chart.nodes) > 1 and not cites.isdisjoint(chart.cites):
            yield chart.id, STATED if chart.cites[0] in cites else TOUCHED


def kind_of(node: NodeDoc, charts: Charts) -> str:
    """What a step is for whoever looks for the moments to act: a chart that is nothing but a window is a window."""
    return "window" if node.call in charts and _is_window(charts[node.call], charts) else node.does or "do"


def _is_window(chart: ChartDoc, charts: Charts) -> bool:
    kinds = {kind_of(node, charts) for node in chart.nodes if node.does != "do"}
    return kinds == {"window"} and len(chart.nodes) <= WINDOWED
