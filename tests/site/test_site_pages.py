"""The page writer on the tests' own game."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urljoin

import pytest

from judge.content.load import load
from judge.site.linked_library import LinkedLibrary
from judge.site.links import relative
from judge.site.pages.all_pages import pages
from judge.site.pages.page import Page
from judge.site.pages.units import progress
from judge.site.replays.card_text_html import card_texts
from judge.site.structure import neighbours

ISSUED = Path(__file__).parent / "short-addresses.txt"
SIXTH = Path(__file__).parent.parent / "sixth" / "content"


def test_every_entry_has_a_page(pebbles: LinkedLibrary, written: dict[str, str]) -> None:
    """Each entry's address leads to a page that is written."""
    assert {entry.page for entry in pebbles.library.entries.values()} <= set(written)


def test_start_page_says_edition_and_status(written: dict[str, str]) -> None:
    """A game's start page says which edition it states and how much of it."""
    assert "First printing" in written["pebbles/"]
    assert "Every rule of the rulebook" in written["pebbles/"]


def test_progress_counts_stated_units(pebbles: LinkedLibrary) -> None:
    """Units that an entry states count, of those that state a rule."""
    assert progress(pebbles, "pebbles") == (14, 14)


def test_notes_stand_with_their_rule(rendered: dict[str, str]) -> None:
    """The notes of a rule stand after its text and before the next heading."""
    chapter = rendered["pebbles/rules/01-pebbles/"]
    places = [chapter.index(each) for each in ('<h2 id="1.2"', 'class="j-copy" data-ref="pebbles:1.2"', '<h2 id="1.3"')]
    assert places == sorted(places)


def test_notes_name_charts_scenarios_and_readings(rendered: dict[str, str]) -> None:
    """Beside a rule stand its steps in the charts, the scenarios about it and what is open."""
    chapter = rendered["pebbles/rules/01-pebbles/"]
    assert 'data-ref="step:pebbles/round/1.2"' in chapter
    assert 'data-ref="scenario:pebbles/doubling"' in chapter
    assert 'data-ref="reading:pebbles/both-fall"' in chapter


def test_every_rule_has_edition_address_and_citation(pebbles: LinkedLibrary, rendered: dict[str, str]) -> None:
    """Each rule and each term has a button for its citation, beside its edition and its short address."""
    for entry in pebbles.library.of("pebbles", "rule", "term"):
        page = rendered[entry.page]
        assert f'class="j-copy" data-ref="{entry.address}"' in page
        assert page[: page.index(f'class="j-copy" data-ref="{entry.address}"')].count("First printing")


def test_charts_and_scenarios_have_notes_too(rendered: dict[str, str]) -> None:
    """A chart and a scenario say their edition and their address and can be cited."""
    for ref, page in (("chart:pebbles/round", "charts/round/"), ("scenario:pebbles/storm", "scenarios/storm/")):
        assert f'class="j-copy" data-ref="{ref}"' in rendered[f"pebbles/{page}"]


def test_term_page_lists_other_words(written: dict[str, str]) -> None:
    """A term's page shows what newcomers call it, without plain plurals."""
    assert "<b>Also found as</b> castle</p>" in written["pebbles/glossary/tower/"]


def test_chapters_lead_to_their_neighbours() -> None:
    """Pages below the same page follow each other; the parts of a game themselves do not."""
    urls = ("g/", "g/rules/", "g/rules/a/", "g/rules/b/", "g/glossary/", "g/glossary/t/")
    around = neighbours([Page(url=url, title=url, body="", game="g") for url in urls])
    assert around["g/rules/a/"] == (None, "g/rules/b/") and around["g/rules/b/"] == ("g/rules/a/", None)
    assert around["g/glossary/t/"] == (None, None) and "g/rules/" not in around


def test_scenarios_are_listed_by_chapter_and_kind(written: dict[str, str]) -> None:
    """Each row says what the menus filter by: its kind and its topic."""
    page = written["pebbles/scenarios/"]
    assert '<option value="01-pebbles">' in page
    assert 'data-kind="dispute" data-topic="01-pebbles"' in page


def test_readings_put_the_default_first(written: dict[str, str]) -> None:
    """The answer in force is the first tab, and stands under the question while it is folded."""
    page = written["pebbles/readings/"]
    assert page.index(">Used here</label>") < page.index(">Otherwise</label>")
    assert page.index("<span>Nobody wins.") < page.index("<b>Nobody wins.") < page.index("<b>The first player wins.")


