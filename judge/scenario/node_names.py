"""The nodes of charts in words, the same wherever they are shown."""

from __future__ import annotations

from judge.content.chartdoc import ChartDoc, NodeDoc

KINDS = {"do": "step", "window": "window", "call": "sequence", "ask": "choice", "jump": "jump", "": "step"}


def node_title(chart: ChartDoc, node: NodeDoc) -> str:
    """What a node is called: by its title, by its window's, or by its id where it has none."""
    window = chart.windows.get(node.window)
    return node.title or (window.title if window else "") or node.id
