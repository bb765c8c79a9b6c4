"""A chart's nodes in words: what each is, when it applies, how it repeats, who may act, what a called chart is for.

Conditions are named by functions of the game's package; what a reader sees is the sentence of their docstring.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from judge import games
from judge.content.chartdoc import END, ChartDoc, NodeDoc, WindowDoc
from judge.content.markup import plain
from judge.content.model import Unit
from judge.engine.rules import Rules
from judge.scenario.node_names import node_title
from judge.site.linked_library import LinkedLibrary

MEANING = {
    "do": "the game does this",
    "window": "a time when players may act",
    "ask": "a player must choose",
    "call": "steps with a chart of their own",
    "jump": "play goes on elsewhere",
    "repeat": "done again and again",
    "": "a step",
}
LABELS = {"window": "Window.", "ask": "Choice.", "jump": "Jump."}
UNKNOWN = {
    "when": "Only in some cases.",
    "unless": "Not in every case.",
    "repeat": "Loop, as often as the rule says.",
}
AS_ABOVE = "Who acts, and what closes it: as above."
QUEUED = "Passes in a row resolve what waits, the newest first; it closes when all pass and nothing waits."
TELLING = 40
_BETWEEN = re.compile(r"[,;]\s*|\s+(?:and|against|with)\s+|\s+")
_ACTS = re.compile(r"\b(?:has|have|may|adds|acts|begins|starts)\b")
_SENTENCE = re.compile(r"(?<=[.!?])\s")


class Doc(NamedTuple):
    """What a function says about itself, and whether that hangs on an open question."""

    said: str
    open: bool


class ChartWords:
    """The words for the charts of one game."""

    def __init__(
        self,
        charts: Mapping[str, ChartDoc],
        units: Mapping[str, Unit],
        rules: Rules | None,
        readings: Collection[str] = (),
    ) -> None:
        self.charts = charts
        self.units = units
        self.rules = rules
        self.readings = readings

    def title(self, chart: ChartDoc, node: NodeDoc) -> str:
        """What a node is called; without a title of its own, by the chart it calls or the rule it carries out."""
        if node.title or node.window:
            return node_title(chart, node)
        called = self.charts.get(node.call)
        unit = next((self.units[cite] for cite in node.cites if cite in self.units), None)
        return called.title if called else unit.title if unit else node.id

    def captions(self, chart: ChartDoc, node: NodeDoc, alone: bool = False) -> list[str]:
        """The sentences under a node's title; the first tells what kind of node it is, where it is no plain step.

        What an earlier node of the chart has said is not said again, unless the node stands alone.
        """
        said = [LABELS[node.does]] if node.does in LABELS else []
        return [*said, *self.conditions(chart, node), *self._doing(chart, node, alone)]

    def conditions(self, chart: ChartDoc, node: NodeDoc) -> list[str]:
        """When a node applies and how often it is done, without what its title says already."""
        own = self.title(chart, node).casefold()
        return [each for each in self._conditions(node) if each.casefold() != f"only if {own}."]

    def _conditions(self, node: NodeDoc) -> Iterator[str]:
        for key in ("when", "unless", "repeat"):
            if name := getattr(node, key):
                doc = self._doc(self.rules.tests if self.rules else {}, name)
                yield condition(key, *doc) if doc.said else UNKNOWN[key]

    def _doing(self, chart: ChartDoc, node: NodeDoc, alone: bool) -> Iterator[str]:
        if window := chart.windows.get(node.window):
            yield from self.acting(window) if alone or self._first_window(chart, node) else (AS_ABOVE,)
        if node.does == "jump":
            yield "It ends this chart." if node.jump == END else f"Go on with: {self._named(chart, node.jump)}."
        if node.call in self.charts:
            yield from self._purpose(chart, node)

    def _first_window(self, chart: ChartDoc, node: NodeDoc) -> bool:
        """Whether no earlier window of a chart is open to the same players in the same way."""
        own = list(self.acting(chart.windows[node.window]))
        opened = (each for each in chart.nodes if each.window in chart.windows)
        return next(each for each in opened if list(self.acting(chart.windows[each.window])) == own) is node

    def acting(self, window: WindowDoc) -> Iterator[str]:
        """Who acts in a window, and what closes it."""
        first = self._doc(self.rules.roles if self.rules else {}, window.starts)
        if first.said:
            yield _first_to_act(first, alone=window.passes == 1)
        if window.resolves == "last in first out":
            yield " ".join(window.note.split()) or QUEUED
        elif window.passes == "all":
            yield "It closes when all pass in a row."
        elif window.passes == 1:
            yield "One play, or a pass." if window.after_play == "nobody" else "A pass ends it."
        else:
            yield f"It closes after {window.passes} passes in a row."

    def _purpose(self, chart: ChartDoc, node: NodeDoc) -> Iterator[str]:
        """What a called chart is for, by the remark on the step or its own words: said once, later just its name."""
        called = self.charts[node.call]
        first = next(each for each in chart.nodes if each.call == node.call)
        if first is not node:
            yield f"As above: {called.title}."
        else:
            yield from filter(None, (" ".join(node.note.split()) or _opening(called.about), counted(called)))

    def note(self, chart: ChartDoc, node: NodeDoc) -> str:
        """The remark on a node or, at the first of its kind, on its window, unless the captions have it already."""
        window = chart.windows.get(node.window)
        said = node.note or (window.note if window and self._first_window(chart, node) else "")
        said = " ".join(said.split())
        return "" if said in self.captions(chart, node) else said

    def _named(self, chart: ChartDoc, id: str) -> str:
        return next((self.title(chart, node) for node in chart.nodes if node.id == id), id)

    def _doc(self, functions: Mapping[str, Callable[..., Any]], name: str) -> Doc:
        function = functions.get(name)
        said = without_cite((function.__doc__ or "") if function else "", self.units)
        head, colon, rest = said.partition(": ")
        kind, _, id = head.rpartition(" ")
        if colon and (kind.casefold() == "reading" or (not kind and id in self.readings)):
            return Doc(rest, open=True)
        return Doc(rest if colon and kind.casefold() == "note" else said, open=False)

    def sentence(self, chart: ChartDoc, node: NodeDoc) -> str:
        """A node in one line, for tooltips and screen readers."""
        kind = "Step. " if node.does in ("do", "") else ""
        return f"{self.title(chart, node)}. {kind}{' '.join(self.captions(chart, node, alone=True))}".strip()


@lru_cache(maxsize=16)
def chart_words(linked: LinkedLibrary, game: str) -> ChartWords:
    """The words for the charts of a game of the site."""
    library, rules = linked.library, games.usable(game)
    units, readings = library.units.get(game, {}), library.readings.get(game, {})
    return ChartWords(library.charts.get(game, {}), units, rules, readings)


def counted(chart: ChartDoc) -> str:
    """How many steps a chart has, where there are several."""
    return f"{len(chart.nodes)} steps." if len(chart.nodes) > 1 else ""


def _opening(about: str) -> str:
    """The first sentence of a text, and one more where that is too short to tell much."""
    sentences = _SENTENCE.split(" ".join(plain(about).split()))
    return " ".join(sentences[: 1 if len(sentences[0]) >= TELLING else 2])


def without_cite(doc: str, units: Collection[str]) -> str:
    """The first sentence of a docstring without the rule it begins with and without its full stop."""
    line = doc.strip().partition("\n")[0].strip()
    head, colon, rest = line.partition(": ")
    named = [each.rpartition(":")[2] for each in _BETWEEN.split(head)]
    said = rest if colon and all(each in units for each in named) else line
    return said.rstrip(".")


def condition(key: str, said: str, open: bool = False) -> str:
    """When a node applies, or how often, from what its function says about itself."""
    if " is a reading" in said:
        return opened(said)
    whole, word = {"when": "Condition:", "unless": "Skipped if:", "repeat": "Loop:"}[key], said.partition(" ")[0]
    if open:
        return f"Open question: {said[:1].lower()}{said[1:]}."
    if word.casefold() == "whether":
        begins = {"when": "Only if", "unless": "Not if", "repeat": "Loop, as long as"}[key]
        return f"{begins} {said.partition(' ')[2]}."
    return f"{whole} {said[:1].lower()}{said[1:]}."


def _first_to_act(first: Doc, alone: bool) -> str:
    """Who may act first, or alone; a role whose words are a sentence already keeps them."""
    if " is a reading" in first.said:
        return opened(first.said)
    if not alone and _ACTS.search(first.said.partition(";")[0]):
        return f"{first.said[:1].upper()}{first.said[1:]}."
    return f"{'Acts' if alone else 'First to act'}: {first.said[:1].lower()}{first.said[1:]}."


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


def same(one: str, other: str) -> bool:
    """Whether two names say the same, apart from an article and a number in front."""
    return _bare(one) == _bare(other)


def _bare(name: str) -> str:
    return re.sub(r"^(?:[\dIVX]+[.)]\s*)?(?:(?:the|an?)\s+)?", "", name.casefold(), flags=re.IGNORECASE).rstrip(".")
