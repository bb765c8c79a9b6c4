"""Who placed it, where it was explored, whom it must be defended by, how much at once; invented cards."""

from __future__ import annotations

import pytest
from situations import value

from judge.scenario.played import Played
from lotr_lcg.situations import refusal, situation, value_now

TABLE = """
players: {Ana: {threat: 20, deck: 9, hand: 3, first: yes}, Ben: {threat: 25, deck: 9, hand: 3}}
heroes:
  Hild: {owner: Ana, resources: 2, hp: 9, attack: 3, defense: 1, HERO}
  Odo: {owner: Ben, resources: 2, hp: 5, attack: 1}
quests: {Journey: {points: 9}}
"""


def at(where: str, table: str, *chosen: str, hero: str = "") -> Played:
    """A situation on the table above; Hild may have a text."""
    text = f'text: "{hero}"' if hero else "willpower: 1"
    return situation(where, TABLE.replace("HERO", text) + table, *chosen)


# --- who places it
PLACED = (
    "Forced: After a player places 1 or more progress on a location in the staging area, "
    "that player raises his threat by 2."
)


@pytest.mark.parametrize(("on", "threat"), [("Fen", 22), ("Mill", 20)])
def test_progress_that_a_player_places(on: str, threat: int) -> None:
    """Ana's card places it; on the active location it is none in the staging area."""
    table = f'locations: {{Fen: {{points: 4, text: "{PLACED}"}}, Mill: {{points: 4, active: yes}}}}\n'
    play = at("action-window", table, "Ana uses Hild", hero=f"Action: Place 1 progress token on {on}.")

    assert value(play, f"progress on {on}") == 1
    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (threat, 25)


def test_progress_that_no_player_places() -> None:
    """The mill's own forced effect places it, and no player does."""
    places = "Forced: At the beginning of the combat phase, place 1 progress on Fen."
    table = f'locations: {{Fen: {{points: 4, text: "{PLACED}"}}, Mill: {{points: 4, text: "{places}"}}}}\n'
    play = at("combat", table)

    assert (value(play, "progress on Fen"), value(play, "threat of Ana")) == (1, 20)


# --- where it is explored
@pytest.mark.parametrize(("where", "active", "drawn"), [
    ("as the active location", "yes", 1), ("as the active location", "no", 0), ("while in the staging area", "no", 1),
    ("while in the staging area", "yes", 0),
])  # fmt: skip
def test_where_a_location_is_explored(where: str, active: str, drawn: int) -> None:
    text = f"Forced: After Fen is explored {where}, each player raises his threat by 1."
    table = f'locations: {{Fen: {{points: 1, active: {active}, text: "{text}"}}}}\n'
    play = at("action-window", table, "Ana uses Hild", hero="Action: Place 1 progress token on Fen.")

    assert value(play, "threat of Ana") == 20 + drawn


# --- revealed, and engaged without the staging area
STAGED = "Forced: After Wolf enters the staging area, raise each player's threat by 5."
ENTERS = "When Revealed: Raise each player's threat by 3."


def test_a_card_that_is_revealed_and_engages() -> None:
    """reveal: its when revealed effect resolves; it never lies in the staging area."""
    text = (
        "Travel: The first player searches the encounter deck for a Warg enemy, reveals it, and puts it into play "
        "engaged with him. Shuffle the encounter deck."
    )
    table = (
        f'locations: {{Fen: {{points: 4, threat: 1, text: "{text}"}}}}\nencounter-deck: [Wolf]\n'
        f'enemies: {{Wolf: {{zone: deck, traits: [Warg], text: "{ENTERS} {STAGED}"}}}}\n'
    )
    play = at("travel", table, "Ana travels to Fen")

    assert value(play, "player engaged with Wolf") == "Ana"
    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (23, 28)


def test_the_topmost_enemy_of_the_pile_is_revealed_and_engages() -> None:
    text = (
        "Travel: Reveal the top enemy in the encounter discard pile and put it into play engaged with the first player."
    )
    table = (
        f'locations: {{Fen: {{points: 4, threat: 1, text: "{text}"}}}}\nencounter-discard: [Owl, Wolf]\n'
        f'enemies: {{Wolf: {{zone: discard pile, text: "{ENTERS}"}}, Owl: {{zone: discard pile}}}}\n'
    )
    play = at("travel", table, "Ana travels to Fen")

    assert value(play, "player engaged with Wolf") == "Ana"
    assert value(play, "threat of Ben") == 28


# --- who must defend
PIM = "allies: {Pim: {owner: Ana, hp: 2, exhausted: TIRED}}\n"


def attacked(text: str, tired: str = "no") -> Played:
    """Maw attacks Ana, who has Hild and Pim."""
    maw = f'enemies: {{Maw: {{engaged: Ana, attack: 1, shadow: [Fog], text: "{text}"}}}}\ntreacheries: {{Fog: {{}}}}\n'
    return at("combat:6.4", "phase: combat\n" + PIM.replace("TIRED", tired) + maw + "encounter-deck: 5\n")


@pytest.mark.parametrize(
    "text",
    [
        "Forced: When Maw attacks, the defending player must declare an ally as a defender, if able.",
        "Maw must be defended by an ally, if able.",
        "The engaged player must declare an ally as a defender against Maw, if able.",
    ],
)
def test_an_ally_must_defend(text: str) -> None:
    """6.4.1: nobody, or the hero, will not do as long as the ally can."""
    play = attacked(text)

    assert "Pim must be declared" in refusal(play, "Ana declares no defender")
    assert "Pim must be declared" in refusal(play, "Ana defends with Hild")
    assert refusal(play, "Ana defends with Pim") == ""


def test_who_cannot_need_not_defend() -> None:
    play = attacked("Maw must be defended by an ally, if able.", tired="yes")

    assert refusal(play, "Ana declares no defender") == refusal(play, "Ana defends with Hild") == ""


def test_somebody_must_defend() -> None:
    play = attacked("Forced: When Maw attacks, the defending player must declare a defender, if able.")

    assert refusal(play, "Ana declares no defender") != ""
    assert refusal(play, "Ana defends with Hild") == refusal(play, "Ana defends with Pim") == ""


# --- so much at once
@pytest.mark.parametrize(("much", "threat"), [(2, 20), (3, 21)])
def test_so_much_damage_at_once(much: int, threat: int) -> None:
    text = "Forced: After Maw takes 3 or more damage, raise each player's threat by 1."
    maw = f'enemies: {{Maw: {{hp: 9, damage: 2, text: "{text}"}}}}\n'
    play = at("action-window", maw, "Ana uses Hild", hero=f"Action: Deal {much} damage to Maw.")

    assert value_now(play, "threat of Ana") == threat


@pytest.mark.parametrize(("many", "threat"), [(1, 20), (2, 23)])
def test_so_many_cards_at_once(many: int, threat: int) -> None:
    text = "Forced: After a player draws 2 or more cards, he raises his threat by 3."
    fen = f'locations: {{Fen: {{points: 4, text: "{text}"}}}}\n'
    play = at("action-window", fen, "Ana uses Hild", hero=f"Action: Draw {many} cards.")

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (threat, 25)


# --- whose effect it is
def test_a_player_card_effect_that_lowers_threat() -> None:
    text = "Forced: After a player card effect reduces a player's threat, place 1 resource here."
    fen = f'locations: {{Fen: {{points: 4, text: "{text}"}}}}\n'
    play = at("action-window", fen, "Ana uses Hild", hero="Action: Lower your threat by 2.")

    assert value(play, "resources on Fen") == 1
