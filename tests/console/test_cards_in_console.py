"""Card text in the console: how each card is understood, what was not carried out, and the judge's hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient

from judge.console.situations.line_of_play import line_of_play
from judge.console.situations.scenario_text import written_out
from judge.console.situations.situation import Situation, unpack
from judge.content.problem import BadInput
from judge.games import rules

Text = Callable[[str], str]
UNREAD = "Deal 2 damage to each purple elephant"


def test_a_verdict_names_what_was_not_carried_out(client: FlaskClient, partly: str) -> None:
    """The sentence stands with the verdict in the card's own words, with why, and with ways to go on."""
    page = client.get(f"/console/play/{Situation(partly).pack()}").text
    note = page.partition('class="notice not-done"')[2].partition("</div>")[0]
    assert (
        f"<strong>Dancer</strong>: <q>{UNREAD}</q>" in note and "each purple elephant" in note.partition("why-not")[2]
    )
    assert "/console/guide/pebbles/card-text" in note and "#by-hand" in note


def test_the_table_says_how_each_card_is_understood(client: FlaskClient, partly: str) -> None:
    """What is understood stands there in plain words; what is not in the card's own, marked by more than colour."""
    page = client.get(f"/console/play/{Situation(partly).pack()}").text
    cards = page.partition("How the cards are understood")[2]
    assert "Deal 1 damage to each tower." in cards and "The card: “All towers lose 1 height”" in cards
    assert f"Not understood, not carried out:</strong> <q>{UNREAD}</q>" in cards and "partly understood" in cards


def test_players_are_shown_it_too(client: FlaskClient, partly: str) -> None:
    """The verdict in large type says it as well."""
    assert UNREAD in client.get(f"/console/play/{Situation(partly).pack()}/show").text


def test_nothing_is_said_where_all_is_understood(client: FlaskClient, text: Text) -> None:
    """A situation whose cards are understood has no such note."""
    page = client.get(f"/console/play/{Situation(text('by-hand')).pack()}").text
    assert "not-done" not in page and "Deal 1 damage to each tower." in page


def test_the_check_of_a_text_says_it(client: FlaskClient, partly: str) -> None:
    """In the editor, with scripts and without."""
    for page in (
        client.post("/console/check", data=partly).text,
        client.post("/console/edit", data={"scenario": partly, "do": "check"}).text,
    ):
        assert "1 sentence of cards not understood" in page and "Build 1 on Keep." in page and UNREAD in page


def test_the_check_of_a_form_says_it(client: FlaskClient) -> None:
    """A form whose scenario has card text can be asked how that is understood."""
    path = "/console/dispute/lotr-lcg/enemy-attack"
    assert 'name="check"' in client.get(path).text
    filled = {"attack": "4", "by": "undefended", "hp": "5", "shadow": "2", "check": "yes"}
    assert "How the cards are understood" in client.post(path, data=filled).text


def test_a_strict_situation_is_refused(client: FlaskClient, partly: str) -> None:
    """`strict: yes` does not go on without a sentence."""
    answer = client.post("/console/edit", data={"scenario": partly + "strict: yes\n", "do": "open"})
    assert answer.status_code == 422 and "not understood on Dancer" in answer.text
    with pytest.raises(BadInput, match="purple elephant"):
        line_of_play(Situation(partly + "strict: yes\n"))


def test_the_api_says_it(client: FlaskClient, partly: str) -> None:
    """Run, check, step and verdict carry the cards and what is unread."""
    unread = [{"card": "Dancer", "sentence": UNREAD}]
    link = Situation(partly).pack()
    found: list[Any] = [
        client.post("/api/run", json={"scenario": partly}).json,
        client.post("/api/check", json={"scenario": partly}).json,
        client.get(f"/api/play/{link}").json,
        client.get(f"/api/play/{link}/verdict").json,
    ]
    for document in found:
        assert [{key: each[key] for key in ("card", "sentence")} for each in document["unread"]] == unread
    assert [each["status"] for each in found[0]["cards"]] == [each["status"] for each in found[1]["cards"]]
    assert [each["status"] for each in found[2]["cards"]] == ["read", "partly"]


def test_a_text_is_read_by_itself(client: FlaskClient) -> None:
    """POST /api/read: each sentence said back, or why not, with the names that are given."""
    sent = {"card": "Dancer", "text": "Dancer gains 2 height.\nHut loses 1 height.", "names": ["Hut"]}
    found: Any = client.post("/api/read/pebbles", json=sent).json
    assert [each["means"] for each in found["sentences"]] == [None, "Deal 1 damage to Hut."]
    assert found["status"] == "partly" and "this card" in found["sentences"][0]["why"].lower()
    assert client.post("/api/read/nonsense", json=sent).status_code == 404
    assert client.post("/api/read/pebbles", json={**sent, "names": [1]}).status_code == 422


@pytest.mark.parametrize("text", ["", "\x00", "(" * 9000, "deal " * 4000, '"' * 400])
def test_nonsense_is_read_as_nothing(client: FlaskClient, text: str) -> None:
    """Whatever is sent, the answer is a document."""
    found: Any = client.post("/api/read/pebbles", json={"text": text}).json
    assert not any(each["read"] for each in found["sentences"])


def test_by_hand_is_a_choice_like_any_other(client: FlaskClient, text: Text) -> None:
    """The form leads to a line of play with the judge's deed in it; the log marks it as his."""
    link = Situation(text("doubling")).pack()
    answer = client.get(f"/console/play/{link}?{urlencode({'step': 1, 'hand': 'build 2 on Keep.'})}")
    made = unpack(answer.headers["Location"].partition("?")[0].rpartition("/")[2])
    assert answer.status_code == 303 and made.made == ("by hand: build 2 on Keep.",)
    page = client.get(answer.headers["Location"]).text
    assert "By hand: Build 2 on Keep." in page and "the judge’s hand" in page


