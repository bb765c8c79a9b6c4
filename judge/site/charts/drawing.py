"""Timing charts drawn as SVG: one row a node, a shape for each kind, a link on each, loops at the right edge."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from judge.content.chartdoc import END, ChartDoc, NodeDoc
from judge.site import html
from judge.site.charts.shapes import Area, arrow_head, back_edge, shape, short
from judge.site.charts.wording import ChartWords, same
from judge.site.links import Target, number

WIDTH, LEFT, ROW, GUTTER = 360, 2, 304, 12
LINE, SMALL, GAP, PAD = 19, 16, 16, 9
TITLE_CHARS, SMALL_CHARS = 28, 40
LANES, LONGEST_NUMBER = 3, 9

Where = Callable[[NodeDoc], Target | None]


class Box(NamedTuple):
    """A node with its place in the drawing."""

    node: NodeDoc
    area: Area
    lines: tuple[str, ...]
    small: tuple[str, ...]


def draw(chart: ChartDoc, words: ChartWords, where: Where, nodes: Sequence[NodeDoc] = (), silent: bool = False) -> str:
    """A chart, or just some of its nodes, as one SVG element; `where` says what the link of a node leads to.

    A silent drawing stands beside a list of the same steps: it is for the eye and the mouse, and nobody hears it again.
    """
    boxes, labels, height = _laid_out(chart, words, nodes or chart.nodes, phases=not nodes)
    parts = [_down(box, later) for box, later in zip(boxes, boxes[1:], strict=False)]
    parts += _edges(boxes)
    parts += [_label(text, top) for text, top in labels]
    parts += [_node(chart, words, box, where(box.node), silent) for box in boxes]
    heard = {"aria_hidden": "true", "focusable": "false"} if silent else {"role": "group", "aria_label": chart.title}
    return html.tag(
        "svg", *parts, class_="j-chart", viewBox=f"0 0 {WIDTH} {short(height)}", **heard,
        xmlns="http://www.w3.org/2000/svg",
    )  # fmt: skip


def _laid_out(
    chart: ChartDoc, words: ChartWords, nodes: Sequence[NodeDoc], phases: bool
) -> tuple[list[Box], list[tuple[str, float]], float]:
    boxes: list[Box] = []
    labels: list[tuple[str, float]] = []
    top = 4.0
    for node in nodes:
        if node.phase and phases and not same(node.phase, words.title(chart, node)):
            labels.append((node.phase, top + 16))
            top += 28
        boxes.append(_box(chart, words, node, top))
        top = boxes[-1].area.bottom + GAP
    return boxes, labels, top - GAP + 6


def _box(chart: ChartDoc, words: ChartWords, node: NodeDoc, top: float) -> Box:
    lines = tuple(textwrap.wrap(words.title(chart, node), TITLE_CHARS)) or (node.id,)
    small = tuple(textwrap.wrap(" ".join(words.captions(chart, node)), SMALL_CHARS))
    height = 2 * PAD + LINE * len(lines) + SMALL * len(small)
    return Box(node, Area(LEFT, top, ROW, height), lines, small)


def _label(text: str, top: float) -> str:
    return html.tag("text", html.text(text), class_="j-phase", x=LEFT, y=short(top))


def _down(box: Box, later: Box) -> str:
    if box.node.does == "jump" and not box.node.when and not box.node.unless:
        return ""
    x, end = LEFT + 24, later.area.y
    line = html.tag("path", d=f"M{x} {short(box.area.bottom)}V{short(end - 6)}")
    return html.tag("g", line, arrow_head(x, end - 1, "down"), class_="j-edge")


def _edges(boxes: list[Box]) -> Iterator[str]:
    """Repeats and jumps, each in a lane of its own at the right."""
    by_id = {box.node.id: box.area for box in boxes}
    right, lane = LEFT + ROW, 0
    for box in boxes:
        if box.node.repeat:
            yield back_edge(right, box.area.bottom - 10, box.area.y + 10, right + 14)
        if box.node.does == "jump" and box.node.jump != END and box.node.jump in by_id:
            lane = lane % LANES + 1
            yield back_edge(right, box.area.middle, by_id[box.node.jump].middle, right + 14 + lane * GUTTER)


def _node(chart: ChartDoc, words: ChartWords, box: Box, target: Target | None, silent: bool) -> str:
    kind = box.node.does or "do"
    said = html.tag("title", html.text(words.sentence(chart, box.node)))
    inside = said + shape(kind, box.area) + _texts(box) + _number(box)
    tab = "-1" if silent else None
    if target is None:
        return html.tag("g", inside, class_=f"j-node j-{kind}", tabindex=None if silent else "0")
    return html.tag("a", inside, class_=f"j-node j-{kind}", href=target.url, data_ref=target.ref, tabindex=tab)


def _texts(box: Box) -> str:
    y, parts = box.area.y + PAD + 14, []
    for line in box.lines:
        parts.append(html.tag("text", html.text(line), x=LEFT + 16, y=short(y), class_="j-title"))
        y += LINE
    for line in box.small:
        parts.append(html.tag("text", html.text(line), x=LEFT + 16, y=short(y - 3), class_="j-small"))
        y += SMALL
    return "".join(parts)


def _number(box: Box) -> str:
    """The number of the rule, where it has one, at the right of the title."""
    shown = next((n for cite in box.node.cites if (n := number(cite.rpartition(":")[2]))), "")
    shown = shown if len(shown) <= LONGEST_NUMBER else shown.partition("-")[0]
    return html.tag("text", shown, x=LEFT + ROW - 13, y=short(box.area.y + PAD + 13), class_="j-cited") if shown else ""
