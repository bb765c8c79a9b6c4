"""The poster of a game: the whole round on one sheet, to be read on a screen and to be printed on A4 or A3."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from judge.site import html
from judge.site.charts.loops import in_loops
from judge.site.charts.node_links import ChartLinks
from judge.site.charts.poster_fit import Fitted, fitted
from judge.site.charts.poster_rows import PosterWords, Said, letters
from judge.site.charts.poster_sheet import STATED, Block, Row, bonds, kind_of, sheet
from judge.site.charts.round_overview import main_chart
from judge.site.charts.shapes import glyph, legend
from judge.site.linked_library import LinkedLibrary
from judge.site.links import relative
from judge.site.pages.page import Page

ASSETS = "assets/poster/"


def poster_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """The poster of a game that has charts."""
    links = ChartLinks(linked, game, poster_url(game))
    found = sheet(links.charts)
    if found is None:
        return
    fit = fitted(found, links.words)
    info = linked.library.games[game]
    poster = _Poster(links, found.phases, fit)
    yield Page(
        url=links.page,
        title=f"{found.main.title} on one sheet",
        body=html.tag(
            "div",
            html.tag("link", rel="stylesheet", href=relative(ASSETS + "poster.css", links.page)),
            html.tag("script", src=relative(ASSETS + "poster.js", links.page), defer=True),
            _paper(),
            html.tag("p", html.tag("b", html.text(info.title)), " ", html.text(found.main.about), class_="j-lead"),
            poster.key(),
            html.tag("div", *poster.columns(), class_="j-sheet"),
            _foot(linked, game, links.page),
            class_="j-poster",
            data_size=f"{fit.size:g}",
        ),
        game=game,
        section="charts",
        description=f"{info.title}: {found.main.title} on one sheet, to be printed on A4 or A3.",
    )


def poster_url(game: str) -> str:
    """Where the poster of a game is."""
    return f"{game}/charts/poster/"


def poster_link(linked: LinkedLibrary, game: str, page: str) -> str:
    """A line that leads to the poster; empty where there is none."""
    main = main_chart(linked.library.charts.get(game, {}))
    if main is None:
        return ""
    link = html.tag("a", html.text(f"{main.title} on one sheet"), href=relative(poster_url(game), page))
    return html.tag("p", link, ", a poster to print on A4 or A3.", class_="j-to-poster")


def _paper() -> str:
    """The choice of paper, which works without a script, and the button, which needs one."""
    sizes = (
        html.tag(
            "label",
            html.tag("input", type="radio", name="paper", id=f"j-{size}", checked=size == "a4"),
            " ",
            size.upper(),
        )
        for size in ("a4", "a3")
    )
    button = html.tag("button", "Print", type="button", class_="j-print", hidden=True)
    return html.tag("form", html.tag("fieldset", html.tag("legend", "Paper"), *sizes), button, class_="j-paper")


def _foot(linked: LinkedLibrary, game: str, page: str) -> str:
    info = linked.library.games[game]
    named = html.text(", ".join(filter(None, (info.title, info.edition))))
    address = html.tag("span", html.text(page), class_="j-address")
    return html.tag(
        "p", html.tag("span", named, ". Restated in our own words; the rulebook decides."), address, class_="j-foot"
    )


class _Poster:
    """The parts of one poster as HTML."""

    def __init__(self, links: ChartLinks, phases: list[Block], fit: Fitted) -> None:
        self.links = links
        self.phases = phases
        self.made = fit.columns
        self.rows = [row for column in fit.columns for block in column for row in block.rows]
        self.said = PosterWords(links.words, self.rows, fit.names)
        self.letters: Mapping[str, str] = letters(fit.columns, phases)

    def key(self) -> str:
        """What the shapes mean, and what several windows have in common."""
        used = dict.fromkeys(kind_of(row.node, self.links.charts) for row in self.rows)
        shapes = legend([*used, *(["repeat"] if any(row.node.repeat for row in self.rows) else [])])
        marks = (html.tag("li", _mark(at), " ", html.text(words)) for at, words in enumerate(self.said.windows, 1))
        shared = html.tag("ul", *marks, class_="j-marks") if self.said.windows else ""
        return html.tag("div", shapes, shared, class_="j-keys")

    def columns(self) -> Iterator[str]:
        """The columns as they stand on paper: phases in order, and charts beside them."""
        for column in self.made:
            yield html.tag("div", *map(self._block, column), class_="j-column")

    def _block(self, block: Block) -> str:
        """A phase with its number, steps between the phases, or a chart beside them with its letter."""
        beside = block not in self.phases
        kind = "j-inset" if beside else "j-block" if block.title else "j-gate"
        parts = [
            self._heading(block, self.letters[block.chart.id] if beside else self._number(block))
            if block.title
            else "",
            *(html.tag("p", html.text(each), class_="j-once") for each in self.said.opening(block)),
            html.tag("ol", *self._groups(block), class_="j-flow"),
        ]
        return html.tag("section", *parts, class_=kind, id=f"chart-{block.chart.id}" if beside else None)

    def _number(self, block: Block) -> str:
        """The number of a phase, unless phases are called by their numbers already."""
        titled = [each for each in self.phases if each.title]
        counted = not any(each.title[:1].isdigit() for each in titled)
        return str(titled.index(block) + 1) if counted else ""

    def _heading(self, block: Block, mark: str) -> str:
        badge = html.tag("span", mark, class_="j-badge") if mark else ""
        entry = self.links.entry(block.chart)
        link = html.tag("a", html.text(block.title), href=relative(entry.url, self.links.page), data_ref=entry.address)
        return html.tag("h2", badge, link)

    def _groups(self, block: Block) -> Iterator[str]:
        """The rows; those of a chart that is opened inside stand in a list of their own, and so do loops."""
        for depth, group in groupby(block.rows, key=lambda row: row.depth):
            for _, run in groupby(group, key=lambda row: row.chart.id):
                rows = list(run)
                made = in_loops([row.node for row in rows], [self._row(row, block) for row in rows])
                yield html.tag("li", html.tag("ol", made), class_="j-deep") if depth else made

    def _row(self, row: Row, block: Block) -> str:
        said = self.said.said(row, block)
        letter = self._letter(row, block)
        parts = [
            self._rule(row, said.number, "j-number") if said.number else "",
            self._title(row, said) + said.stars,
            _mark(said.window) if said.window else "",
            letter,
            html.tag("small", html.text(said.more)) if said.more else "",
            self._rule(row, said.rule, "j-named") if said.rule else "",
        ]
        kind = kind_of(row.node, self.links.charts)
        words = html.tag("div", html.joined(parts, " "))
        step = html.tag("li", glyph(row.node, kind), words, class_=f"j-row j-is-{kind}")
        return self._within(row, block) + step

    def _title(self, row: Row, said: Said) -> str:
        """What happens; where no number leads to the rule, the words do."""
        bare = not said.number and not said.rule
        return self._rule(row, said.title, "j-worded") if bare else html.text(said.title)

    def _within(self, row: Row, block: Block) -> str:
        heading = self.said.within(row, block)
        return html.tag("li", html.tag("b", html.text(heading)), class_="j-within") if heading else ""

    def _letter(self, row: Row, block: Block) -> str:
        near = (id for id, bond in bonds(row, self.links.charts) if bond <= STATED and id in self.letters)
        id = next((each for each in near if each != block.chart.id), None)
        if id is None:
            return ""
        return html.tag(
            "a",
            f"\u2192\u00a0{self.letters[id]}",
            href=f"#chart-{id}",
            class_="j-goto",
            title=self.links.charts[id].title,
        )

    def _rule(self, row: Row, words: str, kind: str) -> str:
        target = self.links.rule(row.chart, row.node)
        if target is None:
            return html.text(words)
        return html.tag("a", html.text(words), href=target.url, data_ref=target.ref, class_=kind)


def _mark(at: int) -> str:
    return html.tag("span", str(at), class_="j-dot")
