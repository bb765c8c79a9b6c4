"""Where a chart goes back to an earlier step: the steps between, as one part that is gone through again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from judge.content.chartdoc import NodeDoc
from judge.site import html

Span = tuple[int, int]


def in_loops(nodes: Sequence[NodeDoc], row: Callable[[NodeDoc], str]) -> str:
    """Every node as a row of HTML in order; those that a jump goes back over stand together in a list of their own."""
    return "".join(_rows(nodes, row, spans(nodes), 0, len(nodes)))


def spans(nodes: Sequence[NodeDoc]) -> list[Span]:
    """First and last of the nodes of each loop; of two that cross each other only the first counts."""
    at = {node.id: number for number, node in enumerate(nodes)}
    found: list[Span] = []
    for end, node in enumerate(nodes):
        start = at.get(node.jump, end)
        if start < end and not any(_cross((start, end), other) for other in found):
            found.append((start, end))
    return found


def _cross(one: Span, other: Span) -> bool:
    (first, last), (start, end) = sorted((one, other))
    return first < start <= last < end


def _rows(
    nodes: Sequence[NodeDoc], row: Callable[[NodeDoc], str], loops: Sequence[Span], first: int, after: int
) -> Iterable[str]:
    at = first
    while at < after:
        outer = max((span for span in loops if span[0] == at and span[1] < after), key=lambda span: span[1], default=None)
        if outer is None:
            yield row(nodes[at])
            at += 1
        else:
            inner = [span for span in loops if span != outer]
            inside = "".join(_rows(nodes, row, inner, at, outer[1] + 1))
            yield html.tag("li", html.tag("ol", inside, aria_label="Repeated steps"), class_="j-round")
            at = outer[1] + 1
