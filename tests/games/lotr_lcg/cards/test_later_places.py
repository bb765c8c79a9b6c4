"""Locations and enemies of later sets, on invented cards; worked out by hand first."""

from __future__ import annotations

import pytest
from situations import value

from judge.cardtext import NOTHING_MORE, PrintedCard
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.words import lexicon_of, slips
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, hand: 3, deck: 9, first: yes}, Ben: {threat: 30, hand: 2, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 5, hp: 5, attack: 2, HERO}
  Odo: {owner: Ben, sphere: lore, resources: 2, hp: 5}
quests: {Journey: {points: 9, progress: 4}}
"""


def at(where: str, table: str, *chosen: str, hero: str = "") -> Played:
    text = f'text: "{hero}"' if hero else "willpower: 1"
    return situation(where, TABLE.replace("HERO", text) + table, *chosen)


def status(kind: str, *text: str) -> str:
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Gloom", kind, text=text)).status


# --- a card's own name with a slip in it
@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("Ruined Beacon", "While Ruinned Beacon is the active location, ...", {"Ruinned Beacon"}),
        ("Watch-mill Ford", "While Watch -mill Ford is the active location, ...", {"Watch -mill Ford"}),
        ("Grim Stalker", "Grim Stalkers gets +1 attack.", {"Grim Stalkers"}),
        ("Grim Stalker", "Grim Stalkers get +1 attack.", set()),
        ("Northern Lane", "Add Southern Lane to the staging area.", set()),
        ("Grim Stalker", "Add Brim Stalker to the staging area.", set()),
        ("Grim Stalker", "Grim Stalker gets +1 attack.", set()),
    ],
)
def test_a_slip_in_the_own_name(name: str, text: str, found: set[str]) -> None:
    assert slips(text, frozenset((name,)), NOTHING_MORE) == found


def test_the_name_of_another_card_is_no_slip() -> None:
    lexicon = lexicon_of(frozenset(("Grim Walker",)), frozenset(), frozenset())

    assert slips("Discard Grim Walker.", frozenset(("Grim Walter",)), lexicon) == frozenset()


# --- damage that a location keeps count with
@pytest.mark.parametrize(
    ("text", "mill", "inn"),
    [
        ("Place 3 damage on the active location.", 3, 0),
        ("Deal 2 damage to each Worm location in play.", 2, 2),
        ("The first player assigns 1 damage among locations in the staging area.", 0, 1),
    ],
)
def test_damage_on_a_location(text: str, mill: int, inn: int) -> None:
    places = "locations: {Mill: {traits: [Worm], active: yes, points: 1}, Inn: {traits: [Worm], points: 2}}\n"
    play = at(
        "reveal", f'{places}treacheries: {{Flames: {{text: "When Revealed: {text}"}}}}\nencounter-deck: [Flames]\n'
    )

    assert (value(play, "damage on Mill"), value(play, "damage on Inn")) == (mill, inn)
    assert value(play, "Mill is in play") is True


# --- Archery X
@pytest.mark.parametrize("x", ["the number of players in the game", "the number of heroes in play"])
def test_archery_x_is_worked_out(x: str) -> None:
    play = at("combat", f'enemies: {{Bowman: {{text: "Archery X. X is {x}."}}}}\n', "Ana assigns 2 to Odo")

    assert value(play, "damage on Odo") == 2


def test_archery_x_without_its_x_is_unread() -> None:
    assert status("enemy", "Archery X.") == "unread"
