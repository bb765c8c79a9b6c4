"""Charts as drawings."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from dataclasses import replace

import pytest

from judge.content.chartdoc import ChartDoc, NodeDoc
from judge.site.chart_svg import WIDTH, draw
from judge.site.links import Target
from judge.site.shelf import Shelf

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def chart(pebbles: Shelf) -> ChartDoc:
    """A round of Pebbles."""
    return pebbles.library.charts["pebbles"]["round"]


def drawn(chart: ChartDoc) -> etree.Element:
    """A chart drawn with a link on each node."""
    return etree.fromstring(draw(chart, lambda node: Target(f"#{node.id}", "", "ref")))


def test_every_node_is_a_link_with_a_title(chart: ChartDoc) -> None:
    """Each step can be reached by keyboard and says what it is."""
    links = drawn(chart).findall(f"{SVG}a")
    assert [link.get("id") for link in links] == [node.id for node in chart.nodes]
    assert all(link.findtext(f"{SVG}title") for link in links)


def test_kinds_differ_by_shape(chart: ChartDoc) -> None:
    """A window is round, a choice is a polygon, a step is square."""
    window, storm, _, echoes, _ = drawn(chart).findall(f"{SVG}a")
    assert int(window.find(f"{SVG}rect").get("rx")) > 8  # type: ignore[union-attr, arg-type]
    assert storm.find(f"{SVG}polygon") is not None
    assert echoes.find(f"{SVG}rect").get("rx") == "2"  # type: ignore[union-attr]


def test_repeat_and_jump_have_back_edges(chart: ChartDoc) -> None:
    """A node done again and a jump draw an edge at the right."""
    again = replace(chart.nodes[3], repeat="echoes_left")
    jump = NodeDoc(id="back", jump="1.1")
    edges = drawn(replace(chart, nodes=(*chart.nodes[:3], again, jump))).findall(f"{SVG}path[@class='j-edge j-back']")
    assert len(edges) == 2


def test_text_stays_inside(chart: ChartDoc) -> None:
    """Long titles are broken into lines that fit a phone."""
    long = replace(chart.nodes[0], title="A very long title that would run far out of its box on a phone")
    texts = drawn(replace(chart, nodes=(long,))).iter(f"{SVG}text")
    assert all(len(text.text or "") * 8 < WIDTH for text in texts)


def test_titles_are_escaped(chart: ChartDoc) -> None:
    """What a title holds is text, never markup."""
    bad = replace(chart.nodes[0], title="<script>")
    assert "<script>" not in draw(replace(chart, nodes=(bad,)), lambda node: None)
