"""8.4.2.6, 8.5.2: numbers that a text leaves open: the X that was chosen, and so much for each of something."""

import pytest

from chaotic.situations import TWO, situation, value
from judge.content.problem import BadInput

ATTACKED = """
players: {{Ana: {{active: yes, mugic: [Song]}}, Ben: }}
striker: Ana
creatures:
  Vey: {{owner: Ana, engaged: yes, counters: 2, elements: [fire]}}
  Dorn: {{owner: Ana, elements: [fire]}}
  Tavi: {{owner: Ana, elements: [air]}}
  Koru: {{owner: Ben, engaged: yes, elements: [fire]}}
attack: Slam
attacks: {{Slam: {{base: 5}}}}
mugic: {{Song: {{cost: {cost}, text: [{text}]}}}}
"""
FOR_EACH = "for each fire creature you control"


def sung(text: str, cost: str = "X counters", plays: str = "Ana plays Song with Vey for X = 2") -> int:
    """The damage that Slam deals to Koru after a Mugic has resolved."""
    played = situation("strike:7.2.5.3", ATTACKED.format(cost=cost, text=text), plays, "all pass")
    return int(value(played, "damage on Koru"))


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("attack damage +X", 7),  # 5 + 2
        ("attack damage -X", 3),  # 5 - 2
        (f"attack damage +X {FOR_EACH}", 9),  # Vey and Dorn: 5 + 2 * 2
    ],
)
def test_attack_damage_by_the_x_that_was_chosen(text: str, dealt: int) -> None:
    """8.4.2.6: the text of a Mugic uses the X that was chosen; 8.6.5.2: what it adds or takes is added or taken."""
    assert sung(text) == dealt


def test_the_damage_of_one_attack_by_x() -> None:
    """8.4.2.6, 8.6.5.2: the same of a Mugic that targets the attack: 5 + 2."""
    assert sung("attack damage +X to target attack", plays="Ana plays Song with Vey on Slam for X = 2") == 7


def test_attack_damage_for_each_creature() -> None:
    """8.5.2: the instruction is carried out as it is written: 5 for each of Vey and Dorn, 5 + 2 * 5."""
    assert sung(f"attack damage +5 {FOR_EACH}", "1 counter", "Ana plays Song with Vey") == 15


def test_a_discipline_by_x_for_each_creature() -> None:
    """8.4.2.6, 8.7.2.1: X for each of Vey and Dorn: 50 + 2 * 2."""
    table = ATTACKED.format(cost="X counters", text=f"courage +X to target creature {FOR_EACH}")
    played = situation("strike:7.2.5.3", table, "Ana plays Song with Vey on Tavi for X = 2", "all pass")

    assert value(played, "courage of Tavi") == 54


def test_the_log_says_the_x_that_was_chosen() -> None:
    """8.4.2.6: what is told is the number, not the letter."""
    table = ATTACKED.format(cost="X counters", text="attack damage +X")
    played = situation("strike:7.2.5.3", table, "Ana plays Song with Vey for X = 2", "all pass")

    assert "Attack damage +2 from Song." in [line.text for line in played.lines]


def test_more_damage_of_an_attack_for_each_creature() -> None:
    """8.6.2.2: what the text adds is added to the attack's own damage: 5 and 5 for each of Vey and Dorn."""
    table = ATTACKED.format(cost="1 counter", text="heal 5").replace("base: 5", f"base: 5, text: [deal 5 {FOR_EACH}]")

    assert value(situation("strike:7.2.5.3", table, "all pass"), "damage on Koru") == 15


@pytest.mark.parametrize(
    ("text", "cost", "asked", "answer"),
    [
        (f"deal 5 to target creature {FOR_EACH}", "1 counter", "damage on Tavi", 30),  # 20 + 2 * 5
        (f"heal 5 to target creature {FOR_EACH}", "1 counter", "damage on Tavi", 10),  # 20 - 2 * 5
        (f"counters +1 to target creature {FOR_EACH}", "1 counter", "counters on Tavi", 5),  # 3 + 2 * 1
        (f"counters -1 to target creature {FOR_EACH}", "1 counter", "counters on Tavi", 1),  # 3 - 2 * 1
        ("counters -1 to target creature", "2 counters", "counters on Tavi", 2),  # 3 - 1
        (f"deal X to target creature {FOR_EACH}", "X counters", "damage on Tavi", 24),  # 20 + 2 * 2
    ],
)
def test_other_numbers_for_each_creature(text: str, cost: str, asked: str, answer: int) -> None:
    """8.5.2, 8.4.2.6: damage, healing and Mugic counters are counted too, for Vey and Dorn."""
    table = ATTACKED.format(cost=cost, text=text).replace("[air]}", "[air], damage: 20, counters: 3}")
    x = " for X = 2" if "X" in cost else ""

    assert value(situation("strike:7.2.5.3", table, f"Ana plays Song with Vey on Tavi{x}", "all pass"), asked) == answer


@pytest.mark.parametrize(
    "more",
    ["effects: [{on: Vey, change: courage +X}]", "effects: [{on: Vey, gains: [{name: Aura, changes: [power +X]}]}]"],
)
def test_what_is_in_force_has_a_number_of_its_own(more: str) -> None:
    """8.4.2.6: the same of an effect that is there already."""
    with pytest.raises(BadInput, match="is no|is not a change"):
        situation("burst", TWO + more)
