"""The poster on paper: how large its type can be, and which block stands in which column of one sheet of A4.

Nothing is smaller than 7 points. Lines are counted with the widths of our own type, in em; a test prints the real
posters and counts their pages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from judge.content.chartdoc import ChartDoc
from judge.site.charts.loops import spans
from judge.site.charts.poster_rows import PosterWords, Said
from judge.site.charts.poster_sheet import OPENED, STATED, TOUCHED, Block, Near, Row, Sheet, bonds
from judge.site.charts.wording import ChartWords

SIZES = tuple(quarters / 4 for quarters in range(40, 27, -1))
NAMED = 8.5  # in smaller type, rules without a number are not named
LARGE = 8.0  # as small as type gets to make room for charts that no step calls
COLUMNS = 4
WIDTH, HEIGHT = 807.0, 561.0  # points inside the margins of A4 on its side
TITLE = 20.0  # points of the page's title
KEYS, FRAME = 98.0, 3.0  # em: how long the key of shapes is, and what frames and foot cost
LINE, GAP = 1.16, 0.7
HEADING, WITHIN, PADDING, ROW = 1.65, 1.5, 0.5, 0.1
INDENT, DEEP, LOOPED = 2.85, 1.35, 0.65
_WIDTHS = {
    letter: wide
    for wide, group in {
        0.22: " |",
        0.27: "!',.:;Ifijl\u2018\u2019",
        0.32: "()-[]t{}",
        0.37: "/\\r",
        0.42: '"*?Jcsz',
        0.47: "FLYvxy",
        0.57: "BKPRbdnpq",
        0.62: "&DG",
        0.67: "HNOQU",
        0.72: "Mw",
        0.77: "W",
        0.83: "%m@",
    }.items()
    for letter in group
}
OTHER = 0.52


class Fitted(NamedTuple):
    """The size of type in points, whether rules are named, and the blocks of each column: phases, then other charts."""

    size: float
    names: bool
    columns: list[list[Block]]


def fitted(sheet: Sheet, words: ChartWords) -> Fitted:
    """The largest type with which the round and all the charts it calls fit; in the smallest, as many as do."""
    ranked = sorted(sheet.near, key=lambda near: (near.bond, near.hops, -len(near.chart.nodes)))
    size, names = next(_tries(sheet, words, ranked), (SIZES[-1], False))
    return Fitted(size, names, _packed(_Poster(sheet, words, ranked, names), size).columns)


def _tries(sheet: Sheet, words: ChartWords, ranked: Sequence[Near]) -> Iterator[tuple[float, bool]]:
    """The sizes, with names and without, in which all that is wanted fits: first more beside the round, then less."""
    for bond, least in ((TOUCHED, LARGE), (OPENED, SIZES[-1])):
        wanted = [near for near in ranked if near.bond <= bond]
        for names, smallest in ((True, NAMED), (False, least)):
            poster = _Poster(sheet, words, wanted, names)
            for size in SIZES:
                if size >= smallest and _packed(poster, size).fits:
                    yield size, names


class _Packed(NamedTuple):
    columns: list[list[Block]]
    placed: list[Block]
    fits: bool


def _packed(poster: _Poster, size: float) -> _Packed:
    """The columns with as many charts beside the round as find room; spread out evenly, where that fits as well."""
    measure = _Measure(poster, size)
    tight = _beside(poster.phases, poster.insets, measure, min)
    tallest = sorted(tight.placed, key=measure.height, reverse=True)
    even = _beside(poster.phases, tallest, measure, max)
    return tight._replace(columns=even.columns) if even.fits else tight


def _beside(phases: Sequence[Block], insets: Sequence[Block], measure: _Measure, choose: Callable[..., int]) -> _Packed:
    """The phases in columns, with charts where they fit: of several columns the one with the least or most left."""
    columns, left = _in_order(phases, measure)
    placed, whole = list[Block](), min(left) >= 0
    for block in insets:
        high = measure.height(block)
        fits = [at for at in range(COLUMNS) if left[at] >= high]
        if fits:
            best = choose(fits, key=lambda at: left[at])
            columns[best].append(block)
            left[best] -= high
            placed.append(block)
    return _Packed(columns, placed, whole and len(placed) == len(insets))


def inset(chart: ChartDoc) -> Block:
    """A chart beside the round."""
    return Block(chart.title, chart, tuple(Row(chart, node) for node in chart.nodes))


def _in_order(phases: Sequence[Block], measure: _Measure) -> tuple[list[list[Block]], list[float]]:
    """The phases down one column after the other; what is too much for the last column stays there all the same."""
    columns: list[list[Block]] = [[] for _ in range(COLUMNS)]
    left, at = [measure.room()] * COLUMNS, 0
    for block in phases:
        high = measure.height(block)
        at += high > left[at] and at < COLUMNS - 1
        columns[at].append(block)
        left[at] -= high
    return columns, left


class _RowText(NamedTuple):
    """A step as it is measured: its words, and what makes its line shorter or puts a heading above it."""

    words: str
    deep: bool
    looped: bool
    headed: bool


class _BlockText(NamedTuple):
    """A block as it is measured."""

    titled: bool
    opening: list[str]
    rows: list[_RowText]


class _Poster:
    """The blocks of a poster in words, with the names of rules or without: the same in every size of type."""

    def __init__(self, sheet: Sheet, words: ChartWords, ranked: Sequence[Near], names: bool) -> None:
        self.phases = sheet.phases
        self.insets = [inset(near.chart) for near in ranked]
        rows = [row for block in (*self.phases, *self.insets) for row in block.rows]
        self.words = PosterWords(words, rows, names)
        self._texts: dict[int, _BlockText] = {}

    def text(self, block: Block) -> _BlockText:
        """What one of the blocks says, put together once."""
        if id(block) not in self._texts:
            rows = [self._row(row, block) for row in block.rows]
            self._texts[id(block)] = _BlockText(bool(block.title), self.words.opening(block), rows)
        return self._texts[id(block)]

    def _row(self, row: Row, block: Block) -> _RowText:
        nodes = [each.node for each in block.rows if each.chart is row.chart]
        looped = any(first <= nodes.index(row.node) <= last for first, last in spans(nodes))
        leads = any(bond <= STATED for _, bond in bonds(row, self.words.words.charts))
        said = _text(self.words.said(row, block), leads)
        return _RowText(said, bool(row.depth), looped, bool(self.words.within(row, block)))


class _Measure:
    """Heights in em, for one poster in one size of type."""

    def __init__(self, poster: _Poster, size: float) -> None:
        self.poster = poster
        self.size = size
        self.wide = (WIDTH / size - COLUMNS + 1) / COLUMNS
        self._heights: dict[int, float] = {}

    def room(self) -> float:
        """What a column can hold, below the title and the keys and above the foot."""
        wide, windows = WIDTH / self.size, self.poster.words.windows
        marks = ceil(len(windows) / 2) * max((lines(each, wide / 2 - 4) for each in windows), default=0)
        return (HEIGHT - TITLE) / self.size - LINE * (ceil(KEYS / wide) + marks) - FRAME

    def height(self, block: Block) -> float:
        """A block with its heading, what it says once, and its rows."""
        if id(block) not in self._heights:
            self._heights[id(block)] = self._height(self.poster.text(block))
        return self._heights[id(block)]

    def _height(self, block: _BlockText) -> float:
        high = GAP + PADDING + (HEADING if block.titled else 0)
        high += sum(LINE * lines(each, self.wide - 1.4) + 0.3 for each in block.opening)
        return high + sum(map(self._row, block.rows))

    def _row(self, row: _RowText) -> float:
        inside = self.wide - INDENT - DEEP * row.deep - LOOPED * row.looped
        return LINE * lines(row.words, inside) + ROW + (WITHIN if row.headed else 0)


def _text(said: Said, leads: bool) -> str:
    """The words of a row, with letters for its marks that are as wide."""
    marks = "MM" if said.window else "", "MMM" if leads else ""
    return " ".join(filter(None, (said.number, said.title + said.stars, *marks, said.more, said.rule)))


def lines(text: str, wide: float) -> int:
    """In how many lines words are set that go on in the next one when there is no room."""
    found, used = 1, 0.0
    for word in text.split():
        long = _width(word)
        if used and used + 0.22 + long > wide:
            found, used = found + 1, 0.0
        used += long + (0.22 if used else 0.0)
    return found


@lru_cache(maxsize=10_000)
def _width(word: str) -> float:
    return sum(_WIDTHS.get(letter, OTHER) for letter in word)
