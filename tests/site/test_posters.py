"""The poster of a game: what stands on it, what is said once, and that it is one sheet of paper."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from accessible import faults
from browsing import opened, served
from playwright.sync_api import Browser

from judge.content.chartdoc import ChartDoc, NodeDoc, WindowDoc
from judge.site.charts.loops import in_loops, spans
from judge.site.charts.poster_fit import SIZES, fitted, inset, lines
from judge.site.charts.poster_rows import PosterWords
from judge.site.charts.poster_sheet import Block, Row, kind_of, sheet
from judge.site.charts.wording import ChartWords, chart_words
from judge.site.linked_library import LinkedLibrary
from judge.site.pages.posters import poster_pages

SMALLEST = 7 / 0.75 - 0.01  # 7 points in pixels
CHARTS = ("lotr-lcg/charts/enemy-attack/", "wot-conquest/charts/battle/", "chaotic/charts/action/")
PHONE = {"width": 360, "height": 740}


def chart(id: str, *nodes: NodeDoc, **more: Any) -> ChartDoc:
    """A chart called like its id."""
    return ChartDoc(id=id, title=id.capitalize(), nodes=nodes, **more)


def step(id: str, **more: Any) -> NodeDoc:
    """A plain step called like its id."""
    return NodeDoc(id=id, title=id.capitalize(), do=more.pop("do", "x"), **more)


def call(id: str, **more: Any) -> NodeDoc:
    """A step that calls the chart of that name."""
    return NodeDoc(id=f"to-{id}", title=f"Now {id}", call=id, **more)


def by_id(*charts: ChartDoc) -> dict[str, ChartDoc]:
    """Charts by their ids."""
    return {each.id: each for each in charts}


def words(*charts: ChartDoc) -> ChartWords:
    """The words for charts of a game without code."""
    return ChartWords(by_id(*charts), {}, None)


DAWN = chart("dawn", step("rise"), step("wash"))
DUSK = chart("dusk", step("eat"), call("fight"), step("sleep"))
FIGHT = chart("fight", step("strike"), step("fall"))
ROUND = chart("round", call("dawn"), call("dusk"))


def test_called_charts_are_the_phases_and_what_they_call_stands_beside() -> None:
    """A round that calls charts has them as its blocks; what these call is a chart beside it."""
    found = sheet(by_id(ROUND, DAWN, DUSK, FIGHT))
    assert found is not None
    assert [block.title for block in found.phases] == ["Now dawn", "Now dusk"]
    assert [near.chart.id for near in found.near] == ["fight"]


def test_a_chart_is_shown_once() -> None:
    """The second call of a chart is a step that says so."""
    found = sheet(by_id(replace(ROUND, nodes=(*ROUND.nodes, call("dawn"))), DAWN, DUSK))
    assert found is not None
    assert [(block.title, len(block.rows)) for block in found.phases] == [("Now dawn", 2), ("Now dusk", 3), ("", 1)]


def test_what_comes_before_the_round_is_left_out() -> None:
    """Neither the game, of which the round is a part, nor its setup is on the poster of the round."""
    setup = chart("setup", step("a"), step("b"), step("c"))
    found = sheet(by_id(ROUND, DAWN, DUSK, setup, chart("game", call("setup"), call("round"))))
    assert found is not None and found.near == []


def test_charts_about_a_rule_of_the_round_stand_beside_it() -> None:
    """A chart that no step calls is found by the rule that a step carries out."""
    wounds = chart("wounds", step("bleed"), step("heal"), cites=("9.1",))
    dawn = replace(DAWN, nodes=(step("rise", cites=("9.1",)), step("wash")))
    found = sheet(by_id(ROUND, dawn, DUSK, wounds))
    assert found is not None and "wounds" in [near.chart.id for near in found.near]


def test_a_game_without_charts_has_no_poster(pebbles: LinkedLibrary) -> None:
    """Nothing is made of nothing."""
    assert sheet({}) is None
    assert list(poster_pages(pebbles, "nowhere")) == []


def test_a_chart_that_is_a_window_is_one() -> None:
    """Whoever looks for the moments to act finds those that have a chart of their own as well."""
    events = chart("events", step("open"), NodeDoc(id="w", window="w"), windows={"w": WindowDoc()})
    charts = by_id(events, chart("again", call("events")), FIGHT)
    assert [kind_of(call(id), charts) for id in charts] == ["window", "window", "call"]


def test_type_is_as_large_as_fits_and_never_below_seven_points() -> None:
    """A short round is printed large, a long one at 7 points with everything of the round."""
    few = by_id(ROUND, DAWN, DUSK, FIGHT)
    long = replace(DAWN, nodes=tuple(step(f"number-{n} and very many words " * 4) for n in range(90)))
    many = by_id(ROUND, long, DUSK, FIGHT)
    small, large = (fitted(found, words(*each.values())) for each in (many, few) if (found := sheet(each)))
    assert (large.size, small.size) == (SIZES[0], 7.0)
    assert [block.title for column in small.columns for block in column][:2] == ["Now dawn", "Now dusk"]


def test_lines_are_broken_between_words() -> None:
    """A word that has no room any more begins a new line."""
    assert [lines("word word word", wide) for wide in (9, 5, 2.5)] == [1, 2, 3]


def test_what_windows_share_is_said_once() -> None:
    """Two windows that close alike are marked, and the mark is explained; a single one explains itself."""
    windows = {"all": WindowDoc(), "two": WindowDoc(passes=2)}
    nodes = [NodeDoc(id=str(at), title="Act", window=name) for at, name in enumerate(("all", "all", "two"))]
    block = inset(chart("acting", *nodes, windows=windows))
    said = PosterWords(words(), block.rows, names=False)
    assert said.windows == ["It closes when all pass in a row."]
    assert [said.said(row, block).window for row in block.rows] == [1, 1, 0]
    assert said.said(block.rows[2], block).more == "It closes after 2 passes in a row."


def test_a_condition_of_many_steps_is_said_once() -> None:
    """Steps with the same condition have a star, which is explained at the top."""
    block = inset(chart("combat", *(step(id, when="goes_on") for id in ("a", "b", "c"))))
    said = PosterWords(words(), block.rows, names=False)
    assert said.opening(block) == ["* Only in some cases."]
    assert {said.said(row, block)[4:] for row in block.rows} == {("*", "")}


def test_a_title_that_tells_when_needs_no_condition() -> None:
    """What the title says is not said again behind it."""
    told, bare = step("a", when="late"), NodeDoc(id="b", title="If it is late: go home", do="x", when="late")
    block = inset(chart("evening", told, bare))
    said = PosterWords(words(), block.rows, names=False)
    assert [said.said(row, block).more for row in block.rows] == ["Only in some cases.", ""]


def test_a_jump_back_is_a_loop_and_one_elsewhere_says_where() -> None:
    """A jump to a step above it in the block is drawn; any other is told."""
    on, out = NodeDoc(id="on", title="On", jump="go"), NodeDoc(id="out", title="Out", jump="end")
    whole = chart("walk", step("go"), on, out)
    both, tail = inset(whole), Block("", whole, (Row(whole, whole.nodes[1]),))
    said = PosterWords(words(whole), both.rows, names=False)
    assert [said.said(row, both).more for row in both.rows] == ["", "", "It ends this chart."]
    assert said.said(tail.rows[0], tail).more == "Go on with: Go."


def test_steps_of_a_loop_stand_together() -> None:
    """Loops may lie inside each other, but of two that cross only one is drawn."""
    nested = [step("a"), step("b"), NodeDoc(id="c", jump="b"), NodeDoc(id="d", jump="a")]
    crossed = [step("a"), step("b"), NodeDoc(id="c", jump="a"), NodeDoc(id="d", jump="b")]
    assert (spans(nested), spans(crossed)) == ([(1, 2), (0, 3)], [(0, 2)])
    drawn = re.sub(r' \w[\w-]*="[^"]*"', "", in_loops(nested, list("abcd")))
    assert drawn == "<li><ol>a<li><ol>bc</ol></li>d</ol></li>"


def test_rules_without_a_number_are_named_once(pebbles: LinkedLibrary) -> None:
    """Each row leads to its rule: by the number, by the name, or by its own words where the row before had the name."""
    page = next(poster_pages(pebbles, "pebbles"))
    rows = re.findall(r'<li class="j-row.*?</li>', page.body)
    assert rows and all(re.search(r'class="j-(?:number|named|worded)"', row) for row in rows)


def test_the_poster_is_linked_first_and_from_the_start(written: dict[str, str]) -> None:
    """The list of charts begins with it, and the start page of the game has it."""
    _, _, body = written["pebbles/charts/"].partition("\n# ")
    assert body.splitlines()[2].startswith('<p class="j-to-poster"><a href="poster/"')
    assert 'href="charts/poster/"' in written["pebbles/"]


def test_every_step_of_the_round_is_on_the_poster(pebbles: LinkedLibrary) -> None:
    """The round of Pebbles is there whole, with its edition at the foot."""
    page = next(poster_pages(pebbles, "pebbles"))
    whole, said = pebbles.library.charts["pebbles"]["round"], chart_words(pebbles, "pebbles")
    titles = [said.title(whole, node) for node in whole.nodes]
    assert all(title in page.body for title in titles)
    assert pebbles.library.games["pebbles"].edition in page.body


@pytest.fixture(scope="module")
def base(real_site: Path) -> Iterator[str]:
    """The address of the served site."""
    with served(real_site) as server:
        yield server.address


@pytest.fixture(scope="module")
def posters(real_site: Path) -> list[str]:
    """The addresses of all posters."""
    return [
        path.parent.relative_to(real_site).as_posix() + "/" for path in real_site.glob("*/charts/poster/index.html")
    ]


def pages(pdf: bytes) -> int:
    """How many pages a PDF has."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.browser
