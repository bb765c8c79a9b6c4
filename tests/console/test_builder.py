"""The builder's pages: every edit leads to a new link, mistakes are told where they are, nothing is ever lost."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import parse_qs, urlparse

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from judge import games
from judge.console.situations.situation import Situation, unpack
from judge.scenario.forms.form import controls, forms

CREATURES = ["table", "creatures"]


def link_of(address: str) -> str:
    return urlparse(address).path.rsplit("/", 1)[1]


def text_of(response: TestResponse) -> str:
    return unpack(link_of(response.location)).text


class Table:
    """A table in the builder, edit by edit."""

    def __init__(self, client: FlaskClient, game: str) -> None:
        self.client = client
        self.at(client.get(f"/console/build/{game}").location)

    def at(self, address: str) -> None:
        self.address = urlparse(address).path
        self.asked = parse_qs(urlparse(address).query)

    @property
    def text(self) -> str:
        return unpack(link_of(self.address)).text

    def do(self, deed: str, path: list[str | int] | None = None, **sent: Any) -> None:
        """One edit; it has to lead on."""
        answer = self.client.post(self.address, data={"do": deed, "path": json.dumps(path or []), **sent})
        assert answer.status_code == 303, answer.text
        self.at(answer.location)

    def page(self, query: str = "") -> str:
        answer = self.client.get(self.address + query)
        assert answer.status_code == 200
        return answer.text


@pytest.mark.parametrize("game", games.playable())
def test_every_game_has_a_table_to_build(client: FlaskClient, game: str) -> None:
    """An empty table opens, offers what can be added, moments and questions, and has no mistakes."""
    table = Table(client, game)
    page = table.page("?ask=1&moment=1")
    assert "This cannot be played yet" not in page
    assert 'id="ask"' in page
    assert 'name="at"' in page


def test_a_dispute_is_built_edit_by_edit(client: FlaskClient) -> None:
    """Two creatures, a change, a question and a claim: the text says so, and the verdict follows from it."""
    table = Table(client, "chaotic")
    table.do("players", old=["Ana", "Ben"], new=["Mia", "Tom"])
    table.do("add", CREATURES, name="Vey", has=["owner", "energy"], owner="Mia", energy="60")
    table.do("add", ["table", "effects"], has=["on", "change"], on="Vey", change="courage +10")
    table.do("ask", what="courage of Vey", when="now")
    table.do("claim", n="0", who=["Mia", "Tom"], says=["60", ""])

    assert "Vey: {owner: Mia, energy: 60}" in table.text
    assert "claims: {Mia: 60}" in table.text
    verdict = client.get(f"/console/play/{link_of(table.address)}").text
    assert "Courage of Vey?" in verdict
    assert "60" in verdict


def test_a_bad_number_is_told_in_the_panel_and_nothing_is_lost(client: FlaskClient) -> None:
    """What is out of bounds is said above the fields, in the words of the field; the table is as it was."""
    table = Table(client, "chaotic")
    answer = client.post(
        table.address,
        data={"do": "add", "path": json.dumps(CREATURES), "name": "Vey", "has": "energy", "energy": "5000"},
    )
    assert answer.status_code == 422
    assert "energy: found &#34;5000&#34;; allowed: a whole number from 0 to 999" in answer.text
    assert 'value="Vey"' in answer.text


def test_a_mistake_leads_to_the_row_that_has_it(client: FlaskClient) -> None:
    """An effect on nobody: the mistake is named, and tapping it opens that effect."""
    text = (
        "title: T\ngame: chaotic\nat: turn:6.2.3\ntable:\n  players: {Ana: , Ben: }\n  creatures: {Vey: {owner: Ana}}\n"
        "  effects:\n    - {on: Vay, change: courage +10}\n"
    )
    page = client.get(f"/console/build/at/{Situation(text).pack()}").text
    assert "This cannot be played yet" in page
    assert "unknown creature" in page
    assert "open=%5B%22table%22,+%22effects%22,+0%5D" in page or "%22effects%22" in page


def test_what_is_no_scenario_is_shown_as_text(client: FlaskClient) -> None:
    """A text that cannot be taken apart is shown in the editor with its mistake, never lost."""
    answer = client.get(f"/console/build/at/{Situation('title: [never closed').pack()}")
    assert answer.status_code == 422
    assert "title: [never closed" in answer.text


def test_from_text_to_table_and_back(client: FlaskClient) -> None:
    """The editor opens a text as a table, also one that cannot be played yet; the table shows its text."""
    answer = client.post(
        "/console/edit", data={"scenario": "title: T\ngame: chaotic\ntable: {players: {Ana: }}\n", "do": "build"}
    )
    assert answer.status_code == 303
    assert "This cannot be played yet" in client.get(answer.location).text
    assert "title: T" in client.get(f"/console/edit?situation={link_of(answer.location)}").text


def test_a_line_of_play_is_written_into_the_table(client: FlaskClient) -> None:
    """The choices made on the replay page stand in the builder as what has been done."""
    text = (
        "title: T\ngame: chaotic\nat: turn:6.2.3\ntable:\n  players: {Ana: {mugic: [Song]}, Ben: }\n"
        "  creatures: {Vey: {owner: Ana, counters: 2}}\n  mugic: {Song: {text: [heal 5 damage from target]}}\n"
    )
    link = Situation(text).fork(0, "Ana passes").pack()
    moved = client.get(f"/console/build/at/{link}")
    assert moved.status_code == 303
    assert "Ana passes" in client.get(moved.location).text


def test_every_form_opens_as_a_table(client: FlaskClient) -> None:
    """A form that is filled in can be opened as a table with everything in it."""
    form = forms("chaotic")["attack-damage"]
    sent = {each.id: str(each.default or 5) for each in controls("chaotic", form) if each.kind in ("number", "choice")}
    answer = client.post("/console/dispute/chaotic/attack-damage", data={**sent, "build": "yes"})
    assert answer.status_code == 303
    assert answer.location.startswith("/console/build/at/")
    assert "Build the table" in client.get(answer.location).text


def test_a_path_from_elsewhere_opens_nothing(client: FlaskClient) -> None:
    """Addresses made by hand show the table and no more."""
    table = Table(client, "chaotic")
    for wrong in ("[", "{}", '["game"]', '["table","nothing","there"]', '["table",-1]', "9" * 700):
        assert 'id="panel"' not in table.page(f"?open={wrong}")


def test_a_part_is_answered_with_a_part(client: FlaskClient) -> None:
    """A browser with scripts asks for the builder alone."""
    table = Table(client, "chaotic")
    part = client.get(table.address, headers={"Judge-Part": "builder"}).text
    assert "<html" not in part
    assert "settle-bar" in part


def test_a_mistake_stands_at_its_field_with_what_was_typed(client: FlaskClient) -> None:
    """A number out of bounds is told under its field, and nothing else that was typed is lost."""
    table = Table(client, "chaotic")
    sent = {"name": "Vey", "has": ["owner", "courage", "energy"], "owner": "Ben", "courage": "45", "energy": "5000"}
    answer = client.post(table.address, data={"do": "add", "path": '["table", "creatures"]', **sent})
    assert answer.status_code == 422
    (energy,) = re.findall(r'<label class="figure-of"><span>Energy.*?</label>', answer.text, re.DOTALL)
    assert "allowed: a whole number from 0 to" in energy
    assert answer.text.count("allowed: a whole number") == 1
    assert re.search(r'name="courage"[^>]*value="45"', answer.text)
    assert re.search(r'name="owner" value="Ben" checked', answer.text)


def test_a_question_leads_straight_to_its_verdict(client: FlaskClient) -> None:
    """Unless several are asked, the tap that asks settles; a table said in words is there before."""
    table = Table(client, "chaotic")
    table.do("say", say="Mia is here; Ana's creature Vey, courage 45")
    assert json.loads(table.asked["left"][0]) == ["Mia is here"]
    sent = {"do": "ask", "what": "courage of Vey", "settle": "yes"}
    assert "/console/play/" in client.post(table.address, data=sent).location
    assert "/console/build/" in client.post(table.address, data={**sent, "stay": "yes"}).location


def test_a_question_of_the_box_opens_as_a_table(client: FlaskClient) -> None:
    """Whoever's cards a question speaks of sits at the table; a question without cards offers none."""
    query = "Mia's hero Gimli attack 3 against Tom's ally Scout defense 1"
    page = client.get("/console/search", query_string={"q": query, "game": "lotr-lcg"}).text
    assert "Build the table from these words" in page
    built = text_of(client.get("/console/build/lotr-lcg", query_string={"say": query}))
    assert "Gimli: {attack: 3, owner: Mia}" in built
    assert "Scout: {owner: Tom}" in built  # A defense of 1 is what an ally has where nothing else is said.
    page = client.get(
        "/console/search", query_string={"q": "can an exhausted character defend?", "game": "lotr-lcg"}
    ).text
    assert "Build the table from these words" not in page
