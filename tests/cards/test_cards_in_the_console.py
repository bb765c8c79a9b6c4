"""Cards of the collection in the console: offered by name, understood, and carried whole by every link."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from judge import games
from judge.cards.intake import take_in
from judge.cards.store import put
from judge.cardtext import CardText, Collected, PrintedCard
from judge.console.app import create_app
from judge.console.situations.situation import unpack
from judge.scenario.read import read
from tests.cards.test_scenarios import SCENARIO
from tests.console.conftest import WorkAtOnce
from tests.console.test_openapi import fits


@pytest.fixture(scope="module")
def client() -> Iterator[FlaskClient]:
    """A browser without a screen."""
    app = create_app(workers=WorkAtOnce())
    yield app.test_client()


def found(client: FlaskClient, path: str) -> Any:
    """A JSON document."""
    return client.get(path).json


@pytest.mark.usefixtures("imported")
def test_cards_by_the_words_of_their_names(client: FlaskClient) -> None:
    """Type, set, text, row and how it is understood; cards that share a name are told apart."""
    (flint,) = found(client, "/api/cards/pebbles?q=fli")["cards"]
    read_, unread = flint["sentences"]

    assert [each["name"] for each in found(client, "/api/cards/pebbles?q=SLATE")["cards"]] == [
        "Slate (River)",
        "Slate (Quarry)",
    ]
    assert (flint["name"], flint["type"], flint["set"], flint["status"]) == ("Flint", "stone", "River", "partly")
    assert flint["row"] == {"group": "cards", "keys": {"damage": 5}}
    assert read_["means"] == "Deal 2 damage to each Sharp tower." and not unread["read"] and unread["why"]


@pytest.mark.usefixtures("imported")
def test_cards_have_the_described_shape(client: FlaskClient) -> None:
    """What is found is of the shape that the description promises."""
    whole = found(client, "/api/openapi.json")
    shape = whole["paths"]["/api/cards/{game}"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]

    assert fits(found(client, "/api/cards/pebbles?q=l"), shape, whole)


@pytest.mark.usefixtures("imported")
def test_only_those_of_a_group(client: FlaskClient) -> None:
    """A form that asks for a tower is offered towers."""
    names = [each["name"] for each in found(client, "/api/cards/pebbles?q=l&group=towers")["cards"]]

    assert names == ["Old Mill"]


def test_at_most_twenty(client: FlaskClient, tmp_path: Path) -> None:
    """However many there are."""
    path = tmp_path / "many.csv"
    path.write_text("name,type\n" + "".join(f"Pebble {n},weather\n" for n in range(60)), "utf-8")
    put("pebbles", str(path), "CSV", take_in("pebbles", path).cards)

    assert len(found(client, "/api/cards/pebbles?q=pebble")["cards"]) == 20


def test_nobody_has_cards(client: FlaskClient) -> None:
    """Without a collection nothing is found; a game that is none is told, and so is a missing query."""
    assert found(client, "/api/cards/pebbles?q=x")["cards"] == []
    assert client.get("/api/cards/chess?q=x").status_code == 404
    assert client.get("/api/cards/pebbles").status_code == 422


@pytest.mark.usefixtures("imported")
def test_a_link_needs_no_collection(client: FlaskClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is opened in the console is written out whole first, in the editor and through the API."""
    sent = client.post("/console/edit", data={"scenario": SCENARIO, "do": "open"})
    made = client.post("/api/situation", json={"scenario": SCENARIO}).json
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    links = [str(made["link"]), str(sent.headers["Location"]).rsplit("/", 1)[-1].split("?")[0]]  # type: ignore[index]

    assert [read(unpack(link).text).table.towers["Old Mill"].height for link in links] == [12, 12]


