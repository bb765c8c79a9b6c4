"""Charts as drawings, in words, and a whole round in one view."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from dataclasses import replace

import pytest

from judge.content.chartdoc import ChartDoc, NodeDoc, WindowDoc
from judge.site.charts.drawing import WIDTH, draw
from judge.site.charts.node_links import ChartLinks
from judge.site.charts.round_overview import blocks, main_chart, overview
from judge.site.charts.side_rail import rail, rows_of
from judge.site.charts.step_list import step_list
from judge.site.charts.wording import AS_ABOVE, QUEUED, ChartWords, chart_words, condition, without_cite
from judge.site.linked_library import LinkedLibrary
from judge.site.links import Target
from judge.site.pages.charts import chart_pages

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def chart(pebbles: LinkedLibrary) -> ChartDoc:
    """A round of Pebbles."""
    return pebbles.library.charts["pebbles"]["round"]


@pytest.fixture
def words(pebbles: LinkedLibrary) -> ChartWords:
    """The words for the charts of Pebbles."""
    return chart_words(pebbles, "pebbles")


def drawn(chart: ChartDoc, words: ChartWords) -> etree.Element:
    """A chart drawn with a link on each node."""
    return etree.fromstring(draw(chart, words, lambda node: Target(f"#{node.id}", "", "ref")))


def test_every_node_is_a_link_with_a_title(chart: ChartDoc, words: ChartWords) -> None:
    """Each step can be reached by keyboard and says what it is."""
    links = drawn(chart, words).findall(f"{SVG}a")
    assert [link.get("href") for link in links] == [f"#{node.id}" for node in chart.nodes]
    assert all(link.findtext(f"{SVG}title") for link in links)


def test_kinds_differ_by_shape(chart: ChartDoc, words: ChartWords) -> None:
    """A window is round, a choice is a polygon, a step is square."""
    window, storm, _, echoes, _ = drawn(chart, words).findall(f"{SVG}a")
    assert float(window.find(f"{SVG}rect").get("rx")) > 8  # type: ignore[union-attr, arg-type]
    assert storm.find(f"{SVG}polygon") is not None
    assert echoes.find(f"{SVG}rect").get("rx") == "2"  # type: ignore[union-attr]


def test_kinds_are_named(chart: ChartDoc, words: ChartWords) -> None:
    """What is not a plain step says in words what it is."""
    again = replace(chart.nodes[3], repeat="stormy")
    first = [next(iter(words.captions(chart, node)), "").split()[0].rstrip(".,:") for node in (*chart.nodes[:3], again)]
    assert first == ["Window", "Choice", "Choice", "Loop"]


def test_a_called_chart_says_what_it_is_for_once(chart: ChartDoc) -> None:
    """A step that calls a chart has its first sentence and its length; a second call just names it."""
    part = replace(chart, id="part", title="The part", about="Stones are thrown until nobody wants to. Then it rains.")
    calls = replace(chart, nodes=(NodeDoc(id="a", call="part"), NodeDoc(id="b", call="part")))
    said = ChartWords({"part": part}, {}, None)
    assert said.captions(calls, calls.nodes[0]) == ["Stones are thrown until nobody wants to.", "5 steps."]
    assert said.captions(calls, calls.nodes[1]) == ["As above: The part."]
    remarked = replace(calls, nodes=(NodeDoc(id="a", call="part", note="Everybody throws."),))
    assert said.captions(remarked, remarked.nodes[0]) == ["Everybody throws.", "5 steps."]
    assert said.note(remarked, remarked.nodes[0]) == ""


def test_a_phase_of_one_step_keeps_its_name(
    pebbles: LinkedLibrary, chart: ChartDoc, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the overview a phase is called by its name, however short it is."""
    nodes = (NodeDoc(id="1", title="Sweep", phase="1) Cleaning"), NodeDoc(id="2", title="Throw", phase="2) Throwing"))
    charts = {"pebbles": {"round": replace(chart, nodes=nodes)}}
    monkeypatch.setattr(pebbles, "library", replace(pebbles.library, charts=charts))
    entries = {f"step:pebbles/round/{id}": pebbles.library.entries["step:pebbles/round/1.1"] for id in "12"}
    monkeypatch.setattr(pebbles.library, "entries", {**pebbles.library.entries, **entries})
    assert "1) Cleaning</a></h3>" in overview(pebbles, "pebbles", "pebbles/charts/")


def test_a_pile_is_resolved_by_passes_and_not_closed(chart: ChartDoc, words: ChartWords) -> None:
    """Where what is played waits, passes resolve it; only passes with nothing waiting close the window."""
    assert words.captions(chart, chart.nodes[0])[-1] == QUEUED


