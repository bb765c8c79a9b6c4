"""Keywords of later sets, which the rulebook does not have: what they do, and on which cards."""

from __future__ import annotations

import pytest
from situations import value

from judge.cardtext import PrintedCard
from judge.content.problem import BadInput
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: THREAT, first: yes, hand: HAND}, Ben: {threat: 30}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 5, hp: 5}
  Odo: {owner: Ben, sphere: spirit, resources: 5, hp: 5}
"""


def at(where: str, table: str, *chosen: str, threat: int = 25, hand: str = "0") -> Played:
    return situation(where, TABLE.replace("THREAT", str(threat)).replace("HAND", hand) + table, *chosen)


@pytest.mark.parametrize("printed", ['text: "Archery 2."', "keywords: [archery 2]"])
def test_archery_is_damage_at_the_start_of_combat(printed: str) -> None:
    """2 damage among all characters, of either player; the first player has the last word."""
    play = at("combat", f"enemies: {{Bowman: {{{printed}}}}}\n", "Ana assigns 2 to Odo")

    assert (value(play, "damage on Hild"), value(play, "damage on Odo")) == (0, 2)


@pytest.mark.parametrize(("more", "stays"), [("", False), ("Indestructible.", True)])
def test_indestructible_stays_with_damage_enough(more: str, stays: bool) -> None:
    text = "Action: Exhaust Pam to deal 3 damage to an enemy."
    table = f'allies: {{Pam: {{owner: Ana, text: "{text}"}}}}\nenemies: {{Wall: {{hp: 3, text: "{more}"}}}}\n'
    play = at("action-window", table, "Ana uses Pam")

    assert value(play, "Wall is in play") is stays


def test_indestructible_is_about_damage_alone() -> None:
    text = "Action: Exhaust Pam to destroy an enemy."
    table = f'allies: {{Pam: {{owner: Ana, text: "{text}"}}}}\nenemies: {{Wall: {{hp: 3, text: "Indestructible."}}}}\n'

    assert value(at("action-window", table, "Ana uses Pam"), "Wall is in play") is False


def test_toughness_takes_from_every_damage() -> None:
    text = "Action: Exhaust Pam to deal 3 damage to an enemy."
    table = f'allies: {{Pam: {{owner: Ana, text: "{text}"}}}}\nenemies: {{Wall: {{hp: 9, text: "Toughness 2."}}}}\n'

    assert value(at("action-window", table, "Ana uses Pam"), "damage on Wall") == 1


@pytest.mark.parametrize(("threat", "left"), [(20, 4), (21, 2)])
def test_secrecy_makes_a_card_cheaper_up_to_threat_20(threat: int, left: int) -> None:
    """3, or 3 - 2 = 1."""
    table = 'allies: {Pim: {owner: Ana, sphere: spirit, cost: 3, text: "Secrecy 2."}}\n'
    play = at("planning", table, "Ana plays Pim", threat=threat, hand="[Pim]")

    assert value(play, "resources on Hild") == left


@pytest.mark.parametrize(("more", "heard"), [("", True), ("Peril. ", False)])
def test_peril_silences_the_other_players(more: str, heard: bool) -> None:
    shield = "Response: Cancel the when revealed effects of a treachery that was just revealed from the encounter deck."
    table = f"""
allies: {{Pam: {{owner: Ben, text: "{shield}"}}}}
treacheries: {{Dusk: {{text: "{more}When Revealed: Deal 1 damage to each hero."}}}}
encounter-deck: [Dusk]
"""

    if heard:
        assert value(at("reveal", table, "Ben uses Pam"), "damage on Hild") == 0
    else:
        assert value(at("reveal", table), "damage on Hild") == 1
        with pytest.raises(BadInput, match="not legal"):
            at("reveal", table, "Ben uses Pam")


@pytest.mark.parametrize(
    ("kind", "text", "status"),
    [
        ("enemy", "Archery 2.", "read"),
        ("ally", "Archery 2.", "unread"),
        ("ally", "Secrecy 1.", "read"),
        ("enemy", "Secrecy 1.", "unread"),
        ("treachery", "Peril.", "read"),
        ("event", "Peril.", "unread"),
    ],
)
def test_which_cards_have_them(kind: str, text: str, status: str) -> None:
    assert RULES.collected is not None
    assert RULES.collected.read(PrintedCard("Pell", kind, text=(text,))).status == status
