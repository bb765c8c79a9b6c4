"""A judge at a table: open a dispute, step through it, try another choice, see who is right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from judge.console.situations.situation import Situation

Open = Callable[..., Page]
DOUBLING = "/console/scenario/pebbles/doubling"
STORM = "/console/scenario/pebbles/storm"
SCENARIOS = Path(__file__).parent.parent / "sixth" / "content" / "pebbles" / "scenarios"
ECHOES = "Boom: {tower: Barn, damage: 2}, Rebuild: {tower: Barn, damage: -2}"


def _step(page: Page, words: str) -> None:
    expect(page.locator(".count")).to_have_text(words)


def _look(page: Page, words: str) -> None:
    """On a phone: chooses what is looked at."""
    page.get_by_role("navigation", name="What to look at").get_by_role("link", name=words).click()


def test_from_the_start_to_the_verdict(open_page: Open) -> None:
    """Three taps from the start page to the answer, with the wrong claim explained."""
    page = open_page("/console/")
    page.get_by_role("link", name="Pebbles").click()
    page.get_by_role("link", name="Is the pad counted").click()
    expect(page.locator(".answer").first).to_have_text("16")
    expect(page.locator(".claims .wrong")).to_contain_text("This takes the additions only after the doublings")


def test_buttons_step_without_a_reload(open_page: Open) -> None:
    """Back and next change the step, the log, the table and the address, and the page stays."""
    page = open_page(DOUBLING)
    page.evaluate("window.same = true")
    _step(page, "Step 5 of 5")
    page.get_by_role("link", name="Back").click()
    _step(page, "Step 4 of 5")
    expect(page.locator("#now")).to_contain_text("Stone lands")
    page.get_by_role("link", name="Next").click()
    _step(page, "Step 5 of 5")
    expect(page.locator(".table .tile-fact.changed")).to_contain_text("20 16")
    assert page.evaluate("window.same") is True
    assert page.url.endswith("?step=5#now")


def test_arrow_keys_step(open_page: Open) -> None:
    """Left and right go a step, Home and End to the ends; the browser's own back button goes back."""
    page = open_page(DOUBLING, width=1440, height=900)
    for key, words in (("Home", "0"), ("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("End", "5")):
        page.keyboard.press(key)
        _step(page, f"Step {words} of 5")
    page.go_back()
    _step(page, "Step 1 of 5")


def test_a_line_of_the_log_is_a_step(open_page: Open) -> None:
    """Any line can be jumped to, and its rule opens in place."""
    page = open_page(DOUBLING)
    _look(page, "Line of play")
    page.get_by_role("link", name="Ben passes.").click()
    _step(page, "Step 2 of 5")
    page.locator("#now details.cite summary").click()
    expect(page.locator("#now .card-text")).to_contain_text("Two passes in a row end it")


def test_the_rule_of_another_line_opens_in_place(open_page: Open) -> None:
    """The number beside a line opens the rule's own words under it, and closes them again."""
    page = open_page(DOUBLING)
    _look(page, "Line of play")
    number = page.locator(".line", has_text="Ana throws Stone").locator("a.cite-link")
    number.click()
    expect(page.locator(".line > .card")).to_contain_text("You play a card from your hand")
    number.click()
    expect(page.locator(".line > .card")).to_have_count(0)


def test_the_chart_lights_the_step(open_page: Open) -> None:
    """The node where the game stands is lit, the one inside it too while it is open."""
    page = open_page(DOUBLING + "?step=4")
    expect(page.locator(".spot.now")).to_contain_text("The card happens")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".spot.now")).to_contain_text("The storm")


def test_a_choice_forks_the_line(open_page: Open) -> None:
    """Another choice leads to another line of play: its verdict, its link, and a way back."""
    page = open_page(DOUBLING + "?step=0")
    page.get_by_role("button", name="Passes").click()
    _step(page, "Step 1 of 1")
    expect(page.locator(".answer").first).to_have_text("20")
    page.reload()
    _step(page, "Step 1 of 1")
    expect(page.locator(".answer").first).to_have_text("20")
    page.get_by_role("link", name="Back to the situation as written").click()
    expect(page.locator(".answer").first).to_have_text("16")


def test_a_number_key_makes_a_choice(open_page: Open) -> None:
    """On a laptop the choices have numbers: 2 takes the second."""
    page = open_page(STORM, width=1440, height=900)
    page.keyboard.press("2")
    expect(page.locator(".timeline .current .choice")).to_contain_text("shares out 2 to Hut and 1 to Shed")


def test_why_not(open_page: Open) -> None:
    """What may not be done is listed with its rule, and what a player insists on is answered."""
    page = open_page(STORM)
    _look(page, "Line of play")
    page.get_by_text("Why not?").click()
    expect(page.locator(".refused")).to_contain_text("Keep may be given something only after Hut is full")
    page.get_by_label("May somebody do something else?").fill("Ana shares out 3 to Keep")
    page.get_by_role("button", name="Try it").click()
    expect(page.get_by_role("alert")).to_contain_text("No: Ana shares out 3 to Keep")
    expect(page.get_by_role("alert")).to_be_in_viewport()


def test_a_witness_is_a_line_to_step_through(open_page: Open) -> None:
    """An outcome leads to a line of play that ends with it."""
    page = open_page(STORM)
    page.get_by_role("link", name="step through it").first.click()
    page.keyboard.press("End")
    expect(page.locator(".deciding")).to_be_visible()
    _look(page, "Table")
    expect(page.locator(".table")).to_be_visible()
    expect(page.locator(".table")).to_contain_text("Barn")


