"""Where a chart goes back to an earlier step: the steps between, as one part that is gone through again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.content.chartdoc import NodeDoc
from judge.site import html

Span = tuple[int, int]


def in_loops(nodes: Sequence[NodeDoc], rows: Sequence[str]) -> str:
    """The rows of nodes, ready as HTML, in order; those that a jump goes back over stand in a list of their own."""
    return "".join(_rows(rows, spans(nodes), 0, len(nodes)))


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


def _rows(rows: Sequence[str], loops: Sequence[Span], first: int, after: int) -> Iterator[str]:
    at = first
    while at < after:
        here = (span for span in loops if span[0] == at and span[1] < after)
        outer = max(here, key=lambda span: span[1], default=None)
        if outer is None:
            yield rows[at]
            at += 1
        else:
            inside = _rows(rows, [span for span in loops if span != outer], at, outer[1] + 1)
            yield html.tag("li", html.tag("ol", *inside, aria_label="Repeated steps"), class_="j-round")
            at = outer[1] + 1
