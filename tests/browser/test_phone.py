"""A judge with a phone: a dispute set up by taps, the ruling recorded, the players shown; and nobody shut out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from accessible import faults
from playwright.sync_api import Locator, Page, expect

from judge import games
from judge.console.situations.situation import Situation
from judge.scenario.forms.form import forms

Open = Callable[..., Page]
MOST_TAPS, WIDTH = 12, 360
SIDEWAYS = "document.documentElement.scrollWidth"
EVERY = [(game, id) for game in games.playable() for id in forms(game)]
SCENARIOS = Path(__file__).parent.parent / "sixth" / "content" / "pebbles" / "scenarios"
BY_HAND = (SCENARIOS / "by-hand.yml").read_text("utf-8")
PARTLY = Situation(BY_HAND.replace("1 height.", "1 height. Each purple elephant dances."))
RULING = "/console/scenario/pebbles/doubling"
KINDS = {
    "start": "/console/", "game": "/console/game/chaotic", "form": "/console/dispute/chaotic/attack-damage",
    "replay": RULING, "editor": "/console/edit?game=pebbles", "deck": "/console/deck/chaotic",
    "record": "/console/record", "event": "/console/event/", "rule": "/console/rule/chaotic/8.5.4",
    "search": "/console/search?q=who+takes+damage&game=chaotic", "guide": "/console/guide/pebbles",
    "card text": "/console/guide/pebbles/card-text", "not carried out": f"/console/play/{PARTLY.pack()}?view=table",
    "by hand": f"/console/play/{PARTLY.pack()}?step=0&view=line&hand=dance",
}  # fmt: skip


# Whether a field has to be filled in: it stands outside of rows, or in the first row where there must be one.
NEEDED = """field => !field.closest(".row ~ .row") && !field.closest("fieldset.rows:not([data-needed])")"""


class Taps:
    """A thumb that counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.made = 0

    def on(self, selector: str) -> None:
        """Taps the first thing that fits."""
        self.page.locator(selector).first.tap()
        self.made += 1

    def needed(self, selector: str) -> list[Locator]:
        """The fields of a form that fit and have to be filled in."""
        return [each for each in self.page.locator(f".dispute {selector}").all() if each.evaluate(NEEDED)]


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_a_dispute_takes_few_taps(open_page: Open, game: str, id: str) -> None:
    """From the start of the console to the verdict of any form: at most 12 taps, the numbers not counted.

    Neither the form nor the verdict, log and all, scrolls sideways.
    """
    taps = Taps(open_page("/console/", has_touch=True))
    taps.on(f'a[href="/console/game/{game}"]')
    taps.on(f'a[href="/console/dispute/{game}/{id}"]')
    expect(taps.page.locator(".dispute")).to_be_visible()
    for number in taps.needed("input[placeholder]:is([data-needed], [data-called])"):
        number.fill(str(number.get_attribute("placeholder")))
    for field in taps.needed("fieldset.chips[data-needed]"):
        field.locator("label").first.tap()
        taps.made += 1
    for chosen in taps.needed("select[data-needed], select[data-of]"):
        chosen.select_option(index=1)
        taps.made += 1
    assert taps.page.evaluate(SIDEWAYS) <= WIDTH
    taps.on(".settle button")

    expect(taps.page.locator(".answer, .verdict, .notice").first).to_be_visible()
    assert taps.made <= MOST_TAPS
    assert taps.page.evaluate(SIDEWAYS) <= WIDTH


def test_numbers_step_under_the_thumb(open_page: Open) -> None:
    """Plus and minus change a number, and stop at its bounds."""
    page = open_page("/console/dispute/chaotic/attack-damage", has_touch=True)
    field = page.locator('input[name="energy"]')
    page.get_by_label("more Energy").tap()
    expect(field).to_have_value("55")
    field.fill("2")
    page.get_by_label("less Energy").tap()
    expect(field).to_have_value("0")


def test_one_more_row_comes_where_it_is_wanted(open_page: Open) -> None:
    """Nothing is loaded anew: the row is empty, its first field has the cursor, and lists of the rows know it.

    Back from the verdict it is still there.
    """
    page = open_page("/console/dispute/lotr-lcg/player-attack", has_touch=True)
    page.evaluate("window.same = true")
    page.locator("[name=attackers-0-name]").fill("Gimli")
    page.locator("[name=attackers-0-attack]").fill("3")
    page.locator("button[name=more][value=attackers]").tap()
    expect(page.locator("[name=attackers-1-name]")).to_be_focused()
    page.keyboard.type("Beorn")

    assert page.locator("[name=attackers-1-attack]").input_value() == "" and page.evaluate("window.same")
    assert page.locator("[name=changes-0-whose] option").all_inner_texts() == ["choose", "Gimli", "Beorn"]
    page.locator("[name=attackers-1-attack]").fill("2")
    page.locator("[name=defense]").fill("1")
    page.get_by_role("button", name="Settle it").tap()
    expect(page.locator(".answer").first).to_have_text("4")
    page.go_back()
    expect(page.locator("[name=attackers-1-name]")).to_have_value("Beorn")
    expect(page.locator("[name=attackers-1-attack]")).to_have_value("2")


def test_a_ruling_is_recorded_and_printed(open_page: Open) -> None:
    """Verdict, show the players, record, slip: each one tap from the last."""
    page = open_page(RULING)
    page.get_by_role("link", name="Show the players").click()
    expect(page.locator(".answer").first).to_have_text("16")
    page.get_by_role("link", name="Close").click()
    page.get_by_role("link", name="Record the ruling").click()
    page.get_by_label("The event").fill("Cup")
    page.get_by_label("Round").fill("3")
    page.get_by_label("Judge").fill("Jo")
    page.get_by_role("button", name="Save the ruling").click()
    expect(page.locator("h1")).to_contain_text("ruling")
    page.get_by_role("link", name="Print a slip").click()
    expect(page.locator(".qr svg")).to_be_visible()


def test_branches_are_offered_for_comparison(open_page: Open) -> None:
    """A branch made in this browser can be compared with the one it came from."""
    page = open_page("/console/scenario/pebbles/storm")
    page.locator("#to-first").click()
    page.locator(".choices button:not(.taken)").first.click()
    page.get_by_role("link", name="Compare with the situation as written").click()
    expect(page.locator("h1")).to_have_text("Two branches side by side")


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing_in_the_console(open_page: Open, colours: str) -> None:
    """No page of the console has a fault of accessibility, and none scrolls sideways on a phone."""
    found = {}
    for kind, path in KINDS.items():
        page = open_page(path, color_scheme=colours)
        found[kind] = faults(page, colours)
        found[kind] += ["sideways"] if page.evaluate("document.documentElement.scrollWidth > innerWidth") else []
    assert {kind: each for kind, each in found.items() if each} == {}


def test_a_form_works_without_scripts(open_page: Open) -> None:
    """The form, one more row, and the verdict, as plain pages."""
    page = open_page("/console/dispute/chaotic/attack-damage", java_script_enabled=False)
    page.locator('button[value="changes"]').click()
    expect(page.locator('input[name="changes-1-source"]')).to_be_visible()
    page.locator('input[name="base"]').fill("5")
    page.locator('input[name="energy"]').fill("40")
    page.get_by_role("button", name="Settle it").click()
    expect(page.locator(".answer").first).to_have_text("5")
