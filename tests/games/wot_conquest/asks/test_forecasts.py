"""Asked before the sums are compared, the victor is the one who is then named."""

import pytest

from wot_conquest.situations import situation, value

STARTS = "Ana initiates a battle with Rand"
RAND = "units: {{Rand: {{owner: Ana, leader: yes, attack: {attack}, damage: 2, hp: 3}}{more}}}"
FADE = ", Fade: {owner: Ben, defense: 0, damage: 1, hp: 2}"


def before_and_after(table: str, quantity: str, **readings: str) -> tuple[object, object]:
    """What is answered when the battle has begun, and when it has been decided."""
    begun = situation("attack", table, STARTS, **readings)
    done = situation("attack", table, STARTS, "all pass", **readings)
    return value(begun, quantity), value(done, quantity)


@pytest.mark.parametrize("attack", [0, 3])
@pytest.mark.parametrize("tie", ["no-rule", "no-victor", "defender-holds"])
def test_nobody_wins_against_nobody(attack: int, tie: str) -> None:
    """battle.2-victor, no-enemy-battle: there are no two sides of which one is higher, and nobody is to be hit."""
    table = RAND.format(attack=attack, more="")

    assert before_and_after(table, "victor", tie=tie) == ("nobody", "nobody")
    assert before_and_after(table, "damage total", tie=tie) == (0, 0)


@pytest.mark.parametrize(
    ("attack", "reading", "victor"),
    [(0, "town-falls", "Ana"), (0, "as-any-tie", "no rule"), (3, "as-any-tie", "Ana")],
)
def test_a_lone_town(attack: int, reading: str, victor: str) -> None:
    """battle.2-victor, neutral-town: 3 is more than 0; 0 against 0 is a tie, unless a town cannot defend itself."""
    table = f"{RAND.format(attack=attack, more='')}\ntowns: {{Ford: }}"

    assert before_and_after(table, "victor", town_attacked_by=reading) == (victor, victor)


TIES = [("no-rule", "no rule"), ("no-victor", "nobody"), ("defender-holds", "Ben")]


@pytest.mark.parametrize(("tie", "victor"), TIES)
def test_a_town_beside_a_unit_does_not_fall_to_nothing(tie: str, victor: str) -> None:
    """battle.2-victor: the town is not alone, so that 0 against 0 is a tie like any other."""
    table = f"{RAND.format(attack=0, more=FADE)}\ntowns: {{Ford: }}"

    assert before_and_after(table, "victor", tie=tie, town_attacked_by="town-falls") == (victor, victor)


@pytest.mark.parametrize(("tie", "victor"), TIES)
def test_a_defender_without_units_is_no_town(tie: str, victor: str) -> None:
    """battle.2-victor, battle-order: the Fade was killed before, so it is 0 against 0 with no town to fall."""
    bolt = "abilities: [{name: Bolt, target: enemy unit, do: kill target, limit: once per battle}]"
    table = RAND.format(attack=0, more=FADE).replace("damage: 2", f"damage: 2, {bolt}")
    killed = situation("attack", table, STARTS, "Ana uses Bolt of Rand on Fade", tie=tie, town_attacked_by="town-falls")

    assert value(killed, "victor") == victor
