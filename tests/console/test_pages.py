"""The console's pages without scripts: links and plain forms do everything that matters."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from urllib.parse import quote, urlencode

import pytest
from flask.testing import FlaskClient

from judge.console.situations.situation import Situation, unpack

Link = Callable[[str], str]
Text = Callable[[str], str]
PAGES = [
    "/console/",
    "/console/game/pebbles",
    "/console/edit",
    "/console/edit?game=pebbles",
    "/console/rule/pebbles/3.1",
    "/console/nothing",
]


class Seen(HTMLParser):
    """What a page holds that could load or run something."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.inline: list[str] = []
        self.loads: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "style" or (tag == "script" and not given.get("src")):
            self.inline.append(tag)
        self.inline += [name for name in given if name == "style" or name.startswith("on")]
        if tag in ("script", "img", "link", "iframe"):
            self.loads.append(given.get("src") or given.get("href") or "")


def _pages(link: Link) -> list[str]:
    return [
        *PAGES,
        *(f"/console/{page}/{link(name)}" for page in ("play", "explore") for name in ("doubling", "storm")),
    ]


def test_no_page_has_anything_inline_or_from_elsewhere(client: FlaskClient, link: Link) -> None:
    """No script, style or handler is written into a page, and everything comes from this server."""
    for page in _pages(link):
        seen = Seen(client.get(page).text)
        assert not seen.inline, page
        assert seen.loads and all(address.startswith("/console/static/") for address in seen.loads), page


def test_the_start_offers_the_games(client: FlaskClient) -> None:
    """The start page leads to every game that can be run."""
    assert 'href="/console/game/pebbles"' in client.get("/console/").text


def test_a_game_offers_its_scenarios(client: FlaskClient) -> None:
    """A game's page leads to its scenarios, by title."""
    page = client.get("/console/game/pebbles").text
    assert "Is the pad counted before or after the doubling?" in page and "/console/scenario/pebbles/doubling" in page


def test_opening_a_scenario_leads_to_its_link(client: FlaskClient, text: Text) -> None:
    """A scenario of the library becomes a link that carries it whole."""
    where = client.get("/console/scenario/pebbles/doubling").headers["Location"]
    assert unpack(where.rpartition("/")[2]) == Situation(text("doubling"))


def test_the_verdict_is_on_the_page(client: FlaskClient, link: Link) -> None:
    """The answer, both claims and the diagnosis are there without stepping."""
    page = client.get(f"/console/play/{link('doubling')}").text
    assert '<p class="answer">16</p>' in page
    assert "<strong>Ben</strong> says 13: wrong" in page and "This takes the additions only after the doublings" in page


def test_the_working_is_on_the_page(client: FlaskClient, text: Callable[[str], str]) -> None:
    """A number that was worked out has its table: 8 - 4, where the damage is (5 - 3) x 2 = 4 as well."""
    lower = Situation(text("doubling").replace("height: 20", "height: 8")).pack()
    assert re.search(r"<td>Pad</td><td>-3</td>", client.get(f"/console/play/{lower}").text)


def test_steps_are_plain_links(client: FlaskClient, link: Link) -> None:
    """Back, next and every line are links; the step in the address is the one shown."""
    page = client.get(f"/console/play/{link('doubling')}?step=3").text
    assert "Step 3 of 5" in page and 'href="?step=2#now"' in page and 'href="?step=4#now"' in page


@pytest.mark.parametrize("step", ["-1", "99999999999", "x", "", "٣", "1e3"])
def test_a_strange_step_is_the_last(client: FlaskClient, link: Link, step: str) -> None:
    """A step that is no number of this line of play shows the end."""
    assert "Step 5 of 5" in client.get(f"/console/play/{link('doubling')}?step={quote(step)}").text


def test_a_choice_leads_to_another_line_of_play(client: FlaskClient, link: Link) -> None:
    """Choosing forks: the address carries the choice, and the page shows the decision after it."""
    answer = client.get(f"/console/play/{link('doubling')}?{urlencode({'step': 0, 'choose': 'Ana passes'})}")
    assert answer.status_code == 303
    where = answer.headers["Location"]
    assert unpack(where.partition("?")[0].rpartition("/")[2]).made == ("Ana passes",)
    page = client.get(where).text
    assert "Step 1 of 1" in page and "<strong>Ben</strong> decides" in page and "as written" in page


def test_the_choice_that_was_made_stays_on_the_line(client: FlaskClient, link: Link) -> None:
    """Choosing what was chosen anyway goes on without leaving the line of play."""
    name = link("doubling")
    answer = client.get(f"/console/play/{name}?{urlencode({'step': 0, 'choose': 'Ana throws Stone at Hut'})}")
    assert answer.headers["Location"] == f"/console/play/{name}?step=1#now"


def test_a_choice_that_is_not_legal_is_explained(client: FlaskClient, link: Link) -> None:
    """Trying what may not be done shows the reason and the rule's own words."""
    page = client.get(f"/console/play/{link('storm')}?{urlencode({'choose': 'Ana shares out 3 to Keep'})}").text
    assert "Keep may be given something only after Hut is full" in page
    assert "the keep only once the others are gone" in page


