"""What may lie behind a wrong claim: several slips are all named, unless the player's other claims tell which it is."""

from __future__ import annotations

from typing import Any

import pytest

from judge.engine.record import Cite
from judge.scenario.read import read
from judge.scenario.report import report, run_json
from judge.scenario.suspects import Slip, in_dispute, in_words, told_apart

ONE, TWO = Slip("Does one thing.", (Cite("g", "1"), Cite("g", "2"), Cite("g", "3")), "one"), Slip("Another.", (), "two")
LAST = "Resolves the oldest item of the Burst first."
HEALED = "Heals more damage than there is."
BURST = """
title: Whose Mugic resolves first?
game: chaotic
at: burst
table:
  players: {Ana: {active: yes, mugic: [Shock]}, Ben: {mugic: [Balm]}}
  creatures: {Vey: {owner: Ana, counters: 1}, Koru: {owner: Ben, counters: 1, damage: 10, energy: 40}}
  mugic:
    Shock: {cost: 1 counter, text: ["Deal 20 damage to target Creature."]}
    Balm: {cost: 1 counter, text: ["Heal 20 damage to target Creature."]}
choices: [Ana plays Shock with Vey on Koru, Ben plays Balm with Koru on Koru, all pass]
asks:
"""


def claimed(asks: str) -> dict[str, Any]:
    """What is said of the claims to the last question."""
    found = run_json(report(read(BURST + asks)))["answers"][-1]["claims"]
    assert isinstance(found, dict)
    return found


def test_all_slips_that_give_a_claim_are_named() -> None:
    """8.2.3.1: Balm comes first and heals the 10 there are, then Shock deals 20.

    Two slips give 10: Shock first (30, less 20), and Balm leaving 10 less than nothing (-10, and 20).
    """
    said = claimed("  - {value: damage on Koru, claims: {Ana: 10}}\n")["Ana"]["misreading"]

    assert LAST in said and HEALED in said and " Or: " in said


def test_the_same_players_other_claim_tells_which() -> None:
    """Whoever also says that Shock resolves first has the order wrong; what another player says tells nothing."""
    order = "  - {order: resolved, claims: {Ana: [Shock, Balm]}}\n"
    said = claimed(order + "  - {value: damage on Koru, claims: {Ana: 10, Ben: 10}}\n")

    assert said["Ana"]["misreading"].startswith(LAST) and HEALED not in said["Ana"]["misreading"]
    assert HEALED in said["Ben"]["misreading"]


@pytest.mark.parametrize(
    ("suspects", "said"),
    [
        ((), None),
        ((ONE,), "Does one thing."),
        ((ONE, TWO), "Does one thing. Or: Another."),
        ((Slip("leaves out Orc"), Slip("counts Elf twice")), "leaves out Orc; or counts Elf twice"),
    ],
)
def test_in_words(suspects: tuple[Slip, ...], said: str | None) -> None:
    """Several are joined by "or", as sentences or as parts of one."""
    assert in_words(suspects) == said


def test_the_rules_of_the_likeliest_come_first() -> None:
    """Two rules of the likeliest slip, one of each other."""
    assert [cite.unit for cite in in_dispute([(ONE, ONE)])] == ["1", "2"]
    assert [cite.unit for cite in in_dispute([(TWO, ONE)])] == ["1"]


def test_slips_are_told_apart_for_each_player() -> None:
    """A slip that gives two of a player's claims is kept; a player with one claim keeps all."""
    assert told_apart([{"Ana": (ONE, TWO), "Ben": (ONE, TWO)}, {"Ana": (TWO,)}]) == [
        {"Ana": (TWO,), "Ben": (ONE, TWO)},
        {"Ana": (TWO,)},
    ]
