"""Choices in the words people use."""

from __future__ import annotations

import pytest
from situations import may, value, why_not

from lotr_lcg.situations import situation

FIGHT = """
players: {Ana: 30}
heroes: {Aragorn: {of: Ana, attack: 3, defense: 1, hp: 9}, Gimli: {of: Ana, attack: 2, defense: 1, hp: 9}}
enemies: {Hill Troll: {engaged: Ana, attack: 2, defense: 1, hp: 9}}
"""


@pytest.mark.parametrize(
    "text",
    [
        "Ana defends with Aragorn", "Ana defends against Hill Troll with Aragorn", "Ana declares Aragorn as a defender",
        "Aragorn defends", "Ana blocks with Aragorn", "ana defends the Hill Troll with aragorn",
        "Ana exhausts Aragorn to defend",
    ],
)  # fmt: skip
def test_defending(text: str) -> None:
    """6.4.1: a defender is declared in many words."""
    assert value(situation("combat:6.4a", FIGHT, text), "Aragorn is exhausted") is True


@pytest.mark.parametrize("text", ["Ana declares no defender", "pass", "Ana passes", "Ana does not defend"])
def test_not_defending(text: str) -> None:
    """6.4.1-undefended: so is nobody."""
    play = situation("combat:6.4a", FIGHT, text, "Ana puts all damage on Gimli")

    assert value(play, "damage on Gimli") == 2


@pytest.mark.parametrize(
    "text",
    ["Ana attacks Hill Troll with Gimli and Aragorn", "Ana attacks the Hill Troll with Aragorn, Gimli",
     "Ana declares Aragorn and Gimli as attackers against Hill Troll"],
)  # fmt: skip
def test_attacking(text: str) -> None:
    """6.8b: attackers in any order."""
    assert value(situation("combat:6.8a", FIGHT, text), "damage on Hill Troll") == 4


def test_two_where_one_is_allowed() -> None:
    """One defender, one hero for the damage, one location, one enemy: the rule is named."""
    attacked = situation("combat:6.4a", FIGHT)
    undefended = situation("combat:6.4a", FIGHT, "pass")

    assert "6.4.1-one-ready" in why_not(attacked, "Ana defends with Aragorn and Gimli")
    assert "6.4.3-undefended" in why_not(undefended, "Ana assigns the damage to Aragorn and Gimli")


def test_other_steps() -> None:
    """3.2, 4.2, 5.2: committing, travelling and engaging."""
    table = FIGHT + "locations: {Old Ford: {}}"
    free = FIGHT.replace("engaged: Ana, ", "")

    assert value(situation("quest:3.2", FIGHT, "Ana commits Gimli to the quest"), "Gimli is exhausted") is True
    assert value(situation("quest:3.2", FIGHT, "Ana passes"), "Gimli is exhausted") is False
    assert value(situation("travel:4.2", table, "Ana travels to the Old Ford"), "active location") == "Old Ford"
    assert value(situation("travel:4.2", table, "The players travel to Old Ford"), "active location") == "Old Ford"
    assert may(situation("encounter:5.2", free), "Ana optionally engages Hill Troll")


def test_an_attachment_that_fits_one_card() -> None:
    """attachment-needs-host: where only one card can bear an attachment, that card need not be named."""
    table = """
    players: {Ana: {hand: [Ring]}}
    heroes: {Gloin: {of: Ana, sphere: lore, resources: 1}}
    attachments: {Ring: {sphere: lore, cost: 1}}
    """

    assert value(situation("planning:2.2", table, "Ana plays Ring"), "host of Ring") == "Gloin"