def test_a_window_is_told_once(chart: ChartDoc, words: ChartWords) -> None:
    """A second window that is open in the same way refers to the first, but not where it stands alone."""
    second = replace(chart.nodes[0], id="later")
    twice = replace(chart, nodes=(*chart.nodes, second))
    assert words.captions(twice, second) == ["Window.", AS_ABOVE]
    assert QUEUED in words.sentence(twice, second)


def test_who_acts_alone_acts_until_a_pass() -> None:
    """A window of one pass belongs to one player."""
    silent = ChartWords({}, {}, None)
    assert list(silent.acting(WindowDoc(passes=1, after_play="same"))) == ["A pass ends it."]
    assert list(silent.acting(WindowDoc(passes=1, after_play="nobody"))) == ["One play, or a pass."]


def test_a_phase_called_like_its_step_has_no_heading(
    pebbles: LinkedLibrary, chart: ChartDoc, words: ChartWords
) -> None:
    """Neither drawing nor list says a name twice, with an article or a number or without."""
    nodes = (NodeDoc(id="a", title="Ready", phase="1) The Ready"), NodeDoc(id="b", title="Sweep", phase="2) Cleaning"))
    named = replace(chart, nodes=nodes)
    listed = step_list(ChartLinks(pebbles, "pebbles", "pebbles/charts/round/"), named)
    for shown in (draw(named, words, lambda node: None), listed):
        assert "The Ready" not in shown and "2) Cleaning" in shown


def test_a_silent_drawing_is_for_the_eye(chart: ChartDoc, words: ChartWords) -> None:
    """Beside a list the drawing is hidden from screen readers, and no key stops at its links."""
    silent = etree.fromstring(draw(chart, words, lambda node: Target(f"#{node.id}", "", "ref"), silent=True))
    assert silent.get("aria-hidden") == "true"
    assert {link.get("tabindex") for link in silent.findall(f"{SVG}a")} == {"-1"}


def test_repeat_and_jump_have_back_edges(chart: ChartDoc, words: ChartWords) -> None:
    """A node done again and a jump draw an edge at the right."""
    again = replace(chart.nodes[3], repeat="echoes_left")
    jump = NodeDoc(id="back", jump="1.1")
    changed = replace(chart, nodes=(*chart.nodes[:3], again, jump))
    assert len(drawn(changed, words).findall(f"{SVG}g[@class='j-edge j-back']")) == 2


def test_text_stays_inside(chart: ChartDoc, words: ChartWords) -> None:
    """Long titles are broken into lines that fit a phone."""
    long = replace(chart.nodes[0], title="A very long title that would run far out of its box on a phone")
    texts = drawn(replace(chart, nodes=(long,)), words).iter(f"{SVG}text")
    assert all(len(text.text or "") * 8 < WIDTH for text in texts)


def test_titles_are_escaped(chart: ChartDoc, words: ChartWords) -> None:
    """What a title holds is text, never markup."""
    bad = replace(chart.nodes[0], title="<script>")
    assert "<script>" not in draw(replace(chart, nodes=(bad,)), words, lambda node: None)


def test_conditions_are_sentences() -> None:
    """What a function says about itself becomes a sentence, without the rule it cites."""
    said = without_cite("7.3: whether nothing has ended the combat yet.", {"7.3"})
    assert condition("repeat", said) == "Loop, as long as nothing has ended the combat yet."
    assert condition("unless", said) == "Not if nothing has ended the combat yet."


def test_several_cites_are_left_out() -> None:
    """Two rules before the colon are cites; a word before a colon is not."""
    assert without_cite("6.3.2 against 6.3.4: who is first.", {"6.3.2", "6.3.4"}) == "who is first"
    assert without_cite("Note: who is first.", {"6.3.2"}) == "Note: who is first"


def test_a_condition_that_is_a_reading_says_so() -> None:
    """A condition that hangs on an open question is told as one, without the name it has among us."""
    assert condition("when", "whether it may", open=True) == "Open question: whether it may."
    assert condition("when", "who is first is a reading") == "Who is first is an open question."


def test_no_function_is_named(pebbles: LinkedLibrary, chart: ChartDoc) -> None:
    """Where a game has no code, a condition is told without the name of its function."""
    silent = ChartWords({"round": chart}, {}, None)
    assert silent.captions(chart, chart.nodes[1]) == ["Choice.", "Only in some cases."]


def test_nodes_in_little_know_their_place(pebbles: LinkedLibrary, chart: ChartDoc, words: ChartWords) -> None:
    """On the rail every node says which it is, so that a replay can light it, and none has an id."""
    links = ChartLinks(pebbles, "pebbles", "pebbles/charts/")
    small = etree.fromstring(rail(rows_of(chart, links.target), words, "A round"))
    assert [each.get("data-node") for each in small.findall(f"{SVG}a")] == [f"round:{node.id}" for node in chart.nodes]
    assert not [each for each in small.iter() if each.get("id")]


