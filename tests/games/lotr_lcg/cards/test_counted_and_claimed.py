"""So many of them, as soon as there are so many, and objectives that are claimed; worked out by hand."""

from __future__ import annotations

import pytest
from situations import may, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: [Pip, Pim], deck: 9}, Ben: {threat: 30, hand: [Bob], deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, willpower: 1, attack: 2, resources: 5, traits: [Warrior], text: "HERO"}
  Hald: {owner: Ana, willpower: 3, exhausted: yes}
  Odo: {owner: Ben, sphere: spirit, resources: 5, willpower: 2}
allies: {Pip: {cost: 2, sphere: spirit}, Pim: {cost: 2, sphere: spirit}, Bob: {cost: 2, sphere: spirit}}
locations: {Fen: {points: 5, threat: X, text: "PLACE"}, Ford: {points: 4, threat: 1}}
objectives: {Crown: {resources: 3, text: "CROWN"}}
quests: {Road: {points: 9}}
enemies:
  Orc: {attack: 1, hp: 3, engaged: Ana}
  Ork: {attack: 1, hp: 3, engaged: Ana}
  Org: {attack: 1, hp: 3, engaged: Ben}
"""


def at(
    where: str, place: str, *chosen: str, hero: str = "", crown: str = "", changed: tuple[str, str] = ("", "")
) -> Played:
    table = TABLE.replace(*changed) if changed[0] else TABLE
    table = table.replace("threat: X", "threat: X" if "X is" in place else "threat: 1")
    return situation(where, table.replace("PLACE", place).replace("HERO", hero).replace("CROWN", crown), *chosen)


@pytest.mark.parametrize(
    ("x", "threat"),
    [
        ("the number of heroes with 1 willpower or less", 1),
        ("the number of heroes with 2 willpower or more", 2),
        ("the highest number of enemies engaged with any one player", 2),
    ],
)
def test_what_is_counted(x: str, threat: int) -> None:
    assert value(at("action-window", f"X is {x}."), "threat strength of Fen") == threat


@pytest.mark.parametrize(
    ("case", "threat"),
    [
        ("2 or more enemies are engaged with the first player", 3),
        ("3 or more enemies are engaged with the first player", 1),
        ("fewer than 2 heroes are exhausted", 3),
    ],
)
def test_so_many_of_them_are(case: str, threat: int) -> None:
    """Two of three enemies are engaged with Ana, and one of three heroes is exhausted."""
    assert value(at("action-window", f"While {case}, Fen gets +2 threat."), "threat strength of Fen") == threat


ONE_MORE = "Action: Add 1 resource to Crown."


@pytest.mark.parametrize(("number", "left"), [(4, 0), (5, 4)])
def test_as_soon_as_there_are_so_many(number: int, left: int) -> None:
    """Crown has 3 resources and gets a fourth: with 4 of them the ability is triggered, with 5 it is not."""
    text = f"Forced: When there are {number} or more resources on Crown, remove all resources from Crown."
    play = at("action-window", "", "Ana uses Hild", hero=ONE_MORE, crown=f"{text}")

    assert value(play, "resources on Crown") == left


CLAIM = "Action: Exhaust a hero to claim this objective."


def test_after_it_is_claimed() -> None:
    """guarded-claim: Ana claims it; then each player raises their threat, and it is claimed from then on."""
    text = f"{CLAIM} Forced: After Crown is claimed, each player raises his threat by 2."
    place = "While Crown is claimed, Fen gets +3 threat. If Crown is unclaimed, Fen gets +1 threat."
    before = at("action-window", place, crown=text)
    play = at("action-window", place, "Ana uses Crown", crown=text)

    assert value(before, "threat strength of Fen") == 2
    assert [value(play, each) for each in ("threat of Ana", "threat of Ben", "threat strength of Fen")] == [32, 32, 4]


def test_the_first_of_each_player() -> None:
    """Each player's first ally costs 1: Ana pays 1 and then 2 of 5, Ben 1 of 5."""
    text = "Fen gets +1 threat. The first ally each player plays each round costs 1 less."
    play = at("planning", text, "Ana plays Pip", "Ana plays Pim", "Ben plays Bob")

    assert [value(play, f"resources on {each}") for each in ("Hild", "Odo")] == [2, 4]


def test_the_next_one_costs_less() -> None:
    """2 less 1 is 1 for the next ally, and the one after it costs 2."""
    hero = "Action: The next ally you play this phase costs 1 less."
    play = at("planning", "", "Ana uses Hild", "Ana plays Pip", "Ana plays Pim", hero=hero)

    assert value(play, "resources on Hild") == 2


def test_who_cannot_be_committed() -> None:
    """Only of the first player it is said, and of heroes."""
    ready = ("Hald: {owner: Ana, willpower: 3, exhausted: yes}", "Hald: {owner: Ana, willpower: 3}")
    play = at("3.2", "The first player cannot commit heroes to the quest.", changed=ready)

    assert not may(play, "Ana commits Hild")
    free = at("3.2", "The first player cannot commit allies to the quest.", changed=ready)
    assert may(free, "Ana commits Hild")


def test_a_keyword_and_a_number_are_given() -> None:
    hero = "Action: Give Hild ranged and +1 attack until the end of the phase."
    play = at("action-window", "", "Ana uses Hild", hero=hero)

    assert value(play, "attack of Hild") == 3
    assert "ranged" in value(play, "keywords of Hild")


@pytest.mark.parametrize(("trait", "attack"), [("Warrior", 4), ("Noble", 2)])
def test_a_printed_trait(trait: str, attack: int) -> None:
    hero = f"If Hild has the printed {trait} trait, Hild gets +2 attack."

    assert value(at("action-window", "", hero=hero), "attack of Hild") == attack