def test_exploring_shows_progress_and_can_be_stopped(open_page: Open) -> None:
    """Looking at every line of play counts as it goes; Stop ends it, and the page is still of use."""
    echoes = ", ".join(f"E{n}: {{tower: Barn, damage: {2 ** (n % 6)}}}" for n in range(1, 26))
    text = (SCENARIOS / "storm.yml").read_text("utf-8").replace(ECHOES, echoes)
    page = open_page(f"/console/play/{Situation(text).pack()}")
    expect(page.locator(".verdict").first).to_be_visible()
    page.get_by_role("link", name="Look at every line of play").click()
    expect(page.locator("#explored .progress")).to_contain_text("positions looked at", timeout=20_000)
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("#explored .progress")).to_have_text("Stopped.")
    page.get_by_role("link", name="Back").click()
    _step(page, "Step 0 of 1")


def test_the_editor_checks_while_one_types(open_page: Open) -> None:
    """A mistake is named with its line while it is typed, and mended it can be opened."""
    page = open_page("/console/edit?game=pebbles")
    field = page.get_by_label("The scenario")
    good = field.input_value()
    field.fill(good.replace("owner: Ben", "ownr: Ben"))
    expect(page.locator(".problems")).to_contain_text("did you mean owner")
    field.fill(good)
    expect(page.locator("#checked")).to_contain_text("Good")
    page.get_by_role("button", name="Open it").click()
    expect(page.locator(".answer").first).to_be_visible()


@pytest.mark.parametrize("width", [360, 1440])
def test_everything_works_without_scripts(open_page: Open, width: int) -> None:
    """With scripts off the same dispute is opened, stepped, forked and judged by links and forms alone."""
    page = open_page("/console/", width=width, java_script_enabled=False)
    page.get_by_role("link", name="Pebbles").click()
    page.get_by_role("link", name="Is the pad counted").click()
    expect(page.locator(".answer").first).to_have_text("16")
    page.get_by_role("link", name="To the start").click()
    _step(page, "Step 0 of 5")
    page.get_by_role("link", name="Next").click()
    _step(page, "Step 1 of 5")
    page.get_by_role("link", name="Back").click()
    page.get_by_role("button", name="Passes").click()
    _step(page, "Step 1 of 1")
    expect(page.locator(".answer").first).to_have_text("20")
    page.locator(".timeline details.cite summary").first.click()
    expect(page.locator(".timeline .card-text").first).to_be_visible()
    if width == 360:
        _look(page, "Table")
        page.get_by_role("link", name="Back", exact=True).click()
        expect(page.locator(".table")).to_be_visible()
        expect(page.locator(".log")).to_be_hidden()


def test_a_phone_shows_one_thing_at_a_time(open_page: Open) -> None:
    """Verdict, line, table and chart take turns; a step keeps what is looked at, and is told above the keys."""
    page = open_page(DOUBLING)
    for words, part in (("Table", ".table"), ("Chart", ".chart"), ("Verdict", ".verdicts"), ("Table", ".table")):
        _look(page, words)
        expect(page.locator(part)).to_be_visible()
        shown = page.locator(".verdicts, .log, .table, .chart").locator("visible=true")
        expect(shown).to_have_count(1)
    page.get_by_role("link", name="Back").click()
    expect(page.locator(".stepper .said")).to_contain_text("Stone lands")
    expect(page.locator(".table")).to_be_visible()
    page.reload()
    expect(page.locator(".table")).to_be_visible()


def test_a_wide_screen_shows_everything(open_page: Open) -> None:
    """Verdict, line of play, table and chart stand beside each other."""
    page = open_page(DOUBLING, width=1440, height=900)
    for part in (".verdicts", ".log", ".table", ".chart"):
        expect(page.locator(part)).to_be_visible()
    expect(page.locator(".views")).to_be_hidden()


def test_the_network_may_be_cut(open_page: Open) -> None:
    """What was seen can be stepped through; what was not says so, keeps the page, and can be tried again."""
    page = open_page(DOUBLING + "?step=3")
    page.get_by_role("link", name="Next").click()
    _step(page, "Step 4 of 5")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.get_by_role("link", name="Back").click()
    _step(page, "Step 3 of 5")
    page.get_by_role("link", name="To the start").click()
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
    _step(page, "Step 3 of 5")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    _step(page, "Step 0 of 5")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_light_or_dark_is_the_readers_choice(open_page: Open) -> None:
    """The button changes the colours, and the next page keeps them."""
    page = open_page("/console/", color_scheme="light")
    page.get_by_role("button", name="Light or dark").click()
    page.get_by_role("link", name="Pebbles").click()
    expect(page.locator("h1")).to_have_text("Pebbles")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_the_list_narrows_while_one_types(open_page: Open) -> None:
    """Of the situations those with the words stay; without scripts the form does it."""
    for scripts in (True, False):
        page = open_page("/console/game/pebbles", java_script_enabled=scripts)
        page.get_by_label("A word or a rule").fill("pad counted")
        if not scripts:
            page.get_by_role("button", name="Find").click()
        expect(page.locator(".scenarios li").locator("visible=true")).to_have_count(1)


@pytest.mark.parametrize("width", [320, 360, 768, 1440])
@pytest.mark.parametrize(
    "path",
    ["/console/", DOUBLING, STORM, "/console/edit?game=pebbles", "/console/rule/pebbles/3.3", "/console/search?q=pad"],
)
def test_no_page_is_wider_than_the_screen(open_page: Open, path: str, width: int) -> None:
    """Nothing has to be scrolled sideways, on a small phone or a large screen."""
    page = open_page(path, width=width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