def _long(chart: ChartDoc) -> ChartDoc:
    """A round of seven phases with six steps each."""
    nodes = [
        NodeDoc(id=f"{phase}.{step}", title=f"Step {step}", phase=f"Phase {phase}" if step == 1 else "")
        for phase in range(1, 8)
        for step in range(1, 7)
    ]
    return replace(chart, nodes=tuple(nodes))


def test_phases_are_blocks(chart: ChartDoc) -> None:
    """A round with phases is shown phase by phase."""
    made = list(blocks(_long(chart), {}))
    assert [block.title for block in made] == [f"Phase {n}" for n in range(1, 8)]
    assert {len(block.nodes) for block in made} == {6}


def test_called_charts_are_blocks(chart: ChartDoc) -> None:
    """A round that only calls other charts is shown chart by chart."""
    quest, fight = replace(chart, id="quest", title="Quest"), replace(chart, id="fight", title="Fight")
    calls = (NodeDoc(id="a", call="quest"), NodeDoc(id="b", title="Break"), NodeDoc(id="c", call="fight"))
    made = list(blocks(replace(chart, nodes=calls), {"quest": quest, "fight": fight}))
    assert [block.title for block in made] == ["Quest", "Break", "Fight"]


def test_a_phase_of_many_charts_is_split(chart: ChartDoc) -> None:
    """A phase that is nothing but calls of many charts is shown chart by chart; one of few stays together."""
    part = replace(chart, id="part")
    calls = [NodeDoc(id=str(n), call="part", title=f"Part {n}", phase="" if n else "All") for n in range(4)]
    assert [block.title for block in blocks(replace(chart, nodes=tuple(calls)), {"part": part})] == [
        "Part 0", "Part 1", "Part 2", "Part 3",
    ]  # fmt: skip
    assert [block.title for block in blocks(replace(chart, nodes=tuple(calls[:2])), {"part": part})] == ["All"]


def test_the_round_is_the_main_chart(chart: ChartDoc) -> None:
    """Of several charts the round is the one in which the others happen; without one, the chart that leads to most."""
    outer = replace(chart, id="outer", nodes=(NodeDoc(id="a", call="inner"),))
    inner = replace(chart, id="inner")
    assert main_chart({"inner": inner, "outer": outer}) is outer
    assert main_chart({"inner": inner, "outer": outer, "round": chart}) is chart


def test_a_part_opens_without_a_script(pebbles: LinkedLibrary) -> None:
    """In the overview each part opens in place and leads to its own page."""
    page = overview(pebbles, "pebbles", "pebbles/charts/")
    assert "<details" in page and 'href="round/"' in page and "<script" not in page


def test_a_game_without_charts_has_no_overview(pebbles: LinkedLibrary) -> None:
    """Nothing is drawn where there is nothing to draw."""
    assert overview(pebbles, "nowhere", "nowhere/charts/") == ""


def test_a_step_named_like_its_chart_leaves_the_address_to_the_heading(
    pebbles: LinkedLibrary, chart: ChartDoc, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No address is given out twice on a page."""
    steps = (NodeDoc(id="1.1", title="First"), NodeDoc(id="throwing", title="Throwing"))
    renamed = replace(chart, title="Throwing", nodes=steps)
    monkeypatch.setattr(pebbles, "library", replace(pebbles.library, charts={"pebbles": {"round": renamed}}))
    page = {each.url: each.body for each in chart_pages(pebbles, "pebbles")}["pebbles/charts/round/"]
    assert 'id="1.1"' in page and 'id="throwing"' not in page


def test_an_open_question_is_a_link_in_a_remark(pebbles: LinkedLibrary, chart: ChartDoc) -> None:
    """A remark that names an open question by the name it has among us leads to it, without that name."""
    links = ChartLinks(pebbles, "pebbles", "pebbles/charts/round/")
    id = next(iter(pebbles.library.readings["pebbles"]))
    said = links.note(chart, replace(chart.nodes[3], note=f"Nothing says so. See the reading {id}."))
    assert said.startswith("Nothing says so. See <a href=") and said.endswith(">this open question</a>.")


def test_numbers_stand_apart_from_names(pebbles: LinkedLibrary, chart: ChartDoc) -> None:
    """The number of a rule stands beside the title of a step; a rule called like the step is just called the rule."""
    links = ChartLinks(pebbles, "pebbles", "pebbles/charts/round/")
    numbers, names = links.cites(chart.nodes[3], "Echoes")
    assert [">1.3<" in each for each in numbers] == [True] and names == []
