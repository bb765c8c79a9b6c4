"""A chart's nodes in words: what each is, when it applies, how it repeats, who may act.

Conditions are named by functions of the game's package; what a reader sees is the sentence of their docstring.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from typing import Any

from judge import games
from judge.content.chartdoc import END, ChartDoc, NodeDoc, WindowDoc
from judge.content.model import Unit
from judge.engine.rules import Rules
from judge.scenario.node_names import node_title
from judge.site.linked_library import LinkedLibrary

MEANING = {
    "do": "the game does this",
    "window": "a time when players may act",
    "ask": "a player must choose",
    "call": "a sequence with a chart of its own",
    "jump": "play goes on elsewhere",
    "repeat": "done again and again",
    "": "a step",
}
LABELS = {"window": "Window.", "ask": "Choice.", "call": "Sequence.", "jump": "Jump."}
UNKNOWN = {
    "when": "Only in some cases.",
    "unless": "Not in every case.",
    "repeat": "Done again as often as the rule says.",
}
_BETWEEN = re.compile(r"[,;]\s*|\s+(?:and|against|with)\s+|\s+")


class ChartWords:
    """The words for the charts of one game."""

    def __init__(self, charts: Mapping[str, ChartDoc], units: Mapping[str, Unit], rules: Rules | None) -> None:
        self.charts = charts
        self.units = units
        self.rules = rules

    def title(self, chart: ChartDoc, node: NodeDoc) -> str:
        """What a node is called; without a title of its own, by the chart it calls or the rule it carries out."""
        if node.title or node.window:
            return node_title(chart, node)
        called = self.charts.get(node.call)
        unit = next((self.units[cite] for cite in node.cites if cite in self.units), None)
        return called.title if called else unit.title if unit else node.id

    def captions(self, chart: ChartDoc, node: NodeDoc) -> list[str]:
        """The sentences under a node's title; the first word tells what kind of node it is."""
        said = [LABELS[node.does]] if node.does in LABELS else []
        said += ["Loop."] if node.repeat else []
        own = self.title(chart, node).casefold()
        conditions = [each for each in self._conditions(node) if each.casefold() != f"only if {own}."]
        return [*said, *conditions, *self._doing(chart, node)]

    def _conditions(self, node: NodeDoc) -> Iterator[str]:
        for key in ("when", "unless", "repeat"):
            if name := getattr(node, key):
                said = self._doc(self.rules.tests if self.rules else {}, name)
                yield condition(key, said) if said else UNKNOWN[key]

    def _doing(self, chart: ChartDoc, node: NodeDoc) -> Iterator[str]:
        if window := chart.windows.get(node.window):
            yield from self._window(window)
        if node.does == "jump":
            yield "It ends this chart." if node.jump == END else f"Go on with: {self._named(chart, node.jump)}."

    def _window(self, window: WindowDoc) -> Iterator[str]:
        first = self._doc(self.rules.roles if self.rules else {}, window.starts)
        if first:
            yield opened(first) if " is a reading" in first else f"First to act: {first}."
        yield (
            "It closes when all pass in a row."
            if window.passes == "all"
            else f"It closes after {window.passes} {'pass' if window.passes == 1 else 'passes in a row'}."
        )

    def _named(self, chart: ChartDoc, id: str) -> str:
        return next((self.title(chart, node) for node in chart.nodes if node.id == id), id)

    def _doc(self, functions: Mapping[str, Callable[..., Any]], name: str) -> str:
        function = functions.get(name)
        return without_cite((function.__doc__ or "") if function else "", self.units)

    def sentence(self, chart: ChartDoc, node: NodeDoc) -> str:
        """A node in one line, for tooltips and screen readers."""
        kind = "" if node.does in LABELS else "Step. "
        return f"{self.title(chart, node)}. {kind}{' '.join(self.captions(chart, node))}".strip()


@lru_cache(maxsize=16)
def chart_words(linked: LinkedLibrary, game: str) -> ChartWords:
    """The words for the charts of a game of the site."""
    rules = games.rules(game) if game in games.playable() else None
    return ChartWords(linked.library.charts.get(game, {}), linked.library.units.get(game, {}), rules)


def without_cite(doc: str, units: Collection[str]) -> str:
    """The first sentence of a docstring without the rule it begins with and without its full stop."""
    line = doc.strip().partition("\n")[0].strip()
    head, colon, rest = line.partition(": ")
    named = [each.rpartition(":")[2] for each in _BETWEEN.split(head)]
    said = rest if colon and all(each in units for each in named) else line
    return said.rstrip(".")


def condition(key: str, said: str) -> str:
    """When a node applies, or how often, from what its function says about itself."""
    if " is a reading" in said:
        return opened(said)
    whole, word = {"when": "Condition:", "unless": "Skipped if:", "repeat": "Repeated:"}[key], said.partition(" ")[0]
    if word.casefold() == "whether":
        begins = {"when": "Only if", "unless": "Not if", "repeat": "Again as long as"}[key]
        return f"{begins} {said.partition(' ')[2]}."
    return f"{whole} {said[:1].lower()}{said[1:]}."


def opened(said: str) -> str:
    """What the rulebook leaves open, as a sentence of its own."""
    said = said.replace(" is a reading", " is an open question")
    return f"{said[:1].upper()}{said[1:]}."


def phases(chart: ChartDoc) -> Iterator[tuple[str, list[NodeDoc]]]:
    """The nodes in groups; the first group has no name when the chart begins without one."""
    name, group = "", list[NodeDoc]()
    for node in chart.nodes:
        if node.phase:
            if group:
                yield name, group
            name, group = node.phase, []
        group.append(node)
    yield name, group
