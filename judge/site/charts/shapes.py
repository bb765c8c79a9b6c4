"""The shapes of the kinds of nodes, large or small: a step is square, a window round, a choice pointed, and so on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from judge.content.chartdoc import NodeDoc
from judge.site import html
from judge.site.charts.wording import MEANING

Points = list[tuple[float, float]]
GLYPH, LOOPED = (1, 1, 22, 14), (1, 1, 15, 14)
NAMES = {"do": "Step", "window": "Window", "ask": "Choice", "call": "Sequence", "jump": "Jump", "repeat": "Loop"}


class Area(NamedTuple):
    """A rectangle of a drawing."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def middle(self) -> float:
        """Half way down."""
        return self.y + self.height / 2


def shape(kind: str, area: Area) -> str:
    """The shape of a kind of node, filling an area."""
    return _SHAPES[kind or "do"](area)


def _rect(area: Area, round: float) -> str:
    x, y, width, height = map(short, area)
    return html.tag("rect", x=x, y=y, width=width, height=height, rx=short(round), class_="j-shape")


def _step(area: Area) -> str:
    return _rect(area, 2)


def _window(area: Area) -> str:
    return _rect(area, min(18, area.height / 2))


def _ask(area: Area) -> str:
    x, y, right, bottom, side = area.x, area.y, area.right, area.bottom, _side(area)
    return _polygon(
        [(x + side, y), (right - side, y), (right, area.middle), (right - side, bottom), (x + side, bottom),
         (x, area.middle)]
    )  # fmt: skip


def _call(area: Area) -> str:
    inset = 6 if area.width > 60 else 4
    bars = "".join(f"M{short(x)} {short(area.y)}V{short(area.bottom)}" for x in (area.x + inset, area.right - inset))
    return _step(area) + html.tag("path", d=bars, class_="j-bar")


def _jump(area: Area) -> str:
    x, y, right, bottom, side = area.x, area.y, area.right, area.bottom, _side(area)
    return _polygon([(x, y), (right - side, y), (right, area.middle), (right - side, bottom), (x, bottom)])


def _side(area: Area) -> float:
    return 9 if area.width > 60 else 5


def _polygon(points: Points) -> str:
    return html.tag("polygon", points=" ".join(f"{short(x)},{short(y)}" for x, y in points), class_="j-shape")


_SHAPES: Mapping[str, Callable[[Area], str]] = {
    "do": _step,
    "window": _window,
    "ask": _ask,
    "call": _call,
    "jump": _jump,
}


def back_edge(right: float, start: float, end: float, out: float) -> str:
    """An edge that leaves at the right, runs in a lane and comes back to an earlier or later row."""
    line = html.tag("path", d=f"M{short(right)} {short(start)}H{short(out)}V{short(end)}H{short(right + 6)}")
    return html.tag("g", line, arrow_head(right + 1, end, "left"), class_="j-edge j-back")


def arrow_head(x: float, y: float, way: str) -> str:
    """The head of an arrow that points left or down at a place."""
    d = f"M{short(x)} {short(y)}l6 -4v8z" if way == "left" else f"M{short(x)} {short(y)}l-4 -6h8z"
    return html.tag("path", d=d, class_="j-tip")


def glyph(node: NodeDoc, kind: str = "") -> str:
    """The shape of a node in little, which tells what kind it is, with an arrow back if it is done again.

    With a kind it is drawn as one of that kind, and named: no words beside it tell.
    """
    named, kind = bool(kind), kind or node.does or "do"
    drawn = html.tag("g", shape(kind, Area(*(LOOPED if node.repeat else GLYPH))), class_=f"j-node j-{kind}")
    drawn += back_edge(16, 12, 4, 22) if node.repeat else ""
    heard = {"role": "img", "aria_label": NAMES[kind]} if named and kind != "do" else {"aria_hidden": "true"}
    return html.tag("svg", drawn, class_="j-glyph", viewBox="0 0 24 16", focusable="false", **heard)


def short(number: float) -> str:
    """A coordinate without digits that nobody sees."""
    return f"{number:.1f}".rstrip("0").rstrip(".")


def legend(kinds: list[str]) -> str:
    """What the shapes mean, for the kinds that are used; `repeat` stands for a loop."""
    rows = (html.tag("li", _key(kind), html.tag("b", NAMES[kind]), f" {MEANING[kind]}") for kind in kinds)
    return html.tag("ul", *rows, class_="j-legend")


def _key(kind: str) -> str:
    drawn = (
        _step(Area(1, 3, 16, 12)) + back_edge(17, 13, 6, 25) if kind == "repeat" else shape(kind, Area(1, 2, 24, 14))
    )
    icon = html.tag("g", drawn, class_=f"j-node j-{kind}")
    return html.tag("svg", icon, class_="j-key", viewBox="0 0 28 18", aria_hidden="true", focusable="false")
