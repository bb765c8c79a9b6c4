"""Card text at the table: how it is understood while it is typed, and what a judge carries out by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from judge.console.situations.situation import Situation

Open = Callable[..., Page]
SCENARIOS = Path(__file__).parent.parent / "sixth" / "content" / "pebbles" / "scenarios"
BY_HAND = (SCENARIOS / "by-hand.yml").read_text("utf-8")
PARTLY = BY_HAND.replace("1 height.", "1 height. Each purple elephant dances.")
START = f"/console/play/{Situation(PARTLY).pack()}?step=0&view=line"


def test_a_judge_carries_something_out_without_scripts(open_page: Open) -> None:
    """A plain form: a fault is said beside the field, a good deed is on the log, marked as the judge's."""
    page = open_page(START, java_script_enabled=False)
    page.get_by_text("Carry out by hand").click()
    page.get_by_label("What you carry out yourself").fill("deal 2 damage to Hat")
    page.get_by_role("button", name="Do it").click()
    expect(page.locator("#hand-wrong")).to_contain_text('"Hat" is not understood')
    expect(page.get_by_label("What you carry out yourself")).to_have_attribute("aria-invalid", "true")
    page.get_by_label("What you carry out yourself").fill("deal 2 damage to Hut")
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".line", has_text="By hand: Deal 2 damage to Hut.")).to_contain_text("the judge’s hand")
    expect(page.locator(".choices button").first).to_have_text("throws Stone at Hut")


def test_a_deed_is_completed_by_taps(open_page: Open) -> None:
    """With scripts it is said what may come next, and then how it is understood; the page stays, and back undoes it."""
    page = open_page(START, has_touch=True)
    page.evaluate("window.same = true")
    page.get_by_text("Carry out by hand").tap()
    page.locator("#hand").fill("build 2")
    for word in ("on", "Keep"):
        page.locator(".hand-next").get_by_role("button", name=word, exact=True).tap()
    expect(page.locator(".hand-said")).to_have_text("Understood. By hand: Build 2 on Keep.")
    page.get_by_role("button", name="Do it").tap()
    expect(page.locator(".line", has_text="By hand: Build 2 on Keep.")).to_contain_text("the judge’s hand")
    page.go_back()
    expect(page.locator(".timeline")).not_to_contain_text("Build 2 on Keep")
    assert page.evaluate("window.same") is True


def test_a_fault_by_hand_keeps_the_page(open_page: Open) -> None:
    """With scripts the fault comes beside the field too, without a reload."""
    page = open_page(START)
    page.evaluate("window.same = true")
    page.get_by_text("Carry out by hand").click()
    page.locator("#hand").fill("dance")
    page.get_by_role("button", name="Do it").click()
    expect(page.locator("#hand-wrong")).to_contain_text("dance")
    expect(page.locator("#hand")).to_have_value("dance")
    assert page.evaluate("window.same") is True


def test_the_card_at_the_cursor_is_understood_while_it_is_typed(open_page: Open) -> None:
    """In the editor: each sentence said back, or marked; for a text on one line and for one on several."""
    page = open_page("/console/edit")
    text, told = page.locator("#scenario"), page.locator("#understood")
    text.fill(
        "title: x\ngame: pebbles\ntable:\n  towers: {Hut: }\n  cards:\n    Stone: {text: Hut loses 2 height. Sing.}"
    )
    expect(told).to_contain_text("Stone, understood as")
    expect(told.locator(".read")).to_have_text("✓Deal 2 damage to Hut.")
    expect(told.locator(".unread")).to_contain_text("Not understood, not carried out: “Sing”")
    text.fill("game: pebbles\ntable:\n  cards:\n    Pad:\n      text: |\n        Build 1 on each tower.")
    expect(told.locator(".read")).to_have_text("✓Build 1 on each tower.")
    text.fill("game: pebbles\n")
    expect(told).to_be_hidden()


def test_the_check_says_how_cards_are_understood(open_page: Open) -> None:
    """Without scripts the same stands below the text once it is checked."""
    page = open_page("/console/edit", java_script_enabled=False)
    page.locator("#scenario").fill(PARTLY)
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".card-says")).to_contain_text("Deal 1 damage to each tower.")
    expect(page.locator(".card-says .unread")).to_contain_text("Each purple elephant dances")


def test_what_cards_may_say_narrows(open_page: Open) -> None:
    """The page filters its wordings by a word; places lead to their parts."""
    page = open_page("/console/guide/pebbles/card-text")
    page.get_by_label("A word").fill("build")
    expect(page.locator(".forms li:visible")).to_have_count(1)
    page.get_by_label("A word").fill("")
    page.locator(".form-words a.slot").first.click()
    assert page.url.endswith("#towers")
