"""Tables as strangers write them: what is read, what is refused, and with which words."""

import pytest

from judge.content.problem import BadInput
from wot_conquest.situations import situation, value


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("players: {Ana: Dragonswurn}", "did you mean Dragonsworn?"),
        ("players: {}", "there are no players"),
        ("units: {Rand: {owner: Anna}}", "did you mean Ana?"),
        ("units: {Rand: {owner: Ana, abilities: [fly away]}}", "is no instruction"),
        ("units: {Rand: {owner: Ana, abilities: [{name: X, do: kill target}]}}", "say what it is used on"),
        ("units: {Rand: {owner: Ana, abilities: [{name: X, target: dragon, do: kill target}]}}", "is no target"),
        ("units: {Rand: {owner: Ana, abilities: [{name: X, cost: a lot, do: attack +1}]}}", "is no cost"),
        ("units: {Rand: {owner: Ana, abilities: [{name: X, do: attack +1 to Fede}]}, Fade: {owner: Ben}}", "Fade"),
        ("units: {Rand: {owner: Ana}, Fade: {owner: Ben}}\ndistances: {Rand - Camp: span}", "say where Fade is"),
        ("distances: {Rand Fade: span}", "names no two places"),
        ("distances: {Rand - Fade: close}", "is no distance"),
        ("units: {Rand: {owner: Ana}, Fade: {owner: Ben}}\ndistances: {Rand - Fade: 7}", "say in `lengths`"),
        ("units: {Rand: {owner: Ana, at: Lan}, Lan: {owner: Ana, at: Rand}}", "stands where it itself stands"),
        (
            "units: {Rand: {owner: Ana, at: Lan}, Lan: {owner: Ana, at: Rand}}\ndistances: {Rand - Camp: span}",
            "Rand stands where it itself stands",
        ),
        (
            "units: {Mat: {at: Rand}, Rand: {at: Lan}, Lan: {at: Rand}}\ndistances: {Camp - Mat: span}",
            "Lan stands where it itself stands",
        ),
        ("units: {Tear: {owner: Ana}}\ncities: {Tear: Ana}", "is used twice"),
        (
            "units: {Rand: {owner: Ana, at: Camp}, Fade: {owner: Ben, at: Camp}}\n"
            "distances: {Rand - Ford: span, Fade - Ford: 'short, beyond a span'}",
            "Camp and Ford are said to be within a span of each other and beyond it",
        ),
        (
            "units: {Rand: {owner: Ana, at: Camp}, Fade: {owner: Ben, at: Camp}}\ndistances: {Rand - Fade: medium}",
            "two pieces at Camp are said to be apart",
        ),
        ("units: {Rand: {owner: Ana}}\nbattle: Ran", "did you mean Rand?"),
        ("units: {Rand: {owner: Ana, at: reserve}}\nbattle: Rand", 'table.battle: unknown fighting piece "Rand"'),
        ("units: {Rand: {owner: Anna}}", 'table.units.Rand.owner: unknown player "Anna"'),
        ("effects: [{on: Rand, change: attack +1}]", 'table.effects[1].on: unknown piece or player "Rand"'),
        ("horn: {city: Tear}", 'table.horn.city: unknown city "Tear"'),
        ("order: [Ana, Bin]", "did you mean Ben?"),
        ("lengths: {spam: 3}", 'table.lengths.spam: unknown measure "spam"'),
        ("units: {Map: {owner: Ana}}", "is used twice (the game itself and units)"),
        ("effects: [{on: Rand, change: strength +1}]", "is no change"),
        ("towns: {Godan: {left: 3}}", "allowed: a number from 0 to 2"),
    ],
)
def test_a_bad_table_is_told_what_is_allowed(table: str, said: str) -> None:
    """Each mistake is named with what was found and what may stand there."""
    with pytest.raises(BadInput) as bad:
        situation("attack", table)

    assert said in str(bad.value)


def test_a_colon_in_front_names_the_phase() -> None:
    """`battle: attack +3` is used in a battle; without a phase it is always in force."""
    table = "units: {Rand: {owner: Ana, attack: 2, abilities: ['battle: attack +3', 'attack +1']}}"

    assert value(situation("attack", table), "attack of Rand") == 3


def test_british_and_short_figures() -> None:
    """`att`, `defence` and `dam` are read like the long words."""
    table = "units: {Rand: {owner: Ana, att: 2, defence: 3, dam: 1}}"
    played = situation("attack", table)

    assert [value(played, f"{each} of Rand") for each in ("attack", "defence", "damage")] == [2, 3, 1]


def test_what_is_said_twice_of_two_places_is_taken_together() -> None:
    """A span between two units and a short-span between their places are both known."""
    table = """
    units: {Rand: {owner: Ana, at: Camp}, Lan: {owner: Ana, at: Ford}}
    distances: {Rand - Lan: span, Ford - Camp: short-span}
    """
    played = situation("attack", table)

    assert value(played, "Lan is within a span of Rand") is True
    assert value(played, "Lan is within a short-span of Rand") is True


def test_numbers_and_lengths() -> None:
    """span: with lengths on the table a distance of 4 is beyond a span of 3 and within a medium-span of 5."""
    table = """
    units: {Rand: {owner: Ana, at: Camp}, Lan: {owner: Ana, at: Ford}}
    lengths: {span: 3, short: 2, medium: 5, long: 9}
    distances: {Camp - Ford: 4}
    """
    played = situation("attack", table)

    assert value(played, "Lan is within a medium-span of Rand") is True
    assert value(played, "Lan is within a span of Rand") is False
    assert value(played, "length of a span") == 3