def test_what_is_not_understood_is_said_beside_the_field(client: FlaskClient, text: Text) -> None:
    """The words stay in the field, and the fault is tied to it."""
    page = client.get(f"/console/play/{Situation(text('doubling')).pack()}?step=1&hand=deal+2+damage+to+Hat").text
    field = page.partition('id="by-hand" open')[2].partition("</details>")[0]
    assert 'value="deal 2 damage to Hat"' in field and 'aria-invalid="true"' in field
    assert 'id="hand-wrong" role="alert"' in field and "&#34;Hat&#34; is not understood" in field


def test_a_line_of_play_with_a_hand_in_it_forks_and_is_written_out(text: Text) -> None:
    """Choices before and after it can be made otherwise, and the text of the line says `by hand`."""
    whole = line_of_play(Situation(text("by-hand")))
    words = [whole.words(at) for at in range(len(whole.played.stages))]
    assert words[:3] == ["", "Ana throws Stone at Hut", "by hand: hut loses 3 height"]
    after = whole.situation.fork(2, "Ben passes", "by hand: build 1 on Hut")
    line = line_of_play(after)
    assert [line.words(at) for at in range(5)] == [*words[:3], "Ben passes", "by hand: build 1 on Hut"]
    again = line_of_play(Situation(written_out(line)))
    assert [line.words(at) for at in range(5)] == [again.words(at) for at in range(5)]
    assert line_of_play(whole.situation.fork(1, "Ben passes")).words(2) == "Ben passes"


def test_every_step_of_a_hand_can_be_looked_at(client: FlaskClient, text: Text) -> None:
    """At each line the table is as it was there, what changed with it marked."""
    link = Situation(text("by-hand")).pack()
    seen: list[Any] = [client.get(f"/api/play/{link}?step={step}").json for step in (2, 3)]
    assert [each["log"][2]["by_hand"] for each in seen] == [True, True]
    assert "was" not in json.dumps(seen[0]["table"])
    assert {"label": "height", "value": "6", "was": "9"} in seen[1]["table"][0]["rows"][0]["rows"]


def test_json_marks_the_judges_lines(client: FlaskClient, text: Text) -> None:
    """`by_hand` stands on the line, and its actor is the judge; on no other."""
    found: Any = client.post("/api/run", json={"scenario": text("by-hand")}).json
    assert [line["n"] for line in found["lines"] if line.get("by_hand")] == [2]
    assert found["lines"][1]["actor"] == "the judge"


def test_a_deed_is_completed(client: FlaskClient, text: Text) -> None:
    """What may come next, as whole beginnings; only names that are meant; understood once it is whole."""
    path = f"/api/play/{Situation(text('doubling')).pack()}/by-hand"
    found: Any = client.post(path, json={"text": "deal 2 damage to", "step": 0}).json
    assert [each["words"] for each in found["next"]] == ["Hut", "Keep", "each", "all", "every"]
    assert found["next"][0]["text"] == "deal 2 damage to Hut" and not found["read"]
    assert client.post(path, json={"text": "deal 2 damage to Hut"}).json["means"] == "By hand: Deal 2 damage to Hut."  # type: ignore[index]
    assert "Hat" in client.post(path, json={"text": "deal 2 damage to Hat"}).json["why"]  # type: ignore[index]
    assert client.post(path, json={"text": "x" * 600}).status_code == 422


def test_choose_takes_a_deed_too(client: FlaskClient, text: Text) -> None:
    """The API's choose carries out `by hand: ...`, or says why not."""
    path = f"/api/play/{Situation(text('doubling')).pack()}/choose"
    assert client.post(path, json={"choice": "by hand: build 1 on Hut", "step": 0}).json["legal"]  # type: ignore[index]
    found: Any = client.post(path, json={"choice": "by hand: dance", "step": 0}).json
    assert not found["legal"] and found["by_hand"] == "dance" and "dance" in found["why"]


def test_a_game_without_a_hand_says_so(client: FlaskClient, text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    """No form is offered, and words that try it are answered above the step."""
    monkeypatch.setattr(rules("pebbles"), "by_hand", None)
    link = Situation(text("doubling") + "note: no hand\n").pack()
    page = client.get(f"/console/play/{link}?{urlencode({'choose': 'by hand: dance'})}").text
    assert "Nothing can be carried out by hand in this game" in page and 'id="by-hand"' not in page


def test_the_language_has_a_page(client: FlaskClient) -> None:
    """Parts with anchors, wordings whose places lead to their parts, examples; linked from the game and the guide."""
    page = client.get("/console/guide/pebbles/card-text").text
    assert 'id="towers"' in page and '<a class="slot" href="#towers">towers</a>' in page
    assert (
        "<em>deal 2 damage to each tower</em>" in page
        and "3 other wordings" in page
        and "<li>all the towers</li>" in page
    )
    for other in ("/console/game/pebbles", "/console/guide/pebbles", "/console/edit?game=pebbles"):
        assert "/console/guide/pebbles/card-text" in client.get(other).text


def test_the_guide_has_a_page(client: FlaskClient) -> None:
    """The guide of the command line as a page, with what strict and by hand are."""
    page = client.get("/console/guide/pebbles").text
    assert "<code>strict: yes</code>" in page and "by hand: ..." in page and "<h2" in page


@pytest.mark.parametrize("path", ["/console/guide/nonsense", "/console/guide/nonsense/card-text"])
def test_an_unknown_game_has_no_guide(client: FlaskClient, path: str) -> None:
    """A page in words, and no more."""
    assert client.get(path).status_code == 404
