"""Charts as the kernel walks them, from charts as they are written."""

from __future__ import annotations

from judge.content.chartdoc import ChartDoc, NodeDoc, WindowDoc
from judge.engine.chart import Chart, Kind, Node, Window
from judge.engine.record import Cite


def engine_chart(doc: ChartDoc, game: str) -> Chart:
    """A chart as the kernel walks it; nodes and windows without a cite of their own have the chart's."""
    cites = _cites(game, doc.cites)
    nodes = tuple(_node(game, node, cites) for node in doc.nodes)
    windows = {name: _window(game, name, window, cites) for name, window in doc.windows.items()}
    return Chart(doc.id, doc.title, cites, nodes, windows)


def _node(game: str, doc: NodeDoc, inherited: tuple[Cite, ...]) -> Node:
    kind: Kind = "step" if doc.does == "do" or doc.does == "" else doc.does
    name = getattr(doc, doc.does) if doc.does else ""
    cites = _cites(game, doc.cites) or inherited
    return Node(
        doc.id, kind, cites, doc.title, name, doc.when, doc.unless, doc.repeat, tuple(doc.with_.items()), doc.phase
    )


def _window(game: str, name: str, doc: WindowDoc, inherited: tuple[Cite, ...]) -> Window:
    return Window(
        name=name,
        cites=_cites(game, doc.cites) or inherited,
        starts=doc.starts,
        admits=doc.admits,
        after_play=doc.after_play,
        after_pass=doc.after_pass,
        passes=None if doc.passes == "all" else doc.passes,
        resolves=doc.resolves,
        pile=doc.pile,
        resolve=doc.resolve,
        reopens=doc.reopens,
        after_empty=doc.after_empty,
        may_pass=doc.may_pass,
        secret=doc.secret,
        nests=doc.nests,
        title=doc.title,
    )


def _cites(game: str, units: tuple[str, ...]) -> tuple[Cite, ...]:
    return tuple(Cite(game, unit.removeprefix(f"{game}:")) for unit in units)
