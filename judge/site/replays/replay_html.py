"""The replay on a scenario's page: the whole trace as a list, the table, the charts, and the data that plays it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.engine.record import JUDGE
from judge.scenario.choice_wording import by_hand
from judge.site import html
from judge.site.charts.node_links import ChartLinks
from judge.site.linked_library import LinkedLibrary
from judge.site.links import anchor, relative
from judge.site.replays.replay_data import packed

BUTTONS = (("first", "To the start"), ("back", "Back"), ("next", "Next"), ("last", "To the end"))
PATHS = {
    "first": "M5 4v12M16 4 8 10l8 6z",
    "back": "M14 4 6 10l8 6z",
    "next": "M6 4l8 6-8 6z",
    "last": "M15 4v12M4 4l8 6-8 6z",
}
MOST_LISTED = 12
UNWRITTEN = "(not written down)"
TAGS = {"n": "new", "g": "gone"}


class Replay:
    """Writes one replay for one page."""

    def __init__(self, linked: LinkedLibrary, game: str, page: str, data: Mapping[str, Any]) -> None:
        self.linked = linked
        self.charts = ChartLinks(linked, game, page)
        self.page = page
        self.data = data
        self.links = [self._link(cite) for cite in data["cites"]]

    def html(self) -> str:
        """The whole section; empty where nothing happens and nothing is to be decided."""
        path = [0, *self.data["played"]]
        if len(self.data["moves"]) == 1 and len(self.data["moves"][0]) <= 2:
            return ""
        end = self.data["steps"][self.data["moves"][path[-1]][-1]]
        parts = [
            _bar(),
            html.tag("div", class_="j-play__now", aria_live="polite", tabindex="-1", hidden=True),
            self._part("table", "The table at the end", self.table(end[2])),
            self._part("charts", "In the charts", "".join(_chart(self.charts, id) for id in self._used())),
            self._part("log", "What happens", html.items(self._stages(path), "ol", class_="j-log")),
            html.tag("script", packed({**self.data, "cites": self.links}), type="application/json"),
        ]
        return html.tag("h2", "Play it through", id="replay") + html.tag("div", *parts, class_="j-play")

    def _part(self, name: str, title: str, inside: str) -> str:
        if not inside:
            return ""
        return html.tag("section", html.tag("h3", title), html.tag("div", inside), class_=f"j-play__{name}")

    def _link(self, cite: str) -> list[str]:
        game, _, unit = cite.partition(":")
        target = self.linked.links.unit_target(game, unit)
        return [target.label, relative(target.url, self.page), target.ref]

    def cites(self, numbers: list[int]) -> str:
        """Rules as links, by their numbers in the data."""
        links = (self.links[number] for number in numbers)
        return html.joined(
            (html.tag("a", html.text(n), href=url, data_ref=ref, class_="j-n") for n, url, ref in links), " "
        )

    def table(self, number: int) -> str:
        """A table of the data as nested rows, with what changed marked."""
        return self._rows(self.data["tables"][number])

    def _rows(self, numbers: list[int]) -> str:
        return html.tag("dl", *(self._row(*self.data["rows"][number]) for number in numbers), class_="j-table")

    def _row(self, name: str, value: Any, mark: str = "", was: str = "") -> str:
        kind = "j-group" if not isinstance(value, str) else "j-empty" if value == "none" and not mark else ""
        shown = self._rows(value) if not isinstance(value, str) and value else _value(value or "none", mark, was)
        classes = " ".join(filter(None, (kind, "is-changed" if mark else "")))
        return html.tag("div", html.tag("dt", html.text(name)), " ", html.tag("dd", shown), class_=classes or None)

    def _used(self) -> list[str]:
        """The charts that play goes through, from the outermost in."""
        named = [place.partition(":")[0] for chain in self.data["places"] for place in chain]
        return [id for id in dict.fromkeys(named) if id in self.charts.charts]

    def _stages(self, path: list[int]) -> Iterator[str]:
        """The played line: each choice, what was said after it, and who decides then, with what is legal."""
        choices = ["The start", *self._words(path)]
        for stage, (choice, move) in enumerate(zip(choices, path, strict=True)):
            to, *steps = self.data["moves"][move]
            lines = [self.data["lines"][said] for said, *_ in map(self.data["steps"].__getitem__, steps) if said >= 0]
            implied = stage in self.data["implied"]
            said = html.items(
                (self._line(text, cites, implied and not n) for n, (text, cites) in enumerate(lines)), "ol"
            )
            said = said if lines else ""
            head = (
                ""
                if lines and lines[0][0].rstrip(".").casefold() == choice.casefold()
                else html.tag("p", html.text(choice), class_="j-choice")
            )
            # What is answered by a pass that nobody has written down need not be asked here.
            yield head + said + ("" if stage + 1 in self.data["implied"] else self._decision(to))

    def _line(self, text: str, cites: list[int], implied: bool) -> str:
        """A line of the log; a pass that nobody has written down is marked."""
        if not implied:
            return f"{html.text(text)} {self.cites(cites)}"
        return html.tag("span", f"{html.text(text.rstrip('.'))} {UNWRITTEN} {self.cites(cites)}", class_="j-quiet")

    def _words(self, path: list[int]) -> Iterator[str]:
        words = {move: self.data["words"][word] for spot in self.data["spots"] if spot for word, move in spot[2]}
        return (words[move] for move in path[1:])

    def _decision(self, at: int) -> str:
        if not self.data["spots"][at] or self.data["words"][self.data["spots"][at][0]] == JUDGE:
            return html.tag("p", "Nothing is left to decide.", class_="j-whose")
        by, cites, offers, more = self.data["spots"][at]
        name = self.data["words"][by]
        offered = [self.data["words"][word] for word, _ in offers]
        legal = [words.removeprefix(f"{name} ") for words in offered if by_hand(words) is None]
        rest = ", and more" if more or len(legal) > MOST_LISTED else ""
        listed = "; ".join(legal[:MOST_LISTED]) or "nothing"
        said = f"{html.tag('b', html.text(name))} decides, and may: {html.text(listed)}{rest}. {self.cites(cites)}"
        return html.tag("p", said, class_="j-whose")


def _chart(links: ChartLinks, id: str) -> str:
    """A chart that can be opened; replay.js draws it there (rails.py), and without scripts its own page shows it."""
    chart = links.charts[id]
    own = anchor(links.entry(chart), links.page, "The chart on its own page")
    name = html.tag("summary", html.tag("b", html.text(chart.title)), " ", html.tag("span"))
    return html.tag("details", name, html.tag("p", own, class_="j-own"), class_="j-open", data_chart=id)


def _value(value: str, mark: str, was: str) -> str:
    if not mark:
        return html.text(value)
    old = html.tag("del", html.text(was)) + " " if was else ""
    new = html.tag("ins", html.text(value)) if mark != "g" else ""
    tag = f" {html.tag('small', TAGS[mark])}" if mark in TAGS else ""
    return old + new + tag


def _bar() -> str:
    """The buttons; they do nothing without a script, so they are hidden until there is one."""
    buttons = [_button(name, words) for name, words in BUTTONS]
    slider = html.tag("input", type="range", min="0", max="0", value="0", aria_label="Step")
    parts = [*buttons[:2], html.tag("output"), *buttons[2:], slider]
    return html.tag("div", *parts, class_="j-play__bar", role="group", aria_label="Steps of the replay", hidden=True)


def _button(name: str, words: str) -> str:
    icon = html.tag("svg", html.tag("path", d=PATHS[name]), viewBox="0 0 20 20", aria_hidden="true", focusable="false")
    shown = html.tag("span", words) if name in ("back", "next") else ""
    inside = [icon, shown] if name == "back" else [shown, icon]
    return html.tag("button", *inside, type="button", data_go=name, aria_label=words, class_="j-button")
