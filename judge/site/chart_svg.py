"""Timing charts drawn as SVG: one row a node, a shape for each kind, a link on each, loops at the right edge."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from judge.content.chartdoc import END, ChartDoc, NodeDoc
from judge.site import html
from judge.site.chart_words import captions, sentence, title
from judge.site.links import Target

WIDTH, LEFT, ROW, GUTTER = 360, 2, 302, 12
LINE, SMALL, GAP, PAD = 19, 16, 16, 9
TITLE_CHARS, SMALL_CHARS = 34, 43

Where = Callable[[NodeDoc], Target | None]


class Box(NamedTuple):
    """A node with its place in the drawing."""

    node: NodeDoc
    top: int
    height: int
    lines: tuple[str, ...]
    small: tuple[str, ...]

    @property
    def middle(self) -> int:
        """The height at which edges leave and arrive."""
        return self.top + self.height // 2

    @property
    def bottom(self) -> int:
        """The lower edge."""
        return self.top + self.height


def draw(chart: ChartDoc, where: Where) -> str:
    """The chart as one SVG element; `where` says what the link of a node leads to."""
    boxes, labels, height = _laid_out(chart)
    parts = [_down(box, later) for box, later in zip(boxes, boxes[1:], strict=False)]
    parts += _edges(boxes)
    parts += [_label(text, top) for text, top in labels]
    parts += [_node(chart, box, where(box.node)) for box in boxes]
    return html.tag(
        "svg", _ARROW, *parts, class_="j-chart", viewBox=f"0 0 {WIDTH} {height}", role="group", aria_label=chart.title,
        xmlns="http://www.w3.org/2000/svg",
    )  # fmt: skip


_ARROW = (
    '<defs><marker id="j-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    '<path d="M0 0L8 4L0 8z" class="j-tip"/></marker></defs>'
)


def _laid_out(chart: ChartDoc) -> tuple[list[Box], list[tuple[str, int]], int]:
    boxes: list[Box] = []
    labels: list[tuple[str, int]] = []
    top = 4
    for node in chart.nodes:
        if node.phase:
            labels.append((node.phase, top + 16))
            top += 28
        boxes.append(_box(chart, node, top))
        top = boxes[-1].bottom + GAP
    return boxes, labels, top - GAP + 6


def _box(chart: ChartDoc, node: NodeDoc, top: int) -> Box:
    lines = tuple(textwrap.wrap(title(chart, node), TITLE_CHARS)) or (node.id,)
    small = tuple(line for text in captions(chart, node) for line in textwrap.wrap(text, SMALL_CHARS))
    return Box(node, top, 2 * PAD + LINE * len(lines) + SMALL * len(small), lines, small)


def _label(text: str, top: int) -> str:
    return html.tag("text", html.text(text), class_="j-phase", x=LEFT, y=top)


def _down(box: Box, later: Box) -> str:
    if box.node.does == "jump" and not box.node.when and not box.node.unless:
        return ""
    return html.tag("path", d=f"M{LEFT + 24} {box.bottom}V{later.top - 1}", class_="j-edge", marker_end="url(#j-arrow)")


def _edges(boxes: list[Box]) -> Iterator[str]:
    """Repeats and jumps, each in a lane of its own at the right."""
    by_id = {box.node.id: box for box in boxes}
    lane = 0
    for box in boxes:
        if box.node.repeat:
            yield _back(box.bottom - 8, box.top + 8, 0)
        if box.node.does == "jump" and box.node.jump != END and box.node.jump in by_id:
            lane = lane % 3 + 1
            yield _back(box.middle, by_id[box.node.jump].middle, lane)


def _back(start: int, end: int, lane: int) -> str:
    right = LEFT + ROW
    out = right + 14 + lane * GUTTER
    d = f"M{right} {start}H{out}V{end}H{right + 1}"
    return html.tag("path", d=d, class_="j-edge j-back", marker_end="url(#j-arrow)")


def _node(chart: ChartDoc, box: Box, target: Target | None) -> str:
    kind = box.node.does or "do"
    inside = html.tag("title", html.text(sentence(chart, box.node))) + _SHAPES[kind](box) + _texts(box)
    group: Mapping[str, object] = {"id": box.node.id, "class_": f"j-node j-{kind}", "tabindex": None if target else "0"}
    if target is None:
        return html.tag("g", inside, **group)
    return html.tag("a", inside, **group, href=target.url, data_ref=target.ref)


def _texts(box: Box) -> str:
    y, parts = box.top + PAD + 14, []
    for line in box.lines:
        parts.append(html.tag("text", html.text(line), x=LEFT + 16, y=y, class_="j-title"))
        y += LINE
    for line in box.small:
        parts.append(html.tag("text", html.text(line), x=LEFT + 16, y=y - 3, class_="j-small"))
        y += SMALL
    return "".join(parts)


def _step(box: Box) -> str:
    return html.tag("rect", x=LEFT, y=box.top, width=ROW, height=box.height, rx=2, class_="j-shape")


def _window(box: Box) -> str:
    return html.tag(
        "rect", x=LEFT, y=box.top, width=ROW, height=box.height, rx=min(18, box.height // 2), class_="j-shape"
    )


def _ask(box: Box) -> str:
    left, right = LEFT, LEFT + ROW
    points = [
        (left + 8, box.top),
        (right - 8, box.top),
        (right, box.middle),
        (right - 8, box.bottom),
        (left + 8, box.bottom),
        (left, box.middle),
    ]
    return _polygon(points)


def _call(box: Box) -> str:
    bars = (html.tag("path", d=f"M{x} {box.top}V{box.bottom}", class_="j-bar") for x in (LEFT + 6, LEFT + ROW - 6))
    return _step(box) + "".join(bars)


def _jump(box: Box) -> str:
    left, right = LEFT, LEFT + ROW
    return _polygon(
        [(left, box.top), (right - 14, box.top), (right, box.middle), (right - 14, box.bottom), (left, box.bottom)]
    )


def _polygon(points: list[tuple[int, int]]) -> str:
    return html.tag("polygon", points=" ".join(f"{x},{y}" for x, y in points), class_="j-shape")


_SHAPES: Mapping[str, Callable[[Box], str]] = {
    "do": _step,
    "window": _window,
    "ask": _ask,
    "call": _call,
    "jump": _jump,
}