@pytest.fixture
def attacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An attack and a creature of Chaotic, imported."""

    def row(card: PrintedCard) -> tuple[str, dict[str, object]]:
        group = "attacks" if card.type == "attack" else "creatures"
        return group, dict(card.stats)

    made = Collected(row, lambda cards: {}, lambda card: CardText(card.name))
    monkeypatch.setattr(games.rules("chaotic"), "collected", made)
    path = tmp_path / "attacks.csv"
    path.write_text("name,type,base,fire,energy\nThorn Lash,Attack,15,5,\nTarget,Creature,,,35\n", "utf-8")
    put("chaotic", str(path), "CSV", take_in("chaotic", path).cards)


@pytest.mark.usefixtures("imported")
def test_an_example_in_the_editor_keeps_its_own_cards(client: FlaskClient) -> None:
    """Somebody who edits a scenario that comes with the game is not asked which of his cards it means."""
    assert "collection: no" in client.get("/console/edit?game=pebbles").text


def test_an_example_is_as_it_was_without_a_collection(client: FlaskClient) -> None:
    """Nothing is added to it."""
    assert "collection" not in client.get("/console/edit?game=pebbles").text


@pytest.mark.usefixtures("attacks")
def test_a_form_offers_cards_for_what_it_asks(client: FlaskClient) -> None:
    """Each row of the form's table that its fields describe can be filled in from a card."""
    page = client.get("/console/dispute/chaotic/attack-damage").text

    assert "/api/cards/chaotic?group=attacks" in page and "/api/cards/chaotic?group=creatures" in page
    assert "&#34;base&#34;: &#34;base&#34;" in page and "static/cards.js" in page


@pytest.mark.usefixtures("attacks")
def test_the_roles_of_a_form_are_no_cards(client: FlaskClient) -> None:
    """A creature that happens to be called Target is not the target of the form."""
    filled = client.post("/api/forms/chaotic/attack-damage", json={"values": {"base": 5, "energy": 50}}).json

    assert read(str(filled["scenario"])).table.creatures["Target"].energy != 35  # type: ignore[index]


@pytest.mark.usefixtures("attacks")
def test_a_card_that_was_picked_is_in_the_scenario(client: FlaskClient) -> None:
    """What the fields say comes first; what they do not ask for is as printed. A card that is none is told."""
    sent = client.post(
        "/console/dispute/chaotic/attack-damage",
        data={"card-attacks-Attack": "thorn lash", "base": "20", "energy": "50"},
    )
    link = str(sent.headers["Location"]).rsplit("/", 1)[-1].split("?")[0]
    attack = read(unpack(link).text).table.attacks["Attack"]
    wrong = client.post(
        "/console/dispute/chaotic/attack-damage", data={"card-attacks-Attack": "Thorn Lush", "energy": "50"}
    )

    assert (attack.base, attack.fire) == (20, 5)
    assert wrong.status_code == 422 and "did you mean Thorn Lash?" in wrong.text


def test_without_a_collection_nothing_is_offered(client: FlaskClient) -> None:
    """The form is as it was."""
    page = client.get("/console/dispute/chaotic/attack-damage").text

    assert "data-cards" not in page and "cards.js" not in page


@pytest.mark.usefixtures("imported")
def test_a_card_put_on_a_built_table_brings_what_is_printed_on_it(client: FlaskClient) -> None:
    """A tower by name has its height; one of two cards of a name is picked by its set; what is typed comes first."""
    address = client.get("/console/build/pebbles").location
    for group, name, said in (("towers", "Old Mill", {"owner": "Ben"}), ("cards", "Slate (Quarry)", {}),
                              ("cards", "Flint", {"damage": "7"})):  # fmt: skip
        sent = {"do": "add", "path": f'["table", "{group}"]', "name": name, "has": list(said), **said}
        address = client.post(address.partition("#")[0].partition("?")[0], data=sent).location
    table = read(unpack(address.partition("#")[0].rpartition("/")[2]).text).table

    assert (table.towers["Old Mill"].owner, table.towers["Old Mill"].height) == ("Ben", 12)
    assert (table.cards["Slate"].damage, table.cards["Flint"].damage) == (4, 7)


@pytest.mark.usefixtures("imported")
def test_a_name_that_no_card_has_is_left_alone(client: FlaskClient) -> None:
    """A judge may call a tower as he likes; what is missing is told."""
    address = client.get("/console/build/pebbles").location
    sent = {"do": "add", "path": '["table", "towers"]', "name": "Nobody's Keep"}
    page = client.get(client.post(address, data=sent).location).text

    assert "Nobody&#39;s Keep" in page and "the key height is missing" in page
