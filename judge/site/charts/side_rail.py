"""A chart in little: a rail with a small shape for each node and its title beside it, to stand next to other things."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from typing import NamedTuple

from judge.content.chartdoc import ChartDoc, NodeDoc
from judge.scenario.node_names import KINDS
from judge.site import html
from judge.site.charts.shapes import Area, shape, short
from judge.site.charts.wording import ChartWords
from judge.site.links import Target

WIDTH, CHARS = 280, 34
LINE, PAD, INDENT = 18, 4, 16
GLYPH = Area(10, 0, 22, 14)


class Row(NamedTuple):
    """A node on the rail, how far it is set in, and where its link leads."""

    chart: ChartDoc
    node: NodeDoc
    depth: int
    target: Target | None


def rows_of(chart: ChartDoc, where: Callable[[ChartDoc, NodeDoc], Target | None], depth: int = 0) -> list[Row]:
    """Every node of a chart as a row."""
    return [Row(chart, node, depth, where(chart, node)) for node in chart.nodes]


def rail(rows: Iterable[Row], words: ChartWords, title: str, brief: bool = False) -> str:
    """Rows as one SVG element; with `brief`, a row says just what kind of node it is, not all there is to say."""
    top, parts, glyphs = 1.0, list[str](), list[tuple[int, Area]]()
    for row in rows:
        lines = textwrap.wrap(words.title(row.chart, row.node), CHARS - 2 * row.depth) or [row.node.id]
        area = Area(0, top, WIDTH, LINE * len(lines) + 2 * PAD)
        glyph = GLYPH._replace(x=GLYPH.x + INDENT * row.depth, y=top + PAD + 2)
        parts.append(_row(row, _told(row, words, brief), lines, area, glyph))
        glyphs.append((row.depth, glyph))
        top = area.bottom
    return html.tag(
        "svg", _tracks(glyphs), *parts, class_="j-rail", viewBox=f"0 0 {WIDTH} {short(top + 1)}", role="group",
        aria_label=title, xmlns="http://www.w3.org/2000/svg",
    )  # fmt: skip


def _tracks(glyphs: Iterable[tuple[int, Area]]) -> str:
    """The lines from shape to shape; those of an inner chart end where it ends."""
    last: dict[int, Area] = {}
    d = ""
    for depth, glyph in glyphs:
        if depth in last:
            d += f"M{short(glyph.x + glyph.width / 2)} {short(last[depth].bottom)}V{short(glyph.y)}"
        last = {at: each for at, each in last.items() if at < depth} | {depth: glyph}
    return html.tag("path", d=d, class_="j-track") if d else ""


def _told(row: Row, words: ChartWords, brief: bool) -> str:
    return KINDS[row.node.does].capitalize() if brief else words.sentence(row.chart, row.node)


def _row(row: Row, told: str, lines: list[str], area: Area, glyph: Area) -> str:
    kind = row.node.does or "do"
    texts = "".join(
        html.tag("text", html.text(line), x=short(glyph.right + 10), y=short(area.y + PAD + 14 + LINE * at))
        for at, line in enumerate(lines)
    )
    inside = [
        html.tag("title", html.text(told)),
        html.tag("rect", x=1, y=short(area.y), width=WIDTH - 2, height=short(area.height), rx=3, class_="j-bed"),
        shape(kind, glyph),
        _loop(glyph) if row.node.repeat else "",
        texts,
    ]
    group = {"class_": f"j-node j-{kind}", "data_node": f"{row.chart.id}:{row.node.id}"}
    if row.target is None:
        return html.tag("g", *inside, **group)
    return html.tag("a", *inside, **group, href=row.target.url, data_ref=row.target.ref)


def _loop(glyph: Area) -> str:
    """A small arrow round the left of the shape: this is done again."""
    x, out = glyph.x, glyph.x - 6
    line = html.tag("path", d=f"M{short(x)} {short(glyph.bottom - 3)}H{short(out)}V{short(glyph.y + 3)}H{short(x - 3)}")
    head = html.tag("path", d=f"M{short(x)} {short(glyph.y + 3)}l-4 -3v6z", class_="j-tip")
    return html.tag("g", line, head, class_="j-edge j-back")