def test_a_choice_that_does_not_exist_gets_a_hint(client: FlaskClient, link: Link) -> None:
    """Words that mean no choice are answered with what may be done."""
    page = client.get(f"/console/play/{link('storm')}?{urlencode({'choose': 'Ana shars out 3'})}").text
    assert "No choice" in page and "Ana may now" in page


def test_a_reading_can_be_ruled_the_other_way(client: FlaskClient, link: Link) -> None:
    """?reading= leads to the same situation under that reading."""
    where = client.get(f"/console/play/{link('doubling')}?reading=both-fall:first").headers["Location"]
    assert unpack(where.rpartition("/")[2]).readings == (("both-fall", "first"),)


def test_a_part_is_asked_for_by_name(client: FlaskClient, link: Link) -> None:
    """With its header a script gets one part of the page and nothing around it."""
    part = client.get(f"/console/play/{link('doubling')}?step=1", headers={"Judge-Part": "step"})
    assert "<html" not in part.text and "Step 1 of 5" in part.text and "Judge-Part" in part.headers["Vary"]
    assert "16" in client.get(f"/console/play/{link('doubling')}", headers={"Judge-Part": "verdict"}).text


def test_a_rule_has_a_page_and_a_card(client: FlaskClient) -> None:
    """A cite leads to the rule; as a part it is just the card."""
    assert "Add and subtract first, then double." in client.get("/console/rule/pebbles/3.1").text
    card = client.get("/console/rule/pebbles/3.1", headers={"Judge-Part": "card"}).text
    assert "Add and subtract first" in card and "<html" not in card


def test_every_line_of_play_is_looked_at(client: FlaskClient, link: Link) -> None:
    """The explorer's page shows outcomes with counts, a line to step through, and whether that is all."""
    page = client.get(f"/console/explore/{link('storm')}").text
    assert "Every way it can end" in page and "step through it" in page and "That is all there are." in page


def test_progress_comes_line_by_line(client: FlaskClient, link: Link) -> None:
    """A script is told how far the work is, then what was found."""
    answer = client.get(f"/console/explore/{link('storm')}", headers={"Judge-Part": "progress"})
    assert answer.mimetype == "application/x-ndjson" and '"html"' in answer.text.splitlines()[-1]


def test_what_is_written_is_opened(client: FlaskClient, text: Text) -> None:
    """A good scenario from the editor leads to its link, whatever line ends the browser sends."""
    answer = client.post("/console/edit", data={"scenario": text("storm").replace("\n", "\r\n"), "do": "open"})
    assert answer.status_code == 303
    assert unpack(answer.headers["Location"].rpartition("/")[2]).text == text("storm")


def test_what_is_wrong_is_shown_with_its_line(client: FlaskClient, text: Text) -> None:
    """A scenario with a mistake stays in the editor, with the line and what stands there."""
    bad = text("doubling").replace("owner: Ben", "ownr: Ben")
    answer = client.post("/console/edit", data={"scenario": bad, "do": "open"})
    assert answer.status_code == 422
    assert "Line 8" in answer.text and "did you mean owner" in answer.text and "ownr: Ben, height: 20" in answer.text


def test_a_text_is_checked_while_it_is_written(client: FlaskClient, text: Text) -> None:
    """The part for live checking says what is wrong, or that it is good, and nothing about nothing."""
    assert "Line 1" in client.post("/console/check", data="a: [}").text
    assert "Good" in client.post("/console/check", data=text("storm")).text
    assert client.post("/console/check", data=" \n").text.strip() == ""


def test_a_line_of_ones_own_can_be_edited(client: FlaskClient, text: Text) -> None:
    """The editor opened from a fork has the choices of the fork in the text."""
    fork = Situation(text("doubling")).fork(0, "Ana passes").pack()
    assert "- &#34;Ana passes&#34;" in client.get(f"/console/edit?situation={fork}").text


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/console/play/zzz", 422),
        ("/console/play/1AAAA", 422),
        ("/console/explore/1AAAA", 422),
        ("/console/edit?situation=1", 422),
        ("/console/game/nonesuch", 404),
        ("/console/game/lotr-lcg%00", 404),
        ("/console/scenario/pebbles/nothing", 404),
        ("/console/scenario/pebbles/..%2f..%2fgame", 404),
        ("/console/rule/pebbles/9.9", 404),
        ("/console/rule/nonesuch/1", 404),
        ("/console/edit?game=nonesuch", 404),
        ("/console/static/../app.py", 404),
        ("/console/nothing", 404),
    ],
)
def test_errors_are_pages_in_words(client: FlaskClient, path: str, status: int) -> None:
    """Whatever goes wrong in the console is a page that says so and leads back."""
    answer = client.get(path)
    assert (answer.status_code, answer.mimetype) == (status, "text/html")
    assert "To the start of the console" in answer.text and "Traceback" not in answer.text


def test_a_huge_text_is_refused(client: FlaskClient) -> None:
    """More than 256 KB is refused before it is read."""
    assert client.post("/console/edit", data={"scenario": "a" * 300_000}).status_code == 413


def test_what_players_type_is_never_markup(client: FlaskClient, text: Text) -> None:
    """Names and titles from a scenario are text on the page, whatever is in them."""
    bad = text("doubling").replace("Is the pad counted", "<script>alert(1)</script> \"'><img src=x onerror=y>")
    seen = Seen(client.get(f"/console/play/{Situation(bad).pack()}").text)
    assert not seen.inline and "x" not in seen.loads
