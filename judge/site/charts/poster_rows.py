"""The steps of a poster in few words: said once what many steps share, and marked where it holds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from judge.content.chartdoc import ChartDoc, NodeDoc
from judge.content.markup import plain
from judge.site.charts.poster_sheet import Block, Row
from judge.site.charts.wording import ChartWords, same
from judge.site.links import number

SHARED_WINDOW, SHARED_CONDITION, SHORT = 2, 3, 2
STARS, LOOP = "*\u2020", "Loop."
# A title that tells when the step is taken needs no condition behind it.
_TELLS = re.compile(r"^(?:If|Without|Under|Outside|When|Only)\b|: |, (?:if|where) ")


class Said(NamedTuple):
    """A step in words: its title, the number of its rule or how that is called, its marks, and when it is taken."""

    title: str
    number: str
    rule: str
    window: int
    stars: str
    more: str


class PosterWords:
    """The words of one poster, with or without the names of rules that have no number.

    `windows` are what several windows have in common, by their marks from 1.
    """

    def __init__(self, words: ChartWords, rows: Iterable[Row], names: bool) -> None:
        self.words = words
        self.names = names
        used = Counter(acting for row in rows if (acting := self._acting(row)))
        self.windows: Sequence[str] = [acting for acting, often in used.items() if often >= SHARED_WINDOW]
        self._stars: dict[str, list[str]] = {}

    def opening(self, block: Block) -> list[str]:
        """What is said once at the top of a block: what a short chart is about, when it applies, what stars mean."""
        found = []
        if len(block.rows) == len(block.chart.nodes) <= SHORT:
            found += [" ".join(plain(block.chart.about).split())]
        if block.caller and (chart := self._home(block.caller)):
            found += [" ".join(self.words.conditions(chart, block.caller))]
        for star, shared in zip(STARS, self.stars(block.chart), strict=False):
            words = shared.removeprefix("Condition: ")
            found += [f"{star} {words[:1].upper()}{words[1:]}"]
        return [each for each in found if each]

    def _home(self, node: NodeDoc) -> ChartDoc | None:
        return next((chart for chart in self.words.charts.values() if node in chart.nodes), None)

    def within(self, row: Row, block: Block) -> str:
        """The heading that stands before a step inside a block."""
        return row.node.phase if row.chart is block.chart and not same(row.node.phase, block.title) else ""

    def said(self, row: Row, block: Block) -> Said:
        """A step of a block as it stands on the poster."""
        title, acting = self.words.title(row.chart, row.node), self._acting(row)
        conditions = self._conditions(row)
        shared = self.stars(row.chart)
        mark = self.windows.index(acting) + 1 if acting in self.windows else 0
        more = [each for each in conditions if each not in shared]
        if acting and not mark:
            more.append(acting)
        stars = "".join(star for star, each in zip(STARS, shared, strict=False) if each in conditions)
        if row.node.does == "jump":
            more += self._jump(row, block)
        return Said(title, *self._rule(row, title, block), mark, stars, " ".join(more))

    def stars(self, chart: ChartDoc) -> list[str]:
        """The conditions that many steps of a chart share, by their signs."""
        if chart.id not in self._stars:
            used = Counter(each for node in chart.nodes for each in self._conditions(Row(chart, node)))
            shared = [each for each, often in used.items() if often >= SHARED_CONDITION and each != LOOP]
            self._stars[chart.id] = shared[: len(STARS)]
        return self._stars[chart.id]

    def _acting(self, row: Row) -> str:
        window = row.chart.windows.get(row.node.window)
        return " ".join(self.words.acting(window)) if window else ""

    def _conditions(self, row: Row) -> list[str]:
        """When a step is taken; where its title tells, just that it is done again."""
        every = self.words.conditions(row.chart, row.node)
        if _TELLS.search(self.words.title(row.chart, row.node)):
            return [LOOP] if row.node.repeat else []
        return every

    def _jump(self, row: Row, block: Block) -> list[str]:
        """Where a jump leads, unless it goes back inside its block: then the loop is drawn."""
        before = [each.node.id for each in block.rows[: block.rows.index(row)] if each.chart is row.chart]
        return [] if row.node.jump in before else self.words.captions(row.chart, row.node)[-1:]

    def _rule(self, row: Row, title: str, block: Block) -> tuple[str, str]:
        """The number of a step's rule; its name where there is room for names, and it does not stand there already."""
        ids = self._ids(row)
        found = next((number(id).partition("-")[0] for id in ids if number(id)), "")
        if found or not ids or not self.names:
            return found, ""
        name, at = self._name(ids[0]), block.rows.index(row)
        before = self._ids(block.rows[at - 1])[:1] if at else []
        known = before == ids[:1] or same(name, title) or title.casefold() in name.casefold() or same(name, block.title)
        return "", "" if known else name

    def _ids(self, row: Row) -> list[str]:
        return [cite.rpartition(":")[2] for cite in row.node.cites or row.chart.cites]

    def _name(self, id: str) -> str:
        return self.words.units[id].title if id in self.words.units else id


def letters(columns: Iterable[Iterable[Block]], phases: Sequence[Block]) -> Mapping[str, str]:
    """The letter of each chart beside the round, in the order in which they stand."""
    beside = (block.chart.id for column in columns for block in column if block not in phases)
    return {id: chr(ord("A") + at) for at, id in enumerate(beside)}
