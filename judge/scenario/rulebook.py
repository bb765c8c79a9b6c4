"""A game's rulebook, ready to be played: its rules as code, its charts, its readings and its citable units."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property

from judge import games
from judge.content.problem import BadInput, Place, listed, shown, unknown
from judge.content.rulesdata import Question, load_rules_data
from judge.engine.position import Frame
from judge.engine.record import Cite
from judge.engine.referee import Referee
from judge.engine.rules import Rules

NUMBER = re.compile(r"[0-9]+(\.[0-9]+)*[a-z]?(-[0-9]+)?")


class Rulebook:
    """Everything needed to run a game, and nothing that is needed only to read about it."""

    def __init__(self, game: str) -> None:
        data = load_rules_data(game)
        if data.problems:
            raise BadInput(data.problems)
        self.game = game
        self.edition = data.edition
        self.units = data.units
        self.charts = data.charts
        self.readings: Mapping[str, Question] = data.readings
        self.misreadings: Mapping[str, Question] = data.misreadings
        self.rules: Rules = games.rules(game)
        for unit in set(self.rules.cite) - self.units.keys():
            raise BadInput.at(Place(game), unknown("unit", unit, self.units), "cite")

    @cached_property
    def referee(self) -> Referee:
        """A referee under the default of every reading and the right side of every misreading."""
        questions = {**self.readings, **self.misreadings}
        try:
            return Referee(self.rules, self.charts, {id: each.default for id, each in questions.items()})
        except KeyError as missing:
            message = f"a chart names {missing}, which the game does not have; judge check says where"
            raise BadInput.at(Place(self.game), message, "charts") from None

    def titled(self, cite: Cite) -> str:
        """A rule as it is called: by its number and title, or by its title alone where its id is a word."""
        title = self.units.get(cite.unit, "")
        if not title or title.startswith(cite.unit):
            return title or cite.unit
        return f"{cite.unit} ({title})" if NUMBER.fullmatch(cite.unit) else f'"{title}"'

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
        """The frames for a place in the charts, written `chart`, `chart:node`, or `outer/inner:node`.

        The number of a step, or the title of a step or chart, will do where there is only one of that name.
        """
        *outer, last = self._whole(at, place).split("/")
        chart, _, node = last.partition(":")
        for name in (*outer, chart):
            if name not in self.charts:
                raise BadInput.at(place, unknown("chart", name, self.charts), "at")
        frames = [self._calling(name, inner, place) for name, inner in zip(outer, [*outer, chart][1:], strict=True)]
        return [*frames, Frame(chart, self._node(chart, node, place))]

    def _whole(self, at: str, place: Place) -> str:
        """A place with its chart, where only a step is named: by its number, or by its title."""
        if ":" in at or "/" in at or at in self.charts:
            return at
        found = [f"{id}:{at}" for id in self.charts if self._step(id, at) is not None]
        said = at.casefold()
        named = {id: (id, id.replace("-", " "), chart.title.casefold()) for id, chart in self.charts.items()}
        found = found or [id for id, names in named.items() if said in names]
        found = found or [
            f"{id}:{node.id}"
            for id, chart in self.charts.items()
            for node in chart.nodes
            if node.title.casefold() == said
        ]
        if len(found) > 1:
            raise BadInput.at(place, f"{shown(at)} is more than one place; allowed: {listed(found)}", "at")
        return found[0] if found else at

    def _step(self, chart: str, node: str) -> int | None:
        """Where a step stands in a chart; the number of a step stands for its first part: 6.4 for 6.4a."""
        ids = [each.id for each in self.charts[chart].nodes]
        if node in ids:
            return ids.index(node)
        parts = [at for at, each in enumerate(ids) if re.fullmatch(rf"{re.escape(node)}(?:-.+|[a-z])", each)]
        return parts[0] if parts and NUMBER.fullmatch(node) else None

    def _node(self, chart: str, node: str, place: Place) -> int:
        if (found := self._step(chart, node) if node else 0) is None:
            ids = [each.id for each in self.charts[chart].nodes]
            raise BadInput.at(place, unknown(f"node of the chart {chart}", node, ids), "at")
        return found

    def _calling(self, outer: str, inner: str, place: Place) -> Frame:
        """The outer chart as it stands while it has called the inner one."""
        for index, node in enumerate(self.charts[outer].nodes):
            if node.kind == "call" and node.name == inner:
                return Frame(outer, index if node.repeat else index + 1)
        raise BadInput.at(place, f"the chart {outer} does not call {inner}", "at")


@cache
def book(game: str) -> Rulebook:
    """The rulebook of a game, put together once."""
    return Rulebook(game)
