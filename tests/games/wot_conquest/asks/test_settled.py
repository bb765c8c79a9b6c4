"""What is settled although something else is open: constants, what no way of assigning changes, what goes on."""

import pytest
from situations import may

from judge.scenario.read import read
from judge.scenario.report import report
from wot_conquest.situations import situation, value

JEALOUS = """
players: {Ana: Dragonsworn, Ben: Shadow}
towns: {Mill: {}}
units:
  Jealous Chosen: {at: Mill}
  Rand: {owner: Ana, leader: yes, defense: 20, damage: 1, hp: 4, at: Mill}
  Fade: {owner: Ben, defense: 4, hp: 2, at: Tower}
"""


def test_a_town_stands_that_too_little_damage_is_due_to() -> None:
    """battle.2-damage: 1 damage cannot bring a town with 2 HP to 0, whoever would assign it."""
    played = situation("neutral-turn:neutral.2", JEALOUS, "all pass")

    assert value(played, "Mill is destroyed") is False
    assert value(played, "state of Mill") == "standing"
    assert value(played, "number of towns destroyed") == 0
    assert value(played, "hp of Mill") == "no rule"


def test_a_town_may_fall_to_enough_damage() -> None:
    """jealous-many: with 2 damage the town might fall or not, and nothing says which."""
    played = situation("neutral-turn:neutral.2", JEALOUS.replace("damage: 1", "damage: 2"), "all pass")

    assert value(played, "Mill is destroyed") == "no rule"


@pytest.mark.parametrize("option", ["distance-only", "full-deployment"])
def test_no_starting_unit_stands_beyond_a_span(option: str) -> None:
    """shadow-placement: too far is too far, whatever else of a deployment holds."""
    table = """
players: {Ben: Shadow}
cities: {Maradon: Ben}
units: {Draghkar: {owner: Ben, at: reserve}}
distances: {Maradon - Blight: "long-span, beyond a span"}
"""
    played = situation("setup", table, setup_vs_one_per_city=option)

    assert may(played, "Ben places Draghkar at Blight") is False


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        ("number of starting units of Dragonsworn", 5),
        ("starting Madness of Dragonsworn", 0),
        ("Tar Valon can be played", False),
        ("starting city of Shadow", "Maradon"),
        ("Trollocs in 2 Fists", 12),
    ],
)
def test_a_constant_of_the_rulebook_is_settled(ask: str, answer: object) -> None:
    """setup: what the rulebook lists does not wait for anybody's decision."""
    text = "title: t\ngame: wot-conquest\nat: setup\ntable: {players: {Ana: Dragonsworn, Ben: Shadow}}\n"
    found = report(read(f"{text}asks:\n  - {{value: {ask}}}\n")).verdicts[0].answer

    assert found.value == answer
    assert not found.so_far


BYSTANDER = """
players: {Ana: {faction: Dragonsworn, attack-limit: 2}, Ben: Shadow}
units:
  Rand: {owner: Ana, leader: yes, attack: 5, damage: 1, hp: 2, abilities: [{name: Heal, phase: attack, do: heal 1}]}
  Bair: {owner: Ana, leader: yes, attack: 1, hp: 2}
  Fade: {owner: Ben, leader: yes, defense: 4, hp: 2}
"""
FOUGHT = ("Ana initiates a battle with Rand", "all pass")


def test_a_damage_that_nobody_gave_leaves_open_what_it_hits() -> None:
    """stat-damage: how much Fade takes is unknown; what does not hang on that is not."""
    played = situation("attack", BYSTANDER, *FOUGHT)

    assert value(played, "victor") == "Ana"
    assert value(played, "hp of Rand") == 2
    assert value(played, "damage total") == value(played, "hp of Fade") == value(played, "units of Ben") == "no rule"
    assert may(played, "Ana uses Heal of Rand") is True


def test_nothing_is_done_with_a_unit_of_which_nobody_knows() -> None:
    """engaged: a second battle would engage a unit that may be dead, so the rules run out there."""
    played = situation("attack", BYSTANDER, *FOUGHT, "Ana initiates a battle with Bair")

    assert played.position.silence is not None
    assert value(played, "hp of Rand") == 2


def test_hp_that_nobody_gave_leave_the_phase_as_it_is() -> None:
    """hp: what becomes of a unit without HP is open, and the attack limit is what it was."""
    table = BYSTANDER.replace("defense: 4, hp: 2", "defense: 4").replace("1, hp: 2}", "1, damage: 0, hp: 2}")
    played = situation("attack", table.replace("attack-limit: 2", "attack-limit: 1"), *FOUGHT)

    assert value(played, "Fade is killed") == "no rule"
    assert may(played, "Ana initiates a battle with Bair") is False