@pytest.mark.parametrize("paper", ["a4", "a3"])
def test_a_poster_is_one_page(chromium: Browser, base: str, posters: list[str], paper: str) -> None:
    """On A4 and on A3 every poster of the real games is one page on its side."""
    wide = {"a4": 842, "a3": 1191}[paper]
    with opened(chromium) as page:
        for url in posters:
            page.goto(base + url)
            page.check(f"#j-{paper}")
            pdf = page.pdf(prefer_css_page_size=True)
            box = re.search(rb"/MediaBox\s*\[\s*0 0 (\d+)", pdf)
            assert (url, pages(pdf), box and round(int(box[1]), -1)) == (url, 1, round(wide, -1))


@pytest.mark.browser
def test_nothing_is_printed_smaller_than_seven_points(chromium: Browser, base: str, posters: list[str]) -> None:
    """On A4 the smallest letters have 7 points."""
    sizes = """[...document.querySelectorAll('.j-poster *')].filter((e) => e.checkVisibility() && e.textContent.trim())
        .map((e) => parseFloat(getComputedStyle(e).fontSize))"""
    with opened(chromium) as page:
        page.emulate_media(media="print")
        for url in posters:
            page.goto(base + url)
            assert (url, min(page.evaluate(sizes)) >= SMALLEST) == (url, True)


