"""What can be wrong between the nodes of charts, their windows, and the functions they name."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from judge.content.chartdoc import END, ChartDoc, NodeDoc, WindowDoc
from judge.content.problem import Place, Problem, unknown

ROLES = ("", "next", "same")


def chart_problems(charts: Mapping[str, ChartDoc], functions: Collection[str] | None) -> Iterator[Problem]:
    """The problems of a game's charts; functions are checked only when they are known."""
    for chart in charts.values():
        yield from _unreachable(chart)
        for node in chart.nodes:
            yield from _node(node, chart, charts)
            if functions is not None:
                yield from _missing(node_functions(node), functions, node.place)
        for name, window in chart.windows.items():
            if functions is not None:
                known = {*functions, *charts}
                yield from _missing(window_functions(window), known, window.place, f"windows.{name}.")


def _node(node: NodeDoc, chart: ChartDoc, charts: Mapping[str, ChartDoc]) -> Iterator[Problem]:
    ids = [each.id for each in chart.nodes]
    if node.jump and node.jump not in (END, *ids):
        yield Problem(node.place, unknown("node", node.jump, [*ids, END]), "jump")
    if node.call and node.call not in charts:
        yield Problem(node.place, unknown("chart", node.call, charts), "call")
    if node.window and node.window not in chart.windows:
        yield Problem(node.place, unknown("window", node.window, chart.windows), "window")


def _unreachable(chart: ChartDoc) -> Iterator[Problem]:
    at = {node.id: number for number, node in enumerate(chart.nodes)}
    reached: set[int] = set()
    waiting = [0]
    while waiting:
        number = waiting.pop()
        if number in reached or number >= len(chart.nodes):
            continue
        reached.add(number)
        node = chart.nodes[number]
        if node.jump in at:
            waiting.append(at[node.jump])
        if not node.jump or node.when or node.unless or node.repeat:
            waiting.append(number + 1)
    for number, node in enumerate(chart.nodes):
        if number not in reached:
            yield Problem(node.place, f"the node {node.id} of {chart.id} cannot be reached")


def node_functions(node: NodeDoc) -> Iterator[tuple[str, str]]:
    """The functions a node names, with the key that names each."""
    for key in ("do", "when", "unless", "repeat", "ask"):
        if name := getattr(node, key):
            yield key, name


def window_functions(window: WindowDoc) -> Iterator[tuple[str, str]]:
    """The functions a window names, with the key that names each."""
    for key in ("starts", "after_play", "after_pass", "reopens", "after_empty"):
        if (name := getattr(window, key)) not in ROLES:
            yield key, name
    for key in ("resolve", "may_pass"):
        if name := getattr(window, key):
            yield key, name
    yield from (("admits", name) for name in window.admits)


def _missing(
    named: Iterator[tuple[str, str]], known: Collection[str], place: Place, prefix: str = ""
) -> Iterator[Problem]:
    for key, name in named:
        if name not in known:
            yield Problem(place, unknown("function", name, sorted(known)), prefix + key)
