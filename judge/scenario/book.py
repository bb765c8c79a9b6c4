"""A game's book: its rules as code, its charts, its readings and the units that may be cited, put together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property

from judge import games
from judge.content.chartdoc import ChartDoc, NodeDoc, WindowDoc
from judge.content.model import Misreading, Reading
from judge.content.problem import BadInput, Place, unknown
from judge.content.rulesdata import load_rules_data
from judge.engine.chart import Chart, Node, Window
from judge.engine.position import Frame
from judge.engine.record import Cite
from judge.engine.referee import Referee
from judge.engine.rules import Rules


class Book:
    """Everything needed to run a game, and nothing that is needed only to read about it."""

    def __init__(self, game: str) -> None:
        data = load_rules_data(game)
        if data.problems:
            raise BadInput(data.problems)
        self.game = game
        self.edition = data.edition
        self.units = frozenset(data.units)
        self.readings: Mapping[str, Reading] = data.readings
        self.misreadings: Mapping[str, Misreading] = data.misreadings
        self.rules: Rules = games.rules(game)
        self.charts = {chart.id: engine_chart(chart, self.rules) for chart in data.charts.values()}

    @cached_property
    def referee(self) -> Referee:
        """A referee under the default of every reading and the right side of every misreading."""
        defaults = {reading.id: reading.default for reading in self.readings.values()}
        rights = {slip.id: slip.right for slip in self.misreadings.values()}
        return Referee(self.rules, self.charts, {**defaults, **rights})

    def options(self, reading: str) -> list[str]:
        """The answers a reading allows."""
        return list(self.readings[reading].options)

    def check_readings(self, chosen: Mapping[str, str], place: Place, field: str = "readings") -> None:
        """Raises BadInput for a reading that does not exist or an option it does not have."""
        for reading, option in chosen.items():
            if reading not in self.readings:
                raise BadInput.at(place, unknown("reading", reading, self.readings), field)
            if option not in self.readings[reading].options:
                raise BadInput.at(place, unknown("option", option, self.options(reading)), f"{field}.{reading}")

    def start(self, at: str, place: Place) -> list[Frame]:
        """The frames for a place in the charts, written `chart`, `chart:node`, or `outer/inner:node`."""
        *outer, last = at.split("/")
        chart, _, node = last.partition(":")
        for name in (*outer, chart):
            if name not in self.charts:
                raise BadInput.at(place, unknown("chart", name, self.charts), "at")
        frames = [self._calling(name, inner, place) for name, inner in zip(outer, [*outer, chart][1:], strict=True)]
        return [*frames, Frame(chart, self._node(chart, node, place))]

    def _node(self, chart: str, node: str, place: Place) -> int:
        ids = [each.id for each in self.charts[chart].nodes]
        if node and node not in ids:
            raise BadInput.at(place, unknown(f"node of the chart {chart}", node, ids), "at")
        return ids.index(node) if node else 0

    def _calling(self, outer: str, inner: str, place: Place) -> Frame:
        """The outer chart as it stands while it has called the inner one."""
        for index, node in enumerate(self.charts[outer].nodes):
            if node.kind == "call" and node.name == inner:
                return Frame(outer, index if node.repeat else index + 1)
        raise BadInput.at(place, f"the chart {outer} does not call {inner}", "at")


@cache
def book(game: str) -> Book:
    """The book of a game, put together once."""
    return Book(game)


def engine_chart(doc: ChartDoc, rules: Rules) -> Chart:
    """A chart as the kernel walks it, from a chart as it is written."""
    cites = _cites(rules, doc.cites)
    nodes = tuple(_node(rules, node, cites) for node in doc.nodes)
    windows = {name: _window(rules, name, window, cites) for name, window in doc.windows.items()}
    return Chart(doc.id, doc.title, cites, nodes, windows)


def _node(rules: Rules, doc: NodeDoc, inherited: tuple[Cite, ...]) -> Node:
    kind = {"do": "step", "": "step"}.get(doc.does, doc.does)
    name = getattr(doc, doc.does) if doc.does else ""
    return Node(
        doc.id, kind, _cites(rules, doc.cites) or inherited, doc.title, name,  # type: ignore[arg-type]
        doc.when, doc.unless, doc.repeat, tuple(doc.with_.items()),
    )  # fmt: skip


def _window(rules: Rules, name: str, doc: WindowDoc, inherited: tuple[Cite, ...]) -> Window:
    return Window(
        name, _cites(rules, doc.cites) or inherited, doc.starts, doc.admits, doc.after_play, doc.after_pass,
        None if doc.passes == "all" else doc.passes, doc.resolves, doc.pile, doc.resolve, doc.reopens, doc.after_empty,
        doc.may_pass, doc.secret, doc.nests, doc.title,
    )  # fmt: skip


def _cites(rules: Rules, units: tuple[str, ...]) -> tuple[Cite, ...]:
    return tuple(rules.cite(unit.removeprefix(f"{rules.game}:")) for unit in units)
