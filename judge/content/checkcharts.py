"""What can be wrong between the nodes of charts, their windows, and the functions they name."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from judge.content.chartdoc import END, ChartDoc, NodeDoc, WindowDoc
from judge.content.problem import Place, Problem, unknown

ROLES = ("", "next", "same")
Named = Iterator[tuple[str, str, str]]
"""What a chart names: the key that names it, the kind of function it has to be, its name."""


def chart_problems(
    charts: Mapping[str, ChartDoc], functions: Mapping[str, Collection[str]] | None
) -> Iterator[Problem]:
    """The problems of a game's charts; functions, by their kinds, are checked only when they are known."""
    for chart in charts.values():
        yield from _unreachable(chart)
        for node in chart.nodes:
            yield from _node(node, chart, charts)
            if functions is not None:
                yield from _missing(node_functions(node), functions, node.place)
        for name, window in chart.windows.items():
            if functions is not None:
                known = {**functions, "chart": charts}
                yield from _missing(window_functions(window), known, window.place, f"windows.{name}.")
                yield from _incomplete(name, window)


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


def node_functions(node: NodeDoc) -> Named:
    """The functions a node names."""
    for key, kind in (("do", "step"), ("when", "test"), ("unless", "test"), ("repeat", "test"), ("ask", "verb")):
        if name := getattr(node, key):
            yield key, kind, name
    yield from (("with", "role", name) for name in node.with_.values() if node.call)


def window_functions(window: WindowDoc) -> Named:
    """The functions a window names."""
    for key in ("starts", "after_play", "after_pass", "reopens", "after_empty"):
        if (name := getattr(window, key)) not in ROLES:
            yield key, "role", name
    for key, kind in (("resolve", "chart"), ("may_pass", "bar")):
        if name := getattr(window, key):
            yield key, kind, name
    yield from (("admits", "verb", name) for name in window.admits)


def _incomplete(name: str, window: WindowDoc) -> Iterator[Problem]:
    """What a window cannot do without once it is to be walked."""
    if not window.starts:
        yield Problem(window.place, "a window needs a role that says who may act first", f"windows.{name}.starts")
    for key in ("pile", "resolve"):
        if window.resolves != "at once" and not getattr(window, key):
            yield Problem(window.place, f"plays that resolve {window.resolves} need it", f"windows.{name}.{key}")


def _missing(named: Named, known: Mapping[str, Collection[str]], place: Place, prefix: str = "") -> Iterator[Problem]:
    for key, kind, name in named:
        if name not in known[kind]:
            other = next((each for each, names in known.items() if name in names), None)
            said = f"{name} is a {other} here, not a {kind}" if other else unknown(kind, name, sorted(known[kind]))
            yield Problem(place, said, prefix + key)
