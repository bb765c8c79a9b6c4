"""A chart's nodes in words: what each is, when it applies, how it repeats, who may act."""

from __future__ import annotations

from collections.abc import Iterator

from judge.content.chartdoc import END, ChartDoc, NodeDoc, WindowDoc

KINDS = {"do": "Step", "window": "Window", "call": "Sequence", "ask": "Choice", "jump": "Jump", "": "Step"}
MEANING = {
    "do": "the game does this",
    "window": "a time when players may act",
    "ask": "a player must choose",
    "call": "a sequence with a chart of its own",
    "jump": "play goes on elsewhere",
    "": "a step",
}


def title(chart: ChartDoc, node: NodeDoc) -> str:
    """What a node is called."""
    window = chart.windows.get(node.window)
    return node.title or (window.title if window else "") or words(node.call or node.ask or node.do or node.id)


def captions(chart: ChartDoc, node: NodeDoc) -> Iterator[str]:
    """The small lines under a node's title."""
    if node.when:
        yield f"only when {words(node.when)}"
    if node.unless:
        yield f"not when {words(node.unless)}"
    if window := chart.windows.get(node.window):
        yield from _window(window)
    if node.does == "jump":
        yield f"go on with {_named(chart, node.jump)}"
    if node.repeat:
        yield f"again while {words(node.repeat)}"


def _window(window: WindowDoc) -> Iterator[str]:
    if window.starts:
        yield f"{words(window.starts)} may act first"
    yield "ends when all pass in a row" if window.passes == "all" else f"ends after {window.passes} passes in a row"


def _named(chart: ChartDoc, id: str) -> str:
    if id == END:
        return "the end of this chart"
    return next((title(chart, node) for node in chart.nodes if node.id == id), id)


def words(name: str) -> str:
    """The name of a function as words."""
    return name.replace("_", " ").replace("-", " ").strip()


def sentence(chart: ChartDoc, node: NodeDoc) -> str:
    """A node in one line, for tooltips."""
    said = [f"{KINDS[node.does]}: {title(chart, node)}", *captions(chart, node)]
    return "; ".join(said) + "."


def phases(chart: ChartDoc) -> Iterator[tuple[str, list[NodeDoc]]]:
    """The nodes in groups; the first group has no name when the chart begins without one."""
    name, group = "", list[NodeDoc]()
    for node in chart.nodes:
        if node.phase:
            if group:
                yield name, group
            name, group = node.phase, []
        group.append(node)
    yield name, group
