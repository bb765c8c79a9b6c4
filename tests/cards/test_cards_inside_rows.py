"""A card that stands inside the row of another, as Battlegear does on a Creature, is looked up like any other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judge.cards.intake import take_in
from judge.cards.store import put
from judge.content.problem import BadInput
from judge.scenario.read import read
from judge.scenario.report import report, run_json

CARDS = [
    {"name": name, "type": "battlegear", "set": set_, "text": [f"Equipped Creature has an additional {n} Energy."]}
    for name, set_, n in (("Glass Eye", "River", 10), ("Twin Eye", "River", 15), ("Twin Eye", "Hill", 20))
]
SCENARIO = """title: How much Energy has Vey?
game: chaotic
at: burst
table:
  players: {{Ana: active, Ben: }}
  creatures: {{Vey: {{owner: Ana, energy: 30, gear: {gear}}}, Koru: {{owner: Ben}}}}
asks: [{{value: energy of Vey, answer: {energy}}}]
"""


@pytest.fixture(autouse=True)
def collection(tmp_path: Path) -> None:
    """Two Battlegear, one of them in two sets."""
    path = tmp_path / "gear.json"
    path.write_text(json.dumps(CARDS), "utf-8")
    put("chaotic", str(path), "JSON", take_in("chaotic", path).cards)


@pytest.mark.parametrize(
    ("gear", "energy"),
    [
        ("Glass Eye", 40),
        ("{name: Glass Eye}", 40),
        ("{name: Glass Eye, up: no}", 30),
        ("{name: Monocle, card: Glass Eye}", 40),
        ("Twin Eye (Hill)", 50),
        ("{name: Glass Eye, abilities: [energy +5]}", 35),
        ("Plate", 30),
    ],
)
def test_battlegear_by_its_name(gear: str, energy: int) -> None:
    """What is written comes before what is printed; a name that the collection does not have is just a name."""
    assert run_json(report(read(SCENARIO.format(gear=gear, energy=energy))))["answers"][0]["agrees"]


@pytest.mark.parametrize("gear", ["Twin Eye", "{card: Glass Bye}"])
def test_a_name_of_two_cards_or_of_none(gear: str) -> None:
    with pytest.raises(BadInput, match="collection"):
        read(SCENARIO.format(gear=gear, energy=0))


PLAYED = """title: How much damage is dealt?
game: chaotic
at: {at}
table:
  players: {{Ana: active, Ben: }}
  creatures: {{Vey: {{of: Ana, engaged: yes, counters: 2}}, Koru: {{of: Ben, engaged: yes, battlegear: Glass Eye}}}}
  {played}
asks: [{{value: damage on Koru, answer: {damage}}}]
"""
STRUCK = [
    {"name": "Pebble Rain", "type": "attack", "set": "River", "stats": {"base": 15}, "text": []},
    {"name": "Low Hum", "type": "mugic", "set": "River", "stats": {"cost": 1},
     "text": ["Deal 20 damage to target Creature."]},
]  # fmt: skip


@pytest.mark.parametrize(
    ("at", "played", "damage"),
    [
        ("resolve-attack", "attack: Pebble Rain", 15),
        ("resolve", "burst: [{mugic: Low Hum, of: Vey, on: [Koru]}]", 20),
    ],
)
def test_the_card_that_is_played_is_looked_up_by_its_name(tmp_path: Path, at: str, played: str, damage: int) -> None:
    """Also where the table does not list it; 8.2.3.1: a scenario may begin as the newest of the Burst resolves."""
    path = tmp_path / "struck.json"
    path.write_text(json.dumps(STRUCK), "utf-8")
    put("chaotic", str(path), "JSON", take_in("chaotic", path).cards)

    found = run_json(report(read(PLAYED.format(at=at, played=played, damage=damage))))

    assert found["answers"][0]["agrees"]


def test_a_location_in_a_deck_belongs_to_the_player_of_that_deck(tmp_path: Path) -> None:
    path = tmp_path / "places.json"
    place = {"name": "Mud Flat", "type": "location", "set": "River", "text": ["Creatures you control have 5 Speed."]}
    path.write_text(json.dumps([place]), "utf-8")
    put("chaotic", str(path), "JSON", take_in("chaotic", path).cards)
    players = "players: {Ana: active, Ben: {locations: [Mud Flat]}}"
    text = SCENARIO.format(gear="Plate", energy=30).replace("players: {Ana: active, Ben: }", players)

    assert read(text).table.locations["Mud Flat"].owner == "Ben"