def test_scenario_page_judges_the_claims(written: dict[str, str]) -> None:
    """A scenario's page gives the answer, each claim's verdict and the misreading behind a wrong one."""
    page = written["pebbles/scenarios/doubling/"]
    assert "<strong>16</strong>" in page
    assert '<b>Ana</b> says 16: <span class="j-right">right</span>' in page
    assert '<span class="j-wrong">wrong</span>; this takes the additions only after the doublings' in page


def test_what_cards_may_say_has_a_page(written: dict[str, str]) -> None:
    """Every wording that is understood, by what it does, with an example; places in it lead to their parts."""
    page = written["pebbles/card-text/"]
    assert '<h2 id="towers">Towers</h2>' in page and '<a href="#towers">towers</a>' in page
    assert "Such as <em>deal 2 damage to each tower</em>" in page and "3 other wordings" in page
    assert 'href="card-text/"' in written["pebbles/"]


def test_a_large_language_has_several_pages(pebbles: LinkedLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    """As much on each as a phone takes in; a way to every part, and places that lead to the page of their part."""
    monkeypatch.setattr("judge.site.pages.card_text.LARGEST", 1)
    found = {page.url: page for page in pages(pebbles, lambda said: None) if "card-text" in page.url}
    assert {"pebbles/card-text/", "pebbles/card-text/2/"} <= set(found)
    headed = {part: url for url, page in found.items() for part in re.findall(r'<h2 id="([^"]+)"', page.body)}
    for url, page in found.items():
        for part in re.findall(r'href="[^"#]*#([^"]+)"', page.body):
            link = next(each for each in re.findall(r'href="([^"]+)"', page.body) if each.endswith(f"#{part}"))
            assert urljoin(f"https://rules/{url}", link) == f"https://rules/{headed[part]}#{part}"


def test_a_game_that_reads_no_cards_has_no_such_page(pebbles: LinkedLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the page nor a way to it."""
    monkeypatch.setattr("judge.games.language", lambda game: None)
    found = {page.url: page.body for page in pages(pebbles, lambda said: None)}
    assert "pebbles/card-text/" not in found and "card-text" not in found["pebbles/"]


def test_a_scenario_says_how_its_cards_are_understood(written: dict[str, str]) -> None:
    """Each sentence said back; where one is not understood, that stands with the verdict."""
    page = written["pebbles/scenarios/by-hand/"]
    assert "How the cards are understood" in page and "<li>Deal 1 damage to each tower.</li>" in page
    sentence = {"text": "Sing <b>", "read": False, "means": None, "why": '"Sing" is not understood'}
    told = card_texts([{"name": "Bard", "status": "unread", "sentences": [sentence]}])
    assert "Not carried out</b>, because it is not understood" in told and "“Sing &lt;b&gt;”" in told


def test_scenario_without_code_still_has_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game cannot be run, its scenarios are shown without a verdict."""
    monkeypatch.setattr("judge.games.playable", lambda: [])
    found = {page.url: page.body for page in pages(LinkedLibrary(SIXTH), lambda said: None)}
    assert "cannot be run yet" in found["pebbles/scenarios/doubling/"]


@pytest.mark.parametrize(
    ("url", "page", "written"),
    [
        ("a/b/", "a/c/", "../b/"),
        ("a/b/#x", "a/b/", "#x"),
        ("", "a/b/", "../../"),
        ("a/", "", "a/"),
        ("assets/go.js", "r/a/1/", "../../../assets/go.js"),
    ],
)
def test_addresses_are_relative(url: str, page: str, written: str) -> None:
    """Addresses are written so that they work from any folder and from a disk."""
    assert relative(url, page) == written


def test_short_addresses_never_disappear(update_golden: bool) -> None:
    """Every short address that was ever issued still has its unit; `make golden` adds those of new units."""
    issued = set(ISSUED.read_text("utf-8").split())
    units = {f"{game}/{unit}" for game, units in load().units.items() for unit in units if game != "pebbles"}
    if update_golden:
        ISSUED.write_text("".join(f"{each}\n" for each in sorted(issued | units)), "utf-8")
    assert issued - units == set()
    assert update_golden or units - issued == set()
