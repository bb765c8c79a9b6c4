"""The event in the console: rounds, open questions, the record in groups, earlier rulings on the same rule."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from console.test_record_pages import judge, own, save
from console.test_sign_in import token
from flask import Flask
from flask.testing import FlaskClient

from judge.console.access import Codes
from judge.console.event_codes import codes_of
from judge.console.event_readings import differing, sheet
from judge.console.greeting import Listening, greeting
from judge.console.pages.record import in_order
from judge.content.load import load
from judge.content.problem import BadInput

Link = Callable[[str], str]
__all__ = ["judge", "own"]


def tell(client: FlaskClient, deed: str, **more: str) -> Any:
    """Does something to the event."""
    form = {"do": deed, "judge": "Jo", "csrf": token(client, "/console/event/"), **more}
    return client.post("/console/event/", data=form)


@pytest.fixture
def cup(judge: FlaskClient) -> FlaskClient:
    """A judge who has opened an event."""
    tell(judge, "open", event="Cup")
    return judge


def test_a_round_begins(cup: FlaskClient, link: Link) -> None:
    """The round stands in the header and is proposed for the next ruling; the next one is one higher."""
    assert "Round 1." not in cup.get("/console/event/").text
    tell(cup, "round", round="1")
    page = cup.get("/console/event/").text

    assert (
        "Round 1." in page
        and "Cup, round 1" in page
        and 'name="round" required maxlength="20" size="6" value="2"' in page
    )
    assert 'inputmode="numeric" value="1"' in cup.get(f"/console/play/{link('doubling')}/record").text
    assert cup.get("/api/event").get_json()["round"] == "1"


def test_a_round_needs_a_name(cup: FlaskClient) -> None:
    """A round without a name is refused in words."""
    answer = tell(cup, "round", round=" ")

    assert answer.status_code == 409 and "the round needs a name" in answer.text


def test_earlier_rulings_stand_beside_the_verdict(cup: FlaskClient, link: Link) -> None:
    """The same rule asked again shows what was ruled before at this event, and nothing of another event."""
    play = f"/console/play/{link('doubling')}"
    assert "Ruled before" not in cup.get(play).text
    save(cup, link("doubling"))
    page = cup.get(play).text
    assert "Ruled before at this event" in page and "16 it is" in page and "/console/record/2" in page

    tell(cup, "open", event="Another")
    assert "Ruled before" not in cup.get(play).text


def test_the_record_in_groups(cup: FlaskClient, link: Link) -> None:
    """By table, player, judge, round or deciding rule; an entry with two players stands under both."""
    save(cup, link("doubling"))
    save(cup, link("doubling"), table="9", players="Ana", token="tap2")
    groups = {by: cup.get(f"/console/record?by={by}").text for by in ("table", "player", "judge", "round", "rule")}

    assert groups["table"].index("<h2>Table 9 ") < groups["table"].index("<h2>Table 12 ")
    assert '<h2>Ana <span class="quiet">2</span>' in groups["player"]
    assert '<h2>Ben <span class="quiet">1</span>' in groups["player"]
    assert '<h2>Jo <span class="quiet">3</span>' in groups["judge"]
    assert "<h2>Round 3 " in groups["round"]
    assert groups["rule"].count("<h2>") >= 1 and "<h2>No rule" not in groups["rule"]


def test_the_record_by_player_and_rule(cup: FlaskClient, own: Flask, link: Link) -> None:
    """A filter by player looks at the players alone, one by rule at the rules that decided."""
    save(cup, link("doubling"))
    save(cup, link("doubling"), players="Cleo", decision="Ana was wrong", token="tap2")
    rule = cup.get("/api/record?kind=ruling").get_json()["entries"][0]["body"]["answers"][0]["decided_by"][0]

    assert numbers(cup, "player=ana") == [2]
    assert numbers(cup, "player=cleo") == [3]
    assert numbers(cup, f"rule={rule}") == [3, 2]
    assert numbers(cup, "rule=pebbles:none") == [] == numbers(cup, "rule=%25")


def numbers(client: FlaskClient, query: str) -> list[int]:
    """The numbers of the entries that a query finds."""
    return [entry["number"] for entry in client.get(f"/api/record?{query}").get_json()["entries"]]


def test_tables_come_in_the_order_of_their_numbers() -> None:
    """Table 9 comes before table 10, and a name without a number is no fault."""
    assert sorted(["Table 10", "Table 9", "Final", "Table 9b"], key=in_order) == [
        "Final",
        "Table 9",
        "Table 9b",
        "Table 10",
    ]


def test_the_sheet_says_what_differs() -> None:
    """By topic, each question with its answers; only what an event rules otherwise is told apart."""
    library = load()
    readings = library.readings["chaotic"]
    first = next(iter(readings.values()))
    other = next(id for id in first.options if id != first.default)
    whole = sheet(library, "chaotic", {first.id: other, "bygone": "x"})

    assert whole.total == len(readings) and len(whole.topics) > 3
    assert [(each.id, each.chosen.id, each.usual.id) for each in whole.differing] == [(first.id, other, first.default)]
    assert differing(library, "chaotic", {first.id: other, "bygone": "x"}) == whole.differing
    assert (
        differing(library, "chaotic", {first.id: "no such answer"}) == [] == differing(library, "nowhere", {"a": "b"})
    )


def test_the_sheet_of_a_game_is_folded_by_topic(cup: FlaskClient) -> None:
    """The form offers each topic folded, with reasons and rules; what was decided otherwise is then told in words."""
    library = load()
    first = next(iter(library.readings["chaotic"].values()))
    other = next(id for id in first.options if id != first.default)
    page = cup.get("/console/event/?game=chaotic").text
    assert page.count('<details class="why topic">') > 3 and "usual</span>" in page

    tell(cup, "readings", game="chaotic", **{f"reading-{first.id}": other})
    page = cup.get("/console/event/").text
    assert f"in 1 of {len(library.readings['chaotic'])} otherwise than usual" in page
    assert first.id not in page.replace(f"reading-{first.id}", "") or first.id in first.question


def test_codes_are_made_once(tmp_path: Path) -> None:
    """An event keeps its codes over a restart; new ones are made on request; nobody else can read them."""
    first = codes_of("Cup", tmp_path)

    assert codes_of("Cup", tmp_path) == first != codes_of("Open", tmp_path)
    assert first.judge != first.head and len(first.judge) == 9
    assert stat.S_IMODE(first.file.stat().st_mode) == 0o600
    assert codes_of("Cup", tmp_path, anew=True).judge != first.judge
    first.file.write_text("{")
    with pytest.raises(BadInput, match="--new-codes"):
        codes_of("Cup", tmp_path)


def test_the_morning_says_the_codes() -> None:
    """`judge event` tells the codes; `judge serve` does not."""
    codes = Codes("AAAA-CCCC", "DDDD-EEEE", free=False, alone=False, event="Cup")

    assert "AAAA-CCCC" not in greeting(Listening("0.0.0.0", 8000), codes)
    said = greeting(Listening("0.0.0.0", 8000), codes, tell=True)
    assert "Judges      AAAA-CCCC" in said and "Head judge  DDDD-EEEE" in said