@pytest.mark.browser
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing_on_posters_or_charts(chromium: Browser, base: str, posters: list[str], colours: str) -> None:
    """Posters and charts can be read by everybody, on a laptop and on a phone, and nothing scrolls sideways."""
    for size in ({"width": 1440, "height": 900}, PHONE):
        with opened(chromium, color_scheme=colours, viewport=size) as page:
            for url in (*posters, *CHARTS):
                page.goto(base + url)
                assert (url, faults(page, colours, target_size=True)) == (url, [])
                assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), url


@pytest.mark.browser
def test_a_poster_needs_no_script(chromium: Browser, base: str, posters: list[str]) -> None:
    """Without scripts the paper can be chosen; the button is there only where it works."""
    with opened(chromium, java_script_enabled=False) as page:
        page.goto(base + posters[0])
        page.check("#j-a3")
        assert not page.is_visible(".j-print")
        assert pages(page.pdf(prefer_css_page_size=True)) == 1
    with opened(chromium) as page:
        page.add_init_script("window.print = () => { window.printed = true; }")
        page.goto(base + posters[0])
        page.click(".j-print")
        assert page.evaluate("window.printed") is True
        assert page.inner_text(".j-address") == page.get_attribute("link[rel=canonical]", "href")


@pytest.mark.browser
def test_one_of_drawing_and_list_on_a_phone(chromium: Browser, base: str) -> None:
    """On a phone the list stands alone and the drawing is a tap away, without a script; on a laptop both are there."""
    url = "lotr-lcg/charts/combat/"
    with opened(chromium, viewport=PHONE, java_script_enabled=False) as page:
        page.goto(base + url)
        assert page.is_visible(".j-listed") and not page.is_visible(".j-drawn")
        page.check("#j-drawing")
        assert page.is_visible(".j-drawn")
    with opened(chromium, viewport={"width": 1440, "height": 900}) as page:
        page.goto(base + url)
        assert page.is_visible(".j-listed") and page.is_visible(".j-drawn") and not page.is_visible(".j-show")


@pytest.mark.browser
def test_nothing_is_heard_twice(chromium: Browser, base: str) -> None:
    """The drawing beside a list is for the eye and the mouse; who hears or tabs meets each step once."""
    with opened(chromium, viewport={"width": 1440, "height": 900}) as page:
        page.goto(base + "lotr-lcg/charts/combat/")
        assert page.get_attribute(".j-drawn svg", "aria-hidden") == "true"
        assert page.locator('.j-drawn a:not([tabindex="-1"])').count() == 0
        assert page.get_by_role("link", name="The players discard all shadow cards").count() == 1
