"""Where the nodes of charts lead on a page of the site, and the charts that open inside them."""

from __future__ import annotations

import re

from judge.content.chartdoc import ChartDoc, NodeDoc
from judge.content.model import Entry
from judge.site import html
from judge.site.charts.side_rail import rail, rows_of
from judge.site.charts.wording import chart_words, same
from judge.site.linked_library import LinkedLibrary
from judge.site.links import Target, anchor, number, relative

_NAMED = re.compile(r"(?P<the>the reading )?\b(?P<id>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)\b")
_WORDED = re.compile(r"^\d\S*-[a-z]{2}")


class ChartLinks:
    """Links from one page into the charts of one game."""

    def __init__(self, linked: LinkedLibrary, game: str, page: str) -> None:
        self.linked = linked
        self.game = game
        self.page = page
        self.charts = linked.library.charts.get(game, {})
        self.words = chart_words(linked, game)

    def target(self, chart: ChartDoc, node: NodeDoc) -> Target | None:
        """Where a node leads: the chart it calls, else the rule it carries out."""
        if node.call in self.charts:
            called = self.entry(self.charts[node.call])
            return Target(relative(called.url, self.page), called.title, called.address)
        return self.rule(chart, node)

    def rule(self, chart: ChartDoc, node: NodeDoc) -> Target | None:
        """The rule that a node carries out, if it names one: the first with a number, else the first."""
        cites = node.cites or chart.cites
        numbered = (cite for cite in cites if number(cite.rpartition(":")[2]))
        return self._unit(next(numbered, cites[0])) if cites else None

    def step(self, chart: ChartDoc, node: NodeDoc) -> str:
        """A link to a node in the drawing of its own chart."""
        entry = self.linked.library.entries[f"step:{self.game}/{chart.id}/{node.id}"]
        return anchor(entry, self.page, html.text(self.words.title(chart, node)))

    def entry(self, chart: ChartDoc) -> Entry:
        """The entry of a chart."""
        return self.linked.library.entries[f"chart:{self.game}/{chart.id}"]

    def cites(self, node: NodeDoc, beside: str) -> tuple[list[str], list[str]]:
        """The rules of a node as links: those with a number, and those with a name that does not stand beside them."""
        numbers, names = list[str](), list[str]()
        for cite in node.cites:
            target = self._unit(cite)
            label = self._label(cite, target)
            said = same(label, beside.partition(",")[0])
            link = html.tag(
                "a", "the rule" if said else html.text(label), href=target.url, data_ref=target.ref, class_="j-n"
            )
            (numbers if said or number(label) else names).append(link)
        return numbers, names

    def note(self, chart: ChartDoc, node: NodeDoc) -> str:
        """The remark on a node as HTML; an open question that it names is a link, and needs no name of ours."""

        def linked(found: re.Match[str]) -> str:
            id = found["id"]
            target = self.linked.links.find(f"reading:{id}", self.game) if id in self.words.readings else None
            if target is None or not (found["the"] or "-" in id):
                return found[0]
            return html.tag("a", "this open question", href=relative(target.url, self.page), data_ref=target.ref)

        return _NAMED.sub(linked, html.text(self.words.note(chart, node)))

    def _label(self, cite: str, target: Target) -> str:
        """What the link to a rule shows: its number or title, and never a number with words behind it."""
        unit = self.words.units.get(cite.removeprefix(f"{self.game}:"))
        return unit.title if unit and _WORDED.search(target.label) else target.label

    def _unit(self, cite: str) -> Target:
        target = self.linked.links.unit_target(self.game, cite.removeprefix(f"{self.game}:"))
        return target._replace(url=relative(target.url, self.page))

    def inner(self, chart: ChartDoc, node: NodeDoc) -> ChartDoc | None:
        """The chart that is gone through inside a node: the one it calls, or the one that resolves its window."""
        window = chart.windows.get(node.window)
        return self.charts.get(node.call or (window.resolve if window else ""))

    def folded(self, chart: ChartDoc, node: NodeDoc) -> str:
        """The chart inside a node, to be opened in place, with a link to its own page; empty where there is none."""
        inner = self.inner(chart, node)
        if inner is None:
            return ""
        own = html.tag("p", anchor(self.entry(inner), self.page, "This chart on its own page"), class_="j-own")
        drawn = rail(rows_of(inner, self.target), self.words, inner.title)
        same_name = same(inner.title, self.words.title(chart, node).partition(",")[0])
        words = f"Open: {inner.title}" if not same_name else "Open its steps"
        return html.tag("details", html.tag("summary", html.text(words)), drawn, own, class_="j-open")
